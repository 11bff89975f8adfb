import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operator's own analytics. */
export class AddAnalytics1868005862051 implements MigrationInterface {
  name = "AddAnalytics1868005862051";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "analytics" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "analytics"`);
  }
}
