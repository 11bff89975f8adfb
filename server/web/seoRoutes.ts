import type { FastifyInstance } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Context, Contexts } from "../platform/graphql/context.ts";
import { type ResponseCache, sendAnswer } from "../platform/graphql/responseCache.ts";

/**
 * Paths that robots must not crawl: personal pages, outgoing links, and endpoints for programs. Not the pictures of shared
 * pages: services that show a link with its picture keep to this file, too.
 */
const DISALLOWED = ["/konto", "/admin", "/graphql", "/graphiql"];

const KEPT = { "cache-control": "public, max-age=300" };

/** A page's address, and the day its text was last changed where that is known. */
export interface SitemapEntry {
  path: string;
  changedOn?: string | undefined;
}

/** Days until `security.txt` expires: less than the year that RFC 9116, 2.5.5 recommends at most. */
const CONTACT_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt`.
 * @param options.entries every page of the sitemap
 * @param options.contactEmail returns the contact address, with or without a name; '' while there is none
 */
export function registerSeoRoutes(
  app: FastifyInstance,
  options: {
    cache: ResponseCache;
    contexts: Contexts;
    entries(context: Context): Promise<SitemapEntry[]>;
    contactEmail(): Promise<string>;
  },
): void {
  const { cache, contexts } = options;

  app.get("/.well-known/security.txt", async (request, reply) => {
    const origin = contexts.forEverybody(request.id).origin();
    const contact = await options.contactEmail();
    const [, address = contact] = /<([^<>]+)>/.exec(contact) ?? [];
    return reply
      .type("text/plain; charset=utf-8")
      .headers(KEPT)
      .send(
        [
          ...(address ? [`Contact: mailto:${address}`] : []),
          `Contact: ${origin}/kontakt`,
          `Expires: ${new Date(Date.now() + CONTACT_DAYS * DAY_MS).toISOString()}`,
          "Preferred-Languages: sv, en",
          `Canonical: ${origin}/.well-known/security.txt`,
          "",
        ].join("\n"),
      );
  });

  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .headers(KEPT)
      .send(
        [
          "User-agent: *",
          "Disallow: /ut/",
          // The page itself and what is below it: the beginning alone would keep robots from `/kontorshalsa` as well.
          ...DISALLOWED.flatMap((path) => ["$", "/", "?"].map((end) => `Disallow: ${path}${end}`)),
          "",
          `Sitemap: ${contexts.forEverybody(request.id).origin()}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const cached = cache.get("/sitemap.xml");
    if (cached) return sendAnswer(request, reply, cached);
    const generation = cache.generation;
    const context = contexts.forEverybody(request.id);
    const body = await sitemapOf(await options.entries(context), context.origin());
    const headers = { "content-type": "application/xml; charset=utf-8", ...KEPT };
    const made = { status: 200, headers, body, areas: context.readAreas };
    return sendAnswer(request, reply, cache.put("/sitemap.xml", generation, made));
  });
}

async function sitemapOf(entries: SitemapEntry[], hostname: string): Promise<string> {
  // The library fails where there is nothing to list.
  if (entries.length === 0) return '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';
  const stream = new SitemapStream({ hostname });
  for (const { path, changedOn } of entries) stream.write({ url: path, ...(changedOn && { lastmod: changedOn }) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
