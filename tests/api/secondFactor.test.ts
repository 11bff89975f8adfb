import { describe, expect, it } from "vitest";
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
import { clientOf, startServer } from "../support/api.ts";
import { tokenIn } from "../support/mail.ts";
import { addFactor, beginFactor, signInWith } from "../support/secondFactor.ts";
import { codeOf, withinStep, wrongCodeOf } from "../support/totp.ts";

const api = await startAccounts();

const factorOf = async (client: { graphql: typeof api.graphql }) =>
  (
    await client.graphql<{ me: { secondFactor: unknown } }>(
      "{ me { secondFactor { isOn recoveryCodesLeft isRequired } } }",
    )
  ).data.me.secondFactor;

describe("adding a second factor", () => {
  it("gives a key, an address and a picture of it, and asks for codes once one has come back", async () => {
    const member = await aMember(api);
    expect(await factorOf(member.browser)).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: false });
    const { secret, uri, qrCode } = await beginFactor(member);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Livsresan:${member.person.email}`);
    expect(qrCode).toMatch(/^<svg [^>]*viewBox/);
    expect(codesOf(await signIn(aBrowser(api), member.person))).toEqual([]);

    const wrong = await change(member.browser, "confirmSecondFactor", { input: { code: wrongCodeOf(secret) } });
    expect(wrong.errors).toMatchObject([{ code: "SECOND_FACTOR_WRONG", field: "code" }]);
    const right = await change(member.browser, "confirmSecondFactor", { input: { code: codeOf(secret) } });
    expect(right.errors).toEqual([]);
    const codes = right.payload?.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(await factorOf(member.browser)).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: false });
    await api.mails.next(member.person.email, "Tvåstegsinloggning är påslagen");
    expect(codesOf(await signIn(aBrowser(api), member.person))).toEqual(["SECOND_FACTOR_REQUIRED"]);
  });

  it("needs the password, and cannot replace one that is on", async () => {
    const member = await aMember(api);
    const begin = (password: string) => change(member.browser, "beginSecondFactor", { input: { password } });
    expect((await begin("fel lösenord")).errors).toMatchObject([{ code: "WRONG_PASSWORD", field: "password" }]);
    expect(codesOf(await change(member.browser, "confirmSecondFactor", { input: { code: "123456" } }))).toEqual([
      "NOT_STARTED",
    ]);
    await addFactor(member);
    expect(codesOf(await begin(member.person.password))).toEqual(["SECOND_FACTOR_ON"]);
    expect(codesOf(await change(member.browser, "confirmSecondFactor", { input: { code: "123456" } }))).toEqual([
      "NOT_STARTED",
    ]);
  });

  it("leaves the sessions that there are, and stores neither key nor recovery codes readably", async () => {
    const member = await aMember(api);
    const native = await asNative(api, member.person);
    const { secret, recoveryCodes, id } = await addFactor(member);
    expect((await whoIs(native))?.email).toBe(member.person.email);
    const refreshed = await change(api, "refreshSession", { input: { refreshToken: native.refreshToken } });
    expect(codesOf(refreshed)).toEqual([]);
    const stored = JSON.stringify([
      await api.db.query("SELECT * FROM second_factor WHERE user_id = $1", [id]),
      await api.db.query("SELECT * FROM recovery_code WHERE user_id = $1", [id]),
    ]);
    const plain = recoveryCodes.map((code) => code.replaceAll("-", ""));
    for (const text of [secret, ...recoveryCodes, ...plain, ...plain.map((code) => code.toUpperCase())]) {
      expect(stored).not.toContain(text);
    }
  });
});

describe("signing in with a second factor", () => {
  it("takes the code of now, of the step before and of the next, with blanks in it, and no other", async () => {
    for (const [steps, codes] of [
      [-1, []],
      [0, []],
      [1, []],
      [-3, ["SECOND_FACTOR_WRONG"]],
      [3, ["SECOND_FACTOR_WRONG"]],
    ] as const) {
      const { secret, person, id } = await addFactor(await aMember(api));
      await api.db.query("UPDATE second_factor SET last_step = NULL WHERE user_id = $1", [id]);
      await withinStep();
      const typed = codeOf(secret, steps).replace(/^.../, "$& ");
      expect([steps, codesOf(await signInWith(aBrowser(api), person, typed))]).toEqual([steps, codes]);
    }
  });

  it("takes each code once, also when it is sent twice at once", async () => {
    const { secret, person } = await addFactor(await aMember(api));
    const code = codeOf(secret);
    const outcomes = await Promise.all([0, 1, 2].map(() => signInWith(aBrowser(api), person, code)));
    expect(outcomes.flatMap(codesOf)).toEqual(["SECOND_FACTOR_WRONG", "SECOND_FACTOR_WRONG"]);
    expect(codesOf(await signInWith(aBrowser(api), person, code))).toEqual(["SECOND_FACTOR_WRONG"]);
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret, 1)))).toEqual([]);
    // What comes before a code that was used is no longer good either.
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret)))).toEqual(["SECOND_FACTOR_WRONG"]);
  });

  it("takes a recovery code once, however it is written, and tells the owner", async () => {
    const { recoveryCodes, person, browser } = await addFactor(await aMember(api));
    const [one = "", other = ""] = recoveryCodes;
    expect(codesOf(await signInWith(aBrowser(api), person, one))).toEqual([]);
    await api.mails.next(person.email, "En återställningskod har använts");
    expect(codesOf(await signInWith(aBrowser(api), person, one))).toEqual(["SECOND_FACTOR_WRONG"]);
    const shouted = other.toUpperCase().replaceAll("-", " ");
    expect(codesOf(await signInWith(aBrowser(api), person, shouted))).toEqual([]);
    expect(await factorOf(browser)).toMatchObject({ recoveryCodesLeft: 8 });
    expect(codesOf(await signInWith(aBrowser(api), await anAccount(api), other))).toEqual([]);
    const stranger = await addFactor(await aMember(api));
    expect(codesOf(await signInWith(aBrowser(api), stranger.person, recoveryCodes[2]))).toEqual([
      "SECOND_FACTOR_WRONG",
    ]);
  });

  it("is the same for native clients", async () => {
    const { secret, person } = await addFactor(await aMember(api));
    const { email, password } = person;
    const input = { email, password, wantsTokens: true };
    expect(codesOf(await change(api, "signIn", { input }))).toEqual(["SECOND_FACTOR_REQUIRED"]);
    const done = await change(api, "signIn", { input: { ...input, code: codeOf(secret) } });
    expect(done.tokens?.accessToken).toBeTruthy();
  });

  it("tells who has not the password nothing: neither that there is a factor, nor that there is an account", async () => {
    const { secret, person } = await addFactor(await aMember(api));
    const answers = [];
    for (const [someone, code] of [
      [{ ...person, password: "fel lösenord" }, undefined],
      [{ ...person, password: "fel lösenord" }, codeOf(secret)],
      [{ ...(await anAccount(api)), password: "fel lösenord" }, "123456"],
      [aPerson(), "123456"],
      [aPerson(), undefined],
    ] as const) {
      answers.push((await signInWith(aBrowser(api), someone, code)).answer.text);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("INVALID_CREDENTIALS");
    // The code was not spent by whoever had no password.
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret)))).toEqual([]);
  });
});

describe("a new secret of the server", async () => {
  const [old, fresh] = ["o".repeat(40), "f".repeat(40)];
  const start = async (secrets: string) =>
    clientOf(
      await startServer({
        DATABASE_URL: api.databaseUrl,
        SMTP_URL: api.mails.url,
        TRUST_PROXY: "127.0.0.1",
        SESSION_SECRET: secrets,
      }),
    );
  const before = await start(old);
  const both = await start(`${fresh}, ${old}`);
  const after = await start(fresh);

  it("goes with second factors while the old one stands beside it, and then without that", async () => {
    const { secret, person, recoveryCodes } = await addFactor(await aMember({ ...api, ...before }));
    expect(codesOf(await signInWith(aBrowser(after), person, codeOf(secret)))).toEqual(["SECOND_FACTOR_WRONG"]);
    expect(codesOf(await signInWith(aBrowser(both), person, codeOf(secret)))).toEqual([]);
    expect(codesOf(await signInWith(aBrowser(after), person, codeOf(secret, 1)))).toEqual([]);
    expect(codesOf(await signInWith(aBrowser(after), person, recoveryCodes[0]))).toEqual([]);
  });
});

describe("a new password by mail", () => {
  it("does not stand in for the second factor", async () => {
    const { secret, person } = await addFactor(await aMember(api));
    const browser = aBrowser(api);
    await change(browser, "requestPasswordReset", { input: { email: person.email } });
    const token = tokenIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    const password = "nyare lösenord";
    expect(codesOf(await change(browser, "resetPassword", { input: { token, password } }))).toEqual([]);
    expect(await whoIs(browser)).toBeNull();
    const renewed = { ...person, password };
    expect(codesOf(await signIn(browser, renewed))).toEqual(["SECOND_FACTOR_REQUIRED"]);
    expect(codesOf(await signInWith(browser, renewed, codeOf(secret)))).toEqual([]);
  });
});

describe("removing the second factor", () => {
  it("takes password and code, tells the owner, and leaves the password alone to be asked for", async () => {
    const { browser, person, secret, id } = await addFactor(await aMember(api));
    const remove = (password: string, code: string) =>
      change(browser, "removeSecondFactor", { input: { password, code } });
    expect(codesOf(await remove("fel lösenord", codeOf(secret)))).toEqual(["WRONG_PASSWORD"]);
    expect(codesOf(await remove(person.password, wrongCodeOf(secret)))).toEqual(["SECOND_FACTOR_WRONG"]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["SECOND_FACTOR_REQUIRED"]);
    expect(codesOf(await remove(person.password, codeOf(secret)))).toEqual([]);
    await api.mails.next(person.email, "Tvåstegsinloggning är avstängd");
    expect(await factorOf(browser)).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: false });
    expect(await api.db.query("SELECT 1 FROM recovery_code WHERE user_id = $1", [id])).toEqual([]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
  });

  it("can be done with a recovery code by somebody who has lost the app", async () => {
    const { browser, person, recoveryCodes } = await addFactor(await aMember(api));
    const input = { password: person.password, code: recoveryCodes[3] };
    expect(codesOf(await change(browser, "removeSecondFactor", { input }))).toEqual([]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
  });
});

describe("recovery codes", () => {
  it("are made anew with a code, and the former ones no longer work", async () => {
    const { browser, person, secret, recoveryCodes } = await addFactor(await aMember(api));
    const renew = (code: string) => change(browser, "renewRecoveryCodes", { input: { code } });
    expect((await renew(wrongCodeOf(secret))).payload?.recoveryCodes).toBeNull();
    const { payload } = await renew(codeOf(secret));
    const renewed = payload?.recoveryCodes as string[];
    expect(renewed).toHaveLength(10);
    expect(codesOf(await signInWith(aBrowser(api), person, recoveryCodes[0]))).toEqual(["SECOND_FACTOR_WRONG"]);
    expect(codesOf(await signInWith(aBrowser(api), person, renewed[0]))).toEqual([]);
  });

  it("do not come about without a second factor", async () => {
    const { browser } = await aMember(api);
    const { errors, payload } = await change(browser, "renewRecoveryCodes", { input: { code: "123456" } });
    expect([errors[0]?.code, payload?.recoveryCodes]).toEqual(["SECOND_FACTOR_WRONG", null]);
  });
});

describe("what happens to an account", () => {
  it("is told to its owner: factor, recovery codes and devices", async () => {
    const member = await addFactor(await aMember(api));
    const { browser, person, secret, recoveryCodes } = member;
    await signInWith(aBrowser(api, { userAgent: FIREFOX }), person, recoveryCodes[0]);
    await change(browser, "removeSecondFactor", { input: { password: person.password, code: codeOf(secret) } });
    const { data } = await browser.graphql<{ me: { events: unknown[] } }>("{ me { events { action isOwn device } } }");
    expect(data.me.events).toEqual([
      { action: "SECOND_FACTOR_REMOVED", isOwn: true, device: null },
      { action: "SIGNED_IN_ON_NEW_DEVICE", isOwn: true, device: "Firefox på Windows" },
      { action: "RECOVERY_CODE_USED", isOwn: true, device: "Firefox på Windows" },
      { action: "SECOND_FACTOR_ADDED", isOwn: true, device: null },
      { action: "SIGNED_IN_ON_NEW_DEVICE", isOwn: true, device: "Okänd enhet" },
    ]);
  });
});

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
