import type { MigrationInterface, QueryRunner } from "typeorm";

/** Days of rest, and how many steps of protocols were ticked. */
export class AddPausesAndSteps1817000000000 implements MigrationInterface {
  name = "AddPausesAndSteps1817000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "journey_pause" (
        "user_id" uuid NOT NULL,
        "from_day" date NOT NULL,
        "until_day" date NOT NULL,
        CONSTRAINT "PK_journey_pause" PRIMARY KEY ("user_id", "from_day")
      )`);
    await runner.query(
      `ALTER TABLE "journey_pause" ADD CONSTRAINT "FK_058d6a56c9486576d627e483312" FOREIGN KEY ("user_id")
       REFERENCES "users" ("id") ON DELETE CASCADE`,
    );
    await runner.query(`ALTER TABLE "journey" ADD "total_steps" integer NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE "journey" SET "total_steps" = ticked.count
      FROM (SELECT user_id, count(*)::int AS count FROM user_protocol_progress GROUP BY user_id) AS ticked
      WHERE ticked.user_id = journey.user_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journey" DROP COLUMN "total_steps"`);
    await runner.query(`DROP TABLE "journey_pause"`);
  }
}
