import type { MigrationInterface, QueryRunner } from "typeorm";

/** Programmes are edited: they have versions, and say themselves what their sections are called and which of them show. */
export class EditProgrammes1868006200001 implements MigrationInterface {
  name = "EditProgrammes1868006200001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "programme" ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`
      UPDATE programme SET content = '{"sources": [], "reviewer": null, "reviewedOn": null}' || (content - 'level') ||
        jsonb_build_object('sections', (
          SELECT jsonb_agg(
            jsonb_build_object('title', own.title, 'minutes', own.minutes, 'isShown', true) || section ORDER BY place)
          FROM jsonb_array_elements(content->'sections') WITH ORDINALITY AS all_sections(section, place)
          JOIN (VALUES
          ('light', 'introduction', 'Introduktion', 8),
          ('light', 'categories', 'Fyra kategorier', 15),
          ('light', 'schedule', 'Dagens schema', 10),
          ('light', 'faq', 'Vanliga frågor', 8),
          ('light', 'resources', 'Resurser och kostnader', 12),
          ('light', 'next-steps', 'Nästa steg', 5),
          ('medium', 'introduction', 'Introduktion', 10),
          ('medium', 'categories', 'Fyra kategorier', 20),
          ('medium', 'schedule', 'Dagens schema', 10),
          ('medium', 'faq', 'Vanliga frågor', 8),
          ('medium', 'resources', 'Resurser och verktyg', 12),
          ('medium', 'next-steps', 'Nästa steg', 6),
          ('hardcore', 'introduction', 'Förutsättningar', 10),
          ('hardcore', 'categories', 'Fyra kategorier', 25),
          ('hardcore', 'schedule', 'Dag, vecka och sex månader', 10),
          ('hardcore', 'faq', 'Vanliga frågor', 8),
          ('hardcore', 'resources', 'Utrustning, tjänster och böcker', 10),
          ('hardcore', 'next-steps', 'Nästa steg', 7)
          ) AS own(level, key, title, minutes) ON own.level = programme.level AND own.key = section->>'key'))`);
    await runner.query(`
      CREATE TRIGGER programme_version BEFORE UPDATE ON programme
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER programme_version ON programme");
    await runner.query(`ALTER TABLE "programme" DROP COLUMN "version"`);
  }
}
