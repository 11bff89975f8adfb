import { describe, expect, it } from "vitest";
import { formatDosePrice } from "../../client/features/catalogue/format.ts";
import { dosePrice } from "../../schema/rules/catalogue/price.ts";
import { countStatements, eventually, startApi } from "../support/api.ts";
import { allProducts, write } from "../support/apiCatalogue.ts";
import { linksThatRead, structuredData, title } from "../support/apiHtml.ts";

const api = await startApi();

async function page(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const response = await api.fetch(path);
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

const stored = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);
const named = (name: string) => {
  const product = stored.find((one) => one.name === name);
  if (!product) throw new Error(`there is no product ${name}`);
  return product;
};
const pathOf = async (id: number): Promise<string> =>
  (await api.graphql<{ product: { path: string } }>(`{ product(databaseId: ${id}) { path } }`)).data.product.path;

const test = named("Hälsokontroll Grund");
const supplement = named("Magnesium 100");
const equipment = named("Morgonljus 10 000 lux");

describe("a product's page", () => {
  it("is linked from its card, and tells all that is known without scripts", async () => {
    const path = await pathOf(test.id);
    expect(path).toBe(`/tester/halsokontroll-grund-${test.id}`);
    expect(linksThatRead((await page("/tester?q=Hälsokontroll+Grund")).html, test.name)[0]?.href).toBe(path);
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(title(html)).toBe("Hälsokontroll Grund – Livsresan");
    for (const text of [...test.biomarkers, ...test.pros, ...test.cons, ...test.features, ...test.labNetwork])
      expect(html, text).toContain(text.replace("&", "&amp;"));
    const [visit] = linksThatRead(html, "Visa test");
    expect(visit).toMatchObject({ href: `/ut/${test.id}?fran=tester`, rel: "noopener noreferrer sponsored" });
  });

  it("has what harms somebody beside the way to the seller, in each area", async () => {
    for (const product of [supplement, equipment]) {
      const { html } = await page(await pathOf(product.id));
      expect(product.warnings.length).toBeGreaterThan(0);
      for (const warning of product.warnings) {
        const [offer = ""] = html.slice(html.indexOf('aria-label="Pris"')).split("</section>");
        expect(offer).toContain(`/ut/${product.id}`);
        expect(offer).toContain(warning);
      }
    }
  });

  it("of a supplement tells what a dose is, how many there are and what one costs", async () => {
    const priced = stored.find(
      ({ dose, dosesPerPackage, priceEstimate }) => dose && dosePrice(priceEstimate, dosesPerPackage) !== null,
    );
    if (!priced) throw new Error("no supplement has a price and doses");
    const { html } = await page(await pathOf(priced.id));
    const each = formatDosePrice(dosePrice(priced.priceEstimate, priced.dosesPerPackage) ?? 0);
    // What else the page links to is not sold by the dose.
    const words = (part: string) => part.replaceAll(/<!-- -->|<[^>]*>/g, " ").replaceAll(/ +/g, " ");
    expect(words(html.slice(html.indexOf('aria-label="Pris"')).split("</section>")[0] ?? "")).toContain(each);
    expect(words(html)).toContain(`En dos ${priced.dose}`);
    expect(words(html)).toContain(`Förpackning ${priced.dosesPerPackage} doser`);
    expect((await page(await pathOf(test.id))).html).not.toContain("per dos");
  });

  it("says where it is, and offers nothing for sale that is invented", async () => {
    const [data] = structuredData((await page(await pathOf(supplement.id))).html) as [Record<string, unknown>[]];
    expect(data).toMatchObject([
      { "@type": "Product", name: supplement.name },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Hem" }, { name: "Kosttillskott" }, { name: supplement.name }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("Offer");
  });
});

describe("an address", () => {
  it("with another name, or below another area, leads to the product's own for good", async () => {
    const path = await pathOf(supplement.id);
    for (const other of [
      `/kosttillskott/ett-annat-namn-${supplement.id}`,
      `/tester/x-${supplement.id}`,
      `/biohacking/${supplement.id}`,
    ]) {
      expect(await page(`${other}?jamfor=1`)).toMatchObject({ status: 301, location: `${path}?jamfor=1` });
    }
  });

  it("is kept when the name changes", async () => {
    const before = await pathOf(equipment.id);
    await page(before);
    await write(api.db, { ...equipment, name: "Morgonljus med nytt namn" });
    const after = await pathOf(equipment.id);
    expect(after).toBe(`/biohacking/morgonljus-med-nytt-namn-${equipment.id}`);
    // The page that was just read is kept for a moment.
    await eventually(async () => (await page(before)).status === 301);
    expect(await page(before)).toMatchObject({ status: 301, location: after });
    expect((await page(after)).status).toBe(200);
  });

  it("of a product that was deleted is gone, and leads to the others", async () => {
    const { id: _, ...rest } = equipment;
    await write(api.db, { ...rest, name: "Snart borta" });
    const [{ id }] = await api.db.query("SELECT max(id) AS id FROM product");
    const path = await pathOf(id);
    expect((await page(path)).status).toBe(200);
    await api.db.query("DELETE FROM product WHERE id = $1", [id]);
    await eventually(async () => (await page(path)).status === 410);
    const { html } = await page(path);
    expect(linksThatRead(html, "Jämför utrustning").map(({ href }) => href)).toContain("/biohacking");
    const { data } =
      await api.graphql(`{ gone: isProductGone(databaseId: ${id}) never: isProductGone(databaseId: ${id + 1})
      here: isProductGone(databaseId: 1) none: isProductGone(databaseId: 0) }`);
    expect(data).toEqual({ gone: true, never: false, here: false, none: false });
  });

  it.each(["/tester/finns-inte-99999", "/biohacking/2147483647"])(
    "%s is a page that says that there is none",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain("Produkten finns inte");
    },
  );

  it.each(["/tester/utan-nummer", "/tester/x-0", "/kosttillskott/x-99999999999999999999", "/biohacking/%00-1x"])(
    "%s is not that of a product",
    async (path) => expect((await page(path)).status).toBe(404),
  );

  it("of a product that is hidden is gone, for everybody", async () => {
    const [hidden] = (await allProducts(api.db)).filter(({ isAvailable }) => !isAvailable);
    if (!hidden) throw new Error("every product is available");
    expect((await page(`/tester/x-${hidden.id}`)).status).toBe(410);
    expect((await page("/sitemap.xml")).html).not.toMatch(new RegExp(`/tester/[^<]*-${hidden.id}<`));
  });
});

describe("what cheaper tests measure", () => {
  interface Answer {
    product: {
      cheaperTests: {
        comparedCount: number;
        markerNamesOnlyHere: string[];
        nearest: {
          test: { databaseId: number };
          saving: { amount: number };
          sharedMarkerNames: string[];
          missingMarkerNames: string[];
        }[];
      } | null;
    };
  }
  const FIELDS = `cheaperTests { comparedCount markerNamesOnlyHere
    nearest { test { databaseId name } saving { amount } sharedMarkerNames missingMarkerNames } }`;
  const ask = async (id: number) =>
    (await api.graphql<Answer>(`{ product(databaseId: ${id}) { ... on HealthTest { ${FIELDS} } } }`)).data.product
      .cheaperTests;
  const tests = stored.filter(({ area }) => String(area) === "TESTS");
  const isOnce = ({ priceEstimate }: (typeof tests)[number]) => priceEstimate && !priceEstimate.includes("/");

  it("is said of each test: what none of them does, and which come nearest", async () => {
    for (const one of tests) {
      const answer = await ask(one.id);
      if (!isOnce(one) || one.priceFrom === null) {
        expect(answer).toBeNull();
        continue;
      }
      const cheaper = tests.filter((other) => isOnce(other) && (other.priceFrom ?? Infinity) < (one.priceFrom ?? 0));
      expect(answer?.comparedCount).toBe(cheaper.length);
      expect(answer?.markerNamesOnlyHere).toEqual(
        one.biomarkers.filter((name) => !cheaper.some(({ biomarkers }) => biomarkers.includes(name))),
      );
      const shared = (other: (typeof tests)[number]) =>
        one.biomarkers.filter((name) => other.biomarkers.includes(name));
      const best = cheaper.map((other) => shared(other).length).sort((a, b) => b - a);
      for (const [place, { test, saving, sharedMarkerNames, missingMarkerNames }] of (
        answer?.nearest ?? []
      ).entries()) {
        const other = cheaper.find(({ id }) => id === test.databaseId);
        if (!other) throw new Error("it is not cheaper");
        expect(sharedMarkerNames).toEqual(shared(other));
        expect(sharedMarkerNames).toHaveLength(best[place] ?? 0);
        expect([...sharedMarkerNames, ...missingMarkerNames].sort()).toEqual([...one.biomarkers].sort());
        expect(saving.amount).toBe((one.priceFrom ?? 0) - (other.priceFrom ?? 0));
      }
    }
  });

  it("takes two statements for all that are asked for, and is refused for too many", async () => {
    const many = async (first: number) =>
      countStatements(() =>
        api.graphql<{ products: unknown }>(
          `{ products(area: TESTS, first: ${first}, filter: { search: "a" }) { nodes { ... on HealthTest { ${FIELDS} } } } }`,
        ),
      );
    // The first search reads what the synonyms are.
    await many(1);
    const [one, statements] = await many(1);
    const [twenty, same] = await many(20);
    expect([one.errors, twenty.errors, same]).toEqual([[], [], statements]);
    expect((await many(40))[0].errors[0]?.extensions.code).toBe("QUERY_TOO_COSTLY");
  });

  it("stands on the page, with how the sample is taken and what the answer does not tell", async () => {
    const { html } = await page(await pathOf(test.id));
    for (const heading of [
      "Jämfört med billigare tester",
      "Så tas provet",
      "Vad testet inte säger",
      "Läs mer i guiderna",
    ])
      expect(html).toContain(heading);
    for (const name of test.biomarkers) expect(linksThatRead(html, name)[0]?.href).toMatch(/^\/markorer\//);
  });
});

it("a product names the guides about what it contains or is for", async () => {
  const guides = async (id: number) =>
    (
      await api.graphql<{ product: { guides: { path: string }[] } }>(
        `{ product(databaseId: ${id}) { guides { path } } }`,
      )
    ).data.product.guides.map(({ path }) => path);
  expect(await guides(supplement.id)).toEqual(["/guider/magnesium"]);
  expect(await guides(equipment.id)).toEqual(["/guider/ljus-och-dygnsrytm"]);
  expect(await guides(named("Järnkollen hemma").id)).toContain("/guider/jarn");
});
