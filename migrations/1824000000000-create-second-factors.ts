import type { MigrationInterface, QueryRunner } from "typeorm";

/** Second factors of accounts with their recovery codes, and when a session's user last proved who they are. */
export class CreateSecondFactors1824000000000 implements MigrationInterface {
  name = "CreateSecondFactors1824000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "second_factor" (
        "user_id" uuid NOT NULL,
        "secret" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "confirmed_at" timestamptz,
        "last_step" integer,
        CONSTRAINT "PK_ed3b12c71bfc8b301ef340e1717" PRIMARY KEY ("user_id"),
        CONSTRAINT "FK_ed3b12c71bfc8b301ef340e1717" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE "recovery_code" (
        "hash" text NOT NULL,
        "user_id" uuid NOT NULL,
        "used_at" timestamptz,
        CONSTRAINT "PK_46127763228d7cdda224cb7f029" PRIMARY KEY ("hash"),
        CONSTRAINT "FK_f5c95d9ca2047afa670093e2028" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "IDX_f5c95d9ca2047afa670093e202" ON "recovery_code" ("user_id")`);
    await runner.query(`ALTER TABLE "session" ADD "verified_at" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "session" DROP COLUMN "verified_at"`);
    await runner.query(`DROP TABLE "recovery_code"`);
    await runner.query(`DROP TABLE "second_factor"`);
  }
}
