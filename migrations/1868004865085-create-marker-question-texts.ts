import type { MigrationInterface, QueryRunner } from "typeorm";

/** The marker chooser's questions where an admin has written them otherwise. */
export class CreateMarkerQuestionTexts1868004865085 implements MigrationInterface {
  name = "CreateMarkerQuestionTexts1868004865085";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "marker_question_text" (
        "key" text NOT NULL,
        "title" text NOT NULL,
        "text" text NOT NULL,
        "position" integer NOT NULL,
        "is_shown" boolean NOT NULL,
        "version" integer NOT NULL DEFAULT '1',
        CONSTRAINT "marker_question_text_key" PRIMARY KEY ("key")
      )`);
    await runner.query(`
      CREATE TRIGGER marker_question_text_version BEFORE UPDATE ON marker_question_text
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
    await runner.query(`
      CREATE TRIGGER marker_question_text_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON marker_question_text
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "marker_question_text"`);
  }
}
