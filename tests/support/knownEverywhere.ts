import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { recordAudit } from "../../server/platform/audit/recordAudit.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import {
  type AccountsApi,
  aMember,
  aPerson,
  asNative,
  type Browser,
  change,
  type Member,
  type Native,
} from "./accounts.ts";
import { aLabValue, consentToLabValues, record } from "./labValues.ts";
import { aStep, create, tick } from "./protocolGraph.ts";
import { aSubscription } from "./reminders.ts";
import { addFactor } from "./secondFactor.ts";
import { takeTests } from "./testAnswers.ts";

/** Somebody about whom every table of the registry has something. */
export async function knownEverywhere(api: AccountsApi): Promise<Member & { native: Native }> {
  const member = await aMember(api, { fullName: `Karin ${Math.random().toString(36).slice(2)}` });
  const { browser, person } = member;
  await api.db.query("INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')", [member.id]);
  const native = await asNative(api, person);
  await change(browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
  await change(browser, "withdrawConsent", { input: { kind: "HEALTH_DATA" } });
  await change(browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
  await change(browser, "requestPasswordReset", { input: { email: person.email } });
  await api.mails.next(person.email, "Välj ett nytt lösenord");
  await travel(browser);
  await follow(member);
  await takeTests(member);
  await measure(browser);
  await read(browser);
  const message = { name: person.fullName, email: person.email, subject: "Fråga", message: "Hur gör man?" };
  await change(browser, "sendContactMessage", { input: message });
  await change(browser, "sendContactMessage", { input: { ...message, ...aStranger() } });
  await handleMessages(api, member);
  const { email } = aPerson();
  await change(browser, "changeEmail", { input: { email, password: person.password } });
  await api.mails.next(email, "Bekräfta");
  const { recoveryCodes } = await addFactor(member);
  await change(browser, "verifyAgain", { input: { code: recoveryCodes[0] } });
  await changeGuide(api, member);
  await watch(api, member);
  await subscribe(api, member);
  await beReminded(browser);
  return { ...member, native };
}

/** Who writes without an account. */
function aStranger() {
  const { email } = aPerson();
  return { name: "Sten Främmande", email };
}

/** Lets somebody have handled their own message and another one's, as admins do. */
async function handleMessages(api: AccountsApi, { browser, id }: Member): Promise<void> {
  const keys = await api.db.query("SELECT id FROM contact_message WHERE handled_at IS NULL");
  for (const { id: key } of keys) {
    expect((await change(browser, "setContactMessageHandled", { input: { key, isHandled: true } })).errors).toEqual([]);
  }
  expect(await api.db.query("SELECT 1 FROM contact_message WHERE handled_by = $1", [id])).toHaveLength(2);
}

/** Lets somebody have changed what visitors read, as admins do. */
const changeGuide = (api: AccountsApi, { id: actorId }: Member) =>
  api.db.transaction((manager) =>
    recordAudit(manager, {
      actorId,
      action: "CHANGED",
      subject: { type: "ARTICLE", id: "magnesium", name: "Magnesium" },
      changes: [{ field: "title", before: "Magnesium", after: "Om magnesium" }],
    }),
  );

/** Lets somebody watch the price of a product, whose mail is on its way. */
async function watch(api: AccountsApi, { browser, id }: Member): Promise<void> {
  await change(browser, "watchPrice", { input: { productId: globalId("Product", 1 + (watched++ % 20)) } });
  await api.db.query("UPDATE price_watch SET mail_queued_at = now() WHERE user_id = $1", [id]);
}
let watched = 0;

/** Lets somebody have a calendar that has read what they follow, and want the mail on Sundays. */
async function subscribe(api: AccountsApi, { browser }: Member): Promise<void> {
  await change(browser, "setWeeklyMail", { input: { isWanted: true } });
  const { payload } = await change(browser, "createCalendarAddress", { input: {} });
  expect((await fetch(api.origin + new URL(String(payload?.url)).pathname)).status).toBe(200);
}

/** Lets somebody have reminders on a device. */
async function beReminded(browser: Browser): Promise<void> {
  const { errors } = await change(browser, "subscribeToReminders", {
    // Everybody's own, so that no two are reminded at the same instant.
    input: {
      ...aSubscription(),
      morning: `0${7 + Math.trunc(reminded / 50)}:${10 + (reminded++ % 50)}`,
      quietFrom: "22:00",
      quietUntil: "06:00",
      namesSteps: true,
    },
  });
  expect(errors).toEqual([]);
}

let reminded = 0;

/** Lets somebody's journey hold something of everything. */
async function travel(browser: Browser): Promise<void> {
  const onboarding = { name: "Karin", goals: ["Sova bättre"], healthStatus: "GOOD", experience: "ADVANCED" };
  const activity = {
    type: "TEST",
    title: "Sömntestet",
    path: "/somntestet",
    items: ["test:sleep"],
    goals: ["Sova bättre"],
  };
  const list = { completed: [], activities: [], days: [], achievements: [], plan: [] };
  await change(browser, "completeOnboarding", { input: onboarding });
  await change(browser, "recordActivity", { input: { key: randomUUID(), ...activity } });
  await change(browser, "setPlanned", { input: { key: "sleep-guide", isCompleted: true } });
  await change(browser, "setPause", { input: { until: addDays(dayOf(new Date()), 3) } });
  await change(browser, "mergeJourney", {
    input: { key: randomUUID(), totalMinutes: 77, totalActivities: 8, ...list },
  });
}

/** Lets somebody have a protocol, follow it, and have ticked one of its steps. */
async function follow(member: Member): Promise<void> {
  const { steps } = await create(member, {
    expertName: "Vera Vinter",
    estimatedWeeks: 4,
    steps: [aStep({ description: `Ute, ${randomUUID()}`, dosage: "20 minuter" }), aStep()],
  });
  await tick(member, steps[1]?.key, dayOf(new Date()));
  await change(member.browser, "undoItem", { input: { itemKey: steps[1]?.key, day: dayOf(new Date()) } });
  await tick(member, steps[0]?.key, dayOf(new Date()), { notes: "Molnigt", rating: 4 });
}

/** Lets somebody have values of everything that can be said of one, and have deleted another. */
async function measure(browser: Browser): Promise<void> {
  await consentToLabValues(browser);
  const full = {
    ...{ comparator: "LESS_THAN", value: 77.25, laboratory: `Fjällprov ${randomUUID()}`, isFasting: true },
    ...{ note: `Efter ${randomUUID()}`, referenceLow: 10.125, referenceHigh: 150.375 },
  };
  const { labValues } = await record(browser, [aLabValue(full), aLabValue()]);
  await change(browser, "setLabProfile", { input: { birthYear: 1961, sex: "FEMALE" } });
  await change(browser, "deleteLabValues", { input: { ids: [labValues[1]?.id] } });
}

/** Lets somebody have begun a programme. */
async function read(browser: Browser): Promise<void> {
  const section = { level: "LIGHT", section: "introduction" };
  await change(browser, "visitSection", { input: { ...section, isInteraction: true } });
  await change(browser, "completeSection", { input: section });
}

/** What a table has about somebody. */
export const rowsAbout = (api: AccountsApi, table: string, { id }: Member): Promise<Record<string, unknown>[]> => {
  const condition: Record<string, string> = {
    users: "id = $1",
    audit_entry: "(account_id = $1 OR actor_id = $1)",
    protocol_items: "protocol_id IN (SELECT id FROM protocols WHERE user_id = $1)",
    contact_message: "email = (SELECT email FROM users WHERE id = $1)",
    refresh_token: "session_id IN (SELECT id FROM session WHERE user_id = $1)",
  };
  return api.db.query(`SELECT * FROM "${table}" WHERE ${condition[table] ?? "user_id = $1"}`, [id]);
};
