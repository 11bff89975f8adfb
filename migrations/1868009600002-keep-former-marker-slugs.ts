import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a marker was called in addresses before: values that somebody has recorded are named so. */
export class KeepFormerMarkerSlugs1868009600002 implements MigrationInterface {
  name = "KeepFormerMarkerSlugs1868009600002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" ADD "former_slugs" text array NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "former_slugs"`);
  }
}
