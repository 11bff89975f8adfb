import { expect, it } from "vitest";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startAccounts();
const { db } = api;
const { browser } = await asAdmin(api);

/** A product whose facts somebody looked at so many days ago, and whose price has been the same as long. */
async function priced(
  name: string,
  days: number,
  facts: Partial<Parameters<typeof aProduct>[0]> = {},
): Promise<number> {
  const [id] = await write(db, aProduct({ categoryId: await categoryId(db, "hormontester"), name, ...facts }));
  await db.query("UPDATE product SET checked_at = current_date - $2::int WHERE id = $1", [id, days]);
  await db.query("UPDATE product_price SET day = current_date - $2::int WHERE product_id = $1", [id, days + 100]);
  return id as number;
}

const old = async (): Promise<number[]> => {
  const { data } = await browser.graphql<{ editableProducts: { nodes: { databaseId: number }[] } }>(
    '{ editableProducts(hasOldPrice: true, first: 100, search: "prispost") { nodes { databaseId } } }',
  );
  return data.editableProducts.nodes.map(({ databaseId }) => databaseId).sort((a, b) => a - b);
};

it("prices that nobody has confirmed for sixty days, or as many as an admin says, are told to admins", async () => {
  const price = { priceEstimate: "199 kr" };
  const stale = await priced("Prispost gammal", 61, price);
  const fed = await priced("Prispost i flöde", 300, price);
  await priced("Prispost på gränsen", 60, price);
  await priced("Prispost dold", 300, { ...price, isAvailable: false });
  await priced("Prispost utan pris", 300, { priceEstimate: null });
  const changed = await priced("Prispost med nytt pris", 300, price);
  await db.query("UPDATE product_price SET day = current_date - 1 WHERE product_id = $1", [changed]);
  expect(await old()).toEqual([stale, fed]);

  // A feed that has it, and was read last night, says that the price holds.
  const [{ id: feed }] = await db.query(
    "INSERT INTO product_feed (name, provider_name, url, hour, succeeded_at) VALUES ('Prisflöde', 'Fjällprov', 'https://butik.example', 3, now()) RETURNING id",
  );
  await db.query("INSERT INTO product_feed_product (feed_id, product_id) VALUES ($1, $2)", [feed, fed]);
  expect(await old()).toEqual([stale]);
  await db.query("UPDATE product_feed_product SET missed = 1 WHERE feed_id = $1", [feed]);
  expect(await old()).toEqual([stale, fed]);

  const settings = async () =>
    (
      await browser.graphql<{ siteSettings: { version: number; oldPriceDays: number } }>(
        "{ siteSettings { version oldPriceDays } }",
      )
    ).data.siteSettings;
  const set = async (oldPriceDays: number) =>
    codesOf(
      await change(browser, "updateSiteCatalogue", {
        input: { checksLinks: true, oldPriceDays, version: (await settings()).version },
      }),
    );
  expect(await set(0)).toEqual(["INVALID"]);
  expect(await set(731)).toEqual(["INVALID"]);
  expect(await set(100)).toEqual([]);
  expect(await settings()).toMatchObject({ oldPriceDays: 100 });
  expect(await old()).toEqual([fed]);
});
