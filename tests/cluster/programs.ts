import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../server/config.ts";
import { freePort } from "../../server/embedded/postgres.ts";

/** What is not there of the programs that the run needs. */
export function assertInstalled(...programs: string[]): void {
  const missing = programs.filter((program) => {
    try {
      execFileSync("which", [program], { env: { PATH: `${process.env.PATH}:/usr/sbin` } });
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0) throw new StartError(`Missing: ${missing.join(", ")}; apt-get install ${missing.join(" ")}`);
}

/** A process of the product. */
export interface Site {
  port: number;
  origin: string;
  child: ChildProcess;
  /** Ends with its exit code or signal. */
  exit: Promise<number | string>;
}

/** Ends a program at once, and waits until it has ended. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

/**
 * Starts a process of the product, and waits until it is ready.
 * @param root where its version of the product is
 * @param folder for its log and its data
 * @param started the process is added to these before anything is waited for
 */
export async function startSite(
  root: string,
  folder: string,
  started: ChildProcess[],
  env: Record<string, string>,
): Promise<Site> {
  const port = await freePort();
  const log = createWriteStream(join(folder, `site-${port}.log`));
  const child = spawn(process.execPath, [join(root, "server/cli/start.mjs")], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const exit = new Promise<number | string>((done) =>
    child.once("close", (code, signal) => done(code ?? signal ?? "")),
  );
  const origin = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 180_000; !(await isReady(origin)); await sleep(200)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end)
      throw new Error(`a process did not start; see ${folder}`);
  }
  return { port, origin, child, exit };
}

/** What a balancer asks. */
const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** nginx in front of the processes that are ready. */
export interface Balancer {
  origin: string;
  /** Distributes to these from now on, as long as they are ready. */
  use(sites: readonly Site[]): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_MS = 300;

/** Starts nginx; who is ready is asked beside it, since only its commercial edition asks by itself. */
export async function startBalancer(folder: string): Promise<Balancer> {
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const write = (ports: readonly number[]) => writeFile(file, nginxSettings(folder, port, ports));
  let sites: readonly Site[] = [];
  let shown = "";
  await write([]);
  const nginx = spawn("/usr/sbin/nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
  let isStopped = false;
  const look = async () => {
    const ready = await Promise.all(sites.map(async (site) => ((await isReady(site.origin)) ? [site.port] : [])));
    const ports = ready.flat();
    if (ports.join() === shown || ports.length === 0) return;
    shown = ports.join();
    await write(ports);
    nginx.kill("SIGHUP");
    await sleep(200);
  };
  const looking = (async () => {
    for (; !isStopped; await sleep(LOOK_MS)) await look();
  })();
  return {
    origin: `http://127.0.0.1:${port}`,
    async use(next) {
      sites = next;
      while (shown !== next.map((site) => site.port).join()) await sleep(50);
    },
    async stop() {
      isStopped = true;
      await looking;
      // Its worker ends with it on this signal, not on SIGKILL.
      if (nginx.exitCode !== null || nginx.signalCode !== null) return;
      const ended = new Promise((done) => nginx.once("exit", done));
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

/** Requests that may be repeated are sent to the next process when one goes away; others are not. */
const nginxSettings = (folder: string, port: number, ports: readonly number[]): string => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log error;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-1; uwsgi_temp_path ${folder}/nginx-2; scgi_temp_path ${folder}/nginx-3;
  upstream sites {
    ${(ports.length > 0 ? ports : [1]).map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_next_upstream error timeout;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_read_timeout 60s;
    }
  }
}
`;

/** An address that leads to one server after another, as a name in DNS or a floating address does. */
export interface Address {
  url: string;
  /** Leads to another server from now on; open connections are cut. */
  leadTo(url: string): void;
  stop(): Promise<void>;
}

/** Opens one for PostgreSQL. */
export async function openAddress(first: string): Promise<Address> {
  let target = new URL(first);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const url = new URL(first);
  url.port = String(port);
  return {
    url: url.href,
    leadTo(next) {
      target = new URL(next);
      cut();
    },
    async stop() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A pooler of connections to PostgreSQL. */
export interface Pooler {
  url: string;
  /** Starts it again after it was stopped. */
  start(): Promise<void>;
  /** Kills it; all connections through it are cut. */
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode. */
export async function startPgBouncer(folder: string, target: string): Promise<Pooler> {
  const own = join(folder, "pgbouncer");
  await mkdir(own);
  await chmod(own, 0o755);
  const { port, hostname, username, password, pathname } = new URL(target);
  const listen = await freePort();
  const timeouts =
    "SET statement_timeout = ''15s''; SET lock_timeout = ''5s''; SET idle_in_transaction_session_timeout = ''30s''";
  await writeFile(join(own, "users.txt"), `"${username}" "${password}"\n`, { mode: 0o644 });
  await writeFile(
    join(own, "pgbouncer.ini"),
    `[databases]
livsresan = host=${hostname} port=${port} dbname=${pathname.slice(1)} connect_query='${timeouts}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${own}/users.txt
pool_mode = transaction
default_pool_size = 8
server_login_retry = 1
max_client_conn = 500
server_reset_query_always = 0
log_connections = 0
log_disconnections = 0
`,
  );
  const args = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  let child: ChildProcess | undefined;
  const start = async () => {
    const started = spawn("pgbouncer", [...args, join(own, "pgbouncer.ini")], {
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: "ignore",
    });
    child = started;
    await sleep(1_000);
    if (started.exitCode !== null) throw new Error("PgBouncer did not start");
  };
  await start();
  const url = new URL(target);
  url.port = String(listen);
  url.pathname = "/livsresan";
  return {
    url: url.href,
    start,
    async stop() {
      if (child) await killed(child);
    },
  };
}
