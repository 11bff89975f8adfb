import type { APIRequestContext, Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { expectCount, open } from "../support/browserPages.ts";
import { SITE_ORIGIN } from "../support/browserPorts.ts";
import { expect, test } from "../support/browserTest.ts";

/** What the page tells those who do not look at it. */
const head = (page: Page) =>
  page.evaluate(() => {
    const content = (name: string) =>
      [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
        meta.getAttribute("content"),
      );
    return {
      title: document.title,
      titles: document.querySelectorAll("title:not(svg title)").length,
      description: content("description"),
      robots: content("robots"),
      canonical: [...document.querySelectorAll("link[rel='canonical']")].map((link) => link.getAttribute("href")),
      ogTitle: content("og:title"),
      ogDescription: content("og:description"),
      ogUrl: content("og:url"),
      ogImage: content("og:image"),
      ogLocale: content("og:locale"),
    };
  });

interface ItemList {
  "@context": string;
  "@type": string;
  numberOfItems: number;
  itemListElement: { position: number; item: { "@type": string; name: string; brand: { name: string } } }[];
}

async function structuredData(page: Page): Promise<ItemList> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(texts[0] ?? "");
  return { "@context": context, ...graph[0] } as ItemList;
}

async function expectFirstTen(page: Page, request: APIRequestContext, filter = {}): Promise<void> {
  const data = await structuredData(page);
  const { nodes } = await testsFromGraph(request, filter);
  const first = nodes.slice(0, 10);
  expect(data["@context"]).toBe("https://schema.org");
  expect(data["@type"]).toBe("ItemList");
  expect(data.itemListElement.map(({ item }) => item.name)).toEqual(first.map(({ name }) => name));
  expect(data.itemListElement.map(({ position }) => position)).toEqual(first.map((_, index) => index + 1));
  expect(data.numberOfItems).toBe(first.length);
}

test("the list introduces itself to search engines, once, with its first ten tests", async ({ page, request }) => {
  await open(page, "/tester");
  const tags = await head(page);
  expect(tags).toMatchObject({
    title: "Hälsotester – Livsresan",
    titles: 1,
    robots: [],
    canonical: [`${SITE_ORIGIN}/tester`],
    ogTitle: ["Hälsotester – Livsresan"],
    ogUrl: [`${SITE_ORIGIN}/tester`],
    ogLocale: ["sv_SE"],
  });
  expect(tags.description).toHaveLength(1);
  expect(tags.description[0]?.length).toBeGreaterThan(50);
  expect(tags.description[0]?.length).toBeLessThanOrEqual(170);
  expect(tags.ogDescription).toEqual(tags.description);
  await expectFirstTen(page, request);

  const image = await request.get(tags.ogImage[0] ?? "");
  expect(image.status()).toBe(200);
  expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);
});

test("a category is a page of its own to search engines", async ({ page, request }) => {
  await open(page, "/tester?kategori=hormontester");
  expect(await head(page)).toMatchObject({
    title: "Hormontester – Hälsotester – Livsresan",
    titles: 1,
    robots: [],
    canonical: [`${SITE_ORIGIN}/tester?kategori=hormontester`],
    ogUrl: [`${SITE_ORIGIN}/tester?kategori=hormontester`],
  });
  await expectFirstTen(page, request, { category: "hormontester" });
});

test("what the visitor searched for is no page for search engines", async ({ page }) => {
  await open(page, "/tester?q=ferritin");
  expect(await head(page)).toMatchObject({ robots: ["noindex"], canonical: [], ogUrl: [] });
  // A sample type alone shows the same tests as the list.
  await open(page, "/tester?provtyp=saliva&utm_source=mejl");
  expect(await head(page)).toMatchObject({ canonical: [`${SITE_ORIGIN}/tester`] });
});

test("all of it is in the page as it is sent", async ({ request }) => {
  const html = await (await request.get("/tester?kategori=blodtester")).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain("<title>Blodtester – Hälsotester – Livsresan</title>");
  expect(head).toContain(`<link rel="canonical" href="${SITE_ORIGIN}/tester?kategori=blodtester"/>`);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html.match(/<article/g)).toHaveLength((await testsFromGraph(request, { category: "blodtester" })).totalCount);
});

test("going from page to page changes what the page says of itself", async ({ page, request }) => {
  await open(page, "/tester");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await menu.getByRole("link", { name: "Om oss" }).click();
  await expect(page).toHaveTitle("Om oss – Livsresan");
  await expect(page.locator('script[type="application/ld+json"]', { hasText: "ItemList" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Tester" }).click();
  await expect(page).toHaveTitle("Hälsotester – Livsresan");
  await page
    .getByRole("navigation", { name: "Kategorier" })
    .getByRole("link", { name: /^Hormontester/ })
    .click();
  await expect(page).toHaveTitle("Hormontester – Hälsotester – Livsresan");
  await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);
  await expect
    .poll(() => head(page))
    .toMatchObject({ titles: 1, canonical: [`${SITE_ORIGIN}/tester?kategori=hormontester`] });
  await expect.poll(async () => (await structuredData(page)).numberOfItems).toBeGreaterThan(0);
  await expectFirstTen(page, request, { category: "hormontester" });
});
