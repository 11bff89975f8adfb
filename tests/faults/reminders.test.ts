import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "../../server/platform/auth/tokens.ts";
import { addJob } from "../../server/platform/jobs/jobs.ts";
import { eventually } from "../support/api.ts";
import { spawnServer } from "../support/apiProcess.ts";
import { createTestDatabase } from "../support/database.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { aSubscription, startPushService } from "../support/reminders.ts";

const DEVICES = 160;
/** So many are sent when the process dies: the first hundred are written down by then, the others are not. */
const SENT = 130;
const WRITTEN = 100;

it("a process that is killed in the middle of sending reminders lets some come once more, none thrice and none never", async () => {
  const service = await startPushService();
  onTestTeardown(() => service.stop());
  const { url, db } = await createTestDatabase();
  const env = { DATABASE_URL: url, SEED: "none", PUSH_SERVICES: service.origin, LOG_LEVEL: "fatal" };
  const devices = Array.from({ length: DEVICES }, () => aSubscription(service.origin));
  let taken = 0;
  service.answer = () => (++taken > SENT ? "never" : { status: 201 });

  const killed = spawnServer(env);
  await killed.origin;
  await db.query(
    `INSERT INTO reminder_device (id, hash, endpoint, p256dh, secret, zone, label, settings, due_at, next_at, due_times)
     SELECT g.id, g.hash, g.endpoint, g.p256dh, g.auth, 'Europe/Stockholm', 'Firefox på Android', $6,
       date_trunc('milliseconds', now()), now(), '{evening}'
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) AS g (id, hash, endpoint, p256dh, auth)`,
    [
      devices.map(() => randomUUID()),
      devices.map(({ deviceKey }) => sha256(deviceKey)),
      devices.map(({ endpoint }) => endpoint),
      devices.map(({ p256dh }) => p256dh),
      devices.map(({ auth }) => auth),
      {
        times: { morning: null, afternoon: null, evening: "20:00", night: null, none: null },
        quietFrom: null,
        quietUntil: null,
        namesSteps: false,
      },
    ],
  );
  await addJob(db, "sendReminders", {});
  const written = async () =>
    (await db.query("SELECT count(*)::int AS count FROM reminder_device WHERE due_at > now()"))[0].count;
  await expect
    .poll(async () => [service.pushed.length, await written()], { timeout: 60_000, interval: 50 })
    .toEqual([SENT, WRITTEN]);
  killed.child.kill("SIGKILL");
  expect(await killed.exit).toBe("SIGKILL");

  // The next process takes nothing of what the dead one has, until its time is over.
  service.answer = () => ({ status: 201 });
  const next = spawnServer(env);
  await next.origin;
  await addJob(db, "sendReminders", {});
  await eventually(
    async () => (await db.query("SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NULL")).length === 0,
  );
  expect(service.pushed).toHaveLength(SENT);
  await db.query("UPDATE reminder_device SET next_at = now() WHERE due_at < now()");
  await addJob(db, "sendReminders", {});
  await eventually(async () => (await written()) === DEVICES);

  const times = devices.map((device) => service.to(device).length);
  expect(times.filter((count) => count === 2)).toHaveLength(SENT - WRITTEN);
  expect(times.filter((count) => count === 1)).toHaveLength(DEVICES - (SENT - WRITTEN));
  expect(new Set(service.pushed.map(({ topic }) => topic))).toEqual(new Set(["steps"]));
  next.child.kill("SIGTERM");
  expect(await next.exit).toBe(0);
});
