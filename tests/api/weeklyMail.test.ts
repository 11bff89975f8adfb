import { describe, expect, it } from "vitest";
import { addDays, type Day, dayOf, mondayOf } from "../../schema/rules/words/days.ts";
import { queueWeeklyMails } from "../../server/features/weeklyMail/weeklyMailJobs.ts";
import { aMember, change, codesOf, jobsDone, type Member, startAccounts } from "../support/accounts.ts";
import { create, tick } from "../support/protocolGraph.ts";
import type { ReceivedMail } from "../support/smtp.ts";

const api = await startAccounts();
const { db } = api;

const SUBJECT = "En blick på veckan";
const MONDAY = mondayOf(dayOf(new Date()));
/** Sunday of this week, at an hour in Sweden in winter. */
const sunday = (hour: number, week: Day = MONDAY) =>
  new Date(`${addDays(week, 6)}T${String(hour - 1).padStart(2, "0")}:30:00Z`);

const want = async ({ browser }: Member, isWanted = true) =>
  expect(codesOf(await change(browser, "setWeeklyMail", { input: { isWanted } }))).toEqual([]);

const since = async ({ browser }: Member) =>
  (await browser.graphql<{ me: { weeklyMailSince: string | null } }>("{ me { weeklyMailSince } }")).data.me
    .weeklyMailSince;

/** Somebody who wants the mail, and has followed a protocol since Monday. */
async function following(fullName = "Åsa Ek") {
  const member = await aMember(api, { fullName });
  const protocol = await create(member, { name: "Sömn efter operationen" });
  await db.query("UPDATE user_active_protocols SET started_date = $2 WHERE user_id = $1", [member.id, MONDAY]);
  await want(member);
  return { ...member, protocol };
}

/** Where a mail leads whoever wants no more of them, as mail programs read it. */
function stopLinkIn({ parsed }: ReceivedMail): URL {
  const list = parsed.headers.get("list") as { unsubscribe?: { url?: string } } | undefined;
  const url = list?.unsubscribe?.url ?? "";
  expect(parsed.text).toContain(url);
  return new URL(url);
}

const weekly = ({ person }: Member) =>
  api.mails.to(person.email).filter(({ parsed }) => parsed.subject?.startsWith(SUBJECT));

describe("the mail on Sundays", () => {
  it("is for those who want it, says how the week went and what is next, and nothing of it in the subject", async () => {
    const member = await following();
    const other = await aMember(api);
    await create(other);
    expect(await since(other)).toBeNull();
    expect(await since(member)).not.toBeNull();
    await tick(member, member.protocol.steps[0]?.key, dayOf(new Date()));
    await queueWeeklyMails(db, sunday(18));
    await jobsDone(db);
    const mail = await api.mails.next(member.person.email, SUBJECT);
    expect(mail.parsed.subject).not.toContain("Sömn");
    expect(mail.parsed.text).toContain("Hej Åsa!");
    expect(mail.parsed.text).toContain("Sömn efter operationen\nBockat av 1 av 7 dagar. Nästa vecka: 1 steg om dagen.");
    expect(mail.parsed.html).toContain("Bockat av 1 av 7 dagar.");
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(weekly(other)).toEqual([]);
  });

  it("comes once a week and in the evening only, also with two processes and after an hour away", async () => {
    const member = await following();
    for (const hour of [9, 17]) await queueWeeklyMails(db, sunday(hour));
    await queueWeeklyMails(db, new Date(sunday(20).getTime() - 24 * 60 * 60 * 1_000));
    await jobsDone(db);
    expect(weekly(member)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => queueWeeklyMails(db, sunday(19))));
    await jobsDone(db);
    await queueWeeklyMails(db, sunday(22));
    await jobsDone(db);
    expect(weekly(member)).toHaveLength(1);
  });

  it("comes on the Sunday evening of the account's own clock, as the device that was here last has told", async () => {
    const [here, west, east] = [await following(), await following(), await following()];
    const device = (member: Member, zone: string, hoursAgo: number) =>
      db.query(
        `INSERT INTO reminder_device (id, user_id, hash, endpoint, p256dh, secret, zone, label, settings, seen_at)
         SELECT id, $1, id::text, id::text, '', '', $2, '', '{}', now() - make_interval(hours => $3) FROM gen_random_uuid() AS id`,
        [member.id, zone, hoursAgo],
      );
    await device(west, "Asia/Tokyo", 50);
    await device(west, "America/Los_Angeles", 1);
    await device(east, "Asia/Tokyo", 1);
    const counts = async (now: Date) => {
      await queueWeeklyMails(db, now);
      await jobsDone(db);
      return [here, west, east].map((member) => weekly(member).length);
    };
    // In Tokyo it is half past seven in the evening, in Sweden half past eleven in the morning.
    expect(await counts(sunday(11))).toEqual([0, 0, 1]);
    expect(await counts(sunday(19))).toEqual([1, 0, 1]);
    // In California it is six on Sunday evening when it is three on Monday morning in Sweden.
    expect(await counts(new Date(sunday(19).getTime() + 9 * 60 * 60_000))).toEqual([1, 1, 1]);
    expect(await counts(new Date(sunday(19).getTime() + 10 * 60 * 60_000))).toEqual([1, 1, 1]);
  });

  it("is not sent about nothing, nor about rest, nor to whom it was taken from meanwhile", async () => {
    const nothing = await aMember(api);
    const [rests, left, blocked] = [await following(), await following(), await following()];
    await want(nothing);
    await db.query("INSERT INTO journey_pause (user_id, from_day, until_day) VALUES ($1, $2, $3)", [
      rests.id,
      MONDAY,
      addDays(MONDAY, 6),
    ]);
    await db.query("UPDATE users SET blocked_at = now() WHERE id = $1", [blocked.id]);
    await want(left, false);
    await queueWeeklyMails(db, sunday(18));
    await jobsDone(db);
    for (const member of [nothing, rests, left, blocked]) expect(weekly(member)).toEqual([]);
  });

  it("is ended by mail programs in one click, by the page's button, and by nobody who only looks", async () => {
    const member = await following();
    await queueWeeklyMails(db, sunday(18));
    await jobsDone(db);
    const link = stopLinkIn(await api.mails.next(member.person.email, SUBJECT));
    const page = await fetch(api.origin + link.pathname + link.search);
    expect(page.status).toBe(200);
    expect(await since(member)).not.toBeNull();
    const press = (key: string, body: string) =>
      fetch(`${api.origin}${link.pathname}?nyckel=${key}`, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      });
    const key = link.searchParams.get("nyckel") ?? "";
    // The key of another kind of mail ends nothing, and a wrong one neither.
    expect((await press("x".repeat(100), "List-Unsubscribe=One-Click")).status).toBe(400);
    expect(await since(member)).not.toBeNull();
    const done = await press(key, "List-Unsubscribe=One-Click");
    expect([done.status, await done.text()]).toEqual([200, "Veckomejlen är avslutade.\n"]);
    expect(await since(member)).toBeNull();
    await want(member);
    const pressed = await press(key, "");
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/veckomejl/avsluta?klart=ja"]);
    expect(await since(member)).toBeNull();
  });
});
