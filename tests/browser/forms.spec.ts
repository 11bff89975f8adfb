import type { Locator, Page } from "@playwright/test";
import { fillSignIn, profileButton, signIn, signOut, test } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { buildFormSample, serveFormSample } from "../support/browserFormSample.ts";
import { expectHeight, signal, storedKeys, storedValue, wizard } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

// What the fields and steps of a form do is told in tests/components/forms.test.tsx; here is what takes a browser.

test.describe("a form with a field of every kind", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  const field = (page: Page, label: string): Locator => page.getByLabel(label);
  const next = (page: Page) => page.getByRole("button", { name: "Nästa" });
  const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
  const item = (page: Page) => field(page, "Lägg till ett tillskott");
  const expectStep = (page: Page, heading: string) =>
    expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();

  test("can be used by everybody, right and wrong, and a reload and Back lose nothing", { tag: "@both" }, async ({
    page,
  }) => {
    await serveFormSample(page, await buildFormSample());
    await page.goto("/annan");
    await expect(page.getByRole("heading", { name: "En annan sida" })).toBeVisible();
    await page.goto("/prov");
    await expectStep(page, "Om dig");

    await test.step("its fields are accessible, right and wrong, with large targets", async () => {
      await next(page).click();
      await expect(field(page, "Namn")).toBeFocused();
      await expect(field(page, "Namn")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await expectHeight(page.locator("input:not([type=radio]):not([type=checkbox])"), 48);
      await field(page, "Namn").fill("Bo");
      await field(page, "Vikt, kg").fill("72,5");
      await field(page, "Ålder, år").fill("41");
      await field(page, "Sedan").fill("2024-02-29");
      await next(page).click();
      await expectStep(page, "Vanor");
      await next(page).click();
      await expect(group(page, "Hur länge sover du?")).toHaveAccessibleDescription("Sömntid krävs");
      await expectAccessible(page);
      await group(page, "Hur länge sover du?").getByLabel("5–6 timmar").check();
      await field(page, "Gym").check();
      await field(page, "Yoga").check();
      await group(page, "Hur stressad är du?").getByLabel("3", { exact: true }).check();
      await expectAccessible(page);
      await expectHeight(page.locator("label:has(input), select"), 48);
      await page.keyboard.press("Enter");
      await expectStep(page, "Slutligt");
      await item(page).fill("Zink");
      await item(page).press("Enter");
      await expectAccessible(page);
      await expectHeight(page.getByRole("button"), 48);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });

    await test.step("a reload loses no answer and not the step", async () => {
      await page.reload();
      await expectStep(page, "Slutligt");
      await expect(group(page, "Tillskott").getByRole("listitem")).toHaveText(["Zink"]);
      await page.goBack();
      await expectStep(page, "Vanor");
      await expect(field(page, "Yoga")).toBeChecked();
      await page.goBack();
      await expectStep(page, "Om dig");
      await expect(field(page, "Vikt, kg")).toHaveValue("72,5");
      await page.goForward();
      await expectStep(page, "Vanor");
    });

    await test.step("Back goes through the steps, and from the first to the page before", async () => {
      // The wizard's own way back is the same one.
      await page.getByRole("button", { name: "Föregående" }).click();
      await expectStep(page, "Om dig");
      await page.goBack();
      await expect(page).toHaveURL("/annan");
      await page.goForward();
      await expectStep(page, "Om dig");
      await next(page).click();
      await expectStep(page, "Vanor");
    });

    await test.step("a page that is gone to on the way is come back from to the same step", async () => {
      await page.getByRole("link", { name: "En annan sida" }).click();
      await expect(page).toHaveURL("/annan");
      await page.goBack();
      await expectStep(page, "Vanor");
    });

    await test.step("all of it arrives, and nothing of it is left in the browser", async () => {
      await next(page).click();
      await page.getByRole("button", { name: "Skicka test" }).click();
      await expect(page.getByRole("heading", { name: "Tack" })).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: "Zink" })).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
    });
  });
});

const firstName = (page: Page) => wizard(page).getByLabel("Förnamn");

async function askName(page: Page): Promise<void> {
  await signal(page, "onboarding");
  await wizard(page).getByRole("button", { name: "Nästa" }).click();
  await expect(firstName(page)).toBeVisible();
}

async function closeWizard(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toBeHidden();
}

test("what somebody filled in and did not send follows them when they sign in, and goes with them", async ({
  page,
  anAccount,
}) => {
  const [first, second] = [await anAccount(), await anAccount()];
  await open(page, "/min-resa");

  await test.step("'Ta bort allt' takes it as well, and says before that it is there", async () => {
    await askName(page);
    await firstName(page).fill("Astrid");
    await closeWizard(page);
    const here = page.getByRole("region", { name: "Din resa finns i den här webbläsaren" });
    await here.getByText("Mina data i webbläsaren").click();
    await expect(here.getByText("Det du har fyllt i men inte skickat")).toBeVisible();
    await here.getByRole("button", { name: "Ta bort allt från webbläsaren" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort allt" }).click();
    await expect(here).toContainText("Inget sparat");
    expect(await storedKeys(page)).toEqual([]);
  });

  await test.step("what was filled in before signing in is there afterwards", async () => {
    await askName(page);
    await firstName(page).fill("Siv");
    await closeWizard(page);
    await signIn(page, first);
    await askName(page);
    await expect(firstName(page)).toHaveValue("Siv");
  });

  await test.step("it goes when they sign out, and nobody else sees it", async () => {
    await firstName(page).fill("Siv Ek");
    await expect.poll(() => storedValue(page, "draft-onboarding")).toMatchObject({ answers: { name: "Siv Ek" } });
    await closeWizard(page);
    await signOut(page);
    expect(await storedKeys(page)).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Logga in" }).click();
    await fillSignIn(page, second);
    await expect(profileButton(page)).toBeVisible();
    await askName(page);
    await expect(firstName(page)).toHaveValue("");
  });
});
