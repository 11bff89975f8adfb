import type { MigrationInterface, QueryRunner } from "typeorm";

/** Admins can block accounts, and list them, the newest first. */
export class BlockAccounts1865000001632 implements MigrationInterface {
  name = "BlockAccounts1865000001632";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD "blocked_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`CREATE INDEX "users_list" ON "users" ("created_at", "id") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."users_list"`);
    await runner.query(`ALTER TABLE "users" DROP COLUMN "blocked_at"`);
  }
}
