import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which activities were counted is kept longer than the log of the last hundred. */
export class KeepActivityKeys1861000000000 implements MigrationInterface {
  name = "KeepActivityKeys1861000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "journey_activity_key" (
        "user_id" uuid NOT NULL,
        "activity_id" text NOT NULL,
        CONSTRAINT "PK_journey_activity_key" PRIMARY KEY ("user_id", "activity_id")
      )`);
    await runner.query(
      `ALTER TABLE "journey_activity_key" ADD CONSTRAINT "FK_7e0c8ae1ce6460bb737b8d8f8a6" FOREIGN KEY ("user_id")
       REFERENCES "users" ("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `INSERT INTO "journey_activity_key" (user_id, activity_id) SELECT user_id, id FROM journey_activity`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "journey_activity_key"`);
  }
}
