import { decodeHTML } from "entities";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import { type AnswerCache, sendAnswer } from "../platform/graphql/answerCache.ts";
import type { RenderedPage } from "./renderPage.tsx";
import { drawShareImage, type ShareText, sceneOf } from "./shareImage.ts";

/** What robots are kept away from: other people's things, ways out, and what is made for programs. */
const DISALLOWED = ["/ut/", "/konto", "/admin", "/graphql", "/graphiql", "/dela/"];

const KEPT = { "cache-control": "public, max-age=300" };

/** A page's address, and the day its text was last changed where that is known. */
export interface SitemapEntry {
  path: string;
  changedOn?: string | undefined;
}

/**
 * `/robots.txt`, `/sitemap.xml`, and `/dela/….png`: the picture that is shown with a page's address.
 * @param options.entries every page that search engines are told of
 * @param options.render renders a page as everybody sees it
 */
export function registerSeoRoutes(
  app: FastifyInstance,
  options: {
    cache: AnswerCache;
    root: string;
    origin(): string;
    entries(): Promise<SitemapEntry[]>;
    render(path: string, requestId: string): Promise<RenderedPage>;
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

  app.get<{ Params: { "*": string } }>("/dela/*", async (request, reply) => {
    const [, name] = /^([^?]+)\.png$/.exec(request.params["*"]) ?? [];
    if (!name) return reply.callNotFound();
    const path = name === "index" ? "/" : `/${name}`;
    // No address: pages are kept under theirs.
    const key = `share ${path}`;
    const kept = cache.get(key);
    if (kept) return sendAnswer(request, reply, kept);
    const moment = cache.moment;
    const page = await options.render(encodeURI(path), request.id);
    if (page.kind === "redirect" || page.status !== 200) return reply.callNotFound();
    const body = await drawShareImage(textOf(page.html), sceneOf(path, options.root));
    if (!body) return busy(reply);
    const headers = { "content-type": "image/png", ...KEPT };
    return sendAnswer(request, reply, cache.put(key, moment, { status: 200, headers, body }));
  });
}

const busy = (reply: FastifyReply) =>
  reply.code(503).header("retry-after", "5").type("text/plain; charset=utf-8").send("Många bilder ritas just nu.");

/** What a page says of itself, from its own head: there the words have their one home. */
function textOf(html: string): ShareText {
  const content = (property: string): string =>
    decodeHTML(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  return { title: content("og:title").replace(/ – [^–]*$/, ""), description: content("og:description") };
}
