import { beforeAll, describe, expect, it } from "vitest";
import { growCatalogue, seedDemo } from "../../server/seed/seedDemo.ts";
import { countStatements, eventually, startApi } from "../support/api.ts";
import { allProducts } from "../support/apiCatalogue.ts";
import { linksThatRead, meta, structuredData, title } from "../support/apiHtml.ts";

const api = await startApi();

async function page(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const response = await api.fetch(path);
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

interface Marker {
  databaseId: number;
  path: string;
  name: string;
  group: string;
  meaning: string;
  lowMeaning: string;
  highMeaning: string;
  reference: string | null;
  guides: { path: string }[];
  related: { path: string }[];
}

const FIELDS = "databaseId path name group meaning lowMeaning highMeaning reference guides { path } related { path }";
const markers: Marker[] = await api.db.query('SELECT id AS "databaseId", name FROM biomarker ORDER BY id');
const idOf = (name: string) => markers.find((marker) => marker.name === name)?.databaseId ?? 0;
const read = async (id: number) =>
  (await api.graphql<{ biomarker: Marker | null }>(`{ biomarker(databaseId: ${id}) { ${FIELDS} } }`)).data.biomarker;
const ferritin = (await read(idOf("Ferritin"))) as Marker;
const measuring = (await allProducts(api.db)).filter(
  ({ isAvailable, biomarkers, area }) => isAvailable && String(area) === "TESTS" && biomarkers.includes("Ferritin"),
);

describe("a marker's page", () => {
  it("tells what it is, without scripts: its texts, its guides, its group, and the tests that measure it", async () => {
    expect(ferritin.path).toBe(`/markorer/ferritin-${ferritin.databaseId}`);
    const { status, html } = await page(ferritin.path);
    expect([status, title(html)]).toEqual([200, "Ferritin – Livsresan"]);
    expect(html).toMatch(new RegExp(`Lågt värde</h3><p[^>]*>${ferritin.lowMeaning}`));
    expect(html).toMatch(new RegExp(`Högt värde</h3><p[^>]*>${ferritin.highMeaning}`));
    expect(ferritin.meaning).toBe(`${ferritin.lowMeaning} ${ferritin.highMeaning}`);
    expect(html).toContain(ferritin.reference);
    expect(html).toContain("referensintervall");
    for (const { path } of ferritin.guides) expect(html).toContain(`href="${path}"`);
    for (const { path } of ferritin.related) expect(html).toContain(`href="${path}"`);
    for (const { name } of measuring) expect(linksThatRead(html, name)).toHaveLength(1);
    expect(meta(html, "og:image")).toMatch(new RegExp(`/dela${ferritin.path}\\.png$`));
    expect(structuredData(html)[0]).toMatchObject([
      { "@type": "DefinedTerm", name: "Ferritin" },
      { "@type": "BreadcrumbList", itemListElement: [{ name: "Hem" }, { name: "Markörer" }, { name: "Ferritin" }] },
    ]);
  });

  it("has the cheapest test first, page by page, and what harms somebody before the way to the seller", async () => {
    const QUERY = `query ($id: Int!, $first: Int!, $after: String) { biomarker(databaseId: $id) {
      products(first: $first, after: $after, orderBy: PRICE_ASCENDING) { nodes { databaseId } pageInfo { endCursor } } } }`;
    const found: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { data } = await api.graphql<{
        biomarker: { products: { nodes: { databaseId: number }[]; pageInfo: { endCursor: string | null } } };
      }>(QUERY, { id: ferritin.databaseId, first: 5, after });
      const { nodes, pageInfo } = data.biomarker.products;
      found.push(...nodes.map(({ databaseId }) => databaseId));
      after = nodes.length < 5 ? null : pageInfo.endCursor;
    }
    const priceOf = (id: number) => measuring.find((test) => test.id === id)?.priceFrom ?? Number.MAX_SAFE_INTEGER;
    expect(found.map(priceOf)).toEqual([...found.map(priceOf)].sort((a, b) => a - b));
    expect([...found].sort()).toEqual(measuring.map(({ id }) => id).sort());

    const { html } = await page(ferritin.path);
    for (const { id, warnings } of measuring)
      for (const warning of warnings) {
        expect(html.indexOf(warning)).toBeGreaterThan(0);
        expect(html.indexOf(warning)).toBeLessThan(html.indexOf(`/ut/${id}?`));
      }
  });

  it("is written for every marker: what a deviation can mean, and guides that are published", async () => {
    const { data } = await api.graphql<{ biomarkers: Marker[] }>(`{ biomarkers { ${FIELDS} } }`);
    const unwritten = data.biomarkers.filter(({ meaning, guides }) => meaning.length < 60 || guides.length === 0);
    expect(unwritten.map(({ name }) => name)).toEqual([]);
    for (const { id, slugs } of await api.db.query("SELECT id, guide_slugs AS slugs FROM biomarker"))
      expect([id, (await read(id))?.guides]).toEqual([id, slugs.map((slug: string) => ({ path: `/guider/${slug}` }))]);
  });

  it("goes on being found by its number when its name changes, and is not found by another", async () => {
    const former = ferritin.path.replace("ferritin", "jarnlager");
    expect(await page(`${former}?a=1`)).toMatchObject({ status: 301, location: `${ferritin.path}?a=1` });
    for (const path of ["/markorer/x-99999", "/markorer/ferritin", "/markorer/x-0"])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    expect(await read(99_999)).toBeNull();
  });

  it("says so when nothing measures it", async () => {
    const [{ id }] = await api.db.query("INSERT INTO biomarker (name) VALUES ('Okändium') RETURNING id");
    const { status, html } = await page(`/markorer/okandium-${id}`);
    expect(status).toBe(200);
    expect(html).toContain("Inget test i listan mäter den just nu");
    await api.db.query("DELETE FROM biomarker WHERE id = $1", [id]);
  });
});

it("a database that was filled before gets the texts, and keeps what somebody has written", async () => {
  const tsh = await read(idOf("TSH"));
  await api.db.query(
    "UPDATE biomarker SET meaning = '', low_meaning = '', high_meaning = '', reference = NULL, guide_slugs = '{}' WHERE name IN ('TSH', 'CRP')",
  );
  await api.db.query("UPDATE biomarker SET meaning = 'Egna ord' WHERE name = 'CRP'");
  expect(await seedDemo(api.db)).toBe(false);
  await eventually(async () => (await read(idOf("TSH")))?.meaning === tsh?.meaning);
  expect(await read(idOf("TSH"))).toEqual(tsh);
  expect(await read(idOf("CRP"))).toMatchObject({ meaning: "Egna ord", reference: null });
});

it("a database that was filled before is told whom the demo's tests are for, once", async () => {
  const known = () => api.db.query("SELECT name FROM product WHERE intended_for IS NOT NULL ORDER BY name");
  const before: { name: string }[] = await known();
  expect(before.map(({ name }) => name)).toContain("Hälsokontroll för män");
  await api.db.query("UPDATE product SET intended_for = NULL");
  await seedDemo(api.db);
  expect(await known()).toEqual(before);
  await api.db.query("UPDATE product SET intended_for = NULL WHERE name = 'Hälsokontroll för män'");
  await seedDemo(api.db);
  expect(await known()).toEqual(before.filter(({ name }) => name !== "Hälsokontroll för män"));
});

it("all markers that are measured are listed, group by group", async () => {
  const { html } = await page("/markorer");
  const { data } = await api.graphql<{ biomarkers: Marker[] }>("{ biomarkers { path group } }");
  expect(data.biomarkers.length).toBeGreaterThan(90);
  for (const { path } of data.biomarkers) expect(html).toContain(`href="${path}"`);
});

describe("in a large catalogue", () => {
  beforeAll(() => growCatalogue(api.db, 5_000));

  it("a marker's page takes as many statements, and leads on without scripts", async () => {
    const [{ html }, statements] = await countStatements(() => page(ferritin.path));
    expect(statements).toBeLessThanOrEqual(7);
    const [more] = linksThatRead(html, "Visa fler");
    expect(more?.href).toMatch(new RegExp(`^${ferritin.path}\\?efter=[\\w-]+$`));
    const next = await page(more?.href ?? "");
    expect(next.status).toBe(200);
    expect(next.html.match(/id="erbjudande-\d+"/g)).toHaveLength(24);
    expect(next.html).not.toContain(html.match(/id="erbjudande-\d+"/)?.[0]);
    expect((await page(`${ferritin.path}?efter=bW9nZWw`)).status).toBe(400);
  });
});
