import type { MigrationInterface, QueryRunner } from "typeorm";

/** The programmes of mental optimisation, each with everything that it says. */
export class CreateProgrammes1819000000000 implements MigrationInterface {
  name = "CreateProgrammes1819000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "programme" (
        "level" text NOT NULL,
        "position" integer NOT NULL,
        "content" jsonb NOT NULL,
        CONSTRAINT "PK_programme" PRIMARY KEY ("level")
      )`);
    await runner.query(`
      CREATE TRIGGER programme_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON programme
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "programme"`);
  }
}
