import { beforeAll, describe, expect, it } from "vitest";
import { growCatalogue } from "../../server/seed/seedDemo.ts";
import { countStatements, eventually, startApi } from "../support/api.ts";
import { allProducts } from "../support/apiCatalogue.ts";
import { linksThatRead, structuredData, title } from "../support/apiHtml.ts";

const api = await startApi();

async function page(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const response = await api.fetch(path);
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

interface Provider {
  databaseId: number;
  path: string;
  name: string;
  areas: { area: string; productCount: number; isExact: boolean }[];
}

const readAll = async (args = "") =>
  (
    await api.graphql<{ providers: { nodes: Provider[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(
      `{ providers${args} { nodes { databaseId path name areas { area productCount isExact } } pageInfo { hasNextPage endCursor } } }`,
    )
  ).data.providers;
const providers = (await readAll()).nodes;
const available = (await allProducts(api.db)).filter(({ isAvailable }) => isAvailable);
const [provider] = providers.filter(({ areas }) => areas.length > 1);
if (!provider) throw new Error("nobody sells in two areas");

describe("a provider's page", () => {
  it("tells what it sells, area by area, and which links are paid, without scripts", async () => {
    const { status, html } = await page(provider.path);
    expect([status, title(html)]).toEqual([200, `${provider.name} – Livsresan`]);
    const own = available.filter(({ providerName }) => providerName === provider.name);
    for (const { name } of own) expect(linksThatRead(html, name)).toHaveLength(1);
    for (const { area, productCount } of provider.areas)
      expect(productCount).toBe(own.filter((product) => String(product.area) === area).length);
    expect(html).toContain("Annonslänk betyder att");
    for (const { rel } of linksThatRead(html, "Visa test")) expect(rel).toBe("noopener noreferrer sponsored");
  });

  it("says where it is, and names what is invented to people only", async () => {
    const [data] = structuredData((await page(provider.path)).html);
    expect(data).toMatchObject([{ "@type": "BreadcrumbList" }]);
  });

  it("is linked from its products, and goes on being found when its name changes", async () => {
    const [product] = available.filter(({ providerName }) => providerName === provider.name);
    const { data } = await api.graphql<{ product: { path: string } }>(
      `{ product(databaseId: ${product?.id}) { path } }`,
    );
    expect(linksThatRead((await page(data.product.path)).html, provider.name)[0]?.href).toBe(provider.path);
    expect(await page(`/leverantorer/${provider.databaseId}`)).toMatchObject({ status: 301, location: provider.path });
    for (const path of ["/leverantorer/x-99999", "/leverantorer/x"]) expect((await page(path)).status).toBe(404);
  });
});

describe("all providers", () => {
  it("are listed from A to Ö, page by page", async () => {
    const names = providers.map(({ name }) => name);
    expect(names).toEqual(
      [...new Set(available.map(({ providerName }) => providerName))].sort(new Intl.Collator("sv").compare),
    );
    const { html } = await page("/leverantorer");
    for (const { path } of providers) expect(html).toContain(`href="${path}"`);
    const found: string[] = [];
    for (let after = ""; ; ) {
      const { nodes, pageInfo } = await readAll(`(first: 3${after && `, after: "${after}"`})`);
      found.push(...nodes.map(({ name }) => name));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(found).toEqual(names);
  });

  it.each(["(first: 0)", "(first: 101)", '(after: "x")'])("are refused for %s", async (args) => {
    const { errors } = await api.graphql(`{ providers${args} { nodes { name } } }`);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("in a large catalogue", () => {
  beforeAll(() => growCatalogue(api.db, 20_000));

  it("counts up to 1 000, and takes as many statements", async () => {
    const [first] = (await readAll()).nodes.flatMap(({ areas }) => areas.filter(({ isExact }) => !isExact));
    expect(first?.productCount).toBe(1_000);
    const [, statements] = await countStatements(() => page("/leverantorer"));
    expect(statements).toBeLessThanOrEqual(4);
    const [{ status }, onPage] = await countStatements(() => page(provider.path));
    expect([status, onPage <= 7]).toEqual([200, true]);
  });

  it("leads on in each area without scripts, and begins anew where the address is of no area", async () => {
    const { html } = await page(provider.path);
    const offers = (from: string): string[] => from.match(/id="erbjudande-\d+"/g) ?? [];
    const links = linksThatRead(html, "Visa fler");
    expect(links.length).toBeGreaterThan(1);
    for (const { href } of links) {
      const [, area] = /^[^?]+\?omrade=(\w+)&efter=[\w-]+#\1$/.exec(href ?? "") ?? [];
      const next = await page(href ?? "");
      const [before, after] = [html, next.html].map((one) =>
        offers(one.slice(one.indexOf(`id="${area}"`)).split("</section>")[0] ?? ""),
      );
      expect([next.status, before?.length]).toEqual([200, 24]);
      expect(after?.length).toBeGreaterThan(0);
      expect(after?.filter((one) => before?.some((known) => known === one))).toEqual([]);
      const other = await page((href ?? "").replace(`omrade=${area}`, "omrade=nope"));
      expect([other.status, offers(other.html)]).toEqual([200, offers(html)]);
    }
    expect((await page(`${provider.path}?omrade=tester&efter=bW9nZWw`)).status).toBe(400);
  });
});

describe("the page of a provider of MR scans", () => {
  it("tells all of its facts, is linked from the comparison, and kept when the name changes", async () => {
    const [stored] = await api.db.query("SELECT * FROM mr_provider ORDER BY id LIMIT 1");
    const { html: list } = await page("/mr-scanning");
    const path = linksThatRead(list, stored.name)[0]?.href ?? "";
    const { status, html } = await page(path);
    expect([status, title(html)]).toEqual([200, `${stored.name}: MR-scanning – Livsresan`]);
    for (const text of [
      stored.location,
      stored.price_range,
      stored.turnaround_time,
      ...stored.strengths,
      ...stored.weaknesses,
    ])
      expect(html).toContain(text);
    expect(linksThatRead(html, "Till vårdgivaren")[0]?.rel).toBe("noopener noreferrer sponsored");
    await api.db.query("UPDATE mr_provider SET name = 'Nya Bilden' WHERE id = $1", [stored.id]);
    await eventually(async () => (await page(path)).status === 301);
    expect(await page(path)).toMatchObject({ location: `/mr-scanning/nya-bilden-${stored.id}` });
    expect((await page("/mr-scanning/x-99999")).status).toBe(404);
  });
});
