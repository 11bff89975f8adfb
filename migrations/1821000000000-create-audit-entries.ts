import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who changed what and when. Not tied to accounts, which it outlives. */
export class CreateAuditEntries1821000000000 implements MigrationInterface {
  name = "CreateAuditEntries1821000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "audit_entry" (
        "id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
        "at" timestamptz NOT NULL DEFAULT now(),
        "actor_id" uuid,
        "account_id" uuid,
        "action" text NOT NULL,
        "subject_type" text NOT NULL,
        "subject_id" text NOT NULL,
        "subject_name" text NOT NULL,
        "changes" jsonb NOT NULL DEFAULT '[]',
        CONSTRAINT "PK_58a130a4b9da189f46ba2a01801" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_97535621724623160ea0427566" ON "audit_entry" ("actor_id")`);
    await runner.query(`CREATE INDEX "IDX_d1108749e6869af2977f453685" ON "audit_entry" ("account_id", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "audit_entry"`);
  }
}
