import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { buildFormSample, serveFormSample } from "../support/browserFormSample.ts";
import { blockStorage, expectHeight, storedKeys, storedValue } from "../support/browserJourneyParts.ts";
import { expect, test } from "../support/browserTest.ts";

const KEY = "draft-sample";

let code = "";
test.beforeAll(async () => {
  code = await buildFormSample();
});
test.beforeEach(async ({ page }) => {
  await serveFormSample(page, code);
});

const field = (page: Page, label: string): Locator => page.getByLabel(label);
const next = (page: Page) => page.getByRole("button", { name: "Nästa" });
const back = (page: Page) => page.getByRole("button", { name: "Föregående" });
const send = (page: Page) => page.getByRole("button", { name: "Skicka test" });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const item = (page: Page) => field(page, "Lägg till ett tillskott");
const items = (page: Page) => group(page, "Tillskott").getByRole("listitem");

async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
}

async function openSample(page: Page): Promise<void> {
  await page.goto("/prov");
  await expectStep(page, "Om dig");
}

async function fillFirst(page: Page, name = "Bo"): Promise<void> {
  await field(page, "Namn").fill(name);
  await field(page, "Vikt, kg").fill("72,5");
  await field(page, "Ålder, år").fill("41");
  await field(page, "Sedan").fill("2024-02-29");
}

async function fillSecond(page: Page): Promise<void> {
  await group(page, "Hur länge sover du?").getByLabel("5–6 timmar").check();
  await field(page, "Gym").check();
  await field(page, "Yoga").check();
  await group(page, "Hur stressad är du?").getByLabel("3", { exact: true }).check();
}

test("a field of every kind takes its answer, and all of them arrive", async ({ page }) => {
  await openSample(page);
  await expect(back(page)).toBeDisabled();
  // The sample lets her wait until the test says so.
  await fillFirst(page, "Astrid");
  await next(page).click();
  await expectStep(page, "Vanor");
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Sömn", "Träning"]);
  await fillSecond(page);
  await field(page, "Temperatur").selectOption({ label: "Perfekt" });
  await next(page).click();
  await expectStep(page, "Slutligt");
  await item(page).fill("Zink");
  await item(page).press("Enter");
  await item(page).fill("Magnesium");
  await page.getByRole("button", { name: "Lägg till" }).click();
  await expect(items(page)).toHaveText(["Zink", "Magnesium"]);
  await field(page, "Övrigt").fill("Två\nrader");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Analyserar..." })).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => void window.dispatchEvent(new Event("answer")));
  await expect(page.getByRole("heading", { name: "Tack" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([
    "Astrid",
    "72,5 kg",
    "41 år",
    "2024-02-29",
    "5–6 timmar",
    "Perfekt",
    "Gym + Yoga",
    "3 av 5",
    "Zink + Magnesium",
    "Två rader",
  ]);
  expect(await storedKeys(page)).toEqual([]);
});

test("what is missing is told at each field, and goes when it is there", async ({ page }) => {
  await openSample(page);
  await next(page).click();
  await expect(field(page, "Namn")).toBeFocused();
  await expect(field(page, "Namn")).toHaveAccessibleDescription("Skriv ditt namn.");
  await expect(field(page, "Vikt, kg")).toHaveAccessibleDescription("Vikt krävs Ungefär räcker.");
  await field(page, "Vikt, kg").fill("tung");
  await field(page, "Namn").fill("Bo");
  await expect(field(page, "Namn")).toHaveAttribute("aria-invalid", "false");
  await field(page, "Vikt, kg").fill("25");
  await expect(field(page, "Vikt, kg")).toHaveAccessibleDescription("Talet ska vara minst 30 kg. Ungefär räcker.");
  await fillFirst(page);
  await next(page).click();
  await expectStep(page, "Vanor");
  await next(page).click();
  await expect(group(page, "Hur länge sover du?")).toHaveAccessibleDescription("Sömntid krävs");
  await expect(group(page, "Hur länge sover du?").getByRole("radio").first()).toBeFocused();
  await expect(group(page, "Hur tränar du?")).toHaveAccessibleDescription("Välj minst en träningsform");
  await expect(group(page, "Hur stressad är du?")).toHaveAccessibleDescription("Stressnivå krävs");
  await fillSecond(page);
  await expect(group(page, "Hur stressad är du?")).toHaveAccessibleDescription("");
  await field(page, "Kondition").check();
  await next(page).click();
  await expect(group(page, "Hur tränar du?")).toHaveAccessibleDescription("Välj högst 2.");
  await expectStep(page, "Vanor");
});

test("a list is filled and emptied by the keyboard, and says what happened", async ({ page }) => {
  await openSample(page);
  await fillFirst(page);
  await next(page).click();
  await fillSecond(page);
  await page.keyboard.press("Enter");
  await expectStep(page, "Slutligt");
  await item(page).focus();
  for (const name of ["Zink", "Järn", "Zink"]) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  const said = group(page, "Tillskott").getByRole("status");
  await expect(said).toHaveText("Zink finns redan.");
  await expect(items(page)).toHaveText(["Zink", "Järn"]);
  await page.keyboard.type("Jod");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Jod är tillagt, 3 av högst 3.");
  await expect(group(page, "Tillskott")).toContainText("Listan är full. Du kan ange högst 3.");
  await page.getByRole("button", { name: "Ta bort Järn" }).focus();
  await page.keyboard.press("Enter");
  await expect(items(page)).toHaveText(["Zink", "Jod"]);
  await expect(page.getByRole("button", { name: "Ta bort Jod" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(items(page)).toHaveCount(0);
  await expect(item(page)).toBeFocused();
  // What was typed and not added is not lost.
  await page.keyboard.type("Krom");
  await send(page).click();
  await expect(page.getByRole("definition").filter({ hasText: "Krom" })).toBeVisible();
});

test("what the server finds wrong leads to its field, on another step", async ({ page }) => {
  await openSample(page);
  await fillFirst(page, "Upptaget");
  await next(page).click();
  await fillSecond(page);
  await next(page).click();
  await item(page).fill("Zink");
  await send(page).click();
  await expectStep(page, "Om dig");
  await expect(field(page, "Namn")).toBeFocused();
  await expect(field(page, "Namn")).toHaveAccessibleDescription("Namnet är upptaget.");
  await field(page, "Namn").fill("Bo");
  await expect(field(page, "Namn")).toHaveAccessibleDescription("");
  await next(page).click();
  await next(page).click();
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Tack" })).toBeVisible();
});

test("a failure stays in sight with the answers, and can be tried again", async ({ page }) => {
  await openSample(page);
  await fillFirst(page, "Trasigt");
  await next(page).click();
  await fillSecond(page);
  await next(page).click();
  await item(page).fill("Zink");
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Svaren kunde inte sparas");
  await expect(item(page)).toHaveValue("Zink");
  expect(await storedValue(page, KEY)).toMatchObject({ step: "rest", answers: { supplements: ["Zink"] } });
  await back(page).click();
  await back(page).click();
  await field(page, "Namn").fill("Bo");
  await next(page).click();
  await next(page).click();
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Tack" })).toBeVisible();
});

test("a reload loses no answer and not the step", async ({ page }) => {
  await openSample(page);
  await fillFirst(page);
  await next(page).click();
  await fillSecond(page);
  await next(page).click();
  await item(page).fill("Zink");
  await item(page).press("Enter");
  await page.reload();
  await expectStep(page, "Slutligt");
  await expect(items(page)).toHaveText(["Zink"]);
  await page.goBack();
  await expectStep(page, "Vanor");
  await expect(field(page, "Yoga")).toBeChecked();
  await page.goBack();
  await expectStep(page, "Om dig");
  await expect(field(page, "Vikt, kg")).toHaveValue("72,5");
  await page.goForward();
  await expectStep(page, "Vanor");
});

test("Back goes through the steps, and from the first to the page before", async ({ page }) => {
  await page.goto("/annan");
  await expect(page.getByRole("heading", { name: "En annan sida" })).toBeVisible();
  await openSample(page);
  await fillFirst(page);
  await next(page).click();
  await fillSecond(page);
  await next(page).click();
  await expectStep(page, "Slutligt");
  await page.goBack();
  await expectStep(page, "Vanor");
  // The wizard's own way back is the same one.
  await back(page).click();
  await expectStep(page, "Om dig");
  await page.goBack();
  await expect(page).toHaveURL("/annan");

  // A page that is gone to on the way is come back from to the same step.
  await page.goForward();
  await expectStep(page, "Om dig");
  await next(page).click();
  await expectStep(page, "Vanor");
  await page.getByRole("link", { name: "En annan sida" }).click();
  await expect(page).toHaveURL("/annan");
  await page.goBack();
  await expectStep(page, "Vanor");
});

test.describe("a draft that is none is not taken for one", () => {
  const answers = { name: "Astrid", forms: ["gym"] };
  for (const [what, draft] of Object.entries({
    "half a text": '{"version":3,"answers":{"na',
    "of another kind": JSON.stringify("Astrid"),
    newer: JSON.stringify({ version: 4, account: null, step: "habits", answers }),
    older: JSON.stringify({ version: 2, account: null, step: "habits", answers }),
    "an account's": JSON.stringify({ version: 3, account: "somebody", step: "habits", answers }),
    "with an option that is none": JSON.stringify({
      version: 3,
      account: null,
      step: "habits",
      answers: { ...answers, forms: ["simning"] },
    }),
    "with a text in the place of a list": JSON.stringify({
      version: 3,
      account: null,
      step: "habits",
      answers: { ...answers, forms: "gym" },
    }),
  })) {
    test(what, async ({ page }) => {
      await page.addInitScript(([key, value]) => window.localStorage.setItem(key ?? "", value ?? ""), [KEY, draft]);
      await openSample(page);
      await expect(field(page, "Namn")).toHaveValue("");
    });
  }

  test("but one that fits is, and a step that is gone is the first", async ({ page }) => {
    const draft = JSON.stringify({ version: 3, account: null, step: "gone", answers: { ...answers, unknown: "x" } });
    await page.addInitScript(([key, value]) => window.localStorage.setItem(key ?? "", value ?? ""), [KEY, draft]);
    await openSample(page);
    await expect(field(page, "Namn")).toHaveValue("Astrid");
  });
});

for (const how of ["full", "blocked"] as const) {
  test(`it works in a browser whose storage is ${how}`, async ({ page }) => {
    await blockStorage(page, how);
    await openSample(page);
    await fillFirst(page);
    await next(page).click();
    await fillSecond(page);
    await next(page).click();
    await item(page).fill("Zink");
    await send(page).click();
    await expect(page.getByRole("heading", { name: "Tack" })).toBeVisible();
    // Drafts are saved silently, so a failure is silent too.
    await expect(page.getByText("Webbläsaren sparar inget")).toHaveCount(0);
  });
}

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every kind of field is accessible, right and wrong, with large targets", { tag: "@both" }, async ({ page }) => {
    test.slow();
    await openSample(page);
    await expectAccessible(page);
    await next(page).click();
    await expect(field(page, "Namn")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await expectHeight(page.locator("input:not([type=radio]):not([type=checkbox])"), 48);
    await fillFirst(page);
    await next(page).click();
    await expectStep(page, "Vanor");
    await next(page).click();
    await expectAccessible(page);
    await fillSecond(page);
    await expectAccessible(page);
    await expectHeight(page.locator("label:has(input), select"), 48);
    await next(page).click();
    await item(page).fill("Zink");
    await item(page).press("Enter");
    await expectAccessible(page);
    await expectHeight(page.getByRole("button"), 48);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
