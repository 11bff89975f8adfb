import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The sample of words is of one product in 32, chosen by a hash: numbers are given in the order in which an import has
 * its rows, so every sixteenth of them is no fair choice.
 */
export class SampleByHash1850000000000 implements MigrationInterface {
  name = "SampleByHash1850000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_search_sample"`);
    await runner.query(
      `CREATE INDEX "product_search_sample" ON "product" USING gin ("search_words") WHERE hashint4(id) % 32 = 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_search_sample"`);
    await runner.query(
      `CREATE INDEX "product_search_sample" ON "product" USING gin ("search_words") WHERE id % 16 = 0`,
    );
  }
}
