import type { MigrationInterface, QueryRunner } from "typeorm";

/** When an article publishes itself. */
export class AddPublishAtToArticle1829000000000 implements MigrationInterface {
  name = "AddPublishAtToArticle1829000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" ADD "publish_at" timestamptz(3)`);
    await runner.query(
      `ALTER TABLE "article" ADD CONSTRAINT "article_publish_at" CHECK (publish_at IS NULL OR NOT is_published)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" DROP COLUMN "publish_at"`);
  }
}
