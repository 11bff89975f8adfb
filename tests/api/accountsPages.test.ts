import { describe, expect, it } from "vitest";
import { aBrowser, aMember, change, sharedApi, whoIs } from "../support/accounts.ts";
import { countStatements, eventually } from "../support/api.ts";

const api = await sharedApi();

/** Requests a page until the server caches it, so that the cached copy could reach the wrong visitor. */
const warm = (path: string) =>
  eventually(async () => {
    const [response, statements] = await countStatements(() => api.fetch(path));
    return statements === 0 && response;
  });

describe("a page", () => {
  it("for nobody in particular is kept, and says that it depends on cookies", async () => {
    const response = await warm("/tester");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=0/);
    expect(response.headers.get("vary")).toMatch(/\bcookie\b/i);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("for somebody signed in is theirs alone, and is never kept", async () => {
    const { browser } = await aMember(api);
    await warm("/kosttillskott");
    for (const path of ["/kosttillskott", "/biohacking"]) {
      const [response, statements] = await countStatements(() => browser.fetch(path));
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("etag")).toBeNull();
      expect(response.headers.get("vary")).toMatch(/\bcookie\b/i);
      expect(statements).toBeGreaterThan(0);
    }
  });

  it("for nobody in particular has nothing of those who asked before", async () => {
    const { browser, person } = await aMember(api);
    for (const path of ["/", "/tester?provtyp=blood"]) {
      await browser.fetch(path);
      for (const asked of [api, aBrowser(api), api]) {
        const response = await asked.fetch(path);
        expect(response.headers.get("cache-control")).toMatch(/^public/);
        expect(await response.text()).not.toContain(person.email);
      }
    }
  });

  it("with a cookie that is worth nothing is still nobody else's, and takes the cookie away", async () => {
    const browser = aBrowser(api);
    browser.cookies.set("site-access", "x");
    const response = await browser.fetch("/tester");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect([...browser.cookies]).toEqual([]);
  });

  it("with a bad bearer token is refused", async () => {
    const response = await api.fetch("/tester", { headers: { authorization: "Bearer x" } });
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "no-store"]);
  });

  it("after signing out is everybody's again", async () => {
    const { browser } = await aMember(api);
    await change(browser, "signOut");
    expect((await browser.fetch("/tester")).headers.get("cache-control")).toMatch(/^public/);
  });
});

describe("an answer of the graph about somebody", () => {
  it("is never kept, over GET neither", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    for (const { browser, person } of [one, other, one]) {
      const { headers, data } = await browser.graphqlGet<{ me: { email: string } }>("{ me { email } }");
      expect(data.me.email).toBe(person.email);
      expect(headers.get("cache-control")).toBe("no-store");
    }
    const { data } = await api.graphqlGet("{ me { email } }");
    expect(data).toEqual({ me: null });
  });

  it("is not among what everybody gets, also when both are asked for at once", async () => {
    const { browser, person } = await aMember(api);
    const query = "{ goals { key } me { email } }";
    const { headers, data } = await browser.graphqlGet<{ me: { email: string } }>(query);
    expect([headers.get("cache-control"), data.me.email]).toEqual(["no-store", person.email]);
    expect((await api.graphqlGet(query)).text).not.toContain(person.email);
    expect((await whoIs(browser))?.email).toBe(person.email);
  });
});
