import type { MigrationInterface, QueryRunner } from "typeorm";

/** Markers are edited by admins: their versions tell two of them apart who edit one at the same time. */
export class EditMarkers1849000000000 implements MigrationInterface {
  name = "EditMarkers1849000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "biomarker" ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`
      CREATE TRIGGER biomarker_version BEFORE UPDATE ON biomarker
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER biomarker_version ON biomarker");
    await runner.query(`ALTER TABLE "biomarker" DROP COLUMN "version"`);
  }
}
