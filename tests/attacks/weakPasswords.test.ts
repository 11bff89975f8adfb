import { describe, expect, it } from "vitest";
import { aBrowser, aMember, anAccount, aPerson, change, rowsOf, sharedApi, signIn } from "../support/accounts.ts";
import { tokenIn } from "../support/mail.ts";

const api = await sharedApi();
const owner = { fullName: "Åsa Öberg", email: "asa.oberg+test@exempel.se" };

const weak: [string, string, string][] = [
  ["the most common one", "123456", "PASSWORD_COMMON"],
  ["a common one", "iloveyou", "PASSWORD_COMMON"],
  ["a common one in capitals", "PassWord", "PASSWORD_COMMON"],
  ["a common one and a blank", " qwerty ", "PASSWORD_COMMON"],
  ["a word written twice", "paraplyparaply", "PASSWORD_COMMON"],
  ["a row of the keyboard", "asdfghjklöä", "PASSWORD_COMMON"],
  ["the site's name", "Livsresan1", "PASSWORD_COMMON"],
  ["a common word with a year", "Sommar2026", "PASSWORD_COMMON"],
  ["the address", owner.email, "PASSWORD_IS_YOURS"],
  ["the address in capitals", owner.email.toUpperCase(), "PASSWORD_IS_YOURS"],
  ["what stands before the @", "asa.oberg+test", "PASSWORD_IS_YOURS"],
  ["that without what comes after the +", "asa.oberg", "PASSWORD_IS_YOURS"],
  ["that without its dot", "asaoberg", "PASSWORD_IS_YOURS"],
  ["the name", "åsa öberg", "PASSWORD_IS_YOURS"],
  ["the name in one word", "ÅsaÖberg", "PASSWORD_IS_YOURS"],
  ["the name as other systems spell it", "A\u030asa O\u0308berg", "PASSWORD_IS_YOURS"],
  ["blanks", "      ", "INVALID"],
  ["blanks that look otherwise", "\u00a0\u2003\u00a0\u2003\u00a0\u2003\u00a0", "INVALID"],
];

describe("a password that everybody guesses is refused at its field, and nothing changes:", () => {
  it.each(weak)("%s, at sign-up", async (_, password, code) => {
    const before = await rowsOf(api.db, "users");
    const { errors } = await change(aBrowser(api), "signUp", { input: { ...owner, password } });
    expect(errors).toEqual([{ code, field: "password", message: expect.stringMatching(/^Lösenordet /) }]);
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });

  it("any of them, when it is changed", async () => {
    const { browser, person } = await aMember(api, owner);
    const before = await rowsOf(api.db, "users");
    for (const [what, newPassword, code] of weak) {
      const input = { currentPassword: person.password, newPassword };
      const { errors } = await change(browser, "changePassword", { input });
      expect([what, errors.map((error) => [error.code, error.field])]).toEqual([what, [[code, "newPassword"]]]);
    }
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });

  it("any of them, when a forgotten one is replaced; the link works on", async () => {
    const person = await anAccount(api, { ...aPerson(), fullName: owner.fullName });
    await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } });
    const token = tokenIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    const reset = (password: string) => change(aBrowser(api), "resetPassword", { input: { token, password } });
    for (const password of ["123456", person.email, "åsaöberg", "       "]) {
      const { errors } = await reset(password);
      expect(errors.map(({ field }) => field)).toEqual(["password"]);
    }
    expect((await reset("tre ord till")).errors).toEqual([]);
    expect((await signIn(aBrowser(api), { ...person, password: "tre ord till" })).errors).toEqual([]);
  });
});

describe("a password", () => {
  it.each(["zebra 7 tak", "åäö åska", "öga-öra", "k7#q2p", "  blanksteg runt om  "])(
    "that is none of those is good: %j",
    async (password) => {
      expect((await change(aBrowser(api), "signUp", { input: aPerson({ password }) })).errors).toEqual([]);
    },
  );
});
