import { afterEach, describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asAdmin,
  asNative,
  change,
  codesOf,
  type Member,
  startAccounts,
  waiting,
  whoIs,
} from "../support/accounts.ts";

const api = await startAccounts();
const HOLDERS = "{ roleHolders { key email fullName role grantedAt } }";

const grant = ({ browser }: Member, email: string) => change(browser, "grantRole", { input: { email, role: "ADMIN" } });
const revoke = ({ browser }: Member, email: string) =>
  change(browser, "revokeRole", { input: { email, role: "ADMIN" } });
const isAdmin = async ({ browser }: Member) => (await whoIs(browser))?.canAdminister;

async function holders({ browser }: Member): Promise<string[]> {
  const { data } = await browser.graphql<{ roleHolders: { email: string }[] }>(HOLDERS);
  return data.roleHolders.map(({ email }) => email);
}

// Each test has its own admins, so that it knows who is the last one.
afterEach(() => api.db.query("DELETE FROM user_roles"));

describe("a role", () => {
  it("is held by exactly those with a row in user_roles, from the next request on", async () => {
    const member = await aMember(api);
    expect(await isAdmin(member)).toBe(false);
    await api.db.query("INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')", [member.id]);
    expect(await whoIs(member.browser)).toMatchObject({ roles: ["ADMIN"], canAdminister: true });
    await api.db.query("DELETE FROM user_roles WHERE user_id = $1", [member.id]);
    expect(await whoIs(member.browser)).toMatchObject({ roles: [], canAdminister: false });
  });

  it("is not held while it cannot be looked up, and nothing else fails", async () => {
    const admin = await asAdmin(api);
    const native = await asNative(api, admin.person);
    await api.db.query("ALTER TABLE user_roles RENAME TO user_roles_elsewhere");
    try {
      for (const client of [admin.browser, native]) {
        const { status, errors, data } = await client.graphql("{ me { email roles canAdminister } }");
        expect([status, errors]).toEqual([200, []]);
        expect(data).toEqual({ me: { email: admin.person.email, roles: [], canAdminister: false } });
        const refused = await client.graphql(HOLDERS);
        expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
      }
      const again = await change(aBrowser(api), "signIn", {
        input: { email: admin.person.email, password: admin.person.password },
      });
      expect(again.me).toMatchObject({ roles: [], canAdminister: false });
      expect((await admin.browser.fetch("/tester")).status).toBe(200);
    } finally {
      await api.db.query("ALTER TABLE user_roles_elsewhere RENAME TO user_roles");
    }
    expect(await isAdmin(admin)).toBe(true);
  });

  it("is granted and revoked by an admin, twice as well as once", async () => {
    const [admin, member] = [await asAdmin(api), await aMember(api)];
    for (const email of [member.person.email, ` ${member.person.email.toUpperCase()}`]) {
      expect(codesOf(await grant(admin, email))).toEqual([]);
      expect(await isAdmin(member)).toBe(true);
    }
    expect((await holders(admin)).sort()).toEqual([admin.person.email, member.person.email].sort());
    for (let times = 0; times < 2; times++) {
      expect(codesOf(await revoke(admin, member.person.email))).toEqual([]);
      expect(await isAdmin(member)).toBe(false);
    }
    expect(await holders(admin)).toEqual([admin.person.email]);
  });

  it("is answered with what has changed, so that nobody needs to ask for the list again", async () => {
    const [admin, member] = [await asAdmin(api), await aMember(api)];
    const { payload } = await grant(admin, member.person.email);
    const { data } = await admin.browser.graphql<{ roleHolders: { key: string; email: string }[] }>(HOLDERS);
    const holder = data.roleHolders.find(({ email }) => email === member.person.email);
    expect(payload?.roleHolder).toEqual(holder);
    const revoked = await revoke(admin, member.person.email);
    expect(revoked.payload?.revokedKey).toBe(holder?.key);
    expect(revoked.me).toMatchObject({ email: admin.person.email, canAdminister: true });
    expect((await revoke(admin, admin.person.email)).me).toMatchObject({ canAdminister: true });
  });

  it("cannot be given to an account that is unknown, waits for its confirmation, or is being erased", async () => {
    const admin = await asAdmin(api);
    const [waitingFor, erased] = [await anAccount(api), await anAccount(api)];
    await api.db.query("UPDATE users SET confirmed_at = NULL WHERE email = $1", [waitingFor.email]);
    await api.db.query("UPDATE users SET erased_at = now() WHERE email = $1", [erased.email]);
    for (const email of [aPerson().email, waitingFor.email, erased.email, "", "\0", "'; DROP TABLE users; --"]) {
      expect((await grant(admin, email)).errors).toEqual([
        {
          code: "NO_SUCH_ACCOUNT",
          field: "email",
          message: "Det finns inget bekräftat konto med den adressen.",
        },
      ]);
    }
    expect(await holders(admin)).toEqual([admin.person.email]);
  });

  it("may be given up, by all but the last", async () => {
    const [one, other] = [await asAdmin(api), await asAdmin(api)];
    const given = await revoke(one, one.person.email);
    expect(given.errors).toEqual([]);
    expect(given.me).toMatchObject({ email: one.person.email, roles: [], canAdminister: false });
    expect(await isAdmin(one)).toBe(false);
    expect((await revoke(other, other.person.email)).errors).toEqual([
      { code: "LAST_ADMIN", field: "email", message: "Den sista administratören kan inte tas bort." },
    ]);
    expect(await isAdmin(other)).toBe(true);
  });
});

describe("there is always an admin left", () => {
  it("when two take the role from each other at once", async () => {
    const [one, other] = [await asAdmin(api), await asAdmin(api)];
    const holder = api.db.createQueryRunner();
    await holder.startTransaction();
    // Holds both up where they take the role away, after they have looked who else has it.
    await holder.query("SELECT 1 FROM user_roles FOR UPDATE");
    const revoking = [revoke(one, other.person.email), revoke(other, one.person.email)];
    await waiting(api.db, 2);
    await holder.commitTransaction();
    await holder.release();
    const codes = (await Promise.all(revoking)).map(codesOf);
    expect(await api.db.query("SELECT 1 FROM user_roles")).toHaveLength(1);
    expect(codes.flat()).toHaveLength(1);
  });

  it("when the other one's account is only waiting to be erased", async () => {
    const [one, other] = [await asAdmin(api), await asAdmin(api)];
    await api.db.query("UPDATE users SET erased_at = now() WHERE id = $1", [other.id]);
    expect(await holders(one)).toEqual([one.person.email]);
    expect(codesOf(await revoke(one, one.person.email))).toEqual(["LAST_ADMIN"]);
    const password = one.person.password;
    expect(codesOf(await change(one.browser, "deleteAccount", { input: { password } }))).toEqual(["LAST_ADMIN"]);
    expect(await isAdmin(one)).toBe(true);
  });
});
