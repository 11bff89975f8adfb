import { z } from "zod";
import { isDay } from "../../../../schema/rules/words/days.ts";
import { badInput } from "../../../platform/errors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import type { AffiliateClickConnection, AffiliateClickCount } from "./AffiliateClickCount.ts";
import type { AffiliateClicksArgs } from "./AffiliateClicksArgs.ts";
import { AffiliateLinkKind } from "./affiliateLinks.ts";

const DEFAULT_PAGE_SIZE = 50;

/** Place of a number in the list. */
type ClickKey = [day: string, kind: AffiliateLinkKind, targetId: number, page: string];

const keySchema: z.ZodType<ClickKey> = z.tuple([
  z.string().refine(isDay),
  z.enum(AffiliateLinkKind),
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
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "affiliateClicks", from, to });
  if (from !== null && to !== null && from > to) throw badInput("to", "Perioden slutar innan den börjar.");
  const period = "($1::date IS NULL OR c.day >= $1) AND ($2::date IS NULL OR c.day <= $2)";
  const [rows, [sum]] = await Promise.all([
    ctx.sql.query<Omit<AffiliateClickCount, "productId" | "mrProviderId"> & { productNumber: number | null }>(
      `SELECT c.day, c.kind, c.target_id AS "targetId", c.page, c.clicks, p.id AS "productNumber",
              p.name AS "productName", coalesce(o.provider_name, p.provider_name, m.name) AS "providerName"
       FROM affiliate_click_count c
       LEFT JOIN product_offer o ON c.kind = 'OFFER' AND o.id = c.target_id
       LEFT JOIN product p ON p.id = CASE c.kind WHEN 'PRODUCT' THEN c.target_id WHEN 'OFFER' THEN o.product_id END
       LEFT JOIN mr_provider m ON c.kind = 'MR_PROVIDER' AND m.id = c.target_id
       WHERE ${period} AND ($3::date IS NULL OR (c.day, c.kind, c.target_id, c.page) < ($3, $4::text, $5::int, $6::text))
       ORDER BY c.day DESC, c.kind DESC, c.target_id DESC, c.page DESC LIMIT $7`,
      [from, to, ...(page.after ?? [null, null, null, null]), page.first + 1],
    ),
    ctx.sql.query<{ clicks: number }>(
      `SELECT least(coalesce(sum(c.clicks), 0), 2147483647)::int AS clicks FROM affiliate_click_count c WHERE ${period}`,
      [from, to],
    ),
  ]);
  const { edges, nodes, pageInfo } = connectionOf(
    rows.map(({ productNumber, ...row }) => ({
      ...row,
      productId: productIdOf(row.kind === AffiliateLinkKind.PRODUCT ? row.targetId : productNumber),
      mrProviderId: row.kind === AffiliateLinkKind.MR_PROVIDER ? globalId("MrProvider", row.targetId) : null,
    })),
    page,
    ({ day, kind, targetId, page }): ClickKey => [day, kind, targetId, page],
  );
  return { edges: edges(), nodes, pageInfo, totalClicks: sum?.clicks ?? 0 };
}

const productIdOf = (number: number | null): string | null => (number === null ? null : globalId("Product", number));
