import type { MigrationInterface, QueryRunner } from "typeorm";

/** When a feed whose shop could not be reached is tried again, and how often it was. */
export class RetryFeeds1868007600002 implements MigrationInterface {
  name = "RetryFeeds1868007600002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "product_feed_run" ADD "retry_at" TIMESTAMP WITH TIME ZONE, ADD "attempt" integer NOT NULL DEFAULT '1'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product_feed_run" DROP "attempt", DROP "retry_at"`);
  }
}
