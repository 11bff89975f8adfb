import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What a product cost before its price was one that is not compared with that, as 'pris på begäran', so that it is
 * looked at when it comes back as another one by more than half.
 */
export class KeepFormerPrices1868008000001 implements MigrationInterface {
  name = "KeepFormerPrices1868008000001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "former_prices" jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`
      UPDATE product p SET former_prices = kept.prices
      FROM (SELECT product_id, jsonb_object_agg(kind, price_from) AS prices
            FROM (SELECT DISTINCT ON (product_id, coalesce(price_per, '')) product_id, coalesce(price_per, '') AS kind,
                    price_from
                  FROM product_price WHERE price_from IS NOT NULL
                  ORDER BY product_id, coalesce(price_per, ''), day DESC) AS last
            GROUP BY product_id) AS kept
      WHERE kept.product_id = p.id
        AND (p.price_from IS NULL OR kept.prices - coalesce(p.price_per, '') <> '{}'::jsonb)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" DROP COLUMN "former_prices"`);
  }
}
