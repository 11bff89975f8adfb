import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { aMember } from "../support/accounts.ts";
import { clientOf, eventually, graphqlPath, persistedHash, root, startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";

const api = await startApi();

interface Value {
  stringValue?: string;
  intValue?: number | string;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status?: { code?: number };
}

/** A collector that takes what is sent to it by OTLP over HTTP, as JSON. */
async function startCollector(): Promise<{ url: string; spans: SentSpan[]; services: Set<string> }> {
  const spans: SentSpan[] = [];
  const services = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: {
        resource: { attributes: SentSpan["attributes"] };
        scopeSpans: { spans: SentSpan[] }[];
      }[];
    };
    if (request.url !== "/v1/traces") throw new Error(`traces were sent to ${request.url}`);
    for (const { resource, scopeSpans } of body.resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === "service.name") services.add(value.stringValue ?? "");
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestTeardown(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, services };
}

const attributeOf = ({ attributes }: SentSpan, key: string): string | undefined => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && String(value.stringValue ?? value.intValue);
};

const PRELOAD = `--import=${pathToFileURL(join(root, "tests/support/printTracing.mjs"))}`;

/** Runs the start command on the test's database; ends it when it is asked to. */
async function serve(env: Record<string, string>) {
  const server = spawnServer({
    DATABASE_URL: api.databaseUrl,
    SEED: "none",
    SESSION_SECRET: "0123456789".repeat(4),
    NODE_OPTIONS: PRELOAD,
    ...env,
  });
  return {
    client: clientOf(await server.origin),
    async end() {
      server.child.kill("SIGTERM");
      await server.exit;
      return server.output();
    },
  };
}

/** All that is ever said of anything. */
const SAID = [
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "livsresan.request_id",
  "graphql.operation.type",
  "graphql.operation.name",
  "db.system.name",
  "db.operation.name",
  "db.collection.name",
  "error.type",
];

const LIST = graphqlPath(persistedHash("ProductListPage"), { area: "TESTS", first: 3 });

describe("traces", () => {
  it("of a request, its operation and its statements are sent, with nothing of what was asked", async () => {
    const collector = await startCollector();
    const { client, end } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "provet" });
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, "apollo-require-preflight": "1" };
    const page = await client.fetch("/guider/hiit?hemligt=ordet", { headers });
    expect(page.status).toBe(200);
    const answer = await client.fetch(LIST, { headers: { "apollo-require-preflight": "1" } });
    const person = await aMember(api);
    const mutation = await client.graphql(
      `mutation HemligtNamn($input: SignInInput!) { signIn(input: $input) { errors { code } } }`,
      { input: { email: person.person.email, password: "fel-lösenord-här" } },
    );
    expect(mutation.status).toBe(200);
    const output = await end();
    expect(output).toContain("loaded for traces");

    expect([...collector.services]).toEqual(["provet"]);
    const { spans } = collector;
    const own = spans.filter((span) => span.traceId === traceId);
    const request = own.find(({ name }) => name === "GET /guider/:slug");
    expect(request).toMatchObject({ parentSpanId: "b7ad6b7169203331" });
    if (!request) throw new Error("the request has no span");
    expect(attributeOf(request, "http.response.status_code")).toBe("200");
    expect(attributeOf(request, "livsresan.request_id")).toBe(page.headers.get("x-request-id"));
    const render = own.find(({ name }) => name === "render");
    expect(render?.parentSpanId).toBe(request.spanId);
    const operation = own.find((span) => attributeOf(span, "graphql.operation.name") === "GuidePage");
    expect(operation?.parentSpanId).toBe(render?.spanId);
    const statements = own.filter((span) => attributeOf(span, "db.system.name") === "postgresql");
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.some(({ parentSpanId }) => parentSpanId === operation?.spanId)).toBe(true);
    expect(statements.map((span) => attributeOf(span, "db.collection.name"))).toContain("article");

    expect(answer.status).toBe(200);
    expect(spans.some((span) => attributeOf(span, "graphql.operation.name") === "ProductListPage")).toBe(true);
    const signIn = spans.find((span) => attributeOf(span, "graphql.operation.type") === "mutation");
    expect(signIn && attributeOf(signIn, "graphql.operation.name")).toBe("other");
    const said = JSON.stringify(spans);
    for (const secret of ["hemligt", "HemligtNamn", person.person.email, person.id, "lösenord", "127.0.0.1"]) {
      expect(said).not.toContain(secret);
    }
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].filter((key) => !SAID.includes(key))).toEqual([]);
  });

  it("are not kept without an address, and nothing is loaded for them", async () => {
    const { client, end } = await serve({});
    expect((await client.fetch("/guider/hiit")).status).toBe(200);
    expect(await end()).not.toContain("loaded for traces");
  });

  it("that nobody takes disturb nobody", async () => {
    const { client, end } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
    await eventually(async () => (await client.fetch("/readyz")).status === 200);
    expect((await client.fetch("/guider/hiit")).status).toBe(200);
    const output = await end();
    expect(output.match(/failed to send traces to the collector/g)).toHaveLength(1);
    expect(output).not.toMatch(/Error|ECONNREFUSED/);
  });
});
