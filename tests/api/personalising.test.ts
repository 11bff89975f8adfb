import { beforeAll, describe, expect, it } from "vitest";
import { GOALS } from "../../schema/goals.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { countStatements, startApi } from "../support/api.ts";
import {
  AREA_NAMES,
  type AreaName,
  allProducts,
  aProduct,
  categoryId,
  type ListArguments,
  listQuery,
  totalOf,
  walkIds,
  write,
} from "../support/apiCatalogue.ts";

const api = await startApi();
const products = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);

const ids = async (list: ListArguments): Promise<number[]> => (await walkIds(api, list)).sort((a, b) => a - b);
const idsWhere = (area: string, isWanted: (p: Product) => boolean): number[] =>
  products.filter((p) => p.category.area === area && isWanted(p)).map(({ id }) => id);
const isTiedTo = (p: Product, goal: string): boolean => p.goalReasons.some((reason) => reason.goal === goal);

const namesFor = async (area: AreaName, goals: string[]): Promise<string[]> => {
  const { data } = await api.graphql<{ products: { nodes: { name: string }[] } }>(listQuery("nodes { name }"), {
    area,
    goals,
  });
  return data.products.nodes.map(({ name }) => name).sort();
};

const goalsWithoutProducts = async (area: AreaName, goals: string[]) => {
  const { data } = await api.graphql<{
    products: { goalsWithoutProducts: { key: string; guide: { title: string; path: string } }[] };
  }>(listQuery("goalsWithoutProducts { key guide { title path } }"), { area, goals, filter: { search: "finns inte" } });
  return data.products.goalsWithoutProducts;
};

describe("what is offered for a goal", () => {
  it("is no supplement against stress, nor for sleep, focus, weight or a long life", async () => {
    for (const goal of ["Hantera stress", "Sova bättre", "Skärpa fokus och minne", "Hålla en hälsosam vikt"])
      expect(await namesFor("SUPPLEMENTS", [goal])).toEqual([]);
    expect(await namesFor("SUPPLEMENTS", ["Leva längre och friskare", "Ha koll på min hälsa"])).toEqual([]);
  });

  it("is for energy and fitness what has an authorised claim", async () => {
    expect(await namesFor("SUPPLEMENTS", ["Få mer energi"])).toEqual([
      "B-komplex Åtta",
      "B12 sugtablett hallon",
      "Mildjärn med C-vitamin",
    ]);
    expect(await namesFor("SUPPLEMENTS", ["fitness"])).toEqual([
      "Kreatin Rent",
      "Vassle Hage naturell",
      "Ärtprotein Åkerfält",
    ]);
  });

  it("is no glucose sensor for the weight and no magnetic mat for the fitness", async () => {
    expect(await namesFor("BIOHACKING", ["weight"])).toEqual([]);
    expect(await namesFor("BIOHACKING", ["fitness"])).not.toContain("PEMF-matta Polder");
  });

  it("is the same for the text that a goal had before", async () => {
    const now = await namesFor("TESTS", ["Ha koll på min hälsa"]);
    expect(now).not.toEqual([]);
    expect(await namesFor("TESTS", ["Förebygga och följa min hälsa"])).toEqual(now);
  });
});

describe.each(AREA_NAMES)("goals in %s", (area) => {
  it.each(GOALS)("keep what is tied to $id, given by id or by text", async ({ id, text }) => {
    const expected = idsWhere(area, (p) => isTiedTo(p, id));
    expect(await ids({ area, goals: [id] })).toEqual(expected);
    expect(await ids({ area, goals: [text.toUpperCase()] })).toEqual(expected);
    expect((await totalOf(api, { area, goals: [id] })).count).toBe(expected.length);
  });

  it("keep what fits any of several, free text too", async () => {
    const free = products.find((p) => p.category.area === area)?.name ?? "";
    const expected = idsWhere(area, (p) => isTiedTo(p, "fitness") || p.name === free);
    expect(expected.length).toBeGreaterThan(1);
    expect(await ids({ area, goals: ["fitness", free.toUpperCase()] })).toEqual(expected);
  });

  it("do nothing when there are none", async () => {
    const everything = idsWhere(area, () => true);
    expect(await ids({ area, goals: [] })).toEqual(everything);
    expect(await ids({ area, goals: ["", " "] })).toEqual(everything);
  });

  it("say which of them nothing fits, whatever else filters, and where to read instead", async () => {
    const without = GOALS.filter(({ id }) => idsWhere(area, (p) => isTiedTo(p, id)).length === 0);
    expect(without).not.toEqual([]);
    const missing = await goalsWithoutProducts(area, [...GOALS.map(({ id }) => id), "något eget"]);
    expect(missing.map(({ key }) => key)).toEqual(without.map(({ id }) => id));
    for (const [index, { guide }] of missing.entries()) {
      expect(guide.path).toBe(`/guider/${without[index]?.guide}`);
      expect(guide.title).not.toBe("");
    }
    expect(await goalsWithoutProducts(area, [])).toEqual([]);
  });
});

describe("a product says why it is shown", () => {
  it("for each goal that it is tied to", async () => {
    const wanted = products.find(({ goalReasons }) => goalReasons.length > 1);
    const { data } = await api.graphql(
      "query ($id: Int!) { product(databaseId: $id) { goalReasons { goal { key text } reason } } }",
      { id: wanted?.id },
    );
    const goalReasons = wanted?.goalReasons.map(({ goal, reason }) => ({
      goal: { key: goal, text: GOALS.find(({ id }) => id === goal)?.text },
      reason,
    }));
    expect(data).toEqual({ product: { goalReasons } });
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
    const expected = idsWhere(
      "BIOHACKING",
      (p) => isTiedTo(p, "sleep") && !hard.includes(p) && p.providerCountry === "Sverige",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(
      await ids({ area: "BIOHACKING", goals: ["sleep"], experience: "BEGINNER", filter: { swedishOnly: true } }),
    ).toEqual(expected);
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
});

// Last, since it writes products that lists then have.
describe("a goal's own text", () => {
  const NAMES = {
    whole: "Lär dig sova bättre (än förr)",
    start: "Sova bättre.",
    longer: "Översova bättre",
    other: "Sova bättrea",
    split: "Sova mycket bättre",
    sign: "Rea: 100% a_b",
  };
  beforeAll(async () => {
    const category = await categoryId(api.db, "kosttillskott");
    await write(api.db, ...Object.values(NAMES).map((name) => aProduct({ categoryId: category, name })));
  });

  it("counts as a whole phrase, in any case", async () => {
    expect(await namesFor("SUPPLEMENTS", ["sleep"])).toEqual([NAMES.whole, NAMES.start].sort());
    expect(await namesFor("SUPPLEMENTS", ["SOVA  BÄTTRE"])).toEqual([NAMES.whole, NAMES.start].sort());
    expect((await goalsWithoutProducts("SUPPLEMENTS", ["sleep", "stress"])).map(({ key }) => key)).toEqual(["stress"]);
  });

  it("has no signs that stand for others", async () => {
    for (const sign of ["%", "a_b", "100%"]) expect(await namesFor("SUPPLEMENTS", [sign])).toEqual([NAMES.sign]);
    for (const sign of [".ova bättre", "s.*e", "(?i)sova", "***:", "so|va", "[a-z]", "a\\b", "^", "$"])
      expect(await namesFor("SUPPLEMENTS", [sign])).toEqual([]);
    expect(await namesFor("SUPPLEMENTS", ["(än förr)"])).toEqual([NAMES.whole]);
  });
});
