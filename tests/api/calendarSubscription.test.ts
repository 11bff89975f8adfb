import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, change, codesOf, type Member, startAccounts } from "../support/accounts.ts";
import { aStep, create } from "../support/protocolGraph.ts";

const api = await startAccounts();
const { db } = api;

/** The address that an account makes, as a path of this server. */
async function anAddress({ browser }: Member, input: { hasAlarms?: boolean } = {}): Promise<string> {
  const outcome = await change(browser, "createCalendarAddress", { input });
  expect(codesOf(outcome)).toEqual([]);
  const url = new URL(String(outcome.payload?.url));
  expect(url.pathname).toMatch(/^\/kalender\/[\w-]{43}\.ics$/);
  return url.pathname;
}

/** Somebody who follows a protocol of two steps. */
async function following() {
  const member = await aMember(api);
  const protocol = await create(member, { steps: [aStep({ title: "Ljus" }), aStep({ title: "Magnesium" })] });
  await change(member.browser, "startProtocol", { input: { key: protocol.key } });
  return { ...member, protocol };
}

const fetchPath = (path: string, headers: Record<string, string> = {}) => fetch(api.origin + path, { headers });

interface Read {
  uid: string;
  summary: string;
  sequence: number;
  modified: string;
  status: string | null;
  rule: string;
}

/** The events of a calendar, as a calendar reads them. */
async function read(path: string): Promise<Read[]> {
  const answer = await fetchPath(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents("vevent").map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    summary: String(event.getFirstPropertyValue("summary")),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    modified: String(event.getFirstPropertyValue("last-modified")),
    status: event.getFirstPropertyValue("status") as string | null,
    rule: String(event.getFirstPropertyValue("rrule")),
  }));
}

/** What of an answer somebody who guesses can tell. */
async function told(path: string) {
  const answer = await fetchPath(path);
  const headers = Object.fromEntries(answer.headers);
  for (const own of ["date", "x-request-id", "keep-alive"]) delete headers[own];
  return { status: answer.status, headers, body: await answer.text() };
}

describe("a calendar that subscribes", () => {
  it("has what is followed, is private, and is not sent again while it is the same", async () => {
    const member = await following();
    const path = await anAddress(member);
    const answer = await fetchPath(path);
    const body = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(body).toContain("BEGIN:VTIMEZONE");
    expect(body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    expect(body).toContain("X-PUBLISHED-TTL:PT1H");
    expect((await read(path)).map(({ summary, sequence }) => [summary, sequence])).toEqual([
      ["Ljus", 0],
      ["Magnesium", 0],
    ]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetchPath(path, { "if-none-match": etag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await fetchPath(path, { "if-none-match": 'W/"x"' })).status).toBe(200);
    // Nobody else's cookie or account matters, and it takes as many statements however much there is.
    expect(await (await fetch(api.origin + path, { method: "HEAD" })).text()).toBe("");
  });

  it("learns that a step was renamed, moved, removed, and that it is all over", async () => {
    const member = await following();
    const path = await anAddress(member);
    const [light, magnesium] = await read(path);
    const [one, two] = member.protocol.steps;
    await db.query("UPDATE protocol_items SET title = 'Dagsljus', time_of_day = 'afternoon' WHERE id = $1", [one?.key]);
    const renamed = await read(path);
    expect(renamed.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual([
      [light?.uid, "Dagsljus", 1],
      [magnesium?.uid, "Magnesium", renamed[1]?.sequence],
    ]);
    expect(renamed.map(({ modified }) => modified)).not.toContain("null");

    await db.query("UPDATE user_active_protocols SET started_date = started_date - 5 WHERE user_id = $1", [member.id]);
    await db.query("UPDATE protocol_items SET removed_at = now() WHERE id = $1", [two?.key]);
    const removed = (await read(path)).find(({ uid }) => uid === magnesium?.uid);
    const lastDay = addDays(dayOf(new Date()), -1).replaceAll("-", "");
    expect(removed?.rule).toContain(`UNTIL=${lastDay}`);
    expect(removed?.sequence).toBeGreaterThan(magnesium?.sequence ?? 0);

    const input = { id: globalId("Protocol", member.protocol.key) };
    expect(codesOf(await change(member.browser, "deleteProtocol", { input }))).toEqual([]);
    const gone = await read(path);
    expect(gone.map(({ uid, status, summary }) => [uid, status, summary]).sort()).toEqual(
      [light?.uid, magnesium?.uid].map((uid) => [uid, "CANCELLED", "Borttaget"]).sort(),
    );
    // Nothing of it is said any longer, and nothing counts on by itself.
    expect(await read(path)).toEqual(gone);
  });

  it("rings once for each time of day where that is chosen, and has no days of rest", async () => {
    const member = await following();
    const path = await anAddress(member, { hasAlarms: true });
    const body = await (await fetchPath(path)).text();
    expect(body.match(/BEGIN:VALARM/g)).toHaveLength(1);
    expect(body).toContain(": 2 steg");
    await change(member.browser, "setPause", { input: { until: addDays(dayOf(new Date()), 3) } });
    const paused = await (await fetchPath(path)).text();
    expect(paused).toContain(`DTSTART;TZID=Europe/Stockholm:${addDays(dayOf(new Date()), 4).replaceAll("-", "")}`);
    expect(
      codesOf(await change(member.browser, "updateCalendarSubscription", { input: { hasAlarms: false } })),
    ).toEqual([]);
    const steps = await read(path);
    expect(steps.map(({ status }) => status).sort()).toEqual(["CANCELLED", null, null].sort());
  });

  it("answers an address that was renewed, turned off or never was with the same", async () => {
    const member = await following();
    const first = await anAddress(member);
    const second = await anAddress(member);
    expect((await fetchPath(second)).status).toBe(200);
    const unknown = await told(`/kalender/${"x".repeat(43)}.ics`);
    expect(unknown).toMatchObject({ status: 404, body: "Kalendern finns inte.\n" });
    expect(await told(first)).toEqual(unknown);
    expect(codesOf(await change(member.browser, "revokeCalendarAddress"))).toEqual([]);
    expect(codesOf(await change(member.browser, "revokeCalendarAddress"))).toEqual([]);
    expect(await told(second)).toEqual(unknown);
    for (const wrong of [".ics", "a.ics", `${randomUUID()}${randomUUID()}${randomUUID()}.ics`, "%00.ics", "å.ics"])
      expect([wrong, (await told(`/kalender/${wrong}`)).status]).toEqual([wrong, 404]);
    expect(codesOf(await change(member.browser, "updateCalendarSubscription", { input: {} }))).toEqual(["NOT_FOUND"]);
    // Nor one of somebody who is blocked, or being erased.
    const third = await anAddress(member);
    for (const column of ["blocked_at", "erased_at"]) {
      await db.query(`UPDATE users SET ${column} = now() WHERE id = $1`, [member.id]);
      expect(await told(third)).toEqual(unknown);
      await db.query(`UPDATE users SET ${column} = NULL WHERE id = $1`, [member.id]);
    }
    const events: { action: string }[] = await db.query(
      "SELECT action FROM audit_entry WHERE account_id = $1 ORDER BY id",
      [member.id],
    );
    expect(events.map(({ action }) => action).filter((action) => action.startsWith("CALENDAR"))).toEqual([
      "CALENDAR_ADDRESS_MADE",
      "CALENDAR_ADDRESS_RENEWED",
      "CALENDAR_ADDRESS_REVOKED",
      "CALENDAR_ADDRESS_MADE",
    ]);
  });

  it("stores no secret, and says the same to two that read at once", async () => {
    const member = await following();
    const path = await anAddress(member);
    const secret = path.slice("/kalender/".length, -".ics".length);
    const bodies = await Promise.all(Array.from({ length: 6 }, async () => (await fetchPath(path)).text()));
    expect(new Set(bodies).size).toBe(1);
    const [row] = await db.query("SELECT * FROM calendar_subscription WHERE user_id = $1", [member.id]);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain("Magnesium");
  });

  // Last: nobody of this network can guess for an hour.
  it("cannot be guessed, while the one that works goes on working", async () => {
    const member = await following();
    const path = await anAddress(member);
    const tried = [];
    for (let tries = 0; tries < 70; tries += 1) tried.push((await told(`/kalender/${randomUUID()}.ics`)).status);
    expect(tried.at(-1)).toBe(429);
    const answer = await fetchPath(`/kalender/${randomUUID()}.ics`);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetchPath(path)).status).toBe(200);
  });
});
