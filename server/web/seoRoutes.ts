import type { FastifyInstance } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import { type ResponseCache, sendAnswer } from "../platform/graphql/responseCache.ts";

/** What robots are kept away from: other people's things, ways out, and what is made for programs. */
const DISALLOWED = ["/ut/", "/konto", "/admin", "/graphql", "/graphiql", "/dela/"];

const KEPT = { "cache-control": "public, max-age=300" };

/** A page's address, and the day its text was last changed where that is known. */
export interface SitemapEntry {
  path: string;
  changedOn?: string | undefined;
}

/**
 * `/robots.txt` and `/sitemap.xml`.
 * @param options.entries every page that search engines are told of
 */
export function registerSeoRoutes(
  app: FastifyInstance,
  options: {
    cache: ResponseCache;
    origin(): string;
    entries(): Promise<SitemapEntry[]>;
  },
): void {
  const { cache } = options;

  app.get("/robots.txt", (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .headers(KEPT)
      .send(
        [
          "User-agent: *",
          ...DISALLOWED.map((path) => `Disallow: ${path}`),
          "",
          `Sitemap: ${options.origin()}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const kept = cache.get("/sitemap.xml");
    if (kept) return sendAnswer(request, reply, kept);
    const moment = cache.moment;
    const stream = new SitemapStream({ hostname: options.origin() });
    for (const { path, changedOn } of await options.entries()) {
      stream.write({ url: path, ...(changedOn && { lastmod: changedOn }) });
    }
    stream.end();
    const body = (await streamToPromise(stream)).toString();
    const headers = { "content-type": "application/xml; charset=utf-8", ...KEPT };
    return sendAnswer(request, reply, cache.put("/sitemap.xml", moment, { status: 200, headers, body }));
  });
}
