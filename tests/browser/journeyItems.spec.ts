import type { Page } from "@playwright/test";
import { answered, GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { openJourney, panel, STORED_JOURNEY, storeInBrowser, tab } from "../support/browserJourney.ts";
import { journeyBar, storedKeys, storedValue, storeProgress } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

interface Item {
  key: string;
  title: string;
  path: string;
  minutes: number | null;
}
interface Category {
  key: string;
  items: Item[];
}

/** Changes what the server says of what counts, as when an operator publishes something. */
const published = (page: Page, change: (guides: Item[]) => Item[]) =>
  page.route(GRAPH, async (route) => {
    if (new URL(route.request().url()).searchParams.get("operationName") !== "JourneyItems") return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { journeyItems: Category[] } };
    for (const category of body.data.journeyItems) {
      if (category.key === "KNOWLEDGE") category.items = change(category.items);
    }
    await route.fulfill({ response, json: body });
  });

/** Comes back to the site, and on to the progress. */
async function comeBack(page: Page): Promise<void> {
  const isAnswered = answered(page, "JourneyItems");
  await open(page, "/om-oss");
  await isAnswered;
  await journeyBar(page).getByRole("link", { name: "Min resa" }).click();
  await tab(page, "Framsteg").click();
  await expect(guides(page)).toBeVisible();
}

const guides = (page: Page) => panel(page).getByRole("region", { name: "Kunskap & guider" });

test("an article that was published, renamed or taken away counts so at the next visit, and what was read is not forgotten", async ({
  page,
}) => {
  const progress = STORED_JOURNEY["global-progress"] as { categories: { id: string; items: unknown[] }[] };
  const completedAt = "2026-02-01T10:00:00.000Z";
  const categories = progress.categories.map((category) =>
    category.id === "knowledge"
      ? { ...category, items: [{ id: "guide:magnesium", status: "completed", completedAt }] }
      : category,
  );
  await storeInBrowser(page, { ...STORED_JOURNEY, "global-progress": { ...progress, categories } });
  await openJourney(page, "framsteg");
  await expect(guides(page)).toContainText("1 av 25");

  let answer = (items: Item[]): Item[] => {
    const [first, ...rest] = items.filter(({ key }) => key !== "guide:magnesium");
    const added = { key: "guide:ny", title: "Helt ny", path: "/guider/ny", minutes: 4 };
    return [{ ...(first as Item), title: "Nytt namn" }, ...rest, added, { ...added, key: "guide:ny-2" }];
  };
  await published(page, (items) => answer(items));
  await comeBack(page);
  await expect(guides(page)).toContainText("0 av 26");
  await guides(page).getByText("Visa delarna").click();
  await expect(guides(page).getByRole("link", { name: "Nytt namn" })).toBeVisible();
  await expect(guides(page).getByRole("link", { name: "Helt ny" }).first()).toBeVisible();

  // What was read is still read when it comes back, although something was done meanwhile.
  await tab(page, "Min plan").click();
  await panel(page).getByRole("checkbox", { disabled: false }).first().click();
  await expect.poll(async () => JSON.stringify(await storedValue(page, "journey-plan"))).toContain('completedAt":"');
  expect(JSON.stringify(await storedValue(page, "global-progress"))).toContain("guide:magnesium");
  answer = (items) => items;
  await comeBack(page);
  await expect(guides(page)).toContainText("1 av 25");
});

test("the journey shows without the network once it has been seen with it", async ({ page, expectConsole }) => {
  expectConsole(/graphql/);
  await storeProgress(page, {});
  await open(page, "/guider/magnesium");
  await expect(journeyBar(page)).toBeVisible();
  await expect.poll(() => storedValue(page, "journey-items")).toBeTruthy();
  await page.route(GRAPH, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("JourneyItems"));
  await open(page, "/guider/magnesium");
  await refused;
  await expect(journeyBar(page)).toBeVisible();
});

test("a new visitor has no bar and pays nothing for it: what counts is asked for where something of the journey shows", async ({
  page,
}) => {
  const asked = recordGraphRequests(page);
  const times = () => asked.filter(({ operation }) => operation === "JourneyItems").length;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/tester");
  await page.waitForLoadState("networkidle");
  await expect(journeyBar(page)).toHaveCount(0);
  expect(scripts.filter((url) => /[jJ]ourney|recordActivity/.test(url))).toEqual([]);
  expect(await storedKeys(page)).toEqual([]);
  // The journey's own page brings it along.
  await openJourney(page);
  expect(times()).toBe(0);
  expect(await storedKeys(page)).toEqual([]);
  await storeProgress(page, {});
  await open(page, "/tester");
  await expect(journeyBar(page)).toBeVisible();
  expect(times()).toBe(1);
});
