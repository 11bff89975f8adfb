import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createDataSource } from "../../server/dataSource.ts";
import { startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { migrate } from "../../server/platform/database/dataSource.ts";
import { seedDemo } from "../../server/seed/seedDemo.ts";
import { makeDataFolder, removeDataFolder } from "./databaseFolder.ts";
import { onTestTeardown } from "./onTestTeardown.ts";
import { processesOf, sendSignal } from "./postgresProcesses.ts";

/** A cluster of its own with the demo in it, which a test may stop. */
export interface StoppableDatabase {
  url: string;
  /** Where its files are. */
  directory: string;
  stop(): Promise<void>;
  /** Starts the same cluster again as it ran before, on the same port. */
  startAgain(): Promise<void>;
  /** Sends a signal to the server and all its processes. */
  signal(name: NodeJS.Signals): Promise<void>;
}

/** Starts one; it is gone when the file's tests are done. */
export async function aStoppableDatabase(): Promise<StoppableDatabase> {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres(folder);
  onTestTeardown(async () => {
    // Whatever was started there at last.
    await (await startEmbeddedPostgres(folder)).stop();
    await removeDataFolder(folder);
  });
  const db = createDataSource(postgres.url);
  await db.initialize();
  await migrate(db);
  await seedDemo(db);
  await db.destroy();
  return {
    url: postgres.url,
    directory: postgres.directory,
    stop: () => postgres.stop(),
    async startAgain() {
      const command = await readFile(join(postgres.directory, "postmaster.opts"), "utf8");
      const [program = "", ...args] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, bare]) => quoted ?? bare,
      );
      const { uid, gid } = await stat(postgres.directory);
      const owner = process.getuid?.() === 0 ? { uid, gid } : {};
      spawn(program ?? "", args as string[], { ...owner, cwd: "/", detached: true, stdio: "ignore" }).unref();
    },
    async signal(name) {
      const pid = Number((await readFile(join(postgres.directory, "postmaster.pid"), "utf8")).split("\n")[0]);
      for (const one of processesOf(pid)) sendSignal(one, name);
    },
  };
}
