import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asNative,
  change,
  codesOf,
  jobsDone,
  sharedApi,
  signedIn,
  signIn,
  whoIs,
} from "../support/accounts.ts";
import { linkIn, tokenIn } from "../support/mail.ts";

const api = await sharedApi();

/** Asks for the mail about a forgotten password and reads its secret. */
async function resetToken(email: string): Promise<string> {
  expect(codesOf(await change(aBrowser(api), "requestPasswordReset", { input: { email } }))).toEqual([]);
  return tokenIn(await api.mails.next(email, "Välj ett nytt lösenord"));
}

const passwordHashOf = async (email: string): Promise<string> =>
  (await api.db.query("SELECT password_hash FROM users WHERE email = $1", [email]))[0].password_hash;

describe("a forgotten password", () => {
  it("is replaced by the mailed link, which ends every session and works once", async () => {
    const { person, browser } = await aMember(api);
    const second = await signedIn(api, person);
    const native = await asNative(api, person);
    await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email.toUpperCase() } });
    const link = linkIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    expect([link.origin, link.pathname]).toEqual([api.origin, "/nytt-losenord"]);
    const token = link.searchParams.get("nyckel");

    const finder = aBrowser(api);
    const done = await change(finder, "resetPassword", { input: { token, password: "nyare lösenord" } });
    expect(done).toMatchObject({ me: null, errors: [] });
    expect(await whoIs(finder)).toBeNull();
    expect([await whoIs(browser), await whoIs(second.browser)]).toEqual([null, null]);
    expect((await native.graphql("{ me { id } }")).status).toBe(401);
    expect((await api.mails.next(person.email, "Ditt lösenord har ändrats")).parsed.text).toContain(
      `${api.origin}/glomt-losenord`,
    );
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["INVALID_CREDENTIALS"]);
    const { me } = await signIn(aBrowser(api), { ...person, password: "nyare lösenord" });
    expect(me?.email).toBe(person.email);

    const hash = await passwordHashOf(person.email);
    const again = await change(finder, "resetPassword", { input: { token, password: "ännu nyare" } });
    expect(again.errors).toEqual([{ code: "INVALID_TOKEN", field: null, message: "Länken gäller inte längre." }]);
    expect(await passwordHashOf(person.email)).toBe(hash);
  });

  it("is asked for with one answer, whether the address is known or not, and mails only who is", async () => {
    const person = await anAccount(api);
    const unknown = aPerson();
    const [known, stranger] = [
      await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } }),
      await change(aBrowser(api), "requestPasswordReset", { input: { email: unknown.email } }),
    ];
    expect(stranger.answer.text).toBe(known.answer.text);
    await api.mails.next(person.email, "Välj ett nytt lösenord");
    await jobsDone(api.db);
    expect(api.mails.to(unknown.email)).toEqual([]);
  });

  it("that is too short is refused, and the link still works", async () => {
    const person = await anAccount(api);
    const token = await resetToken(person.email);
    const { errors } = await change(aBrowser(api), "resetPassword", { input: { token, password: "12345" } });
    expect(errors).toEqual([{ code: "INVALID", field: "password", message: "Minst 6 tecken" }]);
    expect(codesOf(await change(aBrowser(api), "resetPassword", { input: { token, password: "zebra7" } }))).toEqual([]);
  });

  it("is not replaced by a link that has run out, is older than the newest, or is for something else", async () => {
    const person = await anAccount(api);
    const older = await resetToken(person.email);
    const newest = await resetToken(person.email);
    const reset = (token: string) => change(aBrowser(api), "resetPassword", { input: { token, password: "zebra7" } });
    expect(codesOf(await reset(older))).toEqual(["INVALID_TOKEN"]);
    await api.db.query("UPDATE mail_token SET expires_at = now() WHERE purpose = 'reset_password'");
    expect(codesOf(await reset(newest))).toEqual(["INVALID_TOKEN"]);

    const waiting = aPerson();
    await change(aBrowser(api), "signUp", { input: waiting });
    const confirming = tokenIn(await api.mails.next(waiting.email, "Bekräfta"));
    expect(codesOf(await reset(confirming))).toEqual(["INVALID_TOKEN"]);
    const resetting = await resetToken(person.email);
    expect(codesOf(await change(aBrowser(api), "confirmEmail", { input: { token: resetting } }))).toEqual([
      "INVALID_TOKEN",
    ]);
  });

  it("proves the address of an account that waits for its confirmation", async () => {
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const token = await resetToken(person.email);
    await change(aBrowser(api), "resetPassword", { input: { token, password: "nyare lösenord" } });
    expect(codesOf(await signIn(aBrowser(api), { ...person, password: "nyare lösenord" }))).toEqual([]);
  });
});

describe("a changed password", () => {
  it("holds at once, ends every other session, and tells the owner by mail", async () => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person);
    const input = { currentPassword: person.password, newPassword: "nyare lösenord" };
    expect(await change(browser, "changePassword", { input })).toMatchObject({
      errors: [],
      me: { email: person.email },
    });
    expect(await whoIs(other.browser)).toBeNull();
    expect(other.browser.cookies.has("site-refresh")).toBe(false);
    expect((await whoIs(browser))?.email).toBe(person.email);
    await api.mails.next(person.email, "Ditt lösenord har ändrats");
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["INVALID_CREDENTIALS"]);
    expect(codesOf(await signIn(aBrowser(api), { ...person, password: "nyare lösenord" }))).toEqual([]);
  });

  it.each([
    ["the old one is wrong", { currentPassword: "fel lösenord" }, "WRONG_PASSWORD", "currentPassword"],
    ["the old one is missing", { currentPassword: "" }, "INVALID", "currentPassword"],
    ["the new one is short", { newPassword: "12345" }, "INVALID", "newPassword"],
    ["the new one is long", { newPassword: "x".repeat(201) }, "INVALID", "newPassword"],
  ])("is refused when %s, and every session stays", async (_, changes, code, field) => {
    const { person, browser } = await aMember(api);
    const other = await signedIn(api, person);
    const hash = await passwordHashOf(person.email);
    const input = { currentPassword: person.password, newPassword: "nyare lösenord", ...changes };
    const { errors } = await change(browser, "changePassword", { input });
    expect(errors).toEqual([{ code, field, message: expect.any(String) }]);
    expect(await passwordHashOf(person.email)).toBe(hash);
    expect((await whoIs(other.browser))?.email).toBe(person.email);
  });
});
