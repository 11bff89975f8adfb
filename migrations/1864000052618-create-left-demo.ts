import type { MigrationInterface, QueryRunner } from "typeorm";

/** What of the demo an admin has taken away: it can come back for a day. */
export class CreateLeftDemo1864000052618 implements MigrationInterface {
  name = "CreateLeftDemo1864000052618";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "left_demo" (
        "kind" text NOT NULL,
        "row_id" integer NOT NULL,
        "content" jsonb NOT NULL DEFAULT '{}',
        "left_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "left_demo_key" PRIMARY KEY ("kind", "row_id")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "left_demo"`);
  }
}
