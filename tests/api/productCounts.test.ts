import fc from "fast-check";
import pg from "pg";
import type { DataSource } from "typeorm";
import { describe, expect, it } from "vitest";
import { Product } from "../../server/features/catalogue/Product.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { createTestDatabase } from "../support/database.ts";

const { db, url } = await createTestDatabase();
const SLUGS = ["blodtester", "hormontester", "vitaminer", "biohacking-utrustning"];
const categories = await Promise.all(SLUGS.map((slug) => categoryId(db, slug)));

/** What PostgreSQL says to one of two that wait for each other. */
const DEADLOCK = "40P01";

/** The materialized counts, and the same counts computed from the products. */
async function counts(source: DataSource): Promise<{ materialized: unknown[]; real: unknown[] }> {
  const order = 'ORDER BY area, category_id, kind COLLATE "C", is_swedish';
  return {
    materialized: await source.query(
      `SELECT area, category_id, kind, is_swedish, count FROM product_count WHERE count <> 0 ${order}`,
    ),
    real: await source.query(
      `SELECT area, category_id, kind, is_swedish, count(*)::int AS count FROM product
       WHERE is_available GROUP BY 1, 2, 3, 4 ${order}`,
    ),
  };
}

async function expectExactCounts(): Promise<void> {
  const { materialized, real } = await counts(db);
  expect(real.length).toBeGreaterThan(0);
  expect(materialized).toEqual(real);
}

/** Ways a product may be written, each a statement; $1 chooses a product, $2 a category. */
const STATEMENTS = {
  hide: "UPDATE product SET is_available = false WHERE id % 7 = $1::int % 7 AND $2::int > 0",
  show: "UPDATE product SET is_available = true WHERE id % 5 = $1::int % 5 AND $2::int > 0",
  flip: "UPDATE product SET is_available = NOT is_available WHERE id % 11 = $1::int % 11 AND $2::int > 0",
  move: `UPDATE product SET category_id = $2::int, area = (SELECT area FROM category WHERE id = $2::int)
         WHERE id % 6 = $1::int % 6`,
  kind: "UPDATE product SET kind = CASE kind WHEN 'blood' THEN 'saliva' ELSE 'blood' END WHERE id % 4 = $1::int % 4 AND $2::int > 0",
  country: "UPDATE product SET is_swedish = NOT is_swedish WHERE id % 9 = $1::int % 9 AND $2::int > 0",
  rename: "UPDATE product SET name = name || '!' WHERE id % 3 = $1::int % 3 AND $2::int > 0",
  remove: "DELETE FROM product WHERE id % 13 = $1::int % 13 AND $2::int > 0",
  copy: `INSERT INTO product (name, provider_name, category_id, area, sort_rank, kind, is_swedish, is_available, search_text, goal_text)
         SELECT name, provider_name, $2::int, (SELECT area FROM category WHERE id = $2::int), sort_rank, kind, is_swedish,
                is_available, search_text, goal_text
         FROM product WHERE id % 8 = $1::int % 8`,
} as const;

const change = fc.record({
  how: fc.constantFrom(...(Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[])),
  which: fc.nat({ max: 1_000 }),
  category: fc.constantFrom(...categories),
});

describe("the materialized counts", () => {
  it("are right for the demo catalogue", expectExactCounts);

  it("stay right through raw SQL of every kind", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        for (const { how, which, category } of changes) await db.query(STATEMENTS[how], [which, category]);
        await expectExactCounts();
      }),
      { numRuns: 15 },
    );
  });

  it("stay right when products are written, rewritten, moved, hidden and deleted", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            categoryId: fc.constantFrom(...categories),
            isAvailable: fc.boolean(),
            providerCountry: fc.constantFrom("Sverige", "Norge"),
          }),
          { minLength: 1, maxLength: 10 },
        ),
        async (products) => {
          await write(db, ...products.map((product) => aProduct(product)));
          await expectExactCounts();
          const stored = await db.getRepository(Product).find({ order: { id: "DESC" }, take: products.length });
          await write(
            db,
            ...stored.map((product) => ({
              ...product,
              categoryId: categories[product.id % 4] ?? 0,
              isAvailable: !product.isAvailable,
            })),
          );
          await expectExactCounts();
          await db.getRepository(Product).remove(stored);
          await expectExactCounts();
        },
      ),
      { numRuns: 10 },
    );
  });

  it("are unchanged by a transaction that is rolled back", async () => {
    const before = await counts(db);
    await expect(
      db.transaction(async (manager) => {
        await manager.query("DELETE FROM product");
        throw new Error("regretted");
      }),
    ).rejects.toThrow("regretted");
    expect(await counts(db)).toEqual(before);
  });

  it("stay right when several connections write at once, also where a write has to be repeated", async () => {
    const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    const ids = (await db.query("SELECT id FROM product ORDER BY id")).map(({ id }: { id: number }) => id);
    const persistently = async (client: pg.Client, values: unknown[]): Promise<void> => {
      const move = `UPDATE product SET category_id = c.id, area = c.area, is_available = (product.id + $3) % 3 <> 0
                    FROM category c WHERE product.id = $1 AND c.id = $2`;
      await client.query(move, values).catch((error: { code?: string }) => {
        if (error.code !== DEADLOCK) throw error;
        return persistently(client, values);
      });
    };
    try {
      // Each client has products of its own, so that only the counts are shared.
      await Promise.all(
        clients.map(async (client, mine) => {
          for (let turn = 0; turn < 30; turn++) {
            const id = ids[(turn * clients.length + mine) % ids.length];
            await persistently(client, [id, categories[(turn + mine) % categories.length], turn]);
          }
        }),
      );
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    await expectExactCounts();
  });

  it("do not make opposite moves between two categories fail", async () => {
    const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    const [here, there] = [await categoryId(db, "mineraler"), await categoryId(db, "probiotika")];
    await write(db, ...Array.from({ length: 32 }, (_, n) => aProduct({ categoryId: n % 2 ? here : there })));
    const rows: { id: number }[] = await db.query("SELECT id FROM product ORDER BY id DESC LIMIT 32");
    try {
      const moves = clients.map(async (client, mine) => {
        for (let turn = 0; turn < 150; turn++) {
          await client.query(
            "UPDATE product SET category_id = CASE category_id WHEN $2::int THEN $3::int ELSE $2::int END WHERE id = $1",
            [rows[mine * 8 + (turn % 8)]?.id, here, there],
          );
        }
      });
      expect((await Promise.allSettled(moves)).map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    await expectExactCounts();
  });

  it("are empty when all products are gone, however they went", async () => {
    // What refers to products goes with them.
    await db.query("TRUNCATE product, linked_logo, price_watch, product_feed_product, product_offer, former_product");
    expect(await counts(db)).toEqual({ materialized: [], real: [] });
  });
});
