import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat, statfs, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { aStoppableDatabase } from "../support/databaseOutage.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { aTicker, expectLedger, type Ticker } from "../support/ticks.ts";

/** Mounting a small disk takes root, as in a container. */
const mayMount = process.getuid?.() === 0;

/** A disk in memory that is full soon. */
async function aSmallDisk() {
  const disk = await mkdtemp(join(tmpdir(), "livsresan-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]);
  onTestTeardown(async () => {
    execFileSync("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true, force: true });
  });
  const filler = join(disk, "filler");
  return {
    /** Moves a folder of a stopped database there. */
    async take(directory: string, folder: string) {
      const { uid, gid } = await stat(directory);
      execFileSync("chown", [`${uid}:${gid}`, disk]);
      const from = join(directory, folder);
      execFileSync("cp", ["-a", from, disk]);
      await rm(from, { recursive: true });
      await symlink(join(disk, folder), from);
    },
    /** Takes all the room that is left. */
    async fill() {
      const { bavail, bsize } = await statfs(disk);
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOSPC") throw error;
      });
    },
    free: () => rm(filler, { force: true }),
  };
}

/** A server over a database that has one of its folders on a small disk, and somebody who writes. */
async function aServerOn(folder: "base" | "pg_wal") {
  const disk = await aSmallDisk();
  const postgres = await aStoppableDatabase();
  onTestTeardown(disk.free);
  await postgres.stop();
  await disk.take(postgres.directory, folder);
  await postgres.startAgain();
  await eventually(() => answers(postgres.url));
  const api = { ...clientOf(await startServer({ DATABASE_URL: postgres.url })), databaseUrl: postgres.url };
  const db = await connected(postgres.url);
  const ticker = await aTicker({ ...api, db });
  await db.destroy();
  await ticker.tick(api.origin);
  return { postgres, disk, api, ticker };
}

/** A connection for arranging and looking. */
const connected = (url: string) => createDataSource(url).initialize();

/** Whether a database takes connections. */
const answers = (url: string): Promise<boolean> =>
  connected(url).then(
    (db) => db.destroy().then(() => true),
    () => false,
  );

async function expectWritten(url: string, ticker: Ticker): Promise<void> {
  const db = await connected(url);
  await expectLedger({ db }, ticker).finally(() => db.destroy());
}

describe.runIf(mayMount)("a disk that is full", () => {
  it("of tables: who writes is told when to come again, who reads notices nothing, and it goes on when there is room", async () => {
    const { postgres, disk, api, ticker } = await aServerOn("base");
    await disk.fill();
    // What room the tables themselves have left is used up first.
    await eventually(async () => (await ticker.tick(api.origin)) === "refused");
    expect([...ticker.refusals]).toEqual(["SERVICE_UNAVAILABLE 503"]);
    expect((await api.fetch("/tester?ny")).status).toBe(200);
    expect((await api.fetch("/readyz")).status).toBe(200);
    await disk.free();
    for (let more = 0; more < 20; more++) expect(await ticker.tick(api.origin)).toBe("acknowledged");
    await expectWritten(postgres.url, ticker);
  });

  it("of the log: nothing that was acknowledged is lost when the database stops over it and is started again", async () => {
    const { postgres, disk, api, ticker } = await aServerOn("pg_wal");
    await disk.fill();
    const operator = new pg.Client({ connectionString: postgres.url });
    operator.on("error", () => undefined);
    await operator.connect();
    // The segments that there are already are used up first.
    await eventually(async () => {
      await operator.query("SELECT pg_switch_wal()").catch(() => undefined);
      return (await ticker.tick(api.origin)) === "refused";
    });
    expect((await api.fetch("/healthz")).status).toBe(200);
    await eventually(async () => (await api.fetch("/readyz")).status === 503);
    expect((await api.fetch("/tester?ny")).status).toBe(503);
    await disk.free();
    // It may have ended, when it had no room for what it writes at its start: an operator starts it again.
    if (!(await answers(postgres.url))) await postgres.startAgain();
    await eventually(async () => (await api.fetch("/readyz")).status === 200);
    await eventually(async () => (await ticker.tick(api.origin)) === "acknowledged");
    expect([...ticker.refusals]).toEqual(["SERVICE_UNAVAILABLE 503"]);
    await expectWritten(postgres.url, ticker);
  });
});
