import type { MigrationInterface, QueryRunner } from "typeorm";

/** What visitors can consent to, in an admin's words, with all that stood there before. */
export class AddConsentTexts1868008300001 implements MigrationInterface {
  name = "AddConsentTexts1868008300001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "consents" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "consents"`);
  }
}
