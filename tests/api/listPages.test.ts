import { describe, expect, it } from "vitest";
import { BIOHACKING } from "../../client/features/catalogue/list/biohackingArea.ts";
import { SUPPLEMENTS } from "../../client/features/catalogue/list/supplementsArea.ts";
import { TESTS } from "../../client/features/catalogue/list/testsArea.ts";
import { CRITERIA, type Criterion } from "../../schema/catalogue.ts";
import { DEMO_SITE } from "../../schema/site.ts";
import { startApi } from "../support/api.ts";
import { allProducts, aProduct, listQuery, walkIds, write } from "../support/apiCatalogue.ts";
import { cardIds, decoded, elements, linksThatRead, structuredData, title } from "../support/apiHtml.ts";

const ORIGIN = "https://livsresan.example";
const api = await startApi({ PUBLIC_URL: ORIGIN });
const products = new Map((await allProducts(api.db)).map((product) => [product.id, product]));

const page = async (path: string) => {
  const response = await api.fetch(path);
  return { status: response.status, html: await response.text() };
};

/** The HTML of each card by id. */
const cardsOf = (html: string) =>
  new Map(
    [...html.matchAll(/<article[^>]*aria-labelledby="produkt-(\d+)".*?<\/article>/gs)].map(([card, id]) => [
      Number(id),
      card,
    ]),
  );

const AREAS = [
  { config: TESTS, counted: "tester hittades", filter: { sampleType: "SALIVA" }, query: "provtyp=saliva" },
  {
    config: SUPPLEMENTS,
    counted: "kosttillskott hittades",
    filter: { form: "POWDER", swedishOnly: true },
    query: "form=pulver&svenska=ja",
  },
  {
    config: BIOHACKING,
    counted: "biohacking-produkter hittades",
    filter: { equipmentType: "Ljusterapi" },
    query: "typ=ljusterapi",
  },
] as const;

describe.each(AREAS)("$config.path without scripts", ({ config, counted, filter, query }) => {
  const { area, path } = config;

  it("has its area's products in its order, and says how many", async () => {
    const { status, html } = await page(path);
    const listed = await walkIds(api, { area });
    expect(status).toBe(200);
    expect(title(html)).toBe(`${config.title} – ${DEMO_SITE.name}`);
    expect(cardIds(html)).toEqual(listed.slice(0, 24));
    expect(decoded(html).replaceAll("<!-- -->", "")).toContain(`${listed.length} ${counted}`);
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(ORIGIN + path);
  });

  it("offers each of its categories, also where there is but one, and what else it is filtered by", async () => {
    const { html } = await page(path);
    const { data } = await api.graphql<{ categories: { slug: string }[] }>(`{ categories(area: ${area}) { slug } }`);
    const offered = (name: string) => {
      const select = html.match(new RegExp(`<select[^>]* name="${name}".*?</select>`, "s"))?.[0] ?? "";
      return elements(select, "option").map(({ value }) => value);
    };
    expect(offered("kategori")).toEqual(["", ...(data?.categories ?? []).map(({ slug }) => slug)]);
    expect(offered(config.kindParam)).toEqual(["", ...Object.keys(config.kinds)]);
  });

  it("filters by its own filters in the address", async () => {
    const { html } = await page(`${path}?${query}`);
    const expected = await walkIds(api, { area, filter });
    expect(expected.length).toBeGreaterThan(0);
    expect(cardIds(html)).toEqual(expected.slice(0, 24));
  });

  it("tells search engines its first ten, and where it is", async () => {
    const slug = config.categories[0] ?? "";
    const [whole, part] = [await page(path), await page(`${path}?kategori=${slug}`)];
    const listed = await walkIds(api, { area });
    const graph = (html: string) =>
      (structuredData(html) as { "@graph": Record<string, unknown>[] }[])[0]?.["@graph"] ?? [];
    const [items, breadcrumbs] = graph(whole.html) as [
      { itemListElement: { item: { name: string } }[] },
      { itemListElement: { name: string; item: string }[] },
    ];
    expect(items).toMatchObject({ "@type": "ItemList", numberOfItems: 10, url: ORIGIN + path });
    expect(items.itemListElement.map(({ item }) => item.name)).toEqual(
      listed.slice(0, 10).map((id) => products.get(id)?.name),
    );
    expect(breadcrumbs).toMatchObject({ "@type": "BreadcrumbList" });
    expect(breadcrumbs.itemListElement.map(({ item }) => item)).toEqual([`${ORIGIN}/`, ORIGIN + path]);
    const [, below] = graph(part.html) as [unknown, { itemListElement: { item: string }[] }];
    expect(below.itemListElement.map(({ item }) => item)).toEqual([
      `${ORIGIN}/`,
      ORIGIN + path,
      `${ORIGIN}${path}?kategori=${slug}`,
    ]);
  });

  it("leads to providers over the address that counts, from this page, and marks it", async () => {
    const { html } = await page(path);
    const linked = cardIds(html).filter((id) => products.get(id)?.affiliateLink);
    const links = linksThatRead(html, config.card.visit);
    expect(links.map(({ href }) => href)).toEqual(linked.map((id) => `/ut/${id}?fran=${path.slice(1)}`));
    for (const { target, rel = "", referrerPolicy, referrerpolicy } of links) {
      expect(target).toBe("_blank");
      expect(rel.split(" ").sort()).toEqual(["noopener", "noreferrer", "sponsored"]);
      expect(referrerPolicy ?? referrerpolicy).toBe("no-referrer");
    }
    expect(html).not.toMatch(/href="https?:\/\/[^"]*\.example\/[^"]*"[^>]*target/);
    for (const [id, card] of cardsOf(html)) {
      const hasLink = Boolean(products.get(id)?.affiliateLink);
      expect(card.includes("Annonslänk")).toBe(hasLink);
      if (!hasLink) expect(card).toMatch(new RegExp(`<button[^>]*disabled[^>]*>${config.card.visit}`));
      expect(decoded(card).replaceAll("<!-- -->", "")).toMatch(/Uppgifterna kontrollerade den \d+ \w+ 2026/);
    }
  });

  it("says that nothing matches, and what to do", async () => {
    const { status, html } = await page(`${path}?q=finns+inte+alls`);
    expect(status).toBe(200);
    expect(html).toContain(config.emptyText);
    expect(html).toContain("Prova att justera filtren eller sökorden.");
  });

  it("refuses a search of ten thousand characters in words, and shows the list without it", async () => {
    const { status, html } = await page(`${path}?q=${"a".repeat(10_000)}`);
    expect(status).toBe(200);
    expect(decoded(html).replaceAll("<!-- -->", "")).toContain("Sökningen får vara högst 200 tecken");
    expect(cardIds(html)).toEqual((await walkIds(api, { area })).slice(0, 24));
    const { status: refused, errors } = await api.graphql(listQuery("totalCount"), {
      area,
      filter: { search: "a".repeat(10_000) },
    });
    expect(refused).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "filter.search" });
  });
});

describe("why a product stands where it does", () => {
  it.each(AREAS)("is what the order of $config.path goes by", async ({ config }) => {
    const { data } = await api.graphql<{
      products: { nodes: { rankReason: string; isFeatured: boolean; providerCountry: string | null }[] };
    }>(
      `query ($area: Area!) { products(area: $area, first: 100) { nodes { rankReason isFeatured providerCountry } } }`,
      {
        area: config.area,
      },
    );
    const { nodes } = data.products;
    for (const { rankReason, isFeatured, providerCountry } of nodes) {
      expect(/: .*rekommenderad av redaktionen/.test(rankReason)).toBe(isFeatured);
      if (config.area !== "TESTS") expect(/: .*svensk leverantör/.test(rankReason)).toBe(providerCountry === "Sverige");
    }
    // Each reason is one stretch of the list, the one that says 'first' at its beginning.
    const stretches = nodes
      .map(({ rankReason }) => rankReason)
      .filter((reason, index, all) => reason !== all[index - 1]);
    expect(new Set(stretches).size).toBe(stretches.length);
    expect(stretches[0]).toMatch(/^Visas först: /);
    expect(stretches.at(-1)).toMatch(/^I bokstavsordning, efter /);
  });
});

describe.each(AREAS)("what may harm somebody, on $config.path", async ({ config }) => {
  const { html } = await page(config.path);
  const warned = [...cardsOf(html)].filter(([id]) => products.get(id)?.warnings.length);

  it("stands in full on each card, before the way to the seller", () => {
    expect(warned).not.toEqual([]);
    for (const [id, card] of warned) {
      const text = decoded(card).replaceAll("<!-- -->", "");
      const said = text.indexOf(`<strong>Viktigt:</strong> ${products.get(id)?.warnings.join(" ")}<`);
      expect(said).toBeGreaterThan(0);
      const leaving = text.search(new RegExp(`>${config.card.visit}<`));
      expect(leaving).toBeGreaterThan(said);
      if (products.get(id)?.affiliateLink) expect(text).toMatch(new RegExp(`aria-describedby="[^"]*viktigt-${id}"`));
    }
  });

  it("is not said of what harms nobody", () => {
    for (const [id, card] of cardsOf(html)) {
      expect(card.includes("Viktigt:")).toBe((products.get(id)?.warnings.length ?? 0) > 0);
    }
  });
});

describe.each(AREAS)("what is recommended, on $config.path", async ({ config }) => {
  const { html } = await page(config.path);

  it("says by which criteria, and leads to the page that explains them", () => {
    const recommended = [...cardsOf(html)].filter(([id]) => products.get(id)?.isFeatured);
    expect(recommended).not.toEqual([]);
    for (const [id, card] of recommended) {
      const [badge] = elements(card, "a").filter(({ href }) => href === "/rekommenderad");
      expect(badge?.["aria-label"]).toBe("Rekommenderad: så väljer vi");
      const part = config.area === "BIOHACKING" ? -1 : 0;
      const words = products
        .get(id)
        ?.recommendationCriteria.map((one) => CRITERIA[one.toUpperCase() as Criterion].split(" eller ").at(part));
      expect(decoded(card)).toContain(`>${words?.join(", ")}<`);
    }
  });

  it("is explained above the list, with what an 'Annonslänk' is and what to bear in mind", () => {
    const above = decoded(html).replaceAll("<!-- -->", "").split("<article")[0];
    expect(above).toContain("Annonslänk betyder att vi kan få ersättning");
    expect(above).toContain('href="/rekommenderad"');
    if ("note" in config) expect(above).toContain(config.note);
  });
});

describe("cards of supplements", async () => {
  const { html } = await page("/kosttillskott");

  it("say where the seller is, not where the product comes from", () => {
    for (const [id, card] of cardsOf(html)) {
      expect(card.includes(">Svensk säljare<")).toBe(products.get(id)?.providerCountry === "Sverige");
      expect(card).not.toMatch(/>(Svenskt|Nordiskt)</);
    }
  });
});

describe("cards of equipment", async () => {
  const { html } = await page("/biohacking");
  const cards = [...cardsOf(html)].map(([id, card]) => ({
    product: products.get(id),
    text: decoded(card).replaceAll("<!-- -->", ""),
  }));

  it("say where the provider is, and whether it is recommended", () => {
    for (const { product, text } of cards) {
      expect(text.includes(">Svenskt<")).toBe(product?.providerCountry === "Sverige");
      expect(text.includes(">Nordiskt<")).toBe(
        ["Finland", "Norge", "Danmark", "Island"].includes(product?.providerCountry ?? ""),
      );
      expect(text.includes(">Rekommenderad<")).toBe(product?.isFeatured);
    }
    expect(cards.some(({ text }) => text.includes(">Nordiskt<"))).toBe(true);
  });

  it("have name, type, description, provider and price for a unit", () => {
    for (const { product, text } of cards) {
      for (const known of [product?.name, product?.testCategory, product?.description, product?.providerName])
        expect(text).toContain(known);
      const isForOne = product?.priceEstimate?.includes("/mån") === false;
      expect(text.includes("per enhet")).toBe(isForOne);
    }
  });

  it("list three pros and three features at most, and an ellipsis where there are more", () => {
    const list = (text: string, label: string) =>
      [
        ...(new RegExp(`<ul[^>]*aria-label="${label}"[^>]*>(.*?)</ul>`, "s").exec(text)?.[1] ?? "").matchAll(
          /<li[^>]*>(.*?)<\/li>/gs,
        ),
      ].map(([, item]) => item);
    for (const { product, text } of cards)
      for (const [label, all = []] of [
        ["Fördelar", product?.pros],
        ["Egenskaper", product?.features],
      ] as const)
        expect(list(text, label)).toEqual([...all.slice(0, 3), ...(all.length > 3 ? ["…"] : [])]);
    expect(cards.some(({ product }) => (product?.pros.length ?? 0) > 3)).toBe(true);
  });
});

describe("an order in the address", () => {
  it.each([
    ["/tester?sortering=svarstid", { area: "TESTS", orderBy: "ANSWER_TIME" }],
    [
      "/tester?sortering=markorer&provtyp=blood",
      { area: "TESTS", orderBy: "MARKER_COUNT", filter: { sampleType: "BLOOD" } },
    ],
    ["/kosttillskott?sortering=pris-per-dos", { area: "SUPPLEMENTS", orderBy: "PRICE_PER_DOSE" }],
    [
      "/biohacking?sortering=hogsta-pris&pris=500-",
      { area: "BIOHACKING", orderBy: "PRICE_DESCENDING", filter: { priceRange: { min: 50_000 } } },
    ],
    ["/biohacking?sortering=svarstid", { area: "BIOHACKING" }],
    ["/kosttillskott?sortering=%27;drop&pris=nej", { area: "SUPPLEMENTS" }],
    [
      "/kosttillskott?prisfran=300&pristill=100",
      { area: "SUPPLEMENTS", filter: { priceRange: { min: 10_000, max: 30_000 } } },
    ],
  ] as const)("of %s is the page's, also behind 'Visa fler' without scripts", async (address, list) => {
    const { status, html } = await page(address);
    expect(status).toBe(200);
    const expected = await walkIds(api, list);
    expect(cardIds(html)).toEqual(expected.slice(0, 24));
    const [more] = linksThatRead(html, "Visa fler");
    if (expected.length <= 24) return expect(more).toBeUndefined();
    expect(cardIds((await page(decoded(more?.href ?? ""))).html)).toEqual(expected.slice(24, 48));
  });

  it("leaves the canonical address as it is, and is chosen in the form", async () => {
    const { html } = await page("/tester?sortering=namn&kategori=blodtester");
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(
      `${ORIGIN}/tester?kategori=blodtester`,
    );
    expect(html).toMatch(/<option[^>]*value="namn"[^>]*selected/);
  });
});

describe("a category", () => {
  it("that an admin made is offered, and can be filtered by", async () => {
    const [{ id }] = await api.db.query(
      "INSERT INTO category (area, name, slug, position) VALUES ('TESTS', 'Nya tester', 'nya-tester', 9) RETURNING id",
    );
    const [made] = await write(api.db, aProduct({ categoryId: id, name: "Det nya provet" }));
    const { html } = await page("/tester?kategori=nya-tester");
    expect(cardIds(html)).toEqual([made]);
    expect(title(html)).toContain("Nya tester");
    expect(html).toContain('href="/tester?kategori=nya-tester"');
    expect(html).not.toContain("finns inte.");
    await api.db.query("DELETE FROM product WHERE id = $1", [made]);
    await api.db.query("DELETE FROM category WHERE id = $1", [id]);
  });

  it("that does not exist shows everything, and says so", async () => {
    const { status, html } = await page("/tester?kategori=finns-ej&sortering=namn");
    expect(status).toBe(200);
    expect(decoded(html).replaceAll("<!-- -->", "")).toContain("Kategorin ”finns-ej” finns inte. Här visas alla.");
    expect(cardIds(html)).toEqual((await walkIds(api, { area: "TESTS", orderBy: "NAME" })).slice(0, 24));
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(`${ORIGIN}/tester`);
    expect(html).not.toContain('aria-label="Valda filter"');
  });
});
