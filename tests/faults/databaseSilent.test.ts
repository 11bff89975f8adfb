import { describe, expect, it } from "vitest";
import { ACCESS, aBrowser, anAccount, signIn } from "../support/accounts.ts";
import { type Answer, clientOf, eventually, persistedHash, startApi, startServer } from "../support/api.ts";
import { aSilentDatabase } from "../support/silentDatabase.ts";

const api = await startApi();
const database = await aSilentDatabase(api.databaseUrl);
const server = clientOf(await startServer({ DATABASE_URL: database.url, TRUST_PROXY: "127.0.0.1" }));

const person = await anAccount(api);
const browser = aBrowser(server);
await signIn(browser, person);
const TEXT = "{ goals { text } products(area: TESTS, first: 3) { nodes { name } } }";
// What comes as text is compiled the second time.
await server.graphql(TEXT);
const tired = aBrowser(server);
await signIn(tired, person);
tired.cookies.delete(ACCESS);

/** How long a connection to the database is waited for; no request waits that long twice. */
const ONCE_MS = 5_000;
const TWICE_MS = 2 * ONCE_MS;

describe("while the database takes connections and answers nothing", () => {
  it.each(["/konto", "/tester", "/guider/magnesium"])("somebody signed in waits for it once at %s", async (path) => {
    database.silence();
    // At once: each waits for itself.
    await Promise.all(
      [browser, tired].map(async (client) => {
        const start = performance.now();
        const response = await client.fetch(path);
        expect([response.status, response.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(performance.now() - start).toBeLessThan(TWICE_MS - 500);
      }),
    );
  });

  it("the graph asks for no second connection either", async () => {
    const start = performance.now();
    const { status, headers, errors } = await browser.graphql("{ me { email } categories(area: TESTS) { name } }");
    expect([status, errors[0]?.extensions.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(TWICE_MS - 500);
  });

  it.each<[string, () => Promise<Answer<unknown>>]>([
    ["by hash", () => server.graphqlGet(persistedHash("ProductListPage"), { area: "TESTS", first: 3 })],
    ["as text", () => server.graphql(TEXT)],
  ])("somebody signed out who asks the graph %s waits for it once, and is told what is missing", async (_, ask) => {
    const start = performance.now();
    const { status, headers, errors } = await ask();
    expect([status, errors[0]?.extensions.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(errors[0]?.path).toHaveLength(1);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(TWICE_MS - 500);
  });

  it("pictures of shared pages are for another time", async () => {
    const response = await server.fetch("/dela/guider/magnesium.png");
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("when it answers again, so does the site, and nobody was signed out", async () => {
    database.speak();
    await eventually(async () => (await server.fetch("/readyz")).status === 200);
    for (const client of [browser, tired]) expect(await (await client.fetch("/konto")).text()).toContain(person.email);
  });
});
