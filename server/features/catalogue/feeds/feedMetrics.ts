import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Sql } from "../../../platform/database/sql.ts";

/** What became of the rows of a run, and of products that it did not have. */
const OUTCOMES = ["created", "changed", "unchanged", "refused", "missing", "hidden"] as const;

/** The same figures are given for so long: several ask, and nothing changes quickly. */
const KEPT_MS = 10_000;
/** Nobody waits longer for the database before they hear of the process. */
const WAIT_MS = 1_000;

type Row = { name: string; age: number } & Record<(typeof OUTCOMES)[number], number | null>;

/**
 * Says how old the last good run of each feed is that is on, and what that did. While the database is away there are no
 * such figures, and the others are given all the same.
 */
export function countFeeds(registry: Registry, sql: Pick<Sql, "preparedQuery">): void {
  let read: { at: number; rows: Promise<Row[]> } | undefined;
  const rows = (): Promise<Row[]> => {
    if (!read || Date.now() - read.at > KEPT_MS) {
      const late = sleep(WAIT_MS, [], { ref: false });
      read = { at: Date.now(), rows: Promise.race([readFigures(sql).catch(() => []), late]) };
    }
    return read.rows;
  };
  new Gauge({
    name: "product_feed_age_seconds",
    help: "Seconds since the last good run of a feed of products that is on, or since it was made when there was none.",
    labelNames: ["feed"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, age } of await rows()) this.set({ feed: name }, age);
    },
  });
  new Gauge({
    name: "product_feed_rows",
    help: "Rows of the last good run of a feed of products that is on, by what became of them.",
    labelNames: ["feed", "outcome"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const row of await rows())
        for (const outcome of OUTCOMES) if (row[outcome] !== null) this.set({ feed: row.name, outcome }, row[outcome]);
    },
  });
}

const readFigures = (sql: Pick<Sql, "preparedQuery">): Promise<Row[]> =>
  sql.preparedQuery<Row>(
    `SELECT f.name, extract(epoch FROM now() - coalesce(f.succeeded_at, f.created_at))::float8 AS age,
       ${OUTCOMES.map((outcome) => `r.${outcome}`).join(", ")}
     FROM product_feed f LEFT JOIN LATERAL (
       SELECT * FROM product_feed_run WHERE feed_id = f.id AND state = 'DONE' ORDER BY id DESC LIMIT 1) r ON true
     WHERE f.is_on`,
    [],
  );
