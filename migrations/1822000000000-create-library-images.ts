import type { MigrationInterface, QueryRunner } from "typeorm";

/** The pictures that admins upload. */
export class CreateLibraryImages1822000000000 implements MigrationInterface {
  name = "CreateLibraryImages1822000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TYPE "library_format" AS ENUM ('jpeg', 'png', 'gif', 'webp', 'svg')`);
    await runner.query(`
      CREATE TABLE "library_image" (
        "id" uuid NOT NULL,
        "public_id" text NOT NULL,
        "width" integer NOT NULL,
        "height" integer NOT NULL,
        "format" "library_format" NOT NULL,
        "bytes" integer NOT NULL,
        "alt" text NOT NULL DEFAULT '',
        "version" text NOT NULL,
        "created_at" timestamptz(3) NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_57ece50fe622cd5933c51feabca" UNIQUE ("public_id"),
        CONSTRAINT "PK_9a22c328d1d7bffc304188f7ffe" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "library_image_list" ON "library_image" ("created_at", "id")`);
    // Pages show pictures of the library, with what is said of them there.
    await runner.query(`
      CREATE TRIGGER library_image_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON library_image
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    // What shows a picture is looked for among all products.
    await runner.query(
      `CREATE INDEX "product_library_image" ON "product" ("image_url") WHERE image_url LIKE '/media/%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_library_image"`);
    await runner.query(`DROP TABLE "library_image"`);
    await runner.query(`DROP TYPE "library_format"`);
  }
}
