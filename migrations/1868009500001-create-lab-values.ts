import type { MigrationInterface, QueryRunner } from "typeorm";

/** Values that an account can ever record. */
const MOST = 20_000;
const SAID =
  "Du har sparat så många värden, borttagna inräknade, som ett konto rymmer (20\u00a0000). Fler går inte att spara; det du har finns kvar.";

/** What laboratories have measured of somebody, and the consent to keep it. */
export class CreateLabValues1868009500001 implements MigrationInterface {
  name = "CreateLabValues1868009500001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE "consent_kind" ADD VALUE 'lab_values'`);
    await runner.query(`
      CREATE TABLE "lab_value" (
        "user_id" uuid NOT NULL,
        "key" uuid NOT NULL,
        "marker_slug" text NOT NULL,
        "comparator" text,
        "value" double precision NOT NULL,
        "unit" text NOT NULL,
        "sampled_on" date NOT NULL,
        "laboratory" text,
        "is_fasting" boolean,
        "note" text,
        "reference_low" double precision,
        "reference_high" double precision,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "lab_value_id" PRIMARY KEY ("user_id", "key"),
        CONSTRAINT "lab_value_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX "lab_value_list" ON "lab_value" ("user_id", "sampled_on", "key")`);
    await runner.query(
      `CREATE INDEX "lab_value_marker" ON "lab_value" ("user_id", "marker_slug", "sampled_on", "key")`,
    );
    // What is deleted is gone but for the key under which it was recorded, which counts once for ever.
    await runner.query(`
      CREATE TABLE "lab_value_key" (
        "user_id" uuid NOT NULL,
        "key" uuid NOT NULL,
        CONSTRAINT "lab_value_key_id" PRIMARY KEY ("user_id", "key"),
        CONSTRAINT "lab_value_key_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
      )`);
    for (const table of ["lab_value", "lab_value_key"]) {
      await runner.query(
        `CREATE TRIGGER "${table}_bounded_insert" AFTER INSERT ON "${table}" REFERENCING NEW TABLE AS added
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_too_much('count(*)', '${MOST}', '${SAID}', 't.user_id', 't.user_id = o.owner')`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "lab_value_key"`);
    await runner.query(`DROP TABLE "lab_value"`);
  }
}
