import type { MigrationInterface, QueryRunner } from "typeorm";

/** The journey: a row for each user and thing. */
export class CreateJourney1797000000000 implements MigrationInterface {
  name = "CreateJourney1797000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "journey_achievement" (
        "user_id" uuid NOT NULL,
        "achievement_id" text NOT NULL,
        "unlocked_at" timestamptz NOT NULL,
        CONSTRAINT "PK_106676e55d19ab2a9eb5995a918" PRIMARY KEY ("user_id", "achievement_id")
      )`);
    await runner.query(`
      CREATE TABLE "journey_activity" (
        "user_id" uuid NOT NULL,
        "id" text NOT NULL,
        "type" text NOT NULL,
        "title" text NOT NULL,
        "url" text NOT NULL,
        "minutes" integer NOT NULL,
        "category" text,
        "goals" text array NOT NULL DEFAULT '{}',
        "at" timestamptz NOT NULL,
        CONSTRAINT "PK_b7278c658823bbcb6987abc967f" PRIMARY KEY ("user_id", "id")
      )`);
    await runner.query(`
      CREATE TABLE "journey_day" (
        "user_id" uuid NOT NULL,
        "day" date NOT NULL,
        CONSTRAINT "PK_3aca659d43545e4a13847f73f2b" PRIMARY KEY ("user_id", "day")
      )`);
    await runner.query(`
      CREATE TABLE "journey_item" (
        "user_id" uuid NOT NULL,
        "item_id" text NOT NULL,
        "completed_at" timestamptz NOT NULL,
        CONSTRAINT "PK_a7fc912133b1723ff51a2fa3fdd" PRIMARY KEY ("user_id", "item_id")
      )`);
    await runner.query(`
      CREATE TABLE "journey_merge" (
        "user_id" uuid NOT NULL,
        "id" text NOT NULL,
        "merged_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_15721087954d88e5509aeab0524" PRIMARY KEY ("user_id", "id")
      )`);
    await runner.query(`
      CREATE TABLE "journey_plan" (
        "user_id" uuid NOT NULL,
        "recommendation_id" text NOT NULL,
        "completed_at" timestamptz,
        "position" integer NOT NULL DEFAULT '0',
        CONSTRAINT "PK_0620f2770c009353bf07cfd2655" PRIMARY KEY ("user_id", "recommendation_id")
      )`);
    await runner.query(`
      CREATE TABLE "journey" (
        "user_id" uuid NOT NULL,
        "name" text,
        "experience" text,
        "health_status" text,
        "focus_areas" text array NOT NULL DEFAULT '{}',
        "time_per_day" integer NOT NULL DEFAULT '30',
        "main_goal" text NOT NULL DEFAULT 'performance',
        "level" text NOT NULL DEFAULT 'beginner',
        "total_minutes" integer NOT NULL DEFAULT '0',
        "total_activities" integer NOT NULL DEFAULT '0',
        "last_activity" timestamptz,
        CONSTRAINT "PK_585776a254cef5140381baa7133" PRIMARY KEY ("user_id")
      )`);
    await runner.query(
      `ALTER TABLE "journey_achievement" ADD CONSTRAINT "FK_124a2546beda53c395828551024" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey_activity" ADD CONSTRAINT "FK_8a5bf82db6cc61041e5c06e362c" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey_day" ADD CONSTRAINT "FK_de078e0cef4f179b338a21d4f4f" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey_item" ADD CONSTRAINT "FK_577916e069c4e7ba26cb61101c0" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey_merge" ADD CONSTRAINT "FK_43dcb7be97db866f4b19408d5c0" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey_plan" ADD CONSTRAINT "FK_77bc939c41941851b79f9a1f660" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
    await runner.query(
      `ALTER TABLE "journey" ADD CONSTRAINT "FK_585776a254cef5140381baa7133" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE "journey_merge", "journey_plan", "journey_achievement", "journey_day", "journey_activity", "journey_item", "journey"`,
    );
  }
}
