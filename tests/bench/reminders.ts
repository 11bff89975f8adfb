// How long it takes to find the reminders that are due among a million, and how many a process sends in a second.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { DataSource } from "typeorm";
import webPush from "web-push";
import { readConfig } from "../../server/config.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { PushSender } from "../../server/features/reminders/pushSender.ts";
import { REMINDERS_AT_ONCE, sendDue, takeDue } from "../../server/features/reminders/sendReminders.ts";
import { median, row } from "./site.ts";

const DEVICES = 1_000_000;
const [FEW, MANY] = [10_000, 100_000];
/** What finding them may take with many due, as a multiple of that with few. */
const GOAL = 3;
const ROUNDS = 15;
/** Enough for a rate. */
const SENT = 6_000;
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

/** Sends the lines of a table to the parent. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureReminders(_: string[], env = process.env): Promise<void> {
  const db = await createDataSource(readConfig(env).databaseUrl as string).initialize();
  let received = 0;
  const service = createServer((request, response) => {
    received += 1;
    request.resume().on("end", () => response.writeHead(201).end());
  }).listen(0, "127.0.0.1");
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const push = new PushSender({
    keys: webPush.generateVAPIDKeys(),
    subject: () => "mailto:bench@livsresan.example",
    services: [origin],
  });
  try {
    await fill(db, origin);
    await makeDue(db, FEW);
    const few = await timeOfTaking(db);
    await makeDue(db, MANY - FEW);
    const many = await timeOfTaking(db);
    const start = performance.now();
    while (received < SENT) await sendDue({ db, push, count() {} }, async () => undefined);
    const rate = received / ((performance.now() - start) / 1_000);
    process.send?.([
      "| Reminders among a million devices | Time | Ratio | Goal | |",
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
        [
          `Sent by one process, in a second`,
          `${Math.round(rate)}; ${MANY} by two in ${Math.round(MANY / rate / 2)} s`,
          "–",
        ],
        "within the hour",
        MANY / rate / 2 < 3_600,
      ),
    ]);
  } finally {
    await db.query("DELETE FROM reminder_device WHERE hash LIKE 'bench %'");
    await push.close();
    service.close();
    await db.destroy();
  }
}
