import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { ALIASES } from "../support/aliases.ts";
import { elements, linksThatRead, title } from "../support/apiHtml.ts";

const api = await sharedApi();

const PAGES = [
  "/",
  "/tester",
  "/protokoll",
  "/tester/halsokontroll-grund-21",
  "/kosttillskott",
  "/kosttillskott/magnesium-100-60",
  "/biohacking",
  "/biohacking/morgonljus-10-000-lux-130",
  "/mr-scanning",
  "/mr-scanning/skuggsjo-mr-klinik-2",
  "/markorer",
  "/markorer/ferritin-10",
  "/leverantorer",
  "/leverantorer/fjallprov-1",
  "/sok",
  "/sok?q=j%C3%A4rn",
  "/traning",
  "/mental-optimering",
  "/mental-optimering/light",
  "/mental-optimering/medium",
  "/mental-optimering/hardcore",
  "/guider",
  "/guider/styrketraning-longevity",
  "/guider/somn-optimering",
  "/dr-jonas-rimfalt",
  "/somntestet",
  "/traning-quiz",
  "/protokoll-quiz",
  "/min-resa",
  "/min-resa/varden",
  "/admin",
  "/admin/innehall",
  "/admin/sajten",
  "/admin/behorigheter",
  "/admin/drift",
  "/auth",
  "/prisbevakning/avsluta",
  "/veckomejl/avsluta",
  "/om-oss",
  "/rekommenderad",
  "/annonslankar",
  "/sa-gor-vi-raden",
  "/kontakt",
  "/integritetspolicy",
  "/anvandarvillkor",
];

describe("every public address", () => {
  it.each(PAGES)("%s answers with a page of its own", async (path) => {
    const response = await api.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(title(html)).toMatch(/^\S.* – \S/);
    expect(html).toMatch(/<h1\b/);
    const links = elements(html, "a").map(({ href }) => href);
    // The one page without the site's header and footer has a way back.
    const isBare = path === "/mental-optimering/hardcore";
    for (const link of ["/tester", "/protokoll", "/kosttillskott", "/traning", "/guider", "/om-oss"])
      expect(links.includes(link), link).toBe(!isBare);
    if (isBare) expect(links).toContain("/mental-optimering");
  });

  it.each(ALIASES)("%s has moved for good to %s, with what was behind it", async (alias, canonical) => {
    for (const [path, target] of [
      [alias, canonical],
      [`${alias}/`, canonical],
      [`${alias}?a=1&b=%C3%A5`, `${canonical}?a=1&b=%C3%A5`],
    ] as const) {
      const response = await api.fetch(path);
      expect([response.status, response.headers.get("location")]).toEqual([301, target]);
      expect((await api.fetch(target)).status).toBe(200);
    }
  });

  it.each(["/finns-inte", "/tester/finns-inte", "/guider/a/b", "/TESTER2", "/.env", "/wp-login.php", "/%F0%9F%92%8A"])(
    "%s is unknown and says so",
    async (path) => {
      const response = await api.fetch(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain("Oops! Page not found");
      expect(linksThatRead(html, "Return to Home").map(({ href }) => href)).toEqual(["/"]);
      expect(elements(html, "meta").some(({ name, content }) => name === "robots" && content === "noindex")).toBe(true);
    },
  );

  it.each(["/%", "/%00", "/%E0%A4%A", "/..%2f..%2fetc/passwd", "//evil.example/tester"])(
    "%s is no page, and no way out either",
    async (path) => {
      const response = await api.fetch(path);
      expect(response.headers.get("location")).toBeNull();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it.each(["//", "///"])("%s is answered, not stumbled over", async (path) => {
    const response = await api.fetch(path);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get("location") ?? "/").toMatch(/^\/(?![\\/])/);
  });

  it("that is very long is unknown or too long", async () => {
    expect([404, 414]).toContain((await api.fetch(`/${"a".repeat(3_000)}`)).status);
  });

  it("answers other methods with a coded error", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await api.fetch("/tester", { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
    }
  });

  it("answers HEAD as GET, without a body", async () => {
    const response = await api.fetch("/tester", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(await (await api.fetch("/tester")).text()).toContain("</html>");
  });
});

describe("files of the page", () => {
  it("are served, kept for good by their hashed names, and compressed", async () => {
    const html = await (await api.fetch("/tester")).text();
    // The one with a name of its own is small, and asked for anew.
    const scripts = elements(html, "script").flatMap(({ src }) => (src && src !== "/early-input.js" ? src : []));
    const linked = elements(html, "link").flatMap(({ href }) => href ?? []);
    const hashed = [...scripts, ...linked].filter((path) => path.startsWith("/assets/"));
    expect(scripts.length).toBeGreaterThan(0);
    expect(hashed).toEqual(expect.arrayContaining(scripts));
    for (const path of hashed) {
      const response = await api.fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
    const script = await api.fetch(scripts[0] ?? "", { headers: { "accept-encoding": "br" } });
    expect(script.headers.get("content-encoding")).toBe("br");
  });

  it("are every picture and logo that the catalogue names", async () => {
    const rows: { path: string }[] = await api.db.query(
      `SELECT DISTINCT image_url AS path FROM product WHERE image_url LIKE '/%'
       UNION SELECT logo_url FROM provider WHERE logo_url IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { path } of rows) expect([path, (await api.fetch(path)).status]).toEqual([path, 200]);
  });
});
