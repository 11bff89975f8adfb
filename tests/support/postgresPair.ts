import { execFileSync, spawn } from "node:child_process";
import { appendFile, chown, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort, startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { processesOf, sendSignal } from "./postgresProcesses.ts";

/** One of several PostgreSQL servers, which may be stopped, frozen or killed. */
export interface PostgresServer {
  url: string;
  /** Starts it, and waits until it can be used. */
  start(): Promise<void>;
  /** Sends a signal to the server and all its processes. */
  signal(name: NodeJS.Signals): void;
  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void>;
}

/** A primary, and a replica that follows it. */
export interface PostgresPair {
  primary: PostgresServer;
  replica: PostgresServer;
  stop(): Promise<void>;
}

/**
 * Starts both from the embedded programs.
 * @param folder for their files; others may pass through it
 * @param fill fills the database before it is copied
 */
export async function startPostgresPair(folder: string, fill: (url: string) => Promise<void>): Promise<PostgresPair> {
  const embedded = await startEmbeddedPostgres(folder);
  const { directory, url } = embedded;
  await fill(url);
  const command = await readFile(join(directory, "postmaster.opts"), "utf8");
  await embedded.stop();
  const copy = join(dirname(directory), "replica");
  execFileSync("cp", ["-a", directory, copy]);
  const { uid, gid } = await stat(directory);
  const { port, username, password } = new URL(url);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=replica`;
  await appendFile(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
  await writeFile(join(copy, "standby.signal"), "");
  await chown(join(copy, "standby.signal"), uid, gid);
  const [program = "", ...args] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );
  const own = { ...(process.getuid?.() === 0 && { uid, gid }), program };
  const settings = [
    ...args,
    "-c",
    "wal_keep_size=1GB",
    "-c",
    "wal_receiver_status_interval=1s",
    "-c",
    "wal_retrieve_retry_interval=500ms",
  ];
  const primary = serverIn(directory, Number(port), { ...own, args: settings, url });
  const replica = serverIn(copy, await freePort(), { ...own, args: settings, url });
  await primary.start();
  await replica.start();
  return {
    primary,
    replica,
    stop: async () => {
      // Whoever was about to start one again is late.
      primary.start = replica.start = () => Promise.reject(new Error("the pair is stopped"));
      await replica.kill();
      await primary.kill();
    },
  };
}

function serverIn(
  directory: string,
  port: number,
  { program, args, url, ...owner }: { program: string; args: string[]; url: string; uid?: number; gid?: number },
): PostgresServer {
  const address = new URL(url);
  address.port = String(port);
  const own = [...args];
  own[own.indexOf("-D") + 1] = directory;
  own[own.indexOf("-p") + 1] = String(port);
  let pid: number | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  return {
    url: address.href,
    async start() {
      let isOver = false;
      for (const end = Date.now() + 60_000; ; await sleep(200)) {
        // A group of its own: a frozen server's processes are frozen with it.
        const child = spawn(program, own, { ...owner, cwd: "/", detached: true, stdio: "ignore" });
        isOver = false;
        ended = new Promise<void>((done) =>
          child.once("close", () => {
            isOver = true;
            done();
          }),
        );
        child.unref();
        pid = child.pid;
        if (await isUsable(address.href, end, () => isOver)) return;
        // It ends at once while a process of the one that was killed, begun in that moment, has its memory.
        if (Date.now() > end) throw new Error(`PostgreSQL at ${port} does not start`);
      }
    },
    signal(name) {
      for (const one of pid ? processesOf(pid) : []) sendSignal(one, name);
    },
    async kill() {
      for (const one of pid ? processesOf(pid) : []) sendSignal(one, "SIGKILL");
      await ended;
      pid = undefined;
    },
  };
}

/** Waits until a server takes connections; false when it ends first, or too much time goes by. */
async function isUsable(url: string, end: number, isOver: () => boolean): Promise<boolean> {
  for (; Date.now() < end && !isOver(); await sleep(100)) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
