import type { MigrationInterface, QueryRunner } from "typeorm";

/** How far somebody is in the programmes of mental optimisation: a row for each section that was begun. */
export class CreateProgrammeProgress1820000000000 implements MigrationInterface {
  name = "CreateProgrammeProgress1820000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "programme_progress" (
        "user_id" uuid NOT NULL,
        "level" text NOT NULL,
        "section" text NOT NULL,
        "status" text NOT NULL,
        "interactions" integer NOT NULL DEFAULT 0,
        "last_visited_at" timestamptz,
        CONSTRAINT "PK_programme_progress" PRIMARY KEY ("user_id", "level", "section"),
        CONSTRAINT "FK_aae0b10ac72657e062f30662385" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "programme_progress"`);
  }
}
