import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { breakingChanges } from "../../server/cli/graphChanges.ts";

const GRAPH = `
  interface Node { id: ID! }
  type Query {
    "The thing."
    thing(id: ID!, size: Int = 10, old: Boolean @deprecated(reason: "not needed")): Thing
    gone: Gone @deprecated(reason: "use thing")
    node(id: ID!): Node
  }
  type Thing implements Node { id: ID!, name: String!, kind: Kind!, formerName: String @deprecated(reason: "use name") }
  type Gone { name: String }
  enum Kind { SMALL LARGE HUGE @deprecated(reason: "use LARGE") }
  input ThingInput { name: String!, note: String, tag: String @deprecated(reason: "use note") }
  type Mutation { change(input: ThingInput!): Thing }
`;

/** What a client would miss once this part of the graph reads otherwise. */
function missed(...changes: [from: string, to: string][]): Promise<string[]> {
  let built = GRAPH;
  for (const [from, to] of changes) {
    expect(built).toContain(from);
    built = built.replace(from, to);
  }
  return breakingChanges(buildSchema(GRAPH), buildSchema(built));
}

describe("the check of the published graph", () => {
  it("lets pass what adds, describes and deprecates", async () => {
    expect(await missed()).toEqual([]);
    expect(
      await missed(
        ["name: String!, kind", "name: String!, other: Int, kind"],
        ["SMALL LARGE", "SMALL MIDDLE LARGE"],
        ["note: String,", "note: String, more: String,"],
        ['"The thing."', '"A thing."'],
        ["kind: Kind!", 'kind: Kind! @deprecated(reason: "not needed")'],
      ),
    ).toEqual([]);
  });

  it.each<[what: string, from: string, to: string, message: RegExp]>([
    ["a field", "name: String!, kind", "kind", /'name' was removed from object type 'Thing'/],
    ["an argument", ", size: Int = 10", "", /'size: Int' was removed/],
    ["an enum value", "SMALL LARGE", "LARGE", /'SMALL' was removed/],
    ["an input field", "note: String, ", "", /'note' was removed/],
    ["an interface", "type Thing implements Node", "type Thing", /Node/],
    ["a root field", "node(id: ID!): Node", "", /'node' was removed/],
    ["a field's type", "name: String!, kind", "name: Int!, kind", /'Thing\.name' changed type/],
    ["a field that may be null now", "kind: Kind!", "kind: Kind", /'Thing\.kind' changed type/],
    ["an argument's default", "size: Int = 10", "size: Int = 20", /Default value for argument 'size'/],
    ["an argument that must be given now", "size: Int = 10", "size: Int!", /'size'/],
    ["a new field that must be given", "note: String,", "note: String, must: String!,", /'must'/],
  ])("fails for %s that goes or changes without having been deprecated", async (_, from, to, message) => {
    const broken = await missed([from, to]);
    expect(broken.join("\n")).toMatch(message);
  });

  it("fails for a type that goes, though nothing but fragments named it", async () => {
    const broken = await missed(
      ["thing(id: ID!, size: Int = 10, old", "other(old"],
      ["): Thing\n    gone", "): Int\n    gone"],
      ["change(input: ThingInput!): Thing", "change(input: ThingInput!): Int"],
      ["type Thing implements Node", "type Other implements Node"],
    );
    expect(broken.join("\n")).toMatch(/Type 'Thing' was removed/);
  });

  it.each<[what: string, ...changes: [from: string, to: string][]]>([
    ["a field", [', formerName: String @deprecated(reason: "use name")', ""]],
    ["an argument", [', old: Boolean @deprecated(reason: "not needed")', ""]],
    ["an enum value", [' HUGE @deprecated(reason: "use LARGE")', ""]],
    ["an input field", [', tag: String @deprecated(reason: "use note")', ""]],
    ["a field with its type", ['gone: Gone @deprecated(reason: "use thing")', ""], ["type Gone { name: String }", ""]],
  ])("lets go %s that was published as deprecated", async (_, ...changes) => {
    expect(await missed(...changes)).toEqual([]);
  });
});
