import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { clientOf, eventually } from "../support/api.ts";
import { type ServerProcess, spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";

const { url } = await createTestDatabase();

/** A process on a database that others may use as well. */
const aProcess = (env: Record<string, string>): ServerProcess =>
  spawnServer({ DATABASE_URL: url, SEED: "none", LOG_LEVEL: "error", ...env });

/** Status of an answer, and whether the connection is closed after it; a reset throws. */
const ask = (address: string, agent?: Agent): Promise<{ status: number | undefined; connection: string | undefined }> =>
  new Promise((done, failed) => {
    const onAnswer = (response: IncomingMessage) => {
      response.resume().once("error", failed);
      response.once("end", () => done({ status: response.statusCode, connection: response.headers.connection }));
    };
    get(address, { agent }, onAnswer).once("error", failed);
  });

/** Sends a request on a connection of its own; the kernel has it when this is done, whether or not it has been read. */
async function sent(origin: string, path: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(socket, "connect");
  await new Promise((done) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, done),
  );
  return socket;
}

describe("a process that drains", () => {
  it("is not ready, answers all that is under way and all that comes, and closes connections after their answer", async () => {
    const server = aProcess({ DRAIN_SECONDS: "10", LOCK_TIMEOUT: "60", STATEMENT_TIMEOUT: "60" });
    const origin = await server.origin;
    const client = clientOf(origin);
    await eventually(async () => (await client.fetch("/readyz")).status === 200);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(`${origin}/healthz`, agent)).connection).toBe("keep-alive");

    const blocker = new pg.Client({ connectionString: url });
    await blocker.connect();
    await blocker.query("BEGIN; LOCK TABLE category IN ACCESS EXCLUSIVE MODE");
    const underWay = Array.from({ length: 50 }, () =>
      client.graphql<{ categories: unknown[] }>("{ categories(area: TESTS) { name } }"),
    );
    await eventually(async () => {
      const { rows } = await blocker.query("SELECT 1 FROM pg_locks WHERE NOT granted");
      return rows.length > 5;
    });
    const begun = performance.now();
    server.child.kill("SIGTERM");
    await eventually(async () => (await ask(`${origin}/readyz`)).status === 503);
    expect(await ask(`${origin}/healthz`, agent)).toEqual({ status: 200, connection: "close" });
    const during = [];
    while (performance.now() - begun < 4_000)
      during.push(...(await Promise.all([ask(`${origin}/robots.txt`), ask(`${origin}/healthz`, agent)])));
    await blocker.query("COMMIT");
    await blocker.end();
    const answers = await Promise.all(underWay);
    // Each has an answer; those that found no connection to the database within its time have it in words.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.filter(({ data }) => data?.categories?.length === 6).length).toBeGreaterThanOrEqual(5);
    expect(during.length).toBeGreaterThanOrEqual(10);
    expect(during).toEqual(during.map(() => ({ status: 200, connection: "close" })));
    expect(await server.exit).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(9_900);
    agent.destroy();
  });

  it("also without any time resets nothing that had arrived", async () => {
    const server = aProcess({ DRAIN_SECONDS: "0" });
    const origin = await server.origin;
    // The first pages of a process are the slowest, and most of these wait in the kernel when it is asked to stop.
    const sockets = await Promise.all(
      Array.from({ length: 100 }, (_, number) => sent(origin, `/tester?nummer=${number}`)),
    );
    server.child.kill("SIGTERM");
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    // On a slow machine some are turned away, in words.
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (200|503) [\s\S]*<\/html>|^HTTP\/1\.1 503 /);
    expect(answers.some((answer) => answer.startsWith("HTTP/1.1 200"))).toBe(true);
    expect(await server.exit).toBe(0);
  });
});
