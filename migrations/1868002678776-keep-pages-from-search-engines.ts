import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pages that search engines are asked not to show. */
export class KeepPagesFromSearchEngines1868002678776 implements MigrationInterface {
  name = "KeepPagesFromSearchEngines1868002678776";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "page" ADD "is_unlisted" boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "page" DROP "is_unlisted"`);
  }
}
