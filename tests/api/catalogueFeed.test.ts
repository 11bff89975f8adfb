import { expect, it } from "vitest";
import { readPrice } from "../../schema/rules/catalogue/readPrice.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { suggested } from "../support/suggestedProducts.ts";

const api = await startAccounts();
const { db } = api;
const { browser } = await asAdmin(api);
const feed = () => api.fetch("/floden/google.xml");

async function turn(hasProductFeed: boolean | undefined): Promise<string[]> {
  const { data } = await browser.graphql<{ siteSettings: { version: number } }>("{ siteSettings { version } }");
  const input = { checksLinks: true, oldPriceDays: 60, hasProductFeed, version: data.siteSettings.version };
  return codesOf(await change(browser, "updateSiteCatalogue", { input }));
}

it("the catalogue is a feed that others can read once an admin wants it, and it says nothing of a price that it cannot tell", async () => {
  const given = { categoryId: await categoryId(db, "hormontester"), providerName: "Fjällprov & Söner" };
  const told = [
    {
      name: 'Järn & "mer"',
      priceEstimate: "1 295 kr",
      gtin: "7350000000016",
      description: "Rad ett.\nRad två & tre",
      variantGroup: "G-1",
    },
    { name: "Sköldkörtel", priceEstimate: "349 kr (ord. 449 kr)", description: "På rea.", variantGroup: "G-1" },
    // Another provider's group of the same name.
    { name: "D-vitamin", priceEstimate: "29,90 EUR", description: "", providerName: "Dalprov", variantGroup: "G-1" },
  ];
  const untold = ["från 199 kr", "2 495–3 995 kr", "249 kr/mån", "Pris på begäran", null];
  const ids = await write(db, ...told.map((facts) => aProduct({ ...given, imageUrl: "/media/prov", ...facts })));
  await write(db, ...untold.map((priceEstimate, n) => aProduct({ ...given, name: `Utan pris ${n}`, priceEstimate })));
  await write(db, aProduct({ ...given, name: "Dold", priceEstimate: "99 kr", isAvailable: false }));

  expect((await feed()).status).toBe(404);
  expect(await turn(true)).toEqual([]);
  // Who does not know of it leaves it on.
  expect(await turn(undefined)).toEqual([]);
  const answer = await feed();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const { preset, products: all } = await suggested(await answer.text());
  expect(preset).toBe("GOOGLE");
  const first = Number(ids[0]);
  const products = all.filter(({ sku }) => Number(sku) >= first);
  expect(products).toEqual(
    told.map((facts, at) =>
      expect.objectContaining({
        sku: String(ids[at]),
        name: facts.name,
        description: facts.description || facts.name,
        category: "Hormontester",
        isAvailable: true,
        affiliateLink: expect.stringMatching(new RegExp(`^${api.origin}/tester/[\\w-]+-${ids[at]}$`)),
        imageUrl: `${api.origin}/media/prov`,
        problems: [],
        ...(facts.gtin && { gtin: facts.gtin }),
      }),
    ),
  );
  const [one, other, foreign] = products.map(({ variantGroup }) => variantGroup);
  expect([typeof one, other, foreign === one]).toEqual(["string", one, false]);
  expect(products.map(({ priceEstimate }) => readPrice(priceEstimate as string))).toMatchObject([
    { lowest: 129_500, highest: 129_500, currency: "SEK" },
    { lowest: 34_900, highest: 34_900, currency: "SEK" },
    { lowest: 2_990, highest: 2_990, currency: "EUR" },
  ]);

  await db.query("UPDATE site_settings SET opened_at = NULL");
  await expect.poll(async () => (await feed()).status).toBe(404);
});

it("more products than are read at once all stand in it, each once", async () => {
  await db.query("UPDATE site_settings SET opened_at = now()");
  const given = { categoryId: await categoryId(db, "hormontester"), priceEstimate: "99 kr" };
  const ids = await write(db, ...Array.from({ length: 1_001 }, (_, n) => aProduct({ ...given, name: `Många ${n}` })));
  await expect.poll(async () => (await feed()).status).toBe(200);
  const { products } = await suggested(await (await feed()).text());
  const found = products.filter(({ name }) => String(name).startsWith("Många")).map(({ sku }) => Number(sku));
  expect(found).toEqual(ids);
});
