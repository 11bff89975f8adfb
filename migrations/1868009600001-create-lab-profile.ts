import type { MigrationInterface, QueryRunner } from "typeorm";

/** What somebody has said of themselves for their values; a row for each account at most. */
export class CreateLabProfile1868009600001 implements MigrationInterface {
  name = "CreateLabProfile1868009600001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "lab_profile" (
        "user_id" uuid NOT NULL,
        "birth_year" smallint,
        "sex" text,
        CONSTRAINT "lab_profile_user_id" PRIMARY KEY ("user_id"),
        CONSTRAINT "lab_profile_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "lab_profile"`);
  }
}
