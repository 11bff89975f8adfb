import type { MigrationInterface, QueryRunner } from "typeorm";

/** The name of each table's foreign key, as TypeORM makes it. */
const FOREIGN_KEYS = {
  sleep_tests: "FK_b9ad4cb6ca8126a59a8c18a31b7",
  training_tests: "FK_5c56f34e3d4cd3ea34dd60f7f3a",
  protocol_tests: "FK_9a08a98497e94cb083b65e5434c",
};

/** The tests that were taken, with what came of them, and the consent to it. */
export class CreateTests1818000000000 implements MigrationInterface {
  name = "CreateTests1818000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE "consent_kind" ADD VALUE 'test_answers'`);
    for (const [table, foreignKey] of Object.entries(FOREIGN_KEYS)) {
      await runner.query(`
        CREATE TABLE "${table}" (
          "id" uuid NOT NULL,
          "user_id" uuid,
          "session_id" uuid NOT NULL,
          "answers" jsonb NOT NULL,
          "ai_recommendations" text NOT NULL DEFAULT '',
          "red_flags" jsonb NOT NULL,
          "findings" jsonb NOT NULL,
          "activities" jsonb NOT NULL,
          "source" text NOT NULL,
          "is_fallback" boolean NOT NULL,
          "consent_version" integer NOT NULL,
          "created_at" timestamptz NOT NULL,
          CONSTRAINT "${table}_once" UNIQUE ("session_id"),
          CONSTRAINT "PK_${table}" PRIMARY KEY ("id")
        )`);
      await runner.query(`CREATE INDEX "${table}_of_user" ON "${table}" ("user_id", "created_at", "id")`);
      await runner.query(
        `ALTER TABLE "${table}" ADD CONSTRAINT "${foreignKey}" FOREIGN KEY ("user_id")
         REFERENCES "users" ("id") ON DELETE CASCADE`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "sleep_tests", "training_tests", "protocol_tests"`);
    await runner.query(`DELETE FROM "consent" WHERE "kind" = 'test_answers'`);
    await runner.query(`ALTER TYPE "consent_kind" RENAME TO "consent_kind_old"`);
    await runner.query(`CREATE TYPE "consent_kind" AS ENUM ('health_data')`);
    await runner.query(
      `ALTER TABLE "consent" ALTER COLUMN "kind" TYPE "consent_kind" USING "kind"::text::"consent_kind"`,
    );
    await runner.query(`DROP TYPE "consent_kind_old"`);
  }
}
