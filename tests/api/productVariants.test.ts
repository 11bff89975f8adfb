import { expect, it } from "vitest";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import { countStatements, eventually } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { decoded } from "../support/apiHtml.ts";
import { importFile, readFile, type SentMapping } from "../support/catalogueImport.ts";

const api = await startAccounts();
const { browser: admin } = await asAdmin(api);

/** Sizes of one thing, and something else, as Google's tables have them. */
const FILE = [
  "id\ttitle\tdescription\tlink\timage link\tavailability\tprice\titem group id",
  ...[
    ["FB-60", "Magnesium, 60 kapslar", "149.00 SEK", "MAG"],
    ["FB-120", "Magnesium, 120 kapslar", "249.00 SEK", "MAG"],
    ["FB-240", "Magnesium, 240 kapslar", "429.00 SEK", "MAG"],
    ["FB-Z", "Zink", "99.00 SEK", ""],
  ].map(([id, name, price, group]) =>
    [id, name, "Kapslar.", `https://fjallbutiken.example/${id}`, "", "in stock", price, group].join("\t"),
  ),
  "",
].join("\n");

interface Shown {
  name: string;
  path: string;
  variants: { name: string }[];
}

const shownOf = async (search: string): Promise<Shown[]> =>
  (
    await api.graphql<{ products: { nodes: Shown[] } }>(
      "query ($search: String) { products(area: SUPPLEMENTS, first: 20, filter: { search: $search }) { nodes { name path variants { name } } } }",
      { search },
    )
  ).data.products.nodes;

it("of a file that groups them have pages that lead to each other, at the same seller", async () => {
  const { file } = await readFile(admin, "varor.txt", FILE);
  if (!file) throw new Error("the file cannot be read");
  expect(file.preset).toBe("GOOGLE");
  const columns = file.suggestion.columns.filter(({ column }) => !["providerName", "category"].includes(column));
  const constant = (column: string, value: string) => ({
    column,
    fields: [],
    constant: value,
    values: [],
    isRaw: false,
  });
  const mapping = (seller: string): SentMapping =>
    ({
      ...file.suggestion,
      isShown: true,
      columns: [...columns, constant("providerName", seller), constant("category", "mineraler")],
    }) as SentMapping;
  expect(file.suggestion.columns.find(({ column }) => column === "variantGroup")?.fields).toEqual(["item group id"]);
  for (const seller of ["Fjällbutiken", "Havsboden"])
    expect((await importFile(admin, "varor.txt", FILE, { mapping: mapping(seller) })).errors).toEqual([]);

  const shown = await shownOf("magnesium kapslar Fjällbutiken");
  const sizes = ["Magnesium, 120 kapslar", "Magnesium, 240 kapslar", "Magnesium, 60 kapslar"];
  const ours = shown.filter(({ name }) => sizes.includes(name));
  expect(ours.length).toBeGreaterThanOrEqual(3);
  for (const { variants } of ours) expect(variants.map(({ name }) => name)).toEqual(sizes);
  const [zinc] = (await shownOf("zink Fjällbutiken")).filter(({ name }) => name === "Zink");
  expect(zinc?.variants).toEqual([]);

  const html = decoded(await (await api.fetch(ours[0]?.path ?? "")).text());
  expect(html).toContain("Finns också som");
  // By size, not letter by letter.
  const listed = html.slice(html.indexOf("Finns också som"));
  const places = [60, 120, 240]
    .map((count) => `Magnesium, ${count} kapslar`)
    .filter((name) => name !== ours[0]?.name)
    .map((name) => listed.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(decoded(await (await api.fetch(zinc?.path ?? "")).text())).not.toContain("Finns också som");
});

it("are read with as many statements for many as for a few", async () => {
  const category = await categoryId(api.db, "mineraler");
  const sizes = Array.from({ length: 12 }, (_, at) =>
    aProduct({
      ...{ categoryId: category, area: "SUPPLEMENTS", providerName: "Många storlekar" },
      ...{ name: `Kvarkalk ${at}`, variantGroup: `grupp ${at % 4}` },
    } as never),
  );
  await write(api.db, ...sizes);
  const asked = (first: number) =>
    countStatements(() =>
      api.graphql<{ products: { nodes: Shown[] } }>(
        'query ($first: Int!) { products(area: SUPPLEMENTS, first: $first, filter: { search: "kvarkalk" }) { nodes { name variants { name priceEstimate } } } }',
        { first },
      ),
    );
  // What was written is heard of in a moment, and what is held is read anew then.
  const settled = (first: number) =>
    eventually(async () => {
      const [[answer, count], [, again]] = [await asked(first), await asked(first)];
      return count === again && ([answer, count] as const);
    });
  const [one, few] = await settled(3);
  const [all, many] = await settled(12);
  expect(one.data.products.nodes).toHaveLength(3);
  expect(all.data.products.nodes.map(({ variants }) => variants.length)).toEqual(Array(12).fill(3));
  expect(many).toBe(few);
});
