import type { MigrationInterface, QueryRunner } from "typeorm";

/** Authors have a picture and their registration, and a guide's reviewer can be one of them. */
export class ShowPeople1865000002874 implements MigrationInterface {
  name = "ShowPeople1865000002874";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "author" ADD "registration" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "author" ADD "image_url" text`);
    await runner.query(`ALTER TABLE "article" ADD "reviewed_by" integer`);
    await runner.query(`CREATE INDEX "article_reviewed_by" ON "article" ("reviewed_by") `);
    await runner.query(`
      ALTER TABLE "article" ADD CONSTRAINT "article_reviewed_by_author"
      FOREIGN KEY ("reviewed_by") REFERENCES "author"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" DROP CONSTRAINT "article_reviewed_by_author"`);
    await runner.query(`DROP INDEX "public"."article_reviewed_by"`);
    await runner.query(`ALTER TABLE "article" DROP COLUMN "reviewed_by"`);
    await runner.query(`ALTER TABLE "author" DROP COLUMN "image_url"`);
    await runner.query(`ALTER TABLE "author" DROP COLUMN "registration"`);
  }
}
