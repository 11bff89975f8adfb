import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { type GraphProduct, testsFromGraph } from "../support/browserGraph.ts";
import { drawer, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

/** Opens the comparison of the first tests of the graph that each condition finds. */
async function openComparison(
  page: Page,
  request: APIRequestContext,
  ...conditions: ((product: GraphProduct) => boolean)[]
): Promise<GraphProduct[]> {
  const { nodes } = await testsFromGraph(request);
  const found: GraphProduct[] = [];
  for (const condition of conditions) {
    const product = nodes.find((node) => condition(node) && !found.includes(node));
    if (!product) throw new Error("the demo catalogue has no such test");
    found.push(product);
  }
  await open(page, `/tester?jamfor=${found.map(({ id }) => id).join(",")}`);
  await expect(drawer(page).getByRole("columnheader", { name: found[0]?.name })).toBeVisible();
  return found;
}

const row = (page: Page, label: string): Locator =>
  drawer(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });

const cells = (page: Page, label: string): Promise<string[]> => row(page, label).getByRole("cell").allInnerTexts();

test("at most six biomarkers stand for each test, and all of them on request", async ({ page, request }) => {
  const [long, short] = await openComparison(
    page,
    request,
    ({ biomarkers }) => biomarkers.length > 6,
    ({ biomarkers }) => biomarkers.length > 0 && biomarkers.length < 6,
  );
  const lists = row(page, "Biomarkörer").getByRole("cell");
  await expect(lists.nth(0).getByRole("listitem")).toHaveText(long?.biomarkers.slice(0, 6) ?? []);
  await expect(lists.nth(0)).toContainText(`+ ${(long?.biomarkers.length ?? 0) - 6} till`);
  await expect(lists.nth(1).getByRole("listitem")).toHaveText(short?.biomarkers ?? []);

  const all = [...new Set([...(long?.biomarkers ?? []), ...(short?.biomarkers ?? [])])];
  await drawer(page)
    .getByRole("button", { name: new RegExp(`Visa alla ${all.length} biomarkörer`) })
    .click();
  for (const name of all) {
    await expect(row(page, name).getByRole("cell")).toHaveText(
      [long, short].map((of) => (of?.biomarkers.includes(name) ? "Ingår" : "Ingår inte")),
    );
  }
  await drawer(page).getByRole("button", { name: "Visa färre biomarkörer" }).click();
  await expect(lists.nth(0).getByRole("listitem")).toHaveCount(6);
});

test("the switch leaves only the rows that differ", async ({ page, request }) => {
  const compared = await openComparison(
    page,
    request,
    ({ biomarkers }) => biomarkers.length > 6,
    ({ biomarkers }) => biomarkers.length > 6,
  );
  const labels = await drawer(page).getByRole("rowheader").allInnerTexts();
  const facts = labels.filter((label) => label !== "Biomarkörer");
  const equal: string[] = [];
  for (const label of facts) {
    const [a, b] = await cells(page, label);
    if (a === b) equal.push(label);
  }
  expect(equal.length, "rows that are equal").toBeGreaterThan(0);
  expect(equal.length).toBeLessThan(facts.length);

  await drawer(page).getByRole("switch", { name: "Visa bara skillnader" }).click();
  await expect(drawer(page).getByRole("rowheader")).toHaveText(labels.filter((label) => !equal.includes(label)));
  await drawer(page).getByRole("switch", { name: "Visa bara skillnader" }).click();
  await expect(drawer(page).getByRole("rowheader")).toHaveText(labels);

  // With every biomarker on a row of its own, those that all tests measure go too.
  await drawer(page)
    .getByRole("button", { name: /^Visa alla/ })
    .click();
  await drawer(page).getByRole("switch", { name: "Visa bara skillnader" }).click();
  const shared = compared[0]?.biomarkers.find((name) => compared.every(({ biomarkers }) => biomarkers.includes(name)));
  const own = compared[0]?.biomarkers.find((name) => !compared.every(({ biomarkers }) => biomarkers.includes(name)));
  if (shared) await expect(row(page, shared)).toHaveCount(0);
  if (own) await expect(row(page, own)).toBeVisible();
});

test("what a seller does not say is called 'uppgift saknas'", async ({ page, request }) => {
  await openComparison(
    page,
    request,
    ({ labAccreditation }) => labAccreditation !== null,
    ({ labAccreditation }) => labAccreditation === null,
    ({ biomarkers }) => biomarkers.length === 0,
  );
  await expect(row(page, "Ackreditering").getByRole("cell").nth(1)).toHaveText("uppgift saknas");
  await expect(row(page, "Biomarkörer").getByRole("cell").nth(2)).toHaveText("uppgift saknas");
});

test("'Visa test' in the table is as careful as on the card", async ({ page, request }) => {
  const [linked, unlinked] = await openComparison(
    page,
    request,
    ({ affiliateLink }) => affiliateLink !== null,
    ({ affiliateLink }) => affiliateLink === null,
  );
  const link = drawer(page).getByRole("link", { name: new RegExp(`Visa test.*${linked?.name}`) });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("referrerpolicy", "no-referrer");
  for (const word of ["noopener", "noreferrer", "sponsored"]) {
    await expect(link).toHaveAttribute("rel", new RegExp(`\\b${word}\\b`));
  }
  await expect(drawer(page).getByRole("button", { name: new RegExp(`Visa test.*${unlinked?.name}`) })).toBeDisabled();
});

test("names and labels stay in sight while the table scrolls", { tag: "@both" }, async ({ page, request }) => {
  const any = () => true;
  const compared = await openComparison(page, request, any, any, any, any);
  const region = drawer(page).getByRole("region", { name: "Jämförelsetabell" });
  const label = row(page, "Provtagning").getByRole("rowheader");
  const scrolled = async () => {
    await label.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    return region.evaluate((element) => {
      element.scrollTo({ left: 10_000, behavior: "instant" });
      return element.scrollTop;
    });
  };
  await expect.poll(scrolled, "the table scrolls inside the drawer").toBeGreaterThan(0);
  await expect(drawer(page).getByRole("columnheader", { name: compared[3]?.name })).toBeInViewport({ ratio: 0.9 });
  await expect(label).toBeInViewport({ ratio: 0.9 });
});

test("'Kopiera länk' copies the comparison's address and says so", async ({ page, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openComparison(page, request, () => true);
  await drawer(page).getByRole("button", { name: "Kopiera länk" }).click();
  await expect(page.getByText("Kopierat!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("where nothing differs, the switch for differences says so", async ({ page }) => {
  await open(page, "/tester?jamfor=1");
  await drawer(page).getByRole("switch", { name: "Visa bara skillnader" }).click();
  await expect(drawer(page).getByRole("rowheader")).toHaveCount(0);
  await expect(drawer(page).getByText("Det behövs minst två att jämföra")).toBeVisible();
  await drawer(page).getByRole("switch", { name: "Visa bara skillnader" }).click();
  await expect(drawer(page).getByRole("rowheader")).not.toHaveCount(0);
});
