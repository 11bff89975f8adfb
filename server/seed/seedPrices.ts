import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { addDays, type Day, dayOf } from "../../schema/rules/words/days.ts";

/** What an invented product cost before, in per cent of today's price, and how many days ago that began. */
interface FormerPrice {
  daysAgo: number;
  percent: number;
}

/** Courses that prices take; which one a product has follows from its name. */
const COURSES: readonly (readonly FormerPrice[])[] = [
  // Never changed.
  [{ daysAgo: 210, percent: 100 }],
  // Raised, and lowered lately to less than ever.
  [
    { daysAgo: 230, percent: 108 },
    { daysAgo: 120, percent: 118 },
    { daysAgo: 9, percent: 100 },
  ],
  // Raised with the years.
  [
    { daysAgo: 240, percent: 88 },
    { daysAgo: 150, percent: 94 },
    { daysAgo: 46, percent: 100 },
  ],
  // A campaign, and back to what it was.
  [
    { daysAgo: 200, percent: 100 },
    { daysAgo: 75, percent: 80 },
    { daysAgo: 58, percent: 100 },
  ],
  // Lowered some months ago.
  [
    { daysAgo: 220, percent: 125 },
    { daysAgo: 95, percent: 112 },
    { daysAgo: 64, percent: 100 },
  ],
  // Up and down.
  [
    { daysAgo: 235, percent: 105 },
    { daysAgo: 180, percent: 92 },
    { daysAgo: 133, percent: 110 },
    { daysAgo: 88, percent: 96 },
    { daysAgo: 39, percent: 100 },
  ],
];

/** Gives the demo's products, whose prices are invented, a history to look at. */
export async function seedPrices(manager: EntityManager, today: Day = dayOf(new Date())): Promise<void> {
  const products: { id: number; name: string; price: number; per: string | null }[] = await manager.query(
    `SELECT p.id, p.name, p.price_from AS price, kept.price_per AS per
     FROM product p JOIN product_price kept ON kept.product_id = p.id ORDER BY p.id`,
  );
  const rows = products.flatMap(({ id, name, price, per }) => {
    const { course, shift } = courseOf(name);
    return course.map(({ daysAgo, percent }) => ({
      id,
      day: addDays(today, -daysAgo - shift),
      price: percent === 100 ? price : likely((price * percent) / 100),
      per,
    }));
  });
  await manager.query(
    `INSERT INTO product_price (product_id, day, price_from, price_per, is_recurring)
     SELECT id, day, price, per, per IS NOT NULL
     FROM jsonb_to_recordset($1::jsonb) AS rows (id int, day date, price int, per text)
     ON CONFLICT (product_id, day) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** The course of a product, and by how many days it is older than others of the same course. */
function courseOf(name: string): { course: readonly FormerPrice[]; shift: number } {
  const [first = 0, second = 0] = createHash("sha1").update(name).digest();
  return { course: COURSES[first % COURSES.length] ?? [], shift: second % 12 };
}

/** A price as shops set them: in kronor that end in 5 or 9, in tens where it is small. */
function likely(ore: number): number {
  const kronor = ore / 100;
  return 100 * (kronor < 100 ? Math.round(kronor) : Math.round(kronor / 10) * 10 - (kronor < 2_000 ? 1 : 5));
}
