import { beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import { type Answer, countStatements } from "../support/api.ts";

const api = await startAccounts();
const { browser } = await asAdmin(api);

interface Report {
  affiliateClickReport: {
    totalClicks: number;
    previousClicks: number;
    days: { day: string; clicks: number }[];
    pages: { page: string; clicks: number }[];
  };
}

interface Offers {
  affiliateClicksByOffer: {
    nodes: {
      kind: string;
      targetId: string;
      productName: string | null;
      providerName: string | null;
      clicks: number;
      previousClicks: number;
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const PERIOD = "$from: LocalDate!, $to: LocalDate!";
const REPORT = `query (${PERIOD}) { affiliateClickReport(from: $from, to: $to) {
  totalClicks previousClicks days { day clicks } pages { page clicks } } }`;
const OFFERS = `query (${PERIOD}, $first: Int, $after: String) {
  affiliateClicksByOffer(from: $from, to: $to, first: $first, after: $after) {
    nodes { kind targetId productName providerName clicks previousClicks } pageInfo { hasNextPage endCursor } } }`;
const FILE = `query (${PERIOD}) { affiliateClickFile(from: $from, to: $to) }`;

const MARCH = { from: "2026-03-10", to: "2026-03-12" };

/** day, kind, number, page, clicks */
const COUNTS = [
  ["2026-03-06", "PRODUCT", 1, "/tester", 100],
  ["2026-03-07", "PRODUCT", 1, "/tester", 2],
  ["2026-03-09", "MR_PROVIDER", 1, "/mr-scanning", 4],
  ["2026-03-10", "PRODUCT", 1, "/tester", 5],
  ["2026-03-10", "PRODUCT", 1, "annan", 1],
  ["2026-03-10", "MR_PROVIDER", 1, "/mr-scanning", 6],
  ["2026-03-12", "PRODUCT", 777_777, "/tester", 3],
  ["2026-03-12", "PRODUCT", 2, "/tester", 3],
  ["2026-03-13", "PRODUCT", 1, "/tester", 50],
] as const;

async function count(rows: readonly (readonly [string, string, number, string, number])[]): Promise<void> {
  await api.db.query("DELETE FROM affiliate_click_count");
  for (const row of rows) {
    await api.db.query(
      "INSERT INTO affiliate_click_count (day, kind, target_id, page, clicks) VALUES ($1, $2, $3, $4, $5)",
      [...row],
    );
  }
}

describe("what clicks add up to", () => {
  beforeAll(() => count(COUNTS));

  it("is told by day, by page and in all, with as many days before", async () => {
    const { data } = await browser.graphql<Report>(REPORT, MARCH);
    expect(data.affiliateClickReport).toEqual({
      totalClicks: 18,
      previousClicks: 6,
      days: [
        { day: "2026-03-10", clicks: 12 },
        { day: "2026-03-11", clicks: 0 },
        { day: "2026-03-12", clicks: 6 },
      ],
      pages: [
        { page: "/tester", clicks: 11 },
        { page: "/mr-scanning", clicks: 6 },
        { page: "annan", clicks: 1 },
      ],
    });
  });

  it("is told by what it led to, most clicks first, by pages of any size, also of what is gone", async () => {
    const seen: Offers["affiliateClicksByOffer"]["nodes"] = [];
    for (let after: string | null = null; ; ) {
      const { data }: Answer<Offers> = await browser.graphql<Offers>(OFFERS, { ...MARCH, first: 1, after });
      seen.push(...data.affiliateClicksByOffer.nodes);
      after = data.affiliateClicksByOffer.pageInfo.endCursor;
      if (!data.affiliateClicksByOffer.pageInfo.hasNextPage) break;
    }
    const [one, two]: { name: string; seller: string }[] = await api.db.query(
      "SELECT name, provider_name AS seller FROM product WHERE id IN (1, 2) ORDER BY id",
    );
    const [mr] = await api.db.query("SELECT name FROM mr_provider WHERE id = 1");
    expect(seen).toEqual([
      {
        kind: "MR_PROVIDER",
        targetId: globalId("MrProvider", 1),
        productName: null,
        providerName: mr.name,
        clicks: 6,
        previousClicks: 4,
      },
      {
        kind: "PRODUCT",
        targetId: globalId("Product", 1),
        productName: one?.name,
        providerName: one?.seller,
        clicks: 6,
        previousClicks: 2,
      },
      {
        kind: "PRODUCT",
        targetId: globalId("Product", 2),
        productName: two?.name,
        providerName: two?.seller,
        clicks: 3,
        previousClicks: 0,
      },
      {
        kind: "PRODUCT",
        targetId: globalId("Product", 777_777),
        productName: null,
        providerName: null,
        clicks: 3,
        previousClicks: 0,
      },
    ]);
  });

  it("is a file for spreadsheets, in which nothing is a formula", async () => {
    await api.db.query("UPDATE product SET name = $1 WHERE id = 2", ['=HYPERLINK("https://evil.example";"Å")']);
    const { data } = await browser.graphql<{ affiliateClickFile: string }>(FILE, MARCH);
    const lines = data.affiliateClickFile.split("\r\n");
    expect(lines[0]).toBe("\uFEFFDag;Typ;Nummer;Produkt;Leverantör;Klick");
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^2026-03-10;MR-leverantör;1;;.+;6$/);
    expect(lines[2]).toMatch(/^2026-03-10;Produkt;1;.+;.+;6$/);
    expect(lines[3]).toContain(`2026-03-12;Produkt;2;"'=HYPERLINK(""https://evil.example"";""Å"")";`);
    expect(lines[4]).toBe("2026-03-12;Produkt;777777;;;3");
    expect(lines[5]).toBe("");
  });

  it.each([
    [{ from: "2026-03-02", to: "2026-03-01" }, "Perioden slutar innan den börjar."],
    [{ from: "2020-01-01", to: "2026-03-01" }, "Perioden får vara högst tre år."],
  ])("is refused for %j", async (period, message) => {
    for (const query of [REPORT, OFFERS, FILE]) {
      const { status, errors } = await browser.graphql(query, period);
      expect([status, errors[0]?.message]).toEqual([400, message]);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "to" });
    }
  });
});

describe("a hundred thousand counts", () => {
  it("are read with the same statements as few, by the table's own index", async () => {
    await count(COUNTS);
    const ask = () => Promise.all([REPORT, OFFERS].map((query) => browser.graphql(query, MARCH)));
    const [, few] = await countStatements(ask);
    await api.db.query(
      `INSERT INTO affiliate_click_count (day, kind, target_id, page, clicks)
       SELECT date '2025-04-01' + d, 'PRODUCT', 1000 + p, '/tester', 1 + (d * p) % 7
       FROM generate_series(0, 399) d, generate_series(1, 250) p ON CONFLICT DO NOTHING`,
    );
    await api.db.query("ANALYZE affiliate_click_count");
    const [, many] = await countStatements(ask);
    expect(many).toBe(few);
    const plan = await api.db.query(
      `EXPLAIN SELECT kind, target_id, sum(clicks) FROM affiliate_click_count
       WHERE day BETWEEN '2026-03-06' AND '2026-03-12' GROUP BY kind, target_id`,
    );
    const text = plan.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
    expect(text).toContain("affiliate_click_count");
    expect(text).not.toContain("Seq Scan");
    // A year of them is added up in a moment.
    const begun = performance.now();
    const year = { from: "2025-04-01", to: "2026-03-31" };
    const answers = await Promise.all([REPORT, OFFERS].map((query) => browser.graphql(query, year)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
