import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { isDatabaseGone } from "../errors.ts";
import { poolOptions, type RequestConnections } from "./dataSource.ts";
import { isWithin, ReplicaLag, type WalPosition, walPosition } from "./replicaLag.ts";
import { createSql, type Sql } from "./sql.ts";

/** Interval and timeout of lag measurements. */
const LOOK_MS = 1_000;
const ANSWER_MS = 2_000;

/** Intervals of polling for a change that was announced: short at first, then longer. */
const CATCH_UP_MS = [5, 10, 20, 50, 100, 250];

/** Position and identity of a server. */
const POSITION = `
  SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END)::text AS position,
    pg_is_in_recovery() AS "isReplica", pg_postmaster_start_time()::text AS server`;

interface Server {
  position: WalPosition;
  isReplica: boolean;
  server: string;
}

/** Which server answered a public read. */
export type ReadFrom = "primary" | "replica";

/**
 * A second database that follows the first, for what is the same for everybody. It is used while it is at most so many
 * seconds behind; and from the moment that a change is heard of until it has that change, the first one is asked, so that
 * nothing is cached that is older than what was heard.
 */
export class ReadReplica {
  private readonly sql: Sql & { close(): Promise<void> };
  private readonly pool: pg.Pool;
  private readonly looks: { primary: pg.Pool; replica: pg.Pool };
  private readonly lag = new ReplicaLag();
  /** Statements under way at the replica, which are asked elsewhere when it is left out. */
  private readonly pending = new Set<(reason: Error) => void>();
  private readonly stopping = new AbortController();
  private readonly watching: Promise<void>;
  private answers = false;
  /** Whether its absence has been logged, once for each time. */
  private isMissed = false;
  private hasChanges = true;
  private notices = 0;
  private isCatchingUp = false;
  /** Public reads that each server has answered. */
  readonly reads: Record<ReadFrom, number> = { primary: 0, replica: 0 };

  /**
   * @param options.url the replica
   * @param options.primaryUrl the database that it follows
   * @param options.requests for its connections
   * @param options.maxLag seconds that it may be behind
   */
  constructor(
    private readonly options: {
      url: string;
      primaryUrl: string;
      requests: RequestConnections;
      maxLag: number;
      log: Logger;
    },
  ) {
    const { url, primaryUrl, requests } = options;
    this.pool = poolAt(url, poolOptions(requests));
    this.sql = createSql(this.pool);
    const look = { max: 1, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, allowExitOnIdle: true };
    this.looks = { primary: poolAt(primaryUrl, look), replica: poolAt(url, { ...poolOptions(requests), ...look }) };
    this.watching = this.watch();
  }

  /** True while public reads go to the replica. */
  get isUsed(): boolean {
    return this.answers && this.hasChanges;
  }

  /** Seconds that the replica is behind, as far as is known. */
  get lagSeconds(): number {
    return this.lag.seconds;
  }

  /**
   * Call on every notice of a change, before any cache hears of it.
   * @param isListening whether changes are heard; nothing is cached otherwise, so that the replica need not have them
   */
  changed(isListening: boolean): void {
    this.notices++;
    this.hasChanges = !isListening;
    if (isListening) void this.catchUp();
  }

  /** Statements that go to the replica while it is used, one by one, and to the primary otherwise. */
  beside(primary: Sql): Sql {
    const routed =
      (kind: keyof Sql): Sql["preparedQuery"] =>
      async (text, values) => {
        if (this.isUsed) {
          try {
            const rows = await this.unlessLeftOut(this.sql[kind](text, values));
            this.reads.replica++;
            return rows as never;
          } catch (error) {
            if (!isDatabaseGone(error)) throw error;
            this.leaveOut(error);
          }
        }
        this.reads.primary++;
        return primary[kind](text, values);
      };
    return { preparedQuery: routed("preparedQuery"), query: routed("query"), boundedQuery: routed("boundedQuery") };
  }

  /** Closes its connections. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await Promise.all([this.looks.primary, this.looks.replica, this.pool, this.sql].map((part) => endOf(part)));
  }

  private unlessLeftOut<Rows>(rows: Promise<Rows>): Promise<Rows> {
    return new Promise((done, failed) => {
      this.pending.add(failed);
      rows.then(done, failed).finally(() => this.pending.delete(failed));
    });
  }

  private leaveOut(reason: unknown): void {
    if (!this.isMissed) this.options.log.warn({ reason: String(reason) }, "read replica disabled");
    this.isMissed = true;
    this.answers = false;
    const gone = Object.assign(new Error("read replica was disabled"), { code: "08006" });
    for (const fail of this.pending) fail(gone);
  }

  private async watch(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.look();
      await this.wait(LOOK_MS);
    }
  }

  private async look(): Promise<void> {
    const asked = performance.now();
    const [primary, replica] = await Promise.all([ask(this.looks.primary), ask(this.looks.replica)]);
    if (this.stopping.signal.aborted) return;
    if (primary instanceof Error === false) this.lag.add(primary, asked);
    if (replica instanceof Error) return this.leaveOut(replica);
    this.lag.measure(replica.position);
    // One that was promoted while the primary lives goes ways of its own.
    const isStranger = !replica.isReplica && primary instanceof Error === false && primary.server !== replica.server;
    if (isStranger) return this.leaveOut("it follows nobody");
    if (this.lag.seconds > this.options.maxLag) return this.leaveOut(`it is ${this.lag.seconds} seconds behind`);
    if (this.isMissed) this.options.log.warn("read replica re-enabled");
    this.isMissed = false;
    this.answers = true;
  }

  /** Waits until the replica has everything that was heard of. */
  private async catchUp(): Promise<void> {
    if (this.isCatchingUp) return;
    this.isCatchingUp = true;
    while (!this.hasChanges && !this.stopping.signal.aborted) {
      const { notices } = this;
      const primary = await ask(this.looks.primary);
      const isThere = primary instanceof Error === false && (await this.reaches(primary.position, notices));
      if (isThere && notices === this.notices) this.hasChanges = true;
      else if (notices === this.notices) await this.wait(CATCH_UP_MS.at(-1) ?? 0);
    }
    this.isCatchingUp = false;
  }

  /** Waits until the replica is at a position; false when that is unknown, or another change came meanwhile. */
  private async reaches(position: WalPosition, notices: number): Promise<boolean> {
    for (let tries = 0; notices === this.notices && !this.stopping.signal.aborted; tries++) {
      const replica = await ask(this.looks.replica);
      if (replica instanceof Error) return false;
      if (isWithin(position, replica.position)) return true;
      await this.wait(CATCH_UP_MS[Math.min(tries, CATCH_UP_MS.length - 1)] ?? 0);
    }
    return false;
  }

  private async wait(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
  }
}

function poolAt(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, connectionString: url });
  pool.on("error", () => undefined);
  return pool;
}

async function ask(pool: pg.Pool): Promise<Server | Error> {
  try {
    const { rows } = await pool.query(POSITION);
    const [{ position, isReplica, server }] = rows;
    return { position: walPosition(position), isReplica, server };
  } catch (error) {
    return error as Error;
  }
}

const endOf = (part: pg.Pool | { close(): Promise<void> }): Promise<void> =>
  ("close" in part ? part.close() : part.end()).catch(() => undefined);
