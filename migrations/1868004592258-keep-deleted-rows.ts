import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was deleted is kept row by row, so that it comes back as it was. */
export class KeepDeletedRows1868004592258 implements MigrationInterface {
  name = "KeepDeletedRows1868004592258";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "replaced_state" ADD "rows" jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "replaced_state" DROP COLUMN "rows"`);
  }
}
