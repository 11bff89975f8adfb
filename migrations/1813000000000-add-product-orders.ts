import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lists by name and by price, page by page, and a provider's products by name. */
export class AddProductOrders1813000000000 implements MigrationInterface {
  name = "AddProductOrders1813000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "product_list_name" ON "product" ("area", "name", "id") WHERE is_available`);
    await runner.query(
      `CREATE INDEX "product_list_price" ON "product" ("area", (coalesce("price_from", 2147483647)), "name", "id") WHERE is_available`,
    );
    await runner.query(
      `CREATE INDEX "product_list_price_down" ON "product" ("area", (- coalesce("price_from", -1)), "name", "id") WHERE is_available`,
    );
    await runner.query(`DROP INDEX "product_provider"`);
    await runner.query(`CREATE INDEX "product_provider" ON "product" ("provider_name", "name", "id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_provider"`);
    await runner.query(`CREATE INDEX "product_provider" ON "product" ("provider_name")`);
    await runner.query(`DROP INDEX "product_list_price_down"`);
    await runner.query(`DROP INDEX "product_list_price"`);
    await runner.query(`DROP INDEX "product_list_name"`);
  }
}
