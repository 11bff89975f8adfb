import { describe, expect, it } from "vitest";
import {
  CATEGORY_SLUGS,
  EQUIPMENT_TYPES,
  FORM_LABELS,
  FORM_NAMES,
  SAMPLE_LABELS,
  SAMPLE_NAMES,
} from "../../schema/catalogue.ts";
import { startApi } from "../support/api.ts";
import { AREA_NAMES, type AreaName, type ListArguments, listQuery, walkIds } from "../support/apiCatalogue.ts";

const api = await startApi();

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
  const kindField = { TESTS: "sampleType", SUPPLEMENTS: "form", BIOHACKING: "equipmentType" }[area];

  it("name every category and every kind, in order, with labels", async () => {
    const { facets } = await facetsOf({ area });
    expect(facets.categories.map(({ category }) => category.slug)).toEqual(slugs);
    expect(facets.kinds.map(({ value, label }) => [value, label])).toEqual(Object.entries(KINDS[area]));
  });

  it.each(CONDITIONS)("are what choosing that filter really gives, under %j", async (condition) => {
    const chosen = (category?: string, kind?: string): ListArguments => ({
      area,
      ...condition,
      filter: { ...condition.filter, ...(category && { category }), ...(kind && { [kindField]: kind }) },
    });
    const sizes = new Map<string, number>();
    const size = async (category?: string, kind?: string): Promise<number> => {
      const key = `${category}/${kind}`;
      const known = sizes.get(key) ?? (await walkIds(api, chosen(category, kind))).length;
      sizes.set(key, known);
      return known;
    };
    for (const category of [undefined, ...slugs]) {
      for (const kind of [undefined, ...Object.keys(KINDS[area])]) {
        const { totalCount, totalCountIsExact, facets } = await facetsOf(chosen(category, kind));
        expect([totalCount, totalCountIsExact]).toEqual([await size(category, kind), true]);
        for (const facet of facets.categories) expect(facet.count).toBe(await size(facet.category.slug, kind));
        for (const facet of facets.kinds) expect(facet.count).toBe(await size(category, facet.value));
      }
    }
  });
});
