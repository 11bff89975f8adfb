import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AFFILIATE_PAGES, AREA_PATHS, type Area } from "../../../../schema/catalogue.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import { parseRowNumber } from "../../../platform/graphql/globalId.ts";
import { isBroken } from "../links/linkStore.ts";
import type { AffiliateCounter } from "./affiliateCounter.ts";
import { AffiliateLinkKind, affiliateTarget, isInvented, VISIT_PATHS } from "./affiliateLinks.ts";

/** Page that a click counts for when its link does not name one. */
const OTHER_PAGE = "annan";

const HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };

/** Statement that finds an offer by its identifier. */
const OFFERS: Record<AffiliateLinkKind, string> = {
  PRODUCT: `SELECT affiliate_link AS link, name AS product, provider_name AS seller, area, ${isBroken("affiliate_link")} AS "isLinkBroken"
    FROM product WHERE id = coalesce((SELECT product_id FROM former_product WHERE former_id = $1), $1) AND is_available`,
  OFFER: `SELECT o.affiliate_link AS link, p.name AS product, o.provider_name AS seller, p.area, ${isBroken("o.affiliate_link")} AS "isLinkBroken"
    FROM product_offer o JOIN product p ON p.id = o.product_id
    WHERE o.id = $1 AND o.state = 'TIED' AND p.is_available`,
  MR_PROVIDER: `SELECT affiliate_link AS link, NULL AS product, name AS seller, NULL AS area, ${isBroken("affiliate_link")} AS "isLinkBroken"
    FROM mr_provider WHERE id = $1`,
};

/** What a page of ours says in the place of a shop's. */
export interface Shop {
  product: string | null;
  seller: string;
  back: string;
}

/** An offer with a link. */
interface Offer {
  target: string;
  /** Null where the seller itself is what is on offer. */
  product: string | null;
  seller: string;
  area: Area | null;
  /** Whether its page has not answered for nights. */
  isLinkBroken: boolean;
}

/**
 * `/ut/{productId}`, `/ut/erbjudande/{offerId}` and `/ut/mr/{mrProviderId}`: the way to a provider's page. It counts product or provider, day
 * and page, and neither sets nor reads a cookie. What is no offer with a link is a page that does not exist; where
 * the provider is invented, or does not answer, a page of ours says so instead of leading nowhere.
 * @param options.show shows that page
 */
export function registerAffiliateRoutes(
  app: FastifyInstance,
  options: {
    sql: Sql;
    /** Whether an address lies in a part that the site does without: nothing leads out of it either. */
    isOff(address: string): Promise<boolean>;
    counter: AffiliateCounter;
    show(reason: "invented" | "broken", shop: Shop, reply: FastifyReply): Promise<FastifyReply>;
  },
): void {
  for (const kind of Object.values(AffiliateLinkKind)) {
    app.get<{ Params: { "*": string } }>(`${VISIT_PATHS[kind]}*`, async (request, reply) => {
      reply.headers(HEADERS);
      const id = parseRowNumber(request.params["*"]);
      const offer = id === undefined ? undefined : await readOffer(options.sql, kind, id);
      if (id === undefined || offer === undefined) return reply.callNotFound();
      const { target, product, seller, area, isLinkBroken } = offer;
      const home = area ? AREA_PATHS[area] : "/mr-scanning";
      if (await options.isOff(home)) return reply.callNotFound();
      const page = pageOf(request);
      if (isLinkBroken) return options.show("broken", { product, seller, back: page ?? home }, reply);
      if (isClick(request)) options.counter.count(kind, id, page ?? OTHER_PAGE);
      if (!isInvented(target)) return reply.redirect(target, 302);
      return options.show("invented", { product, seller, back: page ?? home }, reply);
    });
  }
}

async function readOffer(sql: Sql, kind: AffiliateLinkKind, id: number): Promise<Offer | undefined> {
  const [found] = await sql.preparedQuery<Omit<Offer, "target"> & { link: string | null }>(OFFERS[kind], [id]);
  const target = affiliateTarget(found?.link ?? null);
  return found && target !== undefined ? { ...found, target } : undefined;
}

/** Programs that only look, and browsers that fetch ahead, have not clicked. */
const isClick = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" &&
  !/prefetch|preview/i.test(`${headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? ""}`);

/** The page of this site with the link, where the request says one. */
function pageOf({ query }: FastifyRequest): string | undefined {
  const { fran } = query as { fran?: unknown };
  return AFFILIATE_PAGES.find((page) => page === `/${fran}`);
}
