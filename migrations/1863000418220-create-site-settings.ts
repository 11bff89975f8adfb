import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the site is called, who answers for it, and whether it is open; its row is written at start. */
export class CreateSiteSettings1863000418220 implements MigrationInterface {
  name = "CreateSiteSettings1863000418220";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "site_settings" (
        "id" integer NOT NULL DEFAULT '1',
        "name" text NOT NULL,
        "tagline" text NOT NULL,
        "operator_name" text NOT NULL DEFAULT '',
        "organisation_number" text NOT NULL DEFAULT '',
        "address" text NOT NULL DEFAULT '',
        "contact_email" text NOT NULL DEFAULT '',
        "opened_at" TIMESTAMP WITH TIME ZONE,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "site_settings_one" CHECK (id = 1),
        CONSTRAINT "site_settings_id" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE TRIGGER site_settings_version BEFORE UPDATE ON site_settings
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
    await runner.query(`
      CREATE TRIGGER site_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "site_settings"`);
  }
}
