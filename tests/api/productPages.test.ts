import { describe, expect, it } from "vitest";
import { startApi } from "../support/api.ts";
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

  it("has what harms somebody before the way to the seller, in each area", async () => {
    for (const product of [supplement, equipment]) {
      const { html } = await page(await pathOf(product.id));
      expect(product.warnings.length).toBeGreaterThan(0);
      for (const warning of product.warnings) {
        expect(html.indexOf(warning)).toBeGreaterThan(0);
        expect(html.indexOf(warning)).toBeLessThan(html.indexOf(`/ut/${product.id}`));
      }
    }
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
    expect(await page(before)).toMatchObject({ status: 301, location: after });
    expect((await page(after)).status).toBe(200);
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

  it("of a product that is hidden is one of nothing, for everybody", async () => {
    const [hidden] = (await allProducts(api.db)).filter(({ isAvailable }) => !isAvailable);
    if (!hidden) throw new Error("every product is available");
    expect((await page(`/tester/x-${hidden.id}`)).status).toBe(404);
    expect((await page("/sitemap.xml")).html).not.toMatch(new RegExp(`-${hidden.id}<`));
  });
});
