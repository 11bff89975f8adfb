import { createHash, timingSafeEqual } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Cause } from "../graphql/failures.ts";

/** Label of requests without a route or page. */
const NO_ROUTE = "none";

/**
 * Counts what the process does; one registry for each app, so that tests can run several. Requests are counted by
 * route, pages by the pattern of their address ('/guider/:slug'), never by an address; files are not counted.
 */
export function countRequests(app: FastifyInstance): void {
  const registry = new Registry();
  app.decorate("metrics", registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to its answer, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const cached = new Counter({
    name: "answers_from_cache_total",
    help: "Public answers that were served from the process's own cache, by kind.",
    labelNames: ["kind"],
    registers: [registry],
  });
  app.decorate("countDrawn", (drawn: () => number) => {
    new Gauge({
      name: "share_images_drawn",
      help: "Pictures of shared pages that the process has drawn.",
      registers: [registry],
      collect() {
        this.set(drawn());
      },
    });
  });
  const failedPages = new Counter({
    name: "pages_failed_total",
    help: "Pages without their data, by cause: what the visitor asked for, something away for now, a mistake of ours.",
    labelNames: ["cause"],
    registers: [registry],
  });
  app.decorate("countFailedPage", (cause: Cause) => failedPages.inc({ cause }));
  app.decorate("countCached", (kind: string) => cached.inc({ kind }));
  app.decorateRequest("pageRoute", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    const { url, config } = request.routeOptions;
    if (request.pageRoute === undefined && config?.isFile) return done();
    // Every page comes by the same route, '/*'; one that could not even be begun has no pattern.
    const route = request.pageRoute ?? (url === undefined || url === "/*" ? NO_ROUTE : url);
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}

/** Says how many pages are rendered, and how many wait for it, by kind. */
export function countRenders(
  registry: Registry,
  queue: { rendered: Record<string, number>; waiting: Record<string, number> },
): void {
  new Counter({
    name: "pages_rendered_total",
    help: "Pages that were rendered; all others came from the cache, or were given to several who asked at once.",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(queue.rendered)) this.inc({ kind }, count);
    },
  });
  new Gauge({
    name: "renders_waiting",
    help: "Pages that wait for their turn to be rendered.",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      for (const kind of Object.keys(queue.rendered)) this.set({ kind }, queue.waiting[kind] ?? 0);
    },
  });
}

/** Says which server public reads go to; only where there is a replica. */
export function countReads(registry: Registry, replica: Readings): void {
  new Counter({
    name: "public_reads_total",
    help: "Statements of public answers, by the server that answered.",
    labelNames: ["server"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [server, count] of Object.entries(replica.reads)) this.inc({ server }, count);
    },
  });
  new Gauge({
    name: "replica_used",
    help: "1 while public reads go to the replica, otherwise 0.",
    registers: [registry],
    collect() {
      this.set(replica.isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: "replica_lag_seconds",
    help: "Seconds that the replica is behind the primary; +Inf while that is not known.",
    registers: [registry],
    collect() {
      this.set(replica.lagSeconds);
    },
  });
}

/** Metrics of a replica. */
interface Readings {
  readonly reads: Readonly<Record<string, number>>;
  readonly isUsed: boolean;
  readonly lagSeconds: number;
}

/**
 * Serves `/metrics`.
 * @param app where it is served
 * @param registry what was counted
 * @param access everybody, nobody, or clients that send a token as `Authorization: Bearer …`
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, access: MetricsAccess): void {
  app.get("/metrics", async (request, reply) => {
    // To others it is an address that does not exist.
    if (!isAllowed(access, request.headers.authorization)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
}

/** The server of `/metrics` where it has a port of its own, not yet listening; it answers nothing else. */
export function createMetricsApp(log: Logger, registry: Registry, access: MetricsAccess): FastifyInstance {
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, forceCloseConnections: true });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/plain").send("Not found\n"));
  serveMetrics(app, registry, access);
  return app;
}

/** Access to the metrics. */
export type MetricsAccess = "everybody" | "nobody" | { token: string };

function isAllowed(access: MetricsAccess, authorization = ""): boolean {
  if (typeof access === "string") return access === "everybody";
  // Of one length, so that the time it takes says nothing of the token.
  const [given, wanted] = [authorization, `Bearer ${access.token}`].map((text) =>
    createHash("sha256").update(text).digest(),
  ) as [Buffer, Buffer];
  return timingSafeEqual(given, wanted);
}

declare module "fastify" {
  interface FastifyRequest {
    /** Pattern of the page that answers, e.g. '/guider/:slug'; undefined while no page does. */
    pageRoute: string | undefined;
  }
  interface FastifyInstance {
    /** The process's counters. */
    metrics: Registry;
    /** Counts an answer served from the process's cache. */
    countCached(kind: "graphql" | "page"): void;
    /** Says how many pictures of shared pages have been drawn. */
    countDrawn(drawn: () => number): void;
    /** Counts a page that was shown without its data. */
    countFailedPage(cause: Cause): void;
  }
}
