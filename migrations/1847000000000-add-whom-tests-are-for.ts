import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom a test is for, so that tests for women and for men are not proposed to one person. */
export class AddWhomTestsAreFor1847000000000 implements MigrationInterface {
  name = "AddWhomTestsAreFor1847000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TYPE "sex" AS ENUM ('female', 'male')`);
    await runner.query(`ALTER TABLE "product" ADD "intended_for" "sex"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" DROP COLUMN "intended_for"`);
    await runner.query(`DROP TYPE "sex"`);
  }
}
