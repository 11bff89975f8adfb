import { join } from "node:path";
import { decodeHTML } from "entities";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../platform/auth/client.ts";
import type { RateLimits } from "../platform/auth/rateLimits.ts";
import { serviceUnavailable } from "../platform/errors.ts";
import type { Context, Contexts } from "../platform/graphql/context.ts";
import type { ResponseCache } from "../platform/graphql/responseCache.ts";
import type { RenderedPage } from "./renderPage.tsx";
import { type ShareImage, ShareImages, type ShareLook, type ShareText } from "./shareImages.ts";

/** Makes something of what is read with a context. */
type Make<Value> = (context: Context) => Promise<Value>;

/** Path of the share images, and file name of the front page's. */
const FOLDER = "/dela";
const ROOT_NAME = "/index";

/**
 * `/dela/….png`: the picture that is shown with a page's address. There is one for each page that search

 * engines list; another spelling redirects to it or is not found, so that nobody can make us draw without end.
 * @param options.paths the address of every such page
 * @param options.render renders a page as everybody sees it
 * @param options.look what the site's settings change of the pictures
 * @param options.chosen what an admin has chosen for pages that have no picture of their own, as JPEG
 */
export function registerShareRoutes(
  app: FastifyInstance,
  options: {
    cache: ResponseCache;
    contexts: Contexts;
    limits: RateLimits;
    root: string;
    dataDir: string;
    paths(context: Context): Promise<string[]>;
    render(path: string, context: Context): Promise<RenderedPage>;
    look(): Promise<ShareLook>;
    chosen(): Promise<ShareImage | undefined>;
  },
): void {
  const { cache, contexts, limits } = options;
  const images = new ShareImages({
    root: options.root,
    directory: join(options.dataDir, "media/share"),
    onStoreFailed: ({ message }) => app.log.warn({ reason: message }, "share image could not be written to disk"),
  });
  app.addHook("onClose", () => images.close());
  app.countDrawn(() => images.drawn);

  const beingMade = new Map<string, Promise<unknown>>();

  /**
   * Reads a cached value that is dropped when something it was made from changes; concurrent requests compute it once;
   * few short texts, the pictures themselves are files.
   */
  async function known<Value>(key: string, requestId: string, make: Make<Value>): Promise<Value> {
    const cached = cache.get(key);
    if (cached) return JSON.parse(cached.body.toString());
    const turn = `${cache.generation} ${key}`;
    const making = beingMade.get(turn) ?? made(key, requestId, make).finally(() => beingMade.delete(turn));
    beingMade.set(turn, making);
    return making as Promise<Value>;
  }

  async function made<Value>(key: string, requestId: string, make: Make<Value>): Promise<Value> {
    const generation = cache.generation;
    const context = contexts.forEverybody(requestId);
    const value = await make(context);
    const cached = { status: 200, headers: {}, body: JSON.stringify(value), areas: context.readAreas };
    if (value !== undefined) cache.put(key, generation, cached);
    return value;
  }

  const readPaths = (requestId: string) =>
    known("share paths", requestId, async (context) => {
      const paths = await options.paths(context);
      await images.removeAllExcept(paths);
      return paths;
    });

  app.get(`${FOLDER}/*`, { config: { isFile: true } }, async (request, reply) => {
    const [address = ""] = request.url.split("?", 1);
    const asked = /^\/dela(\/.{1,500})\.png$/.exec(address)?.[1];
    if (!asked) return reply.callNotFound();
    const paths = new Map((await readPaths(request.id)).map((path) => [path === "/" ? ROOT_NAME : path, path]));
    const path = paths.get(asked);
    if (!path) {
      const plain = plainOf(asked);
      if (!paths.has(plain)) return reply.callNotFound();
      return reply.header("cache-control", "public, max-age=3600").redirect(`${FOLDER}${plain}.png`, 301);
    }
    const text = await known(`share text ${path}`, request.id, async (context) =>
      textOf(await options.render(path, context)),
    );
    if (!text) return reply.callNotFound();
    const { hasPicture, ...drawing } = text;
    const chosen = hasPicture ? undefined : await options.chosen();
    const drawn = async () =>
      images.read(path, { ...drawing, ...(await options.look()) }, () =>
        limits.take("drawClient", networkOf(request.ip)),
      );
    const { body, etag } = chosen ?? (await drawn());
    reply.headers({ "cache-control": "public, max-age=300", etag, "x-robots-tag": "noindex" });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(chosen ? "image/jpeg" : "image/png").send(body);
  });
}

/** The canonical spelling of a mistyped address. */
const plainOf = (asked: string): string =>
  decodeURIComponent(asked)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");

/** Title and description, read from the rendered `<head>` (the single source). */
function textOf(page: RenderedPage): (ShareText & { hasPicture: boolean }) | undefined {
  if (page.kind === "page" && page.status === 503) throw serviceUnavailable();
  if (page.kind !== "page" || page.status !== 200) return undefined;
  const content = (property: string): string =>
    decodeHTML(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page.html)?.[1] ?? "");
  const brand = content("og:site_name");
  const picture = PICTURE.exec(page.html)?.[1];
  return {
    brand,
    title: content("og:title").slice(0, -` – ${brand}`.length),
    description: content("og:description"),
    ...(picture && { picture }),
    hasPicture: HAS_PICTURE.test(page.html),
  };
}

/** Where a page's structured data names a picture that it is shown by. */
const HAS_PICTURE = /"@type":"Article"[^<]*?"image":/;

/** One of our own pictures, where a page's structured data names it as what the page is shown by. */
const PICTURE = /"@type":"Article"[^<]*?"image":"[^"]*\/media(\/art\/articles(?:\/[a-z0-9-]+)+\.svg)\?/;
