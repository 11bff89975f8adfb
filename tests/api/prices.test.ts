import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { EXAMPLE_PRODUCT } from "../../client/graphiql/exampleAnswers.ts";
import { ReadPrices1860000000000 } from "../../migrations/1860000000000-read-prices.ts";
import { AREAS } from "../../schema/catalogue.ts";
import { addDays, type Day, dayOf } from "../../schema/rules/words/days.ts";
import { findPriceDrops } from "../../server/features/priceWatches/priceWatchJobs.ts";
import { aMember, asAdmin, change, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { importFile, previewed } from "../support/catalogueImport.ts";

const api = await startAccounts();
const { db } = api;
const admin = await asAdmin(api);
const today = dayOf(new Date());

interface Edited {
  id: string;
  databaseId: number;
  version: number;
  name: string;
  priceEstimate: string | null;
  heldPrice: string | null;
  recordedPrices: { day: Day; price: { amount: number } | null; per: string | null }[];
}

const FIELDS = "id databaseId version name priceEstimate heldPrice recordedPrices { day price { amount } per }";

/** Sends one of the mutations of products. */
async function send(name: string, type: string, input: object): Promise<{ product: Edited; codes: string[] }> {
  const { data, text } = await admin.browser.graphql<{ done: { product: Edited; errors: { code: string }[] } }>(
    `mutation ($input: ${type}!) { done: ${name}(input: $input) { product { ${FIELDS} } errors { code } } }`,
    { input },
  );
  if (!data?.done) throw new Error(text);
  return { product: data.done.product, codes: data.done.errors.map(({ code }) => code) };
}

const facts = (priceEstimate: string, name = `Pris ${randomBytes(5).toString("hex")}`) => ({
  ...EXAMPLE_PRODUCT,
  name,
  isAvailable: true,
  priceEstimate,
});

const make = async (price: string): Promise<Edited> =>
  (await send("createProduct", "CreateProductInput", facts(price))).product;

const rewrite = ({ id, version, name }: Edited, price: string) =>
  send("updateProduct", "UpdateProductInput", { ...facts(price, name), id, version });

/** What visitors get of it. */
const seen = async ({ databaseId }: Edited): Promise<unknown> =>
  (
    await api.graphql<{ product: unknown }>(
      `{ product(databaseId: ${databaseId}) { priceEstimate price { from { amount } to { amount } } isRecurring pricePer
         listPrice { amount } lowestPrice30Days { amount } priceHistory { price { amount } } } }`,
    )
  ).data.product;

const stored = async ({ databaseId }: Edited): Promise<unknown> =>
  (await db.query("SELECT price_from, price_per, dose_price, held_price FROM product WHERE id = $1", [databaseId]))[0];

const logOf = ({ databaseId }: Edited): Promise<{ action: string; changes: unknown[] }[]> =>
  db.query(
    "SELECT action, changes FROM audit_entry WHERE subject_type = 'PRODUCT' AND subject_id = $1 AND actor_id = $2 ORDER BY id",
    [String(databaseId), admin.id],
  );

describe("a price", () => {
  it.each([
    ["1,295.00 SEK", 129_500, 129_500, null, null],
    ["995 kr inkl. 25 % moms", 99_500, 99_500, null, null],
    ["349 kr (ord. 449 kr)", 34_900, 34_900, null, 44_900],
    ["99 kr i månaden", 9_900, 9_900, "månad", null],
    ["295 kr/100 g", 29_500, 29_500, "100 g", null],
    ["2 495 till 3 995 kr", 249_500, 399_500, null, null],
    ["från 295 kr", 29_500, null, null, null],
  ])("%j is what it says, in the graph and where it is compared", async (price, from, to, per, list) => {
    const made = await make(price);
    expect(await seen(made)).toMatchObject({
      priceEstimate: price,
      price: { from: { amount: from }, to: to && { amount: to } },
      isRecurring: per === "månad",
      pricePer: per,
      listPrice: list && { amount: list },
      priceHistory: [{ price: { amount: from } }],
    });
    expect(await stored(made)).toMatchObject({ price_from: from, price_per: per });
  });

  it.each(["€29.90", "0 kr", "Köp 3 för 2"])("%j is shown and compared with nothing", async (price) => {
    const made = await make(price);
    expect(await seen(made)).toMatchObject({
      priceEstimate: price,
      price: null,
      lowestPrice30Days: null,
      priceHistory: [],
    });
    expect(await stored(made)).toEqual({ price_from: null, price_per: null, dose_price: null, held_price: null });
  });

  it("that changes by more than half, or to 0, waits until an admin has approved it, and nobody hears of it", async () => {
    const member = await aMember(api);
    let product = await make("1 295 kr");
    const watch = await change(member.browser, "watchPrice", { input: { productId: product.id } });
    expect(codesOf(watch)).toEqual([]);
    const before = await seen(product);
    for (const price of ["1 kr", "0 kr", "2 000 kr"]) {
      const { product: edited, codes } = await rewrite(product, price);
      expect([codes, edited.priceEstimate, edited.heldPrice]).toEqual([[], "1 295 kr", price]);
      product = edited;
      expect(await seen(product)).toEqual(before);
    }
    // Saving something else leaves what waits.
    expect((await rewrite(product, "1 295 kr")).product.heldPrice).toBe("2 000 kr");
    product = (await rewrite(product, "1 kr")).product;
    await findPriceDrops(db, AREAS);
    await jobsDone(db);
    expect(api.mails.to(member.person.email)).toEqual([]);

    const outdated = await send("decideHeldPrice", "DecideHeldPriceInput", {
      id: product.id,
      version: 1,
      isApproved: true,
    });
    expect([outdated.codes, outdated.product.heldPrice]).toEqual([["OUTDATED"], "1 kr"]);
    const decide = ({ id, version }: Edited, isApproved: boolean) =>
      send("decideHeldPrice", "DecideHeldPriceInput", { id, version, isApproved });
    product = (await decide(product, false)).product;
    expect(product).toMatchObject({ priceEstimate: "1 295 kr", heldPrice: null });
    expect(await seen(product)).toEqual(before);
    expect((await decide(product, true)).codes).toEqual(["NOT_FOUND"]);

    product = (await decide((await rewrite(product, "495 kr")).product, true)).product;
    expect(product).toMatchObject({ priceEstimate: "495 kr", heldPrice: null });
    expect(await seen(product)).toMatchObject({ price: { from: { amount: 49_500 } } });
    expect((await logOf(product)).at(-1)?.changes).toEqual([
      { field: "priceEstimate", before: "1 295 kr", after: "495 kr" },
      { field: "heldPrice", before: "495 kr", after: null },
    ]);
    await findPriceDrops(db, AREAS);
    await jobsDone(db);
    expect(api.mails.to(member.person.email)).toHaveLength(1);
  });

  it.each(["pris på begäran", "129 EUR", "99 kr/mån", null])(
    "is held against its last one when it was %j between",
    async (between) => {
      const member = await aMember(api);
      let product = await make("1 295 kr");
      expect(codesOf(await change(member.browser, "watchPrice", { input: { productId: product.id } }))).toEqual([]);
      product = (await rewrite(product, between ?? "")).product;
      expect(product).toMatchObject({ priceEstimate: between, heldPrice: null });
      product = (await rewrite(product, "1 kr")).product;
      expect(product).toMatchObject({ priceEstimate: between, heldPrice: "1 kr" });
      const line = (price: string) => `id;name;priceEstimate\n${product.databaseId};${product.name};"${price}"`;
      await importFile(admin.browser, "priser.csv", line("2 kr"));
      expect(await stored(product)).toMatchObject({ held_price: "2 kr" });
      await findPriceDrops(db, AREAS);
      await jobsDone(db);
      expect(api.mails.to(member.person.email)).toEqual([]);
      await importFile(admin.browser, "priser.csv", line("1 195 kr"));
      expect(await stored(product)).toMatchObject({ price_from: 119_500, held_price: null });
    },
  );

  it("of a file is told as it is read, and waits as well", async () => {
    const [one, other, third] = [await make("1 295 kr"), await make("1 295 kr"), await make("1 295 kr")];
    const line = ({ databaseId, name }: Edited, price: string) => `${databaseId};${name};"${price}"`;
    const file = [
      "id;name;priceEstimate",
      line(one, "1 kr"),
      line(other, "1,195.00 SEK"),
      line(third, "Köp 3 för 2"),
    ].join("\n");
    const preview = await previewed(admin.browser, "priser.csv", file);
    expect(preview).toMatchObject({ changed: 3, bad: 0, heldPrices: 1, unreadPrices: 1 });
    expect(preview.changes.map(({ priceReading }) => priceReading?.replaceAll("\u00a0", " "))).toEqual([
      "Läses som 1 kr. Priset ändras med mer än hälften, eller blir 0, så det väntar på ditt godkännande.",
      "Läses som 1 195 kr.",
      "Priset kan inte läsas. Det visas som det står, men jämförs inte.",
    ]);
    expect(preview.changes[0]?.changes).toEqual([{ field: "heldPrice", before: null, after: "1 kr" }]);
    expect((await importFile(admin.browser, "priser.csv", file)).errors).toEqual([]);
    expect(await stored(one)).toMatchObject({ price_from: 129_500, held_price: "1 kr" });
    expect(await stored(other)).toMatchObject({ price_from: 119_500, held_price: null });
    expect((await previewed(admin.browser, "priser.csv", file)).unchanged).toBe(3);
    const held = await admin.browser.graphql<{ editableProducts: { nodes: { id: string }[] } }>(
      "{ editableProducts(hasHeldPrice: true) { nodes { id } } }",
    );
    expect(held.data.editableProducts.nodes).toEqual([{ id: one.id }]);
    // The next file says what is right again.
    await importFile(admin.browser, "priser.csv", ["id;name;priceEstimate", line(one, "1 295 kr")].join("\n"));
    expect(await stored(one)).toMatchObject({ price_from: 129_500, held_price: null });
  });
});

describe("a price of former days", () => {
  it("is corrected or taken out by an admin, which the log tells", async () => {
    const product = await make("1 295 kr");
    const ago = (days: number) => addDays(today, -days);
    await db.query("UPDATE product_price SET day = $2 WHERE product_id = $1", [product.databaseId, ago(60)]);
    await db.query(
      "INSERT INTO product_price (product_id, day, price_from, is_recurring) VALUES ($1, $2, 100, false), ($1, $3, 200, false)",
      [product.databaseId, ago(10), ago(5)],
    );
    const correct = (day: Day, amount: number | null) =>
      send("correctPrice", "CorrectPriceInput", { id: product.id, day, amount });
    expect(await correct(ago(10), 129_500)).toMatchObject({
      codes: [],
      product: { recordedPrices: [{ day: ago(5), price: { amount: 200 } }, { price: { amount: 129_500 } }, {}] },
    });
    expect((await correct(ago(5), null)).product.recordedPrices).toHaveLength(2);
    expect(await seen(product)).toMatchObject({
      lowestPrice30Days: { amount: 129_500 },
      priceHistory: [{ price: { amount: 129_500 } }],
    });
    for (const amount of [0, -1]) expect((await correct(ago(10), amount)).codes).toEqual(["INVALID"]);
    expect((await correct(ago(11), 100)).codes).toEqual(["NOT_FOUND"]);
    const told = (await logOf(product)).slice(1).map(({ changes }) => changes);
    expect(JSON.parse(JSON.stringify(told).replaceAll("\u00a0", " "))).toEqual([
      [{ field: "recordedPrice", before: `${ago(10)}: 1 kr`, after: `${ago(10)}: 1 295 kr` }],
      [{ field: "recordedPrice", before: `${ago(5)}: 2 kr`, after: null }],
    ]);
  });
});

it("a catalogue that was there before is read anew, and what is paid again and again stays apart", async () => {
  const of = { categoryId: await categoryId(db, "blodtester") };
  const prices = ["1,295.00 SEK", "99 kr/mån", "29,90 EUR", "449 kr"];
  const ids = await write(
    db,
    ...prices.map((priceEstimate) => aProduct({ ...of, name: `Förr ${priceEstimate}`, priceEstimate })),
  );
  const migration = new ReadPrices1860000000000();
  const runner = db.createQueryRunner();
  await migration.down(runner);
  // As it was read before.
  await runner.query("UPDATE product SET price_from = 100 WHERE id = $1", [ids[0]]);
  await runner.query("UPDATE product SET price_from = 2990 WHERE id = $1", [ids[2]]);
  await migration.up(runner);
  await runner.release();
  const rows = await db.query(
    `SELECT p.price_from AS "from", p.price_per AS per, kept.price_from AS kept, kept.price_per AS "keptPer"
     FROM product p JOIN product_price kept ON kept.product_id = p.id WHERE p.id = ANY ($1) ORDER BY p.id`,
    [ids],
  );
  expect(rows).toEqual([
    { from: 129_500, per: null, kept: 129_500, keptPer: null },
    { from: 9_900, per: "månad", kept: 9_900, keptPer: "månad" },
    { from: null, per: null, kept: null, keptPer: null },
    { from: 44_900, per: null, kept: 44_900, keptPer: null },
  ]);
});
