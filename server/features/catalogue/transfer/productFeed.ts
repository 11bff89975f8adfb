import { Readable } from "node:stream";
import { escapeUTF8 } from "entities";
import type { FastifyInstance } from "fastify";
import type { Area } from "../../../../schema/catalogue.ts";
import { PRODUCT_FEED_PATH, productPath } from "../../../../schema/rules/catalogue/productPath.ts";
import { readPrice } from "../../../../schema/rules/catalogue/readPrice.ts";
import { isOff } from "../../../../schema/siteAreas.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import { serviceUnavailable } from "../../../platform/errors.ts";
import type { Contexts } from "../../../platform/graphql/context.ts";

/** Products that are read at once. */
const BATCH = 500;

/** So many readers are served at once by a process; each may take minutes. */
const MAX_READERS = 4;

/** Google's namespace, by which its elements are known. */
const NAMESPACE = "http://base.google.com/ns/1.0";

interface Row {
  id: number;
  area: Area;
  name: string;
  description: string;
  providerName: string;
  gtin: string | null;
  priceEstimate: string | null;
  imageUrl: string | null;
  category: string;
  /** What the sizes and kinds of one thing have in common; two providers may have the same. */
  variantGroup: string | null;
}

/**
 * `/floden/google.xml`: the products that visitors see, as a feed in Google Merchant's format (RSS 2.0 with `g:`), once an
 * admin has turned it on. Those without one fixed price that is paid once are left out: the format has no 'från' and
 * no 'kr/mån', and half a price would be a wrong one.
 */
export function registerProductFeed(app: FastifyInstance, contexts: Contexts): void {
  let readers = 0;
  app.get(PRODUCT_FEED_PATH, async (request, reply) => {
    const context = contexts.forEverybody(request.id);
    const { sql, origin } = context;
    const site = await context.site.read(context);
    const [settings] = await sql.preparedQuery<{ isOn: boolean }>(
      `SELECT has_product_feed AS "isOn" FROM site_settings`,
      [],
    );
    if (!settings?.isOn || !site.openedAt) return reply.callNotFound();
    if (readers >= MAX_READERS) throw serviceUnavailable();
    readers += 1;
    const body = Readable.from(
      feedOf(sql, {
        origin: origin(),
        title: `${site.name} – produkter`,
        description: site.tagline,
        isShown: (path) => !isOff(site.areasOff, path),
      }),
    );
    body.once("close", () => {
      readers -= 1;
    });
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .header("x-robots-tag", "noindex");
    return reply.send(body);
  });
}

interface Channel {
  origin: string;
  title: string;
  description: string;
  /** Whether the page at a path is one of the site. */
  isShown: (path: string) => boolean;
}

async function* feedOf(sql: Sql, channel: Channel): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${NAMESPACE}"><channel>`;
  yield elements({ title: channel.title, link: channel.origin, description: channel.description });
  let after = 0;
  for (;;) {
    const rows = await sql.preparedQuery<Row>(
      `SELECT p.id, p.area, p.name, p.description, p.provider_name AS "providerName", p.gtin,
         p.price_estimate AS "priceEstimate", p.image_url AS "imageUrl", c.name AS category,
         left(md5(p.provider_name || chr(10) || p.variant_group), 12) AS "variantGroup"
       FROM product p JOIN category c ON c.id = p.category_id
       WHERE p.is_available AND p.id > $1 ORDER BY p.id LIMIT $2`,
      [after, BATCH],
    );
    yield rows.map((row) => itemOf(row, channel)).join("");
    if (rows.length < BATCH) break;
    after = rows.at(-1)?.id ?? after;
  }
  yield "\n</channel></rss>\n";
}

/** A product's element; '' for one that the format cannot tell of. */
function itemOf(row: Row, { origin, isShown }: Channel): string {
  const price = readPrice(row.priceEstimate);
  const path = productPath(row.area, row.name, row.id);
  if (!price || price.per !== null || price.highest !== price.lowest || !isShown(path)) return "";
  const amount = (hundredths: number) => `${(hundredths / 100).toFixed(2)} ${price.currency}`;
  const facts = elements({
    "g:id": String(row.id),
    "g:title": row.name,
    "g:description": row.description || row.name,
    "g:link": origin + path,
    "g:image_link": row.imageUrl ? new URL(row.imageUrl, origin).href : null,
    "g:availability": "in_stock",
    "g:condition": "new",
    "g:price": amount(price.listPrice ?? price.lowest),
    "g:sale_price": price.listPrice === null ? null : amount(price.lowest),
    "g:brand": row.providerName,
    "g:gtin": row.gtin,
    "g:product_type": row.category,
    "g:item_group_id": row.variantGroup,
  });
  return `\n<item>${facts}</item>`;
}

const elements = (texts: Readonly<Record<string, string | null>>): string =>
  Object.entries(texts)
    .flatMap(([name, text]) => (text === null ? [] : `<${name}>${escapeUTF8(text)}</${name}>`))
    .join("");
