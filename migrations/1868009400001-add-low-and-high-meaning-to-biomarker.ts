import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a low value and a high one may mean, apart from what holds for both. Markers that there are have all in one text. */
export class AddLowAndHighMeaningToBiomarker1868009400001 implements MigrationInterface {
  name = "AddLowAndHighMeaningToBiomarker1868009400001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "biomarker" ADD "low_meaning" text NOT NULL DEFAULT '', ADD "high_meaning" text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "low_meaning", DROP COLUMN "high_meaning"`);
  }
}
