import { cards, escapeFrom, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const TOOLS = [
  ["Blod- och DNA-tester", "/tester"],
  ["Kosttillskott", "/kosttillskott"],
  ["Sömn & återhämtning", "/somntestet"],
  ["Protokoll", "/protokoll"],
  ["Träning", "/traning"],
  ["Mental optimering", "/mental-optimering"],
] as const;

test("the front door opens the wizard, and leads to who we are", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Din resa mot bättre hälsa");
  await page.getByRole("main").getByRole("button", { name: "Starta din resa" }).click();
  await escapeFrom(page.getByRole("dialog"));
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Läs mer om oss" }).click();
  await expect(page).toHaveURL("/om-oss");
});

test("six cards lead each to its own section", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  for (const [title, path] of TOOLS) {
    const card = cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
  }
  await cards(page).filter({ hasText: "Blod- och DNA-tester" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hitta hälsotestet som passar dig");
});

test("the latest three guides open from it", async ({ page }) => {
  await open(page, "/");
  const latest = page.getByRole("region", { name: "Senaste guiderna" });
  await expect(latest.getByRole("article")).toHaveCount(3);
  const link = latest.getByRole("article").first().getByRole("link");
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/guider\/./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await latest.getByRole("link", { name: "Alla guider" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guider");
});

test("whoever does not know where to begin is asked a few questions", { tag: "@both" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Få råd som passar dig" }).click();
  await expect(page.getByRole("dialog", { name: "Få råd som passar dig" })).toBeVisible();
});
