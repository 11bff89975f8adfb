import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["sleep_tests", "training_tests", "protocol_tests"] as const;

/** A result keeps when its owner said that they have talked to care. */
export class AddCareContact1853000000000 implements MigrationInterface {
  name = "AddCareContact1853000000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE "${table}" ADD "care_contacted_at" TIMESTAMP WITH TIME ZONE`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "care_contacted_at"`);
  }
}
