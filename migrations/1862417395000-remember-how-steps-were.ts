import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Steps remember how often they were done before they were changed, protocols whether their steps were put in an order
 * by hand, and accounts when a tick was taken back.
 */
export class RememberHowStepsWere1862417395000 implements MigrationInterface {
  name = "RememberHowStepsWere1862417395000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "protocol_items" ADD "earlier" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "protocols" ADD "has_own_order" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE "user_undone_ticks" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "protocol_item_id" uuid NOT NULL,
        "undone_date" date NOT NULL,
        "undone_at" timestamptz NOT NULL,
        CONSTRAINT "user_undone_ticks_once" UNIQUE ("protocol_item_id", "user_id", "undone_date"),
        CONSTRAINT "PK_f928a4b0a26d84e5cc6245da7fe" PRIMARY KEY ("id")
      )`);
    for (const [constraint, column, owner] of [
      ["FK_cfc2476ccec714bc82c0c7054e5", "user_id", "users"],
      ["FK_b3165820e932294e901af49ffc2", "protocol_item_id", "protocol_items"],
    ]) {
      await runner.query(
        `ALTER TABLE "user_undone_ticks" ADD CONSTRAINT "${constraint}" FOREIGN KEY ("${column}") REFERENCES "${owner}"("id") ON DELETE CASCADE`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "user_undone_ticks"`);
    await runner.query(`ALTER TABLE "protocols" DROP COLUMN "has_own_order"`);
    await runner.query(`ALTER TABLE "protocol_items" DROP COLUMN "earlier"`);
  }
}
