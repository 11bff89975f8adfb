import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { LAB_VALUE_KEYS } from "../../schema/labValues/labValueKeys.ts";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { LAB_VALUES_PATH, labValuesAddress } from "../../schema/rules/labValues/labValuesPath.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import { startSession, test, toast } from "../support/browserAccounts.ts";
import { answeredDraft, consent } from "../support/browserAnalyses.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { expect } from "../support/browserTest.ts";

const LETTER = `Fjällprov Laboratorium
Provtagning 2026-02-03
S-Ferritin 22 µg/L (10-150)
B-HbA1c(IFCC) 38 mmol/mol
P-Hemlighet 7 x`;

const PASTE_PATH = `${LAB_VALUES_PATH}?satt=klistra`;

const field = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true });
const values = (page: Page): Locator => page.getByRole("region", { name: "Dina värden", exact: true });
const card = (page: Page, name: string): Locator =>
  values(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Chooses a marker by what it is searched by, with the keyboard. */
async function chooseMarker(input: Locator, search: string): Promise<void> {
  await input.fill(search);
  await input.press("Enter");
}

/** Writes one value into the first row, and stores it. */
async function enter(
  page: Page,
  { search, amount, day }: { search: string; amount: string; day: string },
): Promise<void> {
  await field(page, "Provdag").fill(day);
  await chooseMarker(field(page, "Markör, rad 1"), search);
  await field(page, "Värde, rad 1").fill(amount);
  await page.getByRole("button", { name: "Spara värdena" }).click();
  await expect(toast(page, "Sparat")).toBeVisible();
}

test("a guest enters and pastes values, sees what has changed, takes them along as files, and deletes them", {
  tag: "@both",
}, async ({ page }) => {
  test.setTimeout(180_000);

  await test.step("an empty page says what it is for", async () => {
    await open(page, LAB_VALUES_PATH);
    await expect(page.getByRole("heading", { level: 1, name: "Mina värden" })).toBeVisible();
    await expect(values(page)).toContainText("Här samlas dina provsvar");
    await expect(page.getByText("Dina värden finns i den här webbläsaren")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a value that hardly anybody has is asked about, and is let through in the unit that was meant", async () => {
    await field(page, "Provdag").fill("2025-09-01");
    await chooseMarker(field(page, "Markör, rad 1"), "ferritin");
    await field(page, "Värde, rad 1").fill("60");
    await page.getByRole("button", { name: "Lägg till rad" }).click();
    await expect(field(page, "Markör, rad 2")).toBeFocused();
    await chooseMarker(field(page, "Markör, rad 2"), "hb");
    await field(page, "Värde, rad 2").fill("14,1");
    await page.keyboard.press("Tab");
    await field(page, "Fastande (valfritt)").selectOption("Ja");
    await expect(page.getByText(/Menar du 14,1\sg\/dL\?/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Ja, 14,1\sg\/dL$/ }).click();
    await page.reload();
    await expect(page.getByText("Här finns det du skrev förut, som inte är sparat.")).toBeVisible();
    await expect(field(page, "Värde, rad 2")).toHaveValue("14,1");
    await expect(field(page, "Enhet, rad 2")).toHaveValue("g/dL");
    await page.getByRole("button", { name: "Spara värdena" }).click();
    await expect(toast(page, "2 värden är sparade")).toBeVisible();
    await expect(card(page, "Hemoglobin (Hb)")).toContainText(/14,1\sg\/dL/);
    await expect(card(page, "Hemoglobin (Hb)")).toContainText(/Det är 141\sg\/L/);
    await expect(card(page, "Ferritin")).toContainText("1 september 2025, fastande");
  });

  await test.step("a letter is read in the browser, checked, and stored without its text", async () => {
    await page.getByRole("link", { name: "Klistra in eller välj fil" }).click();
    await field(page, "Text från provsvaret").fill(LETTER);
    await page.getByRole("button", { name: "Läs av texten" }).click();
    await expect(page.getByRole("heading", { name: "Kontrollera innan du sparar" })).toBeFocused();
    await expect(page.getByRole("checkbox", { name: /^Spara Ferritin/ })).toBeChecked();
    await expectAccessible(page);
    await page.reload();
    await expect(field(page, "Text från provsvaret")).toHaveValue(LETTER);
    await expect(page.getByRole("checkbox", { name: /^Spara Ferritin/ })).toBeChecked();
    await page.getByRole("button", { name: "Spara 2 värden" }).click();
    await expect(toast(page, "2 värden är sparade")).toBeVisible();
    // What was not understood is there until somebody throws it away.
    await expect(page.getByRole("heading", { name: "Kvar att kontrollera" })).toBeVisible();
    await expect(page.getByText("P-Hemlighet 7 x")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Släng resten" }).click();
    await expect(page.getByText("P-Hemlighet 7 x")).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain("Hemlighet");
    expect(stored).not.toContain("Fjällprov");
  });

  await test.step("the latest value is told in words, against the laboratory's interval and the one before", async () => {
    const ferritin = card(page, "Ferritin");
    await expect(ferritin).toContainText(/22\sµg\/L/);
    await expect(ferritin).toContainText("Inom referensintervallet");
    await expect(ferritin).toContainText(/Laboratoriets eget intervall: 10–150\sµg\/L/);
    await expect(ferritin).toContainText(/63\s% lägre än den 1 september 2025 \(60\sµg\/L\)/);
    await ferritin.getByText("Visa kurvan och alla värden").click();
    await expect(ferritin.getByRole("img", { name: /^Diagram över Ferritin/ })).toBeVisible();
    await expect(ferritin.getByRole("row")).toHaveCount(3);
    await expectAccessible(page, values(page));
  });

  await test.step("on paper every value has a line of a table, with its interval and laboratory's", async () => {
    await page.emulateMedia({ media: "print" });
    const paper = page.locator("table").filter({ has: page.getByText("Provsvar", { exact: true }) });
    await expect(paper).toBeVisible();
    await expect(paper).toContainText(/Ferritin.*60\sµg\/L/);
    await expect(values(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect(paper).toHaveCount(0);
  });

  await test.step("an interval by age is judged once somebody says when they were born, by the age on the sample's day", async () => {
    await page.getByText("Välj vems intervall som ska gälla").click();
    await field(page, "Födelseår (valfritt)").fill("1850");
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(page.getByText("Skriv året du är född med fyra siffror.")).toBeVisible();
    await field(page, "Födelseår (valfritt)").fill("1961");
    await field(page, "Intervall för (valfritt)").selectOption("Kvinnor");
    await page.getByRole("button", { name: "Spara", exact: true }).click();
    await expect(page.getByText("Allmänna intervall för kvinnor födda 1961")).toBeVisible();
    await expect(card(page, "Hemoglobin (Hb)")).toContainText(/Friska vuxna: 117–153\sg\/L/);
    await expect(card(page, "Hemoglobin (Hb)")).toContainText("Inom referensintervallet");
    expect(await storedValue(page, LAB_VALUE_KEYS.profile)).toMatchObject({ birthYear: 1961, sex: "female" });
  });

  await test.step("a value is changed, and one that was deleted comes back", async () => {
    const ferritin = card(page, "Ferritin");
    await ferritin.getByRole("button", { name: "Ändra värdet den 3 februari 2026" }).click();
    const dialog = page.getByRole("dialog", { name: "Ändra värdet" });
    await field(dialog, "Värde").fill("24");
    await expectAccessible(page, dialog);
    await dialog.getByRole("button", { name: "Spara ändringen" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ferritin).toContainText(/24\sµg\/L/);
    await ferritin.getByRole("button", { name: "Ta bort värdet den 1 september 2025" }).click();
    await expect(toast(page, "Borttaget")).toBeVisible();
    await expect(ferritin).not.toContainText("lägre än");
    await toast(page, "Borttaget").getByRole("button", { name: "Ångra" }).click();
    await expect(ferritin).toContainText("lägre än");
  });
});

test("a guest's values read back from both files as the same, and go with what the browser holds", async ({ page }) => {
  await open(page, PASTE_PATH);
  await field(page, "Text från provsvaret").fill(LETTER);
  await page.getByRole("button", { name: "Läs av texten" }).click();
  await page.getByRole("button", { name: "Spara 2 värden" }).click();
  await expect(toast(page, "2 värden är sparade")).toBeVisible();

  await test.step("both files read back as the same", async () => {
    const before = (await storedValue(page, LAB_VALUE_KEYS.values)) as object[];
    for (const name of ["Spara som CSV", "Spara som FHIR"]) {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      const file = await saving;
      const content = await readFile(await file.path());
      await page.evaluate((key) => localStorage.removeItem(key), LAB_VALUE_KEYS.values);
      await open(page, PASTE_PATH);
      await page
        .getByLabel("Fil med provsvar")
        .setInputFiles({ name: file.suggestedFilename(), mimeType: "text/plain", buffer: content });
      await page.getByRole("button", { name: "Spara 2 värden" }).click();
      await expect(toast(page, "2 värden är sparade")).toBeVisible();
      const after = (await storedValue(page, LAB_VALUE_KEYS.values)) as object[];
      expect(after.map(told).sort()).toEqual(before.map(told).sort());
    }
  });

  await test.step("a new sample goes along to the protocols, and what was begun stands beside the values", async () => {
    const ferritin = card(page, "Ferritin");
    await ferritin.getByRole("button", { name: /^Lägg till omprovet i mitt protokoll/ }).click();
    await expect(page).toHaveURL(/protokoll/);
    await expect(page.getByText(/^Ta om Ferritin, /).first()).toBeVisible();
    await page.getByRole("button", { name: "Spara protokoll" }).click();
    await expect.poll(() => storedValue(page, PROTOCOL_KEYS.protocols)).toBeTruthy();
    await open(page, LAB_VALUES_PATH);
    await ferritin.getByText("Visa värdet").click();
    await expect(ferritin.getByRole("row").filter({ hasText: "Började: Ta om prover" })).toHaveCount(1);
  });

  await test.step("what is kept stands in the visitor's own data, and goes with it", async () => {
    await open(page, "/min-resa");
    await page.getByText("Mina data i webbläsaren").click();
    await expect(page.getByText("Provsvar", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Ta bort allt från webbläsaren" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort allt" }).click();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LAB_VALUE_KEYS.values)).toBeNull();
  });
});

/** A stored value without what the browser gave it. */
const told = (value: object): string => {
  const { id: _, createdAt: __, ...rest } = value as { id: unknown; createdAt: unknown };
  return JSON.stringify(Object.entries(rest).sort());
};

test("an account is asked for its consent the first time, and has its values after that", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  // What sends is loaded when there is a network.
  expectConsole(/sendOutbox.*ERR_INTERNET_DISCONNECTED/, /ERR_INTERNET_DISCONNECTED.*sendOutbox/);
  await startSession(page, await anAccount());

  await test.step("nothing is stored without it", async () => {
    await open(page, LAB_VALUES_PATH);
    await field(page, "Provdag").fill("2026-02-03");
    await chooseMarker(field(page, "Markör, rad 1"), "ferritin");
    await field(page, "Värde, rad 1").fill("22");
    await page.getByRole("button", { name: "Spara värdena" }).click();
    await expect(page.getByText("Utan ditt samtycke kan vi inte spara värdena på kontot.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Spara mina värden på mitt konto" })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("with it the values are the account's, also on another page load", async () => {
    await page.getByRole("checkbox", { name: "Spara mina värden på mitt konto" }).check();
    await page.getByRole("button", { name: "Spara värdena" }).click();
    await expect(toast(page, "Sparat")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Spara mina värden på mitt konto" })).toHaveCount(0);
    await enter(page, { search: "ferritin", amount: "80", day: "2026-02-20" });
    await expect(card(page, "Ferritin")).toContainText(/80\sµg\/L/);
    await page.reload();
    await expect(card(page, "Ferritin")).toContainText(/80\sµg\/L/);
    await expect(page.getByText("Dina värden finns på ditt konto")).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), LAB_VALUE_KEYS.values)).toBeNull();
  });

  await test.step("a value that laboratories phone about stands first, with links that call", async () => {
    await enter(page, { search: "kalium", amount: "6,8", day: "2026-02-20" });
    const care = page.getByRole("region", { name: "Värden att kontakta vården om" });
    await expect(care).toContainText(/Kalium 6,8\smmol\/L/);
    await expect(care.getByRole("link", { name: "Ring 1177" })).toHaveAttribute("href", "tel:1177");
    await expect(care.getByRole("link", { name: "Ring 112" })).toHaveAttribute("href", "tel:112");
    await expectAccessible(page, care);
  });

  await test.step("without a network a value waits, shows meanwhile, and arrives afterwards", async () => {
    await page.context().setOffline(true);
    await field(page, "Provdag").fill("2026-02-25");
    await chooseMarker(field(page, "Markör, rad 1"), "ferritin");
    await field(page, "Värde, rad 1").fill("85");
    await page.getByRole("button", { name: "Spara värdena" }).click();
    await expect(card(page, "Ferritin")).toContainText(/85\sµg\/L/);
    await page.context().setOffline(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("labValues-waiting"))).toBeNull();
    await page.reload();
    await expect(card(page, "Ferritin")).toContainText(/85\sµg\/L/);
  });
});

test("a test that was taken leads to rows for what it measures, and the values to tests that measure them", async ({
  page,
}) => {
  await open(page, "/tester/halsokontroll-grund-21");
  await page.getByRole("link", { name: "Jag har tagit det här testet: skriv in svaren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mina värden" })).toBeVisible();
  await expect(field(page, "Markör, rad 3")).not.toHaveValue("");
  await open(page, labValuesAddress([10]));
  await expect(field(page, "Markör, rad 1")).toHaveValue("Ferritin");
  await enter(page, { search: "ferritin", amount: "22", day: "2026-02-03" });
  await card(page, "Ferritin").getByRole("link", { name: "Hitta ett test som mäter Ferritin" }).click();
  await expect(page).toHaveURL("/tester/markorer?markor=10");
});

test("values are used in a guided test by who asks for it, and only what they say is sent", async ({ page }) => {
  const lastMonth = dayOf(new Date(Date.now() - 30 * 86_400_000));
  await open(page, PASTE_PATH);
  await field(page, "Text från provsvaret").fill(`Provtagning ${lastMonth}\nS-Ferritin 8 µg/L (10-150)`);
  await page.getByRole("button", { name: "Läs av texten" }).click();
  await page.getByRole("button", { name: "Spara 1 värde" }).click();
  await expect(card(page, "Ferritin")).toContainText(/8\sµg\/L/);

  await page.evaluate((draft) => {
    for (const [key, value] of Object.entries(draft)) localStorage.setItem(key, JSON.stringify(value));
  }, answeredDraft(TRAINING));
  await open(page, "/traning-quiz");
  const low = page.getByLabel("Lågt järnlager (ferritin)", { exact: true });
  await expect(low).not.toBeChecked();
  await page.getByRole("button", { name: "Hämta från Mina värden" }).click();
  await expect(low).toBeChecked();
  await expect(page.getByText(/Lågt järnlager \(ferritin\): Ferritin 8\sµg\/L/)).toBeVisible();
  await expectAccessible(page);
  await consent(page).check({ force: true });
  const sent = page.waitForRequest((request) => request.postData()?.includes("LOW_FERRITIN") ?? false);
  await page.getByRole("button", { name: "Slutför quiz" }).click();
  expect((await sent).postData()).not.toContain("2026-");
  await expect(page.getByText("Fråga vården om det låga järnet").first()).toBeVisible();
});
