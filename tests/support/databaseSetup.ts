import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { createDataSource } from "../../server/dataSource.ts";
import { startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { migrate } from "../../server/platform/database/dataSource.ts";
import { seedDemo } from "../../server/seed/seedDemo.ts";
import { addressOf, execute } from "./databaseConnection.ts";
import { makeDataFolder, removeDataFolder } from "./databaseFolder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database that is not a test's own: databases are made and dropped from there. */
    maintenanceUrl: string;
    /** Name of the migrated and seeded database that each test file gets a copy of. */
    templateName: string;
  }
}

const root = resolve(import.meta.dirname, "../..");

/**
 * Before all tests: one PostgreSQL (or the one at `TEST_DATABASE_URL`) with a template database,
 * and the client's build, which the server serves.
 * @returns what undoes it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWhenStale();
  const folder = await makeDataFolder();
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startEmbeddedPostgres(folder);
  const maintenanceUrl = given ?? postgres?.url ?? "";
  const templateName = `livsresan_template_${randomBytes(6).toString("hex")}`;
  const stop = async () => {
    await execute(maintenanceUrl, `DROP DATABASE IF EXISTS "${templateName}" WITH (FORCE)`).catch(() => undefined);
    await postgres?.stop();
    await removeDataFolder(folder);
  };
  try {
    if (postgres) await hurry(maintenanceUrl);
    await execute(maintenanceUrl, `CREATE DATABASE "${templateName}"`);
    await fill(addressOf(maintenanceUrl, templateName));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("maintenanceUrl", maintenanceUrl);
  project.provide("templateName", templateName);
  return stop;
}

/** Lets a server write without waiting for the disk: what it holds is not wanted after the run. */
async function hurry(url: string): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await execute(url, `ALTER SYSTEM SET ${setting} = off`);
  await execute(url, "SELECT pg_reload_conf()");
}

async function fill(url: string): Promise<void> {
  const db = createDataSource(url);
  await db.initialize();
  try {
    await migrate(db);
    await seedDemo(db);
  } finally {
    await db.destroy();
  }
}

/** The server refuses to start without the client's files; the real start command needs its own too. */
async function buildWhenStale(): Promise<void> {
  const { isBuilt } = (await import(pathToFileURL(join(root, "server/cli/isBuilt.mjs")).href)) as {
    isBuilt(root: string, env: Record<string, string | undefined>): Promise<boolean>;
  };
  const env = { ...process.env, GRAPHIQL: "on" };
  if (await isBuilt(root, env)) return;
  const build = join(root, "server/cli/build.mjs");
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Error("The product does not build");
}
