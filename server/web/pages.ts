import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { hasKey, hasSession } from "../platform/auth/visitor.ts";
import { badInput } from "../platform/errors.ts";
import type { Context, Contexts } from "../platform/graphql/context.ts";
import { type Answer, type ResponseCache, sendAnswer } from "../platform/graphql/responseCache.ts";
import type { Failure } from "../platform/http/errors.ts";
import { allowStyles } from "../platform/http/inlineStyles.ts";
import { countRenders } from "../platform/http/metrics.ts";
import type { PageAssets } from "./assets.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import type { RenderedPage, RenderRequest } from "./renderPage.tsx";
import { RenderQueue } from "./renderQueue.ts";

/** Browsers revalidate each time, since signing in changes every page; a CDN may cache responses without a session. */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=30, stale-while-revalidate=60";

/** A name can be taken back: who kept that it had moved would be sent in circles. */
const MOVED = "no-cache";

/** Dependencies of rendering a page. */
export interface PageOptions {
  cache: ResponseCache;
  schema: GraphQLSchema;
  contexts: Contexts;
  /** Renders the client; reloaded on every change in development. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Renders what went wrong instead of a page. */
  renderFailure(request: { failure: Failure; origin: string; assets: PageAssets }): Promise<RenderedDocument>;
  /** Assets of the page, with its lazy parts. */
  assets(modules: readonly string[]): PageAssets;
  /** An admin's redirect for an address without a page; undefined for all others. */
  redirectOf(url: string, requestId: string): Promise<string | undefined>;
  /** True in development, where scripts are inline and reload themselves. */
  isDevelopment: boolean;
  /** Whether search engines must not index a page, as of a site with invented content. */
  isUnlisted(context: Context, url: string): Promise<boolean>;
}

/** Every address that nothing else answers: redirects of other spellings, pages, not-found, and what went wrong. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const queue = new RenderQueue();
  countRenders(app.metrics, queue);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url !== request.originalUrl) throw badInput("url", "Adressen kan vara felskriven eller avkortad.");
    return page(request, reply, app, options, queue);
  };
  app.get("/*", answer);
  // A route that has no such file, as that of the pictures, leaves it to this one; so does every other method.
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return answer(request, reply);
    return reply.code(404).send({ errors: [{ message: "Sidan finns inte.", extensions: { code: "NOT_FOUND" } }] });
  });
  app.failurePage.show = async (failure, reply) => {
    const origin = options.contexts.forEverybody(failure.requestId).origin();
    const { html, styleHashes } = await options.renderFailure({ failure, origin, assets: options.assets([]) });
    allowStyles(reply, styleHashes, options.isDevelopment);
    return reply.type("text/html; charset=utf-8").header("x-robots-tag", "noindex").send(html);
  };
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  app: FastifyInstance,
  options: PageOptions,
  queue: RenderQueue,
) {
  const moved = await options.redirectOf(request.url, request.id);
  if (moved !== undefined) {
    request.pageRoute = "redirect";
    return reply.code(301).header("cache-control", MOVED).redirect(moved, 301);
  }
  // A page rendered for somebody is private; so is an address with the secret of a mailed link.
  const isPersonal = hasSession(request) || hasKey(request);
  // A failed route has already set `no-store`.
  const isCacheable = !isPersonal && reply.getHeader("cache-control") !== "no-store";
  const cached = options.isDevelopment || !isCacheable ? undefined : options.cache.get(request.url);
  if (cached) {
    request.pageRoute = cached.route;
    app.countCached("page");
    return sendAnswer(request, reply, cached);
  }
  const { generation } = options.cache;
  const make = () => renderedPage(request, reply, isPersonal, options);
  const made = await (isCacheable
    ? queue.renderShared(request.url, generation, make)
    : queue.render(request.url, make));
  const { rendered, isUnlisted } = made;
  request.pageRoute = rendered.route;
  if (rendered.kind === "redirect") {
    return reply
      .code(rendered.status)
      .header("cache-control", rendered.status === 301 ? MOVED : "no-store")
      .redirect(rendered.location, rendered.status);
  }
  if (rendered.failure) app.countFailedPage(rendered.failure);
  const isWhole = rendered.failure === undefined && isUnlisted !== undefined;
  const headers: Record<string, string> = {
    ...(isUnlisted !== false && { "x-robots-tag": "noindex" }),
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding, cookie",
    "cache-control": isPersonal ? "private, no-store" : isCacheable && isWhole ? PAGE_CACHE_CONTROL : "no-store",
  };
  const policy = allowStyles(reply, rendered.styleHashes, options.isDevelopment, rendered.connectTo);
  if (policy) headers["content-security-policy"] = policy;
  if (!isWhole || !isCacheable) return reply.code(rendered.status).headers(headers).send(rendered.html);
  made.answer ??= options.cache.put(request.url, generation, {
    status: rendered.status,
    headers,
    body: rendered.html,
    areas: made.areas,
    route: rendered.route,
  });
  return sendAnswer(request, reply, made.answer);
}

/** A page that was rendered, maybe for several who asked for it at once. */
interface MadePage {
  rendered: RenderedPage;
  /** While this is unknown, the page is neither indexed nor cached. */
  isUnlisted: boolean | undefined;
  areas: Context["readAreas"];
  /** The response shared by all of them, made for the first. */
  answer?: Answer;
}

async function renderedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  isPersonal: boolean,
  options: PageOptions,
): Promise<MadePage> {
  const context = await (isPersonal
    ? options.contexts.forPage(request, reply)
    : options.contexts.forEverybody(request.id));
  const rendered = await options.render({
    url: request.url,
    origin: context.origin(),
    schema: options.schema,
    context,
    log: request.log,
    assets: options.assets,
  });
  const isUnlisted =
    rendered.kind === "redirect" ? undefined : await options.isUnlisted(context, request.url).catch(() => undefined);
  return { rendered, isUnlisted, areas: context.readAreas };
}
