import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asNative,
  change,
  codesOf,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { runCommand, spawnServer } from "../support/apiProcess.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { addFactor } from "../support/secondFactor.ts";

const api = await startAccounts();

/**
 * Starts another server on the database with this admin in its settings. It takes part in the work that waits there, so
 * it sends its mails to the same place.
 */
const startWith = ({ email, password }: { email: string; password: string }) =>
  startServer({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: api.mails.url,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  });

/** Runs `npm run admin`. */
const admin = (...args: string[]) => runCommand("admin", args, { DATABASE_URL: api.databaseUrl });

describe("the admin of the settings", () => {
  it("is made at the start, and the next start changes nothing", async () => {
    const person = aPerson({ email: `Chef.${Date.now()}@Exempel.se` });
    await startWith(person);
    const browser = aBrowser(api);
    const { me } = await signIn(browser, person);
    expect(me).toMatchObject({ email: person.email.toLowerCase(), roles: ["ADMIN"], canAdminister: true });
    await startWith({ ...person, password: "ett annat lösenord" });
    expect((await whoIs(browser))?.canAdminister).toBe(true);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
  });

  it("takes over an account that a stranger made in wait for it", async () => {
    const stranger = aPerson();
    await change(aBrowser(api), "signUp", { input: stranger });
    const [{ id }] = await api.db.query("SELECT id FROM users WHERE email = $1", [stranger.email]);
    await api.db.query(
      "INSERT INTO session (user_id, device, expires_at) VALUES ($1, 'främmande', now() + interval '1 day')",
      [id],
    );
    await startWith({ email: stranger.email, password: "den rättas lösenord" });
    expect(codesOf(await signIn(aBrowser(api), stranger))).toEqual(["INVALID_CREDENTIALS"]);
    const { me } = await signIn(aBrowser(api), { ...stranger, password: "den rättas lösenord" });
    expect(me?.canAdminister).toBe(true);
    const sessions = await api.db.query("SELECT revoked_at FROM session WHERE user_id = $1 AND device = 'främmande'", [
      id,
    ]);
    expect(sessions).toEqual([{ revoked_at: expect.any(Date) }]);
  });

  it("gives a confirmed account the role, and leaves its password and sessions", async () => {
    const person = await anAccount(api);
    const native = await asNative(api, person);
    await startWith({ email: person.email, password: "ett annat lösenord" });
    expect((await whoIs(native))?.canAdminister).toBe(true);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
  });
});

describe("the demo's admin", () => {
  it("is printed once, and kept where only the owner reads", async () => {
    await api.db.query("DELETE FROM user_roles");
    const folder = await makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const settings = { DATABASE_URL: api.databaseUrl, DATA_DIR: folder, SEED: "demo" };

    const first = spawnServer(settings);
    const browser = aBrowser(clientOf(await first.origin), { network: "" });
    const line = /^Admin of the demo: (\S+), password (\S+)$/m;
    await eventually(async () => line.test(first.output()));
    const [, email = "", password = ""] = line.exec(first.output()) ?? [];
    expect(email).toBe("admin@livsresan.example");
    expect(password).toMatch(/^[\w-]{12}$/);
    const file = join(folder, "admin.txt");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, "utf8")).toBe(`E-post: ${email}\nLösenord: ${password}\n`);
    expect((await signIn(browser, { email, password })).me?.canAdminister).toBe(true);
    first.child.kill("SIGTERM");
    expect(await first.exit).toBe(0);

    const second = spawnServer(settings);
    await second.origin;
    second.child.kill("SIGTERM");
    expect(await second.exit).toBe(0);
    expect(second.output()).toMatch(/^Livsresan is at /m);
    expect(second.output()).not.toContain(password);
    expect(second.output()).not.toContain("Admin of the demo");
  });
});

describe("npm run admin", () => {
  it("grants, lists and revokes, and says what it did", async () => {
    await api.db.query("DELETE FROM user_roles");
    const [one, other] = [await anAccount(api), await anAccount(api)];
    expect(await admin("list")).toEqual({ code: 0, lines: ["There are no admins"] });
    expect(await admin("grant", one.email)).toEqual({ code: 0, lines: [`${one.email} is now an admin`] });
    expect(await admin("revoke", one.email)).toEqual({
      code: 1,
      lines: [`${one.email} is the last admin and cannot be revoked`],
    });
    expect((await admin("grant", other.email)).code).toBe(0);
    expect((await admin("list")).lines).toEqual([one.email, other.email].sort().map((email) => `${email} admin`));
    expect(await admin("revoke", other.email)).toEqual({ code: 0, lines: [`${other.email} is no longer an admin`] });
    expect((await signIn(aBrowser(api), one)).me?.canAdminister).toBe(true);
    expect((await signIn(aBrowser(api), other)).me?.canAdminister).toBe(false);
  });

  it("helps somebody who has lost both phone and recovery codes, and tells them", async () => {
    const { browser, person } = await addFactor(await aMember(api));
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["SECOND_FACTOR_REQUIRED"]);
    expect(await admin("reset-factor", person.email.toUpperCase())).toEqual({
      code: 0,
      lines: [`${person.email.toUpperCase()} now signs in with the password alone`],
    });
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
    await api.mails.next(person.email, "Tvåstegsinloggning är avstängd");
    const { data } = await browser.graphql<{ me: { events: unknown[] } }>("{ me { events { action isOwn } } }");
    expect(data.me.events).toContainEqual({ action: "SECOND_FACTOR_REMOVED", isOwn: false });
    expect(await admin("reset-factor", person.email)).toEqual({
      code: 1,
      lines: [`There is no account ${person.email} with two-factor sign-in`],
    });
  });

  it.each([
    [["grant", "ingen@exempel.se"], "There is no confirmed account ingen@exempel.se"],
    [["grant"], "Usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-factor EMAIL | list"],
  ])("%j stops with one line", async (args, line) => {
    expect(await admin(...args)).toEqual({ code: 1, lines: [line] });
  });
});
