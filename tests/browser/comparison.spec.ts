import {
  bar,
  card,
  cards,
  chooseFirst,
  drawer,
  expectCount,
  names,
  open,
  searchField,
  settled,
} from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

test("the bar rises with the first chosen test, and 'Rensa' takes it away", async ({ page }) => {
  await open(page, "/tester");
  await expect(bar(page)).toBeHidden();
  const [name = ""] = await chooseFirst(page, 1);
  await expect(bar(page)).toContainText("1 av 4 valda");
  await expect(bar(page)).toContainText(name);
  await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toHaveAttribute("aria-pressed", "true");

  await card(page, name).getByRole("button", { name: "Tillagd" }).click();
  await expect(card(page, name).getByRole("button", { name: "Jämför", exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await chooseFirst(page, 2);
  await expect(bar(page)).toContainText("2 av 4 valda");
  await bar(page).getByRole("button", { name: "Rensa" }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Tillagd" })).toHaveCount(0);
});

test("a fifth test is refused with a word, and nothing changes", async ({ page }) => {
  await open(page, "/tester");
  const chosen = await chooseFirst(page, 4);
  const fifth = (await names(page))[4] ?? "";
  await card(page, fifth).getByRole("button", { name: "Jämför", exact: true }).click();
  const toast = page.getByRole("status").filter({ hasText: "Max 4 tester" });
  await expect(toast.getByText("Max 4 tester", { exact: true })).toBeVisible();
  await expect(toast.getByText("Du kan jämföra upp till 4 tester samtidigt.", { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText("4 av 4 valda");
  await expect(card(page, fifth).getByRole("button", { name: "Jämför", exact: true })).toBeVisible();
  for (const name of chosen) await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toBeVisible();

  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  for (const name of chosen) await expect(drawer(page).getByRole("columnheader", { name })).toBeVisible();
  await expect(drawer(page).getByRole("columnheader", { name: fifth })).toHaveCount(0);
});

test("the choice outlives filtering, other pages and a reload, but is nobody else's", async ({ page, newVisitor }) => {
  await open(page, "/tester");
  const chosen = await chooseFirst(page, 2);
  await searchField(page).fill("finnsinte");
  await expectCount(page, 0);
  await expect(bar(page)).toContainText("2 av 4 valda");

  await page.getByRole("link", { name: "Rensa alla" }).click();
  await expect(card(page, chosen[0] ?? "").getByRole("button", { name: "Tillagd" })).toBeVisible();

  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Guider" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
  await page.goBack();
  await expect(bar(page)).toContainText("2 av 4 valda");

  await page.reload();
  await expect(bar(page)).toContainText("2 av 4 valda");
  for (const name of chosen) await expect(card(page, name).getByRole("button", { name: "Tillagd" })).toBeVisible();

  const other = await newVisitor();
  await open(other, "/tester");
  await expect(cards(other)).toHaveCount(24);
  await expect(bar(other)).toBeHidden();
});

test("the drawer has an address of its own: shared, it shows somebody else the same tests", async ({
  page,
  newVisitor,
}) => {
  await open(page, "/tester?provtyp=blood");
  const chosen = await chooseFirst(page, 3);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/tester\?provtyp=blood&jamfor=/);

  const other = await newVisitor();
  await open(other, page.url());
  await expect(drawer(other)).toBeVisible();
  for (const name of chosen) await expect(drawer(other).getByRole("columnheader", { name })).toBeVisible();
  await expect(drawer(other).getByRole("columnheader")).toHaveCount(4);
});

test("the back button closes the drawer and keeps the choice", async ({ page }) => {
  await open(page, "/tester?provtyp=blood");
  await chooseFirst(page, 2);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/tester?provtyp=blood");
  await expect(bar(page)).toContainText("2 av 4 valda");
  await page.goForward();
  await expect(drawer(page)).toBeVisible();
});

test("closing the drawer and going back does not open it again", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Tester" }).click();
  await expect(cards(page)).toHaveCount(24);
  await chooseFirst(page, 2);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/tester");
  await page.goBack();
  await expect(page).not.toHaveURL(/jamfor/);
  await expect(drawer(page)).toBeHidden();
});

test("tests are removed inside the drawer until none is left", async ({ page }) => {
  await open(page, "/tester");
  const [first = "", second = ""] = await chooseFirst(page, 2);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await drawer(page)
    .getByRole("button", { name: `Ta bort ${first}` })
    .click();
  await expect(drawer(page).getByRole("columnheader", { name: first })).toHaveCount(0);
  await expect(drawer(page).getByRole("columnheader", { name: second })).toBeVisible();
  await drawer(page)
    .getByRole("button", { name: `Ta bort ${second}` })
    .click();
  await expect(drawer(page).getByText("Inga tester valda ännu.", { exact: true })).toBeVisible();
  await expect(drawer(page).getByRole("table")).toHaveCount(0);
  await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Tillagd" })).toHaveCount(0);
});

test("the bar never covers the end of the page", { tag: "@both" }, async ({ page }) => {
  await open(page, "/tester?kategori=helgenomssekvensering");
  await chooseFirst(page, 1);
  await expect(bar(page)).toBeVisible();
  await settled(page);
  const last = cards(page).last();
  await last.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const covered = () =>
    page.evaluate(() => {
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector("section[aria-label='Jämförelse']")?.getBoundingClientRect().top ?? 0;
      return end - top;
    });
  await expect.poll(covered, "pixels of the footer under the bar").toBeLessThanOrEqual(2);
  await last.getByRole("button").first().scrollIntoViewIfNeeded();
  await last.getByRole("button", { name: "Jämför", exact: true }).click();
  await expect(bar(page)).toContainText("2 av 4 valda");
});

test("on a phone the drawer works as well", { tag: "@phone" }, async ({ page }) => {
  await open(page, "/tester");
  const [first = "", second = ""] = await chooseFirst(page, 2);
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  await expect(drawer(page).getByRole("columnheader", { name: first })).toBeVisible();
  await drawer(page)
    .getByRole("button", { name: `Ta bort ${second}` })
    .click();
  await expect(drawer(page).getByRole("columnheader", { name: second })).toHaveCount(0);
  await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
  await expect(bar(page)).toContainText("1 av 4 valda");
});
