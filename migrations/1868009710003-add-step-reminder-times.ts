import type { MigrationInterface, QueryRunner } from "typeorm";

/** A time of its own at which a step is reminded of; devices are looked at anew when one comes to be followed. */
export class AddStepReminderTimes1868009710003 implements MigrationInterface {
  name = "AddStepReminderTimes1868009710003";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "protocol_items" ADD "remind_at" text`);
    // Whoever sends reminders works out when the next one comes; one that is under way is worked out after it anyway.
    await runner.query(`
      CREATE FUNCTION look_at_reminders_anew() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE reminder_device SET next_at = now()
        WHERE user_id = (SELECT user_id FROM protocols WHERE id = NEW.protocol_id)
          AND (due_at IS NULL OR due_at > now());
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER "protocol_items_reminders" AFTER INSERT OR UPDATE ON "protocol_items"
      FOR EACH ROW WHEN (NEW.remind_at IS NOT NULL) EXECUTE FUNCTION look_at_reminders_anew()`);
    await runner.query(`
      CREATE TRIGGER "user_active_protocols_reminders" AFTER INSERT OR UPDATE ON "user_active_protocols"
      FOR EACH ROW WHEN (NEW.is_active) EXECUTE FUNCTION look_at_reminders_anew()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER "user_active_protocols_reminders" ON "user_active_protocols"`);
    await runner.query(`DROP TRIGGER "protocol_items_reminders" ON "protocol_items"`);
    await runner.query(`DROP FUNCTION look_at_reminders_anew()`);
    await runner.query(`ALTER TABLE "protocol_items" DROP COLUMN "remind_at"`);
  }
}
