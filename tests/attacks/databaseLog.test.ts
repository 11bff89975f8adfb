import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { rotateLog } from "../../server/embedded/log.ts";
import { startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { aBrowser, aPerson, change } from "../support/accounts.ts";
import { clientOf } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { execute } from "../support/databaseConnection.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { postgresOf } from "../support/postgresOf.ts";

async function aDataFolder(): Promise<string> {
  const folder = await makeDataFolder();
  onTestFinished(async () => {
    if (await postgresOf(folder)) await (await startEmbeddedPostgres(folder)).stop();
    await removeDataFolder(folder);
  });
  return folder;
}

/** What a database is for, and mail that was sent. */
const MEANT_TO_HOLD_IT = /^(postgres\/(base|pg_wal)|outbox)\//;

it("nothing beside the database and the mails names whoever signs up, not even where it was refused", {
  timeout: 60_000,
}, async () => {
  const folder = await aDataFolder();
  const server = spawnServer({ DATA_DIR: folder, TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "trace" });
  const client = clientOf(await server.origin);
  const person = aPerson();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => change(aBrowser(client), "signUp", { input: person })),
  );
  expect(outcomes.filter(({ status, errors }) => status === 200 && errors.length === 0).length).toBeGreaterThan(0);
  // A statement that the database refuses with the address in its words, whatever the product sends.
  const url = (await postgresOf(folder))?.url ?? "";
  for (const statement of [
    `INSERT INTO users SELECT * FROM users WHERE email = '${person.email}'`,
    `SELECT '${person.email}'::int`,
  ]) {
    await expect(execute(url, statement)).rejects.toThrow();
  }
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);

  const log = join(folder, "postgres.log");
  expect((await stat(log)).mode & 0o777).toBe(0o600);
  expect(server.output()).not.toContain(person.email);
  const naming: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || MEANT_TO_HOLD_IT.test(file.slice(folder.length + 1))) continue;
    if ((await readFile(file)).includes(person.email)) naming.push(file);
  }
  expect(naming).toEqual([]);
});

it("the database's log stays small, while the database writes into it", async () => {
  const folder = await aDataFolder();
  const log = join(folder, "postgres.log");
  await writeFile(log, "DETAIL: Key (email)=(anna@epost.example) already exists\n", { mode: 0o644 });
  const postgres = await startEmbeddedPostgres(folder);
  // What an earlier version wrote for everybody to read.
  expect(await readFile(log, "utf8")).not.toContain("anna@epost.example");
  expect((await stat(log)).mode & 0o777).toBe(0o600);
  await rotateLog(log, 10);
  expect((await stat(log)).size).toBe(0);
  expect((await stat(`${log}.1`)).mode & 0o777).toBe(0o600);
  await postgres.stop();
  expect(await readFile(log, "utf8")).toMatch(/^\d{4}-.* LOG: .*shut/);
});
