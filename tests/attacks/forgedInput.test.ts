import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";
import { listQuery, totalOf } from "../support/apiCatalogue.ts";

const api = await sharedApi();
const QUERY = listQuery("nodes { id name } totalCount pageInfo { hasNextPage endCursor }");
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What the cursors of this list begin with: without it, none gets as far as its key. */
const { data: real } = await api.graphql<{ products: { pageInfo: { endCursor: string } } }>(QUERY, { area: "TESTS" });
const [list] = JSON.parse(Buffer.from(real.products.pageInfo.endCursor, "base64url").toString()) as [string];
const cursor = (...key: unknown[]): string => encoded([list, ...key]);

async function ask(variables: Record<string, unknown>) {
  const [answer, statements] = await countStatements(() => api.graphql(QUERY, { area: "TESTS", ...variables }));
  return { ...answer, statements };
}

async function expectRefused(variables: Record<string, unknown>, field: string): Promise<void> {
  const { status, errors, statements, data } = await ask(variables);
  expect([status, errors[0]?.extensions.code, errors[0]?.extensions.field]).toEqual([400, "BAD_USER_INPUT", field]);
  expect((data as { products: unknown } | null)?.products ?? null).toBeNull();
  expect(statements).toBe(0);
}

/** Refused as the visitor's mistake, or answered; never a failure of ours. */
async function expectNoFailure(variables: Record<string, unknown>): Promise<void> {
  const { status, errors } = await ask(variables);
  expect([200, 400]).toContain(status);
  if (status === 400) expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  else expect(errors).toEqual([]);
}

describe("a page size that cannot be", () => {
  it.each([0, -1, 101, 1e9, 2_147_483_647, -2_147_483_648])("%d is refused", async (first) => {
    await expectRefused({ first }, "first");
  });

  it.each([1e10, 1.5, "24", true, [], {}, Number.MAX_SAFE_INTEGER])("%j is no whole number", async (first) => {
    const { status, errors, statements } = await ask({ first });
    expect([status, errors[0]?.extensions.code, statements]).toEqual([400, "BAD_USER_INPUT", 0]);
  });
});

describe("a forged cursor is refused", () => {
  it.each([
    ["no base64", "***"],
    ["empty", ""],
    ["no JSON", Buffer.from("hej").toString("base64url")],
    ["null", encoded(null)],
    ["a number", encoded(7)],
    ["an object", encoded({ sortRank: 0, name: "A", id: 1 })],
    ["too short", cursor(0, "A")],
    ["too long", cursor(0, "A", 1, 1)],
    ["without its list", encoded([0, "A", 1])],
    ["of another list", encoded(["AAAAAAAA", 0, "A", 1])],
    ["a rank out of range", cursor(2_147_483_648, "A", 1)],
    ["a rank that is text", cursor("0", "A", 1)],
    ["a name that is none", cursor(0, 7, 1)],
    ["a name with a NUL", cursor(0, "a\0b", 1)],
    ["an id out of range", cursor(0, "A", 2_147_483_648)],
    ["an id of zero", cursor(0, "A", 0)],
    ["an id that is no whole number", cursor(0, "A", 1.5)],
    ["an id that is SQL", cursor(0, "A", "1; DROP TABLE product")],
    ["huge", "A".repeat(100_000)],
    ["deeply nested", Buffer.from("[".repeat(1_000)).toString("base64url")],
    ["a prototype", Buffer.from('{"__proto__":[0,"A",1]}').toString("base64url")],
  ])("when it is %s", async (_, after) => {
    await expectRefused({ after }, "after");
  });

  it("or answered, whatever it is made of", async () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.base64String({ maxLength: 300 }),
      fc.json().map((json) => Buffer.from(json).toString("base64url")),
      fc
        .tuple(fc.integer({ min: -1, max: 4 }), fc.string({ unit: "binary" }), fc.integer())
        .map((key) => cursor(...key)),
    );
    await fc.assert(
      fc.asyncProperty(anything, (after) => expectNoFailure({ after, first: 2 })),
      { numRuns: 150 },
    );
  });

  it("but SQL in its name is only a name", async () => {
    const { status, errors } = await ask({ after: cursor(0, "'; DROP TABLE product; --", 1) });
    expect([status, errors]).toEqual([200, []]);
    expect((await totalOf(api, { area: "TESTS" })).count).toBeGreaterThan(24);
  });
});

describe("prices that cannot be", () => {
  it.each([
    [{ min: -1 }, "filter.priceRange.min"],
    [{ max: -1 }, "filter.priceRange.max"],
    [{ min: -2_147_483_648, max: 5 }, "filter.priceRange.min"],
    [{ min: 200, max: 100 }, "filter.priceRange.max"],
  ])("%j is refused", (priceRange, field) => expectRefused({ filter: { priceRange } }, field));

  it.each([{ min: 1.5 }, { max: "100" }, { min: 2_147_483_648 }, { amount: 1 }, 100])(
    "%j is no range of prices",
    async (priceRange) => {
      const { status, statements } = await ask({ filter: { priceRange } });
      expect([status, statements]).toEqual([400, 0]);
    },
  );

  it.each([{}, { min: 0, max: 2_147_483_647 }, { min: null, max: null }])("%j is one", async (priceRange) => {
    const { status, errors } = await ask({ filter: { priceRange } });
    expect([status, errors]).toEqual([200, []]);
  });
});

describe("text of any kind", () => {
  it.each([
    "'; DROP TABLE product; --",
    "' OR '1'='1",
    "\\'; SELECT pg_sleep(10); --",
    "$1",
    "%'",
    "\\",
    "{{7*7}}",
    "../../etc/passwd",
  ])("in a search is only text: %j", async (search) => {
    const { status, errors } = await ask({ filter: { search } });
    expect([status, errors]).toEqual([200, []]);
    expect((await totalOf(api, { area: "TESTS" })).count).toBeGreaterThan(24);
  });

  it("is answered or refused, never a failure", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 220 }),
      fc.string({
        unit: fc.constantFrom("\ud800", "\udfff", "\u0000", "%", "_", "\\", "💊", "\u0301", "İ", "ß", "\u2028"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            filter: fc.record(
              { search: text, category: text, sampleType: text, equipmentType: text },
              { requiredKeys: [] },
            ),
            goals: fc.array(text, { maxLength: 3 }),
          },
          { requiredKeys: [] },
        ),
        expectNoFailure,
      ),
      { numRuns: 200 },
    );
  });

  it.each(["\ud800", "a\udfffb", "\ud83d"])(
    "with half a character finds nothing and breaks nothing: %j",
    async (search) => {
      const { status, errors } = await ask({ filter: { search } });
      expect([status, errors]).toEqual([200, []]);
    },
  );
});

describe("a filter named like something of JavaScript's own is unknown", () => {
  const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype"];

  it.each(NAMES)("%s as sample type", async (sampleType) => {
    const { status, errors, statements } = await ask({ filter: { sampleType } });
    expect([status, errors[0]?.extensions.code, statements]).toEqual([400, "BAD_USER_INPUT", 0]);
  });

  it.each(NAMES)("%s as equipment type", (equipmentType) =>
    expectRefused({ area: "BIOHACKING", filter: { equipmentType } }, "filter.equipmentType"),
  );

  it.each(NAMES)("%s as category", async (category) => {
    const { status, errors } = await ask({ filter: { category } });
    expect([status, errors[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
  });

  it.each(NAMES)("%s as goal", async (goal) => {
    const { status, errors } = await ask({ goals: [goal] });
    expect([status, errors]).toEqual([200, []]);
  });

  it("or given as extra input", async () => {
    const filter = JSON.parse('{"__proto__": {"includeUnavailable": true}}');
    const { status, errors, statements } = await ask({ filter });
    expect([status, errors[0]?.extensions.code, statements]).toEqual([400, "BAD_REQUEST", 0]);
  });
});
