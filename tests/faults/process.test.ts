import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { migrate } from "../../server/platform/database/dataSource.ts";
import { seedDemo } from "../../server/seed/seedDemo.ts";
import { clientOf, eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { postgresOf } from "../support/postgresOf.ts";

/** A data folder whose PostgreSQL is gone when the test is over, whatever it left behind. */
async function aDataFolder(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(async () => {
    if (await postgresOf(folder)) await (await startEmbeddedPostgres(folder)).stop();
    await removeDataFolder(folder);
  });
  return folder;
}

/** A folder that a server has run in: its database is filled, and stopped. */
const used = await makeDataFolder();
afterAll(() => removeDataFolder(used));
const postgres = await startEmbeddedPostgres(used);
const db = createDataSource(postgres.url);
await db.initialize();
await migrate(db);
await seedDemo(db);
await db.destroy();
await postgres.stop();

/** A copy of it, for what is not about the first start: making a database takes longer than all the rest. */
async function aUsedFolder(): Promise<string> {
  const folder = await aDataFolder();
  // Its files may belong to another user, and stay theirs.
  execFileSync("cp", ["-a", `${used}/.`, folder]);
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function withDatabase<Result>(folder: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: (await postgresOf(folder))?.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe("a stopping server", () => {
  it("ends well although its connections are cut meanwhile", async () => {
    const folder = await aUsedFolder();
    const server = spawnServer({ DATA_DIR: folder });
    await server.origin;
    const cutting = withDatabase(folder, async (client) => {
      client.on("error", () => undefined);
      const cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()";
      server.child.kill("SIGTERM");
      for (let stopped = false; !stopped; ) await client.query(cut).catch(() => (stopped = true));
    }).catch(() => undefined);
    expect(await server.exit).toBe(0);
    await cutting;
    expect(await postgresOf(folder)).toBeUndefined();
  });
});

describe("a PostgreSQL left behind by a killed process", () => {
  it("is taken over by the next start with its data, and stopped by that one's end", async () => {
    const folder = await aUsedFolder();
    const killed = spawnServer({ DATA_DIR: folder });
    await killed.origin;
    await withDatabase(folder, (client) => client.query("UPDATE category SET name = 'Kvar' WHERE slug = 'blodtester'"));
    const left = await postgresOf(folder);
    killed.child.kill("SIGKILL");
    expect(await killed.exit).toBe("SIGKILL");
    expect(isAlive(left?.pid ?? 0)).toBe(true);

    const next = spawnServer({ DATA_DIR: folder });
    const client = clientOf(await next.origin);
    expect((await postgresOf(folder))?.pid).toBe(left?.pid);
    const { data } = await client.graphql<{ categories: { name: string }[] }>("{ categories(area: TESTS) { name } }");
    expect(data.categories.map(({ name }) => name)).toContain("Kvar");

    next.child.kill("SIGTERM");
    expect(await next.exit).toBe(0);
    expect(await postgresOf(folder)).toBeUndefined();
    await eventually(async () => !isAlive(left?.pid ?? 0));
  });

  it("is started anew when it was killed too, with its data", async () => {
    const folder = await aUsedFolder();
    const killed = spawnServer({ DATA_DIR: folder });
    await killed.origin;
    await withDatabase(folder, (client) => client.query("UPDATE category SET name = 'Kvar' WHERE slug = 'blodtester'"));
    const left = await postgresOf(folder);
    killed.child.kill("SIGKILL");
    await killed.exit;
    process.kill(left?.pid ?? 0, "SIGKILL");
    await eventually(async () => !isAlive(left?.pid ?? 0));

    const next = spawnServer({ DATA_DIR: folder });
    await next.origin;
    expect((await postgresOf(folder))?.pid).not.toBe(left?.pid);
    const { rows } = await withDatabase(folder, (client) =>
      client.query("SELECT name FROM category WHERE name = 'Kvar'"),
    );
    expect(rows).toHaveLength(1);
    next.child.kill("SIGTERM");
    expect(await next.exit).toBe(0);
  });
});

describe("a PostgreSQL that is killed below a running process", () => {
  it("comes back by itself, with its data, as often as that happens", async () => {
    const folder = await aDataFolder();
    const kept = await startEmbeddedPostgres(folder, { onLost: (reason) => expect.fail(String(reason)) });
    await withDatabase(folder, (client) => client.query("CREATE TABLE kept AS SELECT 7 AS n"));
    for (let times = 0; times < 2; times++) {
      const killed = await postgresOf(folder);
      process.kill(killed?.pid ?? 0, "SIGKILL");
      const rows = await eventually(() =>
        withDatabase(folder, async (client) => (await client.query("SELECT n FROM kept")).rows).catch(() => undefined),
      );
      expect(rows).toEqual([{ n: 7 }]);
      const again = await postgresOf(folder);
      expect(again?.pid).not.toBe(killed?.pid);
      expect(again?.url).toBe(killed?.url);
    }
    await kept.stop();
    expect(await postgresOf(folder)).toBeUndefined();
  });

  it("ends the process where it cannot come back, so that a supervisor starts it anew", async () => {
    const folder = await aUsedFolder();
    const server = spawnServer({ DATA_DIR: folder });
    await server.origin;
    const killed = await postgresOf(folder);
    const port = Number(new URL(killed?.url ?? "").port);
    process.kill(killed?.pid ?? 0, "SIGKILL");
    // Somebody else takes its port at once.
    const other = createServer();
    await eventually(
      () =>
        new Promise<boolean>((done) => {
          other.once("error", () => done(false));
          other.listen(port, "127.0.0.1", () => done(true));
        }),
    );
    onTestFinished(() => void other.close());
    expect(await server.exit).toBe(1);
    expect(server.output()).toContain("could not be restarted");
  });
});

describe("two processes on one data folder", () => {
  it.each(["SIGTERM", "SIGKILL"] as const)("the last one stops the database, not the first (%s)", async (signal) => {
    const folder = await aUsedFolder();
    const first = spawnServer({ DATA_DIR: folder });
    await first.origin;
    const second = spawnServer({ DATA_DIR: folder });
    const client = clientOf(await second.origin);
    const postgres = await postgresOf(folder);

    first.child.kill(signal);
    await first.exit;
    expect((await postgresOf(folder))?.pid).toBe(postgres?.pid);
    const { data, errors } = await client.graphql<{ categories: unknown[] }>("{ categories(area: TESTS) { name } }");
    expect([errors, data.categories.length]).toEqual([[], 6]);
    expect((await client.fetch("/readyz")).status).toBe(200);

    second.child.kill("SIGTERM");
    expect(await second.exit).toBe(0);
    expect(await postgresOf(folder)).toBeUndefined();
    await eventually(async () => !isAlive(postgres?.pid ?? 0));
  });

  it("the one that comes while the other goes has a database", async () => {
    const folder = await aUsedFolder();
    const first = spawnServer({ DATA_DIR: folder });
    await first.origin;
    const second = spawnServer({ DATA_DIR: folder });
    await new Promise((done) => setTimeout(done, 400));
    first.child.kill("SIGTERM");
    const client = clientOf(await second.origin);
    expect(await first.exit).toBe(0);
    expect((await client.graphql("{ categories(area: TESTS) { name } }")).status).toBe(200);
    second.child.kill("SIGTERM");
    expect(await second.exit).toBe(0);
    expect(await postgresOf(folder)).toBeUndefined();
  });
});

describe("SIGTERM", () => {
  it("ends a start that is not done, and leaves no database behind", async () => {
    const folder = await aDataFolder();
    const server = spawnServer({ DATA_DIR: folder });
    const postgres = await eventually(() => postgresOf(folder));
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(server.output()).not.toMatch(/ at .*:\d+:\d+/);
    await eventually(async () => !isAlive(postgres.pid));
  });

  it("lets an open request finish, then stops the database and ends well", async () => {
    const folder = await aUsedFolder();
    const server = spawnServer({ DATA_DIR: folder, LOCK_TIMEOUT: "60", STATEMENT_TIMEOUT: "60" });
    const client = clientOf(await server.origin);
    const left = await postgresOf(folder);

    const blocker = new pg.Client({ connectionString: left?.url });
    // The database may end before this connection has.
    blocker.on("error", () => undefined);
    await blocker.connect();
    await blocker.query("BEGIN; LOCK TABLE category IN ACCESS EXCLUSIVE MODE");
    const open = client.graphql<{ categories: unknown[] }>("{ categories(area: TESTS) { name } }");
    await eventually(async () => {
      const { rows } = await blocker.query("SELECT 1 FROM pg_locks WHERE NOT granted");
      return rows.length > 0;
    });
    server.child.kill("SIGTERM");
    // New requests are turned away while the open one still waits.
    await eventually(() =>
      client.fetch("/healthz").then(
        (response) => response.status === 503,
        () => true,
      ),
    );
    expect(server.child.exitCode).toBeNull();
    await blocker.query("COMMIT");
    await blocker.end();

    const { status, data } = await open;
    expect(status).toBe(200);
    expect(data.categories).toHaveLength(6);
    await eventually(async () => server.child.exitCode !== null);
    expect(await server.exit).toBe(0);
    expect(await postgresOf(folder)).toBeUndefined();
    await eventually(async () => !isAlive(left?.pid ?? 0));
  });
});

describe("a start in an empty folder", () => {
  it("fills the database once, also where only a deeper folder is missing", async () => {
    const parent = await aDataFolder();
    const folder = join(parent, "a/b");
    await mkdir(parent, { recursive: true });
    for (const isFirst of [true, false]) {
      const server = spawnServer({ DATA_DIR: folder });
      const { data } = await clientOf(await server.origin).graphql<{ isDemoCatalogue: boolean }>("{ isDemoCatalogue }");
      expect(data.isDemoCatalogue).toBe(true);
      if (isFirst)
        await withDatabase(folder, (client) => client.query("DELETE FROM product WHERE area = 'BIOHACKING'"));
      else {
        const { rows } = await withDatabase(folder, (client) =>
          client.query("SELECT count(*)::int AS count FROM product WHERE area = 'BIOHACKING'"),
        );
        expect(rows).toEqual([{ count: 0 }]);
      }
      server.child.kill("SIGTERM");
      expect(await server.exit).toBe(0);
    }
  });
});
