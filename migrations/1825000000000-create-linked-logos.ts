import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures that products had before their provider's logo. */
export class CreateLinkedLogos1825000000000 implements MigrationInterface {
  name = "CreateLinkedLogos1825000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "linked_logo" (
        "product_id" integer NOT NULL,
        "previous_image_url" text,
        "linked_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_2b74d7ffbb5caf01385b8fa4e37" PRIMARY KEY ("product_id"),
        CONSTRAINT "FK_2b74d7ffbb5caf01385b8fa4e37" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "linked_logo"`);
  }
}
