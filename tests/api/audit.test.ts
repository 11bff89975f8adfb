import { describe, expect, it } from "vitest";
import { AUDIT_MONTHS } from "../../schema/audit.ts";
import { purgeExpiredAccounts } from "../../server/features/accounts/accountJobs.ts";
import { changesBetween, recordAudit } from "../../server/platform/audit/recordAudit.ts";
import {
  aBrowser,
  aMember,
  anAccount,
  asAdmin,
  change,
  type Member,
  press,
  startAccounts,
} from "../support/accounts.ts";
import type { Client } from "../support/api.ts";
import { linkIn, tokenIn } from "../support/mail.ts";
import { tablesThatHold } from "../support/tables.ts";

const api = await startAccounts();

interface Entry {
  key: string;
  at: string;
  actorName: string | null;
  actorEmail: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string;
  changes: { field: string; before: string | null; after: string | null }[];
}

interface Page {
  auditLog: { nodes: Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null;
}

const LOG = `query ($first: Int, $after: String) {
  auditLog(first: $first, after: $after) {
    nodes { key at actorName actorEmail action subjectType subjectId subjectName changes { field before after } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const read = (client: Client, variables = {}) => client.graphql<Page>(LOG, variables);

/** What the log says of an account or of a thing. */
async function entriesOn(admin: Member, subjectId: string): Promise<Entry[]> {
  const { data } = await read(admin.browser, { first: 100 });
  return (data.auditLog?.nodes ?? []).filter((entry) => entry.subjectId === subjectId);
}

/** Writes what an admin did to a guide. */
const changeGuide = (admin: Member, id: string) =>
  api.db.transaction((manager) =>
    recordAudit(manager, {
      actorId: admin.id,
      action: "CHANGED",
      subject: { type: "ARTICLE", id, name: "Magnesium" },
      changes: changesBetween({ title: "Magnesium", minutes: 4 }, { title: "Om magnesium", minutes: 4 }, [
        "title",
        "minutes",
      ]),
    }),
  );

const eventsOf = async ({ browser }: Member) =>
  (
    await browser.graphql<{ me: { events: { action: string; isOwn: boolean; device: string | null }[] } }>(
      "{ me { events { action isOwn device } } }",
    )
  ).data.me.events;

describe("the audit log", () => {
  it("says who gave and took which role, once for each change", async () => {
    const [admin, member] = [await asAdmin(api), await aMember(api)];
    const input = { email: member.person.email, role: "ADMIN" };
    for (const name of ["grantRole", "grantRole", "revokeRole", "revokeRole"]) {
      await change(admin.browser, name, { input });
    }
    const entries = await entriesOn(admin, member.id);
    expect(entries.map(({ action }) => action)).toEqual(["ROLE_REVOKED", "ROLE_GRANTED", "SIGNED_IN_ON_NEW_DEVICE"]);
    for (const entry of entries.slice(0, 2)) {
      expect(entry).toMatchObject({
        actorName: "Ada Admin",
        actorEmail: admin.person.email,
        subjectType: "ACCOUNT",
        subjectName: member.person.email,
        changes: [],
      });
      expect(Date.now() - Date.parse(entry.at)).toBeLessThan(120_000);
    }
    expect((await eventsOf(member)).slice(0, 2)).toEqual([
      { action: "ROLE_REVOKED", isOwn: false, device: null },
      { action: "ROLE_GRANTED", isOwn: false, device: null },
    ]);
  });

  it("says nothing of what was refused", async () => {
    const admin = await asAdmin(api);
    await api.db.query("UPDATE session SET verified_at = NULL WHERE user_id = $1", [admin.id]);
    const other = await aMember(api);
    await change(admin.browser, "grantRole", { input: { email: other.person.email, role: "ADMIN" } });
    expect((await entriesOn(await asAdmin(api), other.id)).map(({ action }) => action)).toEqual([
      "SIGNED_IN_ON_NEW_DEVICE",
    ]);
  });

  it("says what of a thing was changed", async () => {
    const admin = await asAdmin(api);
    await changeGuide(admin, "magnesium");
    expect(await entriesOn(admin, "magnesium")).toMatchObject([
      {
        action: "CHANGED",
        subjectType: "ARTICLE",
        subjectName: "Magnesium",
        changes: [{ field: "title", before: "Magnesium", after: "Om magnesium" }],
      },
    ]);
  });

  it("is read page by page, the newest first, and what is added meanwhile moves nothing", async () => {
    const admin = await asAdmin(api);
    for (let n = 0; n < 7; n++) await changeGuide(admin, `sida-${n}`);
    const keys: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages++) {
      const { data }: { data: Page } = await read(admin.browser, { first: 2, after });
      keys.push(...(data.auditLog?.nodes ?? []).map(({ subjectId }) => subjectId));
      after = data.auditLog?.pageInfo.endCursor ?? null;
      expect(data.auditLog?.pageInfo.hasNextPage).toBe(true);
      await changeGuide(admin, "senare");
    }
    expect(keys).toEqual(["sida-6", "sida-5", "sida-4", "sida-3", "sida-2", "sida-1"]);
    const all = (await read(admin.browser, { first: 100 })).data.auditLog?.nodes.map(({ key }) => Number(key)) ?? [];
    expect(all).toEqual([...all].sort((one, other) => other - one));
    for (const bad of [{ first: 0 }, { first: 101 }, { after: "x" }, { after: "1; DROP TABLE users" }]) {
      expect((await read(admin.browser, bad)).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  it("is for admins alone", async () => {
    const { browser } = await aMember(api);
    for (const [client, status, code] of [
      [api, 401, "UNAUTHENTICATED"],
      [browser, 403, "FORBIDDEN"],
    ] as const) {
      const { errors, data, ...answer } = await read(client);
      expect([answer.status, errors[0]?.extensions.code, data?.auditLog ?? null]).toEqual([status, code, null]);
    }
  });

  it("shows an account's address as it is now, and no longer once the account is gone", async () => {
    const [admin, member] = [await asAdmin(api), await aMember(api)];
    const input = { email: member.person.email, role: "ADMIN" };
    await change(admin.browser, "grantRole", { input });
    await changeGuide(member, "av-medlemmen");
    const moved = `ny.${member.person.email}`;
    await api.db.query("UPDATE users SET email = $2 WHERE id = $1", [member.id, moved]);
    expect((await entriesOn(admin, member.id)).map(({ subjectName }) => subjectName)).toEqual([moved, moved]);
    expect(await entriesOn(admin, "av-medlemmen")).toMatchObject([{ actorName: "Åsa Ek", actorEmail: moved }]);

    await change(member.browser, "deleteAccount", { input: { password: member.person.password } });
    await api.mails.next(moved, "Ditt konto är borttaget");
    // What was done to the site stays, without who did it; what was done to the account goes with it.
    expect(await entriesOn(admin, member.id)).toEqual([]);
    expect(await entriesOn(admin, "av-medlemmen")).toMatchObject([{ actorName: null, actorEmail: null }]);
    expect(await tablesThatHold(api.db, member.id)).toEqual([]);
  });

  it("forgets what is older than its months, and nothing younger", async () => {
    const admin = await asAdmin(api);
    for (const [id, age] of [
      ["gammal", `${AUDIT_MONTHS} months 1 day`],
      ["nyss", `${AUDIT_MONTHS} months -1 day`],
    ] as const) {
      await changeGuide(admin, id);
      await api.db.query("UPDATE audit_entry SET at = now() - $2::interval WHERE subject_id = $1", [id, age]);
    }
    await purgeExpiredAccounts(api.db);
    expect(AUDIT_MONTHS).toBe(24);
    expect(await entriesOn(admin, "gammal")).toEqual([]);
    expect(await entriesOn(admin, "nyss")).toHaveLength(1);
  });
});

describe("what happened to an account", () => {
  it("is told to its owner, and to nobody else: password, address, and devices", async () => {
    const [member, stranger] = [await aMember(api), await aMember(api)];
    const { browser, person } = member;
    const input = { currentPassword: person.password, newPassword: "nyare lösenord" };
    await change(browser, "changePassword", { input });
    const email = `ny.${person.email}`;
    await change(browser, "changeEmail", { input: { email, password: input.newPassword } });
    await press(browser, linkIn(await api.mails.next(email, "Bekräfta")));
    expect((await eventsOf(member)).map(({ action, isOwn }) => [action, isOwn])).toEqual([
      ["EMAIL_CHANGED", true],
      ["PASSWORD_CHANGED", true],
      ["SIGNED_IN_ON_NEW_DEVICE", true],
    ]);
    await press(aBrowser(api), linkIn(await api.mails.next(person.email, "Din e-postadress har ändrats")));
    await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } });
    const token = tokenIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    await change(aBrowser(api), "resetPassword", { input: { token, password: "ännu nyare lösenord" } });
    const admin = await asAdmin(api);
    expect((await entriesOn(admin, member.id)).map(({ action }) => action).slice(0, 2)).toEqual([
      "PASSWORD_CHANGED",
      "EMAIL_RESTORED",
    ]);
    expect((await eventsOf(stranger)).map(({ action }) => action)).toEqual(["SIGNED_IN_ON_NEW_DEVICE"]);
  });

  it("names a device once, not at every sign-in on it", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    for (let times = 0; times < 3; times++) {
      await change(browser, "signIn", { input: { email: person.email, password: person.password } });
    }
    expect(await eventsOf({ browser, person, id: "" })).toHaveLength(1);
  });
});
