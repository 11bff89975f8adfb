import { z } from "zod";
import { type Period, periodBefore, wrongPeriod } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { csvOf } from "../../../../schema/rules/words/csv.ts";
import { badInput } from "../../../platform/errors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import type {
  AffiliateClickReport,
  ClicksByOfferArgs,
  ClicksByOfferConnection,
  ClicksOnDay,
  ClicksOnOffer,
  ClicksOnPage,
} from "./AffiliateClickReport.ts";
import { AffiliateLinkKind } from "./affiliateLinks.ts";

const DEFAULT_PAGE_SIZE = 25;

/** Place of an offer in the list. */
type OfferKey = [clicks: number, kind: AffiliateLinkKind, targetId: number];

const keySchema: z.ZodType<OfferKey> = z.tuple([
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  z.enum(AffiliateLinkKind),
  z.number().int().min(1).max(2_147_483_647),
]);

/** A sum as the graph can hold it. */
const sumOf = (condition = ""): string =>
  `least(coalesce(sum(c.clicks)${condition && ` FILTER (WHERE ${condition})`}, 0), 2147483647)::int`;

/** The name of what a count is of, where it still is. */
const NAMES = `LEFT JOIN product_offer o ON counted.kind = 'OFFER' AND o.id = counted.target_id
  LEFT JOIN product p ON p.id = CASE counted.kind WHEN 'PRODUCT' THEN counted.target_id WHEN 'OFFER' THEN o.product_id END
  LEFT JOIN mr_provider m ON counted.kind = 'MR_PROVIDER' AND m.id = counted.target_id`;
const NAME_COLUMNS = `p.name AS "productName", coalesce(o.provider_name, p.provider_name, m.name) AS "providerName"`;

/**
 * Clicks in a period by day and by page, and in as many days before it; three statements.
 * @throws BAD_USER_INPUT for a period that cannot be
 */
export async function readClickReport(ctx: Pick<Context, "sql">, period: Period): Promise<AffiliateClickReport> {
  check(period);
  const before = periodBefore(period);
  const [days, pages, [previous]] = await Promise.all([
    ctx.sql.query<ClicksOnDay>(
      `SELECT d::date::text AS day, ${sumOf()} AS clicks
       FROM generate_series($1::date, $2::date, interval '1 day') d
       LEFT JOIN affiliate_click_count c ON c.day = d::date AND c.day BETWEEN $1::date AND $2::date
       GROUP BY d ORDER BY d`,
      [period.from, period.to],
    ),
    ctx.sql.query<ClicksOnPage>(
      `SELECT c.page, ${sumOf()} AS clicks FROM affiliate_click_count c
       WHERE c.day BETWEEN $1::date AND $2::date GROUP BY c.page ORDER BY sum(c.clicks) DESC, c.page`,
      [period.from, period.to],
    ),
    ctx.sql.query<{ clicks: number }>(
      `SELECT ${sumOf()} AS clicks FROM affiliate_click_count c WHERE c.day BETWEEN $1::date AND $2::date`,
      [before.from, before.to],
    ),
  ]);
  const totalClicks = Math.min(
    days.reduce((sum, { clicks }) => sum + clicks, 0),
    2_147_483_647,
  );
  return { totalClicks, previousClicks: previous?.clicks ?? 0, days, pages };
}

/**
 * A page of what was clicked in a period, most clicks first; one statement.
 * @throws BAD_USER_INPUT for a period and a page that cannot be
 */
export async function listClicksByOffer(
  ctx: Pick<Context, "sql">,
  { from, to, ...args }: ClicksByOfferArgs,
): Promise<ClicksByOfferConnection> {
  check({ from, to });
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "affiliateClicksByOffer", from, to });
  const rows = await ctx.sql.query<Omit<ClicksOnOffer, "targetId"> & { number: number }>(
    `WITH counted AS (
       SELECT c.kind, c.target_id, ${sumOf("c.day >= $2")} AS clicks, ${sumOf("c.day < $2")} AS previous
       FROM affiliate_click_count c WHERE c.day BETWEEN $1::date AND $3::date
       GROUP BY c.kind, c.target_id HAVING bool_or(c.day >= $2::date)
     ), page AS (
       SELECT * FROM counted
       WHERE $4::bigint IS NULL OR (-clicks, kind, target_id) > (-$4::bigint, $5::text, $6::int)
       ORDER BY -clicks, kind, target_id LIMIT $7
     )
     SELECT counted.kind, counted.target_id AS number, counted.clicks, counted.previous AS "previousClicks", ${NAME_COLUMNS}
     FROM page counted ${NAMES} ORDER BY -counted.clicks, counted.kind, counted.target_id`,
    [periodBefore({ from, to }).from, from, to, ...(page.after ?? [null, null, null]), page.first + 1],
  );
  const { edges, nodes, pageInfo } = connectionOf(
    rows.map((row) => ({ ...row, targetId: targetOf(row.kind, row.number) })),
    page,
    ({ clicks, kind, number }): OfferKey => [clicks, kind, number],
  );
  return { edges: edges(), nodes, pageInfo };
}

/**
 * Clicks in a period by what they led to and day, as a file for spreadsheets; one statement.
 * @throws BAD_USER_INPUT for a period that cannot be
 */
export async function readClickFile(ctx: Pick<Context, "sql">, period: Period): Promise<string> {
  check(period);
  const rows = await ctx.sql.query<{
    day: string;
    kind: AffiliateLinkKind;
    number: number;
    productName: string | null;
    providerName: string | null;
    clicks: number;
  }>(
    `WITH counted AS (
       SELECT c.day, c.kind, c.target_id, ${sumOf()} AS clicks FROM affiliate_click_count c
       WHERE c.day BETWEEN $1::date AND $2::date GROUP BY c.day, c.kind, c.target_id
     )
     SELECT counted.day::text AS day, counted.kind, counted.target_id AS number, counted.clicks, ${NAME_COLUMNS}
     FROM counted ${NAMES} ORDER BY counted.day, counted.clicks DESC, counted.kind, counted.target_id`,
    [period.from, period.to],
  );
  return csvOf([
    ["Dag", "Typ", "Nummer", "Produkt", "Leverantör", "Klick"],
    ...rows.map(({ day, kind, number, productName, providerName, clicks }) => [
      day,
      KIND_WORDS[kind],
      number,
      productName,
      providerName,
      clicks,
    ]),
  ]);
}

function check(period: Period): void {
  const wrong = wrongPeriod(period);
  if (wrong) throw badInput("to", wrong);
}

const targetOf = (kind: AffiliateLinkKind, number: number): string => globalId(TARGETS[kind], number);

/** What a count is of, in the file and in identifiers. */
const KIND_WORDS = { PRODUCT: "Produkt", OFFER: "Erbjudande", MR_PROVIDER: "MR-leverantör" } as const;
const TARGETS = { PRODUCT: "Product", OFFER: "ProductOffer", MR_PROVIDER: "MrProvider" } as const;
