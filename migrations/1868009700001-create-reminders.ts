import type { MigrationInterface, QueryRunner } from "typeorm";

/** Devices of one account. */
const MOST = 20;
const SAID = "Du har påminnelser på så många enheter som ett konto rymmer (20). Ta bort någon av dem först.";

/** The devices that are reminded: of what, when, and how they are reached. */
export class CreateReminders1868009700001 implements MigrationInterface {
  name = "CreateReminders1868009700001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "reminder_device" (
        "id" uuid NOT NULL,
        "user_id" uuid,
        "session_id" uuid,
        "hash" text NOT NULL,
        "endpoint" text NOT NULL,
        "p256dh" text NOT NULL,
        "secret" text NOT NULL,
        "zone" text NOT NULL,
        "label" text NOT NULL,
        "settings" jsonb NOT NULL,
        "steps" jsonb,
        "reminded" jsonb NOT NULL DEFAULT '{"day": null, "last": {}, "count": 0}',
        "due_at" TIMESTAMP WITH TIME ZONE,
        "due_times" text array NOT NULL DEFAULT '{}',
        "is_put_off" boolean NOT NULL DEFAULT false,
        "next_at" TIMESTAMP WITH TIME ZONE,
        "attempts" smallint NOT NULL DEFAULT 0,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "reminder_device_id" PRIMARY KEY ("id"),
        CONSTRAINT "reminder_device_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
        CONSTRAINT "reminder_device_session" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX "reminder_device_key" ON "reminder_device" ("hash")`);
    await runner.query(`CREATE UNIQUE INDEX "reminder_device_endpoint" ON "reminder_device" ("endpoint")`);
    await runner.query(`CREATE INDEX "reminder_device_of_user" ON "reminder_device" ("user_id")`);
    await runner.query(`CREATE INDEX "reminder_device_of_session" ON "reminder_device" ("session_id")`);
    await runner.query(`CREATE INDEX "reminder_device_next" ON "reminder_device" ("next_at")`);
    await runner.query(
      `CREATE TRIGGER "reminder_device_bounded_insert" AFTER INSERT ON "reminder_device" REFERENCING NEW TABLE AS added
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_too_much('count(*)', '${MOST}', '${SAID}', 't.user_id', 't.user_id = o.owner')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "reminder_device"`);
  }
}
