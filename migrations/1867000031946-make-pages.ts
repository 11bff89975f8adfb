import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pages of text that admins make, where they were before, and which others lead to. */
export class MakePages1867000031946 implements MigrationInterface {
  name = "MakePages1867000031946";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "page" ADD "is_own" boolean NOT NULL DEFAULT false, ADD "is_published" boolean NOT NULL DEFAULT true,
        ADD "in_footer" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE "page_alias" (
        "slug" text NOT NULL,
        "page_slug" text NOT NULL,
        CONSTRAINT "page_alias_slug" PRIMARY KEY ("slug"),
        CONSTRAINT "page_alias_page" FOREIGN KEY ("page_slug") REFERENCES "page" ("slug")
          ON DELETE CASCADE ON UPDATE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "page_link" (
        "slug" text NOT NULL,
        "title" text NOT NULL,
        "in_footer" boolean NOT NULL,
        CONSTRAINT "page_link_slug" PRIMARY KEY ("slug"),
        CONSTRAINT "page_link_page" FOREIGN KEY ("slug") REFERENCES "page" ("slug") ON DELETE CASCADE ON UPDATE CASCADE
      )`);
    for (const table of ["page_alias", "page_link"])
      await runner.query(`
        CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "page_link", "page_alias"`);
    await runner.query(`ALTER TABLE "page" DROP "in_footer", DROP "is_published", DROP "is_own"`);
  }
}
