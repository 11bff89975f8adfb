import { describe, expect, it } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { ACCESS, aBrowser, anAccount, type Browser, press, REFRESH, signIn, whoIs } from "../support/accounts.ts";
import { clientOf, eventually, startServer } from "../support/api.ts";
import { elements, title } from "../support/apiHtml.ts";
import { aStoppableDatabase } from "../support/databaseOutage.ts";

const postgres = await aStoppableDatabase();
const api = clientOf(await startServer({ DATABASE_URL: postgres.url, TRUST_PROXY: "127.0.0.1" }));
const db = createDataSource(postgres.url);
await db.initialize();
const person = await anAccount({ db }, { fullName: "Kunigunda Ovanlig" });
const other = await anAccount({ db });
await db.destroy();

const browser = aBrowser(api);
await signIn(browser, person);
/** A browser whose access token has run out; the other one is renewed on the way. */
const tired = aBrowser(api);
await signIn(tired, person);
tired.cookies.delete(ACCESS);
/** Another visitor's session with the same kind of browser, to see that pages are not mixed up. */
const stranger = aBrowser(api);
await signIn(stranger, other);

const isReady = async (): Promise<boolean> => (await api.fetch("/readyz")).status === 200;
const sent = async (client: Pick<Browser, "fetch">, path: string) => {
  const response = await client.fetch(path);
  return { response, status: response.status, html: await response.text() };
};
const state = (html: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? "{}");
const ADDRESSES = ["/tester", "/om-oss", "/konto", "/admin", "/auth", "/"];

describe("while the database is away, somebody signed in", () => {
  it("had their pages before", async () => {
    expect((await sent(browser, "/konto")).html).toContain(person.email);
    await sent(api, "/om-oss");
    await postgres.stop();
    await eventually(async () => !(await isReady()));
  });

  it.each(ADDRESSES)("gets %s as a page that says what it cannot say, and that nobody keeps", async (path) => {
    for (const client of [browser, tired, stranger]) {
      const before = new Map(client.cookies);
      const { response, status, html } = await sent(client, path);
      expect(status).toBe(503);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("etag")).toBeNull();
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(elements(html, "header")).toHaveLength(1);
      expect(title(html)).toMatch(/ – Livsresan$/);
      expect(html).not.toMatch(/ECONNREFUSED|Connection|terminated|stack/);
      for (const text of [person.email, other.email, "Kunigunda"]) expect(html).not.toContain(text);
      // Still signed in, by the cookies and by the page's state.
      expect([...client.cookies]).toEqual([...before]);
      expect(client.setCookies).toEqual([]);
      expect(state(html).apollo).toBeDefined();
      expect(state(html).apollo.ROOT_QUERY ?? {}).not.toHaveProperty("me");
    }
  });

  it("sees a protected page being checked, and no form to sign in", async () => {
    for (const path of ["/konto", "/admin"]) {
      const { html } = await sent(browser, path);
      expect(html).toContain("Kontrollerar om du är inloggad …");
      // The header's search stays.
      expect(elements(html, "form").filter(({ role }) => role !== "search")).toEqual([]);
    }
  });

  it("is told by the graph that the service is away, not that they are out", async () => {
    for (const client of [browser, tired]) {
      const { status, errors, headers, text } = await client.graphql("{ me { email } }");
      expect([status, errors[0]?.extensions.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
      expect(errors[0]?.extensions.requestId).toBe(headers.get("x-request-id"));
      expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|Connection|Context/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(client.setCookies).toEqual([]);
    }
  });

  it("gets a page where a mailed link cannot be followed", async () => {
    const link = new URL(`${api.origin}/bekrafta?nyckel=x`);
    const response = await press(browser, link, { accept: "text/html" });
    const html = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(title(html)).toBe("Sidan går inte att nå – Livsresan");
    expect(html).toContain("Tjänsten går inte att nå just nu. Försök igen om en stund.");
  });

  it("changes nothing for those who are not, and many at once are answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => sent(n % 2 ? browser : api, "/glomt-losenord")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { html } of answers) expect(html).not.toContain(person.email);
    expect((await api.fetch("/healthz")).status).toBe(200);
  });
});

describe("when the database is back", () => {
  it("everybody is still signed in, and gets their own pages", async () => {
    await postgres.startAgain();
    await eventually(isReady);
    for (const [client, own] of [
      [browser, person],
      [tired, person],
      [stranger, other],
    ] as const) {
      const { status, html, response } = await sent(client, "/konto");
      expect([status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(html).toContain(own.email);
      expect((await whoIs(client))?.email).toBe(own.email);
    }
    expect(tired.cookies.has(ACCESS) && tired.cookies.has(REFRESH)).toBe(true);
  });

  it("nothing of theirs was kept for others", async () => {
    for (const path of ADDRESSES) {
      for (const client of [api, aBrowser(api)]) {
        const { status, html, response } = await sent(client, path);
        expect(status).toBe(200);
        expect(response.headers.get("cache-control")).toMatch(/^public/);
        for (const text of [person.email, other.email, "Kunigunda"]) expect(html).not.toContain(text);
      }
    }
  });
});
