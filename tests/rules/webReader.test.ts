import { afterAll, describe, expect, it } from "vitest";
import { readSitemap } from "../../server/features/suppliers/readSitemap.ts";
import { WebReader } from "../../server/features/suppliers/webReader.ts";
import { html, startSupplierSite } from "../support/supplierSite.ts";

const site = await startSupplierSite();
const reader = new WebReader({
  userAgent: "LivsresanBot/1.0",
  pause: 0,
  timeout: 5_000,
  allowsPrivate: true,
  signal: new AbortController().signal,
});
afterAll(async () => {
  await reader.close();
  await site.stop();
});

const xml =
  (body: string, type = "application/xml"): Parameters<typeof site.put>[1] =>
  (response) =>
    response.writeHead(200, { "content-type": type }).end(body);
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe("a sitemap", () => {
  it("leads to its pages, an index to its sitemaps", async () => {
    const index = `<?xml version="1.0"?><sitemapindex ${XMLNS}><sitemap><loc>${site.origin}/s1.xml?a=1&amp;b=2</loc></sitemap><sitemap><loc> ${site.origin}/s2.xml </loc></sitemap></sitemapindex>`;
    site.put("/sitemap.xml", xml(index));
    const page = await reader.read(`${site.origin}/sitemap.xml`);
    expect(page.isSitemap).toBe(true);
    expect(readSitemap(page.html, page.url)).toEqual({
      suppliers: [],
      links: [],
      following: [`${site.origin}/s1.xml?a=1&b=2`, `${site.origin}/s2.xml`],
    });
    const pages = `<urlset ${XMLNS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc><![CDATA[${site.origin}/priser]]></loc><image:image><image:loc>${site.origin}/bild.png</image:loc></image:image></url><url><loc>https://annan.example/sida</loc></url><url><loc>javascript:alert(1)</loc></url><url><loc>${site.origin}/priser</loc></url></urlset>`;
    site.put("/s2.xml", xml(pages, "text/xml; charset=utf-8"));
    const second = await reader.read(`${site.origin}/s2.xml`);
    expect(readSitemap(second.html, second.url)).toEqual({
      suppliers: [],
      links: [`${site.origin}/priser`],
      following: [],
    });
  });

  it.each([
    [
      "with a style sheet",
      '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="/s.xsl"?>\n<urlset>',
      "url",
      "urlset",
    ],
    ["with a prefix", "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'>", "s:url", "s:urlset"],
    ["with its kind", "<!DOCTYPE urlset><!-- sidor --><urlset>", "url", "urlset"],
  ])("is one %s, too", async (_, begin, url, end) => {
    const [prefix = ""] = /^s:/.exec(url) ?? [];
    site.put("/s3.xml", xml(`${begin}<${url}><${prefix}loc>${site.origin}/om</${prefix}loc></${url}></${end}>`));
    const page = await reader.read(`${site.origin}/s3.xml`);
    expect(page.isSitemap).toBe(true);
    expect(readSitemap(page.html, page.url).links).toEqual([`${site.origin}/om`]);
  });

  it("is no other file of XML, and no page a sitemap", async () => {
    site.put("/rss.xml", xml("<rss><channel><link>x</link></channel></rss>"));
    await expect(reader.read(`${site.origin}/rss.xml`)).rejects.toThrow("Adressen leder inte till en webbsida.");
    site.put("/sida", html("<urlset><loc>x</loc></urlset>"));
    expect((await reader.read(`${site.origin}/sida`)).isSitemap).toBe(false);
  });
});

describe("a site to which we come too often", () => {
  it("is left alone when its robots.txt says so", async () => {
    const busy = await startSupplierSite({
      "/robots.txt": (response) => response.writeHead(429).end(),
      "/a": html("a"),
    });
    await expect(reader.read(`${busy.origin}/a`)).rejects.toThrow("429");
    expect(busy.asked.map(({ path }) => path)).toEqual(["/robots.txt"]);
    await busy.stop();
  });

  it("is left alone for as long as it says, in each way of saying it", async () => {
    const busy = await startSupplierSite({ "/efter": html("efter") });
    const inTime = (ms: number) => new Date(Date.now() + ms).toUTCString();
    for (const [status, after] of [
      [429, inTime(2_000)],
      [429, " 1 "],
      [429, "1.5"],
      [503, "1"],
    ] as const) {
      busy.put("/fort", (response) => response.writeHead(status, { "retry-after": after }).end());
      busy.asked.length = 0;
      await expect(reader.read(`${busy.origin}/fort`)).rejects.toThrow(String(status));
      await reader.read(`${busy.origin}/efter`);
      const [fort, efter] = ["/fort", "/efter"].map((path) => busy.asked.find((one) => one.path === path)?.at ?? 0);
      expect([after, (efter ?? 0) - (fort ?? 0) > 900]).toEqual([after, true]);
    }
    await busy.stop();
  });

  it("is asked again when it wants", async () => {
    site.put("/fort", (response) => response.writeHead(429, { "retry-after": "1" }).end());
    site.put("/efter", html("efter"));
    await expect(reader.read(`${site.origin}/fort`)).rejects.toThrow("429");
    await reader.read(`${site.origin}/efter`);
    const times = ["/fort", "/efter"].map((path) => site.asked.find((one) => one.path === path)?.at ?? 0);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  });
});
