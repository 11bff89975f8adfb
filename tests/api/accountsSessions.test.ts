import { describe, expect, it } from "vitest";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import {
  ACCESS,
  aBrowser,
  aMember,
  asNative,
  type Browser,
  change,
  DEVICE,
  REFRESH,
  signedIn,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { clientOf, startServer } from "../support/api.ts";
import { expired, SECRET, sha256 } from "../support/tokens.ts";

const api = await startAccounts({ SESSION_SECRET: SECRET });

interface OwnSession {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

const NO_UUID = "00000000-0000-0000-0000-000000000000";
const NO_SESSION = { code: "NOT_FOUND", field: "id", message: "Enheten är redan utloggad." };

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function sessionsOf(browser: Browser): Promise<OwnSession[]> {
  const { data } = await browser.graphql<{ me: { sessions: OwnSession[] } }>(
    "{ me { sessions { id device createdAt lastUsedAt isCurrent } } }",
  );
  return data.me.sessions;
}

/** Lets a browser's access token run out. */
async function tire(browser: Browser): Promise<void> {
  browser.cookies.set(ACCESS, await expired(browser.cookies.get(ACCESS) ?? ""));
}

const tokensOf = (sessionOf: string) =>
  api.db.query(
    "SELECT hash, used_at FROM refresh_token WHERE session_id = (SELECT session_id FROM refresh_token WHERE hash = $1) ORDER BY created_at",
    [sha256(sessionOf)],
  ) as Promise<{ hash: string; used_at: Date | null }[]>;

describe("the list of sessions", () => {
  it("names each device and marks the one that asks", async () => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person, { userAgent: FIREFOX });
    const [own, newest] = await sessionsOf(browser);
    expect(own).toMatchObject({ device: "Okänd enhet", isCurrent: true });
    expect(newest).toMatchObject({ device: "Firefox på Windows", isCurrent: false });
    expect((await sessionsOf(other.browser)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it("can be shortened by one, which is signed out at once", async () => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person);
    const id = (await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent)?.id;
    expect((await change(browser, "revokeSession", { input: { id } })).me?.email).toBe(person.email);
    expect(await whoIs(other.browser)).toBeNull();
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it("can be shortened by one's own, which signs out", async () => {
    const { browser } = await aMember(api);
    const [own] = await sessionsOf(browser);
    expect((await change(browser, "revokeSession", { input: { id: own?.id } })).me).toBeNull();
    expect([browser.cookies.has(ACCESS), browser.cookies.has(REFRESH)]).toEqual([false, false]);
  });

  it.each([
    ["one that never was", globalId("OwnSession", NO_UUID)],
    ["the spelling of before", NO_UUID],
    ["another kind of thing", globalId("Me", NO_UUID)],
    ["a key that none has", globalId("OwnSession", "' OR 1=1")],
    ["a key that cannot be kept", globalId("OwnSession", "\0")],
    ["nothing", ""],
  ])("is not shortened by %s, and says so", async (_, id) => {
    const { browser, person } = await aMember(api);
    const outcome = await change(browser, "revokeSession", { input: { id } });
    expect(outcome).toMatchObject({ status: 200, errors: [NO_SESSION], refused: [], me: { email: person.email } });
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it("is not shortened by the same one twice", async () => {
    const { person, browser } = await aMember(api);
    await signedIn(api, person);
    const id = (await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent)?.id;
    const [first, second] = [
      await change(browser, "revokeSession", { input: { id } }),
      await change(browser, "revokeSession", { input: { id } }),
    ];
    expect(first.payload).toMatchObject({ revokedSessionId: id, errors: [] });
    expect(second.payload).toMatchObject({ revokedSessionId: null, errors: [NO_SESSION] });
  });

  it("is not shortened by another user", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    const [session] = await sessionsOf(one.browser);
    expect((await change(other.browser, "revokeSession", { input: { id: session?.id } })).errors).toEqual([NO_SESSION]);
    expect((await whoIs(one.browser))?.email).toBe(one.person.email);
    expect((await whoIs(other.browser))?.email).toBe(other.person.email);
  });

  it("is emptied by signing out everywhere, for this user alone", async () => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person);
    const native = await asNative(api, person);
    const stranger = await aMember(api);
    expect(await change(browser, "signOutEverywhere")).toMatchObject({ me: null, errors: [] });
    expect(browser.cookies.has(REFRESH)).toBe(false);
    expect(await whoIs(other.browser)).toBeNull();
    expect((await native.graphql("{ me { id } }")).status).toBe(401);
    expect(await whoIs(stranger.browser)).not.toBeNull();
  });

  it("leaves out what has run out", async () => {
    const { person, browser, id } = await aMember(api);
    await api.db.query("UPDATE session SET expires_at = now() WHERE user_id = $1", [id]);
    expect(await whoIs(browser)).toBeNull();
    const { browser: again } = await signedIn(api, person);
    expect(await sessionsOf(again)).toHaveLength(1);
  });
});

describe("an access token that has run out", () => {
  it("is renewed on the way, and the session goes on", async () => {
    const { browser, person, id } = await aMember(api);
    await api.db.query(
      "UPDATE session SET expires_at = now() + interval '1 day', last_used_at = now() - interval '1 day' WHERE user_id = $1",
      [id],
    );
    await tire(browser);
    const [access, refresh] = [browser.cookies.get(ACCESS), browser.cookies.get(REFRESH)];
    expect((await whoIs(browser))?.email).toBe(person.email);
    expect(browser.cookies.get(REFRESH)).not.toBe(refresh);
    expect(browser.cookies.get(ACCESS)).not.toBe(access);
    const [session] = await api.db.query(
      "SELECT expires_at > now() + interval '29 days' AS longer, last_used_at > now() - interval '1 minute' AS used FROM session WHERE user_id = $1",
      [id],
    );
    expect(session).toEqual({ longer: true, used: true });
    await whoIs(browser);
    expect(browser.setCookies).toEqual([]);
  });

  it("is renewed by a page too", async () => {
    const { browser } = await aMember(api);
    const refresh = browser.cookies.get(REFRESH);
    browser.cookies.delete(ACCESS);
    expect((await browser.fetch("/tester")).status).toBe(200);
    expect(browser.cookies.get(REFRESH)).not.toBe(refresh);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it("is renewed for 180 days after signing in, and not a moment longer", async () => {
    const { browser, person, id } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    const age = (days: string) =>
      api.db.query("UPDATE session SET created_at = now() - $2::interval WHERE user_id = $1", [id, days]);
    await age("179 days");
    await tire(browser);
    expect((await whoIs(browser))?.email).toBe(person.email);
    const next = await change(api, "refreshSession", { input: { refreshToken } });
    expect(next.errors).toEqual([]);
    const [{ left }] = await api.db.query(
      "SELECT max(expires_at - now()) <= interval '1 day' AS left FROM session WHERE user_id = $1",
      [id],
    );
    expect(left).toBe(true);
    // A day later.
    await api.db.query("UPDATE session SET expires_at = expires_at - interval '1 day' WHERE user_id = $1", [id]);
    await tire(browser);
    expect(await whoIs(browser)).toBeNull();
    const { errors } = await change(api, "refreshSession", { input: { refreshToken: next.tokens?.refreshToken } });
    expect(errors[0]?.code).toBe("INVALID_TOKEN");
  });

  it("lives on in a browser that has it under the names that cookies had before, until it gets the present ones", async () => {
    const { browser, person } = await aMember(api);
    for (const name of [ACCESS, REFRESH, DEVICE]) {
      browser.cookies.set(name.replace("site-", "livsresan-"), browser.cookies.get(name) ?? "");
      browser.cookies.delete(name);
    }
    expect(await whoIs(browser)).toMatchObject({ email: person.email });
    expect([...browser.cookies.keys()].every((name) => name.startsWith("livsresan-"))).toBe(true);
    browser.cookies.delete("livsresan-access");
    expect(await whoIs(browser)).toMatchObject({ email: person.email });
    expect([...browser.cookies.keys()].sort()).toEqual(["livsresan-device", ACCESS, REFRESH]);
    // Signed out, nothing of either is left but that the device was here.
    browser.cookies.set("livsresan-access", browser.cookies.get(ACCESS) ?? "");
    await change(browser, "signOut");
    expect([...browser.cookies.keys()]).toEqual(["livsresan-device"]);
  });

  it("is not renewed without a refresh token, nor by a made-up one", async () => {
    const { browser } = await aMember(api);
    await tire(browser);
    browser.cookies.set(REFRESH, "x".repeat(43));
    expect(await whoIs(browser)).toBeNull();
    expect([...browser.cookies.keys()]).toEqual(["site-device"]);
  });
});

describe("refresh tokens", () => {
  it("used by twenty requests at once have one successor, which all of them get", async () => {
    const { browser, person } = await aMember(api);
    await tire(browser);
    const cookies = new Map(browser.cookies);
    const copies = Array.from({ length: 20 }, () => {
      const copy = aBrowser(api);
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return copy;
    });
    const emails = await Promise.all(copies.map(async (copy) => (await whoIs(copy))?.email));
    expect(new Set(emails)).toEqual(new Set([person.email]));
    const successors = new Set(copies.map((copy) => copy.cookies.get(REFRESH)));
    expect(successors.size).toBe(1);
    const rows = await tokensOf([...successors][0] ?? "");
    expect(rows.map(({ used_at }) => used_at !== null)).toEqual([true, false]);
  });

  it("used by several processes at once have one successor too", async () => {
    const { person } = await aMember(api);
    const native = await asNative(api, person);
    const env = { DATABASE_URL: api.databaseUrl, SESSION_SECRET: SECRET, SMTP_URL: api.mails.url };
    const second = clientOf(await startServer(env));
    const { refreshToken } = native;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(n % 2 ? api : second, "refreshSession", { input: { refreshToken } })),
    );
    expect(new Set(outcomes.map(({ tokens }) => tokens?.refreshToken)).size).toBe(1);
    expect(await tokensOf(refreshToken)).toHaveLength(2);
  });

  it("have one successor also while processes sign with different keys, and devices stay known", async () => {
    const { person, browser } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    const newer = "a newer secret of the tests that is long enough";
    const env = { DATABASE_URL: api.databaseUrl, SMTP_URL: api.mails.url, SESSION_SECRET: `${newer},${SECRET}` };
    const rotated = clientOf(await startServer(env));
    const first = await change(api, "refreshSession", { input: { refreshToken } });
    const second = await change(rotated, "refreshSession", { input: { refreshToken } });
    expect(second.tokens?.refreshToken).toBe(first.tokens?.refreshToken);
    expect(
      (await change(rotated, "refreshSession", { input: { refreshToken: second.tokens?.refreshToken } })).errors,
    ).toEqual([]);

    // Strangers have used the address's tries up; the browser that signed in before still may.
    for (let tries = 0; tries < 11; tries++) await signIn(aBrowser(rotated), { ...person, password: "fel" });
    const known = aBrowser(rotated);
    known.cookies.set(DEVICE, browser.cookies.get(DEVICE) ?? "");
    expect((await signIn(known, person)).me?.email).toBe(person.email);
    expect((await signIn(aBrowser(rotated), person)).me).toBeNull();
  });

  it("give the same successor once more to a client that did not hear it", async () => {
    const { person } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    const first = await change(api, "refreshSession", { input: { refreshToken } });
    const second = await change(api, "refreshSession", { input: { refreshToken } });
    expect(second.tokens?.refreshToken).toBe(first.tokens?.refreshToken);
    expect(second.me?.email).toBe(person.email);
  });

  it("used again after their successor was used end the session", async () => {
    const { person } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    const first = await change(api, "refreshSession", { input: { refreshToken } });
    const second = await change(api, "refreshSession", { input: { refreshToken: first.tokens?.refreshToken } });
    expect(second.errors).toEqual([]);
    const stolen = await change(api, "refreshSession", { input: { refreshToken } });
    expect(stolen).toMatchObject({ me: null, tokens: null, errors: [{ code: "INVALID_TOKEN" }] });
    const after = await change(api, "refreshSession", { input: { refreshToken: second.tokens?.refreshToken } });
    expect(after).toMatchObject({ tokens: null, errors: [{ code: "INVALID_TOKEN" }] });
  });

  it("used again later than some seconds end the session", async () => {
    const { person, browser } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    const { tokens } = await change(api, "refreshSession", { input: { refreshToken } });
    await api.db.query("UPDATE refresh_token SET used_at = now() - interval '11 seconds' WHERE hash = $1", [
      sha256(refreshToken),
    ]);
    expect((await change(api, "refreshSession", { input: { refreshToken } })).errors[0]?.code).toBe("INVALID_TOKEN");
    expect((await change(api, "refreshSession", { input: { refreshToken: tokens?.refreshToken } })).tokens).toBeNull();
    // Another session of the same user is another family.
    expect(await whoIs(browser)).not.toBeNull();
  });

  it("of a session that has ended are worth nothing", async () => {
    const { person, browser } = await aMember(api);
    const { refreshToken } = await asNative(api, person);
    await change(browser, "signOutEverywhere");
    expect((await change(api, "refreshSession", { input: { refreshToken } })).errors[0]?.code).toBe("INVALID_TOKEN");
    expect(await tokensOf(refreshToken)).toHaveLength(1);
  });
});
