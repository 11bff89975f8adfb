import type { MigrationInterface, QueryRunner } from "typeorm";

/** What mails say where an admin has written them otherwise. */
export class CreateMailTexts1867000048213 implements MigrationInterface {
  name = "CreateMailTexts1867000048213";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "mail_text" (
        "kind" text NOT NULL,
        "subject" text NOT NULL,
        "body" text NOT NULL,
        "button" text NOT NULL,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "mail_text_kind" PRIMARY KEY ("kind")
      )`);
    await runner.query(`
      CREATE TRIGGER mail_text_version BEFORE UPDATE ON mail_text
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "mail_text"`);
  }
}
