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

test("the front door opens the wizard and some questions, and leads everywhere", { tag: "@both" }, async ({ page }) => {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");
  await open(page, "/");

  await test.step("it opens the wizard", async () => {
    await expect.soft(heading).toHaveText("Din resa mot bättre hälsa");
    await main.getByRole("button", { name: "Starta din resa" }).click();
    await escapeFrom(dialog);
    await expect(dialog).toBeHidden();
  });

  await test.step("whoever does not know where to begin is asked a few questions", async () => {
    await page.getByRole("button", { name: "Få råd som passar dig" }).click();
    await expect(page.getByRole("dialog", { name: "Få råd som passar dig" })).toBeVisible();
    await escapeFrom(dialog);
    await expect(dialog).toBeHidden();
  });

  await test.step("six cards lead each to its own section", async () => {
    for (const [title, path] of TOOLS) {
      const card = cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      await expect.soft(card.getByRole("link")).toHaveAttribute("href", path);
    }
    await cards(page).filter({ hasText: "Blod- och DNA-tester" }).getByRole("link").click();
    await expect(heading).toHaveText("Hitta hälsotestet som passar dig");
    await page.goBack();
  });

  await test.step("the latest three guides open from it", async () => {
    const latest = page.getByRole("region", { name: "Senaste guiderna" });
    await expect.soft(latest.getByRole("article")).toHaveCount(3);
    const link = latest.getByRole("article").first().getByRole("link");
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/guider\/./);
    await expect.soft(heading).toHaveText(title);
    await page.goBack();
    await latest.getByRole("link", { name: "Alla guider" }).click();
    await expect(heading).toHaveText("Guider");
    await page.goBack();
  });

  await test.step("it leads to who we are", async () => {
    await main.getByRole("link", { name: "Läs mer om oss" }).click();
    await expect(page).toHaveURL("/om-oss");
  });
});
