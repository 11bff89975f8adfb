import { setTimeout as sleep } from "node:timers/promises";
import type { WorkerEvents } from "graphile-worker";
import pg from "pg";

/** Interval of the check for dead processes, and the age of a job from which its process is checked. */
const POLL_MS = 15_000;
const GRACE_SECONDS = 10;

/** Names our advisory locks among others'. */
const LOCKS = 0x6c6a6f62;

const ACQUIRE_LOCKS = `SELECT pg_try_advisory_lock(${LOCKS}, hashtext(id)) FROM unnest($1::text[]) AS id`;

/** Unlocks jobs whose worker pool no longer holds its advisory lock. */
const RELEASE_STALE = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT job.locked_by)) FROM graphile_worker._private_jobs job
  WHERE job.locked_at < now() - interval '${GRACE_SECONDS} seconds' AND NOT EXISTS (
    SELECT 1 FROM pg_locks held JOIN pg_database here ON here.oid = held.database AND here.datname = current_database()
    WHERE held.locktype = 'advisory' AND held.granted AND held.classid = ${LOCKS}
      AND held.objid::bigint = hashtext(job.locked_by)::bigint & 4294967295)
  HAVING count(*) > 0`;

/**
 * Gives back what workers held whose process died: the runner itself would leave it for four hours.
 * A process vouches for its pool of workers with a lock of a connection, which ends with it.
 * @param url postgres:// address
 * @param events of this process's runner, which has not begun yet
 */
export function releaseStaleJobs(url: string, events: WorkerEvents): { stop(): Promise<void> } {
  const pools: string[] = [];
  let stopped = false;
  let isConnected = false;
  let client: pg.Client | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const ignore = () => undefined;
  // One after the other, as a connection wants it.
  const ask = (text: string, values?: unknown[]): void => {
    last = last.then(() => client?.query(text, values)).catch(ignore);
  };

  // Jobs are held in the name of the pool, whichever of its workers does them.
  events.on("pool:create", ({ workerPool: { id } }) => {
    pools.push(id);
    if (isConnected) ask(ACQUIRE_LOCKS, [[id]]);
  });

  async function watch(): Promise<void> {
    while (!stopped) {
      client = new pg.Client({ connectionString: url, keepAlive: true });
      client.on("error", ignore);
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      let look: NodeJS.Timeout | undefined;
      try {
        await client.connect();
        isConnected = true;
        ask(ACQUIRE_LOCKS, [pools]);
        ask(RELEASE_STALE);
        look = setInterval(() => ask(RELEASE_STALE), POLL_MS);
        await ended;
      } catch {
        await client.end().catch(ignore);
      }
      isConnected = false;
      clearInterval(look);
      if (!stopped) await sleep(500, undefined, { ref: false });
    }
  }
  const watching = watch();

  return {
    async stop() {
      stopped = true;
      await client?.end().catch(ignore);
      await Promise.race([watching, sleep(200)]);
    },
  };
}
