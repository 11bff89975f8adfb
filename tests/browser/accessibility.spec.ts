import type { Page } from "@playwright/test";
import { expectEdgesWithoutColours, expectLargeLettersFit } from "../support/browserAccess.ts";
import { expectAccessible, expectAccessibleAsShown, expectReadable } from "../support/browserAxe.ts";
import { testsFromGraph } from "../support/browserGraph.ts";
import {
  bar,
  cards,
  drawer,
  escapeFrom,
  expectCount,
  keepToastsOpen,
  open,
  searchField,
} from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page that a link leads to, with its heading and what is checked there. */
type Stop = readonly [path: string, heading: string];

/** Goes from page to page by links, those of the header and the footer first, and checks each. */
async function visit(page: Page, stops: readonly Stop[], check: (page: Page) => Promise<void>): Promise<void> {
  for (const [path, heading] of stops) {
    await test.step(path, async () => {
      const links = page.locator(`a[href="${path}"]:visible`);
      const framing = page.locator("header, footer").locator(links);
      if (new URL(page.url()).pathname !== path) {
        await ((await framing.count()) > 0 ? framing : links).first().click();
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect.soft(page.getByRole("main")).toHaveCount(1);
      await expect.soft(page).toHaveTitle(/ – Livsresan$/);
      await check(page);
      await expectLargeLettersFit(page);
    });
  }
}

// The tests of lists, guides, accounts, programmes and so on check their own pages; every page in both colours is in
// accessibility.full.spec.ts.
test("whoever goes through what there is to compare finds every page accessible", async ({ page }) => {
  await open(page, "/");
  const stops: Stop[] = [
    ["/", "Din resa mot bättre hälsa"],
    ["/mr-scanning", "Jämför undersökningar med magnetkamera"],
    ["/mr-scanning/skuggsjo-mr-klinik-2", "Skuggsjö MR-klinik"],
    ["/leverantorer", "Leverantörer"],
    ["/leverantorer/fjallprov-1", "Fjällprov"],
    ["/markorer", "Markörer"],
    ["/markorer/ferritin-10", "Ferritin"],
  ];
  await visit(page, stops, expectAccessibleAsShown);
  await test.step("without colours buttons have edges", () => expectEdgesWithoutColours(page));
});

test("whoever reads about the site finds every page accessible", async ({ page }) => {
  await open(page, "/om-oss");
  const stops: Stop[] = [
    ["/om-oss", "Om Livsresan"],
    ["/rekommenderad", "Så väljer vi det vi rekommenderar"],
    ["/kontakt", "Skriv till oss"],
    ["/integritetspolicy", "Integritetspolicy"],
    ["/anvandarvillkor", "Användarvillkor"],
    ["/tillganglighet", "Tillgänglighet på Livsresan"],
    ["/traning", "Träning för ett långt liv"],
    ["/min-resa", "Min resa"],
  ];
  await visit(page, stops, expectAccessibleAsShown);
});

// One page of each kind.
for (const [whose, stops] of [
  [
    "what there is to compare",
    [
      ["/", "Din resa mot bättre hälsa"],
      ["/mr-scanning", "Jämför undersökningar med magnetkamera"],
      ["/markorer", "Markörer"],
      ["/markorer/ferritin-10", "Ferritin"],
      ["/tester", "Hitta hälsotestet som passar dig"],
      ["/tester/markorer", "Vad vill du få mätt?"],
    ],
  ],
  [
    "what there is to read and to do",
    [
      ["/guider", "Guider"],
      ["/guider/somn-optimering", "Sov bättre"],
      ["/mental-optimering", "Mental optimering"],
      ["/mental-optimering/light", "En halvtimme om dagen i åtta veckor"],
      ["/min-resa", "Min resa"],
      ["/protokoll", "Protokoll"],
      ["/kontakt", "Skriv till oss"],
      ["/integritetspolicy", "Integritetspolicy"],
      ["/auth", "Logga in"],
    ],
  ],
] as const satisfies readonly (readonly [whose: string, stops: readonly Stop[]])[]) {
  test(`the words of ${whose} can be read in dark colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, stops[0][0]);
    await visit(page, stops, expectReadable);
  });
}

test("whatever state the list is in, it is accessible", { tag: "@both" }, async ({ page, request, isMobile }) => {
  await keepToastsOpen(page);
  const { nodes } = await testsFromGraph(request);
  const compared = [
    nodes.find(({ biomarkers }) => biomarkers.length > 6),
    nodes.find(({ biomarkers }) => biomarkers.length === 0),
    nodes.find(({ affiliateLink }) => !affiliateLink),
  ];
  await open(page, `/tester?jamfor=${compared.map((product) => product?.id).join(",")}`);

  await test.step("with the comparison open", async () => {
    await expect(drawer(page).getByRole("table")).toBeVisible();
    await drawer(page)
      .getByRole("button", { name: /^Visa alla/ })
      .click();
    await expectAccessible(page, drawer(page));
    await escapeFrom(drawer(page));
    await expect(drawer(page)).toBeHidden();
  });

  await test.step("with the message about a fifth test", async () => {
    const add = cards(page).getByRole("button", { name: "Jämför", exact: true });
    await add.first().click();
    await expect(bar(page)).toContainText("4 av 4 valda");
    await add.first().click();
    const refusal = page.getByText("Max 4 tester");
    await expect(refusal).toBeVisible();
    await expectAccessible(page);
    await expect(refusal).toBeVisible();
  });

  await test.step("with chips and with chosen tests", async () => {
    await searchField(page).fill("blod");
    if (isMobile) await page.getByRole("button", { name: "Visa filter" }).click();
    const filters = isMobile ? page.getByRole("dialog", { name: "Filter" }) : page.getByRole("main");
    await filters.getByRole("combobox", { name: "Kategori" }).selectOption("blodtester");
    await filters.getByRole("combobox", { name: "Provtyp" }).selectOption("blood");
    if (isMobile) await page.goBack();
    const wanted = { search: "blod", category: "blodtester", sampleType: "BLOOD" };
    await expectCount(page, (await testsFromGraph(request, wanted)).totalCount);
    await expect(bar(page)).toBeVisible();
    await expectAccessibleAsShown(page);
  });

  await test.step("empty", async () => {
    await searchField(page).fill("finnsinte");
    await expectCount(page, 0);
    await expectAccessibleAsShown(page);
  });
});
