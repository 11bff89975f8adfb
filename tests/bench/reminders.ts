// How long it takes to find the reminders that are due among a million, and what two processes that send them leave of
// the rate of lists.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { readConfig } from "../../server/config.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { REMINDERS_AT_ONCE, takeDue } from "../../server/features/reminders/sendReminders.ts";
import { addJob } from "../../server/platform/jobs/jobs.ts";
import { answering } from "./answering.mjs";
import { median, row } from "./site.ts";

const DEVICES = 1_000_000;
const [FEW, MANY] = [10_000, 100_000];
/** What finding them may take with many due, as a multiple of that with few. */
const GOAL = 3;
const ROUNDS = 15;
/** What lists keep of their rate while reminders are sent. */
const KEPT = 0.8;
const PORTS = [3_311, 3_312];
/** Seconds of one rate. */
const SECONDS = 10;
/** Rates with and without sending, in turn. */
const TURNS = 3;
const LIST = { query: "{ products(area: TESTS, first: 24) { nodes { id name } } }" };
/** A browser's key and secret, which are the same for all: what encrypting takes depends on neither. */
const P256DH = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM";
const SECRET = "tBHItJI5svbpez7KI4CCXg";

/** Puts so many guests' devices into the table, of which none is due. */
const fill = (db: DataSource, origin: string): Promise<unknown> =>
  db.query(
    `INSERT INTO reminder_device (id, hash, endpoint, p256dh, secret, zone, label, settings, due_at, next_at, due_times)
     SELECT gen_random_uuid(), 'bench ' || n, $1 || '/' || n, $2, $3, 'Europe/Stockholm', 'Chrome på Linux', $4,
       now() + interval '1 day', now() + interval '1 day', '{evening}'
     FROM generate_series(1, $5) n`,
    [
      origin,
      P256DH,
      SECRET,
      {
        times: { morning: null, afternoon: null, evening: "19:00", night: null, none: null },
        quietFrom: null,
        quietUntil: null,
        namesSteps: false,
      },
      DEVICES,
    ],
  );

/** Makes so many of them due. */
async function makeDue(db: DataSource, count: number): Promise<void> {
  await db.query(
    `UPDATE reminder_device SET due_at = now() - interval '1 minute', next_at = now() - interval '1 minute'
     WHERE id IN (SELECT id FROM reminder_device WHERE next_at > now() LIMIT $1)`,
    [count],
  );
  await db.query("VACUUM ANALYZE reminder_device");
}

/** Milliseconds in which one statement takes a batch, of those that are due now; it is given back each time. */
async function timeOfTaking(db: DataSource): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const runner = db.createQueryRunner();
    await runner.startTransaction();
    const start = performance.now();
    const { length } = await takeDue(runner.manager, REMINDERS_AT_ONCE);
    times.push(performance.now() - start);
    await runner.rollbackTransaction();
    await runner.release();
    if (length !== REMINDERS_AT_ONCE) throw new Error(`${length} were due`);
  }
  await db.query("VACUUM reminder_device");
  return median(times);
}

/** Runs two servers over the database that send to a push service, and ends them after the work. */
async function withSites(pushService: string, work: (origin: string) => Promise<void>): Promise<void> {
  const sites: ChildProcess[] = [];
  const origins = PORTS.map((port) => `http://localhost:${port}`);
  try {
    for (const [place, port] of PORTS.entries()) {
      const env = { ...process.env, PORT: String(port), PUSH_SERVICES: pushService };
      sites.push(fork("server/cli/start.mjs", [], { env, stdio: ["ignore", "ignore", "inherit", "ipc"] }));
      // One by one: the first may have to build.
      await answering(`${origins[place]}/readyz`);
    }
    await work(origins[0] as string);
  } finally {
    const ended = sites.map((site) => site.exitCode ?? site.signalCode ?? once(site, "exit"));
    for (const site of sites) site.kill("SIGTERM");
    await Promise.all(ended);
  }
}

/** Lists that a server answers in a second to four who ask again and again. */
async function rateOfLists(origin: string): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(LIST) };
  let answered = 0;
  const askAgain = async () => {
    while (performance.now() < until) {
      const response = await fetch(`${origin}/graphql`, request);
      const { errors } = (await response.json()) as { errors?: unknown };
      if (!response.ok || errors) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, askAgain));
  return answered / SECONDS;
}

/** Sends the lines of a table to the parent. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureReminders(_: string[], env = process.env): Promise<void> {
  const db = await createDataSource(readConfig(env).databaseUrl as string).initialize();
  let received = 0;
  const service = createServer((request, response) => {
    received += 1;
    request.resume().on("end", () => response.writeHead(201).end());
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  let lines: string[] = [];
  try {
    await fill(db, origin);
    await makeDue(db, FEW);
    const few = await timeOfTaking(db);
    await makeDue(db, MANY - FEW);
    const many = await timeOfTaking(db);
    const postpone = () =>
      db.query(
        "UPDATE reminder_device SET due_at = now() + interval '1 day', next_at = now() + interval '1 day' WHERE next_at < now() + interval '1 hour'",
      );
    await postpone();
    const quiet: number[] = [];
    const busy: number[] = [];
    const sent: number[] = [];
    await withSites(origin, async (site) => {
      await rateOfLists(site);
      for (let round = 0; round < TURNS; round += 1) {
        quiet.push(await rateOfLists(site));
        await makeDue(db, MANY);
        // One for each process.
        for (const _ of PORTS) await addJob(db, "sendReminders", {});
        const before = received;
        while (received === before) await setTimeout(100);
        const [first, start] = [received, performance.now()];
        busy.push(await rateOfLists(site));
        sent.push((received - first) / ((performance.now() - start) / 1_000));
        await postpone();
        for (let last = -1; last !== received; await setTimeout(1_000)) last = received;
      }
    });
    const kept = median(busy.map((rate, round) => rate / (quiet[round] as number)));
    const seconds = MANY / median(sent);
    lines = [
      "| Reminders among a million devices | Measured | Ratio | Goal | |",
      "|---|---:|---:|---:|---|",
      row(
        [
          `${REMINDERS_AT_ONCE} taken by one statement, ${MANY} due ÷ ${FEW}`,
          `${many.toFixed(1)} ÷ ${few.toFixed(1)} ms`,
          (many / few).toFixed(2),
        ],
        `≤ ${GOAL}`,
        many <= GOAL * few,
      ),
      row(
        ["Sent by two processes in a second", `${Math.round(median(sent))}; ${MANY} in ${Math.round(seconds)} s`, "–"],
        "within the hour",
        seconds < 3_600,
      ),
      row(
        [
          "Lists meanwhile ÷ lists alone",
          `${Math.round(median(busy))} ÷ ${Math.round(median(quiet))} a second`,
          kept.toFixed(2),
        ],
        `≥ ${KEPT}`,
        kept >= KEPT,
      ),
    ];
  } finally {
    await db.query("DELETE FROM reminder_device WHERE hash LIKE 'bench %'");
    service.closeAllConnections();
    service.close();
    await db.destroy();
  }
  process.send?.(lines);
}
