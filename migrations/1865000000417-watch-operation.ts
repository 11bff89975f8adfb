import type { MigrationInterface, QueryRunner } from "typeorm";

/** When backups were taken, and how the checks of the site's operation came out last, so that a change is told once. */
export class WatchOperation1865000000417 implements MigrationInterface {
  name = "WatchOperation1865000000417";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_run (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        taken_at timestamptz NOT NULL DEFAULT now(),
        is_tried boolean NOT NULL,
        is_elsewhere boolean NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE site_check (
        key text PRIMARY KEY,
        state text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        told_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE site_check`);
    await runner.query(`DROP TABLE backup_run`);
  }
}
