import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What each product costs since which day: a row for each day on which that changed, as it stood at the day's end.
 * Statement triggers keep it in the transaction that changes a product, whichever way the product is written, and take
 * it away with the product. No foreign key: it would be looked up for every row of an import.
 */
export class CreateProductPrices1844000000000 implements MigrationInterface {
  name = "CreateProductPrices1844000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "product_price" (
        "product_id" integer NOT NULL,
        "day" date NOT NULL,
        "price_from" integer,
        "is_recurring" boolean NOT NULL,
        PRIMARY KEY ("product_id", "day")
      )`);
    await runner.query(`
      CREATE FUNCTION is_recurring_price(price_text text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(price_text ~* '(/|per )\\s*(mån|år|vecka|kvartal)', false) $$`);
    // Whoever writes products waits for this migration from here on, so that no price is missed.
    await this.keepPrices(runner);
    await runner.query(`
      INSERT INTO product_price (product_id, day, price_from, is_recurring)
      SELECT id, (now() AT TIME ZONE 'Europe/Stockholm')::date, price_from, is_recurring_price(price_estimate)
      FROM product WHERE price_from IS NOT NULL`);
    await runner.query(`
      CREATE TRIGGER product_price_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_price
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  private async keepPrices(runner: QueryRunner): Promise<void> {
    const write = (from: string) => `
      INSERT INTO product_price (product_id, day, price_from, is_recurring)
      SELECT n.id, (now() AT TIME ZONE 'Europe/Stockholm')::date, n.price_from, is_recurring_price(n.price_estimate)
      FROM ${from}
      ON CONFLICT (product_id, day) DO UPDATE
      SET price_from = excluded.price_from, is_recurring = excluded.is_recurring;`;
    const work = {
      insert: write("new_rows n WHERE n.price_from IS NOT NULL"),
      // Texts that differ may still say the same price; the recurrence is looked for only where they do.
      update: write(`new_rows n JOIN old_rows o ON o.id = n.id
      WHERE n.price_from IS DISTINCT FROM o.price_from
         OR (n.price_estimate IS DISTINCT FROM o.price_estimate
             AND is_recurring_price(n.price_estimate) <> is_recurring_price(o.price_estimate))`),
      delete: "DELETE FROM product_price AS kept USING old_rows o WHERE kept.product_id = o.id;",
      truncate: "DELETE FROM product_price;",
    };
    for (const [event, statement] of Object.entries(work)) {
      await runner.query(`
        CREATE FUNCTION product_price_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN ${statement} RETURN NULL; END $$`);
    }
    const tables = {
      insert: "REFERENCING NEW TABLE AS new_rows",
      update: "REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows",
      delete: "REFERENCING OLD TABLE AS old_rows",
      truncate: "",
    };
    for (const [event, referencing] of Object.entries(tables)) {
      await runner.query(`
        CREATE TRIGGER product_price_${event} AFTER ${event.toUpperCase()} ON product
        ${referencing} FOR EACH STATEMENT EXECUTE FUNCTION product_price_${event}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ["insert", "update", "delete", "truncate"]) {
      await runner.query(`DROP TRIGGER product_price_${event} ON product`);
      await runner.query(`DROP FUNCTION product_price_${event}()`);
    }
    await runner.query(`DROP TABLE "product_price"`);
    await runner.query(`DROP FUNCTION is_recurring_price(text)`);
  }
}
