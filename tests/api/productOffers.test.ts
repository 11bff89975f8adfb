import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, asAdmin, change, codesOf, jobsDone, startAccounts } from "../support/accounts.ts";
import { fetchFeed, makeFeed } from "../support/productFeeds.ts";
import { file } from "../support/shopFile.ts";
import { startSupplierSite } from "../support/supplierSite.ts";
import { COLLECTS_HERE } from "../support/suppliers.ts";

const api = await startAccounts(COLLECTS_HERE);
const { db } = api;
const admin = await asAdmin(api);
const site = await startSupplierSite();
afterAll(() => site.stop());

/** A GTIN-13 by its number: the last digit is the check. */
function gtin(number: number): string {
  const digits = `735${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

interface Row {
  id: string;
  of: number;
  price: string;
  shipping?: string;
  availability?: string;
  title?: string;
}

let round = 0;
const gtinOf = (of: number) => gtin(round * 1_000 + of);
const nameOf = (shop: string) => `${shop} ${round}`;
/** What nobody else sells, so that one other price is not a third of a feed. */
const othersOf = (shop: string): Row[] =>
  [1, 2, 3].map((at) => ({ id: `X-${at}`, of: 500 + shop.charCodeAt(0) * 4 + at - 97 * 4, price: "99.00 SEK" }));
const serve = (shop: string, rows: readonly Row[]) =>
  site.put(
    `/${shop}`,
    file(
      [
        "id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tgtin\tshipping",
        ...[...rows, ...othersOf(shop)].map(
          ({ id, of, price, shipping = "", availability = "in_stock", title = `Zink ${of}` }) =>
            `${id}\t${title}\tBurk från ${shop}.\thttps://${shop}.example/${id}\t\t${availability}\t${price}\t${gtinOf(of)}\t${shipping}`,
        ),
        "",
      ].join("\n"),
    ),
  );
const run = (shop: string) => fetchFeed(admin, nameOf(shop));
async function aFeed(shop: string, rows: readonly Row[], facts: Record<string, unknown> = {}) {
  serve(shop, rows);
  await makeFeed(admin, { name: nameOf(shop), url: `${site.origin}/${shop}`, ...facts });
  return run(shop);
}

const visit = async (path: string | null | undefined) => {
  const response = await api.fetch(path ?? "");
  return { status: response.status, body: await response.text() };
};

interface Shown {
  id: number;
  name: string;
  provider: string;
  price: number | null;
  shown: boolean;
  version: number;
  description: string;
}
const products = (of: number): Promise<Shown[]> =>
  db.query(
    `SELECT id, name, provider_name AS provider, price_from AS price, is_available AS shown, version, description
     FROM product WHERE gtin = $1 ORDER BY id`,
    [gtinOf(of)],
  );
const product = async (of: number): Promise<Shown> => {
  const found = await products(of);
  expect(found).toHaveLength(1);
  return found[0] as Shown;
};
interface Offer {
  providerName: string;
  price: { amount: number } | null;
  shipping: { amount: number } | null;
  total: { amount: number } | null;
  isAvailable: boolean;
  isShown: boolean;
  visitPath: string | null;
  isLinkBroken: boolean;
}
async function offersOf(id: number): Promise<Offer[]> {
  const { data } = await api.graphql<{ product: { offers: Offer[] } | null }>(
    `query ($id: Int!) { product(databaseId: $id) { offers { providerName price { amount } shipping { amount }
       total { amount } isAvailable isShown visitPath isLinkBroken } } }`,
    { id },
  );
  return data.product?.offers ?? [];
}
const totals = async (id: number) => (await offersOf(id)).map(({ total }) => total?.amount ?? null);

interface AdminOffer {
  id: string;
  providerName: string;
  name: string;
  state: string;
  isOwn: boolean;
  feedName: string | null;
}
async function allOffers(id: number): Promise<AdminOffer[]> {
  const { data } = await admin.browser.graphql<{ editableProduct: { offers: AdminOffer[] } }>(
    "query ($id: ID!) { editableProduct(id: $id) { offers { id providerName name state isOwn feedName } } }",
    { id: globalId("Product", id) },
  );
  return data.editableProduct.offers;
}
async function decide(id: number, shop: string, decision: string): Promise<string[]> {
  const offer = (await allOffers(id)).find(({ providerName }) => providerName === nameOf(shop));
  const input = { offerId: offer?.id ?? globalId("ProductOffer", 2_147_483_647), decision };
  return codesOf(await change(admin.browser, "decideProductOffer", { input }));
}

/** Writes what an admin edits of a product. */
async function edit(id: number, facts: Record<string, unknown>): Promise<void> {
  const { payload } = await change(admin.browser, "editableProduct", { id: globalId("Product", id) });
  const {
    databaseId: _1,
    area: _2,
    categoryName: _3,
    heldPrice: _4,
    recordedPrices: _5,
    awaitsReview: _10,
    image: _6,
    ...stands
  } = payload as Record<string, unknown>;
  const { editedFields: _7, feeds: _8, offers: _9, duplicates: _11, goals, ...input } = stands;
  const outcome = await change(admin.browser, "updateProduct", { input: { ...input, goals, ...facts } });
  expect(codesOf(outcome)).toEqual([]);
}

beforeEach(async () => {
  await jobsDone(db);
  round += 1;
});

/** Products with something to decide, as the list of admins has them. */
const waiting = async (): Promise<number[]> =>
  (
    await admin.browser.graphql<{ editableProducts: { nodes: { databaseId: number }[] } }>(
      "{ editableProducts(hasWaitingOffer: true) { nodes { databaseId } } }",
    )
  ).data.editableProducts.nodes.map(({ databaseId }) => databaseId);

describe("a product that several sell", () => {
  it("is one product, shown as the cheapest that can be bought, with its own texts", async () => {
    expect(await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK", shipping: "0 SEK" }])).toMatchObject({
      created: 4,
    });
    expect(await offersOf((await product(1)).id)).toEqual([]);
    const rows = [{ id: "B-1", of: 1, price: "189.00 SEK", shipping: "49 SEK", title: "Zink hos beta" }];
    expect(await aFeed("beta", rows)).toMatchObject({ state: "DONE", created: 3, changed: 1, refused: 0, brakes: [] });
    const shown = await product(1);
    expect(shown).toMatchObject({ name: "Zink 1", provider: nameOf("beta"), price: 18_900, shown: true });
    expect(shown.description).toBe("Burk från alfa.");
    await aFeed("gamma", [{ id: "C-1", of: 1, price: "19.00 EUR" }]);
    const offers = await offersOf(shown.id);
    expect(offers.map(({ providerName, isShown }) => [providerName, isShown])).toEqual([
      // What sending costs nobody has said counts as nothing.
      [nameOf("alfa"), false],
      [nameOf("beta"), true],
      [nameOf("gamma"), false],
    ]);
    expect(offers.map(({ total }) => total?.amount ?? null)).toEqual([null, 23_800, null]);
    // The next time each seller says what it costs there.
    await run("alfa");
    await expect.poll(() => totals(shown.id)).toEqual([20_000, 23_800, null]);
    serve("alfa", [{ id: "A-1", of: 1, price: "210.00 SEK", shipping: "SE::Brev:0 SEK" }]);
    expect(await run("alfa")).toMatchObject({ state: "DONE", changed: 1 });
    await expect.poll(() => totals(shown.id)).toEqual([21_000, 23_800, null]);
    serve("beta", [{ ...(rows[0] as Row), availability: "out_of_stock" }]);
    await run("beta");
    expect(await product(1)).toMatchObject({ provider: nameOf("alfa"), price: 21_000, shown: true });
    const history = await db.query(
      "SELECT price_from AS price FROM product_price WHERE product_id = $1 ORDER BY day DESC LIMIT 1",
      [shown.id],
    );
    expect(history).toEqual([{ price: 21_000 }]);
    serve("beta", rows);
    expect(await run("beta")).toMatchObject({ created: 0, changed: 1 });
    expect(await product(1)).toMatchObject({ provider: nameOf("beta"), price: 18_900 });
    expect(await run("beta")).toMatchObject({ created: 0, unchanged: 4 });
    expect(await run("alfa")).toMatchObject({ created: 0, unchanged: 4 });
  }, 90_000);

  it("has one offer of a seller: a second row with its GTIN is told of, by its line", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    const rows = [
      { id: "B-1", of: 1, price: "180.00 SEK" },
      { id: "B-2", of: 1, price: "190.00 SEK" },
    ];
    const first = await aFeed("beta", rows);
    expect(first).toMatchObject({ created: 3, changed: 1, refused: 1 });
    expect(first.problems).toEqual([{ line: 3, field: null, message: "Samma produkt finns också på rad 2." }]);
    expect(await run("beta")).toMatchObject({ created: 0, refused: 1 });
    expect(await product(1)).toMatchObject({ price: 18_000, provider: nameOf("beta") });
  });

  it("waits for an admin where new things do, and where the price is of something else", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 1, price: "180.00 SEK" }], { showsNew: false });
    await aFeed("gamma", [{ id: "C-1", of: 1, price: "20.00 SEK" }]);
    const { id } = await product(1);
    expect(await product(1)).toMatchObject({ price: 20_000, provider: nameOf("alfa") });
    expect((await allOffers(id)).map(({ state }) => state).sort()).toEqual(["TIED", "WAITING", "WAITING"]);
    expect(await offersOf(id)).toEqual([]);
    expect(await waiting()).toEqual([id]);
    expect(await decide(id, "beta", "TIE")).toEqual([]);
    expect(await product(1)).toMatchObject({ price: 18_000, provider: nameOf("beta") });
    expect(await decide(id, "gamma", "IGNORE")).toEqual([]);
    expect(await waiting()).toEqual([]);
    await run("gamma");
    expect(await product(1)).toMatchObject({ price: 18_000 });
    expect(await decide(id, "alfa", "IGNORE")).toEqual(["IN_USE"]);
    expect(await decide(id, "delta", "TIE")).toEqual(["NOT_FOUND"]);
  });

  it("counts with a price that has changed by more than half when an admin says that it is right", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 1, price: "190.00 SEK" }]);
    serve("beta", [{ id: "B-1", of: 1, price: "49.00 SEK" }]);
    await run("beta");
    const { id } = await product(1);
    expect(await product(1)).toMatchObject({ price: 19_000, provider: nameOf("beta") });
    expect(await waiting()).toContain(id);
    expect(await decide(id, "alfa", "APPROVE_PRICE")).toEqual(["NOT_FOUND"]);
    expect(await decide(id, "beta", "APPROVE_PRICE")).toEqual([]);
    expect(await product(1)).toMatchObject({ price: 4_900, provider: nameOf("beta") });
    expect(await waiting()).not.toContain(id);
  });

  it("loses what is of something else, which becomes a product of its own", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 1, price: "180.00 SEK", title: "Zink stor" }]);
    const { id } = await product(1);
    expect(await decide(id, "beta", "OWN_PRODUCT")).toEqual([]);
    expect(await products(1)).toMatchObject([
      { id, price: 20_000, provider: nameOf("alfa"), shown: true },
      { name: "Zink stor", price: 18_000, provider: nameOf("beta"), shown: false },
    ]);
    expect(await run("beta")).toMatchObject({ created: 0, refused: 0 });
    expect(await products(1)).toHaveLength(2);
    expect((await products(1))[1]).toMatchObject({ description: "Burk från beta.", shown: true });
  });

  it("is made of two that were apart, without losing a price watch, an address or a feed", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 999, price: "180.00 SEK", title: "Zink hos beta" }]);
    // It turns out to be the same.
    serve("beta", [{ id: "B-1", of: 1, price: "180.00 SEK", title: "Zink hos beta" }]);
    expect(await run("beta")).toMatchObject({ state: "DONE", refused: 0 });
    const [kept, gone] = (await products(1)) as [Shown, Shown];
    expect([kept.provider, gone.provider]).toEqual([nameOf("alfa"), nameOf("beta")]);
    const duplicates = "{ editableProducts(hasDuplicate: true) { nodes { databaseId duplicates { providerName } } } }";
    const { data } = await admin.browser.graphql<{ editableProducts: { nodes: { databaseId: number }[] } }>(duplicates);
    expect(data.editableProducts.nodes.map(({ databaseId }) => databaseId)).toEqual(
      expect.arrayContaining([kept.id, gone.id]),
    );
    const watcher = await aMember(api);
    const watch = { input: { productId: globalId("Product", gone.id) } };
    expect(codesOf(await change(watcher.browser, "watchPrice", watch))).toEqual([]);
    const input = { id: globalId("Product", kept.id), version: kept.version };
    const other = { otherId: globalId("Product", gone.id), otherVersion: gone.version };
    const merge = (facts: object) =>
      change(admin.browser, "mergeProducts", { input: { ...input, ...other, ...facts } });
    expect(codesOf(await merge({ otherVersion: gone.version + 1 }))).toEqual(["OUTDATED"]);
    expect(codesOf(await merge({ otherId: globalId("Product", kept.id), otherVersion: kept.version }))).toEqual([
      "INVALID",
    ]);
    expect(codesOf(await merge({}))).toEqual([]);
    expect(await product(1)).toMatchObject({ id: kept.id, name: "Zink 1", price: 18_000, provider: nameOf("beta") });
    expect((await offersOf(kept.id)).map(({ providerName }) => providerName).sort()).toEqual(
      [nameOf("alfa"), nameOf("beta")].sort(),
    );
    const ids = await db.query(
      "SELECT product_id AS id FROM price_watch w JOIN users u ON u.id = w.user_id WHERE u.email = $1",
      [watcher.person.email],
    );
    expect(ids).toEqual([{ id: kept.id }]);
    const found = await api.graphql<{ products: { databaseId: number }[] }>(
      "query ($ids: [Int!]!) { products: productsByIds(databaseIds: $ids) { databaseId } }",
      { ids: [gone.id, kept.id] },
    );
    expect(found.data.products.map(({ databaseId }) => databaseId)).toEqual([kept.id]);
    const moved = await api.fetch(`/kosttillskott/zink-hos-beta-${gone.id}`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, expect.stringMatching(`-${kept.id}$`)]);
    expect((await visit(`/ut/${gone.id}`)).status).toBe(200);
    serve("beta", [{ id: "B-1", of: 1, price: "170.00 SEK", title: "Zink hos beta" }]);
    expect(await run("beta")).toMatchObject({ state: "DONE", created: 0, changed: 1 });
    expect(await product(1)).toMatchObject({ id: kept.id, price: 17_000 });
  });

  it("stays when one of its sellers has it no longer, and is unavailable without any", async () => {
    const rest = Array.from({ length: 8 }, (_, at) => ({ id: `R-${at}`, of: 100 + at, price: "99.00 SEK" }));
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }, ...rest]);
    const beta = rest.map((row) => ({ ...row, id: `B${row.id}`, of: row.of + 100 }));
    await aFeed("beta", [{ id: "B-1", of: 1, price: "180.00 SEK" }, ...beta]);
    serve("beta", beta);
    expect(await run("beta")).toMatchObject({ state: "DONE", missing: 1, hidden: 0 });
    expect(await product(1)).toMatchObject({ provider: nameOf("beta"), shown: true });
    expect(await run("beta")).toMatchObject({ state: "DONE", missing: 1, hidden: 0 });
    expect(await product(1)).toMatchObject({ provider: nameOf("alfa"), price: 20_000, shown: true });
    serve("alfa", rest);
    await run("alfa");
    expect(await run("alfa")).toMatchObject({ hidden: 1 });
    expect(await product(1)).toMatchObject({ shown: false });
    serve("beta", [{ id: "B-1", of: 1, price: "180.00 SEK" }, ...beta]);
    await run("beta");
    expect(await product(1)).toMatchObject({ provider: nameOf("beta"), price: 18_000, shown: true });
  });

  it("leads to each of its sellers, counts that, and does not lead where nobody answers", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 1, price: "180.00 SEK" }]);
    const { id } = await product(1);
    const [first] = await offersOf(id);
    const page = await visit(`${first?.visitPath}?fran=kosttillskott`);
    expect(page.body).toContain(nameOf("beta"));
    const link = "https://beta.example/B-1";
    await db.query("INSERT INTO link_check (url, state) VALUES ($1, 'FAILS')", [link]);
    await db.query("INSERT INTO broken_link (url) VALUES ($1)", [link]);
    expect(await offersOf(id)).toMatchObject([{ isLinkBroken: true }, { isLinkBroken: false }]);
    expect((await visit(first?.visitPath)).body).toContain("svarar inte");
    await db.query("UPDATE product_offer SET state = 'IGNORED' WHERE product_id = $1 AND NOT is_own", [id]);
    expect((await visit(first?.visitPath)).status).toBe(404);
  });

  it("keeps an admin's price of the seller that it was shown with", async () => {
    await aFeed("alfa", [{ id: "A-1", of: 1, price: "200.00 SEK" }]);
    await aFeed("beta", [{ id: "B-1", of: 1, price: "180.00 SEK" }]);
    const { id } = await product(1);
    await edit(id, { priceEstimate: "205 kr" });
    expect(await product(1)).toMatchObject({ provider: nameOf("alfa"), price: 20_000 });
    serve("beta", [{ id: "B-1", of: 1, price: "170.00 SEK" }]);
    await run("beta");
    expect(await product(1)).toMatchObject({ provider: nameOf("alfa"), price: 20_000 });
    await edit(id, { isAvailable: false });
    serve("alfa", [{ id: "A-1", of: 1, price: "190.00 SEK" }]);
    await run("alfa");
    expect(await product(1)).toMatchObject({ price: 19_000, shown: false });
  });

  it("costs what the cheapest of its sellers asks, whatever happened", async () => {
    const shops = ["alfa", "beta", "gamma"] as const;
    const prices = fc.integer({ min: 150, max: 190 });
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant("feed"), shop: fc.nat(2), price: prices, has: fc.boolean() }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("edit"), shop: fc.nat(2), price: prices, has: fc.boolean() }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant("detach"), shop: fc.nat(2), price: prices, has: fc.boolean() }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        await jobsDone(db);
        round += 1;
        for (const [at, shop] of shops.entries())
          await aFeed(shop, [{ id: `${at}`, of: 1, price: `${160 + at}.00 SEK` }]);
        const { id } = await product(1);
        for (const { kind, shop: at, price, has } of steps) {
          const shop = shops[at] as (typeof shops)[number];
          if (kind === "feed") {
            serve(shop, [
              { id: `${at}`, of: 1, price: `${price}.00 SEK`, availability: has ? "in_stock" : "out_of_stock" },
            ]);
            expect(await run(shop)).toMatchObject({ state: "DONE" });
          } else if (kind === "detach") await decide(id, shop, has ? "IGNORE" : "TIE");
          else await edit(id, { priceEstimate: `${price} kr` });
          const [found] = await db.query(
            `SELECT p.price_from AS price, p.provider_name AS provider,
               (SELECT min(o.price_from) FROM product_offer o WHERE o.product_id = p.id AND o.state = 'TIED' AND o.is_available) AS least,
               (SELECT o.provider_name FROM product_offer o WHERE o.product_id = p.id AND o.is_shown) AS shown
             FROM product p WHERE p.id = $1`,
            [id],
          );
          expect(found.provider).toBe(found.shown);
          if (found.least !== null) expect(found.price).toBe(found.least);
        }
      }),
      { numRuns: 3 },
    );
  }, 180_000);
});
