import type { MigrationInterface, QueryRunner } from "typeorm";

/** What each order goes by, and the area that alone has it. */
const ORDERS: readonly (readonly [name: string, by: string, area?: string])[] = [
  ["name", ""],
  ["price", '(coalesce("price_from", 2147483647)), '],
  ["price_down", '(- coalesce("price_from", -1)), '],
  ["dose_price", '(coalesce("dose_price", 2147483647)), ', "SUPPLEMENTS"],
  ["answer_days", '(coalesce("answer_days", 2147483647)), ', "TESTS"],
  ["marker_count", '(- "marker_count"), ', "TESTS"],
];

/** A category's list in each order, page by page: without, whoever sorts a small category walks its whole area. */
export class AddCategoryOrders1839000000000 implements MigrationInterface {
  name = "AddCategoryOrders1839000000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, by, area] of ORDERS) {
      await runner.query(
        `CREATE INDEX "product_category_${name}" ON "product" ("category_id", ${by}"name", "id") WHERE is_available${area ? ` AND "area" = '${area}'` : ""}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of ORDERS) await runner.query(`DROP INDEX "product_category_${name}"`);
  }
}
