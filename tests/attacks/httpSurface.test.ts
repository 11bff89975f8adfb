import { describe, expect, it } from "vitest";
import { ACCESS, aBrowser, aMember, anAccount, REFRESH, signIn, startAccounts, whoIs } from "../support/accounts.ts";
import { answerOf, clientOf, graphqlPath, startServer } from "../support/api.ts";

const api = await startAccounts();
const secure = clientOf(
  await startServer({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: api.mails.url,
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "https://livsresan.example",
  }),
);

const BASIC = { authorization: `Basic ${Buffer.from("prov:hemligt").toString("base64")}` };

describe("the password of somebody who stands in front of the site", () => {
  it.each(["/", "/tester", "/konto", "/min-resa", "/training"])("makes nobody signed out at %s", async (path) => {
    const { status } = await api.fetch(path);
    const behind = await api.fetch(path, { headers: BASIC });
    expect([behind.status, behind.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
  });

  it("leaves the session of a browser alone, in pages and in the graph", async () => {
    const { browser, person } = await aMember(api);
    expect(await (await browser.fetch("/konto", { headers: BASIC })).text()).toContain(person.email);
    const { data } = await browser.graphql<{ me: { email: string } }>("{ me { email } }", {}, BASIC);
    expect(data.me.email).toBe(person.email);
    expect((await api.graphql("{ me { email } }", {}, BASIC)).data).toEqual({ me: null });
  });

  it.each(["Bearer", "Bearer ", "bearer x", "Bearer x y"])("is not taken for a token of ours: %j", async (given) => {
    expect((await api.fetch("/tester", { headers: { authorization: given } })).status).toBe(401);
  });
});

describe("over TLS, a session's cookies", () => {
  const HOST = "__Host-site";

  it("have names that no other site of the domain can set", async () => {
    const browser = aBrowser(secure);
    const person = await anAccount(api);
    await signIn(browser, person);
    expect([...browser.cookies.keys()].sort()).toEqual([`${HOST}-access`, `${HOST}-device`, `${HOST}-refresh`]);
    for (const line of browser.setCookies) {
      expect(line).toMatch(/; Path=\/;.*; Secure/);
      expect(line).not.toMatch(/Domain=/i);
    }
    expect((await whoIs(browser))?.email).toBe(person.email);
    browser.cookies.delete(`${HOST}-access`);
    expect((await whoIs(browser))?.email).toBe(person.email);
  });

  it("are not taken from a cookie that somebody else of the domain could have set", async () => {
    const browser = aBrowser(secure);
    await signIn(browser, await anAccount(api));
    const planted = aBrowser(secure);
    for (const [name, host] of [
      [ACCESS, `${HOST}-access`],
      [REFRESH, `${HOST}-refresh`],
    ] as const)
      planted.cookies.set(name, browser.cookies.get(host) ?? "");
    expect(await whoIs(planted)).toBeNull();
    expect((await planted.fetch("/tester")).headers.get("cache-control")).toBe("private, no-store");
  });

  it("are taken away by a line that browsers obey", async () => {
    const browser = aBrowser(secure);
    browser.cookies.set(`${HOST}-access`, "forged").set(`${HOST}-refresh`, "forged");
    await browser.fetch("/tester");
    expect(browser.setCookies).toHaveLength(2);
    for (const line of browser.setCookies) expect(line).toMatch(/^__Host-site-\w+=;.*Path=\/;.*Secure/);
    expect([...browser.cookies]).toEqual([]);
  });
});

describe("every answer", () => {
  it.each(["/", "/training", "/finns-inte", "/graphql", "/favicon.svg", "/dela/tester.png", "/%", "/graphiql"])(
    "forbids others to frame it: %s",
    async (path) => {
      const { headers } = await api.fetch(path);
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    },
  );

  it.each(["/nytt-losenord?nyckel=hemlig", "/bekrafta?nyckel=hemlig", "/?nyckel=hemlig", "/finns-inte?nyckel=hemlig"])(
    "to an address with a secret lets it leave with no request: %s",
    async (path) => {
      expect((await api.fetch(path)).headers.get("referrer-policy")).toBe("no-referrer");
    },
  );

  it.each(["/manifest.json", "/manifest.json.br", "/manifest.json.gz", "/.vite/manifest.json"])(
    "keeps to itself what the build says of itself: %s",
    async (path) => {
      expect((await api.fetch(path, { headers: { "accept-encoding": "br, gzip" } })).status).toBe(404);
    },
  );
});

describe("an operation of the graph", () => {
  it("that changes something is not allowed over GET", async () => {
    const { browser, person } = await aMember(api);
    const response = await browser.fetch(graphqlPath("mutation { signOut { errors { code } } }"), {
      headers: { "apollo-require-preflight": "1" },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await answerOf(response)).errors[0]?.extensions.code).toBe("BAD_REQUEST");
    expect((await whoIs(browser))?.email).toBe(person.email);
  });

  it.each([
    ["the same field", `{ ${"goals{id} ".repeat(480)}}`],
    ["a field with arguments", `{ ${"product(databaseId:1){id} ".repeat(150)}}`],
    ["a field of fragments", `{ ${"... on Query { goals { key } } ".repeat(200)}}`],
    ["an alias", `{ ${"a:__typename ".repeat(480)}}`],
  ])("that repeats %s is refused before it is looked at", async (_, query) => {
    for (const ask of [() => api.graphql(query), () => api.graphqlGet(query)]) {
      const { status, errors } = await ask();
      expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([400, ["QUERY_TOO_COSTLY"]]);
    }
  });

  it("that says a field twice is none such", async () => {
    expect((await api.graphql(`{ ${"goals { key } ".repeat(20)}}`)).errors).toEqual([]);
  });
});
