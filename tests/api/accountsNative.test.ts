import { describe, expect, it } from "vitest";
import { aBrowser, anAccount, asNative, change, codesOf, sharedApi, whoIs, withBearer } from "../support/accounts.ts";

const api = await sharedApi();

describe("a native client", () => {
  it("gets tokens when it asks for them, and no cookies", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    const { tokens, me } = await change(browser, "signIn", {
      input: { email: person.email, password: person.password, wantsTokens: true },
    });
    expect(me?.email).toBe(person.email);
    expect(tokens?.accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(tokens?.refreshToken).toMatch(/^[\w-]{43}$/);
    const minutes = (new Date(tokens?.expiresAt ?? 0).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(browser.setCookies).toEqual([]);
  });

  it("is who its bearer token says, in queries and mutations", async () => {
    const native = await asNative(api, await anAccount(api, { fullName: "Bo Ek" }));
    expect((await whoIs(native))?.fullName).toBe("Bo Ek");
    const { me, answer } = await change(native, "updateProfile", { input: { fullName: "Bo Lund" } });
    expect(me?.fullName).toBe("Bo Lund");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const list = await native.graphqlGet<{ goals: unknown[] }>("{ goals { key } }");
    expect([list.status, list.data.goals.length]).toEqual([200, 8]);
  });

  it("exchanges its refresh token, and the new tokens are good", async () => {
    const person = await anAccount(api);
    const { refreshToken } = await asNative(api, person);
    const { tokens, answer } = await change(api, "refreshSession", { input: { refreshToken } });
    expect(tokens?.refreshToken).not.toBe(refreshToken);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect((await whoIs(withBearer(api, tokens?.accessToken ?? "")))?.email).toBe(person.email);
  });

  it("signs out for good", async () => {
    const native = await asNative(api, await anAccount(api));
    expect(codesOf(await change(native, "signOut"))).toEqual([]);
    expect((await native.graphql("{ me { id } }")).status).toBe(401);
    const { errors } = await change(api, "refreshSession", { input: { refreshToken: native.refreshToken } });
    expect(errors).toEqual([{ code: "INVALID_TOKEN", field: null, message: "Sessionen har gått ut. Logga in igen." }]);
  });

  it.each(["Bearer x", "Bearer", "bearer a.b.c"])(
    "with the header %j is told that it is signed out",
    async (authorization) => {
      const { status, errors, data } = await api.graphql("{ me { id } }", {}, { authorization });
      expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
      expect(data ?? null).toBeNull();
    },
  );

  it("with a bad token is not who a browser's cookies say", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    await change(browser, "signIn", { input: { email: person.email, password: person.password } });
    const { status, errors } = await browser.graphql("{ me { id } }", {}, { authorization: "Bearer x" });
    expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(await whoIs(browser)).not.toBeNull();
  });
});
