import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AFFILIATE_PAGES, AREA_PATHS, type Area } from "../../../schema/catalogue.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { parseId } from "../../platform/pagination.ts";
import type { AffiliateCounter } from "./affiliateCounter.ts";
import { affiliateTarget, isInvented } from "./affiliateLinks.ts";

/** Where a click is counted whose link does not say from which of our pages it came. */
const OTHER_PAGE = "annan";

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

/**
 * `/ut/{productId}`: the way to a provider's page. It counts product, day and page, and neither sets
 * nor reads a cookie. What is no available product with a link is a page that does not exist; where the
 * provider is invented, a page of ours says so instead of leading nowhere.
 * @param options.showInvented shows that page
 */
export function registerAffiliateRoutes(
  app: FastifyInstance,
  options: {
    sql: Sql;
    counter: AffiliateCounter;
    showInvented(shop: { product: string; seller: string; back: string }, reply: FastifyReply): Promise<FastifyReply>;
  },
): void {
  app.get<{ Params: { "*": string } }>("/ut/*", async (request, reply) => {
    reply.headers(HEADERS);
    const id = parseId(request.params["*"]);
    const found = id === undefined ? undefined : await readTarget(options.sql, id);
    if (id === undefined || found === undefined) return reply.callNotFound();
    const { target, product, seller, area } = found;
    const page = pageOf(request);
    if (isClick(request)) options.counter.count(id, page ?? OTHER_PAGE);
    if (isInvented(target)) return options.showInvented({ product, seller, back: page ?? AREA_PATHS[area] }, reply);
    return reply.redirect(target, 302);
  });
}

interface Found {
  target: string;
  product: string;
  seller: string;
  area: Area;
}

async function readTarget(sql: Sql, id: number): Promise<Found | undefined> {
  const [found] = await sql.prepared<Omit<Found, "target"> & { link: string | null }>(
    `SELECT affiliate_link AS link, name AS product, provider_name AS seller, area
     FROM product WHERE id = $1 AND is_available`,
    [id],
  );
  const target = affiliateTarget(found?.link ?? null);
  return found && target !== undefined ? { ...found, target } : undefined;
}

/** Programs that only look, and browsers that fetch ahead, have not clicked. */
const isClick = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  !/prefetch|preview/i.test(`${headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? ""}`);

/** The page of ours that the link stands on, when it says one. */
function pageOf({ query }: FastifyRequest): string | undefined {
  const { fran } = query as { fran?: unknown };
  return AFFILIATE_PAGES.find((page) => page === `/${fran}`);
}
