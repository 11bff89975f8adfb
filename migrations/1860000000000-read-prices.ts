import type { MigrationInterface, QueryRunner } from "typeorm";
import { priceFromText, pricePer } from "../schema/rules/catalogue/price.ts";

/**
 * What a price is for is kept with it, so that what is paid each month, each year or for 100 g is compared with nothing
 * else, and a price that waits for an admin's word. All prices are read anew: former versions took the smallest number.
 * What they wrote of former days stays, until an admin corrects it.
 */
export class ReadPrices1860000000000 implements MigrationInterface {
  name = "ReadPrices1860000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "price_per" text`);
    await runner.query(`ALTER TABLE "product" ADD "held_price" text`);
    await runner.query(`ALTER TABLE "product_price" ADD "price_per" text`);
    await runner.query(`ALTER TABLE "price_watch" ADD "price_per" text`);
    const texts: { text: string }[] = await runner.query(
      `SELECT DISTINCT price_estimate AS text FROM product WHERE price_estimate IS NOT NULL`,
    );
    const read = texts.map(({ text }) => ({ text, lowest: priceFromText(text), per: pricePer(text) }));
    // Former days of what is paid again and again: how often was not kept.
    for (const table of ["product_price", "price_watch"]) {
      await runner.query(
        `UPDATE ${table} AS kept SET price_per = coalesce(read.per, 'månad')
         FROM product p JOIN jsonb_to_recordset($1::jsonb) AS read (text text, per text) ON read.text = p.price_estimate
         WHERE kept.product_id = p.id AND kept.is_recurring`,
        [JSON.stringify(read)],
      );
    }
    await this.keepPrices(
      runner,
      (from) => `
      INSERT INTO product_price (product_id, day, price_from, price_per, is_recurring)
      SELECT n.id, (now() AT TIME ZONE 'Europe/Stockholm')::date, n.price_from, n.price_per, n.price_per IS NOT NULL
      FROM ${from}
      ON CONFLICT (product_id, day) DO UPDATE SET price_from = excluded.price_from, price_per = excluded.price_per,
        is_recurring = excluded.is_recurring;`,
      `n.price_from IS DISTINCT FROM o.price_from OR n.price_per IS DISTINCT FROM o.price_per`,
    );
    await runner.query(
      `UPDATE product AS p SET price_from = read.lowest, price_per = read.per,
         dose_price = CASE WHEN read.per IS NULL THEN round(read.lowest::numeric / nullif(p.doses_per_package, 0)) END
       FROM jsonb_to_recordset($1::jsonb) AS read (text text, lowest int, per text)
       WHERE read.text = p.price_estimate
         AND (p.price_from IS DISTINCT FROM read.lowest OR p.price_per IS DISTINCT FROM read.per)`,
      [JSON.stringify(read)],
    );
  }

  /** The functions of the triggers that keep what products cost. */
  private async keepPrices(runner: QueryRunner, write: (from: string) => string, differs: string): Promise<void> {
    const work = {
      insert: write("new_rows n WHERE n.price_from IS NOT NULL"),
      update: write(`new_rows n JOIN old_rows o ON o.id = n.id WHERE ${differs}`),
    };
    for (const [event, statement] of Object.entries(work)) {
      await runner.query(`
        CREATE OR REPLACE FUNCTION product_price_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN ${statement} RETURN NULL; END $$`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.keepPrices(
      runner,
      (from) => `
      INSERT INTO product_price (product_id, day, price_from, is_recurring)
      SELECT n.id, (now() AT TIME ZONE 'Europe/Stockholm')::date, n.price_from, is_recurring_price(n.price_estimate)
      FROM ${from}
      ON CONFLICT (product_id, day) DO UPDATE
      SET price_from = excluded.price_from, is_recurring = excluded.is_recurring;`,
      `n.price_from IS DISTINCT FROM o.price_from
         OR (n.price_estimate IS DISTINCT FROM o.price_estimate
             AND is_recurring_price(n.price_estimate) <> is_recurring_price(o.price_estimate))`,
    );
    await runner.query(`ALTER TABLE "price_watch" DROP COLUMN "price_per"`);
    await runner.query(`ALTER TABLE "product_price" DROP COLUMN "price_per"`);
    await runner.query(`ALTER TABLE "product" DROP COLUMN "held_price"`);
    await runner.query(`ALTER TABLE "product" DROP COLUMN "price_per"`);
  }
}
