import type { MigrationInterface, QueryRunner } from "typeorm";

/** What somebody writes about an activity. */
export class AddNoteToJourneyActivity1810000000000 implements MigrationInterface {
  name = "AddNoteToJourneyActivity1810000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journey_activity" ADD "note" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journey_activity" DROP COLUMN "note"`);
  }
}
