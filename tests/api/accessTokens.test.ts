import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  asNative,
  type Browser,
  change,
  sharedApi,
  whoIs,
  withBearer,
} from "../support/accounts.ts";
import type { Client } from "../support/api.ts";

const api = await sharedApi();

interface Made {
  accessToken: string | null;
  expiresAt: string | null;
  errors: unknown[];
}

const make = (client: Client) =>
  client.graphql<{ createAccessToken: Made }>(
    "mutation { createAccessToken { accessToken expiresAt errors { code } } }",
  );

/** A token that this browser's session made. */
async function tokenOf(browser: Browser): Promise<string> {
  const { data } = await make(browser);
  return data.createAccessToken.accessToken ?? "";
}

describe("an access token of one's own", () => {
  it("speaks for whoever made it, half an hour at most, and cannot be refreshed", async () => {
    const { browser, person } = await aMember(api);
    const { data, headers } = await make(browser);
    const { accessToken, expiresAt, errors } = data.createAccessToken;
    expect(errors).toEqual([]);
    expect((await whoIs(withBearer(api, accessToken ?? "")))?.email).toBe(person.email);
    const minutes = (Date.parse(expiresAt ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const { exp = 0, iat = 0 } = decodeJwt(accessToken ?? "");
    expect(exp - iat).toBe(30 * 60);
    expect(headers.get("cache-control")).toContain("no-store");
    const { errors: refused } = await change(api, "refreshSession", {
      refreshToken: accessToken,
      input: { refreshToken: accessToken },
    });
    expect(refused.map(({ code }) => code)).toEqual(["INVALID_TOKEN"]);
  });

  it("is for the signed-in", async () => {
    const { status, errors } = await make(aBrowser(api));
    expect([status, errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it.each(["signOut", "signOutEverywhere"])("ends with its session: %s", async (operation) => {
    const { browser } = await aMember(api);
    const client = withBearer(api, await tokenOf(browser));
    expect(await whoIs(client)).not.toBeNull();
    await change(browser, operation);
    expect((await client.graphql("{ me { email } }")).status).toBe(401);
  });

  it("makes no other one, and neither do an app's tokens", async () => {
    const { browser } = await aMember(api);
    const clients = [withBearer(api, await tokenOf(browser)), await asNative(api, await anAccount(api))];
    for (const client of clients) {
      const { status, errors } = await make(client);
      expect([status, errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
    }
  });

  it("can be made thirty times an hour, by each user", async () => {
    const { browser } = await aMember(api);
    for (let n = 0; n < 30; n++) expect((await make(browser)).status).toBe(200);
    const { status, headers, errors } = await make(browser);
    expect([status, errors[0]?.extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(headers.get("retry-after"))).toBe(errors[0]?.extensions.retryAfter);
    expect((await make((await aMember(api)).browser)).status).toBe(200);
  });
});
