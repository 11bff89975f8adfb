import type { MigrationInterface, QueryRunner } from "typeorm";

/** What tells every process that public content changed says in which table, so that the rest may be kept. */
export class NameChangedTable1815000000000 implements MigrationInterface {
  name = "NameChangedTable1815000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME); RETURN NULL; END $$`);
    // Products' triggers keep it, which notify as well; whoever mends a count by hand is heard, too.
    await runner.query(`
      CREATE TRIGGER product_count_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_count
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER product_count_notify ON product_count`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('catalogue_changed', ''); RETURN NULL; END $$`);
  }
}
