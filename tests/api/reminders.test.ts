import { beforeEach, describe, expect, it } from "vitest";
import { AREAS } from "../../schema/catalogue.ts";
import { SECTION_IDS } from "../../schema/programmes/vocabulary.ts";
import { wallClock } from "../../schema/rules/reminders/nextReminder.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { findPriceDrops } from "../../server/features/priceWatches/priceWatchJobs.ts";
import { PushSender } from "../../server/features/reminders/pushSender.ts";
import { forgetGuestDevices, reminderJobs } from "../../server/features/reminders/reminderJobs.ts";
import { sendDue, takeDue } from "../../server/features/reminders/sendReminders.ts";
import { readOrCreateVapidKeys } from "../../server/features/reminders/vapidKeys.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import {
  aBrowser,
  aMember,
  type Browser,
  change,
  codesOf,
  jobsDone,
  type Member,
  startAccounts,
} from "../support/accounts.ts";
import { countStatements, type Variables } from "../support/api.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { onTestTeardown } from "../support/onTestTeardown.ts";
import { aStep, create, tick } from "../support/protocolGraph.ts";
import { aSubscription, type Subscription, startPushService } from "../support/reminders.ts";

const service = await startPushService();
onTestTeardown(() => service.stop());
const api = await startAccounts({ PUSH_SERVICES: service.origin });
const { db } = api;
// The tests send by themselves: the server's own job, each minute, would take what is due from them.
await db.query(
  `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
   VALUES ('sendReminders', now(), now() + interval '1 day')
   ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`,
);

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

describe("a step with a time of its own", () => {
  /** The time of the clock in Stockholm some minutes ahead. */
  const clockAhead = (minutes: number) => wallClock(new Date(Date.now() + minutes * 60_000), "Europe/Stockholm").time;

  it("is reminded of then, with what else is, and not with its time of day", async () => {
    const own = clockAhead(90);
    const { member, subscription } = await reminded(["Läsa"], { morning: null, evening: null, night: clockAhead(600) });
    expect((await rowOf(subscription)).due_times).toEqual(["night"]);
    const { steps } = await create(member, {
      steps: [aStep({ title: "Medicin", timeOfDay: "NIGHT", remindAt: own }), aStep({ timeOfDay: "NIGHT" })],
    });
    // Who sends finds that something has changed, and sends nothing.
    await send();
    const row = await rowOf(subscription);
    expect([row.due_times, wallClock(row.due_at, "Europe/Stockholm").time]).toEqual([[own], own]);
    expect(outcomes).toEqual([]);
    await makeDue(subscription, own);
    await send();
    expect(service.to(subscription).at(-1)?.message).toMatchObject({
      body: "1 steg kvar i dag",
      later: own,
      step: { itemKey: steps[0]?.key },
    });
    await makeDue(subscription, "night");
    await send();
    expect(service.to(subscription).at(-1)?.message).toMatchObject({
      body: "1 steg kvar inför natten",
      step: { itemKey: steps[1]?.key },
    });
    const input = { deviceKey: subscription.deviceKey, occasions: [own] };
    expect(codesOf(await change(aBrowser(api), "putOffReminder", { input }))).toEqual([]);
    expect((await rowOf(subscription)).due_times).toContain(own);
  });

  it("counts as one of the three times of a day, which the settings say", async () => {
    const { member } = await reminded(["Läsa"]);
    await create(member, { steps: [aStep({ remindAt: "11:11" }), aStep({ remindAt: "11:11" })] });
    const input = { morning: "07:00", afternoon: "12:00", evening: "20:00" };
    const outcome = await change(member.browser, "updateReminders", { input });
    expect(outcome.errors).toEqual([
      expect.objectContaining({ code: "INVALID", message: expect.stringContaining("(11:11)") }),
    ]);
    const anew = { ...aSubscription(service.origin), ...input };
    expect(codesOf(await change(member.browser, "subscribeToReminders", { input: anew }))).toEqual(["INVALID"]);
    expect((await remindersOf(member.browser)).devices).toHaveLength(1);
    expect(
      codesOf(await change(member.browser, "updateReminders", { input: { ...input, afternoon: "11:11" } })),
    ).toEqual([]);
  });

  it("of a guest is told by the browser, by its time and number alone", async () => {
    const browser = aBrowser(api);
    const subscription = await subscribe(browser, { morning: null, evening: null, night: clockAhead(600) });
    const none = { morning: 0, afternoon: 0, evening: 0, night: 0, none: 0 };
    const own = clockAhead(90);
    const steps = { day: dayOf(new Date()), left: none, daily: none, own: [{ at: own, left: 2, daily: 3 }] };
    const input = { deviceKey: subscription.deviceKey, steps };
    expect(codesOf(await change(browser, "tellReminderDevice", { input }))).toEqual([]);
    expect((await rowOf(subscription)).due_times).toEqual([own]);
    await makeDue(subscription, own);
    await send();
    expect(service.to(subscription)[0]?.message.body).toBe("2 steg kvar i dag");
    const bad = { ...input, steps: { ...steps, own: [{ at: "25:00", left: 1, daily: 1 }] } };
    expect(codesOf(await change(browser, "tellReminderDevice", { input: bad }))).toEqual(["INVALID"]);
  });
});

describe("other things than steps", () => {
  const day = dayOf(new Date());
  /** A member who is reminded of nothing but these, on a device. */
  async function remindedOf(input: Variables) {
    const member = await aMember(api);
    const subscription = await subscribe(member.browser, {
      morning: null,
      evening: null,
      remindsOfSteps: false,
      ...input,
    });
    return { member, subscription };
  }
  const readSection = (userId: string, section: string, status: string, daysAgo: number) =>
    db.query(
      `INSERT INTO programme_progress (user_id, level, section, status, last_visited_at)
       VALUES ($1, 'light', $2, $3, now() - make_interval(days => $4))
       ON CONFLICT (user_id, level, section) DO UPDATE SET status = excluded.status, last_visited_at = excluded.last_visited_at`,
      [userId, section, status, daysAgo],
    );
  const sample = (userId: string, marker: string, sampledOn: string) =>
    db.query(
      `INSERT INTO lab_value (user_id, key, marker_slug, value, unit, sampled_on, created_at)
       VALUES ($1, gen_random_uuid(), $2, 50, 'µg/L', $3, now())`,
      [userId, marker, sampledOn],
    );
  let products = 0;
  /** A product whose price an account watches. */
  async function watched(browser: Browser) {
    const name = `Bevakad ${++products}`;
    const category = await categoryId(db, "blodtester");
    const facts = aProduct({ name, categoryId: category, priceEstimate: "500 kr" });
    const [id = 0] = await write(db, facts);
    const input = { productId: globalId("Product", id) };
    expect(codesOf(await change(browser, "watchPrice", { input }))).toEqual([]);
    return { id, name, set: (price: string) => write(db, { ...facts, id, priceEstimate: price }) };
  }
  const look = () => findPriceDrops(db, AREAS);

  it("are chosen one by one, and asked for at their own times", async () => {
    const { member, subscription } = await remindedOf({ remindsOfProgramme: true, programmeAt: "17:15" });
    const settings = async () =>
      (
        await member.browser.graphql<{ reminders: { settings: Record<string, unknown> } }>(
          "{ reminders { settings { remindsOfSteps remindsOfProgramme programmeAt remindsOfPrices remindsOfRetests } } }",
        )
      ).data.reminders.settings;
    expect(await settings()).toEqual({
      remindsOfSteps: false,
      remindsOfProgramme: true,
      programmeAt: "17:15",
      remindsOfPrices: false,
      remindsOfRetests: false,
    });
    expect((await rowOf(subscription)).due_times).toEqual(["programme"]);
    const input = { remindsOfSteps: false, remindsOfRetests: true, quietFrom: "22:00", quietUntil: "10:00" };
    expect(codesOf(await change(member.browser, "updateReminders", { input }))).toEqual([]);
    const { due_times: times, due_at: at } = await rowOf(subscription);
    expect(times).toEqual(["retests"]);
    // Nine o'clock is within the quiet hours.
    expect(wallClock(at, "Europe/Stockholm").time).toBe("10:00");
    // What an older page sends is about steps.
    expect(codesOf(await change(member.browser, "updateReminders", { input: { morning: "07:00" } }))).toEqual([]);
    expect(await settings()).toMatchObject({ remindsOfSteps: true, remindsOfRetests: false });
  });

  it("are no more than three times a day", async () => {
    const { member } = await remindedOf({ remindsOfPrices: true });
    const input = { morning: "07:00", afternoon: "12:00", evening: "18:30", remindsOfProgramme: true };
    expect(codesOf(await change(member.browser, "updateReminders", { input }))).toEqual(["INVALID"]);
    expect(codesOf(await change(member.browser, "updateReminders", { input: { ...input, evening: "18:00" } }))).toEqual(
      [],
    );
  });

  it("the programme: on days without reading, for two weeks, and not once it is read", async () => {
    const { member, subscription } = await remindedOf({ remindsOfProgramme: true });
    const remind = async () => {
      await makeDue(subscription, "programme");
      await send();
      return service.to(subscription).length;
    };
    expect(await remind()).toBe(0);
    await readSection(member.id, "introduction", "completed", 1);
    expect(await remind()).toBe(1);
    expect(service.to(subscription)[0]).toMatchObject({
      topic: "programme",
      message: { title: "Dags att läsa vidare", body: "Nästa avsnitt väntar på dig", path: "/mental-optimering" },
    });
    const named = { remindsOfSteps: false, remindsOfProgramme: true, namesSteps: true };
    await change(member.browser, "updateReminders", { input: named });
    expect(await remind()).toBe(2);
    expect(service.to(subscription)[1]?.message.body).toMatch(/^Nästa avsnitt är \S/);
    await readSection(member.id, "categories", "started", 0);
    expect(await remind()).toBe(2);
    await readSection(member.id, "introduction", "completed", 20);
    await readSection(member.id, "categories", "started", 20);
    expect(await remind()).toBe(2);
    for (const section of SECTION_IDS) await readSection(member.id, section, "completed", 1);
    expect(await remind()).toBe(2);
  });

  it("a sample to take again: once for each, and nothing of which where that is not chosen", async () => {
    const { member, subscription } = await remindedOf({ remindsOfRetests: true });
    const remind = async () => {
      await makeDue(subscription, "retests");
      await send();
      return service.to(subscription).map(({ message }) => message.body);
    };
    // Eight weeks for ferritin, four for TSH.
    await sample(member.id, "ferritin", addDays(day, -7 * 8 + 1));
    await sample(member.id, "kalium", addDays(day, -100));
    expect(await remind()).toEqual([]);
    await sample(member.id, "tsh", addDays(day, -7 * 4 - 1));
    expect(await remind()).toEqual(["Öppna för att se vad"]);
    expect(service.to(subscription)[0]?.message).toMatchObject({
      title: "Det är dags för något i din plan",
      path: "/min-resa/varden",
    });
    expect(await remind()).toHaveLength(1);
    // A newer sample begins anew.
    await db.query("UPDATE reminder_device SET reminded = jsonb_set(reminded, '{retestsTold}', to_jsonb($1::text))", [
      addDays(day, -1),
    ]);
    await db.query("UPDATE lab_value SET sampled_on = $2 WHERE user_id = $1 AND marker_slug = 'ferritin'", [
      member.id,
      addDays(day, -7 * 8),
    ]);
    await change(member.browser, "updateReminders", {
      input: { remindsOfSteps: false, remindsOfRetests: true, namesSteps: true },
    });
    expect((await remind()).at(-1)).toBe("Ta om Ferritin när det passar");
  });

  it("a watched price that sinks, beside the mail, on every device of the account that wants it", async () => {
    const { member, subscription } = await remindedOf({ remindsOfPrices: true });
    const other = await subscribe(member.browser, { remindsOfSteps: false, remindsOfPrices: true });
    const { subscription: unwanted, member: somebody } = await remindedOf({ remindsOfRetests: true });
    const { id, set } = await watched(member.browser);
    await watched(somebody.browser).then(({ set }) => set("100 kr"));
    expect((await rowOf(subscription)).due_at).toBeNull();
    await set("400 kr");
    await look();
    await send();
    await jobsDone(db);
    for (const device of [subscription, other])
      expect(service.to(device)).toEqual([
        expect.objectContaining({
          topic: "prices",
          message: {
            title: "Ett pris du bevakar har sjunkit",
            body: "Öppna för att se vad det kostar nu",
            path: `/tester/bevakad-${products - 1}-${id}`,
            tag: "prices",
            later: `price:${id}`,
            step: null,
          },
        }),
      ]);
    expect(service.to(unwanted)).toEqual([]);
    const row = await rowOf(subscription);
    expect(row.due_at).toBeNull();
    expect(row.reminded.count).toBe(1);
    await look();
    await send();
    expect(service.to(subscription)).toHaveLength(1);
    await api.mails.next(member.person.email, "Priset har sjunkit");
  });

  it("a price that sinks while it is to be quiet, or when three have come, waits", async () => {
    const { member, subscription } = await remindedOf({ remindsOfPrices: true, namesSteps: true });
    const sink = async () => {
      const product = await watched(member.browser);
      await product.set("400 kr");
      await look();
      await send();
      return product;
    };
    const { time, day: today } = wallClock(new Date(), "Europe/Stockholm");
    const hour = (ahead: number) => `${String((Number(time.slice(0, 2)) + ahead + 24) % 24).padStart(2, "0")}:00`;
    const quiet = { quietFrom: hour(-1), quietUntil: hour(2), remindsOfSteps: false, remindsOfPrices: true };
    await change(member.browser, "updateReminders", { input: { ...quiet, namesSteps: true } });
    const first = await sink();
    expect(service.to(subscription)).toEqual([]);
    expect(wallClock((await rowOf(subscription)).due_at, "Europe/Stockholm").time).toBe(hour(2));
    // A second one comes with it, also after the settings were changed.
    const second = await sink();
    await change(member.browser, "updateReminders", { input: { ...quiet, namesSteps: true } });
    await db.query(
      "UPDATE reminder_device SET due_at = date_trunc('milliseconds', now()), next_at = now() WHERE endpoint = $1",
      [subscription.endpoint],
    );
    await send();
    expect(service.to(subscription).map(({ message }) => message)).toEqual([
      expect.objectContaining({
        title: "Priser du bevakar har sjunkit",
        body: `${first.name} och ${second.name}`,
      }),
    ]);
    await change(member.browser, "updateReminders", { input: { remindsOfSteps: false, remindsOfPrices: true } });
    await db.query("UPDATE reminder_device SET reminded = $2 WHERE endpoint = $1", [
      subscription.endpoint,
      { last: {}, day: today, count: 3 },
    ]);
    await sink();
    expect(service.to(subscription)).toHaveLength(1);
    expect(wallClock((await rowOf(subscription)).due_at, "Europe/Stockholm")).toEqual({
      day: addDays(today, 1),
      time: "09:00",
    });
    // Whoever wants no more of them is told of none that waits.
    await change(member.browser, "updateReminders", { input: { remindsOfSteps: false } });
    expect((await rowOf(subscription)).due_at).toBeNull();
  });

  it("a price that sinks while a reminder is on its way comes right after it", async () => {
    const { member, subscription } = await reminded(["Magnesium"], { remindsOfPrices: true });
    const { set } = await watched(member.browser);
    await makeDue(subscription);
    service.answer = async () => {
      service.answer = () => ({ status: 201 });
      await set("400 kr");
      await look();
      return { status: 201 };
    };
    await send();
    await send();
    expect(service.to(subscription).map(({ topic }) => topic)).toEqual(["steps", "prices"]);
    expect((await rowOf(subscription)).due_times).not.toContainEqual(expect.stringContaining("price"));
  });

  it("that are due at once are one reminder", async () => {
    const { member, subscription } = await reminded(["Magnesium"], { remindsOfProgramme: true, programmeAt: "20:00" });
    await readSection(member.id, "introduction", "started", 2);
    await makeDue(subscription);
    await db.query("UPDATE reminder_device SET due_times = '{evening,programme}' WHERE endpoint = $1", [
      subscription.endpoint,
    ]);
    await send();
    expect(service.to(subscription).map(({ message }) => message)).toEqual([
      expect.objectContaining({
        title: "Det är dags",
        body: "1 steg kvar i dag. Nästa avsnitt väntar på dig.",
        path: "/protokoll?vy=idag",
        tag: "steps",
        later: "evening,programme",
      }),
    ]);
    const input = { deviceKey: subscription.deviceKey, occasions: ["evening", "programme"] };
    expect(codesOf(await change(aBrowser(api), "putOffReminder", { input }))).toEqual([]);
    const bad = { deviceKey: subscription.deviceKey, occasions: ["evening'; DROP", "x"] };
    expect(codesOf(await change(aBrowser(api), "putOffReminder", { input: bad }))).toEqual(["INVALID"]);
  });

  it("of a guest go by the days that the browser has told", async () => {
    const browser = aBrowser(api);
    const subscription = await subscribe(browser, {
      remindsOfSteps: false,
      remindsOfProgramme: true,
      remindsOfRetests: true,
    });
    const none = { morning: 0, afternoon: 0, evening: 0, night: 0, none: 0 };
    const tell = (facts: Variables) =>
      change(browser, "tellReminderDevice", {
        input: { deviceKey: subscription.deviceKey, steps: { day, left: none, daily: none, ...facts } },
      });
    const remind = async (time: string) => {
      await makeDue(subscription, time);
      await send();
      return service.to(subscription).map(({ message }) => message.title);
    };
    expect(codesOf(await tell({ readOn: addDays(day, -1), retestsFrom: [addDays(day, 1)] }))).toEqual([]);
    expect(await remind("retests")).toEqual([]);
    expect(await remind("programme")).toEqual(["Dags att läsa vidare"]);
    expect(codesOf(await tell({ readOn: null, retestsFrom: [day] }))).toEqual([]);
    expect(await remind("programme")).toHaveLength(1);
    expect((await remind("retests")).at(-1)).toBe("Det är dags för något i din plan");
    expect(codesOf(await tell({ readOn: "yesterday" }))).toEqual(["INVALID"]);
  });

  it("need as many statements for many devices as for one", async () => {
    const all = { remindsOfProgramme: true, remindsOfRetests: true, remindsOfPrices: true };
    const many = await Promise.all(Array.from({ length: 6 }, () => reminded(["Magnesium"], all)));
    const due = async (some: typeof many) => {
      for (const { subscription } of some) {
        await makeDue(subscription);
        await db.query(
          "UPDATE reminder_device SET due_times = '{evening,programme,retests,price:1}' WHERE endpoint = $1",
          [subscription.endpoint],
        );
      }
      return (await countStatements(() => send()))[1];
    };
    expect(await due(many)).toBe(await due(many.slice(0, 1)));
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

it("one process sends in one job at a time, which goes on until nothing is due", async () => {
  const stopping = new AbortController();
  const { tasks } = reminderJobs({ db, push, countReminder: () => undefined, stopping: stopping.signal });
  const work = () => tasks.sendReminders?.({}, "");
  const [first, second, third] = [
    await subscribe(aBrowser(api)),
    await subscribe(aBrowser(api)),
    await subscribe(aBrowser(api)),
  ];
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((done) => (goOn = done));
  service.answer = async () => {
    await waiting;
    return { status: 201 };
  };
  await makeDue(first);
  const working = work();
  await expect.poll(() => service.requests).toBe(1);
  await makeDue(second);
  await work();
  expect(service.requests).toBe(1);
  goOn();
  await working;
  expect([first, second].map((one) => service.to(one).length)).toEqual([1, 1]);
  // A process that stops leaves the rest to others after its batch.
  service.answer = async () => {
    stopping.abort();
    await makeDue(third);
    return { status: 201 };
  };
  await makeDue(first);
  await work();
  expect(service.to(third)).toEqual([]);
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
