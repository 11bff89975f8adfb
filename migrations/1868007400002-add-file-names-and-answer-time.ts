import type { MigrationInterface, QueryRunner } from "typeorm";
import { DEMO_ANSWER_TIME, DEMO_SITE } from "../schema/site.ts";

/** What the files of pictures were called, and how soon an operator says that messages are answered. */
export class AddFileNamesAndAnswerTime1868007400002 implements MigrationInterface {
  name = "AddFileNamesAndAnswerTime1868007400002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "library_image" ADD "file_name" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "site_settings" ADD "answer_time" text NOT NULL DEFAULT ''`);
    // Until now every site said so; it stays where it was made up with the rest.
    await runner.query(`UPDATE "site_settings" SET "answer_time" = $1 WHERE "operator_name" = $2`, [
      DEMO_ANSWER_TIME,
      DEMO_SITE.operatorName,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "answer_time"`);
    await runner.query(`ALTER TABLE "library_image" DROP "file_name"`);
  }
}
