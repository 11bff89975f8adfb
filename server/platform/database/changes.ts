import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { StartError } from "../../config.ts";
import type { PublicArea, PublicTables } from "./publicTables.ts";

/**
 * Channel that the triggers of public tables notify with the table's name, once a statement that changed something.
 * Its name, of the first of them, is unchanged so that servers of earlier versions still listen to it.
 */
const CHANNEL = "catalogue_changed";

/** A notice takes a moment; so long on a busy machine. */
const NOTICE_MS = 5_000;

/**
 * Makes sure that notices are heard: a pooler that lends a connection for one transaction at a time takes LISTEN and
 * says nothing.
 * @param url postgres:// address
 * @throws StartError when they are not
 */
export async function assertHearsNotices(url: string): Promise<void> {
  const channel = `probe_${randomBytes(8).toString("hex")}`;
  const [listener, sender] = [0, 1].map(() => new pg.Client({ connectionString: url })) as [pg.Client, pg.Client];
  try {
    for (const client of [listener, sender]) {
      client.on("error", () => undefined);
      await client.connect();
    }
    const heard = new Promise<true>((hear) => listener.once("notification", () => hear(true)));
    await listener.query(`LISTEN ${channel}`);
    await sender.query(`NOTIFY ${channel}`);
    if (await Promise.race([heard, sleep(NOTICE_MS, false, { ref: false })])) return;
  } finally {
    await Promise.all([listener, sender].map((client) => client.end().catch(() => undefined)));
  }
  throw new StartError(
    "LISTEN/NOTIFY does not work: DATABASE_URL points to a pooler in transaction mode; set DATABASE_DIRECT_URL to PostgreSQL itself",
  );
}

/**
 * Listens for changes of public content on a connection of its own, reconnecting for as long as it takes.
 * @param url postgres:// address
 * @param tables which tables belong to which area
 * @param onChange called for every change with the areas that it concerns, and with all of them whenever
 *   listening begins or is lost; `isListening` says whether changes are heard: what was remembered must not be
 *   used otherwise
 * @returns `heard` waits until `onChange` was called for all that was committed before: PostgreSQL sends a connection
 *   its notices before it answers the next statement on it
 */
export function listenForChanges(
  url: string,
  tables: PublicTables,
  onChange: (areas: readonly PublicArea[], isListening: boolean) => void,
  log: Logger,
): { heard(): Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  let listening = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5_000)) {
      client = new pg.Client({ connectionString: url, keepAlive: true });
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      client.on("error", () => undefined);
      client.on("notification", ({ payload }) => onChange(tables.areasOfTable(payload ?? ""), true));
      try {
        await client.connect();
        await client.query(`LISTEN ${CHANNEL}`);
        listening = true;
        onChange(tables.areas, true);
        wait = 100;
        await ended;
      } catch (error) {
        log.debug({ err: error }, "cannot listen for changes of public content yet; retrying");
        await client.end().catch(() => undefined);
      }
      if (listening) {
        listening = false;
        onChange(tables.areas, false);
      }
      if (!stopped) await sleep(wait, undefined, { ref: false });
    }
  }
  const running = listen();

  return {
    async heard() {
      // A connection that breaks says so to `onChange` itself.
      const answered = listening && client?.query("SELECT").catch(() => undefined);
      await Promise.race([answered, sleep(NOTICE_MS, undefined, { ref: false })]);
    },
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
      await Promise.race([running, sleep(200)]);
    },
  };
}
