import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasSession } from "../auth/visitor.ts";
import { notAcceptable } from "../errors.ts";
import { traced } from "../tracing/traced.ts";
import { PUBLIC_CACHE_CONTROL } from "./apolloServer.ts";
import type { CompiledQueries } from "./compiledQueries.ts";
import type { Context, Contexts } from "./context.ts";
import { rejectRepetition } from "./limits.ts";
import { JSON_TYPE, negotiatedType } from "./mediaTypes.ts";
import { withRawJson } from "./rawJson.ts";
import { type ResponseCache, sendAnswer } from "./responseCache.ts";
import { acceptUploads, hasPreflightHeader, type UploadLimits } from "./uploads.ts";

type GetRequest = FastifyRequest<{ Querystring: Record<string, string> }>;

/**
 * `/graphql`: Apollo Server; in front of it, for public queries, the fast path of those that are compiled and, for GET
 * requests, the process's response cache. `Cache-Control: no-cache` asks for a fresh answer.
 */
export async function registerGraphql(
  app: FastifyInstance,
  options: {
    apollo: ApolloServer<Context>;
    cache: ResponseCache;
    compiledQueries: CompiledQueries;
    contexts: Contexts;
    uploads: UploadLimits;
  },
): Promise<void> {
  // In a scope of its own: no other route takes files.
  await app.register(async (scope) => registerRoute(scope, options));
}

function registerRoute(app: FastifyInstance, options: Parameters<typeof registerGraphql>[1]): void {
  const { apollo, cache, compiledQueries, contexts } = options;
  const { preValidation, contextOf } = acceptUploads(app, contexts, options.uploads);
  const headers = { "content-type": `${JSON_TYPE}; charset=utf-8`, "cache-control": PUBLIC_CACHE_CONTROL };

  /** Why the database did not answer a compiled query. */
  const failures = new WeakMap<FastifyRequest, unknown>();
  const answer = fastifyApolloHandler(apollo, {
    context: (request, reply) => contextOf(request, reply, failures.get(request)),
  });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: (request, reply) => traced("graphql", {}, async () => withRawJson(await answer.call(app, request, reply))),
    preValidation,
    onSend: negotiateMediaType,
    preHandler: async (request, reply) => {
      // Before anything is done: a client that could not read the answer would do it again.
      if (!negotiatedType(request.headers.accept)) throw notAcceptable();
      if (await answerPublic(request, reply)) return reply;
      const text = textOf(request);
      if (text !== undefined) rejectRepetition(text);
    },
  });

  /**
   * Answers from the response cache or by a compiled query.
   * @returns whether one of them could
   */
  async function answerPublic(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const isGet = request.method === "GET";
    // A request that another site's form could send is left for Apollo Server to refuse, a signed-in user's POST to answer.
    if (isGet ? !hasPreflightHeader(request) : !hasJsonBody(request) || hasSession(request)) return false;
    // fetch adds no-cache by itself where a client asks whether its copy still holds.
    const wantsFresh = request.headers["cache-control"] === "no-cache" && !request.headers["if-none-match"];
    const cached = isGet && !wantsFresh ? cache.get(request.url) : undefined;
    if (cached) {
      app.countCached("graphql");
      sendAnswer(request, reply, cached);
      return true;
    }
    const generation = cache.generation;
    // A signed-in visitor may have changed something a moment ago.
    const context = contexts.forEverybody(request.id, { isCurrent: wantsFresh || hasSession(request) });
    const operation = isGet ? persistedOperation(request as GetRequest) : request.body;
    const { body, failure } = await compiledQueries.answer(operation, context);
    if (failure) failures.set(request, failure);
    if (body === undefined) return false;
    if (isGet && !wantsFresh) {
      const made = { status: 200, headers, body, areas: context.readAreas };
      sendAnswer(request, reply, cache.put(request.url, generation, made));
    } else {
      // As bytes: of a text its length would be counted first, and each part of it encoded anew on the way out.
      reply.headers(headers).send(Buffer.from(body));
    }
    return true;
  }
}

/** The operation that an address names by its hash; undefined where it has a text, or something that is no JSON. */
function persistedOperation({ query: { query: text, operationName, ...json } }: GetRequest): unknown {
  if (text !== undefined) return undefined;
  try {
    const [variables, extensions] = [json.variables ?? "{}", json.extensions ?? "{}"].map((part) => JSON.parse(part));
    return { operationName, variables, extensions };
  } catch {
    return undefined;
  }
}

/** Gives every JSON response, also a cached one or an error, the media type that the client asked for. */
function negotiateMediaType({ headers }: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  const type = negotiatedType(headers.accept);
  const isJson = /\bjson\b/.test(String(reply.getHeader("content-type") ?? ""));
  if (type && isJson) reply.header("content-type", `${type}; charset=utf-8`);
  reply.header("vary", [reply.getHeader("vary"), "accept"].filter(Boolean).join(", "));
  done();
}

const hasJsonBody = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\b/i.test(headers["content-type"] ?? "");

/** The operation where it came as text, not by its hash. */
function textOf({ body, query }: FastifyRequest): string | undefined {
  const { query: text } = ((body ?? query) as { query?: unknown } | null) ?? {};
  return typeof text === "string" ? text : undefined;
}
