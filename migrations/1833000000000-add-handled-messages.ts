import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether an admin is done with a message, and indexes for reading them page by page. */
export class AddHandledMessages1833000000000 implements MigrationInterface {
  name = "AddHandledMessages1833000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contact_message" ADD "handled_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "contact_message" ADD "handled_by" uuid`);
    await runner.query(`DROP INDEX "IDX_86a54f803e859415700289d635"`);
    await runner.query(`CREATE INDEX "IDX_1ab580da238707b5250e5effde" ON "contact_message" ("handled_by")`);
    await runner.query(
      `CREATE INDEX "contact_message_new" ON "contact_message" ("sent_at", "id") WHERE handled_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "contact_message_list" ON "contact_message" ("sent_at", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "contact_message_list"`);
    await runner.query(`DROP INDEX "contact_message_new"`);
    await runner.query(`DROP INDEX "IDX_1ab580da238707b5250e5effde"`);
    await runner.query(`CREATE INDEX "IDX_86a54f803e859415700289d635" ON "contact_message" ("sent_at")`);
    await runner.query(`ALTER TABLE "contact_message" DROP COLUMN "handled_by"`);
    await runner.query(`ALTER TABLE "contact_message" DROP COLUMN "handled_at"`);
  }
}
