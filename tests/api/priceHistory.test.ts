import { describe, expect, it } from "vitest";
import { addDays, type Day, dayOf } from "../../schema/rules/words/days.ts";
import { beginPriceDay } from "../../server/features/catalogue/catalogueJobs.ts";
import { countStatements, eventually, startApi } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startApi();
const { db } = api;
const today = dayOf(new Date());
const ago = (days: number): Day => addDays(today, -days);

interface Period {
  startsOn: Day;
  endsOn: Day;
  price: { amount: number };
}
interface Priced {
  priceHistory: Period[];
  lowestPrice30Days: { amount: number } | null;
  priceReduction: { reducedOn: Day; lowestBefore: { amount: number } } | null;
}

const FIELDS =
  "priceHistory { startsOn endsOn price { amount } } lowestPrice30Days { amount } priceReduction { reducedOn lowestBefore { amount } }";

const pricesOf = async (id: number): Promise<Priced> =>
  (await api.graphql<{ product: Priced }>(`{ product(databaseId: ${id}) { ${FIELDS} } }`)).data.product;

/** What is kept of a product, by day. */
const kept = (id: number): Promise<{ day: Day; price: number | null; isRecurring: boolean }[]> =>
  db.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, price_from AS price, is_recurring AS "isRecurring"
     FROM product_price WHERE product_id = $1 ORDER BY day`,
    [id],
  );

/** A product whose price was told some days ago, and nothing before. */
async function priced(priceEstimate: string, daysAgo: number) {
  const facts = aProduct({ name: "Prövad", categoryId: await categoryId(db, "blodtester"), priceEstimate });
  const [id = 0] = await write(db, facts);
  await db.query("UPDATE product_price SET day = $2 WHERE product_id = $1", [id, ago(daysAgo)]);
  return {
    id,
    path: `/tester/provad-${id}`,
    set: (price: string) => write(db, { ...facts, id, priceEstimate: price }),
  };
}

describe("a product's price", () => {
  it("is kept with the day of each change, and the last of a day counts", async () => {
    const { id, set } = await priced("500 kr", 60);
    await set("från 450 kr");
    await set("från 400 kr");
    expect(await kept(id)).toEqual([
      { day: ago(60), price: 50_000, isRecurring: false },
      { day: today, price: 40_000, isRecurring: false },
    ]);
    expect(await pricesOf(id)).toEqual({
      priceHistory: [
        { startsOn: today, endsOn: today, price: { amount: 40_000 } },
        { startsOn: ago(60), endsOn: ago(1), price: { amount: 50_000 } },
      ],
      lowestPrice30Days: { amount: 40_000 },
      priceReduction: { reducedOn: today, lowestBefore: { amount: 50_000 } },
    });
  });

  it("is kept whichever way it is changed, and not where it is only told otherwise", async () => {
    const { id, set } = await priced("500 kr", 60);
    await set("500 kr, fri frakt");
    await db.query("UPDATE product SET description = 'Ny' WHERE id = $1", [id]);
    expect(await kept(id)).toHaveLength(1);
    await db.query("UPDATE product SET price_from = 0, price_estimate = '0 kr' WHERE id = $1", [id]);
    expect((await kept(id)).at(-1)).toEqual({ day: today, price: 0, isRecurring: false });
    await set("10 000 000 kr");
    expect((await pricesOf(id)).priceHistory[0]?.price.amount).toBe(1_000_000_000);
    await set("89 kr/mån");
    expect((await kept(id)).at(-1)).toEqual({ day: today, price: 8_900, isRecurring: true });
    // What is paid each month is not compared with what was paid once.
    expect(await pricesOf(id)).toMatchObject({ priceHistory: [{ startsOn: today }], priceReduction: null });
    await set("pris på begäran");
    expect(await pricesOf(id)).toMatchObject({ priceHistory: [{ endsOn: ago(1), price: { amount: 50_000 } }] });
  });

  it("is gone with its product", async () => {
    const { id } = await priced("500 kr", 60);
    await db.query("DELETE FROM product WHERE id = $1", [id]);
    expect(await kept(id)).toEqual([]);
  });

  it("is undone with the transaction that changed it", async () => {
    const { id } = await priced("500 kr", 60);
    await expect(
      db.transaction(async (manager) => {
        await manager.query("UPDATE product SET price_from = 1 WHERE id = $1", [id]);
        throw new Error("changed their mind");
      }),
    ).rejects.toThrow();
    expect(await kept(id)).toHaveLength(1);
  });
});

describe("the history of prices in the graph", () => {
  it("is one statement more for however many products", async () => {
    const counted = async (fields: string) => {
      const [{ errors }, statements] = await countStatements(() =>
        api.graphql(`{ products(area: TESTS, first: 60) { nodes { databaseId ${fields} } } }`),
      );
      expect(errors).toEqual([]);
      return statements;
    };
    expect(await counted(FIELDS)).toBe((await counted("")) + 1);
  });

  it("ends with today's price of every product of the demo", async () => {
    const { data } = await api.graphql<{
      products: { nodes: (Priced & { price: { from: { amount: number } } | null })[] };
    }>(`{ products(area: SUPPLEMENTS, first: 100) { nodes { price { from { amount } } ${FIELDS} } } }`);
    expect(data.products.nodes.length).toBeGreaterThan(20);
    expect(new Set(data.products.nodes.map(({ priceHistory }) => priceHistory.length)).size).toBeGreaterThan(2);
    for (const { price, priceHistory } of data.products.nodes) {
      const expected = price ? { endsOn: today, price: price.from } : undefined;
      expect(priceHistory[0] && { endsOn: priceHistory[0].endsOn, price: priceHistory[0].price }).toEqual(expected);
    }
  });

  it.each([0, -1, 101])("refuses %d periods", async (first) => {
    const { errors } = await api.graphql(`{ product(databaseId: 1) { priceHistory(first: ${first}) { startsOn } } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "first" });
  });

  it("gives as many as are wanted, the latest first", async () => {
    const { id, set } = await priced("500 kr", 60);
    await set("400 kr");
    const { data } = await api.graphql<{ product: Priced }>(
      `{ product(databaseId: ${id}) { priceHistory(first: 1) { startsOn } } }`,
    );
    expect(data.product.priceHistory).toEqual([{ startsOn: today }]);
  });
});

describe("a product's page", () => {
  const pageOf = async (path: string): Promise<string> =>
    (await (await api.fetch(path)).text()).replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");

  it("shows what it cost as a table, and calls a lower price reduced, without scripts", async () => {
    const { path, set } = await priced("529 kr", 60);
    await set("449 kr");
    const html = await pageOf(path);
    expect(html).toContain("Sänkt pris");
    expect(html).toContain("Lägsta pris 30 dagar före: 529 kr");
    expect(html).toMatch(/Lägsta pris senaste 30 dagarna: <strong[^>]*>449 kr/);
    expect(html).toMatch(/<table[^>]*>(?:(?!<\/table>).)*529 kr/s);
  });

  it("calls nothing reduced that was cheaper lately, and says in words what never changed", async () => {
    const { id, path, set } = await priced("400 kr", 60);
    await db.query(
      "INSERT INTO product_price (product_id, day, price_from, is_recurring) VALUES ($1, $2, 60000, false)",
      [id, ago(10)],
    );
    await set("450 kr");
    expect(await pageOf(path)).not.toContain("Sänkt pris");
    const constant = await priced("400 kr", 60);
    const html = await pageOf(constant.path);
    expect(html).toMatch(/Priset har varit 400 kr sedan den \d+ \S+ \d{4}, då vi började följa det/);
    expect(html).not.toContain("Diagram över priset");
  });

  it("is made anew when a day begins, since it tells of today", async () => {
    const { path } = await priced("400 kr", 60);
    const count = async () => (await countStatements(() => pageOf(path)))[1];
    await eventually(async () => (await count()) === 0);
    await beginPriceDay(db);
    await eventually(async () => (await count()) > 0);
  });
});
