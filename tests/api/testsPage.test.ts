import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DEMO_NOTICE, DEMO_SITE } from "../../schema/site.ts";
import { startApi } from "../support/api.ts";
import { allProducts, aProduct, categoryId, walkIds, write } from "../support/apiCatalogue.ts";
import { cardIds, decoded, elements, linksThatRead, meta, structuredData, title } from "../support/apiHtml.ts";

const api = await startApi({ PUBLIC_URL: "https://livsresan.example/" });

async function page(path: string): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await api.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("/tester without scripts", async () => {
  const { status, headers, html } = await page("/tester");
  const listed = await walkIds(api, { area: "TESTS" });

  it("is a Swedish page that says what it is", () => {
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toMatch(/^<!doctype html>\s*<html lang="sv">/);
    expect(title(html)).toBe(`Hälsotester – ${DEMO_SITE.name}`);
    expect(meta(html, "description")).toMatch(/^Jämför hälsotester/);
    expect(decoded(html)).toContain(DEMO_NOTICE);
  });

  it("has one canonical address and Open Graph", () => {
    const canonical = elements(html, "link").filter(({ rel }) => rel === "canonical");
    expect(canonical.map(({ href }) => href)).toEqual(["https://livsresan.example/tester"]);
    expect(meta(html, "og:title")).toBe(title(html));
    expect(meta(html, "og:description")).toBe(meta(html, "description"));
    expect(meta(html, "og:url")).toBe("https://livsresan.example/tester");
    expect(meta(html, "og:image")).toMatch(/^https:\/\/livsresan\.example\//);
    expect(meta(html, "og:type")).toBe("website");
  });

  it("has the first 24 products as cards, in the area's order", () => {
    expect(cardIds(html)).toEqual(listed.slice(0, 24));
    expect(html).toMatch(new RegExp(`${listed.length}\\s*tester hittades`));
  });

  it("lists the first ten for search engines", async () => {
    const [told] = structuredData(html) as { "@graph": { itemListElement: { item: { name: string } }[] }[] }[];
    const list = told?.["@graph"][0];
    const names = new Map((await allProducts(api.db)).map(({ id, name }) => [id, name]));
    expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 10 });
    expect(list?.itemListElement.map(({ item }) => item.name)).toEqual(listed.slice(0, 10).map((id) => names.get(id)));
  });

  it("allows no inline script and only its own styles", () => {
    const policy = Object.fromEntries(
      (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
        const [name = "", ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["script-src"]).toEqual(["'self'"]);
    expect(policy["script-src-attr"]).toEqual(["'none'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["style-src"]).not.toContain("'unsafe-inline'");
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
    expect(styles.length).toBeGreaterThan(0);
    for (const css of styles)
      expect(policy["style-src"]).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("has no script that the policy would stop", () => {
    const inline = elements(html, "script").filter(({ src, type }) => !src && !/json/.test(type ?? ""));
    expect(inline).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  it("opens providers' pages in a new tab that learns nothing, and none without a link", async () => {
    const shown = (await allProducts(api.db)).filter(({ id }) => listed.slice(0, 24).includes(id));
    const links = linksThatRead(html, "Visa test");
    expect(links.map(({ href }) => href).sort()).toEqual(
      shown.flatMap(({ id, affiliateLink }) => (affiliateLink ? [`/ut/${id}?fran=tester`] : [])).sort(),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const { target, rel = "", referrerPolicy, referrerpolicy } of links) {
      expect(target).toBe("_blank");
      expect(rel.split(" ").sort()).toEqual(["noopener", "noreferrer", "sponsored"]);
      expect(referrerPolicy ?? referrerpolicy).toBe("no-referrer");
    }
  });
});

describe("the address of a list without scripts", () => {
  it("filters by category, in title, canonical address and cards", async () => {
    const { html } = await page("/tester?kategori=hormontester");
    expect(cardIds(html)).toEqual(await walkIds(api, { area: "TESTS", filter: { category: "hormontester" } }));
    expect(title(html)).toBe(`Hormontester – Hälsotester – ${DEMO_SITE.name}`);
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(
      "https://livsresan.example/tester?kategori=hormontester",
    );
  });

  it("filters by sample type and search together", async () => {
    const { html } = await page("/tester?provtyp=saliva&q=KORTISOL");
    const expected = await walkIds(api, { area: "TESTS", filter: { sampleType: "SALIVA", search: "kortisol" } });
    expect(expected.length).toBeGreaterThan(0);
    expect(cardIds(html)).toEqual(expected);
    expect(elements(html, "meta").some(({ name, content }) => name === "robots" && content === "noindex")).toBe(true);
  });

  it("leads through the whole list by 'Visa fler', nothing twice, nothing missing", async () => {
    const seen: number[] = [];
    for (let path: string | undefined = "/tester"; path; ) {
      const { status, html }: Awaited<ReturnType<typeof page>> = await page(path);
      expect(status).toBe(200);
      seen.push(...cardIds(html));
      path = linksThatRead(html, "Visa fler")[0]?.href;
      expect(seen.length).toBeLessThan(1_000);
    }
    expect(seen.length).toBeGreaterThan(24);
    expect(seen).toEqual(await walkIds(api, { area: "TESTS" }));
  });

  it("says so when nothing matches", async () => {
    const { status, html } = await page("/tester?q=finns+inte+alls");
    expect(status).toBe(200);
    expect(cardIds(html)).toEqual([]);
    expect(html).toContain("Inga tester matchar dina filterkriterier.");
    expect(html).toContain("Prova att justera filtren eller sökorden.");
  });

  it.each([
    "kategori=finns-inte",
    "kategori=vitaminer&provtyp=kapsel",
    "provtyp=__proto__",
    `q=${"a".repeat(201)}`,
    "q=%00",
    "%",
    "efter=",
    "efter=%00%00",
    "okand=ja&okand=nej",
    "kategori[]=blodtester",
  ])("is the plain list when it is broken: %s", async (query) => {
    const { status, html } = await page(`/tester?${query}`);
    expect(status).toBe(200);
    expect(cardIds(html)).toEqual((await walkIds(api, { area: "TESTS" })).slice(0, 24));
  });

  it.each([
    ["what is no cursor", "AAAA"],
    ["the cursor of another list", "WzEsMl0"],
    ["a very long cursor", "A".repeat(2_000)],
  ])("is the plain list when it goes on from %s", async (_, cursor) => {
    const answer = await page(`/tester?efter=${cursor}&provtyp=blood`);
    // It may be that the visitor is sent to the address without the cursor first.
    const path = answer.headers.get("location");
    const { status, html } = path ? await page(path) : answer;
    expect(path ?? "/tester").toMatch(/^\/tester\b/);
    expect(status).toBe(200);
    const expected = await walkIds(api, { area: "TESTS", filter: { sampleType: "BLOOD" } });
    expect(cardIds(html)).toEqual(expected.slice(0, 24));
  });
});

describe("what stands in a product's texts", () => {
  it("stays text on the page, in its data and for search engines", async () => {
    const evil = '</script><script>alert("x")</script><img src=x onerror=alert(1)>';
    await write(
      api.db,
      aProduct({
        name: evil,
        description: evil,
        isFeatured: true,
        categoryId: await categoryId(api.db, "hormontester"),
      }),
    );
    const { status, html } = await page(`/tester?q=${encodeURIComponent("onerror=alert")}`);
    expect(status).toBe(200);
    expect(cardIds(html)).toHaveLength(1);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(JSON.stringify(structuredData(html))).toContain("alert(1)");
  });

  it("is escaped in the search box too", async () => {
    const { html } = await page(`/tester?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain("<script>alert");
  });

  it("does not take the page away when a picture's address is broken", async () => {
    const categoryOfTests = await categoryId(api.db, "halsokontroller");
    await write(api.db, aProduct({ name: "Trasig bild", imageUrl: "http://[", categoryId: categoryOfTests }));
    const { status, html } = await page("/tester?q=trasig+bild");
    expect(status).toBe(200);
    expect(cardIds(html)).toHaveLength(1);
  });
});
