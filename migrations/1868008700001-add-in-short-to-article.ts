import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a guide says in short, as up to four lines. Guides that there are have none. */
export class AddInShortToArticle1868008700001 implements MigrationInterface {
  name = "AddInShortToArticle1868008700001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" ADD "in_short" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "article" DROP COLUMN "in_short"`);
  }
}
