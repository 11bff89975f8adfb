import { describe, expect, it } from "vitest";
import { aBrowser, type Browser, press, startAccounts } from "../support/accounts.ts";
import { elements, linksThatRead, title } from "../support/apiHtml.ts";

const api = await startAccounts();
/** What browsers say they want when somebody opens an address. */
const OPENING = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

/** Opens an address as a person does, and checks what holds for every page about a failure. */
async function opened(address: string, options: { headers?: Record<string, string>; client?: typeof api.fetch } = {}) {
  const { headers = {}, client = api.fetch } = options;
  const response = await client(address, { headers: { ...OPENING, ...headers } });
  const html = await response.text();
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(elements(html, "html")[0]?.lang).toBe("sv");
  expect(elements(html, "h1")).toHaveLength(1);
  expect(elements(html, "meta").some(({ name, content }) => name === "robots" && content === "noindex")).toBe(true);
  expect(linksThatRead(html, "Till startsidan").map(({ href }) => href)).toEqual(["/"]);
  expect(elements(html, "a").some((link) => link["aria-current"])).toBe(false);
  // The site's look, without a script that would take the page for the one at this address.
  expect(elements(html, "script")).toEqual([]);
  expect(elements(html, "link").some(({ rel }) => rel === "stylesheet")).toBe(true);
  expect(response.headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
  return { response, html, status: response.status, title: title(html) };
}

/** Sends the form of a mailed link's page instead of opening it. */
const pressing =
  (browser: Browser): typeof api.fetch =>
  (path, init) =>
    press(browser, new URL(api.origin + path), init?.headers as Record<string, string>);

describe("somebody who opens an address", () => {
  it("too often sees how long to wait, with the way to try the same address again", async () => {
    const browser = aBrowser(api);
    const link = new URL(`${api.origin}/bekrafta?nyckel=x`);
    for (let n = 0; n < 60; n++) await press(browser, link);
    const page = await opened("/bekrafta?nyckel=x", { client: pressing(browser) });
    expect([page.status, page.title]).toEqual([429, "Vänta en stund – Livsresan"]);
    expect(page.html).toMatch(/För många försök\. Vänta \d+ minuter och försök igen\./);
    expect(linksThatRead(page.html, "Försök igen").map(({ href }) => href)).toEqual([""]);
    expect(Number(page.response.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const program = await press(browser, link);
    expect([program.status, await program.json()]).toMatchObject([
      429,
      { errors: [{ extensions: { code: "TOO_MANY_REQUESTS", retryAfter: expect.any(Number) } }] },
    ]);
  });

  it("with a session that is not good is led to sign in", async () => {
    const page = await opened("/tester", { headers: { authorization: "Bearer x" } });
    expect([page.status, page.title]).toEqual([401, "Du är utloggad – Livsresan"]);
    expect(linksThatRead(page.html, "Logga in").every(({ href }) => href === "/auth")).toBe(true);
  });

  it.each(["/%", "/%zz", "/%E0%A4%A", "/guider/%E0%A4%A", "/guider/caf%E9?a=1"])(
    "that cannot be read, %s, is told so",
    async (address) => {
      const page = await opened(address);
      expect([page.status, page.title]).toEqual([400, "Adressen går inte att läsa – Livsresan"]);
      const program = await api.fetch(address);
      expect([program.status, await program.json()]).toMatchObject([
        400,
        { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] },
      ]);
    },
  );

  it("that cannot be read is told so also when the browser says what it opens, and not what it wants", async () => {
    for (const destination of ["document", "empty"]) {
      const response = await api.fetch("/guider/%E0%A4%A", { headers: { "sec-fetch-dest": destination } });
      expect([response.status, response.headers.get("content-type")]).toEqual([
        400,
        destination === "document" ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      ]);
    }
  });

  it("where we fail gets a number to name, and nothing of ours", async () => {
    await api.db.query("ALTER TABLE mail_token RENAME TO mail_token_elsewhere");
    try {
      for (const _ of ["a number of its own", "each time"]) {
        const page = await opened("/bekrafta?nyckel=x", { client: pressing(aBrowser(api)) });
        expect([page.status, page.title]).toEqual([500, "Något gick fel – Livsresan"]);
        expect(page.html).toContain(page.response.headers.get("x-request-id"));
        expect(page.html).not.toMatch(/mail_token|relation "|UPDATE /);
      }
    } finally {
      await api.db.query("ALTER TABLE mail_token_elsewhere RENAME TO mail_token");
    }
  });
});
