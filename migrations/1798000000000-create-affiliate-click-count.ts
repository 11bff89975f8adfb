import type { MigrationInterface, QueryRunner } from "typeorm";

/** Clicks on links to providers: a number for each day, product and page. */
export class CreateAffiliateClickCount1798000000000 implements MigrationInterface {
  name = "CreateAffiliateClickCount1798000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "affiliate_click_count" (
        "day" date NOT NULL,
        "product_id" integer NOT NULL,
        "page" text NOT NULL,
        "clicks" integer NOT NULL,
        CONSTRAINT "PK_5f92929320a7ab122f24535863b" PRIMARY KEY ("day", "product_id", "page")
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "affiliate_click_count"`);
  }
}
