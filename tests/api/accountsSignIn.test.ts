import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  type Browser,
  change,
  codesOf,
  DEVICE,
  type Person,
  sharedApi,
  signIn,
  whoIs,
} from "../support/accounts.ts";

const api = await sharedApi();

/** Microseconds that this process, the server's too, spends on a sign-in; other processes do not count. */
async function workOf(browser: Browser, person: Pick<Person, "email" | "password">): Promise<number> {
  const before = process.cpuUsage();
  await signIn(browser, person);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe("signing in", () => {
  it("gives a session and says who it is", async () => {
    const person = await anAccount(api, { fullName: "Åsa Ek" });
    const browser = aBrowser(api);
    const { me, tokens, errors } = await signIn(browser, person);
    expect([tokens, errors]).toEqual([null, []]);
    expect(me).toEqual({
      id: expect.stringMatching(/^[\w-]{50,}$/),
      email: person.email,
      fullName: "Åsa Ek",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      roles: [],
      canAdminister: false,
      weeklyMailSince: null,
    });
    expect([...browser.cookies.keys()].sort()).toEqual(["site-access", "site-device", "site-refresh"]);
  });

  it("takes the address in other letters and with blanks", async () => {
    const person = await anAccount(api);
    const typed = { ...person, email: ` ${person.email.toUpperCase()}` };
    expect((await signIn(aBrowser(api), typed)).me?.email).toBe(person.email);
  });

  it.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ])("takes a password that was chosen in %s as it is spelt in %s", async (chosen, typed) => {
    const password = "smörgåsbord på ön";
    const person = await anAccount(api, { password: password.normalize(chosen) });
    expect((await signIn(aBrowser(api), { ...person, password: password.normalize(typed) })).me?.email).toBe(
      person.email,
    );
  });

  it.each([
    ["no address", { email: "" }, "email"],
    ["no password", { password: "" }, "password"],
    ["a password longer than any", { password: "x".repeat(201) }, "password"],
  ])("with %s is refused at its field", async (_, changes, field) => {
    const { errors } = await signIn(aBrowser(api), aPerson(changes));
    expect(errors).toEqual([{ code: "INVALID", field, message: expect.any(String) }]);
  });

  it("out ends the session, not only the cookie", async () => {
    const { browser } = await aMember(api);
    const saved = new Map(browser.cookies);
    await change(browser, "signOut");
    expect([...browser.cookies.keys()]).toEqual([DEVICE]);
    for (const [name, value] of saved) browser.cookies.set(name, value);
    expect(await whoIs(browser)).toBeNull();
  });

  it("out when signed out is no error", async () => {
    expect(await change(aBrowser(api), "signOut")).toMatchObject({ status: 200, me: null, errors: [], refused: [] });
  });
});

describe("a wrong password and an unknown address", () => {
  it("are answered alike to the letter", async () => {
    const person = await anAccount(api);
    const wrong = await signIn(aBrowser(api), { ...person, password: "fel lösenord" });
    const unknown = await signIn(aBrowser(api), aPerson());
    expect(wrong.errors).toEqual([
      { code: "INVALID_CREDENTIALS", field: null, message: "Felaktig e-postadress eller lösenord" },
    ]);
    expect(unknown.answer.text).toBe(wrong.answer.text);
    const headers = ({ answer }: typeof wrong) => [...answer.headers.keys()].sort();
    expect(headers(unknown)).toEqual(headers(wrong));
    expect([wrong, unknown].map(({ status }) => status)).toEqual([200, 200]);
  });

  it("cost the server the same work: a password is compared for both", async () => {
    // With the product's own hash, which is what takes its time.
    const person = await anAccount(api, { password: "ett eget lösenord" });
    const wrong = aBrowser(api);
    const unknown = aBrowser(api);
    const work: { wrong: number[]; unknown: number[] } = { wrong: [], unknown: [] };
    // In turns, so that whatever else the process does falls on both.
    for (let tries = 0; tries < 9; tries++) {
      work.wrong.push(await workOf(wrong, { ...person, password: "fel lösenord" }));
      work.unknown.push(await workOf(unknown, aPerson()));
    }
    const ratio = median(work.unknown) / median(work.wrong);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it("tell nothing of an account that waits for its confirmation, nor of one that is being erased", async () => {
    const waiting = aPerson();
    await change(aBrowser(api), "signUp", { input: waiting });
    const erased = await anAccount(api);
    await api.db.query("UPDATE users SET erased_at = now() WHERE email = $1", [erased.email]);
    expect(codesOf(await signIn(aBrowser(api), { ...waiting, password: "fel lösenord" }))).toEqual([
      "INVALID_CREDENTIALS",
    ]);
    expect(codesOf(await signIn(aBrowser(api), erased))).toEqual(["INVALID_CREDENTIALS"]);
  });
});
