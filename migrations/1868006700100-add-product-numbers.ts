import type { MigrationInterface, QueryRunner } from "typeorm";

/** The provider's number of a product and that of its package, by which the next file finds it, and what waits for a look. */
export class AddProductNumbers1868006700100 implements MigrationInterface {
  name = "AddProductNumbers1868006700100";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "product" ADD "sku" text, ADD "gtin" text, ADD "awaits_review" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`CREATE INDEX "product_sku" ON "product" ("provider_name", "sku") WHERE sku IS NOT NULL`);
    await runner.query(`CREATE INDEX "product_gtin" ON "product" ("gtin") WHERE gtin IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_gtin"`);
    await runner.query(`DROP INDEX "product_sku"`);
    await runner.query(`ALTER TABLE "product" DROP "awaits_review", DROP "gtin", DROP "sku"`);
  }
}
