import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "../../server/embedded/postgres.ts";
import { clientOf, eventually, startApi, startServer } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";

const api = await startApi();
const NUMBERS = "process_cpu_seconds_total";
/** In production a process serves on for a while after it is told to end; nobody waits for that here. */
const production = { DATABASE_URL: api.databaseUrl, NODE_ENV: "production", DRAIN_SECONDS: "0" };

/** A server with a port for its metrics, and where that is. */
async function withPort(env: Record<string, string> = {}) {
  const port = await freePort();
  const site = clientOf(await startServer({ ...production, METRICS_PORT: String(port), ...env }));
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, authorization ? { headers: { authorization } } : {});
  return { site, ask };
}

it("the metrics are on their own port, and no longer beside the site", async () => {
  const { site, ask } = await withPort();
  await site.fetch("/tester");
  const metrics = await ask("/metrics");
  expect(metrics.status).toBe(200);
  expect(metrics.headers.get("cache-control")).toBe("no-store");
  expect(await metrics.text()).toContain(NUMBERS);
  // A request is counted once it has been answered, which its visitor may know first.
  const counted = /http_request_duration_seconds_count\{method="GET",route="\/tester",status="200"\} 1/;
  await eventually(async () => counted.test(await (await ask("/metrics")).text()));
  const beside = await site.fetch("/metrics");
  expect(beside.status).toBe(404);
  expect(await beside.text()).not.toContain(NUMBERS);
});

it("nothing but the metrics is on that port", async () => {
  const { ask } = await withPort();
  for (const path of ["/", "/tester", "/graphql?query={goals{key}}", "/readyz"]) {
    const response = await ask(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, "Not found\n"]);
  }
});

it("with a token as well, its bearer alone may read them", async () => {
  const METRICS_TOKEN = "a-token-that-nobody-guesses";
  const { site, ask } = await withPort({ METRICS_TOKEN });
  expect((await ask("/metrics")).status).toBe(404);
  expect((await ask("/metrics", `Bearer ${METRICS_TOKEN}`)).status).toBe(200);
  const beside = await site.fetch("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  // There it is taken for a visitor's own token, and is none.
  expect(beside.status).toBe(401);
  expect(await beside.text()).not.toContain(NUMBERS);
});

it("the start says where they are, and the port is free again after it", async () => {
  const server = spawnServer({
    ...production,
    SEED: "none",
    METRICS_PORT: "0",
    PUBLIC_URL: "https://livsresan.example",
  });
  await server.origin;
  const address = await eventually(async () => /^Metrics are at (http:\S+)$/m.exec(server.output())?.[1]);
  expect(await (await fetch(address)).text()).toContain(NUMBERS);
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  const again = createServer();
  await new Promise<void>((done, failed) =>
    again.once("error", failed).listen(Number(new URL(address).port), "127.0.0.1", done),
  );
  again.close();
});
