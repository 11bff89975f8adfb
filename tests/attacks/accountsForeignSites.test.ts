import { describe, expect, it } from "vitest";
import { aBrowser, aMember, anAccount, rowsOf, signIn, startAccounts, whoIs } from "../support/accounts.ts";
import { answerOf, clientOf, startServer } from "../support/api.ts";

const api = await startAccounts();
const SIGN_OUT = "mutation { signOut { errors { code } } }";

describe("a form of another site, sent with a visitor's cookies,", () => {
  const form = new URLSearchParams({ query: SIGN_OUT }).toString();
  const multipart = [
    "--x",
    'content-disposition: form-data; name="operations"',
    "",
    JSON.stringify({ query: SIGN_OUT }),
    "--x--",
    "",
  ].join("\r\n");

  it.each([
    ["text/plain", JSON.stringify({ query: SIGN_OUT })],
    ["text/plain;charset=UTF-8", JSON.stringify({ query: SIGN_OUT })],
    ["application/x-www-form-urlencoded", form],
    ["multipart/form-data; boundary=x", multipart],
    ["text/plain; application/json", JSON.stringify({ query: SIGN_OUT })],
  ])("as %s changes nothing", async (type, body) => {
    const { browser, person } = await aMember(api);
    const headers = { "content-type": type, origin: "https://evil.example" };
    const answer = await answerOf(await browser.fetch("/graphql", { method: "POST", headers, body }));
    expect([400, 415]).toContain(answer.status);
    expect(answer.errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|UNSUPPORTED_MEDIA_TYPE)$/);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await whoIs(browser))?.email).toBe(person.email);
  });

  it("cannot ask in advance for what browsers would otherwise refuse", async () => {
    const response = await api.fetch("/graphql", {
      method: "OPTIONS",
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-headers")).toBeNull();
  });
});

describe("over GET", () => {
  it.each<Record<string, string>>([{}, { "apollo-require-preflight": "1" }])(
    "nobody is signed in or out (%j)",
    async (headers) => {
      const { browser, person } = await aMember(api);
      const before = await rowsOf(api.db, "session");
      const input = `{email: "${person.email}", password: "${person.password}"}`;
      for (const query of [SIGN_OUT, `mutation { signIn(input: ${input}) { me { id } errors { code } } }`]) {
        const response = await browser.fetch(`/graphql?${new URLSearchParams({ query })}`, { headers });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(browser.setCookies).toEqual([]);
      }
      expect(await rowsOf(api.db, "session")).toEqual(before);
      expect((await whoIs(browser))?.email).toBe(person.email);
    },
  );

  it("a page of another site cannot read who is signed in", async () => {
    const { browser, person } = await aMember(api);
    const response = await browser.fetch(`/graphql?${new URLSearchParams({ query: "{ me { email } }" })}`);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(person.email);
  });
});

describe("cookies", () => {
  const attributes = (line: string) =>
    line
      .split(";")
      .slice(1)
      .map((part) => part.trim())
      .sort();
  const valueless = (line: string) => line.replace(/=[^;]*/, "");

  it("are out of scripts' reach, for the whole site, and not sent with foreign forms", async () => {
    const { browser } = await aMember(api);
    await signIn(browser, await anAccount(api));
    expect(browser.setCookies.map((line) => line.split("=")[0]).sort()).toEqual([
      "site-access",
      "site-device",
      "site-refresh",
    ]);
    for (const line of browser.setCookies) {
      const age = line.startsWith("site-device") ? 365 : 30;
      expect(attributes(line), valueless(line)).toEqual([
        "HttpOnly",
        `Max-Age=${age * 24 * 60 * 60}`,
        "Path=/",
        "SameSite=Lax",
      ]);
    }
  });

  it("travel over TLS only, where the site does", async () => {
    const env = { DATABASE_URL: api.databaseUrl, SMTP_URL: api.mails.url, TRUST_PROXY: "127.0.0.1" };
    const secure = clientOf(await startServer({ ...env, PUBLIC_URL: "https://livsresan.example" }));
    const browser = aBrowser(secure);
    await signIn(browser, await anAccount(api));
    expect(browser.setCookies).toHaveLength(3);
    for (const line of browser.setCookies) expect(attributes(line), valueless(line)).toContain("Secure");
  });

  it("travel over TLS only, where the trusted proxy says that it did", async () => {
    const person = await anAccount(api);
    const response = await api.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-proto": "https" },
      body: JSON.stringify({
        query: "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }",
        variables: { input: { email: person.email, password: person.password } },
      }),
    });
    expect(response.headers.getSetCookie()).toHaveLength(3);
    for (const line of response.headers.getSetCookie()) expect(attributes(line)).toContain("Secure");
  });
});
