import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Every word that products of an area have, once, with an index of its parts. Statement triggers add what is new in the
 * transaction that writes a product, whichever way that is written. A word that no product has any more stays: it finds
 * nothing.
 */
export class CreateProductWords1851000000000 implements MigrationInterface {
  name = "CreateProductWords1851000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "product_word" (
        "area" "area" NOT NULL,
        "word" text COLLATE "C" NOT NULL,
        PRIMARY KEY ("area", "word")
      )`);
    // In the order of the words, so that two who add the same wait for each other and not in a circle.
    const add = (from: string) => `
      INSERT INTO product_word (area, word)
      SELECT DISTINCT n.area, substr(place.word, 3) FROM ${from}, unnest(tsvector_to_array(n.search_words)) AS place(word)
      WHERE substr(place.word, 2, 1) = '-'
      ORDER BY 1, 2
      ON CONFLICT DO NOTHING;`;
    const work = {
      insert: add("new_rows n"),
      update: add(
        `(SELECT n.area, n.search_words FROM new_rows n JOIN old_rows o ON o.id = n.id
          WHERE n.search_words <> o.search_words OR n.area <> o.area) AS n`,
      ),
    };
    const tables = {
      insert: "REFERENCING NEW TABLE AS new_rows",
      update: "REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows",
    };
    // Whoever writes products waits for this migration from here on, so that no word is missed.
    for (const event of ["insert", "update"] as const) {
      await runner.query(`
        CREATE FUNCTION product_word_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN ${work[event]} RETURN NULL; END $$`);
      await runner.query(`
        CREATE TRIGGER product_word_${event} AFTER ${event.toUpperCase()} ON product
        ${tables[event]} FOR EACH STATEMENT EXECUTE FUNCTION product_word_${event}()`);
    }
    await runner.query(add("product n"));
    await runner.query(`CREATE INDEX "product_word_parts" ON "product_word" USING gin ("word" gin_trgm_ops)`);
    await runner.query(`
      CREATE TRIGGER product_word_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_word
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    await runner.query("ANALYZE product_word");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ["insert", "update"]) {
      await runner.query(`DROP TRIGGER product_word_${event} ON product`);
      await runner.query(`DROP FUNCTION product_word_${event}()`);
    }
    await runner.query(`DROP TABLE "product_word"`);
  }
}
