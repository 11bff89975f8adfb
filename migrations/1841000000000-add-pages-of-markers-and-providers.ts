import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a marker's page tells, and a provider's products by area. */
export class AddPagesOfMarkersAndProviders1841000000000 implements MigrationInterface {
  name = "AddPagesOfMarkersAndProviders1841000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" ADD "meaning" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "biomarker" ADD "reference" text`);
    await runner.query(`ALTER TABLE "biomarker" ADD "guide_slugs" text array NOT NULL DEFAULT '{}'`);
    await runner.query(
      `CREATE INDEX "product_list_provider" ON "product" ("provider_name", "area", "name", "id") WHERE is_available`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_list_provider"`);
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "guide_slugs"`);
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "reference"`);
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "meaning"`);
  }
}
