import { type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import pg from "pg";

/** Span name of a statement: its verb and first table, nothing else. */
const WORDS = /^\s*(?:\(?\s*)(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+"?(?:public"?\.)?"?([a-z_][a-z0-9_]*)"?/i;
const LITERALS = /'(?:[^']|'')*'/g;

type Callback = (error: Error | null, result: unknown) => void;

/**
 * Makes every statement within a trace a span of it, from when it is sent until its answer is there.
 * @returns what ends it
 */
export function traceSql(tracer: Tracer, fail: (span: Span, error: unknown) => void): () => void {
  const original = pg.Client.prototype.query;
  const tracedQuery = new Proxy(original, {
    apply(target, client, args: unknown[]) {
      const text = typeof args[0] === "string" ? args[0] : (args[0] as { text?: unknown } | undefined)?.text;
      // Outside of a trace nothing is recorded; a stream reports its end differently.
      if (typeof text !== "string" || !trace.getActiveSpan()) return Reflect.apply(target, client, args);
      const span = start(tracer, text);
      const end = (error?: unknown) => {
        if (error) fail(span, error);
        span.end();
      };
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const own: Callback = (error, result) => {
          end(error);
          (callback as Callback)(error, result);
        };
        return Reflect.apply(target, client, [...args.slice(0, -1), own]);
      }
      const answer: unknown = Reflect.apply(target, client, args);
      if (answer instanceof Promise) answer.then(() => end(), end);
      else end();
      return answer;
    },
  });
  pg.Client.prototype.query = tracedQuery;
  return () => {
    if (pg.Client.prototype.query === tracedQuery) pg.Client.prototype.query = original;
  };
}

function start(tracer: Tracer, text: string): Span {
  const words = text.replace(LITERALS, "''");
  const operation = WORDS.exec(words)?.[1]?.toUpperCase() ?? "SQL";
  const table = TABLE.exec(words)?.[1];
  return tracer.startSpan(table ? `${operation} ${table}` : operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table && { "db.collection.name": table }),
    },
  });
}
