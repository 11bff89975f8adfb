import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which parts the site has, and how it looks. */
export class AddSiteLook1866000123472 implements MigrationInterface {
  name = "AddSiteLook1866000123472";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "areas_off" text array NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "site_settings" ADD "primary_colour" text`);
    await runner.query(`ALTER TABLE "site_settings" ADD "logo_url" text`);
    await runner.query(`ALTER TABLE "site_settings" ADD "logo_width" integer`);
    await runner.query(`ALTER TABLE "site_settings" ADD "logo_height" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ["areas_off", "primary_colour", "logo_url", "logo_width", "logo_height"])
      await runner.query(`ALTER TABLE "site_settings" DROP COLUMN "${column}"`);
  }
}
