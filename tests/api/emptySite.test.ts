import { expect, it } from "vitest";
import { addressOfContentTab } from "../../client/features/admin/contentTabs.ts";
import { aMember, asAdmin, startAccounts } from "../support/accounts.ts";
import { decoded, elements } from "../support/apiHtml.ts";
import { sendImport } from "../support/catalogueImport.ts";
import { analyze, consent, sending, sleepAnswers } from "../support/testAnswers.ts";

const api = await startAccounts();
const admin = await asAdmin(api);
for (const table of ["product", "provider", "category", "article", "mr_provider", "synonym", "biomarker", "protocols"])
  await api.db.query(`DELETE FROM ${table}`);

const textOf = (html: string): string =>
  decoded(html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " "));

it.each([
  ["/tester", "Här kommer testerna att stå", addressOfContentTab("produkter", "ny")],
  ["/kosttillskott", "Här kommer kosttillskotten att stå", addressOfContentTab("produkter", "ny")],
  ["/biohacking", "Här kommer utrustningen att stå", addressOfContentTab("produkter", "ny")],
  ["/guider", "Här kommer guiderna att stå", addressOfContentTab("guider", "ny")],
  ["/mr-scanning", "Här kommer vårdgivarna att stå", addressOfContentTab("mr", "ny")],
  ["/markorer", "Här kommer markörerna att stå", addressOfContentTab("markorer")],
  ["/tester/markorer", "Här kommer du att kunna välja markörer", addressOfContentTab("markorer")],
  ["/leverantorer", "Här kommer leverantörerna att stå", addressOfContentTab("produkter", "ny")],
])(
  "%s of a site without content says what will be there, and tells admins where to begin",
  async (path, says, editor) => {
    const html = await (await api.fetch(path)).text();
    expect(textOf(html)).toContain(says);
    expect(textOf(html)).not.toMatch(/justera filtren|\(0\)|Visa alla guider|0 markörer|0 vårdgivare/);
    expect(elements(html, "a").map(({ href }) => href)).not.toContain(editor);
    const forAdmin = await (await admin.browser.fetch(path)).text();
    expect(elements(forAdmin, "a").map(({ href }) => href)).toContain(editor);
  },
);

it("an import without categories says where they are made", async () => {
  const { text } = await sendImport(
    admin.browser,
    "fil.csv",
    "category,name,providerName\nvitaminer,Prov,Provbolaget\n",
  );
  expect(text).toContain("Det finns inga kategorier ännu.");
  expect(text).not.toContain("Det finns: .");
});

it.each([
  ["/admin?flik=artikelbilder", "Inga guider ännu. Skriv den första under Guider"],
  ["/admin?flik=logotyper", "Inga logotyper ännu."],
])("%s says what is not there yet", async (path, says) => {
  const text = textOf(await (await admin.browser.fetch(path)).text()).replace(/\s+/g, " ");
  expect(text).toContain(says);
});

it.each([
  ["/sok?q=j%C3%A4rn", /Har jag järnbrist/],
  ["/protokoll", /färdigt|Färdiga protokoll/],
  ["/min-resa?flik=framsteg", /0 av 0/],
])("%s promises nothing that is not there", async (path, promise) => {
  const page = await admin.browser.fetch(path);
  expect(page.status).toBe(200);
  expect(textOf(await page.text())).not.toMatch(promise);
});

it("no link of a site without content leads to what is not there", async () => {
  const sitemap = await (await api.fetch("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const statuses = new Map<string, number>();
  const links = new Map<string, string>();
  for (const path of paths) {
    const page = await api.fetch(path);
    statuses.set(path, page.status);
    for (const { href = "" } of elements(await page.text(), "a")) {
      if (href.startsWith("/")) links.set(href.replace(/#.*/, ""), path);
    }
  }
  expect(links.size).toBeGreaterThan(20);
  const dead: string[] = [];
  for (const [to, from] of links) {
    const status = statuses.get(to) ?? (await api.fetch(to)).status;
    if (status !== 200) dead.push(`${to} on ${from}: ${status}`);
  }
  expect(dead).toEqual([]);
});

it("a test's result leads to no guide that is not published", async () => {
  const { browser } = await aMember(api);
  await consent(browser);
  const { findings } = await analyze(browser, "Sleep", sending(sleepAnswers()));
  expect(findings.length).toBeGreaterThan(3);
  const paths = findings.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths.filter((path) => path.startsWith("/guider/"))).toEqual([]);
});
