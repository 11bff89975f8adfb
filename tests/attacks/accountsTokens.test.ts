import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import {
  ACCESS,
  aBrowser,
  aMember,
  aPerson,
  asNative,
  change,
  codesOf,
  DEVICE,
  type Member,
  press,
  REFRESH,
  rowsOf,
  signedIn,
  signIn,
  startAccounts,
  whoIs,
  withBearer,
} from "../support/accounts.ts";
import { clientOf, startServer } from "../support/api.ts";
import { linkIn, tokenIn } from "../support/mail.ts";
import { tablesThatHold } from "../support/tables.ts";
import { expired, forge, SECRET, sha256 } from "../support/tokens.ts";

const api = await startAccounts({ SESSION_SECRET: SECRET });

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const accessOf = ({ browser }: Member): string => browser.cookies.get(ACCESS) ?? "";

/** A token without a signature that says what the good one says. */
const unsigned = (good: string, alg: string): string => {
  const [, payload] = good.split(".");
  return `${encoded({ ...decodeProtectedHeader(good), alg })}.${payload}.`;
};

describe("an access token", () => {
  const seconds = () => Math.floor(Date.now() / 1_000);

  it.each<[string, (good: string, member: Member) => Promise<string> | string]>([
    ["with alg none", (good) => unsigned(good, "none")],
    ["with alg None", (good) => unsigned(good, "None")],
    ["without its signature", (good) => good.slice(0, good.lastIndexOf(".") + 1)],
    ["signed with a foreign key", (good) => forge(good, { secret: "a foreign secret that is long enough too" })],
    [
      "signed with a foreign key under its own name",
      (good) => {
        const secret = "a foreign secret that is long enough too";
        return forge(good, { secret, header: { kid: sha256(secret).slice(0, 10) } });
      },
    ],
    ["signed with HS512 and our key", (good) => forge(good, { header: { alg: "HS512" } })],
    ["signed with HS384 and our key", (good) => forge(good, { header: { alg: "HS384" } })],
    ["that has run out", expired],
    ["without an end", (good) => forge(good, { claims: { exp: undefined } })],
    ["that is not yet good", (good) => forge(good, { claims: { nbf: seconds() + 600 } })],
    ["without an issuer", (good) => forge(good, { claims: { iss: undefined } })],
    ["of another issuer", (good) => forge(good, { claims: { iss: "someone" } })],
    ["for another audience", (good) => forge(good, { claims: { aud: "device" } })],
    ["without an audience", (good) => forge(good, { claims: { aud: undefined } })],
    ["of another type", (good) => forge(good, { header: { typ: "JWT" } })],
    ["without a type", (good) => forge(good, { header: { typ: undefined } })],
    ["of an unknown key", (good) => forge(good, { header: { kid: "okänd" } })],
    ["of no key", (good) => forge(good, { header: { kid: undefined } })],
    ["of nobody", (good) => forge(good, { claims: { sub: undefined } })],
    ["of an unknown session", (good) => forge(good, { claims: { sid: "00000000-0000-4000-8000-000000000000" } })],
    ["without a session", (good) => forge(good, { claims: { sid: undefined } })],
    ["that is a refresh token", (_, { browser }) => browser.cookies.get(REFRESH) ?? ""],
    ["that is a device token", (_, { browser }) => browser.cookies.get(DEVICE) ?? ""],
    ["that is none", () => "a.b.c"],
  ])("%s is refused, as bearer and as cookie", async (_, forging) => {
    const member = await aMember(api);
    const token = await forging(accessOf(member), member);
    const { status, errors, data } = await withBearer(api, token).graphql("{ me { email } }");
    expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(data ?? null).toBeNull();
    const browser = aBrowser(api);
    browser.cookies.set(ACCESS, token);
    expect(await whoIs(browser)).toBeNull();
  });

  it("forged like these but for what is wrong is good", async () => {
    const member = await aMember(api);
    const token = await forge(accessOf(member), { claims: { exp: seconds() + 300 } });
    expect((await whoIs(withBearer(api, token)))?.email).toBe(member.person.email);
  });

  it("of one's own session does not speak for another user", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    const token = await forge(accessOf(one), { claims: { sub: other.id } });
    expect((await withBearer(api, token).graphql("{ me { email } }")).status).toBe(401);
  });

  it("is no refresh token and no link, nor are they access tokens", async () => {
    const member = await aMember(api);
    const native = await asNative(api, member.person);
    const { accessToken } = native;
    expect(codesOf(await change(api, "refreshSession", { input: { refreshToken: accessToken } }))).toEqual([
      "INVALID_TOKEN",
    ]);
    expect(codesOf(await change(api, "confirmEmail", { input: { token: accessToken } }))).toEqual(["INVALID_TOKEN"]);
    expect((await withBearer(api, native.refreshToken).graphql("{ me { email } }")).status).toBe(401);
  });

  it("signed with a replaced key is good as long as that key is named, and no longer", async () => {
    const member = await aMember(api);
    const newer = "a newer secret of the tests that is long enough";
    const env = { DATABASE_URL: api.databaseUrl, SMTP_URL: api.mails.url };
    const rotated = clientOf(await startServer({ ...env, SESSION_SECRET: `${newer},${SECRET}` }));
    const token = accessOf(member);
    expect((await whoIs(withBearer(rotated, token)))?.email).toBe(member.person.email);
    const replaced = clientOf(await startServer({ ...env, SESSION_SECRET: newer }));
    expect((await withBearer(replaced, token).graphql("{ me { email } }")).status).toBe(401);
  });
});

describe("a device token", () => {
  it("signs nobody in, and of another address is no help", async () => {
    const member = await aMember(api);
    const browser = aBrowser(api);
    browser.cookies.set(DEVICE, member.browser.cookies.get(DEVICE) ?? "");
    expect(await whoIs(browser)).toBeNull();
    expect(codesOf(await signIn(browser, { ...member.person, password: "fel lösenord" }))).toEqual([
      "INVALID_CREDENTIALS",
    ]);
  });
});

describe("signing in", () => {
  it("ends the session that was brought along, so that nobody is left in one that another knows", async () => {
    const attacker = await aMember(api);
    const victim = await aMember(api);
    const planted = aBrowser(api);
    for (const [name, value] of attacker.browser.cookies) planted.cookies.set(name, value);
    await signIn(planted, victim.person);
    expect((await whoIs(planted))?.email).toBe(victim.person.email);
    expect(planted.cookies.get(REFRESH)).not.toBe(attacker.browser.cookies.get(REFRESH));
    expect(await whoIs(attacker.browser)).toBeNull();
  });

  it("makes a session of its own each time", async () => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person);
    expect(other.browser.cookies.get(REFRESH)).not.toBe(browser.cookies.get(REFRESH));
    await change(other.browser, "signOut");
    expect((await whoIs(browser))?.email).toBe(person.email);
  });
});

describe("the link that confirms", () => {
  it("followed twice changes nothing the second time, and says that it is done", async () => {
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const token = tokenIn(await api.mails.next(person.email, "Bekräfta"));
    expect(codesOf(await change(aBrowser(api), "confirmEmail", { input: { token } }))).toEqual([]);
    const before = await Promise.all(["users", "mail_token"].map((table) => rowsOf(api.db, table)));
    const { errors } = await change(aBrowser(api), "confirmEmail", { input: { token } });
    expect(errors).toEqual([
      { code: "ALREADY_CONFIRMED", field: null, message: "Adressen är redan bekräftad. Du kan logga in." },
    ]);
    const response = await press(api, new URL(`${api.origin}/bekrafta?nyckel=${token}`));
    expect(response.headers.get("location")).toBe("/?bekraftad=ja");
    expect(await Promise.all(["users", "mail_token"].map((table) => rowsOf(api.db, table)))).toEqual(before);
  });

  it("followed by several at once confirms once", async () => {
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const token = tokenIn(await api.mails.next(person.email, "Bekräfta"));
    const codes = await Promise.all(
      [1, 2, 3].map(async () => codesOf(await change(aBrowser(api), "confirmEmail", { input: { token } }))),
    );
    expect(codes.sort()).toEqual([[], ["ALREADY_CONFIRMED"], ["ALREADY_CONFIRMED"]]);
  });

  it("followed in another account changes nothing, and still works in its own", async () => {
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const link = linkIn(await api.mails.next(person.email, "Bekräfta"));
    const token = link.searchParams.get("nyckel");
    const other = await aMember(api);
    const before = await Promise.all(["users", "mail_token"].map((table) => rowsOf(api.db, table)));
    const response = await press(other.browser, link);
    expect(response.headers.get("location")).toBe("/?bekraftad=fel-konto");
    expect(codesOf(await change(other.browser, "confirmEmail", { input: { token } }))).toEqual(["WRONG_ACCOUNT"]);
    expect(await Promise.all(["users", "mail_token"].map((table) => rowsOf(api.db, table)))).toEqual(before);
    expect(codesOf(await change(aBrowser(api), "confirmEmail", { input: { token } }))).toEqual([]);
  });

  it.each([
    ["an address for its secret", "?nyckel=https://evil.example"],
    ["other places to go on to", "?nyckel=x&next=https://evil.example&to=//evil.example"],
    ["a list of secrets", "?nyckel[]=a&nyckel=b"],
    ["two secrets", "?nyckel=a&nyckel=b"],
    ["no secret", ""],
    ["a header in its secret", "?nyckel=%00%0d%0aLocation:%20https://evil.example"],
    ["a long secret", `?nyckel=${"x".repeat(1_900)}`],
  ])("with %s leads to our own root only", async (_, search) => {
    const link = new URL(`${api.origin}/bekrafta${search}`);
    const page = await api.fetch(link.pathname + link.search);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Länken gäller inte längre")]);
    const response = await press(api, link);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/?bekraftad=ogiltig"]);
  });
});

describe("what is kept of secrets", () => {
  it("is never the secret itself, in any table, the jobs' too", async () => {
    const { person, browser } = await aMember(api, { password: "ett ovanligt lösenord" });
    const native = await asNative(api, person);
    const { tokens } = await change(api, "refreshSession", { input: { refreshToken: native.refreshToken } });
    await change(browser, "requestPasswordReset", { input: { email: person.email } });
    const reset = tokenIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    const waiting = aPerson();
    await change(aBrowser(api), "signUp", { input: waiting });
    const confirm = tokenIn(await api.mails.next(waiting.email, "Bekräfta"));
    const secrets = [
      ...browser.cookies.values(),
      native.refreshToken,
      tokens?.refreshToken ?? "",
      reset,
      confirm,
      person.password,
      waiting.password,
    ];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(12);
      expect(await tablesThatHold(api.db, secret)).toEqual([]);
    }
    // Control: the search does find stored values.
    expect(await tablesThatHold(api.db, sha256(reset))).toEqual(["mail_token"]);
    expect(await tablesThatHold(api.db, sha256(native.refreshToken))).toEqual(["refresh_token"]);
  });
});
