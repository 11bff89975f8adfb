import type { FastifyInstance, FastifyRequest } from "fastify";
import { AFFILIATE_PAGES } from "../../../schema/catalogue.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { parseId } from "../../platform/pagination.ts";
import type { AffiliateCounter } from "./affiliateCounter.ts";
import { AffiliateLinkKind, affiliateTarget, VISIT_PATHS } from "./affiliateLinks.ts";

/** Where a click is counted whose link does not say from which of our pages it came. */
const OTHER_PAGE = "annan";

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

/** The link of what is on offer, by its identifier. */
const LINKS: Record<AffiliateLinkKind, string> = {
  PRODUCT: "SELECT affiliate_link AS link FROM product WHERE id = $1 AND is_available",
  MR_PROVIDER: "SELECT affiliate_link AS link FROM mr_provider WHERE id = $1",
};

/**
 * `/ut/{productId}` and `/ut/mr/{mrProviderId}`: the way to a provider's page. It counts product or provider, day
 * and page, and neither sets nor reads a cookie. What is no offer with a link is a page that does not exist.
 */
export function registerAffiliateRoutes(app: FastifyInstance, options: { sql: Sql; counter: AffiliateCounter }): void {
  for (const kind of Object.values(AffiliateLinkKind)) {
    app.get<{ Params: { "*": string } }>(`${VISIT_PATHS[kind]}*`, async (request, reply) => {
      reply.headers(HEADERS);
      const id = parseId(request.params["*"]);
      const target = id === undefined ? undefined : await readTarget(options.sql, kind, id);
      if (id === undefined || target === undefined) return reply.callNotFound();
      if (isClick(request)) options.counter.count(kind, id, pageOf(request));
      return reply.redirect(target, 302);
    });
  }
}

async function readTarget(sql: Sql, kind: AffiliateLinkKind, id: number): Promise<string | undefined> {
  const [offer] = await sql.prepared<{ link: string | null }>(LINKS[kind], [id]);
  return affiliateTarget(offer?.link ?? null);
}

/** Programs that only look, and browsers that fetch ahead, have not clicked. */
const isClick = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  !/prefetch|preview/i.test(`${headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? ""}`);

function pageOf({ query }: FastifyRequest): string {
  const { fran } = query as { fran?: unknown };
  return AFFILIATE_PAGES.find((page) => page === `/${fran}`) ?? OTHER_PAGE;
}
