import { afterEach, expect, it, vi } from "vitest";
import { wallClock } from "../../schema/rules/reminders/nextReminder.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { PushSender } from "../../server/features/reminders/pushSender.ts";
import { sendDue } from "../../server/features/reminders/sendReminders.ts";
import { readOrCreateVapidKeys } from "../../server/features/reminders/vapidKeys.ts";
import { aMember, change, codesOf, startAccounts } from "../support/accounts.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { aStep, create } from "../support/protocolGraph.ts";
import { aSubscription, startPushService } from "../support/reminders.ts";

const ZONE = "Europe/Stockholm";
const MINUTE_MS = 60_000;
/** A leap year. */
const [FIRST, AFTER] = ["2028-01-01", "2029-01-01"];
/** Days of rest. */
const [REST_FROM, REST_UNTIL] = ["2028-07-03", "2028-07-16"];
/** Nobody sends from 07:00 until then: on the one day a reminder is late by less than its window, on the other by more. */
const DOWN = { "2028-04-04": "08:10", "2028-04-05": "09:00" } as const;

const service = await startPushService();
onTestTeardown(() => service.stop());
const api = await startAccounts({ PUSH_SERVICES: service.origin });

afterEach(() => void vi.useRealTimers());

/** The database by a clock that the test sets: `now()` is found in another schema before PostgreSQL's own. */
async function databaseWithClock() {
  await api.db.query(`CREATE SCHEMA moved`);
  await api.db.query(`CREATE TABLE moved.clock (at timestamptz NOT NULL)`);
  await api.db.query(`INSERT INTO moved.clock VALUES (now())`);
  await api.db.query(
    `CREATE FUNCTION moved.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM moved.clock'`,
  );
  const url = new URL(api.databaseUrl);
  url.searchParams.set("options", "-c search_path=moved,public,pg_catalog");
  const db = await createDataSource(url.href).initialize();
  onTestTeardown(() => db.destroy());
  const setClock = async (at: Date) => {
    vi.setSystemTime(at);
    await db.query("UPDATE moved.clock SET at = $1", [at]);
  };
  return { db, setClock };
}

it("a year is lived through, with a leap day, both nights of the clock, a rest and two failures: each once, at its time", async () => {
  const { db, setClock } = await databaseWithClock();
  const folder = await makeDataFolder();
  onTestTeardown(() => removeDataFolder(folder));
  const push = new PushSender({
    keys: await readOrCreateVapidKeys(folder),
    services: [service.origin],
    subject: () => "mailto:kontakt@exempel.se",
  });
  onTestTeardown(() => push.close());
  const member = await aMember(api);
  await create(member, { steps: [aStep({ timeOfDay: "MORNING" }), aStep({ title: "Mörkt", timeOfDay: "NIGHT" })] });
  const device = aSubscription(service.origin);
  const input = { ...device, zone: ZONE, morning: "07:30", night: "02:30" };
  expect(codesOf(await change(member.browser, "subscribeToReminders", { input }))).toEqual([]);
  // Stands for the visits of a year.
  await db.query("UPDATE session SET expires_at = '2030-01-01'");
  await db.query(
    "INSERT INTO journey_pause (user_id, from_day, until_day) SELECT id, $1, $2 FROM users WHERE email = $3",
    [REST_FROM, REST_UNTIL, member.person.email],
  );

  vi.useFakeTimers({ toFake: ["Date"] });
  const send = () => sendDue({ db, push, count: () => undefined }, async () => undefined);
  const nextAt = async (): Promise<Date> =>
    (await db.query("SELECT next_at FROM reminder_device WHERE endpoint = $1", [device.endpoint]))[0].next_at;
  await setClock(new Date(`${FIRST}T00:00:00+01:00`));
  // What was due before is too late.
  await db.query("UPDATE reminder_device SET due_at = now(), next_at = now(), due_times = '{}'");
  await send();
  service.pushed.length = 0;

  for (let at = await nextAt(); wallClock(at, ZONE).day < AFTER; at = await nextAt()) {
    const { day } = wallClock(at, ZONE);
    const up = DOWN[day as keyof typeof DOWN];
    const isDown = up !== undefined && wallClock(at, ZONE).time >= "07:00";
    await setClock(isDown ? new Date(`${day}T${up}:00+02:00`) : at);
    await send();
    // A minute later there is nothing more.
    const count = service.pushed.length;
    await setClock(new Date(Date.now() + MINUTE_MS));
    await send();
    expect(service.pushed).toHaveLength(count);
  }

  const came = service.to(device).map(({ at }) => {
    const { day, time } = wallClock(new Date(at), ZONE);
    return `${day} ${time}`;
  });
  const days = Array.from({ length: 366 }, (_, ahead) => addDays(FIRST, ahead));
  const expected = days
    .filter((day) => day < REST_FROM || day > REST_UNTIL)
    // 02:30 is left out of the clock on 26 March, and comes twice on 29 October.
    .flatMap((day) => [
      `${day} ${day === "2028-03-26" ? "03:30" : "02:30"}`,
      ...(day === "2028-04-05" ? [] : [`${day} ${DOWN[day as keyof typeof DOWN] ?? "07:30"}`]),
    ]);
  expect(days).toContain("2028-02-29");
  expect(came).toEqual(expected);
  const inOctober = service.to(device).filter(({ at }) => new Date(at).toISOString().startsWith("2028-10-29T0"));
  expect(inOctober.map(({ at }) => new Date(at).toISOString())).toEqual([
    "2028-10-29T00:30:00.000Z",
    "2028-10-29T06:30:00.000Z",
  ]);
});
