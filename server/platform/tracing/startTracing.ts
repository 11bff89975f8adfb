import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { setTracer } from "./traced.ts";
import { traceSql } from "./traceSql.ts";

/** Options of tracing. */
export interface TracingOptions {
  /** Address of a collector; '/v1/traces' is added. */
  endpoint: string;
  /** Service name. */
  serviceName: string;
  /** The part of all traces that is kept, 0 to 1. */
  ratio: number;
}

/** Traces that are kept. */
export interface Tracing {
  /** Keeps a trace of every request of an app; called before its other hooks are added. */
  traceRequests(app: FastifyInstance): void;
  /** Sends what is left, and ends it. */
  stop(): Promise<void>;
}

/** Timeout of the collector, also while the process stops. */
const TIMEOUT_MS = 2_000;

/**
 * Keeps traces of requests, operations, jobs and SQL, and sends them by OTLP over HTTP. Spans are made where the product
 * knows what it does: the libraries that watch HTTP and PostgreSQL from outside write addresses and statements into
 * them, which may contain tokens and people's texts. This module is loaded only where traces are wanted.
 */
export function startTracing({ endpoint, serviceName, ratio }: TracingOptions, log: Logger): Tracing {
  // The first time, and without what was said: a collector's address may hold a password.
  let isWarned = false;
  const warn = () => {
    if (!isWarned) log.warn("failed to send traces to the collector");
    isWarned = true;
  };
  setGlobalErrorHandler(warn);
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    // A visitor may say that theirs is to be kept; that alone decides nothing.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS }),
      }),
    ],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer("livsresan");
  setTracer({
    run: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
    annotate: (attributes) => trace.getActiveSpan()?.setAttributes(attributes),
  });
  const endSql = traceSql(tracer, fail);
  return {
    traceRequests(app) {
      const spans = new WeakMap<object, Span>();
      app.addHook("onRequest", (request, _reply, done) => {
        const span = tracer.startSpan(
          request.method,
          {
            kind: SpanKind.SERVER,
            attributes: { "http.request.method": request.method, "livsresan.request_id": request.id },
          },
          propagation.extract(ROOT_CONTEXT, request.headers),
        );
        spans.set(request, span);
        context.with(trace.setSpan(ROOT_CONTEXT, span), done);
      });
      // A body arrives by events that know nothing of the request.
      app.addHook("preValidation", (request, _reply, done) => {
        const span = spans.get(request);
        context.with(span ? trace.setSpan(ROOT_CONTEXT, span) : context.active(), done);
      });
      app.addHook("onResponse", (request, reply, done) => {
        const span = spans.get(request);
        // The pattern of an address, never an address: it may hold the secret of a mailed link.
        const route = request.pageRoute ?? request.routeOptions.url ?? "none";
        span?.updateName(`${request.method} ${route}`);
        span?.setAttributes({ "http.route": route, "http.response.status_code": reply.statusCode });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    async stop() {
      setTracer(undefined);
      endSql();
      await provider.shutdown().catch(warn);
      context.disable();
      propagation.disable();
    },
  };
}

/** Says that work failed, by the kind of its failure: messages may name what somebody wrote. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute("error.type", String(code ?? name ?? "unknown"));
}
