import type { MigrationInterface, QueryRunner } from "typeorm";

/** Authors are edited in the administration: their changes are counted, so that no admin overwrites another's. */
export class EditAuthors1862500000000 implements MigrationInterface {
  name = "EditAuthors1862500000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "author" ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`
      CREATE TRIGGER author_version BEFORE UPDATE ON author
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER author_version ON author`);
    await runner.query(`ALTER TABLE "author" DROP COLUMN "version"`);
  }
}
