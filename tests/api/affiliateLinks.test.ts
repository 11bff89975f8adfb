import { describe, expect, it } from "vitest";
import { AREA_PATHS } from "../../schema/catalogue.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { allProducts } from "../support/apiCatalogue.ts";
import { decoded, elements, linksThatRead, title } from "../support/apiHtml.ts";

const api = await startAccounts();
const products = await allProducts(api.db);
const linked = products.filter(({ affiliateLink, isAvailable }) => affiliateLink && isAvailable);
const [first, second] = linked;
if (!first || !second) throw new Error("the demo catalogue has no links");

/** What is counted for a link, page by page. */
const counted = async (id: number, kind: string): Promise<Record<string, number>> => {
  const rows: { page: string; clicks: number }[] = await api.db.query(
    "SELECT page, clicks FROM affiliate_click_count WHERE kind = $3 AND target_id = $1 AND day = $2 ORDER BY page",
    [id, dayOf(new Date()), kind],
  );
  return Object.fromEntries(rows.map(({ page, clicks }) => [page, clicks]));
};

const countedAs = (id: number, expected: Record<string, number>, kind = "PRODUCT") =>
  eventually(async () => JSON.stringify(await counted(id, kind)) === JSON.stringify(expected)).catch(async () =>
    expect(await counted(id, kind)).toEqual(expected),
  );

const opened = async (path: string) => {
  const response = await api.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe("a link to a provider", () => {
  it("leads there, and nobody keeps the answer or learns where it came from", async () => {
    const target = "https://butik.test/prov?a=1";
    for (const { id, affiliateLink } of linked.slice(3, 6)) {
      await api.db.getRepository(Product).update(id, { affiliateLink: target });
      const { status, headers } = await api.fetch(`/ut/${id}?fran=tester`);
      await api.db.getRepository(Product).update(id, { affiliateLink });
      expect(status).toBe(302);
      expect(headers.get("location")).toBe(target);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("to somebody invented leads to a page of ours that says so, with the way back", async () => {
    for (const { id, name, providerName, area } of linked.slice(3, 6)) {
      for (const [query, back] of [
        ["?fran=biohacking", "/biohacking"],
        ["", AREA_PATHS[area]],
        ["?fran=https://evil.example", AREA_PATHS[area]],
      ] as const) {
        const { status, headers, html } = await opened(`/ut/${id}${query}`);
        expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
        expect(headers.get("location")).toBeNull();
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("x-robots-tag")).toBe("noindex");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("set-cookie")).toBeNull();
        expect(title(html)).toBe("Här slutar demon – Livsresan");
        const text = decoded(html.replace(/<[^>]*>/g, ""));
        for (const said of ["Det här är en demo", name, providerName]) expect(text).toContain(said);
        expect(linksThatRead(html, "Tillbaka").map(({ href }) => href)).toEqual([back]);
        expect(elements(html, "script")).toEqual([]);
        expect(elements(html, "a").filter(({ href = "" }) => /^https?:/.test(href))).toEqual([]);
      }
    }
  });

  it("is what every product of the graph with a link has, and none without", async () => {
    const ids = products.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += 100) {
      const { data } = await api.graphql<{
        productsByIds: { databaseId: number; visitPath: string | null; affiliateLink: string | null }[];
      }>("query ($ids: [Int!]!) { productsByIds(databaseIds: $ids) { databaseId visitPath affiliateLink } }", {
        ids: ids.slice(start, start + 100),
      });
      for (const { databaseId: id, visitPath, affiliateLink } of data.productsByIds)
        expect(visitPath).toBe(affiliateLink ? `/ut/${id}` : null);
    }
  });

  it("is counted by product, day and page, however many follow it at once", async () => {
    const visits = Array.from(
      { length: 60 },
      (_, n) => `/ut/${first.id}?fran=${n % 3 === 0 ? "biohacking" : "tester"}`,
    );
    await Promise.all(visits.map((path) => api.fetch(path)));
    await countedAs(first.id, { "/biohacking": 20, "/tester": 40 });
    await api.fetch(`/ut/${first.id}?fran=tester`);
    await countedAs(first.id, { "/biohacking": 20, "/tester": 41 });
  });

  it("is counted under no page but ours", async () => {
    const strange = [
      "",
      "?fran=",
      "?fran=https://evil.example",
      "?fran=tester&fran=tester",
      `?fran=${"a".repeat(5_000)}`,
    ];
    for (const query of strange) expect((await api.fetch(`/ut/${second.id}${query}`)).status).toBe(200);
    await countedAs(second.id, { annan: strange.length });
  });

  it("is not counted for programs that look, and browsers that fetch ahead", async () => {
    const [, , third] = linked;
    const id = third?.id ?? 0;
    expect((await api.fetch(`/ut/${id}?fran=tester`, { method: "HEAD" })).status).toBe(200);
    const ahead: Record<string, string>[] = [
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { "x-moz": "prefetch" },
    ];
    for (const headers of ahead) expect((await api.fetch(`/ut/${id}?fran=tester`, { headers })).status).toBe(200);
    await api.fetch(`/ut/${id}?fran=kosttillskott`);
    await countedAs(id, { "/kosttillskott": 1 });
  });

  it("is nothing for search engines", async () => {
    const response = await api.fetch("/robots.txt");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Disallow: /ut/");
  });
});

describe("a link to a provider of MR scans", async () => {
  const { data } = await api.graphql<{
    mrProviders: { databaseId: number; visitPath: string | null; affiliateLink: string | null }[];
  }>("{ mrProviders { databaseId visitPath affiliateLink } }");
  const providers = data.mrProviders.map(({ databaseId, ...rest }) => ({ ...rest, id: databaseId }));
  const [one] = providers.filter(({ affiliateLink }) => affiliateLink);
  const id = Number(one?.id);

  it("is what every one with a link has, and none without", () => {
    for (const { id, visitPath, affiliateLink } of providers)
      expect(visitPath).toBe(affiliateLink ? `/ut/mr/${id}` : null);
    expect(new Set(providers.map(({ visitPath }) => visitPath === null))).toEqual(new Set([true, false]));
  });

  it("leads to a page that says who it would be, and is counted apart from the product of the same number", async () => {
    const before = await counted(id, "PRODUCT");
    for (let times = 0; times < 3; times++) {
      const response = await api.fetch(`/ut/mr/${id}?fran=mr-scanning`);
      const { status, headers } = response;
      expect(status).toBe(200);
      const html = await response.text();
      expect(title(html)).toBe("Här slutar demon – Livsresan");
      expect(linksThatRead(html, "Tillbaka").map(({ href }) => href)).toEqual(["/mr-scanning"]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("set-cookie")).toBeNull();
    }
    await api.fetch(`/ut/mr/${id}`, { method: "HEAD" });
    await countedAs(id, { "/mr-scanning": 3 }, "MR_PROVIDER");
    expect(await counted(id, "PRODUCT")).toEqual(before);
  });

  it("leads on to a provider that there is", async () => {
    const [other] = providers.filter(({ affiliateLink, id }) => affiliateLink && id !== one?.id);
    await api.db.query("UPDATE mr_provider SET affiliate_link = 'https://mr.test/boka' WHERE id = $1", [other?.id]);
    const { status, headers } = await api.fetch(`/ut/mr/${other?.id}?fran=mr-scanning`);
    expect([status, headers.get("location")]).toEqual([302, "https://mr.test/boka"]);
    await countedAs(Number(other?.id), { "/mr-scanning": 1 }, "MR_PROVIDER");
  });

  it("is seen by admins with the provider's name", async () => {
    const { browser } = await asAdmin(api);
    // What is left fits one page of the list.
    await api.db.query("DELETE FROM affiliate_click_count WHERE kind = 'PRODUCT' AND target_id <> $1", [first.id]);
    const { data } = await browser.graphql<{ affiliateClicks: { nodes: Record<string, unknown>[] } }>(
      `{ affiliateClicks(first: 100) { nodes { kind productId mrProviderId productName providerName page clicks } } }`,
    );
    const [{ name }] = await api.db.query("SELECT name FROM mr_provider WHERE id = $1", [id]);
    expect(data.affiliateClicks.nodes).toContainEqual({
      kind: "MR_PROVIDER",
      productId: null,
      mrProviderId: globalId("MrProvider", id),
      productName: null,
      providerName: name,
      page: "/mr-scanning",
      clicks: 3,
    });
    for (const { kind, productId, mrProviderId } of data.affiliateClicks.nodes)
      expect([productId === null, mrProviderId === null]).toEqual([kind === "MR_PROVIDER", kind === "PRODUCT"]);
  });

  it("is none for a provider without one, with a broken one, or that does not exist", async () => {
    const without = providers.find(({ affiliateLink }) => !affiliateLink);
    for (const path of [`/ut/mr/${without?.id}`, "/ut/mr/999999", "/ut/mr/", "/ut/mr", "/ut/mr/1/2", "/ut/mr/mr/1"])
      expect([path, (await api.fetch(path)).status]).toEqual([path, 404]);
    await api.db.query("UPDATE mr_provider SET affiliate_link = 'https://[' WHERE id = $1", [id]);
    expect((await api.fetch(`/ut/mr/${id}`)).status).toBe(404);
    await api.db.query("UPDATE mr_provider SET affiliate_link = $2 WHERE id = $1", [id, one?.affiliateLink]);
  });
});

describe("what is no link to a provider is a page that does not exist", () => {
  const unavailable = products.find(({ isAvailable, affiliateLink }) => !isAvailable && affiliateLink);
  const without = products.find(({ isAvailable, affiliateLink }) => isAvailable && !affiliateLink);

  it.each([
    ["an unknown id", "/ut/999999"],
    ["no id", "/ut/"],
    ["nothing at all", "/ut"],
    ["a product that cannot be bought", `/ut/${unavailable?.id}`],
    ["a product without a link", `/ut/${without?.id}`],
    ["an address", "/ut/https://evil.example/"],
    ["an encoded address", "/ut/https%3A%2F%2Fevil.example"],
    ["an address without a scheme", "/ut//evil.example"],
    ["a script", "/ut/javascript:alert(1)"],
    ["a script in the markup", "/ut/%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["an id with more behind it", `/ut/${first.id}/https://evil.example`],
    ["an id that is none any more", `/ut/${first.id};DROP TABLE product`],
    ["an id with leading zeros", `/ut/0${first.id}`],
    ["a large id", "/ut/99999999999999999999"],
    ["a negative id", "/ut/-1"],
    ["a NUL", `/ut/${first.id}%00`],
    ["a line break", `/ut/${first.id}%0d%0aset-cookie:a=b`],
    ["ten thousand characters", `/ut/${"9".repeat(10_000)}`],
    ["ten thousand letters", `/ut/${"a".repeat(10_000)}`],
  ])("%s", async (_, path) => {
    const before = await api.db.query("SELECT sum(clicks) FROM affiliate_click_count");
    const { status, headers, html } = await opened(path);
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("location")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
    expect(html).toContain("Oops! Page not found");
    expect(html).not.toContain("<script>alert");
    expect(elements(html, "a").filter(({ href = "" }) => href.includes("evil"))).toEqual([]);
    if (!/^\/ut\/?$/.test(path)) expect(headers.get("cache-control")).toBe("no-store");
    expect(await api.db.query("SELECT sum(clicks) FROM affiliate_click_count")).toEqual(before);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "ftp://evil.example",
    "https://",
    "https://[",
    "/tester",
  ])("a link to %j that got into the database past all checks", async (link) => {
    await api.db.getRepository(Product).update(second.id, { affiliateLink: link });
    expect((await api.fetch(`/ut/${second.id}`)).status).toBe(404);
    const { data } = await api.graphql<{ product: { visitPath: string | null } }>(
      `{ product(databaseId: ${second.id}) { visitPath } }`,
    );
    expect(data.product.visitPath).toBeNull();
    await api.db.getRepository(Product).update(second.id, { affiliateLink: second.affiliateLink });
  });

  it("any way of asking that is not reading", async () => {
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await api.fetch(`/ut/${first.id}`, { method })).status).toBe(404);
  });
});

describe("what admins see of it", () => {
  const QUERY = `query ($first: Int, $after: String, $from: LocalDate, $to: LocalDate) {
    affiliateClicks(first: $first, after: $after, from: $from, to: $to) {
      totalClicks
      nodes { day kind page productId mrProviderId productName providerName clicks }
      pageInfo { hasNextPage endCursor }
    } }`;
  interface Clicks {
    affiliateClicks: {
      totalClicks: number;
      nodes: { day: string; page: string; productId: string | null; productName: string | null; clicks: number }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }

  it("is every number once, the latest day first, by pages of any size and by period", async () => {
    const { browser } = await asAdmin(api);
    await api.db.query("DELETE FROM affiliate_click_count");
    await api.db.query(
      `INSERT INTO affiliate_click_count (day, kind, target_id, page, clicks)
       SELECT date '2026-03-01' + d, kind, p, page, d + p
       FROM generate_series(0, 3) d, unnest(ARRAY['PRODUCT', 'MR_PROVIDER']) kind, unnest($1::int[]) p, unnest($2::text[]) page`,
      [
        [first.id, second.id, 777_777],
        ["/tester", "annan"],
      ],
    );
    const rows: { clicks: number; productId: number | null; mrProviderId: number | null }[] = await api.db.query(
      `SELECT day::text, kind, page, clicks,
              CASE kind WHEN 'PRODUCT' THEN target_id END AS "productId",
              CASE kind WHEN 'MR_PROVIDER' THEN target_id END AS "mrProviderId"
       FROM affiliate_click_count ORDER BY day DESC, kind DESC, target_id DESC, page DESC`,
    );
    const expected = rows.map(({ productId, mrProviderId, ...row }) => ({
      ...row,
      productId: productId && globalId("Product", productId),
      mrProviderId: mrProviderId && globalId("MrProvider", mrProviderId),
    }));
    const seen: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const { data }: { data: Clicks } = await browser.graphql<Clicks>(QUERY, { first: 5, after });
      for (const { productName, ...rest } of data.affiliateClicks.nodes) {
        const { providerName: _, ...row } = rest as typeof rest & { providerName?: string };
        seen.push(row);
        expect(productName === null).toBe(rest.productId === null || rest.productId === globalId("Product", 777_777));
      }
      expect(data.affiliateClicks.totalClicks).toBe(expected.reduce((sum, { clicks }) => sum + clicks, 0));
      if (!data.affiliateClicks.pageInfo.hasNextPage) break;
      after = data.affiliateClicks.pageInfo.endCursor;
    }
    expect(seen.map((row) => JSON.stringify(row, Object.keys(expected[0] ?? {}).sort()))).toEqual(
      expected.map((row: object) => JSON.stringify(row, Object.keys(expected[0] ?? {}).sort())),
    );
    const { data } = await browser.graphql<Clicks>(QUERY, { from: "2026-03-02", to: "2026-03-03" });
    expect(new Set(data.affiliateClicks.nodes.map(({ day }) => day))).toEqual(new Set(["2026-03-02", "2026-03-03"]));
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "x" }, "after"],
    [{ after: Buffer.from('["2026-02-31","PRODUCT",1,"/tester"]').toString("base64url") }, "after"],
    [{ after: Buffer.from('["2026-02-28","PAGE",1,"/tester"]').toString("base64url") }, "after"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
  ])("refuses %j", async (variables, field) => {
    const { browser } = await asAdmin(api);
    const { status, errors } = await browser.graphql(QUERY, variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });
});
