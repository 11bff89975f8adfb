import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { StartError } from "../../server/config.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { migrate } from "../../server/platform/database/dataSource.ts";
import { seedDemo } from "../../server/seed/seedDemo.ts";
import { startPostgresPair } from "../support/postgresPair.ts";
import { listenForMail, type ReceivedMail } from "../support/smtp.ts";
import { Ledger } from "./ledger.ts";
import { buildNewerVersion, migrateTo } from "./newerVersion.ts";
import { assertInstalled, killed, openAddress, startBalancer, startPgBouncer, startSite } from "./programs.ts";
import { type Cluster, MAY_FAIL, type Outcome, SCENARIOS } from "./scenarios.ts";

const root = resolve(import.meta.dirname, "../..");
const USAGE = "Usage: npm run cluster [-- --kills N] [--only PART_OF_A_NAME] [--mode direct|pooled]";
const PROCESSES = 3;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * `npm run cluster`: three processes behind nginx, a primary with a streaming replica, and what may happen to them, with
 * a ledger of every acknowledged write; then the same through PgBouncer. Needs a build, nginx and pgbouncer.
 */
export default async function cluster(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { kills: { type: "string", default: "15" }, only: { type: "string" }, mode: { type: "string" } },
  });
  if (!(Number(values.kills) > 0)) throw new StartError(USAGE);
  assertInstalled("nginx", "pgbouncer");
  const rows: string[][] = [];
  const total = { processes: 0, databases: 0, written: 0 };
  let isWell = true;
  for (const mode of values.mode ? [values.mode] : ["direct", "pooled"]) {
    await withCluster({ isPooled: mode === "pooled", kills: Number(values.kills) }, async (made) => {
      for (const [name, scenario] of Object.entries(SCENARIOS)) {
        if (values.only && !name.includes(values.only)) continue;
        console.log(`${mode}: ${name} …`);
        const outcome = await outcomeOf(scenario, made);
        const lost = outcome.lost + (await made.ledger.lostIn(made.address.url).catch(() => 1));
        isWell &&= lost === 0 && (outcome.failed === 0 || MAY_FAIL.includes(name));
        total.processes += outcome.killed?.processes ?? 0;
        total.databases += outcome.killed?.databases ?? 0;
        rows.push([
          mode,
          name,
          ...[outcome.requests, outcome.failed, lost].map(String),
          outcome.away.toFixed(1),
          noteOf(outcome),
        ]);
      }
      total.written += made.ledger.count;
    });
  }
  printTable([["database", "scenario", "requests", "failed", "lost", "away (s)", "note"], ...rows]);
  const { processes, databases, written } = total;
  console.log(`${written} writes acknowledged over ${processes} kills of processes and ${databases} of PostgreSQL`);
  if (!isWell) process.exitCode = 1;
}

/** What a scenario says, and how requests failed. */
const noteOf = ({ note, endings }: Outcome): string =>
  [note, ...Object.entries(endings).map(([ending, count]) => `${count} × ${ending}`)].filter(Boolean).join("; ");

/** One that ends with an error has failed, and the others go on. */
const outcomeOf = (scenario: (cluster: Cluster) => Promise<Outcome>, made: Cluster): Promise<Outcome> =>
  scenario(made).catch((error) => ({ requests: 1, failed: 1, lost: 1, away: 0, endings: {}, note: String(error) }));

/** Starts everything, and stops it again, also when the work fails. */
async function withCluster(
  { isPooled, kills }: { isPooled: boolean; kills: number },
  work: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "livsresan-cluster-"));
  // PostgreSQL's own user passes through it.
  await chmod(folder, 0o711);
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  let cleaning: Promise<void> | undefined;
  const clean = () => {
    cleaning ??= (async () => {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop().catch((error) => console.error(error));
    })();
    return cleaning;
  };
  // An interrupted run leaves nothing behind either; what was at work meanwhile fails, and is not waited for.
  const interrupt = (signal: NodeJS.Signals) => void clean().then(() => process.exit(128 + constants.signals[signal]));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const pairing = startPostgresPair(folder, fill);
    stops.push(async () => (await pairing).stop());
    const pair = await pairing;
    const address = await openAddress(pair.primary.url);
    stops.push(() => address.stop());
    const bouncer = isPooled ? await startPgBouncer(folder, address.url) : undefined;
    if (bouncer) stops.push(() => bouncer.stop());
    const mails: ReceivedMail[] = [];
    const smtp = await listenForMail({ port: 0, take: (mail) => void mails.push(mail) });
    stops.push(() => smtp.stop());
    const data = join(folder, "data");
    await mkdir(data);
    const started: ChildProcess[] = [];
    const databases = { DATABASE_URL: bouncer?.url ?? address.url, DATABASE_DIRECT_URL: address.url };
    const start = async (version = root) => {
      if (cleaning) throw new Error("the run is over");
      return startSite(version, folder, started, {
        ...databases,
        DATABASE_READ_URL: pair.replica.url,
        MIGRATE_AT_START: "0",
        SEED: "none",
        DATA_DIR: data,
        SESSION_SECRET: "0123456789".repeat(4),
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        TRUST_PROXY: "127.0.0.1",
        DRAIN_SECONDS: "3",
      });
    };
    stops.push(async () => {
      for (const child of started) await killed(child);
    });
    const startAtPoolerAlone = async () => {
      if (!bouncer) return undefined;
      const env = { PATH: process.env.PATH ?? "", PORT: "0", DATA_DIR: data, DATABASE_URL: bouncer.url, SEED: "none" };
      // Not waited for in one piece: the address of the database is in this process.
      const child = spawn(process.execPath, [join(root, "server/cli/start.mjs")], { cwd: root, env, timeout: 120_000 });
      const [said, code] = await Promise.all([
        text(child.stderr),
        new Promise<number | null>((done) => child.once("close", done)),
      ]);
      return { code, said };
    };
    const sites = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
    const balancer = await startBalancer(folder);
    stops.push(() => balancer.stop());
    await balancer.use(sites);
    const ledger = await Ledger.open(balancer.origin, address.url);
    await work({
      sites,
      balancer,
      pair,
      address,
      bouncer,
      mails,
      ledger,
      kills,
      startSite: start,
      buildNewerVersion: () => buildNewerVersion(root, folder),
      migrateTo: (version) => migrateTo(version, { ...databases, DATA_DIR: data, SEED: "none" }),
      startAtPoolerAlone,
    });
  } finally {
    await clean();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

async function fill(url: string): Promise<void> {
  const db = createDataSource(url);
  await db.initialize();
  await migrate(db);
  await seedDemo(db);
  await db.destroy();
}

/** Prints rows as a table of Markdown. */
function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head = [], ...others] = rows;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log([line(head), line(widths.map((width) => "-".repeat(width))), ...others.map(line)].join("\n"));
}
