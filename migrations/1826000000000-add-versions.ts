import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["product", "category", "article", "page", "mr_provider"];

/**
 * How many times a row was changed, by whatever way, so that whoever edits what has changed meanwhile can be told. A
 * trigger counts, since rows are written by forms, imports, jobs and linked pictures alike.
 */
export class AddVersions1826000000000 implements MigrationInterface {
  name = "AddVersions1826000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END $$`);
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE "${table}" ADD "version" integer NOT NULL DEFAULT '1'`);
      await runner.query(`
        CREATE TRIGGER "${table}_version" BEFORE UPDATE ON "${table}"
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`DROP TRIGGER "${table}_version" ON "${table}"`);
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "version"`);
    }
    await runner.query("DROP FUNCTION count_version()");
  }
}
