import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AnswerCache, sendAnswer } from "./answerCache.ts";
import { PUBLIC_CACHE_CONTROL } from "./apolloServer.ts";
import type { Context } from "./context.ts";

/**
 * `/graphql`: Apollo Server, with the process's answer cache in front of public GET requests.
 * @param createContext makes what resolvers get, for one request
 */
export function registerGraphql(
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  cache: AnswerCache,
  createContext: (requestId: string) => Context,
): void {
  const moments = new WeakMap<FastifyRequest, number>();
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    handler: fastifyApolloHandler(apollo, { context: async (request) => createContext(request.id) }),
    preHandler: async (request, reply) => {
      if (!mayBeKept(request)) return;
      const answer = cache.get(request.url);
      if (answer) {
        app.countCached("graphql");
        return sendAnswer(request, reply, answer);
      }
      moments.set(request, cache.moment);
    },
    onSend: async (request, reply, payload) => {
      const moment = moments.get(request);
      if (moment === undefined || typeof payload !== "string" || reply.statusCode !== 200) return payload;
      if (reply.getHeader("cache-control") !== PUBLIC_CACHE_CONTROL) return payload;
      const headers = {
        "content-type": String(reply.getHeader("content-type")),
        "cache-control": PUBLIC_CACHE_CONTROL,
      };
      const answer = cache.put(request.url, moment, { status: 200, headers, body: payload });
      reply.header("etag", answer.etag).header("vary", "accept-encoding");
      return payload;
    },
  });
}

/** Requests that pass the same cross-site check that Apollo makes; others are left for it to refuse. */
const mayBeKept = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && Boolean(headers["apollo-require-preflight"] ?? headers["x-apollo-operation-name"]);
