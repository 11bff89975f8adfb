import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLField, getNamedType, isEnumType, isNonNullType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { FIELD_ERROR_CODES } from "../../schema/fieldErrors.ts";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema/schema.graphql"), "utf8"));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const title = (name: string) => name[0]?.toUpperCase() + name.slice(1);
const codes = Object.keys(FIELD_ERROR_CODES);

/** Codes that a mutation's description says it answers. */
const namedBy = ({ description }: GraphQLField<unknown, unknown>): string[] =>
  /Errors: ([^.]*)\./.exec(description ?? "")?.[1]?.match(/[A-Z]{2}[A-Z_]+/g) ?? [];

describe.each(mutations.map((mutation) => [mutation.name, mutation] as const))("the mutation %s", (name, mutation) => {
  it("takes one input of its own name, or nothing", () => {
    expect([[], [`input: ${title(name)}Input!`]]).toContainEqual(
      mutation.args.map((argument) => `${argument.name}: ${argument.type}`),
    );
  });

  it("answers a payload of its own name with its errors", () => {
    expect(String(mutation.type)).toBe(`${title(name)}Payload!`);
    const payload = getNamedType(mutation.type);
    expect(isObjectType(payload) && String(payload.getFields().errors?.type)).toBe("[FieldError!]!");
  });

  it("names only codes that there are", () => {
    expect(codes).toEqual(expect.arrayContaining(namedBy(mutation)));
  });
});

describe("the codes of a mutation's errors", () => {
  it("are those of one list, and each is told of by a mutation", () => {
    const type = schema.getType("FieldErrorCode");
    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual([...codes].sort());
    expect(codes.filter((code) => !mutations.some((mutation) => namedBy(mutation).includes(code)))).toEqual([]);
  });
});

describe("a root query field", () => {
  it("is nullable where it is an object or a list", () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const sure = fields.filter(({ type }) => isNonNullType(type) && String(type) !== "Boolean!");
    expect(sure.map(({ name }) => name)).toEqual([]);
  });
});
