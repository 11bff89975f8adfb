import { describe, expect, it } from "vitest";
import { AREA_PATHS } from "../../schema/catalogue.ts";
import { dayOf } from "../../schema/rules/days.ts";
import { Product } from "../../server/features/catalogue/Product.ts";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { allProducts } from "../support/apiCatalogue.ts";
import { decoded, elements, linksThatRead, title } from "../support/apiHtml.ts";

const api = await startAccounts();
const products = await allProducts(api.db);
const linked = products.filter(({ affiliateLink, isAvailable }) => affiliateLink && isAvailable);
const [first, second] = linked;
if (!first || !second) throw new Error("the demo catalogue has no links");

/** What is counted for a product, page by page. */
const counted = async (productId: number): Promise<Record<string, number>> => {
  const rows: { page: string; clicks: number }[] = await api.db.query(
    "SELECT page, clicks FROM affiliate_click_count WHERE product_id = $1 AND day = $2 ORDER BY page",
    [productId, dayOf(new Date())],
  );
  return Object.fromEntries(rows.map(({ page, clicks }) => [page, clicks]));
};

const countedAs = (productId: number, expected: Record<string, number>) =>
  eventually(async () => JSON.stringify(await counted(productId)) === JSON.stringify(expected)).catch(async () =>
    expect(await counted(productId)).toEqual(expected),
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
    const ids = products.filter(({ isAvailable }) => isAvailable).map(({ id }) => String(id));
    for (let start = 0; start < ids.length; start += 100) {
      const { data } = await api.graphql<{
        productsByIds: { id: string; visitPath: string | null; affiliateLink: string | null }[];
      }>("query ($ids: [ID!]!) { productsByIds(ids: $ids) { id visitPath affiliateLink } }", {
        ids: ids.slice(start, start + 100),
      });
      for (const { id, visitPath, affiliateLink } of data.productsByIds)
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
      `{ product(id: "${second.id}") { visitPath } }`,
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
      nodes { day page productId productName providerName clicks }
      pageInfo { hasNextPage endCursor }
    } }`;
  interface Clicks {
    affiliateClicks: {
      totalClicks: number;
      nodes: { day: string; page: string; productId: string; productName: string | null; clicks: number }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }

  it("is every number once, the latest day first, by pages of any size and by period", async () => {
    const { browser } = await asAdmin(api);
    await api.db.query("DELETE FROM affiliate_click_count");
    await api.db.query(
      `INSERT INTO affiliate_click_count (day, product_id, page, clicks)
       SELECT date '2026-03-01' + d, p, page, d + p FROM generate_series(0, 3) d, unnest($1::int[]) p, unnest($2::text[]) page`,
      [
        [first.id, second.id, 777_777],
        ["/tester", "annan"],
      ],
    );
    const expected = await api.db.query(
      `SELECT day::text, page, product_id::text AS "productId", clicks FROM affiliate_click_count
       ORDER BY day DESC, product_id DESC, page DESC`,
    );
    const seen: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const { data }: { data: Clicks } = await browser.graphql<Clicks>(QUERY, { first: 5, after });
      for (const { productName, ...rest } of data.affiliateClicks.nodes) {
        const { providerName: _, ...row } = rest as typeof rest & { providerName?: string };
        seen.push(row);
        expect(productName === null).toBe(rest.productId === "777777");
      }
      expect(data.affiliateClicks.totalClicks).toBe(
        expected.reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0),
      );
      if (!data.affiliateClicks.pageInfo.hasNextPage) break;
      after = data.affiliateClicks.pageInfo.endCursor;
    }
    expect(seen.map((row) => JSON.stringify(row, Object.keys(expected[0]).sort()))).toEqual(
      expected.map((row: object) => JSON.stringify(row, Object.keys(expected[0]).sort())),
    );
    const { data } = await browser.graphql<Clicks>(QUERY, { from: "2026-03-02", to: "2026-03-03" });
    expect(new Set(data.affiliateClicks.nodes.map(({ day }) => day))).toEqual(new Set(["2026-03-02", "2026-03-03"]));
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "x" }, "after"],
    [{ after: Buffer.from('["2026-02-31",1,"/tester"]').toString("base64url") }, "after"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
  ])("refuses %j", async (variables, field) => {
    const { browser } = await asAdmin(api);
    const { status, errors } = await browser.graphql(QUERY, variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });
});
