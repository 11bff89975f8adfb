import { spawn } from "node:child_process";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../config.ts";
import { type EmbeddedCluster, lastLine, prepareCluster, SUPERUSER } from "./embeddedCluster.ts";

const DATABASE = "livsresan";

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string for the product's database. */
  url: string;
  /** Where the cluster's files are. */
  directory: string;
  /** True when a server left behind by a killed process was taken over. */
  takenOver: boolean;
  /** Stops the server (fast shutdown) and waits for it; leaves it when another live process owns it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL below `dataDir` (see `prepareCluster`), or takes over the server that a killed
 * process left behind there.
 * @param dataDir folder of the process; holds the cluster, its password and its log
 * @throws StartError with one line that says what to do
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir);
  const { home, directory, password } = cluster;
  const logFile = join(home, "postgres.log");
  const left = await runningServer(directory);
  const port = left?.port ?? (await freePort());
  if (!left) await launch(cluster, port, logFile);
  await waitUntilReady(connection(port, password, "postgres"), directory, logFile);
  await createDatabase(connection(port, password, "postgres"));
  const shared = left !== undefined && (await ownedByAnother(home));
  if (!shared) await writeFile(ownerFile(home), String(process.pid));

  return {
    url: connection(port, password, DATABASE),
    directory,
    takenOver: left !== undefined,
    stop: async () => {
      if (!shared) await stopServer(directory);
    },
  };
}

const connection = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

const ownerFile = (home: string): string => join(home, "postgres-owner");

/** True when the process that started the server still lives, so that it is not ours to stop. */
async function ownedByAnother(home: string): Promise<boolean> {
  const pid = Number(await readFile(ownerFile(home), "utf8").catch(() => ""));
  return pid > 0 && pid !== process.pid && isAlive(pid);
}

/** Reads postmaster.pid: a server that still runs there is used; a dead one's file is removed. */
async function runningServer(directory: string): Promise<{ pid: number; port: number } | undefined> {
  const file = join(directory, "postmaster.pid");
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid) return undefined;
  // A pid is reused after a reboot: only a process that works in this directory is our server.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  const alive = process.platform === "linux" ? command?.includes(directory) === true : isAlive(pid);
  if (alive && port) return { pid, port };
  await rm(file, { force: true });
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function launch({ directory, binaries, owner }: EmbeddedCluster, port: number, logFile: string): Promise<void> {
  const log = await open(logFile, "a");
  const child = spawn(
    binaries.postgres,
    [
      "-D",
      directory,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "max_connections=150",
      "-c",
      "shared_buffers=256MB",
      "-c",
      "jit=off",
    ],
    {
      ...owner,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C.UTF-8" },
    },
  );
  child.on("error", () => undefined);
  child.unref();
  await log.close();
}

async function waitUntilReady(url: string, directory: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let last: unknown;
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await client.end().catch(() => undefined);
      if ((error as { code?: string }).code === "28P01") break;
      await sleep(60);
      if (Date.now() > deadline - 57_000 && !(await runningServer(directory))) break;
    }
  }
  throw new StartError(
    `The embedded PostgreSQL in ${directory} did not start (${lastLine(last)}); its log is ${logFile}`,
  );
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function stopServer(directory: string): Promise<void> {
  const server = await runningServer(directory);
  if (!server) return;
  process.kill(server.pid, "SIGINT");
  for (let tries = 0; tries < 300 && (await runningServer(directory)); tries++) await sleep(100);
}

/** A free TCP port on loopback. */
export async function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
