import { describe, expect, it } from "vitest";
import { freePort } from "../../server/embedded/postgres.ts";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { aStoppableDatabase } from "../support/databaseOutage.ts";

describe("a process that cannot take up jobs", async () => {
  const { url, db } = await createTestDatabase();

  it("serves pages, but says that it is not ready, until it can again", async () => {
    const server = spawnServer({ DATABASE_URL: url, SEED: "none", LOG_LEVEL: "error" });
    const client = clientOf(await server.origin);
    const ready = async () => (await client.fetch("/readyz")).status;
    expect(await ready()).toBe(200);
    await db.query("ALTER TABLE graphile_worker._private_jobs RENAME TO elsewhere");
    await eventually(async () => (await ready()) === 503);
    expect((await client.fetch("/healthz")).status).toBe(200);
    expect((await client.fetch("/tester")).status).toBe(200);
    await eventually(async () => server.output().includes("cannot fetch jobs"));
    await db.query("ALTER TABLE graphile_worker.elsewhere RENAME TO _private_jobs");
    await eventually(async () => (await ready()) === 200);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });
});

describe("a start before its database is up", async () => {
  const postgres = await aStoppableDatabase();

  it("waits for it, and says so in one line", async () => {
    await postgres.stop();
    const server = spawnServer({ DATABASE_URL: postgres.url, SEED: "none", DATABASE_WAIT: "60" });
    await eventually(async () => server.output().includes("waiting up to 60 seconds for the database"));
    await postgres.startAgain();
    const client = clientOf(await server.origin);
    expect((await client.fetch("/readyz")).status).toBe(200);
    expect(server.output().match(/waiting/g)).toHaveLength(1);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });

  it("gives up when it is stopped meanwhile", async () => {
    const url = `postgres://livsresan:hemligt@127.0.0.1:${await freePort()}/livsresan`;
    const server = spawnServer({ DATABASE_URL: url, SEED: "none", DATABASE_WAIT: "60" });
    await eventually(async () => server.output().includes("waiting"));
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });
});
