import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  asAdmin,
  change,
  codesOf,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { clientOf, countStatements, startServer } from "../support/api.ts";
import { addFactor, beginFactor, signInWith } from "../support/secondFactor.ts";
import { codeOf, wrongCodeOf } from "../support/totp.ts";

const api = await startAccounts();

const factorOf = async (client: { graphql: typeof api.graphql }) =>
  (
    await client.graphql<{ me: { secondFactor: unknown } }>(
      "{ me { secondFactor { isOn recoveryCodesLeft isRequired } } }",
    )
  ).data.me.secondFactor;

describe("proving once more who one is", () => {
  const expireVerification = (id: string) =>
    api.db.query("UPDATE session SET verified_at = now() - interval '11 minutes' WHERE user_id = $1", [id]);

  it("is asked for before roles, and it is the password of an account without a factor", async () => {
    const [admin, other] = [await asAdmin(api), await anAccount(api)];
    const grant = () => change(admin.browser, "grantRole", { input: { email: other.email, role: "ADMIN" } });
    const revoke = () => change(admin.browser, "revokeRole", { input: { email: other.email, role: "ADMIN" } });
    await expireVerification(admin.id);
    expect((await grant()).errors).toEqual([
      { code: "VERIFY_AGAIN", field: null, message: "Bekräfta att det är du, och försök igen." },
    ]);
    expect(
      await api.db.query("SELECT 1 FROM user_roles r JOIN users u ON u.id = r.user_id WHERE u.email = $1", [
        other.email,
      ]),
    ).toEqual([]);
    const verify = (password: string) => change(admin.browser, "verifyAgain", { input: { password } });
    expect(codesOf(await verify("fel lösenord"))).toEqual(["WRONG_PASSWORD"]);
    expect(codesOf(await grant())).toEqual(["VERIFY_AGAIN"]);
    expect(codesOf(await verify(admin.person.password))).toEqual([]);
    expect(codesOf(await grant())).toEqual([]);
    await expireVerification(admin.id);
    expect(codesOf(await revoke())).toEqual(["VERIFY_AGAIN"]);
    await verify(admin.person.password);
    expect(codesOf(await revoke())).toEqual([]);
  });

  it("is a code where there is a factor; the password is not enough, and it holds for one session", async () => {
    const admin = await addFactor(await asAdmin(api));
    const { browser, person, secret, recoveryCodes } = admin;
    const native = await signInWith(aBrowser(api), person, recoveryCodes[0]);
    expect(native.errors).toEqual([]);
    await expireVerification(admin.id);
    const grant = () => change(browser, "grantRole", { input: { email: person.email, role: "ADMIN" } });
    expect(codesOf(await grant())).toEqual(["VERIFY_AGAIN"]);
    expect(codesOf(await change(browser, "verifyAgain", { input: { password: person.password } }))).toEqual([
      "SECOND_FACTOR_REQUIRED",
    ]);
    expect(codesOf(await change(browser, "verifyAgain", { input: { code: wrongCodeOf(secret) } }))).toEqual([
      "SECOND_FACTOR_WRONG",
    ]);
    expect(codesOf(await change(browser, "verifyAgain", { input: { code: codeOf(secret) } }))).toEqual([]);
    expect(codesOf(await grant())).toEqual([]);
    const rows = await api.db.query(
      "SELECT 1 FROM session WHERE user_id = $1 AND verified_at > now() - interval '1 minute'",
      [admin.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("is asked of other sessions once a factor was added, whatever they had proved before", async () => {
    const admin = await asAdmin(api);
    const other = aBrowser(api);
    await signIn(other, admin.person);
    const grant = (browser: typeof other) =>
      change(browser, "grantRole", { input: { email: admin.person.email, role: "ADMIN" } });
    expect(codesOf(await grant(other))).toEqual([]);
    await addFactor(admin);
    expect(codesOf(await grant(other))).toEqual(["VERIFY_AGAIN"]);
    expect(codesOf(await grant(admin.browser))).toEqual([]);
  });
});

describe("where the operator requires a second factor of admins", async () => {
  const origin = await startServer({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: api.mails.url,
    TRUST_PROXY: "127.0.0.1",
    ADMIN_SECOND_FACTOR: "required",
  });
  const strict = { ...api, ...clientOf(origin) };
  const HOLDERS = "{ roleHolders { key } }";

  it("one without is signed in, told what to do, and let in once they have it", async () => {
    const admin = await asAdmin(strict);
    expect(await whoIs(admin.browser)).toMatchObject({ roles: ["ADMIN"], canAdminister: false });
    expect(await factorOf(admin.browser)).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: true });
    const refused = await admin.browser.graphql(HOLDERS);
    expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, "SECOND_FACTOR_MISSING"]);
    expect(refused.errors[0]?.message).toContain("Slå på den under Mitt konto");
    expect(
      codesOf(await change(admin.browser, "grantRole", { input: { email: admin.person.email, role: "ADMIN" } })),
    ).toEqual(["SECOND_FACTOR_MISSING"]);

    const page = await (await admin.browser.fetch("/admin")).text();
    expect(page).toContain("Slå på tvåstegsinloggning först");
    expect(page).toContain('href="/konto#tvastegsinloggning"');

    const { secret } = await beginFactor(admin);
    await admin.browser
      .graphql(HOLDERS)
      .then(({ errors }) => expect(errors[0]?.extensions.code).toBe("SECOND_FACTOR_MISSING"));
    const { me } = await change(admin.browser, "confirmSecondFactor", { input: { code: codeOf(secret) } });
    expect(me).toMatchObject({ canAdminister: true });
    expect((await admin.browser.graphql(HOLDERS)).errors).toEqual([]);
    expect(await (await admin.browser.fetch("/admin/behorigheter")).text()).toContain("Administratörer");
    const input = { password: admin.person.password, code: codeOf(secret, 1) };
    expect((await change(admin.browser, "removeSecondFactor", { input })).me).toMatchObject({ canAdminister: false });
    expect((await admin.browser.graphql(HOLDERS)).errors[0]?.extensions.code).toBe("SECOND_FACTOR_MISSING");
  });

  it("others are refused as ever, and have the rest of the site", async () => {
    const { browser } = await aMember(strict);
    expect((await browser.graphql(HOLDERS)).errors[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await factorOf(browser)).toMatchObject({ isRequired: false });
  });

  it("a request costs the database no more than where it is not", async () => {
    const [here, there] = [await asAdmin(strict), await asAdmin(api)];
    const ask = (client: typeof api) => client.graphql("{ me { email } }");
    await ask({ ...api, ...here.browser });
    await ask({ ...api, ...there.browser });
    const [, strictly] = await countStatements(() => ask({ ...api, ...here.browser }));
    const [, usually] = await countStatements(() => ask({ ...api, ...there.browser }));
    expect([strictly, usually]).toEqual([3, 3]);
  });
});
