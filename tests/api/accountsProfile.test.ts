import { describe, expect, it } from "vitest";
import { CONSENTS } from "../../schema/consents.ts";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  type Browser,
  change,
  codesOf,
  jobsDone,
  press,
  rowsOf,
  sharedApi,
  signIn,
  waiting,
  whoIs,
} from "../support/accounts.ts";
import { linkIn } from "../support/mail.ts";

const api = await sharedApi();

interface Consent {
  kind: string;
  version: number;
  givenAt: string;
  withdrawnAt: string | null;
}

async function consentsOf(browser: Browser): Promise<Consent[]> {
  const { data } = await browser.graphql<{ me: { consents: Consent[] } }>(
    "{ me { consents { kind version givenAt withdrawnAt } } }",
  );
  return data.me.consents;
}

describe("a changed address", () => {
  it("holds once the link mailed to it was followed, and both addresses are told", async () => {
    const { person, browser } = await aMember(api);
    const { email } = aPerson();
    const input = { email: ` ${email.toUpperCase()}`, password: person.password };
    expect(await change(browser, "changeEmail", { input })).toMatchObject({ errors: [], refused: [] });
    const link = linkIn(await api.mails.next(email, "Bekräfta din nya e-postadress"));
    expect((await whoIs(browser))?.email).toBe(person.email);
    expect(codesOf(await signIn(aBrowser(api), { ...person, email }))).toEqual(["INVALID_CREDENTIALS"]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);

    const response = await press(browser, link);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/?bekraftad=bytt"]);
    expect((await whoIs(browser))?.email).toBe(email);
    const notice = await api.mails.next(person.email, "Din e-postadress har ändrats");
    expect(linkIn(notice).pathname).toBe("/bekrafta");
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["INVALID_CREDENTIALS"]);
    expect(codesOf(await signIn(aBrowser(api), { ...person, email }))).toEqual([]);
  });

  it("to one that was taken meanwhile changes nothing", async () => {
    const { person, browser } = await aMember(api);
    const { email } = aPerson();
    await change(browser, "changeEmail", { input: { email, password: person.password } });
    const link = linkIn(await api.mails.next(email, "Bekräfta"));
    await anAccount(api, { email });
    const before = await rowsOf(api.db, "users");
    const response = await press(browser, link);
    expect(response.headers.get("location")).toBe("/?bekraftad=upptagen");
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });

  it.each([
    ["a wrong password", { password: "fel lösenord" }, "WRONG_PASSWORD", "password"],
    ["an address that is none", { email: "x" }, "INVALID", "email"],
  ])("with %s is refused", async (_, changes, code, field) => {
    const { person, browser } = await aMember(api);
    const input = { email: aPerson().email, password: person.password, ...changes };
    const { errors } = await change(browser, "changeEmail", { input });
    expect(errors).toEqual([{ code, field, message: expect.any(String) }]);
    await jobsDone(api.db);
    expect(api.mails.to(input.email)).toEqual([]);
  });
});

describe("a changed name", () => {
  it("is kept without what stands around it", async () => {
    const { browser } = await aMember(api);
    const { me } = await change(browser, "updateProfile", { input: { fullName: "  Åsa Öberg " } });
    expect(me?.fullName).toBe("Åsa Öberg");
    expect((await whoIs(browser))?.fullName).toBe("Åsa Öberg");
  });

  it.each(["", "   ", "å".repeat(101)])("is refused when it is none: %j", async (fullName) => {
    const { browser, person } = await aMember(api);
    const { errors } = await change(browser, "updateProfile", { input: { fullName } });
    expect(errors).toEqual([{ code: "INVALID", field: "fullName", message: expect.any(String) }]);
    expect((await whoIs(browser))?.fullName).toBe(person.fullName);
  });
});

describe("a consent", () => {
  const { version } = CONSENTS.health_data;
  const kind = "HEALTH_DATA";

  it("is kept with version and time, once however often it is given", async () => {
    const { browser } = await aMember(api);
    expect(await consentsOf(browser)).toEqual([]);
    await change(browser, "giveConsent", { input: { kind, version: 1 } });
    await change(browser, "giveConsent", { input: { kind, version: 1 } });
    expect(await consentsOf(browser)).toEqual([
      { kind, version, givenAt: expect.stringMatching(/^\d{4}-/), withdrawnAt: null },
    ]);
  });

  it("are to the text that was read, not to one that nobody saw", async () => {
    const { browser } = await aMember(api);
    const { data } = await browser.graphql<{ consentTexts: { kind: string; version: number; text: string }[] }>(
      "{ consentTexts { kind version text } }",
    );
    const [shown] = data.consentTexts;
    expect(shown).toEqual({ kind, version: 1, text: expect.stringContaining("hälsa") });
    for (const version of [0, 2, -1]) {
      const { errors } = await change(browser, "giveConsent", { input: { kind, version } });
      expect(errors).toMatchObject([{ code: "OUTDATED", field: "version" }]);
    }
    const asked = await browser.graphql<{ me: { consents: unknown[] } }>("{ me { consents { id } } }");
    expect(asked.data.me.consents).toEqual([]);
  });

  it("given several times at once is kept once", async () => {
    const { browser, id } = await aMember(api);
    const holder = api.db.createQueryRunner();
    await holder.startTransaction();
    // Holds everybody up where they look at the account, so that they go on together.
    await holder.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [id]);
    const given = [1, 2, 3].map(() => change(browser, "giveConsent", { input: { kind, version: 1 } }));
    await waiting(api.db, 3);
    await holder.commitTransaction();
    await holder.release();
    expect((await Promise.all(given)).flatMap(codesOf)).toEqual([]);
    expect(await consentsOf(browser)).toHaveLength(1);
  });

  it("stays with the time when it was withdrawn, and can be given anew", async () => {
    const { browser } = await aMember(api);
    await change(browser, "giveConsent", { input: { kind, version: 1 } });
    await change(browser, "withdrawConsent", { input: { kind } });
    const [first] = await consentsOf(browser);
    expect(first?.withdrawnAt).toMatch(/^\d{4}-/);
    await change(browser, "giveConsent", { input: { kind, version: 1 } });
    expect(await consentsOf(browser)).toEqual([expect.objectContaining({ withdrawnAt: null }), first]);
  });

  it("is told with each change, and cannot be withdrawn where none is in force", async () => {
    const { browser, person } = await aMember(api);
    const none = { code: "NOT_FOUND", field: "kind", message: "Det finns inget samtycke att återkalla." };
    const withdraw = () => change(browser, "withdrawConsent", { input: { kind } });
    expect((await withdraw()).payload).toMatchObject({ consent: null, errors: [none], me: { email: person.email } });
    const given = await change(browser, "giveConsent", { input: { kind, version: 1 } });
    expect(given.payload).toMatchObject({ consent: { kind, version, withdrawnAt: null }, errors: [] });
    expect((await withdraw()).payload).toMatchObject({
      consent: { ...(given.payload?.consent ?? {}), withdrawnAt: expect.stringMatching(/^\d{4}-/) },
      errors: [],
    });
    expect((await withdraw()).payload).toMatchObject({ consent: null, errors: [none] });
  });

  it("is nobody else's", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await change(one.browser, "giveConsent", { input: { kind, version: 1 } });
    await change(other.browser, "withdrawConsent", { input: { kind } });
    expect(await consentsOf(one.browser)).toEqual([expect.objectContaining({ withdrawnAt: null })]);
    expect(await consentsOf(other.browser)).toEqual([]);
  });
});
