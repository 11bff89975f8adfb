import type { Page } from "@playwright/test";
import { answered, GRAPH, recordGraphRequests } from "../support/browserGraph.ts";
import { openJourney, panel, tab } from "../support/browserJourney.ts";
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
  await goToProgress(page);
}

/** Goes to the progress by the bar. */
async function goToProgress(page: Page): Promise<void> {
  await journeyBar(page).getByRole("link", { name: "Min resa" }).click();
  await tab(page, "Framsteg").click();
  await expect(guides(page)).toBeVisible();
}

const guides = (page: Page) => panel(page).getByRole("region", { name: "Kunskap & guider" });

test("what counts is asked for where the journey shows, follows what is published, and is remembered for when there is no network", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/graphql/);
  const asked = recordGraphRequests(page);
  const times = () => asked.filter(({ operation }) => operation === "JourneyItems").length;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));

  await test.step("a new visitor has no bar and pays nothing for it", async () => {
    await open(page, "/tester");
    await page.waitForLoadState("networkidle");
    await expect(journeyBar(page)).toHaveCount(0);
    expect.soft(scripts.filter((url) => /[jJ]ourney|recordActivity/.test(url))).toEqual([]);
    expect.soft(await storedKeys(page)).toEqual([]);
  });

  await test.step("the journey's own page brings along what counts", async () => {
    await openJourney(page);
    expect.soft(times()).toBe(0);
    expect.soft(await storedKeys(page)).toEqual([]);
  });

  await test.step("with a journey in the browser the bar shows, and asks once", async () => {
    await storeProgress(page, { items: ["category:blodtester", "guide:magnesium"] });
    await open(page, "/tester");
    await expect(journeyBar(page)).toBeVisible();
    expect.soft(times()).toBe(1);
    await goToProgress(page);
    await expect(guides(page)).toContainText("1 av 25");
  });

  let answer = (items: Item[]): Item[] => {
    const [first, ...rest] = items.filter(({ key }) => key !== "guide:magnesium");
    const added = { key: "guide:ny", title: "Helt ny", path: "/guider/ny", minutes: 4 };
    return [{ ...(first as Item), title: "Nytt namn" }, ...rest, added, { ...added, key: "guide:ny-2" }];
  };
  await test.step("articles that were published, renamed or taken away count so at the next visit", async () => {
    await published(page, (items) => answer(items));
    await comeBack(page);
    await expect(guides(page)).toContainText("0 av 26");
    await guides(page).getByText("Visa delarna").click();
    await expect(guides(page).getByRole("link", { name: "Nytt namn" })).toBeVisible();
    await expect(guides(page).getByRole("link", { name: "Helt ny" }).first()).toBeVisible();
  });

  await test.step("what was read is still read when it comes back, although something was done meanwhile", async () => {
    await tab(page, "Min plan").click();
    await panel(page).getByRole("checkbox", { disabled: false }).first().click();
    await expect.poll(async () => JSON.stringify(await storedValue(page, "journey-plan"))).toContain('completedAt":"');
    expect(JSON.stringify(await storedValue(page, "global-progress"))).toContain("guide:magnesium");
    answer = (items) => items;
    await comeBack(page);
    await expect(guides(page)).toContainText("1 av 25");
  });

  await test.step("the journey shows without the network once it has been seen with it", async () => {
    await expect.poll(() => storedValue(page, "journey-items")).toBeTruthy();
    await page.unroute(GRAPH);
    await page.route(GRAPH, (route) => route.abort());
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("JourneyItems"));
    await open(page, "/guider/magnesium");
    await refused;
    await expect(journeyBar(page)).toBeVisible();
  });
});
