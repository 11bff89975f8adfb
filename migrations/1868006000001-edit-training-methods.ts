import type { MigrationInterface, QueryRunner } from "typeorm";

/** Training methods that admins edit: each with a picture of its choice, and a guide only where there is one. */
export class EditTrainingMethods1868006000001 implements MigrationInterface {
  name = "EditTrainingMethods1868006000001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "training_method" ADD "icon" text NOT NULL DEFAULT 'RECOVERY', ADD "version" integer NOT NULL DEFAULT '1',
        DROP CONSTRAINT "training_method_guide",
        ADD CONSTRAINT "training_method_guide" CHECK (guide_path ~ '^(/[^/\\\\].*)?$')`);
    // The pictures that the page had for them.
    await runner.query(`
      UPDATE training_method SET icon = known.icon FROM (VALUES
        ('styrketraning', 'STRENGTH'), ('hiit', 'INTERVALS'), ('zone-2', 'CYCLING'), ('mobilitet', 'MOBILITY'),
        ('kyla-varme', 'COLD')) AS known (slug, icon)
      WHERE training_method.slug = known.slug`);
    // Whoever moves one changes nothing of what others are writing.
    await runner.query(`
      CREATE TRIGGER training_method_version BEFORE UPDATE ON training_method
      FOR EACH ROW WHEN (to_jsonb(OLD) - 'position' IS DISTINCT FROM to_jsonb(NEW) - 'position')
      EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER training_method_version ON training_method");
    await runner.query(`
      ALTER TABLE "training_method" DROP "version", DROP "icon", DROP CONSTRAINT "training_method_guide",
        ADD CONSTRAINT "training_method_guide" CHECK (guide_path ~ '^/[^/\\\\]') NOT VALID`);
  }
}
