import type { MigrationInterface, QueryRunner } from "typeorm";

/** What sizes and kinds of one thing have in common at their seller. */
export class AddVariantGroup1868008400001 implements MigrationInterface {
  name = "AddVariantGroup1868008400001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "variant_group" text`);
    await runner.query(
      `CREATE INDEX "product_variants" ON "product" ("provider_name", "variant_group") WHERE variant_group IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" DROP "variant_group"`);
  }
}
