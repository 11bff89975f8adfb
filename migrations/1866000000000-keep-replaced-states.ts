import type { MigrationInterface, QueryRunner } from "typeorm";

/** What pages and guides were before they were changed or deleted, so that it can be taken back. */
export class KeepReplacedStates1866000000000 implements MigrationInterface {
  name = "KeepReplacedStates1866000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "replaced_state" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "subject_type" text NOT NULL, "subject_id" text NOT NULL, "name" text NOT NULL, "state" jsonb NOT NULL, "is_deleted" boolean NOT NULL, "entry_id" bigint NOT NULL, PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_a4cb29bc534123b92a0741648c" ON "replaced_state" ("subject_type", "subject_id", "id")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "replaced_state"`);
  }
}
