import { describe, expect, it } from "vitest";
import { DEMO_SITE } from "../../schema/site.ts";
import { eventually, startApi } from "../support/api.ts";
import { allArticles } from "../support/apiArticles.ts";
import { aProduct, categoryId, write } from "../support/apiCatalogue.ts";
import { decoded, meta, structuredData } from "../support/apiHtml.ts";

const ORIGIN = "https://livsresan.example";
const api = await startApi({ PUBLIC_URL: ORIGIN, NODE_ENV: "production", DRAIN_SECONDS: "0" });
const articles = await allArticles(api.db);
const authors = [...new Map(articles.map(({ author }) => [author.slug, author])).values()];
const [guide] = articles;
if (!guide) throw new Error("the demo has no guide");

const LISTS = ["/tester", "/kosttillskott", "/biohacking"];
const WITH_NOTICE = ["/", ...LISTS, "/tester/markorer", "/mr-scanning"];
const PAGES = [...WITH_NOTICE, "/guider", `/guider/${guide.slug}`, "/dr-eivor-almvide", "/traning", "/om-oss", "/auth"];
const NOTICE =
  "Det här är en demo. Alla produkter, säljare, vårdgivare, priser, betyg och datum är påhittade. Inget går att köpa.";
const AT_THE_TOP = "Exempelinnehåll. Författaren är påhittad och ingen läkare har granskat texten.";

async function read(path: string) {
  const answer = await api.fetch(path);
  const html = await answer.text();
  const text = decoded(
    html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<script.*?<\/script>|<[^>]*>/gs, " "),
  );
  const head = decoded(html.slice(0, html.indexOf("</head>")).replace(/<style.*?<\/style>/gs, ""));
  return { robots: answer.headers.get("x-robots-tag"), html, head, text, jsonLd: JSON.stringify(structuredData(html)) };
}

/** How often the page says it. */
const count = (text: string, said: string): number => text.split(said).length - 1;

describe("while the catalogue is the invented demo", () => {
  it.each([...PAGES, "/finns-inte"])("search engines are kept away from %s, also when it was kept", async (path) => {
    for (const _ of ["made", "kept"]) expect((await read(path)).robots).toBe("noindex");
  });

  it.each(WITH_NOTICE)("%s says once what is invented", async (path) => {
    expect(count((await read(path)).text, NOTICE)).toBe(1);
  });

  it.each(LISTS)("%s offers search engines nothing", async (path) => {
    const { jsonLd } = await read(path);
    expect(jsonLd).toContain('"Product"');
    expect(jsonLd).not.toMatch(/Offer|offers|price|[rR]ating|review/);
  });

  it.each(articles.map(({ slug }) => slug))("the guide %s has no invented author for machines", async (slug) => {
    const { head, text, jsonLd } = await read(`/guider/${slug}`);
    expect(JSON.parse(jsonLd).flat(2)[0].author).toEqual({ "@type": "Organization", name: DEMO_SITE.name });
    expect(jsonLd).not.toMatch(/Person|jobTitle|reviewedBy|lastReviewed|date(Published|Modified)/);
    for (const { name } of authors) expect(head + jsonLd).not.toContain(name);
    expect(count(text, AT_THE_TOP)).toBe(1);
    expect(text.indexOf(AT_THE_TOP)).toBeLessThan(text.indexOf(articles.find((one) => one.slug === slug)?.title ?? ""));
  });

  it.each(authors.map(({ slug, name }) => [slug, name]))(
    "/dr-%s is of an invented person, by its own words",
    async (slug, name) => {
      const { html, text, jsonLd } = await read(`/dr-${slug}`);
      expect(meta(html, "robots")).toBe("noindex");
      expect(meta(html, "description")).toBe(
        `${name} är en påhittad person som står som författare i demon. Här finns guiderna i det namnet.`,
      );
      expect(meta(html, "og:description")).toBe(meta(html, "description"));
      expect(text).toContain("Exempelförfattare (påhittad läkare)");
      expect(jsonLd).not.toMatch(/Person|jobTitle/);
    },
  );

  it("neither the feed nor the sitemap knows the invented authors", async () => {
    const feed = await (await api.fetch("/rss.xml")).text();
    expect(feed).toContain(`<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">${DEMO_SITE.name}</dc:creator>`);
    expect(feed).not.toContain("<author>");
    expect(count(feed, AT_THE_TOP)).toBe(count(feed, "<item>"));
    for (const { name } of authors) expect(feed).not.toContain(name);
    expect(await (await api.fetch("/sitemap.xml")).text()).not.toContain("/dr-");
  });
});

describe("with an operator's own catalogue", () => {
  it("all of it is jsonLd, as soon as it is there", async () => {
    expect((await read("/tester")).robots).toBe("noindex");
    const category = await categoryId(api.db, "blodtester");
    const own = { categoryId: category, isFeatured: true };
    await write(
      api.db,
      aProduct({ ...own, name: "0 Ett pris", priceEstimate: "1 295 kr" }),
      aProduct({ ...own, name: "0 Från", priceEstimate: "från 595 kr" }),
      aProduct({ ...own, name: "0 Spann", priceEstimate: "14 500–18 900 kr" }),
      aProduct({ ...own, name: "0 Varje månad", priceEstimate: "129 kr/mån" }),
      aProduct({ ...own, name: "0 Utan pris", priceEstimate: null }),
    );
    await api.db.query("UPDATE author SET is_example = false");
    await api.db.query("UPDATE provider SET website = replace(website, '.example', '.invalid')");
    // An invented company answers for no site that is found.
    expect((await read("/tester")).robots).toBe("noindex");
    await api.db.query(
      `UPDATE site_settings SET operator_name = 'Provbolaget AB', organisation_number = '556000-4615',
         address = 'Provgatan 1', contact_email = 'hej@prov.invalid'`,
    );
    await eventually(async () => (await read("/tester")).robots === null);

    for (const path of PAGES) {
      const { robots, text } = await read(path);
      expect([path, robots, text.includes(NOTICE)]).toEqual([path, null, false]);
      // What stands in the texts themselves is the operator's to change.
      if (!/^\/(dr-|om-oss)/.test(path)) expect([path, text.includes("Exempelinnehåll")]).toEqual([path, false]);
    }
  });

  it("products have what they cost: a price, a range, or a price to begin at", async () => {
    const [list] = structuredData((await read("/tester")).html) as [{ "@graph": { itemListElement: Listed[] }[] }];
    const offers = Object.fromEntries(
      (list["@graph"][0]?.itemListElement ?? []).map(({ item }) => [item.name, item.offers]),
    );
    expect(offers["0 Ett pris"]).toEqual({ "@type": "Offer", price: "1295.00", priceCurrency: "SEK" });
    expect(offers["0 Från"]).toEqual({ "@type": "AggregateOffer", lowPrice: "595.00", priceCurrency: "SEK" });
    expect(offers["0 Spann"]).toEqual({
      "@type": "AggregateOffer",
      lowPrice: "14500.00",
      highPrice: "18900.00",
      priceCurrency: "SEK",
    });
    expect([offers["0 Varje månad"], offers["0 Utan pris"]]).toEqual([undefined, undefined]);
    expect(Object.keys(offers)).toContain("0 Utan pris");
  });

  it("a product of several sellers has what each asks that has it, in kronor", async () => {
    const [{ id }] = await api.db.query("SELECT id FROM product WHERE name = '0 Ett pris'");
    const offer = (seller: string, price: string, ore: number | null, isAvailable = true) =>
      api.db.query(
        `INSERT INTO product_offer (product_id, provider_name, name, price_estimate, price_from, is_available)
         VALUES ($1, $2, 'Prov', $3, $4, $5)`,
        [id, seller, price, ore, isAvailable],
      );
    await offer("Norra", "1 295 kr", 129_500);
    await offer("Södra", "1 195 kr", 119_500);
    await offer("Slut", "995 kr", 99_500, false);
    await offer("Utland", "99 EUR", null);
    const { product } = (await api.graphql<{ product: { path: string } }>(`{ product(databaseId: ${id}) { path } }`))
      .data;
    await eventually(async () => (await read(product.path)).html.includes("Norra"));
    const [data] = structuredData((await read(product.path)).html).flat(2) as [Listed["item"]];
    const sold = (name: string, price: string) => ({
      "@type": "Offer",
      price,
      priceCurrency: "SEK",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name },
    });
    expect(data.offers).toEqual({
      "@type": "AggregateOffer",
      offerCount: 2,
      lowPrice: "1195.00",
      highPrice: "1295.00",
      priceCurrency: "SEK",
      offers: [sold("Södra", "1195.00"), sold("Norra", "1295.00")],
    });
  });

  it("guides have their author, and the author a page that is jsonLd of", async () => {
    const { author } = guide;
    const { html, text, jsonLd } = await read(`/guider/${guide.slug}`);
    expect(JSON.parse(jsonLd).flat(2)[0].author).toEqual({
      "@type": "Person",
      name: author.name,
      url: `${ORIGIN}/dr-${author.slug}`,
    });
    expect(JSON.parse(jsonLd).flat(2)[0]).toMatchObject({ datePublished: expect.any(String) });
    expect(text).not.toContain("Exempelinnehåll");
    expect(meta(html, "robots")).toBeUndefined();
    const page = await read(`/dr-${author.slug}`);
    expect(meta(page.html, "robots")).toBeUndefined();
    expect(meta(page.html, "description")).toContain("skriver guider på");
    expect(page.jsonLd).toContain('"@type":"Person"');
    expect(await (await api.fetch("/rss.xml")).text()).toContain(`>${author.name}</dc:creator>`);
    expect(await (await api.fetch("/sitemap.xml")).text()).toContain(`${ORIGIN}/dr-${author.slug}`);
  });
});

interface Listed {
  item: { name: string; offers?: object };
}
