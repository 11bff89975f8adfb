import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import {
  importFile,
  previewed,
  previewOf,
  type ReadFile,
  readFile,
  type SentMapping,
} from "../support/catalogueImport.ts";
import { AWIN, GOOGLE_RSS, workbook } from "../support/feedFiles.ts";

const api = await startAccounts();
const { browser: admin } = await asAdmin(api);

const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const productsOf = async (provider: string) =>
  (
    await api.db.query(
      "SELECT id, name, sku, gtin, price_estimate AS price, is_available AS shown, awaits_review AS waits, description FROM product WHERE provider_name = $1 ORDER BY sku",
      [provider],
    )
  ).map((row: { price: string }) => ({ ...row, price: plain(row.price) }));

async function readWhole(name: string, body: string | Uint8Array): Promise<ReadFile> {
  const { file, errors } = await readFile(admin, name, body);
  if (!file) throw new Error(JSON.stringify(errors));
  return file;
}

/** A suggestion with what an admin says besides. */
function told(
  { suggestion }: ReadFile,
  columns: Partial<SentMapping["columns"][number]>[],
  isShown = false,
): SentMapping {
  const said = columns.map(
    (one) => ({ fields: [], constant: null, values: [], isRaw: false, ...one }) as SentMapping["columns"][number],
  );
  const others = suggestion.columns.filter(({ column }) => !said.some((one) => one.column === column));
  return { ...suggestion, isShown, columns: [...others, ...said] };
}
const SHOP =
  (providerName: string, isShown = false) =>
  (file: ReadFile) =>
    told(
      file,
      [
        { column: "providerName", constant: providerName },
        { column: "category", constant: "mineraler" },
      ],
      isShown,
    );

const [{ slug: CATEGORY }] = await api.db.query(
  "SELECT slug FROM category WHERE area = 'SUPPLEMENTS' ORDER BY id LIMIT 1",
);
const withCategory = (mapping: SentMapping): SentMapping => ({
  ...mapping,
  columns: mapping.columns.map((one) =>
    one.column === "category" ? { ...one, fields: [], values: [], constant: CATEGORY } : one,
  ),
});

describe("a merchant's file", () => {
  it("is recognised, shown as it becomes, and imported for an admin to look at", async () => {
    const file = await readWhole("varor.xml.gz", gzipSync(GOOGLE_RSS));
    expect(file).toMatchObject({ format: "XML", preset: "GOOGLE", rowsTotal: 2, savedMappings: [] });
    expect(file.fields.find(({ name }) => name === "g:product_type")).toEqual({
      name: "g:product_type",
      filled: 2,
      examples: ["Hälsa > Mineraler", "Hälsa > Hud"],
      values: ["Hälsa > Mineraler", "Hälsa > Hud"],
    });
    const mapping = withCategory(SHOP("Fjällbutiken")(file));
    const waiting = "{ editableProducts(awaitsReview: true) { nodes { name } } }";
    expect((await admin.graphql(waiting)).data).toEqual({ editableProducts: { nodes: [] } });
    const preview = await previewed(admin, "varor.xml.gz", gzipSync(GOOGLE_RSS), { mapping });
    expect(preview).toMatchObject({ created: 2, bad: 0, problems: [] });
    expect(preview.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [2, null],
    ]);
    const cells = Object.fromEntries(preview.rows[0]?.cells.map(({ column, value }) => [column, plain(value)]) ?? []);
    expect(cells).toMatchObject({
      name: "Magnesium & B6",
      priceEstimate: "1 295 kr",
      isAvailable: "ja",
      providerName: "Fjällbutiken",
    });
    const { errors } = await importFile(admin, "varor.xml.gz", gzipSync(GOOGLE_RSS), { mapping });
    expect(errors).toEqual([]);
    expect(await productsOf("Fjällbutiken")).toMatchObject([
      { sku: "FB-1", gtin: "7350000000016", price: "1 295 kr", shown: false, waits: true },
      { sku: "FB-2", price: "249 kr", shown: false, waits: true },
    ]);
    const names = ["Magnesium & B6", "Åkerbärssalva"].map((name) => ({ name }));
    expect((await admin.graphql(waiting)).data).toEqual({ editableProducts: { nodes: names } });
  });

  it("changes the same products the next time, whatever they are called and cost then", async () => {
    const next = GOOGLE_RSS.replace("Magnesium & B6", "Magnesium & B6 NYHET")
      .replace("1295.00", "1195.00")
      .replace("i kapslar", "botar allt");
    const mapping = withCategory(SHOP("Fjällbutiken")(await readWhole("varor.xml", next)));
    const before = await productsOf("Fjällbutiken");
    // Somebody has looked at the first one.
    await api.db.query("UPDATE product SET is_available = true, awaits_review = false WHERE id = $1", [before[0].id]);
    const { result, errors } = await importFile(admin, "varor.xml", next, { mapping });
    expect([errors, result]).toMatchObject([[], { created: 0, changed: 1, unchanged: 1 }]);
    const after = await productsOf("Fjällbutiken");
    expect(after).toMatchObject([
      // What a shop claims of a product that is shown is not taken over.
      {
        id: before[0].id,
        name: "Magnesium & B6 NYHET",
        price: "1 195 kr",
        shown: true,
        waits: false,
        description: before[0].description,
      },
      { id: before[1].id, shown: false, waits: true },
    ]);
    const history = await api.db.query("SELECT price_from FROM product_price WHERE product_id = $1", [before[0].id]);
    expect(history).toEqual([{ price_from: 119_500 }]);
    // Sold out is hidden, and back is shown: what waits for a look stays hidden.
    const gone = await importFile(admin, "varor.xml", next.replace("in_stock", "out of stock"), { mapping });
    expect(gone.errors).toEqual([]);
    expect((await productsOf("Fjällbutiken")).map(({ shown }: { shown: boolean }) => shown)).toEqual([false, false]);
    await importFile(admin, "varor.xml", next.replace("out of stock", "in stock"), { mapping });
    expect((await productsOf("Fjällbutiken")).map(({ shown }: { shown: boolean }) => shown)).toEqual([true, false]);
  });

  it("is shown at once where an admin says so", async () => {
    // Without the number that another shop's product has, which it would be an offer of.
    const own = AWIN.replace(/"\d{13}"/, '""');
    const file = await readWhole("awin.csv", own);
    expect(file.preset).toBe("AWIN");
    const mapping = withCategory(told(file, [], true));
    await importFile(admin, "awin.csv", own, { mapping });
    expect(await productsOf("Norrhälsa")).toMatchObject([
      { sku: "M-1", price: "189 kr", shown: true, waits: false },
      { sku: "M-2", price: "99,50 kr", shown: false, waits: false },
    ]);
  });

  it("updates prices by their numbers alone", async () => {
    const file = "provider;artnr;pris\nNorrhälsa;M-1;149,00\nNorrhälsa;M-9;1\n";
    const mapping: SentMapping = {
      preset: null,
      isShown: false,
      columns: [
        { column: "sku", fields: ["artnr"], constant: null, values: [], isRaw: false },
        { column: "providerName", fields: ["provider"], constant: null, values: [], isRaw: false },
        { column: "priceEstimate", fields: ["pris"], constant: null, values: [], isRaw: false },
      ],
    };
    const { result } = await importFile(admin, "priser.txt", file, { mapping, skipBad: true });
    expect(result).toMatchObject({ changed: 1, bad: 1 });
    expect(result?.problems.map(({ line }) => line)).toContain(3);
    expect((await productsOf("Norrhälsa"))[0]).toMatchObject({ sku: "M-1", price: "149 kr", name: "Magnesium" });
  });

  it("is refused by line where a number stands twice, is rounded, or a price says nothing", async () => {
    const file = workbook([
      ["Artikelnummer", "Namn", "Pris", "EAN"],
      ["R-1", "Ett", "0", ""],
      ["R-2", "Två", "99 kr", "7,35E+12"],
      ["R-3", "Tre", "99 kr", "7350000000017"],
      ["R-4", "Fyra", "99 kr", ""],
      ["R-4", "Fem", "99 kr", ""],
      ["7,35E+12", "Sex", "99 kr", ""],
      ["R-7", "Sju", "", ""],
    ]);
    const mapping = withCategory(SHOP("Radbutiken")(await readWhole("rader.xlsx", file)));
    const { result, errors } = await importFile(admin, "rader.xlsx", file, { mapping });
    expect(errors).toMatchObject([{ code: "INVALID" }]);
    expect(result?.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [2, "priceEstimate", "Priset ”0” i SEK kan inte läsas."],
      [3, "gtin", expect.stringContaining("”7,35E+12” kan inte läsas")],
      [4, "gtin", expect.stringContaining("kontrollsiffran")],
      [6, "sku", "Samma nummer står också på rad 5."],
      [7, "sku", expect.stringContaining("”7,35E+12” kan inte läsas")],
      [8, "priceEstimate", "Priset saknas."],
    ]);
    expect(await productsOf("Radbutiken")).toEqual([]);
    // Rows without their GTIN are as good as others.
    expect((await importFile(admin, "rader.xlsx", file, { mapping, skipBad: true })).errors).toEqual([]);
    expect(await productsOf("Radbutiken")).toMatchObject(
      ["R-2", "R-3", "R-4"].map((sku) => ({ sku, gtin: null, price: "99 kr" })),
    );
  });

  it("that cannot be read, or is mapped to nothing, is refused with a reason", async () => {
    const page = await readFile(admin, "varor.xml", "<!doctype html><title>Logga in</title>");
    expect(page).toMatchObject({
      file: null,
      errors: [{ code: "INVALID", field: "file", message: expect.stringContaining("webbsida") }],
    });
    const mapping = { preset: null, columns: [{ column: "finns-inte", fields: [] }] };
    expect((await previewOf(admin, "a.csv", "a\nb\n", { mapping })).errors).toMatchObject([{ code: "INVALID" }]);
    const cut = await previewed(admin, "a.xml", GOOGLE_RSS.slice(0, -40), {
      mapping: withCategory(SHOP("Avklippta")(await readWhole("a.xml", GOOGLE_RSS))),
    });
    expect(cut).toMatchObject({
      isUnreadable: true,
      problems: [{ line: 2, message: expect.stringContaining("tar slut mitt i") }],
    });
  });
});

describe("a mapping", () => {
  const send = async (query: string, variables: object) =>
    (await admin.graphql<Record<string, never>>(query, { ...variables })).data;
  const SAVE =
    "mutation ($input: SaveCatalogueMappingInput!) { done: saveCatalogueMapping(input: $input) { mapping { id name } errors { code field } } }";
  const DELETE =
    "mutation ($input: DeleteCatalogueMappingInput!) { done: deleteCatalogueMapping(input: $input) { deletedId errors { code } } }";

  it("is kept by name, offered for a file with the same fields, replaced and deleted", async () => {
    const file = await readWhole("awin.csv", AWIN);
    const mapping = withCategory(told(file, []));
    const { done } = (await send(SAVE, { input: { name: " Norrhälsa ", mapping } })) as never as {
      done: { mapping: { id: string } };
    };
    expect(done).toMatchObject({ mapping: { name: "Norrhälsa" }, errors: [] });
    expect((await readWhole("nasta.csv", AWIN)).savedMappings).toEqual([
      { id: done.mapping.id, name: "Norrhälsa", mapping },
    ]);
    expect((await readWhole("annan.xml", GOOGLE_RSS)).savedMappings).toEqual([]);
    await send(SAVE, { input: { name: "Norrhälsa", mapping: { ...mapping, isShown: true } } });
    expect((await readWhole("nasta.csv", AWIN)).savedMappings).toMatchObject([
      { id: done.mapping.id, mapping: { isShown: true } },
    ]);
    expect(await send(SAVE, { input: { name: " ", mapping } })).toMatchObject({
      done: { mapping: null, errors: [{ code: "INVALID", field: "name" }] },
    });
    const before = { column: "imageUrl", fields: ["bild"], prefix: "butiken.example/bilder/" };
    expect(await send(SAVE, { input: { name: "Delar", mapping: { columns: [before] } } })).toMatchObject({
      done: { mapping: null, errors: [{ code: "INVALID", field: "mapping.columns.0.prefix" }] },
    });
    expect(await send(DELETE, { input: { id: done.mapping.id } })).toMatchObject({
      done: { deletedId: done.mapping.id, errors: [] },
    });
    expect(await send(DELETE, { input: { id: done.mapping.id } })).toMatchObject({
      done: { deletedId: null, errors: [{ code: "NOT_FOUND" }] },
    });
    const log = await api.db.query(
      "SELECT action FROM audit_entry WHERE subject_type = 'CATALOGUE_MAPPING' ORDER BY id",
    );
    expect(log.map(({ action }: { action: string }) => action)).toEqual(["CREATED", "CHANGED", "DELETED"]);
  });
});
