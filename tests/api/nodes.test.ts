import { describe, expect, it } from "vitest";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { sharedApi } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";

const api = await sharedApi();

const NODE = "query ($id: ID!) { node(id: $id) { __typename id ... on Author { name } } }";
const NODES = "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Author { name slug } } }";

type Found = { __typename: string; id: string; name: string } | null;
const node = (id: string) => api.graphql<{ node: Found }>(NODE, { id });
const nodes = (ids: string[]) => api.graphql<{ nodes: Found[] }>(NODES, { ids });

const author = async (slug: string) =>
  (await api.graphql<{ author: { id: string; name: string } }>(`{ author(slug: "${slug}") { id name } }`)).data.author;

describe("a thing by its identifier", () => {
  it("is found, whatever it is", async () => {
    const { id, name } = await author("eivor-almvide");
    expect((await node(id)).data.node).toEqual({ __typename: "Author", id, name });
  });

  it("is null when it is gone", async () => {
    const { status, data } = await node(globalId("Author", 999_999));
    expect([status, data.node]).toEqual([200, null]);
  });

  it.each([
    ["the number alone", "1"],
    ["nothing", ""],
    ["another spelling of the same", Buffer.from("Author:1").toString("base64")],
    ["a kind that does not exist", globalId("Dragon", 1)],
    ["what nobody could have got", "%%%"],
    ["far too much", "A".repeat(5_000)],
  ])("is refused by %s", async (_, id) => {
    const { errors, data } = await node(id);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "id" });
    expect(errors[0]?.path).toEqual(["node"]);
    expect(data?.node ?? null).toBeNull();
  });

  it.each(["0", "-1", "1e3", "99999999999", "1; --", "\0"])(
    "is null for a key %j that no row can have",
    async (key) => {
      expect((await node(globalId("Author", key))).data.node).toBeNull();
    },
  );
});

describe("several things by their identifiers", () => {
  it("come in the order asked for, with a gap for what is gone, in as many statements as one", async () => {
    const [one, other] = [await author("eivor-almvide"), await author("jonas-rimfalt")];
    const gone = globalId("Author", 999_999);
    const [found, many] = await countStatements(() => nodes([other.id, gone, one.id, other.id]));
    expect(found.data.nodes.map((each) => each?.name ?? null)).toEqual([other.name, null, one.name, other.name]);
    const [, single] = await countStatements(() => nodes([one.id]));
    expect(many).toBe(single);
  });

  it("are a hundred at most", async () => {
    const { errors } = await nodes(Array.from({ length: 101 }, () => globalId("Author", 1)));
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "ids" });
  });
});
