import { randomBytes } from "node:crypto";
import { expect, inject, it } from "vitest";
import { clientOf, eventually } from "../support/api.ts";
import { runCommand, spawnServer } from "../support/apiProcess.ts";
import { addressOf, execute } from "../support/databaseConnection.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";

/** A database in which nothing is. */
async function anEmptyDatabase(): Promise<string> {
  const name = `livsresan_test_${randomBytes(6).toString("hex")}`;
  await execute(inject("maintenanceUrl"), `CREATE DATABASE "${name}"`);
  onTestTeardown(() => execute(inject("maintenanceUrl"), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  return addressOf(inject("maintenanceUrl"), name);
}

it("npm run migrate runs each migration once, from whichever of two commands at once", async () => {
  const DATABASE_URL = await anEmptyDatabase();
  const both = await Promise.all([
    runCommand("migrate", [], { DATABASE_URL }),
    runCommand("migrate", [], { DATABASE_URL }),
  ]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const run = both.flatMap(({ lines }) => lines.slice(0, -1));
  expect(new Set(run).size).toBe(run.length);
  expect(run).toEqual(expect.arrayContaining([expect.stringMatching(/^graphile-worker 0000\d\d$/)]));
  expect(both.map(({ lines }) => lines.at(-1)).sort()).toEqual([
    `Migrations run: ${run.length}`,
    "The database is up to date",
  ]);
  expect((await runCommand("migrate", [], { DATABASE_URL })).lines).toEqual(["The database is up to date"]);
});

it("a process that does not migrate waits for the command, and is ready only then", async () => {
  const DATABASE_URL = await anEmptyDatabase();
  const settings = { DATABASE_URL, MIGRATE_AT_START: "0", SEED: "none" };
  const impatient = spawnServer({ ...settings, DATABASE_WAIT: "0" });
  expect(await impatient.exit).toBe(1);
  expect(impatient.output()).toMatch(/^The database lacks \d+ migrations, from \w+ on; run npm run migrate\n$/);

  const server = spawnServer({ ...settings, DATABASE_WAIT: "120" });
  await eventually(async () => /waiting up to 120 seconds for npm run migrate/.test(server.output()));
  expect((await runCommand("migrate", [], { DATABASE_URL })).code).toBe(0);
  const client = clientOf(await server.origin);
  await eventually(async () => (await client.fetch("/readyz")).status === 200);
  expect((await client.graphql("{ categories(area: TESTS) { name } }")).errors).toEqual([]);
  server.child.kill("SIGTERM");
  expect(await server.exit).toBe(0);
});
