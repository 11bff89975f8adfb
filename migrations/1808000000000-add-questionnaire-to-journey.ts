import type { MigrationInterface, QueryRunner } from "typeorm";

/** The answers of the recommendation questionnaire that an account keeps, with consent. */
export class AddQuestionnaireToJourney1808000000000 implements MigrationInterface {
  name = "AddQuestionnaireToJourney1808000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journey" ADD "current_health" text, ADD "interests" text array`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journey" DROP COLUMN "interests", DROP COLUMN "current_health"`);
  }
}
