import { z } from "zod";
import { isDay } from "../../../schema/rules/days.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import type { AffiliateClickConnection, AffiliateClickCount } from "./AffiliateClickCount.ts";
import type { AffiliateClicksArgs } from "./AffiliateResolver.ts";

const DEFAULT_PAGE_SIZE = 50;

/** Place of a number in the list. */
type ClickKey = [day: string, productId: number, page: string];

const keySchema: z.ZodType<ClickKey> = z.tuple([
  z.string().refine(isDay),
  z.number().int().min(1).max(2_147_483_647),
  z
    .string()
    .max(200)
    .refine((page) => !page.includes("\0")),
]);

/**
 * Counted clicks, the latest day first; both ends of the period belong to it.
 * @throws BAD_USER_INPUT for a page that cannot be, and for a period that ends before it begins
 */
export async function listAffiliateClicks(
  ctx: Context,
  { from = null, to = null, ...args }: AffiliateClicksArgs,
): Promise<AffiliateClickConnection> {
  const { first, after } = parsePage(args, keySchema, DEFAULT_PAGE_SIZE);
  if (from !== null && to !== null && from > to) throw badInput("to", "Perioden slutar innan den börjar.");
  const period = "($1::date IS NULL OR c.day >= $1) AND ($2::date IS NULL OR c.day <= $2)";
  const [rows, [sum]] = await Promise.all([
    ctx.sql.planned<AffiliateClickCount>(
      `SELECT c.day, c.product_id AS "productId", c.page, c.clicks,
              p.name AS "productName", p.provider_name AS "providerName"
       FROM affiliate_click_count c LEFT JOIN product p ON p.id = c.product_id
       WHERE ${period} AND ($3::date IS NULL OR (c.day, c.product_id, c.page) < ($3, $4::int, $5::text))
       ORDER BY c.day DESC, c.product_id DESC, c.page DESC LIMIT $6`,
      [from, to, after?.[0] ?? null, after?.[1] ?? null, after?.[2] ?? null, first + 1],
    ),
    ctx.sql.planned<{ clicks: number }>(
      `SELECT least(coalesce(sum(c.clicks), 0), 2147483647)::int AS clicks FROM affiliate_click_count c WHERE ${period}`,
      [from, to],
    ),
  ]);
  const { nodes, pageInfo } = connectionOf(rows, first, ({ day, productId, page }): ClickKey => [day, productId, page]);
  return { nodes, pageInfo, totalClicks: sum?.clicks ?? 0 };
}
