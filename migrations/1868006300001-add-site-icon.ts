import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures of the library that a site's icons are made from, and that stand with links to its pages. */
export class AddSiteIcon1868006300001 implements MigrationInterface {
  name = "AddSiteIcon1868006300001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "icon_url" text`);
    await runner.query(`ALTER TABLE "site_settings" ADD "share_image_url" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "share_image_url"`);
    await runner.query(`ALTER TABLE "site_settings" DROP "icon_url"`);
  }
}
