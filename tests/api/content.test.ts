import { describe, expect, it } from "vitest";
import { eventually, startApi } from "../support/api.ts";
import { decoded, elements, meta, structuredData, title } from "../support/apiHtml.ts";

const ORIGIN = "https://livsresan.example";
const api = await startApi({ PUBLIC_URL: ORIGIN });

interface Provider {
  name: string;
  priceEstimate: string;
  priceLevel: string;
  price: { from: { amount: number } };
  highlights: string[];
}

async function ask<Data>(query: string, variables = {}): Promise<Data> {
  const { data, errors } = await api.graphql<Data>(query, variables);
  expect(errors).toEqual([]);
  return data;
}

const providers = async () =>
  (
    await ask<{ mrProviders: Provider[] }>(
      "{ mrProviders { name priceEstimate priceLevel price { from { amount } } highlights } }",
    )
  ).mrProviders;

describe("the providers of MR scans", () => {
  it("have every field filled in, the cheapest to begin at first", async () => {
    const { mrProviders } = await ask<{ mrProviders: Record<string, unknown>[] }>(
      `{ mrProviders { name priceEstimate turnaroundTime location hasDoctorAnalysis requiresPrescription strengths
         weaknesses affiliateLink isFeatured checkedOn price { from { amount currency } to { amount currency } } } }`,
    );
    expect(mrProviders).toHaveLength(7);
    expect(mrProviders[0]).toEqual({
      name: "Vitmossa Bilddiagnostik",
      priceEstimate: "2\u00a0500–4\u00a0900 kr",
      turnaroundTime: "8–10 arbetsdagar",
      location: "Göteborg och Borås",
      hasDoctorAnalysis: false,
      requiresPrescription: false,
      strengths: expect.arrayContaining(["Lägst pris för en enskild kroppsdel"]),
      weaknesses: expect.arrayContaining(["Ingen undersökning av hela kroppen"]),
      affiliateLink: "https://vitmossa-bilddiagnostik.example/mr",
      isFeatured: false,
      checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      price: { from: { amount: 250_000, currency: "SEK" }, to: { amount: 490_000, currency: "SEK" } },
    });
    const prices = mrProviders.map(({ price }) => (price as Provider["price"]).from.amount);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it("say their price level and what they stand out by, which follows what is written", async () => {
    const best = (all: Provider[]) =>
      Object.fromEntries(all.flatMap(({ highlights, name }) => highlights.map((one) => [one, name])));
    const before = await providers();
    expect(before.map(({ priceLevel }) => priceLevel)).toEqual([
      "LOW",
      "LOW",
      "LOW",
      "MEDIUM",
      "MEDIUM",
      "HIGH",
      "HIGH",
    ]);
    expect(best(before)).toEqual({
      BEST_PRICE: "Vitmossa Bilddiagnostik",
      FASTEST: "Storskär Magnetkamera",
      PREMIUM: "Enåsa Helkroppsklinik",
    });
    await api.db.query("UPDATE mr_provider SET lowest_price = 100000 WHERE name = 'Enåsa Helkroppsklinik'");
    // A write drops the cached response.
    await eventually(async () => best(await providers()).BEST_PRICE === "Enåsa Helkroppsklinik");
    await api.db.query("UPDATE mr_provider SET lowest_price = 990000 WHERE name = 'Enåsa Helkroppsklinik'");
  });

  it("cannot be written with a link that is none, or prices the wrong way round", async () => {
    const write = (change: string) => api.db.query(`UPDATE mr_provider SET ${change}`);
    await expect(write("affiliate_link = 'javascript:alert(1)'")).rejects.toThrow("mr_provider_link");
    await expect(write("highest_price = 1")).rejects.toThrow("mr_provider_prices");
  });
});

describe("the training methods", () => {
  it("are six, with what the cards show", async () => {
    const { trainingMethods } = await ask<{
      trainingMethods: (Record<string, unknown> & { guide: { path: string } | null })[];
    }>("{ trainingMethods { slug title intensity duration frequency description benefits path guide { path } } }");
    expect(trainingMethods.map(({ slug, intensity, guide }) => [slug, intensity, guide?.path])).toEqual([
      ["styrketraning", "HIGH", "/guider/styrketraning-longevity"],
      ["hiit", "HIGH", "/guider/hiit"],
      ["zone-2", "MEDIUM", "/guider/zone-2"],
      ["mobilitet", "MEDIUM", "/guider/mobilitet"],
      ["kyla-varme", "MEDIUM", "/guider/kyla-varme"],
      ["aterhamtning", "LOW", "/guider/aterhamtning"],
    ]);
    for (const method of trainingMethods) {
      expect(Object.values(method).every((value) => String(value).length > 0)).toBe(true);
    }
  });
});

describe("a page of text", () => {
  const query = "query ($slug: String!) { page(slug: $slug) { slug title sections { anchor title body attachment } } }";

  it("has its sections, with the operator's words in place", async () => {
    const { page } = await ask<{ page: { sections: { title: string; body: string; attachment: string | null }[] } }>(
      query,
      { slug: "integritetspolicy" },
    );
    expect(page.sections.map(({ attachment }) => attachment)).toEqual([
      null,
      "KEPT_DATA",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(page.sections[0]?.body).toContain("Livsresan Demo AB (påhittat företag)");
  });

  it.each(["finns-inte", "", "a".repeat(10_000), "\0", "' OR 1=1 --"])("%j is none", async (slug) => {
    expect(await ask(query, { slug })).toEqual({ page: null });
  });
});

const PAGES = [
  ["/mr-scanning", "MR-scanning", "Jämför undersökningar med magnetkamera"],
  ["/traning", "Träning", "Träning för ett långt liv"],
  ["/om-oss", "Om oss", "Om Livsresan"],
  ["/integritetspolicy", "Integritetspolicy", "Integritetspolicy"],
  ["/anvandarvillkor", "Användarvillkor", "Användarvillkor"],
  ["/tillganglighet", "Tillgänglighet", "Tillgänglighet på Livsresan"],
  ["/annonslankar", "Annonslänkar", "Så fungerar annonslänkarna"],
  ["/rekommenderad", "Så väljer vi", "Så väljer vi det vi rekommenderar"],
  ["/sa-gor-vi-raden", "Så gör vi råden", "Så gör vi råden i testerna"],
  ["/kontakt", "Kontakt", "Skriv till oss"],
] as const;

describe("without scripts", () => {
  const load = async (path: string) => {
    const response = await api.fetch(path);
    return { status: response.status, html: await response.text() };
  };

  it.each(PAGES)("%s is whole, and tells search engines what it is", async (path, name, heading) => {
    const { status, html } = await load(path);
    expect(status).toBe(200);
    expect(title(html)).toBe(`${name} – Livsresan`);
    expect(decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "")).toBe(heading);
    expect(meta(html, "description")?.length).toBeGreaterThan(60);
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(ORIGIN + path);
    expect(structuredData(html)[0]).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Hem", item: `${ORIGIN}/` },
        { position: 2, name, item: ORIGIN + path },
      ],
    });
    expect(html).toContain('href="/tillganglighet"');
  });

  it("the policies have their sections and the table of what is kept", async () => {
    const { html } = await load("/integritetspolicy");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main.match(/<section/g)).toHaveLength(7);
    expect(main).toContain("Meddelanden från kontaktsidan");
    const terms = (await load("/anvandarvillkor")).html;
    expect(terms.slice(terms.indexOf("<main"), terms.indexOf("</main>")).match(/<section/g)).toHaveLength(9);
    for (const words of ["Svensk lag gäller", "Annonslänk", "inte medicinsk rådgivning"])
      expect(terms).toContain(words);
  });

  it("the training page leads where it must", async () => {
    const { html } = await load("/traning");
    for (const path of [
      "#styrketraning",
      "/guider/mat-som-forlanger-livet",
      "/guider/styrketraning-longevity",
      "/guider/hiit",
      "/guider/zone-2",
      "/guider/mobilitet",
      "/guider/kyla-varme",
      "/guider/aterhamtning",
      "/traning-quiz",
      "/guider/styrktraning-longevity",
      "/guider/zone-2-traning",
    ]) {
      expect(html).toContain(`href="${path}"`);
      if (path.startsWith("/"))
        expect([path, (await api.fetch(path, { redirect: "follow" })).status]).toEqual([path, 200]);
    }
    expect(html).toContain('id="styrketraning"');
  });
});
