import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which product somebody means by the number of one that was merged into it. */
export class CreateFormerProduct1868009100001 implements MigrationInterface {
  name = "CreateFormerProduct1868009100001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "former_product" (
        "former_id" integer NOT NULL,
        "product_id" integer NOT NULL,
        CONSTRAINT "former_product_id" PRIMARY KEY ("former_id"),
        CONSTRAINT "former_product_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "former_product_now" ON "former_product" ("product_id")`);
    await runner.query(`
      CREATE TRIGGER former_product_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON former_product
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "former_product"`);
  }
}
