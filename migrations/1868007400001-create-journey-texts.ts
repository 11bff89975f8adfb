import type { MigrationInterface, QueryRunner } from "typeorm";

/** Goals and achievements where an admin has written them otherwise. */
export class CreateJourneyTexts1868007400001 implements MigrationInterface {
  name = "CreateJourneyTexts1868007400001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "journey_text" (
        "key" text NOT NULL,
        "title" text,
        "description" text,
        "is_shown" boolean NOT NULL,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "journey_text_key" PRIMARY KEY ("key")
      )`);
    await runner.query(`
      CREATE TRIGGER journey_text_version BEFORE UPDATE ON journey_text
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
    await runner.query(`
      CREATE TRIGGER journey_text_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON journey_text
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "journey_text"`);
  }
}
