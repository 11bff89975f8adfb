import type { MigrationInterface, QueryRunner } from "typeorm";

/** Clicks on links to providers of MR scans are counted beside those to products. */
export class AddKindToAffiliateClickCount1807000000000 implements MigrationInterface {
  name = "AddKindToAffiliateClickCount1807000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "affiliate_click_count" RENAME COLUMN "product_id" TO "target_id"`);
    await runner.query(`ALTER TABLE "affiliate_click_count" ADD "kind" text NOT NULL DEFAULT 'PRODUCT'`);
    await runner.query(`ALTER TABLE "affiliate_click_count" ALTER COLUMN "kind" DROP DEFAULT`);
    await runner.query(`ALTER TABLE "affiliate_click_count" DROP CONSTRAINT "PK_5f92929320a7ab122f24535863b"`);
    await runner.query(`
      ALTER TABLE "affiliate_click_count"
        ADD CONSTRAINT "PK_8d27fdf77aa37e39c4b125cd9f6" PRIMARY KEY ("day", "kind", "target_id", "page"),
        ADD CONSTRAINT "affiliate_click_count_kind" CHECK (kind IN ('PRODUCT', 'MR_PROVIDER'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "affiliate_click_count" WHERE kind <> 'PRODUCT'`);
    await runner.query(`
      ALTER TABLE "affiliate_click_count"
        DROP CONSTRAINT "affiliate_click_count_kind",
        DROP CONSTRAINT "PK_8d27fdf77aa37e39c4b125cd9f6"`);
    await runner.query(`ALTER TABLE "affiliate_click_count" DROP COLUMN "kind"`);
    await runner.query(`ALTER TABLE "affiliate_click_count" RENAME COLUMN "target_id" TO "product_id"`);
    await runner.query(`
      ALTER TABLE "affiliate_click_count"
        ADD CONSTRAINT "PK_5f92929320a7ab122f24535863b" PRIMARY KEY ("day", "product_id", "page")`);
  }
}
