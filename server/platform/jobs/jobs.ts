import { EventEmitter } from "node:events";
import {
  type Job,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  Logger as WorkerLogger,
} from "graphile-worker";
import pg from "pg";
import type { Logger } from "pino";
import { StartError } from "../../config.ts";
import type { Queryable } from "../database/sql.ts";
import { withoutMessage } from "../logging.ts";
import { traced } from "../tracing/traced.ts";
import { releaseStaleJobs } from "./staleJobs.ts";

/**
 * A job's work: gets what it was added with, and a name for the job that no other ever has and that is the
 * same at every try; throwing means that it is tried again later.
 */
export type JobTask<Payload = never> = (payload: Payload, jobName: string) => Promise<void>;

/** State of the runner. */
export interface RunningJobs {
  /** False when the runner has ended by itself, and while it cannot take up jobs. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** An area's jobs by name, and when some of them run by themselves (cron, UTC). */
export interface JobTable {
  // biome-ignore lint/suspicious/noExplicitAny: each task knows its own payload
  tasks: Record<string, JobTask<any>>;
  schedule?: Record<string, string>;
}

const CONNECTIONS = 3;

/** How many migrations of its own the job runner's version has; it does not tell by itself, so a test compares. */
export const RUNNER_MIGRATIONS = 19;

/** The application name of the runner's connections, which distinguishes them from those that serve requests. */
export const JOBS_APPLICATION = "livsresan-jobs";

const ignore = () => undefined;

const silent = new WorkerLogger(() => () => undefined);

/**
 * Adds a job; inside a transaction it exists only when that is committed.
 * @param payload JSON; stored until the job is done, so no secrets in it
 * @param options.queue jobs of one queue are done one after the other, in whichever process
 */
export async function addJob(
  db: Queryable,
  task: string,
  payload: object,
  options: { queue?: string } = {},
): Promise<void> {
  await db.query("SELECT graphile_worker.add_job($1, $2::json, queue_name => $3, max_attempts => 12)", [
    task,
    JSON.stringify(payload),
    options.queue ?? null,
  ]);
}

/**
 * Makes or updates the job runner's own tables.
 * @throws StartError when that cannot be done
 */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: silent }).catch(cannotRun);

/** Names of the job runner's own migrations that have not been run, in their order. */
export async function pendingJobMigrations(db: Queryable): Promise<string[]> {
  const names = Array.from(
    { length: RUNNER_MIGRATIONS },
    (_, index) => `graphile-worker ${String(index + 1).padStart(6, "0")}`,
  );
  const [found] = (await db.query("SELECT to_regclass('graphile_worker.migrations') AS name")) as { name: unknown }[];
  if (!found?.name) return names;
  const [last] = (await db.query("SELECT max(id) AS id FROM graphile_worker.migrations")) as { id: number | null }[];
  return names.slice(last?.id ?? 0);
}

function cannotRun(error: Error): never {
  const [reason] = error.message.split("\n");
  throw new StartError(`The job runner could not start: ${reason}`);
}

/**
 * Tests each connection before handing it out. graphile-worker 0.17.3 does not await its write of a finished job, so a
 * connection that was cut while idle would end the process with an unhandled rejection.
 */
class CheckedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    return callback ? super.connect(callback) : this.checked(CONNECTIONS + 1);
  }

  /** @param left so many connections may turn out to be dead */
  private async checked(left: number): Promise<pg.PoolClient> {
    const client = await super.connect();
    try {
      await client.query("SELECT 1");
      return client;
    } catch (error) {
      client.release(true);
      if (left === 0) throw error;
      return this.checked(left - 1);
    }
  }
}

/**
 * Runs jobs in this process; jobs are claimed in PostgreSQL, so any number of processes may.
 * @param url postgres:// address
 * @throws StartError when it cannot be started
 */
export async function startJobs(url: string, tables: readonly JobTable[], log: Logger): Promise<RunningJobs> {
  const tasks: TaskList = {};
  for (const { tasks: own } of tables) {
    for (const [name, task] of Object.entries(own))
      tasks[name] = (payload, { job }) => traced(`job ${name}`, {}, () => task(payload as never, nameOf(job)));
  }
  const own = new URL(url);
  own.searchParams.set("application_name", JOBS_APPLICATION);
  const pool = new CheckedPool({ connectionString: own.href, max: CONNECTIONS + 1 });
  // The runner stops listening before the last connections have ended, and a connection that is cut
  // then would end the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => client.on("error", ignore));
  const events = new EventEmitter();
  const watch = releaseStaleJobs(own.href, events);
  const runner: Runner = await run({
    events,
    pgPool: pool,
    concurrency: CONNECTIONS,
    noHandleSignals: true,
    logger: silent,
    taskList: tasks,
    parsedCronItems: parseCronItems(
      tables.flatMap(({ schedule = {} }) => Object.entries(schedule).map(([task, match]) => ({ task, match }))),
    ),
  }).catch(async (error) => {
    await watch.stop();
    await pool.end();
    return cannotRun(error);
  });
  // No message: it may carry an address.
  runner.events.on("job:error", ({ job, error }) =>
    log.warn(
      { task: job.task_identifier, jobId: job.id, attempt: job.attempts, ...withoutMessage(error) },
      "job failed",
    ),
  );
  runner.events.on("pool:listen:error", () => undefined);
  let isFailing = false;
  // Workers ask at once, and hear in any order: an answer says something only when it was asked for after the change.
  const asked = new Map<unknown, number>();
  let moment = 0;
  let changed = 0;
  const isNews = (worker: unknown) => (asked.get(worker) ?? 0) > changed;
  const change = (failing: boolean) => {
    isFailing = failing;
    changed = ++moment;
  };
  runner.events.on("worker:getJob:start", ({ worker }) => asked.set(worker, ++moment));
  runner.events.on("worker:getJob:error", ({ worker, error }) => {
    if (!isNews(worker)) return;
    if (!isFailing) log.error(withoutMessage(error), "cannot fetch jobs");
    change(true);
  });
  for (const success of ["worker:getJob:empty", "job:start"] as const) {
    runner.events.on(success, ({ worker }) => {
      if (isFailing && isNews(worker)) change(false);
    });
  }
  let hasEnded = false;
  let isWanted = true;
  const ended = (error?: unknown) => {
    hasEnded = true;
    if (isWanted) log.fatal(withoutMessage(error), "job runner stopped; restart the process");
  };
  runner.promise.then(() => ended(), ended);
  return {
    isRunning: () => !hasEnded && !isFailing,
    async stop() {
      isWanted = false;
      try {
        if (!hasEnded) await runner.stop();
      } finally {
        await watch.stop();
        await pool.end();
      }
    },
  };
}

/** A new database restarts the numbering, so the time is part of a job's name. */
const nameOf = ({ id, created_at }: Job): string => `${id}-${new Date(created_at).getTime()}`;
