import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a marker is about, and finding the tests that measure it. */
export class AddMarkerGroups1801000000000 implements MigrationInterface {
  name = "AddMarkerGroups1801000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" ADD "marker_group" text NOT NULL DEFAULT ''`);
    await runner.query(
      `CREATE INDEX "product_marker" ON "product" USING gin ("biomarkers") WHERE is_available AND area = 'TESTS'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_marker"`);
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "marker_group"`);
  }
}
