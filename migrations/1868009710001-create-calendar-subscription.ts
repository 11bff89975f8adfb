import type { MigrationInterface, QueryRunner } from "typeorm";

/** The secret addresses at which calendars read what accounts follow. */
export class CreateCalendarSubscription1868009710001 implements MigrationInterface {
  name = "CreateCalendarSubscription1868009710001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "calendar_subscription" (
        "user_id" uuid NOT NULL,
        "token_hash" text NOT NULL,
        "has_alarms" boolean NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "known" jsonb NOT NULL DEFAULT '[]',
        "revision" integer NOT NULL DEFAULT 0,
        PRIMARY KEY ("user_id"),
        UNIQUE ("token_hash"),
        CONSTRAINT "FK_0e74c93773c3e7c507d5925a3b0" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "calendar_subscription"`);
  }
}
