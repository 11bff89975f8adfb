import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Providers are edited in the administration: what they say of themselves, which ones were merged into them, and a
 * count of their changes. Whoever sells a product has a row.
 */
export class EditProviders1864000041907 implements MigrationInterface {
  name = "EditProviders1864000041907";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "provider" ADD "description" text NOT NULL DEFAULT '',
        ADD "former_ids" integer array NOT NULL DEFAULT '{}',
        ADD "former_names" text array NOT NULL DEFAULT '{}',
        ADD "version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`
      CREATE TRIGGER provider_version BEFORE UPDATE ON provider
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION count_version()`);
    await runner.query(`
      INSERT INTO provider (name, country)
      SELECT p.provider_name, mode() WITHIN GROUP (ORDER BY p.provider_country) FROM product p
      WHERE NOT EXISTS (SELECT 1 FROM provider v WHERE v.name = p.provider_name)
      GROUP BY p.provider_name ORDER BY p.provider_name`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER provider_version ON provider`);
    await runner.query(
      `ALTER TABLE "provider" DROP COLUMN "description", DROP COLUMN "former_ids", DROP COLUMN "former_names", DROP COLUMN "version"`,
    );
  }
}
