import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who wants to hear when which product costs less. */
export class CreatePriceWatches1845000000000 implements MigrationInterface {
  name = "CreatePriceWatches1845000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "price_watch" (
        "user_id" uuid NOT NULL,
        "product_id" integer NOT NULL,
        "price" integer NOT NULL,
        "is_recurring" boolean NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "mail_queued_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "PK_98de7d6f62d71be636d2a4a2c38" PRIMARY KEY ("user_id", "product_id"),
        CONSTRAINT "FK_e36cbc4634a74660782f4586ed1" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
        CONSTRAINT "FK_14181414210aa89352b6fcc2c45" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "price_watch_product" ON "price_watch" ("product_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "price_watch"`);
  }
}
