import { randomUUID } from "node:crypto";
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Logger } from "pino";
import { hasKey } from "../auth/visitor.ts";
import { LIMITS } from "../graphql/limits.ts";
import { registerCaching } from "./caching.ts";
import { registerCompression } from "./compression.ts";
import { closeConnectionsWhileDraining } from "./drain.ts";
import { registerErrors } from "./errors.ts";
import { type ProcessState, registerHealth } from "./health.ts";
import { registerLoadShedding } from "./loadShedding.ts";
import { countRequests, type MetricsAccess, serveMetrics } from "./metrics.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The first parts of all paths that are no pages. */
    reservedRoots: Set<string>;
  }
}

/** Decides by content type: only HTML gets a content security policy of its own. */
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

/** Made once: they are the same for every request. */
const SECURITY_HEADERS = headersOf(
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: DEFAULT_POLICY },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    // Browsers ignore HSTS over plain HTTP.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  }),
);

/** The headers that a middleware sets. */
function headersOf(
  middleware: (request: IncomingMessage, response: ServerResponse, next: (failure?: unknown) => void) => void,
): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, (failure) => {
    if (failure) throw failure;
  });
  return { ...response.getHeaders() };
}

/** Stands for every address that is no text; pages refuse it. */
const UNREADABLE = "/%EF%BF%BD";

/** False for an address with percent signs that mean nothing, which the router would refuse in words of its own. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * The HTTP server with everything that every answer needs: request ids, security headers, limits,
 * health, metrics and errors that reveal nothing.
 * @param state what readiness depends on
 * @param options.trustProxy proxies whose word on the visitor's address is believed
 * @param options.metrics access to `/metrics`
 * @param options.metricsPort where it is served instead of here
 * @param options.tracing what keeps traces of requests, if anything does
 */
export async function createApp(
  log: Logger,
  state: ProcessState,
  options: {
    trustProxy: string[] | undefined;
    metrics: MetricsAccess;
    metricsPort: number | undefined;
    tracing?: { traceRequests(app: FastifyInstance): void };
  },
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: options.trustProxy ?? false,
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: LIMITS.body,
    forceCloseConnections: "idle",
    // Requests that arrive before a connection is closed are answered like any other.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : UNREADABLE),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });

  reserveRoots(app);
  closeIdleConnectionsWhileStopping(app);
  options.tracing?.traceRequests(app);
  closeConnectionsWhileDraining(app, state.drain);
  // The hooks of every request take a callback: a promise for each costs more than what they do.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
    // The secret of a mailed link leaves with no request that its page makes, not even to ourselves.
    if (hasKey(request)) reply.header("referrer-policy", "no-referrer");
    done();
  });
  await app.register(cookie);
  registerCaching(app);
  await registerCompression(app);
  await registerLoadShedding(app);
  registerErrors(app);
  countRequests(app);
  if (options.metricsPort === undefined) serveMetrics(app, app.metrics, options.metrics);
  registerHealth(app, state);
  return app;
}

/** Notes with what the addresses begin that are no pages: endpoints and files. */
function reserveRoots(app: FastifyInstance): void {
  app.decorate("reservedRoots", new Set(["admin", "api"]));
  app.addHook("onRoute", ({ url }) => {
    const [, root] = url.split("/");
    if (root && root !== "*") app.reservedRoots.add(root);
  });
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
