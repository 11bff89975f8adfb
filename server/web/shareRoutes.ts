import { join } from "node:path";
import { decodeHTML } from "entities";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../platform/auth/client.ts";
import type { RateLimits } from "../platform/auth/rateLimits.ts";
import { serviceAway } from "../platform/errors.ts";
import type { ResponseCache } from "../platform/graphql/responseCache.ts";
import type { RenderedPage } from "./renderPage.tsx";
import { ShareImages, type ShareText } from "./shareImages.ts";

/** Where the pictures are, and the name of the root's. */
const FOLDER = "/dela";
const ROOT_NAME = "/index";

/**
 * `/dela/….png`: the picture that is shown with a page's address. There is one for each page that search
 * engines are told of; another spelling leads to it or to nothing, so that nobody can have us draw without end.
 * @param options.paths the address of every such page
 * @param options.render renders a page as everybody sees it
 */
export function registerShareRoutes(
  app: FastifyInstance,
  options: {
    cache: ResponseCache;
    limits: RateLimits;
    root: string;
    dataDir: string;
    paths(): Promise<string[]>;
    render(path: string, requestId: string): Promise<RenderedPage>;
  },
): void {
  const { cache, limits } = options;
  const images = new ShareImages({
    root: options.root,
    directory: join(options.dataDir, "media/share"),
    onKeepFailed: ({ message }) => app.log.warn({ reason: message }, "a picture could not be kept"),
  });
  app.addHook("onClose", () => images.close());
  app.countDrawn(() => images.drawn);

  const beingMade = new Map<string, Promise<unknown>>();

  /**
   * Reads what is kept until the catalogue changes, and is made once for all who ask at that moment;
   * few short texts, the pictures themselves are files.
   */
  async function known<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = cache.get(key);
    if (kept) return JSON.parse(kept.body.toString());
    const turn = `${cache.moment} ${key}`;
    const making = beingMade.get(turn) ?? made(key, make).finally(() => beingMade.delete(turn));
    beingMade.set(turn, making);
    return making as Promise<Value>;
  }

  async function made<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const moment = cache.moment;
    const value = await make();
    if (value !== undefined) cache.put(key, moment, { status: 200, headers: {}, body: JSON.stringify(value) });
    return value;
  }

  const readPaths = () =>
    known("share paths", async () => {
      const paths = await options.paths();
      await images.keepOnly(paths);
      return paths;
    });

  app.get(`${FOLDER}/*`, { config: { isFile: true } }, async (request, reply) => {
    const [address = ""] = request.url.split("?", 1);
    const asked = /^\/dela(\/.{1,500})\.png$/.exec(address)?.[1];
    if (!asked) return reply.callNotFound();
    const paths = new Map((await readPaths()).map((path) => [path === "/" ? ROOT_NAME : path, path]));
    const path = paths.get(asked);
    if (!path) {
      const plain = plainOf(asked);
      if (!paths.has(plain)) return reply.callNotFound();
      return reply.header("cache-control", "public, max-age=3600").redirect(`${FOLDER}${plain}.png`, 301);
    }
    const text = await known(`share text ${path}`, async () => textOf(await options.render(path, request.id)));
    if (!text) return reply.callNotFound();
    const { body, etag } = await images.read(path, text, () => limits.take("drawClient", networkOf(request.ip)));
    reply.headers({ "cache-control": "public, max-age=300", etag });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("image/png").send(body);
  });
}

/** What somebody may have meant who wrote an address in another way. */
const plainOf = (asked: string): string =>
  decodeURIComponent(asked)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");

/** What a page says of itself, from its own head: there the words have their one home. */
function textOf(page: RenderedPage): ShareText | undefined {
  if (page.kind === "page" && page.status === 503) throw serviceAway();
  if (page.kind !== "page" || page.status !== 200) return undefined;
  const content = (property: string): string =>
    decodeHTML(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page.html)?.[1] ?? "");
  return { title: content("og:title").replace(/ – [^–]*$/, ""), description: content("og:description") };
}
