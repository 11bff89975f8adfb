import { describe, expect, it } from "vitest";
import {
  aBrowser,
  anAccount,
  aPerson,
  change,
  codesOf,
  jobsDone,
  press,
  rowsOf,
  sharedApi,
  signIn,
  signUpAndConfirm,
  whoIs,
} from "../support/accounts.ts";
import { linkIn, tokenIn } from "../support/mail.ts";

const api = await sharedApi();
const TAKEN = { code: "EMAIL_TAKEN", field: "email", message: "En användare med denna e-postadress finns redan" };

const userOf = async (email: string) =>
  (await api.db.query("SELECT * FROM users WHERE email = $1", [email]))[0] as Record<string, unknown> | undefined;

describe("a new account", () => {
  it("is confirmed by the mailed link's button, which leads to the root and signs the browser in that made it", async () => {
    const person = aPerson({ fullName: "Åsa Ek" });
    const browser = aBrowser(api);
    expect(await change(browser, "signUp", { input: person })).toMatchObject({ status: 200, me: null, errors: [] });
    expect([...browser.cookies.keys()]).toEqual(["site-signup"]);
    expect(await userOf(person.email)).toMatchObject({ full_name: "Åsa Ek", confirmed_at: null });

    const mail = await api.mails.next(person.email, "Bekräfta din e-postadress");
    const link = linkIn(mail);
    expect(link.origin).toBe(api.origin);
    const response = await press(browser, link);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/?bekraftad=ja"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await whoIs(browser))?.email).toBe(person.email);
    expect((await userOf(person.email))?.confirmed_at).toBeInstanceOf(Date);
    expect(await change(browser, "signOut")).toMatchObject({ me: null, errors: [] });

    const { me, errors } = await signIn(browser, person);
    expect(errors).toEqual([]);
    expect(me).toMatchObject({ email: person.email, fullName: "Åsa Ek", roles: [], canAdminister: false });
    expect(await whoIs(browser)).toEqual(me);
    expect(await change(browser, "signOut")).toMatchObject({ me: null, errors: [] });
    expect(await whoIs(browser)).toBeNull();
    expect(browser.cookies.has("site-access")).toBe(false);
  });

  it("can be confirmed in the graph too", async () => {
    const person = aPerson();
    const browser = aBrowser(api);
    await change(browser, "signUp", { input: person });
    const token = tokenIn(await api.mails.next(person.email, "Bekräfta"));
    expect(await change(browser, "confirmEmail", { input: { token } })).toMatchObject({ me: null, errors: [] });
    expect((await signIn(browser, person)).me?.email).toBe(person.email);
  });

  it("keeps name and address without what stands around them, the address in lower case", async () => {
    const person = aPerson();
    const typed = { ...person, fullName: "  Bo  Ek ", email: ` ${person.email.toUpperCase()} ` };
    expect(codesOf(await change(aBrowser(api), "signUp", { input: typed }))).toEqual([]);
    expect(await userOf(person.email)).toMatchObject({ full_name: "Bo Ek" });
    expect((await api.mails.next(person.email, "Bekräfta")).recipients).toEqual([person.email]);
  });

  it("keeps the password as argon2id only", async () => {
    const person = await signUpAndConfirm(api);
    const user = await userOf(person.email);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain(person.password);
  });

  it("that is not confirmed cannot be signed in to, and the right password says why", async () => {
    const person = aPerson();
    const browser = aBrowser(api);
    await change(browser, "signUp", { input: person });
    const right = await signIn(browser, person);
    expect(codesOf(right)).toEqual(["EMAIL_NOT_CONFIRMED"]);
    expect(right.errors[0]?.message).toMatch(/^Bekräfta din e-postadress innan du loggar in\./);
    const wrong = await signIn(browser, { ...person, password: "något annat" });
    expect(codesOf(wrong)).toEqual(["INVALID_CREDENTIALS"]);
    expect(browser.cookies.has("site-access")).toBe(false);
  });

  it("gets its mail once more when asked for, and only the newest link works", async () => {
    const person = aPerson();
    const browser = aBrowser(api);
    await change(browser, "signUp", { input: person });
    const first = tokenIn(await api.mails.next(person.email, "Bekräfta"));
    expect(codesOf(await change(browser, "resendConfirmation", { input: { email: person.email } }))).toEqual([]);
    const second = tokenIn(await api.mails.next(person.email, "Bekräfta"));
    expect(second).not.toBe(first);
    expect(codesOf(await change(browser, "confirmEmail", { input: { token: first } }))).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await change(browser, "confirmEmail", { input: { token: second } }))).toEqual([]);
  });

  it("whose link has run out is not confirmed", async () => {
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const link = linkIn(await api.mails.next(person.email, "Bekräfta"));
    await api.db.query("UPDATE mail_token SET expires_at = now() - interval '1 second' WHERE email = $1", [
      person.email,
    ]);
    const response = await press(api, link);
    expect(response.headers.get("location")).toBe("/?bekraftad=ogiltig");
    expect((await userOf(person.email))?.confirmed_at).toBeNull();
  });
});

describe("asking for the mail once more", () => {
  it("answers alike for confirmed, unknown and waiting addresses, and mails a link only to who waits", async () => {
    const confirmed = await anAccount(api);
    const waiting = aPerson();
    await change(aBrowser(api), "signUp", { input: waiting });
    await api.mails.next(waiting.email, "Bekräfta");
    const unknown = aPerson();
    const answers = await Promise.all(
      [confirmed, waiting, unknown].map(
        async ({ email }) => (await change(aBrowser(api), "resendConfirmation", { input: { email } })).answer.text,
      ),
    );
    expect(new Set(answers).size).toBe(1);
    await api.mails.next(waiting.email, "Bekräfta");
    await jobsDone(api.db);
    const known = await api.mails.next(confirmed.email, "Ditt konto är redan bekräftat");
    expect(known.parsed.text).not.toContain("nyckel");
    expect(api.mails.to(confirmed.email)).toHaveLength(1);
    expect(api.mails.to(unknown.email)).toEqual([]);
  });
});

describe("a sign-up that cannot be is refused at its field, and nothing is written", () => {
  it.each<[string, Partial<ReturnType<typeof aPerson>>, string, string]>([
    ["a short password", { password: "12345" }, "password", "Minst 6 tecken"],
    ["an empty password", { password: "" }, "password", "Minst 6 tecken"],
    ["a long password", { password: "x".repeat(201) }, "password", "Lösenordet får vara högst 200 tecken."],
    ["no name", { fullName: "" }, "fullName", "Fyll i ditt namn."],
    ["a name of blanks", { fullName: " \u00a0 " }, "fullName", "Fyll i ditt namn."],
    [
      "a web address as a name",
      { fullName: "Vinn på lurendrejeri.example" },
      "fullName",
      "Skriv ett namn, inte en webbadress.",
    ],
    ["a name of 101 characters", { fullName: "å".repeat(101) }, "fullName", "Namnet får vara högst 100 tecken."],
    ["no address", { email: " " }, "email", "Fyll i din e-postadress."],
    [
      "an address without a domain",
      { email: "asa@" },
      "email",
      "Ange en giltig e-postadress, till exempel namn@exempel.se.",
    ],
    ["a long address", { email: `${"a".repeat(250)}@b.se` }, "email", "E-postadressen är för lång."],
  ])("%s", async (_, changes, field, message) => {
    const before = await rowsOf(api.db, "users");
    const { errors, me } = await change(aBrowser(api), "signUp", { input: aPerson(changes) });
    expect(errors).toContainEqual({ code: "INVALID", field, message });
    expect(new Set(errors.map((error) => error.field))).toEqual(new Set([field]));
    expect(me).toBeNull();
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });

  it("all of its fields at once", async () => {
    const { errors } = await change(aBrowser(api), "signUp", { input: { fullName: "", email: "x", password: "1" } });
    expect(errors.map(({ field }) => field).sort()).toEqual(["email", "fullName", "password"]);
  });

  it.each([6, 200])("but a password of %d characters is good", async (length) => {
    const person = await signUpAndConfirm(api, { password: "pärlhyacint till frukost ".repeat(9).slice(0, length) });
    expect((await signIn(aBrowser(api), person)).errors).toEqual([]);
  });
});

describe("an address that is taken", () => {
  it.each([
    ["as it stands", (email: string) => email],
    ["in other letters", (email: string) => email.toUpperCase()],
    ["with blanks around it", (email: string) => `  ${email} `],
  ])("is refused %s", async (_, typed) => {
    const person = await anAccount(api);
    const before = await rowsOf(api.db, "users");
    const again = { ...aPerson({ fullName: "Någon Annan" }), email: typed(person.email) };
    expect((await change(aBrowser(api), "signUp", { input: again })).errors).toEqual([TAKEN]);
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });
});
