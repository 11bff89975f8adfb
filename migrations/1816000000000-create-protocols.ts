import type { MigrationInterface, QueryRunner } from "typeorm";

/** Protocols, their steps, who follows them, and what was ticked. */
export class CreateProtocols1816000000000 implements MigrationInterface {
  name = "CreateProtocols1816000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "protocol_categories" (
        "id" text NOT NULL,
        "name" text COLLATE "sv-SE-x-icu" NOT NULL,
        "color" text NOT NULL,
        CONSTRAINT "UQ_32c1f4b8df911daa618370a1b88" UNIQUE ("name"),
        CONSTRAINT "PK_a499bfc727e3dfb4bbb7d7b5662" PRIMARY KEY ("id")
      )`);
    await runner.query(`
      INSERT INTO "protocol_categories" ("id", "name", "color") VALUES
        ('training', 'Träning', 'blue'),
        ('nutrition', 'Kost & Tillskott', 'green'),
        ('sleep', 'Sömn & Återhämtning', 'yellow'),
        ('mental', 'Mental hälsa', 'purple'),
        ('tests', 'Tester & Mätningar', 'red')`);
    await runner.query(`
      CREATE TABLE "protocols" (
        "id" uuid NOT NULL,
        "user_id" uuid,
        "slug" text,
        "name" text NOT NULL,
        "description" text NOT NULL,
        "goal" text,
        "protocol_type" text NOT NULL DEFAULT 'custom',
        "expert_name" text,
        "is_public" boolean NOT NULL DEFAULT false,
        "is_featured" boolean NOT NULL DEFAULT false,
        "difficulty_level" text NOT NULL DEFAULT 'beginner',
        "estimated_duration_weeks" integer,
        "created_at" timestamptz NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "deleted_at" timestamptz,
        CONSTRAINT "PK_69900eec42c88582ac8affff3e1" PRIMARY KEY ("id")
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "protocols_featured" ON "protocols" ("slug") WHERE is_featured AND is_public`,
    );
    await runner.query(`CREATE INDEX "protocols_of_user" ON "protocols" ("user_id", "created_at")`);
    await runner.query(`
      CREATE TABLE "protocol_items" (
        "id" uuid NOT NULL,
        "protocol_id" uuid NOT NULL,
        "category_id" text,
        "title" text NOT NULL,
        "description" text,
        "frequency" text NOT NULL,
        "time_of_day" text,
        "dosage_amount" text,
        "notes" text,
        "sort_order" integer NOT NULL,
        "is_required" boolean NOT NULL DEFAULT true,
        "created_at" timestamptz NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "removed_at" timestamptz,
        CONSTRAINT "PK_384f8bac17722b0ecbf795a795a" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "protocol_items_of_protocol" ON "protocol_items" ("protocol_id")`);
    await runner.query(`
      CREATE TABLE "user_active_protocols" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "protocol_id" uuid NOT NULL,
        "started_date" date NOT NULL,
        "target_end_date" date,
        "is_active" boolean NOT NULL DEFAULT true,
        "ended_date" date,
        CONSTRAINT "PK_21ff451b6ef982a8fb678fdf18f" PRIMARY KEY ("id")
      )`);
    await runner.query(`CREATE INDEX "user_active_protocols_of_protocol" ON "user_active_protocols" ("protocol_id")`);
    await runner.query(
      `CREATE UNIQUE INDEX "user_active_protocols_once" ON "user_active_protocols" ("user_id", "protocol_id") WHERE is_active`,
    );
    await runner.query(`
      CREATE TABLE "user_protocol_progress" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "protocol_id" uuid NOT NULL,
        "protocol_item_id" uuid NOT NULL,
        "completed_date" date NOT NULL,
        "completion_time" timestamptz NOT NULL,
        "notes" text,
        "rating" integer,
        CONSTRAINT "user_protocol_progress_once" UNIQUE ("protocol_item_id", "user_id", "completed_date"),
        CONSTRAINT "user_protocol_progress_rating" CHECK (rating BETWEEN 1 AND 5),
        CONSTRAINT "PK_0d97c3b11c0256b16d40bdea457" PRIMARY KEY ("id")
      )`);
    await runner.query(
      `CREATE INDEX "user_protocol_progress_of_day" ON "user_protocol_progress" ("user_id", "completed_date")`,
    );
    for (const [table, constraint, column, owner] of [
      ["protocols", "FK_7874a7f37ca997c47f2ace082f8", "user_id", "users"],
      ["protocol_items", "FK_1d21db47350955bb7c76d457ebb", "protocol_id", "protocols"],
      ["user_active_protocols", "FK_dc0cfb57d22e8804db1b6c05ec8", "user_id", "users"],
      ["user_active_protocols", "FK_45fa0184c0e61ef1560ec10bf6f", "protocol_id", "protocols"],
      ["user_protocol_progress", "FK_b4064f26c3bf56410a4d9fb67dc", "user_id", "users"],
      ["user_protocol_progress", "FK_14db738cdd8ea34f6a29c9144f1", "protocol_item_id", "protocol_items"],
    ]) {
      await runner.query(
        `ALTER TABLE "${table}" ADD CONSTRAINT "${constraint}" FOREIGN KEY ("${column}") REFERENCES "${owner}"("id") ON DELETE CASCADE`,
      );
    }
    await runner.query(`
      CREATE TRIGGER protocol_categories_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON protocol_categories
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    // Most protocols are somebody's own: only a change of those that everybody sees is worth telling.
    await runner.query(`
      CREATE FUNCTION notify_public_protocol_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'protocols' THEN
          IF coalesce(OLD.is_public, false) OR coalesce(NEW.is_public, false) THEN
            PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
          END IF;
        ELSIF EXISTS (SELECT FROM protocols WHERE id = coalesce(NEW.protocol_id, OLD.protocol_id) AND is_public) THEN
          PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
        END IF;
        RETURN NULL;
      END $$`);
    for (const table of ["protocols", "protocol_items"]) {
      await runner.query(`
        CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION notify_public_protocol_changed()`);
      await runner.query(`
        CREATE TRIGGER ${table}_notify_all AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE "user_protocol_progress", "user_active_protocols", "protocol_items", "protocols", "protocol_categories"`,
    );
    await runner.query(`DROP FUNCTION notify_public_protocol_changed()`);
  }
}
