import { describe, expect, it } from "vitest";
import { NOT_REVIEWED, topicSlug } from "../../schema/articles.ts";
import { DEMO_SITE } from "../../schema/site.ts";
import { countStatements, startApi } from "../support/api.ts";
import { allArticles, anArticle } from "../support/apiArticles.ts";
import { decoded, elements, linksThatRead, meta, structuredData, title } from "../support/apiHtml.ts";

const ORIGIN = "https://livsresan.example";
const api = await startApi({ PUBLIC_URL: ORIGIN });
const articles = await allArticles(api.db);

async function page(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const response = await api.fetch(path);
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

const canonical = (html: string) =>
  elements(html, "link")
    .filter(({ rel }) => rel === "canonical")
    .map(({ href }) => href);
const isUnindexed = (html: string) => meta(html, "robots") === "noindex";

describe("/guider without scripts", async () => {
  const { status, html } = await page("/guider");

  it("has every published guide, with its picture, title, words, author, read time and day", () => {
    expect(status).toBe(200);
    expect(canonical(html)).toEqual([`${ORIGIN}/guider`]);
    const text = decoded(html.replace(/<[^>]*>/g, ""));
    for (const { slug, title: name, description, readTime, imageUrl, author } of articles) {
      expect(linksThatRead(html, name).map(({ href }) => href)).toContain(`/guider/${slug}`);
      expect(text).toContain(description);
      expect(text).toMatch(new RegExp(`${author.name} · ${readTime} · (?:den )?\\d{1,2} \\p{L}+\\.? 2026`, "u"));
      expect(elements(html, "img").map(({ src }) => src)).toContain(imageUrl);
    }
    expect(articles).toHaveLength(25);
  });

  it("is narrowed by its topics, which are links", async () => {
    const topics = linksThatRead(html, "Sömn").map(({ href }) => href);
    expect(topics).toContain("/guider?amne=somn");
    const narrowed = await page("/guider?amne=somn");
    expect(title(narrowed.html)).toBe(`Guider om sömn – ${DEMO_SITE.name}`);
    expect(canonical(narrowed.html)).toEqual([`${ORIGIN}/guider?amne=somn`]);
    const shown = elements(narrowed.html, "article").map((one) => one["aria-labelledby"]);
    const wanted = articles.filter(({ topic }) => topic === "somn").map(({ slug }) => `guide-${slug}`);
    expect(shown.sort()).toEqual(wanted.sort());
  });

  it.each(["amne=finns-inte", "amne=__proto__", "efter=", "efter=x", `amne=${"a".repeat(2_000)}`, "amne=%00"])(
    "is the whole list when its address is broken: %s",
    async (query) => {
      const answer = await page(`/guider?${query}`);
      const { status, html } = answer.location ? await page(answer.location) : answer;
      expect(status).toBe(200);
      expect(elements(html, "article")).toHaveLength(articles.length);
    },
  );

  it("tells search engines the first ten", () => {
    expect(structuredData(html)).toMatchObject([
      [{ "@type": "ItemList", numberOfItems: 10 }, { "@type": "BreadcrumbList" }],
    ]);
  });
});

describe("a guide without scripts", () => {
  it.each(articles.map(({ slug }) => slug))("%s is a page of its own, without a dead link", async (slug) => {
    const { status, html } = await page(`/guider/${slug}`);
    const stored = articles.find((one) => one.slug === slug);
    expect(status).toBe(200);
    expect(title(html)).toBe(`${stored?.title} – ${DEMO_SITE.name}`);
    expect(meta(html, "description")).toBe(stored?.description);
    expect(canonical(html)).toEqual([`${ORIGIN}/guider/${slug}`]);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const text = decoded(html.replace(/<[^>]*>/g, ""));
    for (const shown of [
      stored?.author.name,
      stored?.readTime,
      NOT_REVIEWED,
      "Nästa steg för dig",
      ...(stored?.badges ?? []),
    ])
      expect(text).toContain(shown);
    const links = elements(html, "a").map(({ href = "" }) => href);
    expect(links).toContain(`/dr-${stored?.author.slug}`);
    expect(links).toContain(`/guider?amne=${topicSlug(stored?.topic ?? "")}`);
    expect(links).toContain("/min-resa");
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const href of links.filter((one) => one.startsWith("#"))) expect(ids).toContain(href.slice(1));
    expect(structuredData(html)).toMatchObject([
      [
        { "@type": "Article", headline: stored?.title },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: "Hem", item: `${ORIGIN}/` },
            { name: "Guider", item: `${ORIGIN}/guider` },
            { name: stored?.title, item: `${ORIGIN}/guider/${slug}` },
          ],
        },
      ],
    ]);
    expect(meta(html, "og:type")).toBe("article");
  });

  it.each([
    ["styrktraning-longevity", "styrketraning-longevity"],
    ["zone-2-traning", "zone-2"],
  ])("%s has moved for good to %s", async (alias, slug) => {
    const { status, location } = await page(`/guider/${alias}?fran=mejl`);
    expect([status, location]).toEqual([301, `/guider/${slug}?fran=mejl`]);
  });

  it.each(["finns-inte", "a".repeat(5_000), "%00", "MAGNESIUM", "<script>", "..%2f..%2fetc", "å"])(
    "says that there is none for %s",
    async (slug) => {
      const { status, html } = await page(`/guider/${encodeURI(slug).replace(/%25/g, "%")}`);
      expect(status).toBe(404);
      expect(html).toContain("Artikel hittades inte");
      expect(html).toContain("Den artikel du söker existerar inte eller har tagits bort.");
      expect(isUnindexed(html)).toBe(true);
    },
  );
});

describe("what somebody could write into a guide", () => {
  const EVIL = [
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[länk](javascript:alert(1))",
    "[länk](JaVaScRiPt:alert(1))",
    "[länk](data:text/html,<script>alert(1)</script>)",
    "![bild](javascript:alert(1))",
    "<javascript:alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "<style>body{display:none}</style>",
    '<iframe src="https://evil.example"></iframe>',
    "| a | b\n|---\n| c | d | e | f |\n||||",
    "[x]: javascript:alert(1)\n[x]",
    "</script><script>alert(1)</script>",
    "`".repeat(2_000),
    `${"> ".repeat(500)}djupt`,
    `${"* ".repeat(300)}djupt`,
  ];

  it("stays text, on the page, in its data and for search engines", async () => {
    const { slug } = await anArticle(api.db, {
      title: '</title><script>alert("t")</script>',
      description: '"><script>alert("d")</script>',
      content: EVIL.join("\n\n"),
      badges: ["<b>fet</b>"],
      imageUrl: "javascript:alert(1)",
    });
    const { status, html } = await page(`/guider/${slug}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<script>|<script(?![^>]*(src=|application\/(ld\+)?json))/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    for (const name of ["a", "img", "iframe", "source"])
      for (const { href = "", src = "" } of elements(html, name))
        expect(href + src).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    expect(html).not.toContain("<iframe");
    expect(html).not.toContain("<style>body");
  });

  it("of a megabyte is shown as it is, in good time", async () => {
    for (const content of ["ord ".repeat(260_000), "[".repeat(1_000_000), "| ".repeat(500_000)]) {
      const { slug } = await anArticle(api.db, { content });
      const begun = performance.now();
      const { status, html } = await page(`/guider/${slug}`);
      expect(status).toBe(200);
      expect(html.length).toBeGreaterThan(900_000);
      expect(performance.now() - begun).toBeLessThan(20_000);
    }
  });
});

describe("an author's page", () => {
  it.each([
    ["eivor-almvide", "Eivor Almvide"],
    ["jonas-rimfalt", "Jonas Rimfält"],
  ])("/dr-%s says who it is, that it is invented, and what there is to read", async (slug, name) => {
    const { status, html } = await page(`/dr-${slug}`);
    expect(status).toBe(200);
    expect(title(html)).toBe(`${name} – ${DEMO_SITE.name}`);
    expect(decoded(html)).toContain(`Exempelinnehåll – ${name} är en påhittad person`);
    expect(canonical(html)).toEqual([`${ORIGIN}/dr-${slug}`]);
    expect(structuredData(html)).toMatchObject([[{ "@type": "BreadcrumbList" }]]);
    const theirs = articles.filter(({ author }) => author.slug === slug);
    for (const { title: guide, slug: path } of theirs)
      expect(linksThatRead(html, guide).map(({ href }) => href)).toEqual([`/guider/${path}`]);
  });

  it.each([
    "/dr-",
    "/dr-nagon-annan",
    `/dr-${"a".repeat(3_000)}`,
    "/dr-%00",
    "/DR-eivor-almvide",
    "/eivor-almvide",
    "/dr",
  ])("%s is nobody's", async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain("Oops! Page not found");
    expect(isUnindexed(html)).toBe(true);
  });
});

describe("the home page without scripts", async () => {
  const { status, html } = await page("/");

  it("leads to its six parts and to the three latest guides", () => {
    expect(status).toBe(200);
    const tools = ["/tester", "/kosttillskott", "/somntestet", "/protokoll", "/traning", "/mental-optimering"];
    const links = elements(html.slice(html.indexOf("<main"), html.indexOf("</main>")), "a").map(({ href }) => href);
    expect(links.filter((href) => tools.includes(href ?? ""))).toEqual(tools);
    const latest = [...articles]
      .sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt))
      .slice(0, 3)
      .map(({ slug }) => `/guider/${slug}`);
    expect(links.filter((href) => href?.startsWith("/guider/"))).toEqual(latest);
    expect(linksThatRead(html, "Läs mer om oss").map(({ href }) => href)).toEqual(["/om-oss"]);
    expect(canonical(html)).toEqual([`${ORIGIN}/`]);
    expect(structuredData(html)).toMatchObject([{ "@type": "WebSite", name: DEMO_SITE.name, url: `${ORIGIN}/` }]);
  });
});

describe("/rss.xml", () => {
  it("holds the latest published guides, and pages say where it is", async () => {
    const draft = await anArticle(api.db, { isPublished: false, title: "Ett utkast & mer" });
    await anArticle(api.db, { title: "Fisk & <skaldjur>", publishedAt: new Date("2026-11-20T12:00:00Z") });
    const response = await api.fetch("/rss.xml");
    const xml = await response.text();
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(xml).toMatch(/^<\?xml version="1.0"/);
    expect(xml).toContain("<language>sv</language>");
    expect(xml).not.toContain(draft.title);
    expect(xml).not.toContain("<skaldjur>&");
    expect(xml.match(/<item>/g)?.length).toBe(Math.min(30, articles.length + 6));
    expect(xml).toContain(`<link>${ORIGIN}/guider/magnesium</link>`);
    const { html } = await page("/guider");
    const feed = elements(html, "link").find(({ rel }) => rel === "alternate");
    expect(feed).toMatchObject({ type: "application/rss+xml", href: "/rss.xml" });
  });
});

it("the pictures of articles and tools are served, in light and dark", async () => {
  const { html } = await page("/guider");
  const { html: home } = await page("/");
  const sources = [
    ...elements(html + home, "img").map(({ src }) => src),
    // Of each the narrowest: that every width is drawn is looked at for one of them.
    ...elements(html + home, "source").map(({ srcSet = "" }) => srcSet.split(" ")[0]),
  ];
  for (const path of new Set(sources.filter((one) => one?.startsWith("/"))))
    expect([path, (await api.fetch(path ?? "")).status]).toEqual([path, 200]);
});

it("a guide leads to the pages of the markers that it names, each once, however many there are", async () => {
  const { data } = await api.graphql<{
    article: { namedMarkers: { name: string; marker: { path: string; name: string } }[] };
  }>('{ article(slug: "jarn") { namedMarkers { name marker { path name } } } }');
  const { namedMarkers } = data.article;
  expect(namedMarkers.map(({ name }) => name)).toContain("Ferritin");
  const { html } = await page("/guider/jarn");
  const [{ path = "" } = {}] = namedMarkers.flatMap(({ name, marker }) => (name === "Ferritin" ? marker : []));
  const text = html.slice(html.indexOf("<article"), html.indexOf('id="kallor"'));
  expect(elements(text, "a").filter(({ href }) => href === path)).toHaveLength(1);
  // 'Sänka' is how a search finds a marker, and what a text does.
  for (const { html: other } of await Promise.all(articles.map(({ slug }) => page(`/guider/${slug}`))))
    expect(linksThatRead(other, "sänka")).toEqual([]);
  const [, statements] = await countStatements(() => page("/guider/jarn?x=1"));
  const [, withoutMarkers] = await countStatements(() => page("/guider/hiit?x=1"));
  expect(statements).toBeLessThanOrEqual(withoutMarkers + 1);
});

it("a guide leads to the questions that it treats, and each of them back to it", async () => {
  const { data } = await api.graphql<{
    article: { markerQuestions: { key: string; title: string; path: string; guide: { path: string } }[] };
    other: { markerQuestions: unknown[] };
  }>(`{ article(slug: "jarn") { markerQuestions { key title path guide { path } } }
        other: article(slug: "hiit") { markerQuestions { key } } }`);
  const { html } = await page("/guider/jarn");
  expect(data.article.markerQuestions.map(({ key }) => key)).toContain("jarn");
  for (const { title, path, guide } of data.article.markerQuestions) {
    expect(guide.path).toBe("/guider/jarn");
    expect(linksThatRead(html, title)).toHaveLength(1);
    expect(elements(html, "a").filter(({ href }) => href === path)).toHaveLength(1);
  }
  expect(data.other.markerQuestions).toEqual([]);
  expect((await page("/guider/hiit")).html).not.toContain("Från fråga till prov");
});

it("each source of a guide is one line of its list", async () => {
  for (const { slug } of articles) {
    const { html } = await page(`/guider/${slug}`);
    const sources = html.slice(html.indexOf('id="kallor"'), html.indexOf("</article>"));
    expect([slug, /<li[^>]*>\s*<[ou]l/.test(sources)]).toEqual([slug, false]);
  }
});
