import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who wants a look at the week by mail on Sundays. */
export class CreateWeeklyMail1868009710002 implements MigrationInterface {
  name = "CreateWeeklyMail1868009710002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "weekly_mail" (
        "user_id" uuid NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "queued_week" date,
        "sent_week" date,
        PRIMARY KEY ("user_id"),
        CONSTRAINT "FK_88ebebacf8f0a8a8f1518d5c2cd" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "weekly_mail"`);
  }
}
