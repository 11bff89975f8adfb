import { expect, it } from "vitest";
import { addressOfContentTab } from "../../client/features/admin/contentTabs.ts";
import { FIXED_CATEGORIES } from "../../schema/products.ts";
import { seedCategories } from "../../server/seed/seedDemo.ts";
import { aMember, asAdmin, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { decoded, elements } from "../support/apiHtml.ts";
import { sendImport } from "../support/catalogueImport.ts";
import { analyze, consent, sending, sleepAnswers } from "../support/testAnswers.ts";

const api = await startAccounts();
const admin = await asAdmin(api);
for (const table of [
  "product",
  "provider",
  "category",
  "article",
  "mr_provider",
  "synonym",
  "biomarker",
  "protocols",
  "training_method",
])
  await api.db.query(`DELETE FROM ${table}`);

const textOf = (html: string): string =>
  decoded(html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " "));

/** The page's own words. */
const mainOf = (html: string): string => textOf(/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "");

it.each([
  ["/tester", "Här kommer testerna att stå", addressOfContentTab("produkter", "ny")],
  ["/kosttillskott", "Här kommer kosttillskotten att stå", addressOfContentTab("produkter", "ny")],
  ["/biohacking", "Här kommer utrustningen att stå", addressOfContentTab("produkter", "ny")],
  ["/guider", "Här kommer guiderna att stå", addressOfContentTab("guider", "ny")],
  ["/mr-scanning", "Här kommer vårdgivarna att stå", addressOfContentTab("mr", "ny")],
  ["/traning", "Här kommer träningsmetoderna att stå", addressOfContentTab("metoder", "ny")],
  ["/markorer", "Här kommer markörerna att stå", addressOfContentTab("markorer")],
  ["/tester/markorer", "Här kommer du att kunna välja markörer", addressOfContentTab("markorer")],
  ["/protokoll", "Här kommer de färdiga protokollen att stå", addressOfContentTab("mallar", "ny")],
  ["/leverantorer", "Här kommer leverantörerna att stå", addressOfContentTab("produkter", "ny")],
])(
  "%s of a site without content says what will be there, and tells admins where to begin",
  async (path, says, editor) => {
    const html = await (await api.fetch(path)).text();
    expect(textOf(html)).toContain(says);
    expect(textOf(html)).not.toMatch(/justera filtren|\(0\)|Visa alla guider|\b0 (?:markörer|vårdgivare|\S+ hittades)/);
    // Nor is anybody sent on to guides that are not there, or to compare nothing.
    expect(mainOf(html)).not.toMatch(
      /guider(?:na)? (?:kan du|först)|Till guiderna|Jämför (?:hälsotester|kosttillskott|utrustning)/,
    );
    expect(elements(html, "a").map(({ href }) => href)).not.toContain(editor);
    const forAdmin = await (await admin.browser.fetch(path)).text();
    expect(elements(forAdmin, "a").map(({ href }) => href)).toContain(editor);
  },
);

it("names nothing in calendars after the product, since no protocol is older than the site", async () => {
  expect(await api.db.query("SELECT former_calendars_until FROM site_settings")).toEqual([
    { former_calendars_until: null },
  ]);
  const { data } = await api.graphql<{ site: object }>("{ site { formerCalendarsUntil } }");
  expect(data.site).toEqual({ formerCalendarsUntil: null });
});

it("lists cookies that are not called after the product", async () => {
  const policy = await (await api.fetch("/integritetspolicy")).text();
  expect(policy).toContain("<td>site-access</td>");
  expect(policy).not.toMatch(/livsresan-/);
});

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
  ["/", /Olika sätt att träna|Välj träning|Här är sex vägar/],
  ["/min-resa?flik=framsteg", /0 av 0/],
])("%s promises nothing that is not there", async (path, promise) => {
  const page = await admin.browser.fetch(path);
  expect(page.status).toBe(200);
  expect(textOf(await page.text())).not.toMatch(promise);
});

it("no link of a site without content leads to what is not there, and the fixed categories are there", async () => {
  // As SEED=none writes them at every start.
  await seedCategories(api.db.manager);
  await eventually(async () => (await (await api.fetch("/tester")).text()).includes("Blodtester"));
  const sitemap = await (await api.fetch("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const slugs = (await api.db.query("SELECT slug FROM category")).map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...FIXED_CATEGORIES]));
  const statuses = new Map<string, number>();
  const links = new Map(paths.map((path) => [path, "the sitemap"]));
  const dead: string[] = [];
  // Every page that is linked from a page that is linked is looked at as well; filters of a list are one page.
  for (const [to, from] of links) {
    const page = await api.fetch(to);
    statuses.set(to, page.status);
    if (page.status !== 200) dead.push(`${to} on ${from}: ${page.status}`);
    const category = new URLSearchParams(to.split("?")[1] ?? "").get("kategori");
    if (category && !slugs.includes(category)) dead.push(`${to} on ${from}: no such category`);
    if (to.includes("?") || !page.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const { href = "" } of elements(await page.text(), "a")) {
      const path = href.replace(/#.*/, "");
      if (path.startsWith("/") && !links.has(path)) links.set(path, to);
    }
  }
  expect(statuses.size).toBeGreaterThan(30);
  expect(dead).toEqual([]);
  // Every page of the site, one after the other.
}, 120_000);

it("a test's result leads to no guide that is not published", async () => {
  const { browser } = await aMember(api);
  await consent(browser);
  const { findings } = await analyze(browser, "Sleep", sending(sleepAnswers()));
  expect(findings.length).toBeGreaterThan(3);
  const paths = findings.flatMap(({ links }) => links.map(({ path }) => path));
  expect(paths.filter((path) => path.startsWith("/guider/"))).toEqual([]);
});
