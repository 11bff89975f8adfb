import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { VisitorError } from "../errors.ts";
import { LIMITS } from "../graphql/limits.ts";
import { registerHealth } from "./health.ts";
import { registerMetrics } from "./metrics.ts";

/** Pages are told apart from answers by what they send: only HTML gets a content policy of its own. */
const DEFAULT_POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'", "data:", "https:"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  upgradeInsecureRequests: null,
};

const CODES: Record<number, [code: string, message: string]> = {
  400: ["BAD_REQUEST", "Förfrågan gick inte att tolka."],
  404: ["NOT_FOUND", "Sidan finns inte."],
  413: ["PAYLOAD_TOO_LARGE", "Förfrågan är för stor."],
  414: ["URI_TOO_LONG", "Adressen är för lång."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "Innehållstypen stöds inte."],
  503: ["SERVICE_UNAVAILABLE", "Tjänsten går inte att nå just nu. Försök igen om en stund."],
};

/**
 * The HTTP server with everything that every answer needs: request ids, security headers, limits,
 * health, metrics and errors that tell nothing of ours.
 * @param trustProxy proxies whose word on the visitor's address is believed
 */
export async function createApp(
  log: Logger,
  db: DataSource,
  trustProxy: string[] | undefined,
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trustProxy ?? false,
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.body,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });

  closeIdleConnectionsWhileStopping(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DEFAULT_POLICY },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Browsers ignore the header over plain HTTP; behind TLS it keeps visitors there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  await app.register(cookie);
  await app.register(underPressure, { maxEventLoopDelay: 3_000, retryAfter: 5, exposeStatusRoute: false });
  registerMetrics(app);
  registerHealth(app, db);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof VisitorError) {
      const { http, ...extensions } = error.extensions as { http: { status: number } };
      return reply
        .code(http.status)
        .header("cache-control", "no-store")
        .send({ errors: [{ message: error.message, extensions: { ...extensions, requestId: request.id } }] });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ code: error.code, stack: error.stack }, "unexpected error");
    const [code, message] =
      CODES[status] ??
      (status < 500
        ? ["BAD_REQUEST", "Förfrågan gick inte att tolka."]
        : ["INTERNAL_SERVER_ERROR", "Något gick fel hos oss. Försök igen senare."]);
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
  });
  return app;
}

/**
 * Closing waits for every connection. One that was busy when it began turns idle later, and would
 * otherwise be kept open for the client's next request.
 */
function closeIdleConnectionsWhileStopping(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.server.on("close", () => clearInterval(timer));
}
