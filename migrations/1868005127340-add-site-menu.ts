import type { MigrationInterface, QueryRunner } from "typeorm";

/** The menu and the footer of an operator's own. */
export class AddSiteMenu1868005127340 implements MigrationInterface {
  name = "AddSiteMenu1868005127340";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "menu" jsonb, ADD "footer" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "footer", DROP "menu"`);
  }
}
