import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

/** Channel that the catalogue's triggers notify, once a statement that changed something. */
const CATALOGUE_CHANNEL = "catalogue_changed";

/**
 * Listens for catalogue changes on a connection of its own, reconnecting for as long as it takes.
 * @param url postgres:// address
 * @param onChange called for every change, and whenever listening begins or is lost; its argument
 *   says whether changes are heard: what was remembered must not be used otherwise
 */
export function listenForChanges(
  url: string,
  onChange: (isListening: boolean) => void,
  log: Logger,
): { stop(): Promise<void> } {
  let stopped = false;
  let listening = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 5_000)) {
      client = new pg.Client({ connectionString: url, keepAlive: true });
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      client.on("error", () => undefined);
      client.on("notification", () => onChange(true));
      try {
        await client.connect();
        await client.query(`LISTEN ${CATALOGUE_CHANNEL}`);
        listening = true;
        onChange(true);
        wait = 100;
        await ended;
      } catch (error) {
        log.debug({ err: error }, "not listening for catalogue changes yet");
        await client.end().catch(() => undefined);
      }
      if (listening) {
        listening = false;
        onChange(false);
      }
      if (!stopped) await sleep(wait, undefined, { ref: false });
    }
  }
  const running = listen();

  return {
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
      await Promise.race([running, sleep(200)]);
    },
  };
}
