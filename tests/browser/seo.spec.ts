import type { APIRequestContext, Page } from "@playwright/test";
import { testsFromGraph } from "../support/browserGraph.ts";
import { expectCount, open, searchField } from "../support/browserPages.ts";
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

/** The head of the page as it is sent. */
async function sentHead(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  return html.slice(0, html.indexOf("</head>"));
}

test("the list and its categories introduce themselves to search engines, also as one goes from page to page", async ({
  page,
  request,
}) => {
  await open(page, "/tester");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });

  await test.step("the list says who it is, once, with its first ten tests", async () => {
    const tags = await head(page);
    expect.soft(tags).toMatchObject({
      title: "Hälsotester – Livsresan",
      titles: 1,
      robots: [],
      canonical: [`${SITE_ORIGIN}/tester`],
      ogTitle: ["Hälsotester – Livsresan"],
      ogUrl: [`${SITE_ORIGIN}/tester`],
      ogLocale: ["sv_SE"],
    });
    expect(tags.description).toHaveLength(1);
    expect.soft(tags.description[0]?.length).toBeGreaterThan(50);
    expect.soft(tags.description[0]?.length).toBeLessThanOrEqual(170);
    expect.soft(tags.ogDescription).toEqual(tags.description);
    await expectFirstTen(page, request);

    const image = await request.get(tags.ogImage[0] ?? "");
    expect(image.status()).toBe(200);
    expect(image.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);
  });

  await test.step("another page says what it is, and nothing of the list", async () => {
    await menu.getByRole("link", { name: "Om oss" }).click();
    await expect(page).toHaveTitle("Om oss – Livsresan");
    await expect(page.locator('script[type="application/ld+json"]', { hasText: "ItemList" })).toHaveCount(0);
    await menu.getByRole("link", { name: "Tester" }).click();
    await expect(page).toHaveTitle("Hälsotester – Livsresan");
  });

  await test.step("a category is a page of its own", async () => {
    await page
      .getByRole("navigation", { name: "Kategorier" })
      .getByRole("link", { name: /^Hormontester/ })
      .click();
    await expect(page).toHaveTitle("Hormontester – Hälsotester – Livsresan");
    await expectCount(page, (await testsFromGraph(request, { category: "hormontester" })).totalCount);
    await expect
      .poll(() => head(page))
      .toMatchObject({
        titles: 1,
        robots: [],
        canonical: [`${SITE_ORIGIN}/tester?kategori=hormontester`],
        ogUrl: [`${SITE_ORIGIN}/tester?kategori=hormontester`],
      });
    await expect.poll(async () => (await structuredData(page)).numberOfItems).toBeGreaterThan(0);
    await expectFirstTen(page, request, { category: "hormontester" });
  });

  await test.step("what the visitor searched for is no page", async () => {
    await searchField(page).fill("ferritin");
    await expect(page).toHaveURL(/q=ferritin/);
    await expect.poll(() => head(page)).toMatchObject({ robots: ["noindex"], canonical: [], ogUrl: [] });
  });
});

test("all that search engines read is in the page as it is sent", async ({ request }) => {
  const html = await (await request.get("/tester?kategori=blodtester")).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect.soft(head).toContain("<title>Blodtester – Hälsotester – Livsresan</title>");
  expect.soft(head).toContain(`<link rel="canonical" href="${SITE_ORIGIN}/tester?kategori=blodtester"/>`);
  expect.soft(html).toContain('<script type="application/ld+json">');
  expect
    .soft(html.match(/<article/g))
    .toHaveLength((await testsFromGraph(request, { category: "blodtester" })).totalCount);

  const searched = await sentHead(request, "/tester?q=ferritin");
  expect.soft(searched).toContain('<meta name="robots" content="noindex"/>');
  expect.soft(searched).not.toMatch(/rel="canonical"|property="og:url"/);
  // A sample type alone shows the same tests as the list.
  const narrowed = await sentHead(request, "/tester?provtyp=saliva&utm_source=mejl");
  expect(narrowed).toContain(`<link rel="canonical" href="${SITE_ORIGIN}/tester"/>`);
});
