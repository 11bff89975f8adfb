import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether the pages of sellers answer, and what an admin wants of the catalogue: links, old prices. */
export class CheckLinks1868007600001 implements MigrationInterface {
  name = "CheckLinks1868007600001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "site_settings" ADD "checks_links" boolean NOT NULL DEFAULT true`);
    await runner.query(`ALTER TABLE "site_settings" ADD "old_price_days" integer NOT NULL DEFAULT '60'`);
    await runner.query(`
      CREATE TABLE "link_check" (
        "url" text NOT NULL,
        "state" text,
        "reason" text,
        "failures" smallint NOT NULL DEFAULT '0',
        "asked_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "link_check_state" CHECK (state IN ('ANSWERS', 'FAILS', 'BUSY', 'UNASKED')),
        CONSTRAINT "link_check_url" PRIMARY KEY ("url")
      )`);
    await runner.query(`
      CREATE TABLE "broken_link" (
        "url" text NOT NULL,
        "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "broken_link_url" PRIMARY KEY ("url"),
        CONSTRAINT "broken_link_check" FOREIGN KEY ("url") REFERENCES "link_check"("url") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TRIGGER broken_link_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON broken_link
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "broken_link"`);
    await runner.query(`DROP TABLE "link_check"`);
    for (const column of ["old_price_days", "checks_links"])
      await runner.query(`ALTER TABLE "site_settings" DROP "${column}"`);
  }
}
