import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a product's row of a feed was, and the product after it: as long as both are the same there is nothing to do. */
export class RememberFeedRows1868007500001 implements MigrationInterface {
  name = "RememberFeedRows1868007500001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product_feed_product" ADD "row_hash" uuid, ADD "product_version" integer`);
    await runner.query(`CREATE INDEX "product_feed_product_row" ON "product_feed_product" ("feed_id", "row_hash")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_feed_product_row"`);
    await runner.query(`ALTER TABLE "product_feed_product" DROP "product_version", DROP "row_hash"`);
  }
}
