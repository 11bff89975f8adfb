import type { MigrationInterface, QueryRunner } from "typeorm";

/** The protocols of the site are edited: they have a place among each other, and count their changes. */
export class EditProtocolTemplates1868006100001 implements MigrationInterface {
  name = "EditProtocolTemplates1868006100001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "protocols" ADD "position" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "protocols" ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`
      UPDATE protocols p SET position = t.place FROM (
        SELECT id, row_number() OVER (ORDER BY created_at, slug) AS place FROM protocols WHERE user_id IS NULL
      ) t WHERE t.id = p.id`);
    // Somebody's own are changed by one account, one change after the other, and need no count.
    await runner.query(`
      CREATE TRIGGER protocols_version BEFORE UPDATE ON protocols FOR EACH ROW
      WHEN (NEW.user_id IS NULL AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER protocols_version ON protocols`);
    await runner.query(`ALTER TABLE "protocols" DROP COLUMN "version"`);
    await runner.query(`ALTER TABLE "protocols" DROP COLUMN "position"`);
  }
}
