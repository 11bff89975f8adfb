import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasSession } from "../auth/visitor.ts";
import { notAcceptable } from "../errors.ts";
import { traced } from "../tracing/traced.ts";
import { PUBLIC_CACHE_CONTROL } from "./apolloServer.ts";
import type { CompiledQueries, PersistedRequest } from "./compiledQueries.ts";
import type { Context, Contexts } from "./context.ts";
import { rejectRepetition } from "./limits.ts";
import { JSON_TYPE, negotiatedType } from "./mediaTypes.ts";
import { type ResponseCache, sendAnswer } from "./responseCache.ts";
import { acceptUploads, hasPreflightHeader, type UploadLimits } from "./uploads.ts";

/**
 * `/graphql`: Apollo Server; in front of it, for public GET requests, the process's response cache
 * and the fast path for persisted queries. `Cache-Control: no-cache` asks for a fresh answer.
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

  const answer = fastifyApolloHandler(apollo, { context: contextOf });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: (request, reply) => traced("graphql", {}, async () => answer.call(app, request, reply)),
    preValidation,
    onSend: negotiateMediaType,
    preHandler: async (request, reply) => {
      // Before anything is done: a client that could not read the answer would do it again.
      if (!negotiatedType(request.headers.accept)) throw notAcceptable();
      const text = textOf(request);
      if (text !== undefined) rejectRepetition(text);
      if (!passesCsrfCheck(request)) return;
      // fetch adds no-cache by itself where a client asks whether its copy still holds.
      const wantsFresh = request.headers["cache-control"] === "no-cache" && !request.headers["if-none-match"];
      const cached = wantsFresh ? undefined : cache.get(request.url);
      if (cached) {
        app.countCached("graphql");
        return sendAnswer(request, reply, cached);
      }
      const generation = cache.generation;
      // Who is signed in may have changed something a moment ago.
      const context = contexts.forEverybody(request.id, { isCurrent: wantsFresh || hasSession(request) });
      const body = await compiledQueries.answer(request.query as PersistedRequest, context);
      if (body === undefined) return;
      // As bytes: of a text its length would be counted first, and each part of it encoded anew on the way out.
      if (wantsFresh) return reply.headers(headers).send(Buffer.from(body));
      const made = { status: 200, headers, body, areas: context.readAreas };
      return sendAnswer(request, reply, cache.put(request.url, generation, made));
    },
  });
}

/** Gives every JSON response, also a cached one or an error, the media type that the client asked for. */
function negotiateMediaType({ headers }: FastifyRequest, reply: FastifyReply, _body: unknown, done: () => void): void {
  const type = negotiatedType(headers.accept);
  const isJson = /\bjson\b/.test(String(reply.getHeader("content-type") ?? ""));
  if (type && isJson) reply.header("content-type", `${type}; charset=utf-8`);
  reply.header("vary", [reply.getHeader("vary"), "accept"].filter(Boolean).join(", "));
  done();
}

/** The same check that Apollo makes of GET requests; what does not pass is left for it to refuse. */
const passesCsrfCheck = (request: FastifyRequest): boolean => request.method === "GET" && hasPreflightHeader(request);

/** The operation where it came as text, not by its hash. */
function textOf({ body, query }: FastifyRequest): string | undefined {
  const { query: text } = ((body ?? query) as { query?: unknown } | null) ?? {};
  return typeof text === "string" ? text : undefined;
}
