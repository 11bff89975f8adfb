import { expect, it } from "vitest";
import {
  ACCESS,
  aBrowser,
  aMember,
  asAdmin,
  asNative,
  change,
  codesOf,
  press,
  REFRESH,
  startAccounts,
  whoIs,
  withBearer,
} from "../support/accounts.ts";
import { linkIn } from "../support/mail.ts";

const api = await startAccounts();

it("a blocked account can do nothing with cookies, tokens and links that it had before", async () => {
  const [admin, member] = [await asAdmin(api), await aMember(api)];
  await api.db.query("INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')", [member.id]);
  const native = await asNative(api, member.person);
  const { payload: made } = await change(member.browser, "createAccessToken");
  await change(aBrowser(api), "requestPasswordReset", { input: { email: member.person.email } });
  const link = linkIn(await api.mails.next(member.person.email, "lösenord"));
  const cookies = new Map(member.browser.cookies);

  expect(codesOf(await change(admin.browser, "blockAccount", { input: { key: member.id } }))).toEqual([]);

  for (const kept of [[ACCESS, REFRESH], [ACCESS], [REFRESH]]) {
    const browser = aBrowser(api);
    for (const name of kept) browser.cookies.set(name, cookies.get(name) ?? "");
    expect(await whoIs(browser)).toBeNull();
    expect(codesOf(await change(browser, "updateProfile", { input: { fullName: "Ny" } }))).toEqual(["UNAUTHENTICATED"]);
    expect(codesOf(await change(browser, "unblockAccount", { input: { key: member.id } }))).toEqual([
      "UNAUTHENTICATED",
    ]);
  }
  for (const token of [native.accessToken, String(made?.accessToken)]) {
    const { errors } = await withBearer(api, token).graphql("{ me { email } }");
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  }
  expect(
    codesOf(await change(aBrowser(api), "refreshSession", { input: { refreshToken: native.refreshToken } })),
  ).toEqual(["INVALID_TOKEN"]);
  const token = link.searchParams.get("nyckel") ?? "";
  const input = { token, password: "ett helt nytt lösenord" };
  expect(codesOf(await change(aBrowser(api), "resetPassword", { input }))).toEqual(["INVALID_TOKEN"]);
  await press(member.browser, link);
  expect(await whoIs(member.browser)).toBeNull();
});

it("a session that began while its account was being blocked is worth nothing, nor is its refresh token", async () => {
  const [admin, member] = [await asAdmin(api), await aMember(api)];
  const native = await asNative(api, member.person);
  expect(codesOf(await change(admin.browser, "blockAccount", { input: { key: member.id } }))).toEqual([]);
  // As if it had been written just after the others were ended.
  await api.db.query("UPDATE session SET revoked_at = NULL WHERE user_id = $1", [member.id]);
  expect(await whoIs(member.browser)).toBeNull();
  expect(
    codesOf(await change(aBrowser(api), "refreshSession", { input: { refreshToken: native.refreshToken } })),
  ).toEqual(["INVALID_TOKEN"]);
  expect(await api.db.query("SELECT 1 FROM user_roles WHERE user_id = $1", [member.id])).toEqual([]);
});

it("an address that was blocked before it was confirmed cannot be taken by signing up again", async () => {
  const admin = await asAdmin(api);
  const input = { fullName: "Åsa Ek", email: "sparrad@exempel.se", password: "ett långt lösenord" };
  expect(codesOf(await change(aBrowser(api), "signUp", { input }))).toEqual([]);
  const [{ id }] = await api.db.query("SELECT id FROM users WHERE email = $1", [input.email]);
  // Nothing is sent to a blocked account, so the link is waited for.
  const link = linkIn(await api.mails.next(input.email, "Bekräfta"));
  expect(codesOf(await change(admin.browser, "blockAccount", { input: { key: id } }))).toEqual([]);
  expect(codesOf(await change(aBrowser(api), "signUp", { input }))).toEqual(["EMAIL_TAKEN"]);
  await press(aBrowser(api), link);
  const [{ confirmed }] = await api.db.query("SELECT confirmed_at AS confirmed FROM users WHERE id = $1", [id]);
  expect(confirmed).toBeNull();
});
