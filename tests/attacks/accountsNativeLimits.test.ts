import { describe, expect, it } from "vitest";
import {
  aBrowser,
  anAccount,
  aPerson,
  asNative,
  type Browser,
  change,
  codesOf,
  type Person,
  sharedApi,
} from "../support/accounts.ts";
import { answerOf } from "../support/api.ts";

const api = await sharedApi();

/** Signs in as a native client, with what it remembers of its device. */
const nativeSignIn = ({ email, password }: Person, deviceToken?: string, browser: Browser = aBrowser(api)) =>
  change(browser, "signIn", { input: { email, password, wantsTokens: true, deviceToken } });

describe("a native client", () => {
  it("refreshes as often as it likes, and its whole network still follows links", async () => {
    const client = aBrowser(api);
    let { refreshToken } = await asNative(api, await anAccount(api));
    for (let n = 0; n < 65; n++) {
      const { tokens } = await change(client, "refreshSession", { input: { refreshToken } });
      refreshToken = tokens?.refreshToken ?? "";
    }
    expect(refreshToken).not.toBe("");
    expect(codesOf(await change(client, "confirmEmail", { input: { token: "x" } }))).toEqual(["INVALID_TOKEN"]);
  });

  it("that guesses refresh tokens is refused after sixty, and good ones of its network are not", async () => {
    const { refreshToken } = await asNative(api, await anAccount(api));
    const guesser = aBrowser(api);
    const codes = new Set<string>();
    for (let n = 0; n < 60; n++) {
      codes.add(codesOf(await change(guesser, "refreshSession", { input: { refreshToken: `x${n}` } })).join());
    }
    expect([...codes]).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await change(guesser, "refreshSession", { input: { refreshToken: "x" } }))).toEqual([
      "TOO_MANY_REQUESTS",
    ]);
    expect(codesOf(await change(guesser, "confirmEmail", { input: { token: "x" } }))).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await change(guesser, "refreshSession", { input: { refreshToken } }))).toEqual([]);
  });

  it("signs its owner in whatever strangers have tried, once it has signed in before", async () => {
    const person = await anAccount(api);
    const { tokens } = await nativeSignIn(person);
    const { deviceToken } = tokens as unknown as { deviceToken: string };
    expect(deviceToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    for (let n = 0; n < 10; n++) await nativeSignIn({ ...person, password: "fel lösenord" });
    expect(codesOf(await nativeSignIn(person))).toEqual(["TOO_MANY_REQUESTS"]);
    expect(codesOf(await nativeSignIn(person, deviceToken))).toEqual([]);
    // A device of somebody else's is none.
    const other = await nativeSignIn(await anAccount(api));
    const foreign = (other.tokens as unknown as { deviceToken: string }).deviceToken;
    expect(codesOf(await nativeSignIn(person, foreign))).toEqual(["TOO_MANY_REQUESTS"]);
    expect(codesOf(await nativeSignIn(person, "x"))).toEqual(["TOO_MANY_REQUESTS"]);
  });
});

describe("a refusal for too many tries", () => {
  it("says when to come back, in the answer's header and in the error", async () => {
    const { email } = aPerson();
    for (let n = 0; n < 4; n++) await change(aBrowser(api), "requestPasswordReset", { input: { email } });
    const { answer, refused, status } = await change(aBrowser(api), "requestPasswordReset", { input: { email } });
    expect(status).toBe(429);
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3_000);
    expect(refused[0]?.extensions.retryAfter).toBe(seconds);
    const query = `mutation { requestPasswordReset(input: { email: "${email}" }) { errors { code } } }`;
    const headers = { "content-type": "application/json", accept: "application/graphql-response+json" };
    const again = await answerOf(
      await aBrowser(api).fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }),
    );
    expect([again.status, Number(again.headers.get("retry-after")) > 3_000]).toEqual([429, true]);
  });
});
