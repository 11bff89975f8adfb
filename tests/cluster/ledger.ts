import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { anAccount, ask, run, signIn } from "./visitor.ts";

const DAYS = 360;
/** Of each day, so that no run comes to the end of what there is to tick. */
const STEPS = 40;
const CREATE = `mutation ($input: CreateProtocolInput!) {
  createProtocol(input: $input) { protocol { id } errors { code } } }`;
const TICK = `mutation ($input: CompleteItemInput!) {
  completeItem(input: $input) { item { isCompleted } errors { code } } }`;
const PAGES = ["/tester", "/", "/guider", "/kosttillskott", "/biohacking"];

/** What visitors did while something happened to the site. */
export interface Tally {
  requests: number;
  /** Requests without a good answer: an error, a refusal, a connection that was cut. */
  failed: number;
  /** How those ended, and how many of each. */
  endings: Record<string, number>;
  /** Writes that were acknowledged and are not there, or are there twice. */
  lost: number;
  /** The longest time between two acknowledged writes, in seconds. */
  away: number;
}

/** Somebody who ticks steps of a protocol, each once, and remembers what was acknowledged. */
export class Ledger {
  private readonly acknowledged = new Set<string>();
  private readonly todo: { itemKey: string; day: string }[] = [];

  private constructor(
    private readonly email: string,
    private readonly cookie: string,
    keys: readonly string[],
  ) {
    const today = dayOf(new Date());
    for (const itemKey of keys)
      for (let offset = 0; offset < DAYS; offset++) this.todo.push({ itemKey, day: addDays(today, -offset) });
  }

  /** Makes the account and its protocol. */
  static async open(origin: string, databaseUrl: string): Promise<Ledger> {
    const person = await anAccount(databaseUrl);
    const cookies = await signIn(origin, person);
    const keys = Array.from({ length: STEPS }, () => randomUUID());
    const steps = keys.map((key, place) => ({
      key,
      title: `Steg ${place}`,
      frequency: "DAILY",
      timeOfDay: "MORNING",
      category: "sleep",
    }));
    const input = { key: randomUUID(), name: "Lugn morgon", goal: "ENERGY", steps };
    const made = await ask(origin, CREATE, { input }, { cookie: cookies });
    if (!made.data?.createProtocol?.protocol) throw new Error(`createProtocol answered ${JSON.stringify(made)}`);
    await run(
      databaseUrl,
      "UPDATE user_active_protocols SET started_date = $1 WHERE user_id = (SELECT id FROM users WHERE email = $2)",
      [addDays(dayOf(new Date()), -DAYS), person.email],
    );
    return new Ledger(person.email, cookies, keys);
  }

  /** So many writes have been acknowledged in all. */
  get count(): number {
    return this.acknowledged.size;
  }

  /** Waits until visitors can write again; throws when they cannot after a minute. */
  async untilWritten(): Promise<void> {
    const before = this.count;
    for (const end = Date.now() + 60_000; this.count < before + 20; await sleep(100))
      if (Date.now() > end) throw new Error("nothing can be written any more");
  }

  /**
   * Ticks and reads pages, two visitors each, while something happens.
   * @param origin where they go
   * @param happen what happens; the visitors stop when it is over
   */
  async during(origin: string, happen: () => Promise<void>): Promise<Tally> {
    const tally: Tally = { requests: 0, failed: 0, lost: 0, away: 0, endings: {} };
    const fail = (ending: string) => {
      tally.failed++;
      tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
    };
    let isOver = false;
    let last = performance.now();
    const tick = async () => {
      while (!isOver) {
        const input = this.todo.pop();
        if (!input) throw new Error("there is nothing left to tick");
        tally.requests++;
        const answer = await ask(origin, TICK, { input }, { cookie: this.cookie }).catch(endingOf);
        if (typeof answer === "string") {
          fail(`write: ${answer}`);
        } else if (answer.data?.completeItem?.errors.length !== 0 || answer.codes.length > 0) {
          fail(`write: ${answer.codes[0] ?? answer.status}`);
        } else {
          this.acknowledged.add(`${input.itemKey} ${input.day}`);
          tally.away = Math.max(tally.away, (performance.now() - last) / 1_000);
          last = performance.now();
          await sleep(20);
          continue;
        }
        // As the site's own queue does: again, until it is acknowledged.
        this.todo.push(input);
        await sleep(100);
      }
    };
    const read = async (number: number) => {
      for (let turn = number; !isOver; turn++) {
        tally.requests++;
        const path = PAGES[turn % PAGES.length] ?? "/";
        const ending = await fetch(origin + path, { signal: AbortSignal.timeout(60_000) }).then(async (response) => {
          const isWhole = (await response.text()).includes("</html>");
          return response.ok && isWhole ? undefined : String(response.status);
        }, endingOf);
        if (ending) fail(`page: ${ending}`);
        await sleep(50);
      }
    };
    const visitors = Promise.all([tick(), tick(), read(0), read(2)]);
    // Told below, once what happens is over.
    visitors.catch(() => undefined);
    try {
      await happen();
    } finally {
      isOver = true;
    }
    await visitors;
    return tally;
  }

  /** How many acknowledged writes the database has not, or has twice. */
  async lostIn(databaseUrl: string): Promise<number> {
    const rows = await run<{ name: string; count: number }>(
      databaseUrl,
      `SELECT protocol_item_id || ' ' || completed_date AS name, count(*)::int AS count FROM user_protocol_progress
       WHERE user_id = (SELECT id FROM users WHERE email = $1) GROUP BY 1`,
      [this.email],
    );
    const found = new Map(rows.map(({ name, count }) => [name, count]));
    return [...this.acknowledged].filter((name) => found.get(name) !== 1).length;
  }
}

/** How a request ended that got no answer. */
function endingOf(error: Error & { cause?: { code?: string } }): string {
  return error.cause?.code ?? error.name;
}
