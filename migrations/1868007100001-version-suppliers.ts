import type { MigrationInterface, QueryRunner } from "typeorm";

/** Admins' edits of suppliers have versions: what collecting says below them is kept, and every change of what is known counts. */
export class VersionSuppliers1868007100001 implements MigrationInterface {
  name = "VersionSuppliers1868007100001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "suppliers" ADD "collected" jsonb NOT NULL DEFAULT '{}'`);
    const known = (row: string): string =>
      ["name", "country", "categories", "specialisations", "price_range", "website", "edited_fields"]
        .map((column) => `${row}.${column}`)
        .join(", ");
    await runner.query(`
      CREATE TRIGGER supplier_version BEFORE UPDATE ON suppliers
      FOR EACH ROW WHEN ((${known("OLD")}) IS DISTINCT FROM (${known("NEW")})) EXECUTE FUNCTION count_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER supplier_version ON suppliers`);
    await runner.query(`ALTER TABLE "suppliers" DROP COLUMN "collected"`);
  }
}
