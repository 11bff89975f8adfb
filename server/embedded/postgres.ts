import { spawn } from "node:child_process";
import { open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../config.ts";
import { type EmbeddedCluster, lastLine, prepareCluster, SUPERUSER } from "./cluster.ts";
import { LOG_SETTINGS, rotateLog, watchLog } from "./log.ts";
import { EmbeddedUsers, isAlive } from "./users.ts";

const DATABASE = "livsresan";

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string for the product's database. */
  url: string;
  /** Where the cluster's files are. */
  directory: string;
  /** Leaves the server; the last process that used it stops it (fast shutdown) and waits for that. */
  stop(): Promise<void>;
}

/** Interval of the check that the server is alive, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Starts PostgreSQL below `dataDir` (see `prepareCluster`), or uses the server that runs there already.
 * @param dataDir folder of the process; holds the cluster, its password and its log
 * @param options.onLost makes it be started again when it was killed, as by a system without memory; called with the
 *   reason when that fails time after time
 * @throws StartError with one line that says what to do
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onLost }: { onLost?: (reason: unknown) => void } = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir);
  const { home, directory, password } = cluster;
  const users = new EmbeddedUsers(home);
  // A process that leaves at this moment sees us enter, or we see the server stop.
  await users.enter();
  try {
    const logFile = join(home, "postgres.log");
    await rotateLog(logFile);
    const port = await runServer(cluster, logFile);
    await createDatabase(connection(port, password, "postgres"));
    const log = watchLog(logFile);
    const keeper = onLost && keepRunning(cluster, logFile, port, onLost);
    let isLeft = false;
    return {
      url: connection(port, password, DATABASE),
      directory,
      stop: async () => {
        if (isLeft) return;
        isLeft = true;
        await keeper?.stop();
        log.stop();
        if (await users.leave()) await stopServer(directory);
      },
    };
  } catch (error) {
    if (await users.leave()) await stopServer(directory);
    throw error;
  }
}

const connection = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Content of postmaster.pid for a live server; `port` is 0 until it is known. */
async function runningServer(directory: string): Promise<{ pid: number; port: number } | undefined> {
  const file = join(directory, "postmaster.pid");
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  // A pid is reused after a reboot: only a process that works in this directory is our server.
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  const alive = process.platform === "linux" ? command?.includes(directory) === true : isAlive(pid);
  if (alive) return { pid, port: Number(lines[3]) || 0 };
  await rm(file, { force: true });
  return undefined;
}

const START_WITHIN_MS = 60_000;
/** A server that ends before it can be used may have met another that was just starting or stopping. */
const LAUNCHES = 3;

/** A killed server's leftovers may block the next start for a moment, but not this many times in a row. */
const FAILED_STARTS = 3;

/** Starts the server again, at the same port, whenever none runs; until it can be used, requests are answered 503. */
function keepRunning(
  cluster: EmbeddedCluster,
  logFile: string,
  port: number,
  onLost: (reason: unknown) => void,
): { stop(): Promise<void> } {
  let looking: Promise<unknown> | undefined;
  let failures = 0;
  const look = async (): Promise<void> => {
    if (await runningServer(cluster.directory)) return;
    try {
      await runServer(cluster, logFile, port);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === FAILED_STARTS) onLost(error);
    }
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/**
 * Waits until a server can be used, launching one whenever none runs.
 * @param port where it is to be; any that is free where it is not said
 */
async function runServer(cluster: EmbeddedCluster, logFile: string, port?: number): Promise<number> {
  const { directory, password } = cluster;
  const deadline = Date.now() + START_WITHIN_MS;
  let launched: { ended(): boolean } | undefined;
  let launches = 0;
  let last: unknown;
  while (Date.now() < deadline) {
    const server = await runningServer(directory);
    if (server?.port) {
      last = await failureOf(connection(server.port, password, "postgres"));
      if (!last) return server.port;
      if ((last as { code?: string }).code === "28P01") break;
    } else if (!server && (launched?.ended() ?? true)) {
      if (launches === LAUNCHES) break;
      launches++;
      launched = await launch(cluster, port ?? (await freePort()), logFile);
    }
    await sleep(60);
  }
  throw new StartError(
    `The embedded PostgreSQL in ${directory} did not start (${last ? lastLine(last) : "it exited immediately"}); see its log, ${logFile}`,
  );
}

/** Why a server cannot be used yet; undefined when it can. */
async function failureOf(url: string): Promise<unknown> {
  // Somebody else may have its port by now, and say nothing.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function launch(
  { directory, binaries, owner }: EmbeddedCluster,
  port: number,
  logFile: string,
): Promise<{ ended(): boolean }> {
  const log = await open(logFile, "a", 0o600);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    // Tests run many servers on one, of which those that end still hold theirs for a while.
    max_connections: "300",
    shared_buffers: "256MB",
    jit: "off",
    ...LOG_SETTINGS,
  };
  const child = spawn(
    binaries.postgres,
    [
      "-D",
      directory,
      "-p",
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      ...owner,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C.UTF-8" },
    },
  );
  let isEnded = false;
  for (const event of ["exit", "error"] as const) {
    child.on(event, () => {
      isEnded = true;
    });
  }
  child.unref();
  await log.close();
  return { ended: () => isEnded };
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
  for (let tries = 0; tries < 300 && (await runningServer(directory))?.pid === server.pid; tries++) await sleep(100);
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
