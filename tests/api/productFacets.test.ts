import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CATEGORY_SLUGS,
  EQUIPMENT_TYPES,
  FORM_LABELS,
  FORM_NAMES,
  SAMPLE_LABELS,
  SAMPLE_NAMES,
} from "../../schema/catalogue.ts";
import { sharedApi } from "../support/accounts.ts";
import { AREA_NAMES, type AreaName, type ListArguments, listQuery, walkIds } from "../support/apiCatalogue.ts";

const api = await sharedApi();

interface Facets {
  products: {
    totalCount: number;
    totalCountIsExact: boolean;
    facets: {
      categories: { category: { slug: string }; count: number | null }[];
      kinds: { value: string; label: string; count: number | null }[];
    };
  };
}

/** What kinds are called in the graph, with their labels. */
const named = (names: Record<string, string>, labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([stored, name]) => [name, labels[stored] ?? ""]));

const KINDS: Record<AreaName, Record<string, string>> = {
  TESTS: named(SAMPLE_NAMES, SAMPLE_LABELS),
  SUPPLEMENTS: named(FORM_NAMES, FORM_LABELS),
  BIOHACKING: Object.fromEntries(EQUIPMENT_TYPES.map((type) => [type, type])),
};

async function facetsOf(list: ListArguments): Promise<Facets["products"]> {
  const { data } = await api.graphql<Facets>(
    listQuery(
      "totalCount totalCountIsExact facets { categories { category { slug } count } kinds { value label count } }",
    ),
    { ...list, first: 1 },
  );
  return data.products;
}

/** The filter by kind that each area has. */
const KIND_FIELDS: Record<AreaName, string> = { TESTS: "sampleType", SUPPLEMENTS: "form", BIOHACKING: "equipmentType" };

/** The other conditions that facets are counted under. */
const CONDITIONS: Omit<ListArguments, "area">[] = [
  {},
  { filter: { swedishOnly: true } },
  { filter: { search: "a" } },
  { filter: { search: "magnesium", swedishOnly: true } },
  { goals: ["sleep", "energy"] },
  { experience: "BEGINNER", filter: { search: "in" } },
  { filter: { search: "finns inte någonstans" } },
];

describe.each(AREA_NAMES)("the counts beside the filters of %s", (area) => {
  const slugs: readonly string[] = CATEGORY_SLUGS[area];
  it("name every category and every kind, in order, with labels", async () => {
    const { facets } = await facetsOf({ area });
    expect(facets.categories.map(({ category }) => category.slug)).toEqual(slugs);
    expect(facets.kinds.map(({ value, label }) => [value, label])).toEqual(Object.entries(KINDS[area]));
  });
});

/** What may be chosen: an area, other conditions, a category and a kind of it. */
interface Choice {
  area: AreaName;
  condition: Omit<ListArguments, "area">;
  category: string | undefined;
  kind: string | undefined;
}

const CHOICES: Choice[] = AREA_NAMES.flatMap((area) =>
  CONDITIONS.flatMap((condition) =>
    [undefined, ...CATEGORY_SLUGS[area]].flatMap((category) =>
      [undefined, ...Object.keys(KINDS[area])].map((kind) => ({ area, condition, category, kind })),
    ),
  ),
);

/** The list that a choice leads to. */
const listOf = ({ area, condition, category, kind }: Choice): ListArguments => ({
  area,
  ...condition,
  filter: { ...condition.filter, ...(category && { category }), ...(kind && { [KIND_FIELDS[area]]: kind }) },
});

const sizes = new Map<string, Promise<number>>();
/** How many products a choice leads to, by walking through all of them. */
function sizeOf(choice: Choice): Promise<number> {
  const list = listOf(choice);
  const key = JSON.stringify(list);
  const known = sizes.get(key) ?? walkIds(api, list).then(({ length }) => length);
  sizes.set(key, known);
  return known;
}

async function expectTrueCounts(choice: Choice): Promise<void> {
  const { totalCount, totalCountIsExact, facets } = await facetsOf(listOf(choice));
  expect([totalCount, totalCountIsExact]).toEqual([await sizeOf(choice), true]);
  for (const { category, count } of facets.categories)
    expect(count).toBe(await sizeOf({ ...choice, category: category.slug }));
  for (const { value, count } of facets.kinds) expect(count).toBe(await sizeOf({ ...choice, kind: value }));
}

describe("every count is what choosing that filter really gives", () => {
  it.each(AREA_NAMES)("for %s with nothing else chosen", async (area) => {
    await expectTrueCounts({ area, condition: {}, category: undefined, kind: undefined });
  });

  it("whatever else is chosen", async () => {
    const numRuns = process.env.FULL_RUN ? CHOICES.length : 40;
    await fc.assert(fc.asyncProperty(fc.constantFrom(...CHOICES), expectTrueCounts), { numRuns });
  });
});
