import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Day, dayOf } from "../../../../schema/rules/words/days.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { AffiliateLinkKind } from "./affiliateLinks.ts";

/** Counted clicks wait so long for others, to be written together. */
const BATCH_MS = 2_000;

/** Tries to write what is left when the process ends, and how far apart they are. */
const LAST_TRIES = 5;
const LAST_PAUSE_MS = 300;

interface Count {
  day: Day;
  kind: AffiliateLinkKind;
  targetId: number;
  page: string;
  clicks: number;
}

const keyOf = ({ day, kind, targetId, page }: Count): string =>
  `${day} ${kind} ${String(targetId).padStart(10, "0")} ${page}`;

/**
 * Counts clicks in the process and adds them to the database in batches, so that no visitor
 * waits for it. What could not be written is counted and tried again; stopping writes the rest.
 */
export class AffiliateCounter {
  private waiting = new Map<string, Count>();
  private writing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly sql: Sql,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), BATCH_MS).unref();
  }

  /** Counts a click of this moment; it is written later. */
  count(kind: AffiliateLinkKind, targetId: number, page: string): void {
    this.add({ day: dayOf(new Date()), kind, targetId, page, clicks: 1 });
  }

  /** Writes what waits; whether it succeeded is to be seen in what waits then. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** Writes the rest; to be called when nothing is counted any more and the database is still there. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (let tries = 0; tries < LAST_TRIES; tries++) {
      await this.flush();
      if (this.waiting.size === 0) return;
      await sleep(LAST_PAUSE_MS);
    }
    this.log.error({ counts: [...this.waiting.values()] }, "click counts lost at shutdown: database write failed");
  }

  private add(count: Count): void {
    const known = this.waiting.get(keyOf(count));
    if (known) known.clicks += count.clicks;
    else this.waiting.set(keyOf(count), count);
  }

  private async write(): Promise<void> {
    if (this.waiting.size === 0) return;
    // In one order in every process, so that two that write at once do not wait for each other in a ring.
    const batch = [...this.waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.waiting = new Map();
    try {
      await this.sql.preparedQuery(
        `INSERT INTO affiliate_click_count AS counted (day, kind, target_id, page, clicks)
         SELECT * FROM unnest($1::date[], $2::text[], $3::int[], $4::text[], $5::int[])
         ON CONFLICT (day, kind, target_id, page) DO UPDATE SET clicks = counted.clicks + excluded.clicks`,
        [
          batch.map(({ day }) => day),
          batch.map(({ kind }) => kind),
          batch.map(({ targetId }) => targetId),
          batch.map(({ page }) => page),
          batch.map(({ clicks }) => clicks),
        ],
      );
    } catch (error) {
      for (const count of batch) this.add(count);
      this.log.warn({ code: (error as { code?: string }).code }, "click counts buffered: database write failed");
    }
  }
}
