import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Until when protocols were made whose calendar files name their events with what the product is called: calendars know
 * them by that. A site that begins now has none.
 */
export class KeepCalendarNames1868009300001 implements MigrationInterface {
  name = "KeepCalendarNames1868009300001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "former_calendars_until" timestamptz`);
    await runner.query(`UPDATE "site_settings" SET "former_calendars_until" = now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" DROP "former_calendars_until"`);
  }
}
