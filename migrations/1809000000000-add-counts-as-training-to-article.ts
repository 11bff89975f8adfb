import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which articles count in the journey's training is said by the articles themselves. */
export class AddCountsAsTrainingToArticle1809000000000 implements MigrationInterface {
  name = "AddCountsAsTrainingToArticle1809000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" ADD "counts_as_training" boolean NOT NULL DEFAULT false`);
    // The five that the program named until now.
    await runner.query(`
      UPDATE "article" SET "counts_as_training" = true
      WHERE "slug" IN ('styrketraning-longevity', 'hiit', 'zone-2', 'mobilitet', 'aterhamtning')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" DROP COLUMN "counts_as_training"`);
  }
}
