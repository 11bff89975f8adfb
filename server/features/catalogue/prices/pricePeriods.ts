import DataLoader from "dataloader";
import { type PriceChange, type PricePeriod, pricePeriods } from "../../../../schema/rules/catalogue/priceHistory.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import { badInput } from "../../../platform/errors.ts";

/** Changes that are looked at of each product: at one a day, more than any rule looks back. */
const MAX_CHANGES = 100;
const DEFAULT_PERIODS = 50;

/** Periods of the prices of products by their numbers, the first one first: one statement for all that are asked for. */
export const pricePeriodsLoader = (sql: Sql): DataLoader<number, PricePeriod[]> =>
  new DataLoader(async (ids) => {
    const rows = await sql.preparedQuery<PriceChange & { id: number }>(
      `SELECT wanted.id, to_char(kept.day, 'YYYY-MM-DD') AS day, kept.price_from AS price,
              kept.price_per AS per
       FROM unnest($1::int[]) AS wanted (id)
       CROSS JOIN LATERAL (
         SELECT day, price_from, price_per FROM product_price
         WHERE product_id = wanted.id ORDER BY day DESC LIMIT ${MAX_CHANGES}
       ) AS kept
       ORDER BY wanted.id, kept.day`,
      [ids],
    );
    const changes = new Map<number, PriceChange[]>(ids.map((id) => [id, []]));
    for (const { id, ...change } of rows) changes.get(id)?.push(change);
    const today = dayOf(new Date());
    return ids.map((id) => pricePeriods(changes.get(id) ?? [], today));
  });

/**
 * How many periods are wanted.
 * @throws BAD_USER_INPUT for less than one, or more than a hundred
 */
export function parsePeriodCount(first: number | null | undefined): number {
  const count = first ?? DEFAULT_PERIODS;
  if (count < 1 || count > MAX_CHANGES) throw badInput("first", `Ange ett tal från 1 till ${MAX_CHANGES}.`);
  return count;
}
