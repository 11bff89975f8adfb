import { describe, expect, it } from "vitest";
import { clientOf, startApi, startServer } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";

const api = await startApi();
const TOKEN = "a-token-that-nobody-guesses";
/** In production a process serves on for a while after it is told to end; nobody waits for that here. */
const production = { DATABASE_URL: api.databaseUrl, NODE_ENV: "production", DRAIN_SECONDS: "0" };
const guarded = clientOf(await startServer({ ...production, METRICS_TOKEN: TOKEN }));
const closed = clientOf(await startServer(production));

const metrics = async ({ fetch }: typeof closed, authorization?: string) => {
  const response = await fetch("/metrics", authorization === undefined ? {} : { headers: { authorization } });
  return { status: response.status, hasNumbers: (await response.text()).includes("process_cpu_seconds_total") };
};

describe("what a process in production counts", () => {
  it("is told to whoever has the token", async () => {
    expect(await metrics(guarded, `Bearer ${TOKEN}`)).toEqual({ status: 200, hasNumbers: true });
  });

  it.each([undefined, "", "Bearer ", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `Basic ${TOKEN}`])(
    "is told to nobody else: %j",
    async (authorization) => {
      const { hasNumbers, status } = await metrics(guarded, authorization);
      expect(hasNumbers).toBe(false);
      expect(status).toBeGreaterThanOrEqual(401);
      expect(status).toBeLessThan(500);
    },
  );

  it("is told to nobody without a token", async () => {
    for (const authorization of [undefined, "Bearer undefined", "Bearer "]) {
      const { hasNumbers, status } = await metrics(closed, authorization);
      expect(hasNumbers).toBe(false);
      expect([401, 404]).toContain(status);
    }
    expect((await closed.fetch("/metrics")).status).toBe(404);
  });
});

describe("a process in production that was not told its address", () => {
  const settings = { ...production, SEED: "none", LOG_LEVEL: "silent" };

  it("says so once, and one that was told says nothing", async () => {
    for (const [env, lines] of [
      [{}, 1],
      [{ PUBLIC_URL: "https://livsresan.example" }, 0],
    ] as const) {
      const server = spawnServer({ ...settings, ...env });
      await server.origin;
      expect(server.output().match(/^PUBLIC_URL is not set.*$/gm) ?? []).toHaveLength(lines);
      server.child.kill("SIGTERM");
      await server.exit;
    }
  });
});
