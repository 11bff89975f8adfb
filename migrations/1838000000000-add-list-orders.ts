import type { MigrationInterface, QueryRunner } from "typeorm";

/** Days in the calendar that a text of this day says at most; how later versions read it is their own matter. */
function daysOf(text: string): number | null {
  const words = text.toLowerCase();
  const times = [...words.matchAll(/(\d{1,4})(?:\s*(?:[–-]|till)\s*(\d{1,4}))?\s*(\p{L}+)/gu)].flatMap(
    ([, low, high, unit = ""]) => {
      const count = Number(high ?? low);
      if (/arbetsdag|vardag|bankdag/.test(unit)) return [count + 2 * Math.ceil(count / 5)];
      if (/dygn|dag/.test(unit)) return [count];
      if (/veck/.test(unit)) return [count * 7];
      if (/månad|mån$/.test(unit)) return [count * 30];
      if (/minut|^min$/.test(unit)) return [Math.floor(count / 1_440)];
      if (/timm|^tim$/.test(unit)) return [Math.floor(count / 24)];
      return [];
    },
  );
  if (times.length === 0) return /samma dag|direkt|genast/.test(words) ? 0 : null;
  const longest = Math.max(...times);
  return longest <= 3_650 ? longest : null;
}

/** Lists by the time to the answer, by the number of markers and by what a dose costs; dose and package as data. */
export class AddListOrders1838000000000 implements MigrationInterface {
  name = "AddListOrders1838000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "dose" text`);
    await runner.query(`ALTER TABLE "product" ADD "doses_per_package" integer`);
    await runner.query(`ALTER TABLE "product" ADD "dose_price" integer`);
    await runner.query(`ALTER TABLE "product" ADD "answer_days" integer`);
    await runner.query(`ALTER TABLE "product" ADD "marker_count" integer NOT NULL DEFAULT '0'`);
    await runner.query(`UPDATE "product" SET "marker_count" = cardinality("biomarkers") WHERE "biomarkers" <> '{}'`);
    const texts: { text: string }[] = await runner.query(
      `SELECT DISTINCT "turnaround_time" AS text FROM "product" WHERE "turnaround_time" IS NOT NULL`,
    );
    for (const { text } of texts) {
      await runner.query(`UPDATE "product" SET "answer_days" = $1 WHERE "turnaround_time" = $2`, [daysOf(text), text]);
    }
    await runner.query(
      `CREATE INDEX "product_list_dose_price" ON "product" ("area", (coalesce("dose_price", 2147483647)), "name", "id") WHERE is_available`,
    );
    await runner.query(
      `CREATE INDEX "product_list_answer_days" ON "product" ("area", (coalesce("answer_days", 2147483647)), "name", "id") WHERE is_available`,
    );
    await runner.query(
      `CREATE INDEX "product_list_marker_count" ON "product" ("area", (- "marker_count"), "name", "id") WHERE is_available`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "product_list_marker_count"`);
    await runner.query(`DROP INDEX "product_list_answer_days"`);
    await runner.query(`DROP INDEX "product_list_dose_price"`);
    for (const column of ["marker_count", "answer_days", "dose_price", "doses_per_package", "dose"]) {
      await runner.query(`ALTER TABLE "product" DROP COLUMN "${column}"`);
    }
  }
}
