import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  aPerson,
  change,
  codesOf,
  type Member,
  sharedApi,
  signedIn,
  signIn,
} from "../support/accounts.ts";
import { tokenIn } from "../support/mail.ts";

const api = await sharedApi();
const NEWER = "ett nyare lösenord";

/** The secret that an address gets when somebody signed in asks for it to become the account's. */
async function changingLink({ browser, person }: Member): Promise<{ email: string; token: string }> {
  const { email } = aPerson();
  expect(codesOf(await change(browser, "changeEmail", { input: { email, password: person.password } }))).toEqual([]);
  return { email, token: tokenIn(await api.mails.next(email, "Bekräfta din nya e-postadress")) };
}

/** The secret that an address gets when somebody says that the password is forgotten. */
async function resettingLink(email: string): Promise<string> {
  expect(codesOf(await change(aBrowser(api), "requestPasswordReset", { input: { email } }))).toEqual([]);
  return tokenIn(await api.mails.next(email, "Välj ett nytt lösenord"));
}

describe("a link to an intruder's address, asked for with a password that leaked,", () => {
  const ways: [string, (member: Member) => Promise<unknown>][] = [
    [
      "by mail",
      async ({ person }) =>
        change(aBrowser(api), "resetPassword", {
          input: { token: await resettingLink(person.email), password: NEWER },
        }),
    ],
    [
      "in the account",
      ({ browser, person }) =>
        change(browser, "changePassword", {
          input: { currentPassword: person.password, newPassword: NEWER },
        }),
    ],
  ];

  it.each(ways)("works no more once the owner has chosen another one %s", async (_, choose) => {
    const owner = await aMember(api);
    const { email, token } = await changingLink(await signedIn(api, owner.person));
    await choose(owner);
    expect(codesOf(await change(aBrowser(api), "confirmEmail", { input: { token } }))).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await signIn(aBrowser(api), { ...owner.person, email, password: NEWER }))).toEqual([
      "INVALID_CREDENTIALS",
    ]);
    expect(codesOf(await signIn(aBrowser(api), { ...owner.person, password: NEWER }))).toEqual([]);
  });
});

describe("a link for a new password", () => {
  const reset = async (token: string) =>
    codesOf(await change(aBrowser(api), "resetPassword", { input: { token, password: "en inkräktares" } }));

  it("works no more once the password was changed in the account", async () => {
    const { browser, person } = await aMember(api);
    const token = await resettingLink(person.email);
    const input = { currentPassword: person.password, newPassword: NEWER };
    expect(codesOf(await change(browser, "changePassword", { input }))).toEqual([]);
    expect(await reset(token)).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await signIn(aBrowser(api), { ...person, password: NEWER }))).toEqual([]);
  });

  it("mailed to an address that the account has left works no more", async () => {
    const owner = await aMember(api);
    const left = await resettingLink(owner.person.email);
    const { token } = await changingLink(owner);
    expect(codesOf(await change(owner.browser, "confirmEmail", { input: { token } }))).toEqual([]);
    expect(await reset(left)).toEqual(["INVALID_TOKEN"]);
  });
});
