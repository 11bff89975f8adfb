import { describe, expect, it } from "vitest";
import { GOALS } from "../../schema/goals.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { countStatements, startApi } from "../support/api.ts";
import { AREA_NAMES, allProducts, type ListArguments, listQuery, totalOf, walkIds } from "../support/apiCatalogue.ts";

const api = await startApi();
const products = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);

/** Name, description and category: where specification 2 §4 looks for goals. */
const hasAny = (p: Product, words: readonly string[]): boolean => {
  const texts = [p.name, p.description, p.category.name].map((text) => text.toLocaleLowerCase("sv"));
  return words.some((word) => texts.some((text) => text.includes(word.toLocaleLowerCase("sv"))));
};

const ids = async (list: ListArguments): Promise<number[]> => (await walkIds(api, list)).sort((a, b) => a - b);
const idsWhere = (area: string, isWanted: (p: Product) => boolean): number[] =>
  products.filter((p) => p.category.area === area && isWanted(p)).map(({ id }) => id);

describe.each(AREA_NAMES)("goals in %s", (area) => {
  it.each(GOALS)("keep what fits $id, given by id or by text", async ({ id, text, keywords }) => {
    const expected = idsWhere(area, (p) => hasAny(p, [text, ...keywords]));
    expect(await ids({ area, goals: [id] })).toEqual(expected);
    expect(await ids({ area, goals: [text.toUpperCase()] })).toEqual(expected);
    expect((await totalOf(api, { area, goals: [id] })).count).toBe(expected.length);
  });

  it("keep what fits any of several, free text too", async () => {
    const sleep = GOALS.find(({ id }) => id === "sleep");
    const free = products.find((p) => p.category.area === area)?.name.toUpperCase() ?? "";
    const expected = idsWhere(area, (p) => hasAny(p, [sleep?.text ?? "", ...(sleep?.keywords ?? []), free]));
    expect(expected.length).toBeGreaterThan(0);
    expect(await ids({ area, goals: ["sleep", free] })).toEqual(expected);
  });

  it("do nothing when there are none", async () => {
    const everything = idsWhere(area, () => true);
    expect(await ids({ area, goals: [] })).toEqual(everything);
    expect(await ids({ area, goals: ["", " "] })).toEqual(everything);
  });
});

describe("experience", () => {
  const hard = products.filter(({ difficulty }) => String(difficulty) === "svår");
  const easy = products.filter(({ difficulty }) => String(difficulty) === "lätt");

  it("has something to hide in the demo catalogue", () => {
    expect(hard).not.toEqual([]);
    expect(easy).not.toEqual([]);
    expect(products.some(({ difficulty }) => difficulty === null)).toBe(true);
  });

  it.each(AREA_NAMES)("hides 'svår' from beginners and 'lätt' from the advanced in %s", async (area) => {
    expect(await ids({ area, experience: "BEGINNER" })).toEqual(idsWhere(area, (p) => !hard.includes(p)));
    expect(await ids({ area, experience: "ADVANCED" })).toEqual(idsWhere(area, (p) => !easy.includes(p)));
    expect(await ids({ area, experience: "INTERMEDIATE" })).toEqual(idsWhere(area, () => true));
  });

  it("counts together with goals and filters", async () => {
    const [area, goals] = ["SUPPLEMENTS", ["sleep"]] as const;
    const words = GOALS.find(({ id }) => id === "sleep")?.keywords ?? [];
    const expected = idsWhere(area, (p) => hasAny(p, words) && !hard.includes(p) && p.providerCountry === "Sverige");
    expect(await ids({ area, goals: [...goals], experience: "BEGINNER", filter: { swedishOnly: true } })).toEqual(
      expected,
    );
  });
});

describe("goals that cannot be used are refused", () => {
  it.each([
    ["too many", Array.from({ length: 21 }, (_, index) => `mål ${index}`)],
    ["one that is too long", ["ö".repeat(201)]],
    ["one with a NUL", ["sömn\0"]],
  ])("%s", async (_, goals) => {
    const [{ status, errors }, statements] = await countStatements(() =>
      api.graphql(listQuery("totalCount"), { area: "TESTS", goals }),
    );
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "goals" });
    expect(statements).toBe(0);
  });

  it("but wildcards in them are letters like others", async () => {
    expect(await ids({ area: "TESTS", goals: ["%"] })).toEqual(idsWhere("TESTS", (p) => hasAny(p, ["%"])));
    expect(await ids({ area: "TESTS", goals: ["_"] })).toEqual(idsWhere("TESTS", (p) => hasAny(p, ["_"])));
  });
});
