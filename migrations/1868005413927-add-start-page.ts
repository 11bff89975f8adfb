import type { MigrationInterface, QueryRunner } from "typeorm";

/** The start page of an operator's own. */
export class AddStartPage1868005413927 implements MigrationInterface {
  name = "AddStartPage1868005413927";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "start_page" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "start_page"`);
  }
}
