import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether others may fetch the catalogue as a feed. */
export class AddProductFeed1868007900001 implements MigrationInterface {
  name = "AddProductFeed1868007900001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "has_product_feed" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "has_product_feed"`);
  }
}
