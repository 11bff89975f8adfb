import { beforeEach, describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { PushSender } from "../../server/features/reminders/pushSender.ts";
import { forgetGuestDevices } from "../../server/features/reminders/reminderJobs.ts";
import { sendDue, takeDue } from "../../server/features/reminders/sendReminders.ts";
import { readOrCreateVapidKeys } from "../../server/features/reminders/vapidKeys.ts";
import { aBrowser, aMember, type Browser, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import { countStatements, type Variables } from "../support/api.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { aStep, create, tick } from "../support/protocolGraph.ts";
import { aSubscription, type Subscription, startPushService } from "../support/reminders.ts";

const service = await startPushService();
onTestTeardown(() => service.stop());
const api = await startAccounts({ PUSH_SERVICES: service.origin });
const { db } = api;

const folder = await makeDataFolder();
const keys = await readOrCreateVapidKeys(folder);
await removeDataFolder(folder);
const push = new PushSender({
  keys,
  services: [service.origin],
  subject: () => "mailto:kontakt@exempel.se",
  timeout: 1_000,
});

const outcomes: string[] = [];
/** Sends what is due, as one process does. */
const send = (most?: number) =>
  sendDue({ db, push, count: (outcome) => void outcomes.push(outcome) }, async () => undefined, most);

beforeEach(async () => {
  // What another test has left is not due any more.
  await db.query("UPDATE reminder_device SET next_at = NULL, due_at = NULL");
  service.answer = () => ({ status: 201 });
  service.pushed.length = 0;
  service.requests = 0;
  outcomes.length = 0;
});

/** Lets a reminder be due since some minutes. */
const makeDue = ({ deviceKey }: Subscription, time = "evening", minutes = 1) => {
  void deviceKey;
  return db.query(
    `UPDATE reminder_device SET due_at = date_trunc('milliseconds', now()) - make_interval(mins => $2), next_at = now() - interval '1 second',
       due_times = ARRAY[$3], is_put_off = false, attempts = 0, settings = jsonb_set(settings, '{quietFrom}', 'null') WHERE endpoint = $1`,
    [currentEndpoint(deviceKey), minutes, time],
  );
};
const endpoints = new Map<string, string>();
const currentEndpoint = (key: string) => endpoints.get(key) ?? "";

/** Subscribes a browser. */
async function subscribe(browser: Browser, input: Variables = {}): Promise<Subscription> {
  const subscription = aSubscription(service.origin);
  endpoints.set(subscription.deviceKey, subscription.endpoint);
  const outcome = await change(browser, "subscribeToReminders", {
    input: { ...subscription, zone: "Europe/Stockholm", morning: "07:30", evening: "20:00", ...input },
  });
  expect(codesOf(outcome)).toEqual([]);
  return subscription;
}

/** A member with steps in the evening, on a device. */
async function reminded(titles = ["Magnesium", "Läsa"], input: Variables = {}) {
  const member = await aMember(api);
  const { steps } = await create(member, {
    steps: titles.map((title) => aStep({ title, timeOfDay: "EVENING" })),
  });
  const subscription = await subscribe(member.browser, input);
  return { member, steps, subscription };
}

const rowOf = async ({ endpoint }: Subscription) =>
  (await db.query("SELECT * FROM reminder_device WHERE endpoint = $1", [endpoint]))[0];

const remindersOf = async (browser: Browser, deviceKey?: string) =>
  (
    await browser.graphql<{
      reminders: {
        publicKey: string;
        isOnHere: boolean;
        settings: Record<string, unknown> | null;
        devices: { key: string; isThis: boolean; zone: string; nextAt: string | null }[];
      };
    }>(
      `query ($deviceKey: String) { reminders(deviceKey: $deviceKey) { publicKey isOnHere
         settings { morning evening quietFrom quietUntil namesSteps } devices { key isThis zone nextAt } } }`,
      { deviceKey },
    )
  ).data.reminders;

describe("a device", () => {
  it("is subscribed, shown, changed and removed by its owner alone", async () => {
    const member = await aMember(api);
    const other = await aMember(api);
    const { deviceKey } = await subscribe(member.browser, { quietFrom: "22:00", quietUntil: "06:00" });
    const shown = await remindersOf(member.browser, deviceKey);
    expect(shown).toMatchObject({
      isOnHere: true,
      settings: { morning: "07:30", evening: "20:00", quietFrom: "22:00", quietUntil: "06:00", namesSteps: false },
      devices: [{ isThis: true, zone: "Europe/Stockholm" }],
    });
    expect(Buffer.from(shown.publicKey, "base64url")).toHaveLength(65);
    expect((await remindersOf(other.browser, deviceKey)).devices).toEqual([]);
    expect((await remindersOf(aBrowser(api), deviceKey)).devices).toEqual([]);
    const key = shown.devices[0]?.key;
    expect(codesOf(await change(other.browser, "removeReminderDevice", { input: { key } }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await change(member.browser, "updateReminders", { input: { evening: "21:00" } }))).toEqual([]);
    expect((await remindersOf(member.browser)).settings).toMatchObject({ morning: null, evening: "21:00" });
    expect(codesOf(await change(member.browser, "removeReminderDevice", { input: { key } }))).toEqual([]);
    expect(await remindersOf(member.browser, deviceKey)).toMatchObject({
      isOnHere: false,
      settings: null,
      devices: [],
    });
  });

  it("of a guest is known by its key alone, and goes along to an account", async () => {
    const browser = aBrowser(api);
    const subscription = await subscribe(browser);
    expect((await remindersOf(aBrowser(api), subscription.deviceKey)).isOnHere).toBe(true);
    expect((await remindersOf(browser)).devices).toEqual([]);
    const member = await aMember(api);
    const input = { ...subscription, morning: "08:00" };
    expect(codesOf(await change(member.browser, "subscribeToReminders", { input }))).toEqual([]);
    expect((await remindersOf(aBrowser(api), subscription.deviceKey)).isOnHere).toBe(false);
    expect((await remindersOf(member.browser, subscription.deviceKey)).isOnHere).toBe(true);
    expect(await db.query("SELECT 1 FROM reminder_device WHERE endpoint = $1", [subscription.endpoint])).toHaveLength(
      1,
    );
  });

  it("moves its times with its clock", async () => {
    const member = await aMember(api);
    const subscription = await subscribe(member.browser, { morning: null, evening: "20:00" });
    const input = { deviceKey: subscription.deviceKey, zone: "America/New_York" };
    expect(codesOf(await change(member.browser, "tellReminderDevice", { input }))).toEqual([]);
    const { due_at: at } = await rowOf(subscription);
    expect(new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York", timeStyle: "short" }).format(at)).toBe(
      "20:00",
    );
  });

  it("of an account that signs out there is reminded no more", async () => {
    const { member, subscription } = await reminded();
    await change(member.browser, "signOut");
    await makeDue(subscription);
    await send();
    expect(service.requests).toBe(0);
    expect(await rowOf(subscription)).toBeUndefined();
  });

  it("of a guest is forgotten after half a year", async () => {
    const [old, recent] = [await subscribe(aBrowser(api)), await subscribe(aBrowser(api))];
    await db.query("UPDATE reminder_device SET seen_at = now() - interval '7 months' WHERE endpoint = $1", [
      old.endpoint,
    ]);
    await forgetGuestDevices(db);
    expect(await rowOf(old)).toBeUndefined();
    expect(await rowOf(recent)).toBeDefined();
  });
});

describe("a reminder", () => {
  it("arrives over the real protocol, with how much is left and nothing of what it is", async () => {
    const { subscription } = await reminded();
    await makeDue(subscription);
    await send();
    expect(service.to(subscription)).toEqual([
      expect.objectContaining({
        topic: "steps",
        urgency: "normal",
        message: {
          title: "Dags att bocka av",
          body: "2 steg kvar i kväll",
          path: "/protokoll?vy=idag",
          tag: "steps",
          later: "evening",
          step: null,
        },
      }),
    ]);
    const ttl = service.pushed[0]?.ttl;
    expect(ttl).toBeGreaterThan(58 * 60 - 10);
    expect(ttl).toBeLessThanOrEqual(60 * 60);
    const row = await rowOf(subscription);
    expect(row.due_at.getTime()).toBeGreaterThan(Date.now());
    await send();
    expect(service.requests).toBe(1);
  });

  it("names the steps where that is chosen, and the one that is left can be ticked", async () => {
    const { member, steps, subscription } = await reminded(["Magnesium", "Läsa"], { namesSteps: true });
    await makeDue(subscription);
    await send();
    await tick(member, steps[0]?.key, dayOf(new Date()));
    await makeDue(subscription);
    await send();
    const [both, one] = service.to(subscription).map(({ message }) => message);
    expect(both).toMatchObject({ title: "2 steg kvar i kväll", body: "Läsa och Magnesium", step: null });
    expect(one).toMatchObject({ body: "Läsa", step: { itemKey: steps[1]?.key, day: dayOf(new Date()) } });
  });

  it("does not come once all is done, nor of another time of day, nor on days of rest", async () => {
    const { member, steps, subscription } = await reminded(["Magnesium"]);
    await makeDue(subscription, "morning");
    await send();
    await change(member.browser, "setPause", { input: { until: addDays(dayOf(new Date()), 2) } });
    await makeDue(subscription);
    await send();
    await change(member.browser, "setPause", { input: {} });
    await tick(member, steps[0]?.key, dayOf(new Date()));
    await makeDue(subscription);
    await send();
    expect(outcomes).toEqual(["quiet", "quiet", "quiet"]);
    expect(service.requests).toBe(0);
    expect((await rowOf(subscription)).due_at).not.toBeNull();
  });

  it("of a guest goes by what the browser has told, and by no name", async () => {
    const browser = aBrowser(api);
    const subscription = await subscribe(browser);
    const none = { morning: 0, afternoon: 0, evening: 0, night: 0, none: 0 };
    const today = dayOf(new Date());
    const tell = (day: string, evening: number) =>
      change(browser, "tellReminderDevice", {
        input: {
          deviceKey: subscription.deviceKey,
          steps: { day, left: { ...none, evening }, daily: { ...none, evening: 3 } },
        },
      });
    const remind = async () => {
      await makeDue(subscription);
      await send();
      return service.to(subscription).at(-1)?.message.body;
    };
    expect(await remind()).toBe("Se vad som är kvar i dag.");
    await tell(today, 2);
    expect(await remind()).toBe("2 steg kvar i kväll");
    await tell(addDays(today, -1), 0);
    expect(await remind()).toBe("3 steg kvar i kväll");
    await tell(today, 0);
    await remind();
    expect(outcomes.at(-1)).toBe("quiet");
  });

  it("is late by the window at most, and left out after it", async () => {
    const { subscription } = await reminded();
    await makeDue(subscription, "evening", 55);
    await send();
    await makeDue(subscription, "evening", 65);
    await send();
    expect(outcomes).toEqual(["sent", "late"]);
    expect(service.requests).toBe(1);
  });

  it("that is put off comes again in half an hour, besides the others", async () => {
    const { subscription } = await reminded();
    await makeDue(subscription);
    await send();
    const input = { deviceKey: subscription.deviceKey, timesOfDay: ["EVENING"] };
    expect(codesOf(await change(aBrowser(api), "putOffReminder", { input }))).toEqual([]);
    const row = await rowOf(subscription);
    const minutes = (row.due_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeLessThanOrEqual(30.1);
    expect(minutes).toBeGreaterThan(0);
    const count = row.reminded.count;
    await db.query("UPDATE reminder_device SET is_put_off = true WHERE id = $1", [row.id]);
    await db.query("UPDATE reminder_device SET due_at = now() - interval '1 min', next_at = now() WHERE id = $1", [
      row.id,
    ]);
    await send();
    expect(service.to(subscription)).toHaveLength(2);
    expect((await rowOf(subscription)).reminded.count).toBe(count);
  });

  it("can be tried, and says when it cannot be sent", async () => {
    const { member, subscription } = await reminded();
    const input = { deviceKey: subscription.deviceKey };
    expect(codesOf(await change(member.browser, "sendTestReminder", { input }))).toEqual([]);
    expect(service.to(subscription)[0]?.message.title).toBe("Så här ser en påminnelse ut");
    service.answer = () => ({ status: 500 });
    expect(codesOf(await change(member.browser, "sendTestReminder", { input }))).toEqual(["INVALID"]);
    service.answer = () => ({ status: 410 });
    expect(codesOf(await change(member.browser, "sendTestReminder", { input }))).toEqual(["NOT_FOUND"]);
    expect(await rowOf(subscription)).toBeUndefined();
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %s says that the device is gone", async (status) => {
    const { subscription } = await reminded();
    await makeDue(subscription);
    service.answer = () => ({ status });
    await send();
    expect(await rowOf(subscription)).toBeUndefined();
  });

  it("that has too much to do is left in peace for as long as it says", async () => {
    const several = await Promise.all([reminded(), reminded(), reminded()]);
    for (const { subscription } of several) await makeDue(subscription);
    service.answer = () => ({ status: 429, headers: { "retry-after": "600" } });
    await send();
    const before = service.requests;
    for (const { subscription } of several) {
      const { next_at: next, due_at: due } = await rowOf(subscription);
      expect((next.getTime() - Date.now()) / 1_000).toBeGreaterThan(590);
      expect(due.getTime()).toBeLessThan(Date.now());
    }
    await send();
    expect(service.requests).toBe(before);
  });

  it("that says to wait for too long loses the reminder, not the device", async () => {
    const { subscription } = await reminded();
    await makeDue(subscription);
    service.answer = () => ({ status: 503, headers: { "retry-after": "86400" } });
    await send();
    expect((await rowOf(subscription)).due_at.getTime()).toBeGreaterThan(Date.now());
  });

  it("that fails is tried again later, and not for ever", async () => {
    const { subscription } = await reminded();
    await makeDue(subscription);
    service.answer = () => ({ status: 500 });
    for (let tries = 0; tries < 8; tries++) {
      await send();
      await db.query("UPDATE reminder_device SET next_at = now() WHERE endpoint = $1 AND due_at < now()", [
        subscription.endpoint,
      ]);
    }
    expect(service.requests).toBe(6);
    expect((await rowOf(subscription)).due_at.getTime()).toBeGreaterThan(Date.now());
  });

  it("that never answers, or refuses, keeps nobody waiting", async () => {
    const [silent, refused, fine] = await Promise.all([reminded(), reminded(), reminded()]);
    for (const { subscription } of [silent, refused, fine]) await makeDue(subscription);
    service.answer = (path) => {
      if (silent.subscription.endpoint.endsWith(path)) return "never";
      return { status: refused.subscription.endpoint.endsWith(path) ? 413 : 201 };
    };
    await send();
    expect(outcomes.sort()).toEqual(["later", "refused", "sent"]);
    expect((await rowOf(refused.subscription)).due_at.getTime()).toBeGreaterThan(Date.now());
    expect((await rowOf(silent.subscription)).due_at.getTime()).toBeLessThan(Date.now());
  });
});

describe("several processes", () => {
  it("send each reminder once", async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => subscribe(aBrowser(api))));
    for (const subscription of many) await makeDue(subscription);
    const both = async () => {
      while ((await send(7)) > 0);
    };
    await Promise.all([both(), both()]);
    expect(service.requests).toBe(30);
    for (const subscription of many) expect(service.to(subscription)).toHaveLength(1);
  });

  it("of which one is killed before it says what it has sent lets each come once more at most, with the same topic", async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => subscribe(aBrowser(api))));
    for (const subscription of many) await makeDue(subscription);
    // It has taken them and sent half.
    const taken = await takeDue(db, 10);
    for (const due of taken.slice(0, 5)) {
      const message = { title: "", body: "", path: "/", tag: "steps", later: null, step: null };
      await push.send(due, message, { ttl: 60, topic: "steps" });
    }
    await send();
    expect(service.requests).toBe(5);
    // Until its time is over.
    await db.query("UPDATE reminder_device SET next_at = now() WHERE due_at < now()");
    await send();
    await send();
    expect(service.requests).toBe(15);
    for (const subscription of many) {
      expect(service.to(subscription).length).toBeLessThanOrEqual(2);
      for (const { topic } of service.to(subscription)) expect(topic).toBe("steps");
    }
  });

  it("need as many statements for many as for one", async () => {
    const [one] = await Promise.all([reminded()]);
    await makeDue(one.subscription);
    const [, few] = await countStatements(() => send());
    const several = await Promise.all(Array.from({ length: 8 }, () => reminded()));
    for (const { subscription } of several) await makeDue(subscription);
    const [, many] = await countStatements(() => send());
    expect(many).toBe(few);
  });
});

describe("what is refused", () => {
  const asked = async (input: Variables, member?: Member) =>
    change((member ?? { browser: aBrowser(api) }).browser, "subscribeToReminders", {
      input: { ...aSubscription(), morning: "07:30", ...input },
    });

  it.each([
    "http://updates.push.services.mozilla.com/wpush/v2/a",
    "https://127.0.0.1/push",
    "https://[::1]/push",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/push",
    "https://exempel.se/push",
    "https://fcm.googleapis.com.exempel.se/fcm/send/a",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://user:pass@fcm.googleapis.com/fcm/send/a",
    "ftp://fcm.googleapis.com/a",
    "javascript:alert(1)",
    "/fcm/send",
    "",
    `https://fcm.googleapis.com/${"a".repeat(2_000)}`,
  ])("the address %s", async (endpoint) => {
    const outcome = await asked({ endpoint });
    expect(codesOf(outcome)).toEqual(["INVALID"]);
    expect(outcome.errors[0]?.field).toBe("endpoint");
  });

  it.each([
    { p256dh: "" },
    { p256dh: aSubscription().p256dh.slice(0, -4) },
    { p256dh: `${aSubscription().p256dh}AAAA` },
    { p256dh: "å".repeat(87) },
    { auth: "" },
    { auth: "AAAA" },
    { auth: `${aSubscription().auth}AAAA` },
    { deviceKey: "short" },
    { deviceKey: "x".repeat(65) },
    { morning: "7.30" },
    { morning: "25:00" },
    { morning: "07:30", afternoon: "12:00", evening: "18:00", night: "22:00" },
    { quietFrom: "22:00" },
    { morning: "06:30", quietFrom: "22:00", quietUntil: "07:00" },
  ])("%j", async (input) => expect(codesOf(await asked(input))).toContain("INVALID"));

  it("more devices than an account can have, however they come", async () => {
    const member = await aMember(api);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => asked({}, member)));
    expect(outcomes.filter((outcome) => codesOf(outcome).length === 0)).toHaveLength(20);
    expect(outcomes.flatMap(codesOf).every((code) => code === "TOO_MUCH")).toBe(true);
    expect(await db.query("SELECT 1 FROM reminder_device WHERE user_id = $1", [member.id])).toHaveLength(20);
  });

  it("more guests' devices from one network than anybody has", async () => {
    const browser = aBrowser(api);
    let accepted = 0;
    for (let tries = 0; tries < 70; tries++) {
      const outcome = await change(browser, "subscribeToReminders", {
        input: { ...aSubscription(), morning: "07:30" },
      });
      if (codesOf(outcome).length === 0) accepted++;
      else expect(codesOf(outcome)).toEqual(["TOO_MANY_REQUESTS"]);
    }
    expect(accepted).toBe(60);
  });

  it("a message that push services would not take", async () => {
    const subscription = aSubscription(service.origin);
    const message = { title: "x".repeat(4_000), body: "", path: "/", tag: "steps", later: null, step: null };
    expect(await push.send(subscription, message, { ttl: 60, topic: "steps" })).toEqual({ state: "refused" });
    expect(service.requests).toBe(0);
  });

  it("keys that are no point of the curve, before anything is sent", async () => {
    const subscription = { ...aSubscription(service.origin), p256dh: `B${"A".repeat(86)}` };
    const message = { title: "", body: "", path: "/", tag: "steps", later: null, step: null };
    expect(await push.send(subscription, message, { ttl: 60, topic: "steps" })).toEqual({ state: "gone" });
    expect(service.requests).toBe(0);
  });
});
