import type { MigrationInterface, QueryRunner } from "typeorm";

/** Accounts, what they are signed in with, roles, consents, and the counts of tries. */
export class CreateAccounts1796000000000 implements MigrationInterface {
  name = "CreateAccounts1796000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "users" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "email" text NOT NULL,
        "full_name" text NOT NULL,
        "password_hash" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "confirmed_at" timestamptz,
        "erased_at" timestamptz,
        CONSTRAINT "UQ_97672ac88f789774dd47f7c8be3" UNIQUE ("email"),
        CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE TYPE "consent_kind" AS ENUM ('health_data')`);
    await runner.query(`
      CREATE TABLE "consent" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "kind" "consent_kind" NOT NULL,
        "version" integer NOT NULL,
        "given_at" timestamptz NOT NULL DEFAULT now(),
        "withdrawn_at" timestamptz,
        CONSTRAINT "PK_9115e8d6b082d4fc46d56134d29" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_a5cfa7e467568ab0f36ff55058" ON "consent" ("user_id")`);
    await runner.query(`CREATE TYPE "mail_purpose" AS ENUM ('confirm_email', 'change_email', 'reset_password')`);
    await runner.query(`
      CREATE TABLE "mail_token" (
        "hash" text NOT NULL,
        "user_id" uuid NOT NULL,
        "purpose" "mail_purpose" NOT NULL,
        "email" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "expires_at" timestamptz NOT NULL,
        "used_at" timestamptz,
        CONSTRAINT "PK_6a627fa7fbfbfd127995bf3675b" PRIMARY KEY ("hash")
      )`);
    await runner.query(`CREATE INDEX "IDX_da6a1a9da8ba4070398a0c60cb" ON "mail_token" ("user_id")`);
    await runner.query(`
      CREATE TABLE "session" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "device" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "last_used_at" timestamptz NOT NULL DEFAULT now(),
        "expires_at" timestamptz NOT NULL,
        "revoked_at" timestamptz,
        CONSTRAINT "PK_f55da76ac1c3ac420f444d2ff11" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "IDX_30e98e8746699fb9af235410af" ON "session" ("user_id")`);
    await runner.query(`
      CREATE TABLE "refresh_token" (
        "hash" text NOT NULL,
        "session_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "used_at" timestamptz,
        CONSTRAINT "PK_1e2b7fe50cf96dbd9f4712f88bf" PRIMARY KEY ("hash")
      )`);
    await runner.query(`CREATE INDEX "IDX_7643a722ca45fb721be1c63dc0" ON "refresh_token" ("session_id")`);
    await runner.query(`CREATE TYPE "role" AS ENUM ('admin')`);
    await runner.query(`
      CREATE TABLE "user_roles" (
        "user_id" uuid NOT NULL,
        "role" "role" NOT NULL,
        "granted_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_09d115a69b6014d324d592f9c42" PRIMARY KEY ("user_id", "role")
      )`);
    await runner.query(
      `ALTER TABLE "consent" ADD CONSTRAINT "FK_a5cfa7e467568ab0f36ff55058b" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "mail_token" ADD CONSTRAINT "FK_da6a1a9da8ba4070398a0c60cb0" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "session" ADD CONSTRAINT "FK_30e98e8746699fb9af235410aff" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "refresh_token" ADD CONSTRAINT "FK_7643a722ca45fb721be1c63dc0c" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "user_roles" ADD CONSTRAINT "FK_87b8888186ca9769c960e926870" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );

    // In the form that the library that counts wants.
    await runner.query(
      `CREATE TABLE "rate_limit" ("key" varchar(255) NOT NULL PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE "rate_limit", "user_roles", "refresh_token", "session", "mail_token", "consent", "users"`,
    );
    await runner.query(`DROP TYPE "role", "mail_purpose", "consent_kind"`);
  }
}
