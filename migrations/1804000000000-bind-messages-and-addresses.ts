import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whose a message is, since when an account has its address, and links that take a changed address back. */
export class BindMessagesAndAddresses1804000000000 implements MigrationInterface {
  name = "BindMessagesAndAddresses1804000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE "mail_purpose" ADD VALUE 'undo_email'`);
    await runner.query(`ALTER TABLE "users" ADD "email_confirmed_at" timestamptz`);
    await runner.query(`UPDATE "users" SET "email_confirmed_at" = "confirmed_at"`);
    await runner.query(`ALTER TABLE "contact_message" ADD "user_id" uuid`);
    await runner.query(`CREATE INDEX "IDX_f7857ec2a8af705c594ea7ff02" ON "contact_message" ("user_id")`);
    await runner.query(
      `ALTER TABLE "contact_message" ADD CONSTRAINT "FK_f7857ec2a8af705c594ea7ff024" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "contact_message" DROP COLUMN "user_id"`);
    await runner.query(`ALTER TABLE "users" DROP COLUMN "email_confirmed_at"`);
    // PostgreSQL takes no value out of a type: the type is made anew without it.
    await runner.query(`DELETE FROM "mail_token" WHERE "purpose" = 'undo_email'`);
    await runner.query(`ALTER TYPE "mail_purpose" RENAME TO "mail_purpose_old"`);
    await runner.query(`CREATE TYPE "mail_purpose" AS ENUM ('confirm_email', 'change_email', 'reset_password')`);
    await runner.query(
      `ALTER TABLE "mail_token" ALTER COLUMN "purpose" TYPE "mail_purpose" USING "purpose"::text::"mail_purpose"`,
    );
    await runner.query(`DROP TYPE "mail_purpose_old"`);
  }
}
