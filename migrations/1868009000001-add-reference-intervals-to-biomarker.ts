import type { MigrationInterface, QueryRunner } from "typeorm";

/** Where healthy adults lie, by sex and age, its source, and what to do before a sample. Markers that there are have none. */
export class AddReferenceIntervalsToBiomarker1868009000001 implements MigrationInterface {
  name = "AddReferenceIntervalsToBiomarker1868009000001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "biomarker" ADD "reference_intervals" jsonb NOT NULL DEFAULT '[]',
         ADD "reference_source" text NOT NULL DEFAULT '', ADD "preparation" text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "biomarker" DROP COLUMN "reference_intervals", DROP COLUMN "reference_source",
         DROP COLUMN "preparation"`,
    );
  }
}
