import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who has reviewed the rules of the tests, and when. */
export class AddRulesReview1868007800001 implements MigrationInterface {
  name = "AddRulesReview1868007800001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "rules_reviewer" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "site_settings" ADD "rules_reviewed_on" date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "rules_reviewed_on"`);
    await runner.query(`ALTER TABLE "site_settings" DROP "rules_reviewer"`);
  }
}
