import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  change,
  codesOf,
  type Outcome,
  type Person,
  rowsOf,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { clientOf, startServer } from "../support/api.ts";
import { addFactor, beginFactor, signInWith } from "../support/secondFactor.ts";
import { SECRET } from "../support/tokens.ts";
import { codeOf, wrongCodeOf } from "../support/totp.ts";

const api = await startAccounts({ SESSION_SECRET: SECRET });

/** Another process of the same installation. */
const other = clientOf(
  await startServer({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: api.mails.url,
    TRUST_PROXY: "127.0.0.1",
    SESSION_SECRET: SECRET,
  }),
);

/** Runs something so many times, and says how each ended. */
async function times(count: number, work: (n: number) => Promise<Outcome>): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) codes.push(codesOf(await work(n)).join());
  return codes;
}

const repeated = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

/** Lets the windows of some limits pass. */
const resetLimits = (...rules: string[]) =>
  api.db.query("DELETE FROM rate_limit WHERE split_part(key, ':', 1) = ANY($1)", [rules]);

/** Guesses a code from everywhere, in turns at both processes, with the right password. */
const guess = (person: Person, secret: string, count: number) =>
  times(count, (n) => signInWith(aBrowser(n % 2 ? other : api), person, wrongCodeOf(secret)));

describe("a stolen password", () => {
  it("alone gives nothing: no session, no cookie, no token", async () => {
    const { person, id } = await addFactor(await aMember(api));
    const before = await api.db.query("SELECT id FROM session WHERE user_id = $1", [id]);
    const browser = aBrowser(api);
    const outcome = await signIn(browser, person);
    expect(outcome).toMatchObject({ me: null, tokens: null, errors: [{ code: "SECOND_FACTOR_REQUIRED" }] });
    expect([browser.setCookies, [...browser.cookies]]).toEqual([[], []]);
    expect(await whoIs(browser)).toBeNull();
    for (const code of ["", " ", "000000", "0".repeat(40), "x".repeat(41), "' OR 1=1 --", "١٢٣٤٥٦"]) {
      const { me } = await signInWith(browser, person, code);
      expect([code, me]).toEqual([code, null]);
    }
    expect(await api.db.query("SELECT id FROM session WHERE user_id = $1", [id])).toEqual(before);
  });

  it("lets nobody guess the code: five tries, at whichever process, and the right password resets nothing", async () => {
    const { person, secret, browser: known, recoveryCodes } = await addFactor(await aMember(api));
    expect(await guess(person, secret, 2)).toEqual(repeated(2, "SECOND_FACTOR_WRONG"));
    expect(await times(2, () => signIn(aBrowser(other), person))).toEqual(repeated(2, "SECOND_FACTOR_REQUIRED"));
    expect(await guess(person, secret, 4)).toEqual([...repeated(3, "SECOND_FACTOR_WRONG"), "TOO_MANY_REQUESTS"]);
    // Not even with the right one.
    expect(codesOf(await signInWith(aBrowser(other), person, codeOf(secret)))).toEqual(["TOO_MANY_REQUESTS"]);
    // The owner gets in where they have signed in before, and with a recovery code wherever the address is not shut.
    await change(known, "signOut");
    expect(codesOf(await signInWith(known, person, codeOf(secret)))).toEqual([]);
    await resetLimits("signInAccount");
    expect(codesOf(await signInWith(aBrowser(api), person, recoveryCodes[0]))).toEqual([]);
  });

  it("and patience give thirty guesses in a day, whatever succeeds meanwhile", async () => {
    const { person, secret, browser: known } = await addFactor(await aMember(api));
    const seen: string[] = [];
    for (let round = 0; round < 7; round++) {
      seen.push(...(await guess(person, secret, 5)));
      await resetLimits("factorAccount", "signInAccount");
    }
    expect(seen).toEqual([...repeated(30, "SECOND_FACTOR_WRONG"), ...repeated(5, "TOO_MANY_REQUESTS")]);
    await change(known, "signOut");
    expect(codesOf(await signInWith(known, person, codeOf(secret)))).toEqual([]);
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret, 1)))).toEqual(["TOO_MANY_REQUESTS"]);
  });

  it("of a known browser is limited, too", async () => {
    const { person, secret, browser } = await addFactor(await aMember(api));
    const tries = await times(6, () => signInWith(browser, person, wrongCodeOf(secret)));
    expect(tries).toEqual([...repeated(5, "SECOND_FACTOR_WRONG"), "TOO_MANY_REQUESTS"]);
  });

  it("that is wrong uses up none of the owner's tries", async () => {
    const { person, secret } = await addFactor(await aMember(api));
    await resetLimits("factorAccount", "factorDay");
    await times(5, () => signInWith(aBrowser(api), { ...person, password: "fel lösenord" }, wrongCodeOf(secret)));
    const counted = (await rowsOf(api.db, "rate_limit")).filter(({ key }) => String(key).startsWith("factor"));
    expect(counted.filter(({ key }) => /^factor(Account|Day)/.test(String(key)))).toEqual([]);
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret)))).toEqual([]);
  });

  it("cannot be tried with many codes in one request", async () => {
    const { person, secret } = await addFactor(await aMember(api));
    const { email, password } = person;
    const fields = Array.from(
      { length: 15 },
      (_, n) => `a${n}: signIn(input: { email: "${email}", password: "${password}", code: "${n}00000" }) { me { id } }`,
    );
    const { data, errors } = await aBrowser(api).graphql<Record<string, { me: unknown } | null>>(
      `mutation { ${fields.join(" ")} }`,
    );
    expect(Object.values(data ?? {}).filter((payload) => payload?.me)).toEqual([]);
    expect(errors.map(({ extensions }) => extensions.code)).toContain("TOO_MANY_REQUESTS");
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret)))).toEqual(["TOO_MANY_REQUESTS"]);
  });
});

describe("a stolen session", () => {
  it("cannot guess codes, whatever asks for them", async () => {
    const { browser, person, secret } = await addFactor(await aMember(api));
    const code = wrongCodeOf(secret);
    const tries = [
      ...(await times(2, () => change(browser, "verifyAgain", { input: { code } }))),
      ...(await times(2, () => change(browser, "renewRecoveryCodes", { input: { code } }))),
      ...(await times(2, () => change(browser, "removeSecondFactor", { input: { password: person.password, code } }))),
    ];
    expect(tries).toEqual([...repeated(5, "SECOND_FACTOR_WRONG"), "TOO_MANY_REQUESTS"]);
    expect(codesOf(await change(browser, "verifyAgain", { input: { code: codeOf(secret) } }))).toEqual([
      "TOO_MANY_REQUESTS",
    ]);
    // The owner's sign-in elsewhere is not concerned.
    expect(codesOf(await signInWith(aBrowser(api), person, codeOf(secret)))).toEqual([]);
  });

  it("cannot lock the owner out with a factor of its own: that takes the password, and a code before anything asks", async () => {
    const member = await aMember(api);
    const begin = (password: string) => change(member.browser, "beginSecondFactor", { input: { password } });
    expect(codesOf(await begin("fel lösenord"))).toEqual(["WRONG_PASSWORD"]);
    expect(await api.db.query("SELECT 1 FROM second_factor WHERE user_id = $1", [member.id])).toEqual([]);
    const thiefs = await beginFactor(member);
    expect(codesOf(await signIn(aBrowser(api), member.person))).toEqual([]);
    const owners = await beginFactor(member);
    const confirm = (code: string) => change(member.browser, "confirmSecondFactor", { input: { code } });
    expect(codesOf(await confirm(codeOf(thiefs.secret)))).toEqual(["SECOND_FACTOR_WRONG"]);
    expect(codesOf(await confirm(codeOf(owners.secret)))).toEqual([]);
  });
});

describe("who can write to the database, but has not the server's secret,", () => {
  it("cannot give an account a factor that they know", async () => {
    const [victim, thief] = [await addFactor(await aMember(api)), await addFactor(await aMember(api))];
    await api.db.query(
      "UPDATE second_factor SET secret = (SELECT secret FROM second_factor WHERE user_id = $2) WHERE user_id = $1",
      [victim.id, thief.id],
    );
    expect(codesOf(await signInWith(aBrowser(api), victim.person, codeOf(thief.secret)))).toEqual([
      "SECOND_FACTOR_WRONG",
    ]);
    for (const secret of [thief.secret, "", "a.b.c.d.e", "eyJhbGciOiJub25lIn0..."]) {
      await api.db.query("UPDATE second_factor SET secret = $2 WHERE user_id = $1", [victim.id, secret]);
      const outcome = await signInWith(aBrowser(api), victim.person, codeOf(thief.secret));
      expect([secret, codesOf(outcome)]).toEqual([secret, ["SECOND_FACTOR_WRONG"]]);
    }
  });
});
