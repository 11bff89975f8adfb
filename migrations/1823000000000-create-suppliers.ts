import type { MigrationInterface, QueryRunner } from "typeorm";

/** Suppliers, the pages that tell of them, and the runs that read these. */
export class CreateSuppliers1823000000000 implements MigrationInterface {
  name = "CreateSuppliers1823000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TYPE "supplier_source_kind" AS ENUM ('LIST', 'COMPANY')`);
    await runner.query(
      `CREATE TYPE "supplier_collection_state" AS ENUM ('PENDING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')`,
    );
    await runner.query(`CREATE TYPE "supplier_page_state" AS ENUM ('PENDING', 'DONE', 'FAILED')`);
    await runner.query(`
      CREATE TABLE "supplier_source" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "url" text NOT NULL,
        "kind" "supplier_source_kind" NOT NULL,
        "added_by" uuid,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_b7cb0ff413ade35e19413b964b7" UNIQUE ("url"),
        CONSTRAINT "PK_e611acb6e9dd61b37624a672818" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      CREATE TABLE "suppliers" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "name" text COLLATE "sv-SE-x-icu" NOT NULL,
        "normalised_name" text NOT NULL,
        "found_as" text array NOT NULL DEFAULT '{}',
        "country" text,
        "categories" text array NOT NULL DEFAULT '{}',
        "specialisations" text array NOT NULL DEFAULT '{}',
        "price_range" text,
        "price" jsonb,
        "website" text,
        "sources" jsonb NOT NULL DEFAULT '{}',
        "fetched_at" timestamptz NOT NULL,
        "edited_fields" text array NOT NULL DEFAULT '{}',
        "last_changes" jsonb NOT NULL DEFAULT '[]',
        "first_collection_id" integer NOT NULL,
        "last_collection_id" integer NOT NULL,
        "version" integer NOT NULL DEFAULT 1,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "UQ_7f971fdda7495e386925a0bd61c" UNIQUE ("normalised_name"),
        CONSTRAINT "PK_b70ac51766a9e3144f778cfe81e" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "supplier_list" ON "suppliers" ("name", "id")`);
    await runner.query(`CREATE INDEX "IDX_1bdadc06f2a7c222a614b975d6" ON "suppliers" ("last_collection_id")`);
    await runner.query(`
      CREATE TABLE "supplier_collection" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "state" "supplier_collection_state" NOT NULL DEFAULT 'PENDING',
        "started_by" uuid,
        "started_at" timestamptz NOT NULL DEFAULT now(),
        "finished_at" timestamptz,
        "worker" uuid,
        "has_read_catalogue" boolean NOT NULL DEFAULT false,
        "pages_total" integer NOT NULL DEFAULT 0,
        "pages_done" integer NOT NULL DEFAULT 0,
        "pages_failed" integer NOT NULL DEFAULT 0,
        "suppliers_found" integer NOT NULL DEFAULT 0,
        "suppliers_new" integer NOT NULL DEFAULT 0,
        "suppliers_changed" integer NOT NULL DEFAULT 0,
        "error" text,
        CONSTRAINT "PK_78476fcbb51c0bd12b6668443b5" PRIMARY KEY ("id")
      )`);
    // One goes on at a time, whoever starts it and on whichever process.
    await runner.query(
      `CREATE UNIQUE INDEX "supplier_collection_running" ON "supplier_collection" ((true)) WHERE state IN ('PENDING', 'RUNNING')`,
    );
    await runner.query(`
      CREATE TABLE "supplier_page" (
        "id" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
        "collection_id" integer NOT NULL,
        "url" text NOT NULL,
        "kind" "supplier_source_kind" NOT NULL,
        "source_id" integer NOT NULL,
        "list_host" text,
        "state" "supplier_page_state" NOT NULL DEFAULT 'PENDING',
        "reason" text,
        CONSTRAINT "UQ_182b59255bb561e268b3c187c17" UNIQUE ("collection_id", "url"),
        CONSTRAINT "PK_c34735f4244234548b1bee22477" PRIMARY KEY ("id"),
        CONSTRAINT "FK_dbf8dd94f4fc03b29f6cb319bc9" FOREIGN KEY ("collection_id")
          REFERENCES "supplier_collection" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "IDX_1b6b93438463710bd210dd0272" ON "supplier_page" ("collection_id", "state", "id")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["supplier_page", "supplier_collection", "suppliers", "supplier_source"])
      await runner.query(`DROP TABLE "${table}"`);
    for (const type of ["supplier_page_state", "supplier_collection_state", "supplier_source_kind"])
      await runner.query(`DROP TYPE "${type}"`);
  }
}
