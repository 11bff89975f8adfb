import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** What the database tells every process. */
export interface ChangeListener {
  /** True while changes are heard; what was remembered must not be used otherwise. */
  readonly listening: boolean;
  stop(): Promise<void>;
}

/** Channel that the catalogue's triggers notify, once a statement that changed something. */
export const CATALOGUE_CHANNEL = "catalogue_changed";

/**
 * Listens for catalogue changes on a connection of its own, reconnecting for as long as it takes.
 * @param url postgres:// address
 * @param onChange called for every change, and whenever listening begins or is lost
 */
export function listenForChanges(url: string, onChange: () => void, log: Logger): ChangeListener {
  let stopped = false;
  let listening = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5_000)) {
      client = new pg.Client({ connectionString: url, keepAlive: true });
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      client.on("error", () => undefined);
      client.on("notification", onChange);
      try {
        await client.connect();
        await client.query(`LISTEN ${CATALOGUE_CHANNEL}`);
        listening = true;
        onChange();
        wait = 100;
        await ended;
      } catch (error) {
        log.debug({ err: error }, "not listening for catalogue changes yet");
        await client.end().catch(() => undefined);
      }
      if (listening) {
        listening = false;
        onChange();
      }
      if (!stopped) await sleep(wait, undefined, { ref: false });
    }
  }
  const running = listen();

  return {
    get listening() {
      return listening;
    },
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
      await Promise.race([running, sleep(200)]);
    },
  };
}
