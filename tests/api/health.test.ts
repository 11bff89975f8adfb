import { expect, it } from "vitest";
import { RUNNER_MIGRATIONS } from "../../server/platform/jobs/jobs.ts";
import { eventually, startApi } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";

const api = await startApi();

it.each(["/healthz", "/readyz"])("%s says that all is well, to nobody's cache", async (path) => {
  const response = await api.fetch(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it("/metrics counts requests by route, never by address, and answers from the cache", async () => {
  await api.fetch("/tester?q=hemligt");
  await eventually(async () => {
    await api.fetch("/tester");
    return /answers_from_cache_total\{kind="page"\} [1-9]/.test(await (await api.fetch("/metrics")).text());
  });
  const response = await api.fetch("/metrics");
  const text = await response.text();
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/);
  expect(text).toContain("process_cpu_seconds_total");
  expect(text).not.toContain("hemligt");
});

it("the log tells what was asked for, but neither search terms nor mail addresses nor visitors", async () => {
  const server = spawnServer({ DATABASE_URL: api.databaseUrl, SEED: "none", LOG_LEVEL: "trace" });
  const origin = await server.origin;
  const secrets = ["hemligsokning", "anna.andersson", "minkaka", "MinWebblasare"];
  const headers = { "user-agent": "MinWebblasare/1.0", cookie: "namn=minkaka", "x-forwarded-for": "203.0.113.7" };
  const query = 'query { products(area: TESTS, filter: { search: "hemligsokning" }) { totalCount } }';
  const requests: [string, RequestInit?][] = [
    ["/tester?q=hemligsokning&mail=anna.andersson@epost.example"],
    ["/finns-inte?mail=anna.andersson%40epost.example"],
    [`/graphql?${new URLSearchParams({ query, mail: "anna.andersson@epost.example" })}`],
    [
      "/graphql",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { mail: "anna.andersson@epost.example" } }),
      },
    ],
    ["/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: '{"hemligsokning' }],
  ];
  for (const [path, init] of requests) {
    const response = await fetch(origin + path, { ...init, headers: { ...headers, ...init?.headers } });
    await response.text();
  }
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  expect(server.output()).toContain('"path":"/tester"');
  expect(server.output()).toContain('"path":"/graphql"');
  for (const secret of [...secrets, "203.0.113.7"]) expect(server.output()).not.toContain(secret);
});

it("it is known how many migrations the job runner has", async () => {
  expect(await api.db.query("SELECT max(id)::int AS last FROM graphile_worker.migrations")).toEqual([
    { last: RUNNER_MIGRATIONS },
  ]);
});
