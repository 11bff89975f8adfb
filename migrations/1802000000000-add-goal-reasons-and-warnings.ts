import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a product is shown for and why, what may harm somebody, and why a product is recommended. */
export class AddGoalReasonsAndWarnings1802000000000 implements MigrationInterface {
  name = "AddGoalReasonsAndWarnings1802000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "product"
        ADD "warnings" text array NOT NULL DEFAULT '{}',
        ADD "recommendation_criteria" text array NOT NULL DEFAULT '{}',
        ADD "goal_reasons" jsonb NOT NULL DEFAULT '[]',
        ADD "goal_ids" text array NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX "product_goal_ids" ON "product" USING gin ("goal_ids")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_goal_ids"`);
    await runner.query(`
      ALTER TABLE "product"
        DROP COLUMN "goal_ids", DROP COLUMN "goal_reasons", DROP COLUMN "recommendation_criteria", DROP COLUMN "warnings"`);
  }
}
