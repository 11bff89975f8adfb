import type { Page } from "@playwright/test";
import { fillSignIn, profileButton, signOut, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { failGraph, GRAPH } from "../support/browserGraph.ts";
import { holdRequests } from "../support/browserHold.ts";
import { fillStorage, storedKeys, storedValue } from "../support/browserJourneyParts.ts";
import { hydrated, keepToastsOpen, open } from "../support/browserPages.ts";
import {
  action,
  addStep,
  beginProtocol,
  fillWizard,
  protocolCard,
  saveButton,
  stepRows,
  stepTitles,
} from "../support/browserProtocolBuilder.ts";
import {
  giveProtocols,
  openDaily,
  protocolState,
  storeProtocols,
  type TestProtocol,
  tickBox,
} from "../support/browserProtocols.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect } from "../support/browserTest.ts";

const FIRST = "Skapa ditt första protokoll";

/** What somebody follows who made it here. */
const OWN: TestProtocol = {
  name: "Min morgon",
  description: "Protokoll för Energi",
  steps: [
    { title: "Vatten", frequency: "daily" },
    { title: "Ljus", frequency: "daily" },
  ],
};

/** One whose doses are no more than they should be. */
const EVENING: TestProtocol = {
  name: "Kväll",
  steps: [
    { title: "Släcka ner", frequency: "daily" },
    { title: "Magnesium", frequency: "daily", categoryId: "nutrition", dosageAmount: "200 mg" },
  ],
};

/** Expects that nothing of the page is wider than its window. */
const expectNoOverflow = async (page: Page): Promise<void> =>
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

const firstLink = (page: Page) => page.getByRole("link", { name: FIRST });
const nameField = (page: Page) => page.getByLabel("Namn", { exact: true });
const own = (page: Page) => page.getByRole("region", { name: "Dina protokoll", exact: true });
const ready = (page: Page) => page.getByRole("region", { name: "Färdiga protokoll" });

/** Follows the link back, which leads to the landing from every view. */
async function goBackToLanding(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Tillbaka", exact: true }).click();
  await expect(page).toHaveURL("/protokoll");
}

/** Expects that what the page shows of one's own came without moving it. */
async function expectNoShifts(page: Page): Promise<void> {
  const { total, what } = await shifted(page);
  expect.soft(total, what).toBeLessThan(0.02);
}

/** Saves the protocol, which leads to the day's checklist. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page).toHaveURL("/protokoll?vy=idag");
}

test("somebody new looks at the landing, and begins a protocol that waits until they come back", async ({ page }) => {
  await test.step("the landing has heading, one button, three steps and the site's protocols", async () => {
    await open(page, "/protokoll");
    await expect(page.getByRole("heading", { level: 1, name: "Protokoll" })).toBeVisible();
    await expect(firstLink(page)).toBeVisible();
    await expect.soft(page.getByRole("link", { name: "Visa dagens aktiviteter" })).toHaveCount(0);
    const how = page.getByRole("region", { name: "Så fungerar det" });
    await expect.soft(how.getByRole("listitem")).toHaveCount(3);
    await expect.soft(ready(page).getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect.soft(ready(page).getByText(/Exempelinnehåll – .* är en påhittad person/)).not.toHaveCount(0);
    await ready(page)
      .getByText(/^Visa alla \d steg$/)
      .first()
      .click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  const go = page.getByRole("button", { name: "Fortsätt", exact: true });
  const name = page.getByLabel("Namn på protokollet");
  const goalHeading = page.getByRole("heading", { name: "Vad är det till för?" });
  await test.step("the views are gone through with back and forward", async () => {
    await firstLink(page).click();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
    await expect.soft(page.getByRole("heading", { level: 1, name: "Skapa ett protokoll" })).toBeFocused();
    await page.goBack();
    await expect(firstLink(page)).toBeVisible();
    await page.goForward();
    await expect(name).toBeVisible();
  });

  await test.step("the wizard wants a name and a goal, and goes back to the name", async () => {
    await expect.soft(go).toBeDisabled();
    await name.fill("   ");
    await expect.soft(go).toBeDisabled();
    await name.fill("Lugn kväll");
    await name.press("Enter");
    await expect(goalHeading).toBeFocused();
    await expect.soft(page.getByRole("radio")).toHaveCount(4);
    await expect.soft(page.getByRole("button", { name: "Skapa", exact: true })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(name).toHaveValue("Lugn kväll");
    await go.click();
    await expect(goalHeading).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue("Lugn kväll");
    await go.click();
    await page.getByRole("radio", { name: "Viktminskning" }).check();
    await page.getByRole("button", { name: "Skapa", exact: true }).click();
  });

  await test.step("the builder begins with both", async () => {
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(nameField(page)).toHaveValue("Lugn kväll");
    await expect.soft(page.getByLabel("Mål")).toHaveValue("viktminskning");
    await expect.soft(page.getByText("Protokoll för Viktminskning")).toBeVisible();
  });

  await test.step("a protocol that was begun is told of before another takes its place", async () => {
    await addStep(page, "Vatten");
    await goBackToLanding(page);
    await expect.soft(page.getByText("Du har börjat på Lugn kväll")).toBeVisible();
    await firstLink(page).click();
    await expect.soft(page.getByText("Du har börjat på Lugn kväll")).toBeVisible();
    await page.getByRole("link", { name: "Fortsätt på utkastet" }).click();
    await expect(nameField(page)).toHaveValue("Lugn kväll");
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
  });
});

test("the builder refuses what cannot be saved; steps are added, changed, copied, moved and deleted", async ({
  page,
}) => {
  await keepToastsOpen(page);
  await open(page, "/protokoll?vy=steg");
  const refused = page.getByRole("alert").filter({ hasText: "Lägg till minst ett steg" });
  await test.step("what cannot be saved is refused in words", async () => {
    await expect.soft(saveButton(page)).toHaveJSProperty("disabled", true);
    await expect.soft(page.getByText("Lägg till minst ett steg")).toBeVisible();
    // The key that sends a form does, disabled or not: then it says why it cannot.
    await nameField(page).press("Enter");
    await expect.soft(toast(page, "Protokollnamn krävs")).toContainText("Fel");
    await nameField(page).fill("Min dag");
    await nameField(page).press("Enter");
    await expect.soft(toast(page, "Protokollnamn krävs")).toHaveCount(0);
    await expect.soft(refused).toContainText("Fel");
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const narrow of [360, 1280]) {
      await page.setViewportSize({ width: narrow, height });
      const [message, button] = [await refused.boundingBox(), await saveButton(page).boundingBox()];
      if (!message || !button) throw new Error("the message or the button does not show");
      // A message beside or over the button has not passed it before it begins.
      expect.soft(message.y + message.height, `at ${narrow}`).toBeLessThanOrEqual(button.y);
    }
    await page.setViewportSize({ width, height });
  });

  await test.step("steps are added, with what is told of them, and nothing says any more that there are none", async () => {
    await addStep(page, "Promenad", { time: "morning", category: "training", dosage: "20 minuter" });
    await expect.soft(refused).toHaveCount(0);
    await addStep(page, "Bastu", { weekly: true, time: "evening", category: "sleep", description: "Inte ensam." });
    await addStep(page, "Läsa", { category: "mental" });
    await expect.soft(page.getByLabel("Rubrik")).toBeFocused();
    await expect.soft(stepRows(page).nth(0)).toContainText("Träning");
    await expect.soft(stepRows(page).nth(0)).toContainText("Dagligen · Morgon · 20 minuter");
    await expect.soft(stepRows(page).nth(1)).toContainText("Veckovis · Kväll");
    await expect.soft(stepRows(page).nth(2)).toContainText("Mental hälsa");
  });

  await test.step("a name of spaces is refused, and gets the focus", async () => {
    await expect(saveButton(page)).toBeEnabled();
    await nameField(page).fill("  ");
    await saveButton(page).click();
    await expect(page.getByText("Protokollnamn krävs").last()).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await nameField(page).fill("Min dag");
  });

  await test.step("a step is changed in its place", async () => {
    await page.getByRole("button", { name: "Redigera Bastu" }).click();
    await expect.soft(page.getByLabel("Rubrik")).toBeFocused();
    await page.getByLabel("Rubrik").fill("Bastu med någon");
    await page.getByLabel("Tid på dagen").selectOption("Ingen tid");
    await page.getByRole("button", { name: "Spara ändringen" }).click();
    await expect(stepRows(page).nth(1)).toContainText("Bastu med någon");
    await expect.soft(page.getByRole("button", { name: "Redigera Bastu med någon" })).toBeFocused();
  });

  await test.step("a step is copied, deleted, and brought back", async () => {
    await page.getByRole("button", { name: "Kopiera Promenad" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Promenad", "Bastu med någon", "Läsa"]);
    await page.getByRole("button", { name: "Ta bort Promenad" }).nth(1).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Bastu med någon", "Läsa"]);
    await page.getByRole("button", { name: "Ta bort Bastu med någon" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Läsa"]);
    await toast(page, "Bastu med någon").getByRole("button", { name: "Ångra" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Bastu med någon", "Läsa"]);
  });

  await test.step("a step is moved with its buttons, which keep the focus", async () => {
    await expect.soft(page.getByText("I dagens lista står stegen efter rubrik inom en tid på dagen.")).toBeVisible();
    await page.getByRole("button", { name: "Flytta upp Läsa" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Läsa", "Bastu med någon"]);
    await expect.soft(page.getByText("står stegen i den här ordningen i dagens lista.")).toBeVisible();
    await expect.soft(page.getByRole("button", { name: "Flytta upp Läsa" })).toBeFocused();
    await page.getByRole("button", { name: "Flytta ner Promenad" }).click();
    await expect(stepTitles(page)).toHaveText(["Läsa", "Promenad", "Bastu med någon"]);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step("many steps fold, each is opened and put at its place, and the form is a click away", async () => {
    for (let more = 4; more <= 10; more++) await addStep(page, `Steg ${more}`, { dosage: "5 minuter" });
    await expect(stepTitles(page)).toHaveCount(0);
    await expect.soft(stepRows(page).getByRole("button")).toHaveCount(20);
    await page.getByRole("button", { name: "Till formuläret", exact: true }).click();
    await expect.soft(page.getByRole("heading", { name: "Ett steg till" })).toBeFocused();
    await page.getByRole("button", { name: "Steg 10 Dagligen · 5 minuter" }).click();
    await expect.soft(page.getByRole("button", { name: "Redigera Steg 10" })).toBeFocused();
    await page.getByLabel("Plats för Steg 10").selectOption("2");
    await expect(stepRows(page).nth(1)).toContainText("Steg 10");
    await expect.soft(page.getByLabel("Plats för Steg 10")).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test("a protocol is put in order by keyboard and by dragging, and what is half written is saved with it", async ({
  page,
}) => {
  await keepToastsOpen(page);
  await test.step("an address of a protocol that is not there says so", async () => {
    await open(page, "/protokoll?vy=steg&protokoll=00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("Protokoll hittades inte.")).toBeVisible();
    await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
    await expect(page).toHaveURL("/protokoll");
  });

  await firstLink(page).click();
  await fillWizard(page, "Min kväll", "Fokus");
  await addStep(page, "Släcka ner");
  await addStep(page, "Magnesium", { dosage: "200 mg", category: "nutrition" });
  await addStep(page, "Läsa");

  const handle = (title: string) => page.getByRole("button", { name: `Flytta ${title}`, exact: true });
  await test.step("a step is moved with the keyboard", async () => {
    await handle("Släcka ner").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Släcka ner är lyft, på plats 1 av 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Släcka ner är på plats 2 av 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Släcka ner är på plats 3 av 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(stepTitles(page)).toHaveText(["Magnesium", "Läsa", "Släcka ner"]);
  });

  await test.step("a step is moved by dragging", async () => {
    const from = await handle("Släcka ner").boundingBox();
    const to = await handle("Magnesium").boundingBox();
    if (!from || !to) throw new Error("the handles are not there");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 40, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
    await page.mouse.up();
    await expect(stepTitles(page)).toHaveText(["Släcka ner", "Magnesium", "Läsa"]);
  });

  await test.step("what is written stays through a reload", async () => {
    await page.getByLabel("Rubrik").fill("Halvskriv");
    await page.reload();
    await hydrated(page);
    await expect(nameField(page)).toHaveValue("Min kväll");
    await expect(stepTitles(page)).toHaveText(["Släcka ner", "Magnesium", "Läsa"]);
    await expect(page.getByLabel("Rubrik")).toHaveValue("Halvskriv");
  });

  await test.step("it is forgotten once it is saved, and what is written of a step comes along", async () => {
    // Its own button was not pressed.
    await save(page);
    await expect
      .soft(toast(page, "Skapat lokalt!"))
      .toContainText("Protokoll sparas i din webbläsare. Skapa konto för permanent sparning.");
    expect.soft(await storedKeys(page)).not.toContain("draft-protocol");
    const plain = { frequency: "daily", time_of_day: "none", dosage_amount: null, notes: null };
    expect.soft(await storedValue(page, "protocol-items")).toMatchObject([
      { ...plain, title: "Släcka ner", sort_order: 0 },
      { ...plain, title: "Magnesium", dosage_amount: "200 mg", sort_order: 1 },
      { ...plain, title: "Läsa", sort_order: 2 },
      { ...plain, title: "Halvskriv", is_required: true, sort_order: 3 },
    ]);
    expect
      .soft(await storedValue(page, "protocols"))
      .toMatchObject([
        { name: "Min kväll", description: "Protokoll för Fokus", protocol_type: "custom", has_own_order: true },
      ]);
    // Within a time of day the list keeps to the order that was given, which is not that of the titles.
    const listed = page.getByRole("list", { name: "I dag" }).getByRole("listitem");
    await expect.soft(listed).toContainText(["Släcka ner", "Magnesium", "Läsa", "Halvskriv"]);
    await page.goBack();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
    await page.goForward();
    await expect(page).toHaveURL("/protokoll?vy=idag");
  });
});

test("a protocol is changed without losing what was ticked, and another adds its doses to it", async ({ page }) => {
  await storeProtocols(page, protocolState([EVENING]));
  await openDaily(page);
  await tickBox(page, "Släcka ner").click();
  await expect(tickBox(page, "Släcka ner")).toBeChecked();
  await expect.poll(() => storedValue(page, "user-progress")).toHaveLength(1);
  await test.step("changes that were not saved wait for the one who comes back", async () => {
    await goBackToLanding(page);
    await action(page, "Redigera").click();
    await expect.soft(page.getByRole("heading", { level: 1, name: "Redigera protokollet" })).toBeFocused();
    await expect(stepTitles(page)).toHaveText(["Släcka ner", "Magnesium"]);
    // What it has itself does not count as followed beside it.
    await expect.soft(page.getByText("Värt att veta om doserna")).toHaveCount(0);
    await page.getByRole("button", { name: "Redigera Släcka ner" }).click();
    await page.getByLabel("Rubrik").fill("Släcka skärmar");
    await goBackToLanding(page);
    await action(page, "Redigera").click();
    await expect.soft(page.getByText("Här finns ändringar från förut")).toBeVisible();
    await expect(page.getByLabel("Rubrik")).toHaveValue("Släcka skärmar");
  });

  await test.step("a changed step keeps what was ticked", async () => {
    const [before] = (await storedValue(page, "protocol-items")) as { id: string }[];
    await save(page);
    await expect.soft(toast(page, "Sparat")).toBeVisible();
    expect
      .soft(await storedValue(page, "protocol-items"))
      .toMatchObject([{ id: before?.id, title: "Släcka skärmar" }, { title: "Magnesium" }]);
    expect.soft(await storedValue(page, "user-progress")).toMatchObject([{ protocol_item_id: before?.id }]);
    await expect(tickBox(page, "Släcka skärmar")).toBeChecked();
  });

  await test.step("doses are added to what is followed already", async () => {
    await goBackToLanding(page);
    await page.getByRole("link", { name: "Skapa nytt protokoll" }).click();
    await fillWizard(page, "Morgon");
    await addStep(page, "Magnesium", { dosage: "100 mg", category: "nutrition" });
    await expect(page.getByText(/nämner sammanlagt 300 mg magnesium om dagen/)).toBeVisible();
  });
});

test("the site's protocols are changed to one's own, added to it, and started as they are", async ({ page }) => {
  await open(page, "/protokoll");
  await test.step("the site's steps go into a new protocol", async () => {
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Anpassa" }).click();
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(nameField(page)).toHaveValue("Lugn morgon");
    await expect(stepRows(page)).toHaveCount(6);
    await save(page);
    await goBackToLanding(page);
  });

  const sleep = protocolCard(page, "Bättre sömn på fyra veckor", ready(page));
  await test.step("the site's steps go into a protocol that there is", async () => {
    await sleep.getByRole("button", { name: "Anpassa" }).click();
    const question = page.getByRole("dialog", { name: "Vart ska stegen?" });
    await question.getByRole("button", { name: "Lugn morgon" }).click();
    await expect(page).toHaveURL(/vy=steg&protokoll=/);
    await expect(nameField(page)).toHaveValue("Lugn morgon");
    await expect.poll(() => stepRows(page).count()).toBeGreaterThan(6);
    expect.soft(await storedKeys(page)).not.toContain("draft-protocol-steps");
    await goBackToLanding(page);
  });

  await test.step("one of the site's protocols is started in the browser", async () => {
    await expect.soft(sleep).not.toContainText("Du följer det");
    await sleep.getByRole("button", { name: "Starta", exact: true }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect
      .soft(toast(page, "Startat lokalt!"))
      .toContainText("Protokoll startat i din webbläsare. Skapa konto för permanent sparning.");
    await goBackToLanding(page);
    await expect(own(page)).toContainText("Bättre sömn på fyra veckor");
    await expect.soft(sleep).toContainText("Du följer det");
  });

  await test.step("somebody who follows something gets both buttons", async () => {
    await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await page.goBack();
    await page.getByRole("link", { name: "Skapa nytt protokoll" }).click();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
  });
});

test("one's own protocol shows without moving the page, and is ended, started again and deleted", async ({ page }) => {
  await storeProtocols(page, protocolState([OWN]));
  await recordShifts(page);
  await test.step("what is followed shows with its ways on, and moves nothing", async () => {
    await open(page, "/protokoll");
    await expect(own(page)).toContainText("Min morgon");
    await expectNoShifts(page);
    await expect.soft(own(page)).toContainText("Protokoll för Energi");
    await expect.soft(own(page)).toContainText(/Startat den \d+ [a-zåäö]+ \d{4} · 2 steg/);
    await expect.soft(firstLink(page)).toHaveCount(0);
    const details = own(page).getByRole("link", { name: "Visa detaljer" });
    await expect.soft(details).toHaveAttribute("href", "/protokoll?vy=idag");
    await expect.soft(own(page).getByRole("link", { name: "Dela" })).toHaveAttribute("href", /vy=dela&protokoll=/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  const again = page.getByRole("region", { name: "Tidigare protokoll" }).getByRole("button", { name: "Starta igen" });
  await test.step("it is ended, and stands among the earlier ones", async () => {
    await own(page).getByRole("button", { name: "Avsluta" }).click();
    await expect.soft(toast(page, "Avslutat")).toBeVisible();
    await expect.soft(firstLink(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "Tidigare protokoll" })).toContainText("Min morgon");
  });

  await test.step("a protocol that is gone meanwhile cannot be started, and the page says why", async () => {
    const stored = await page.evaluate(() => {
      const text = localStorage.getItem("protocols") ?? "";
      localStorage.removeItem("protocols");
      return text;
    });
    await again.click();
    await expect(toast(page, "Kunde inte starta protokoll: Protocol not found")).toContainText("Fel");
    await page.evaluate((text) => localStorage.setItem("protocols", text), stored);
  });

  await test.step("it is started again", async () => {
    await again.click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await page.goBack();
    await expect(own(page)).toContainText("Min morgon");
    await expect.soft(again).toHaveCount(0);
  });

  await test.step("it is deleted after a question, for good", async () => {
    await own(page).getByRole("button", { name: "Ta bort" }).click();
    const question = page.getByRole("dialog", { name: "Ta bort protokollet?" });
    await expect.soft(question).toContainText("räknas fortfarande i din historik");
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(firstLink(page)).toBeVisible();
    await expect.soft(own(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(firstLink(page)).toBeVisible();
    await expect.soft(own(page)).toHaveCount(0);
  });
});

test("on a phone, the landing, the wizard and the builder fit, and one's own protocol moves nothing", {
  tag: "@phone",
}, async ({ page }) => {
  await storeProtocols(page, protocolState([OWN]));
  await recordShifts(page);
  await test.step("what is followed shows without moving the page", async () => {
    await open(page, "/protokoll");
    await expect(own(page)).toContainText("Min morgon");
    await expectNoShifts(page);
    await ready(page)
      .getByText(/^Visa alla \d steg$/)
      .first()
      .click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step("the wizard fits", async () => {
    await own(page).getByRole("button", { name: "Avsluta" }).click();
    await firstLink(page).click();
    await expect(page.getByLabel("Namn på protokollet")).toBeVisible();
    await expectNoOverflow(page);
    await page.getByLabel("Namn på protokollet").fill("Lugn kväll");
    await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Vad är det till för?" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await fillWizard(page, "Lugn kväll");
  });

  await test.step("the builder fits, and says what is missing", async () => {
    await expect.soft(page.getByText("Lägg till minst ett steg")).toBeVisible();
    await addStep(page, "Promenad", { time: "morning", category: "training", dosage: "20 minuter" });
    await addStep(page, "Bastu", { weekly: true, time: "evening", category: "sleep" });
    await page.getByRole("button", { name: "Redigera Bastu" }).click();
    await page.getByLabel("Rubrik").fill("Bastu med någon");
    await page.getByRole("button", { name: "Spara ändringen" }).click();
    await page.getByRole("button", { name: "Flytta upp Bastu med någon" }).click();
    await expect(stepTitles(page)).toHaveText(["Bastu med någon", "Promenad"]);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await goBackToLanding(page);
  });
});

test("what cannot be read does not look empty, and comes by itself later", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await startSession(page, await anAccount());
  await giveProtocols(page, protocolState([OWN]));
  await page.clock.install();
  await test.step("the landing says nothing of a failure, and has one's own after a pause", async () => {
    await open(page, "/om-oss");
    await failGraph(page, /Landing|Daily/);
    await page.getByRole("banner").getByRole("link", { name: "Protokoll" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Skapa nytt protokoll" })).toBeVisible();
    await expect.soft(page.getByRole("status", { name: "Dina protokoll hämtas" })).toBeVisible();
    await expect.soft(firstLink(page)).toHaveCount(0);
    await expect.soft(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(GRAPH);
    await page.clock.fastForward("01:00");
    await expect(own(page)).toContainText("Min morgon");
  });

  await test.step("the checklist does the same, and has its steps once the network is back", async () => {
    await failGraph(page, /Landing|Daily/);
    await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
    await expect(page.getByRole("heading", { name: "Dagens Checklist" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Checklistan hämtas" })).toBeVisible();
    await expect.soft(page.getByRole("alert")).toHaveCount(0);
    await expect.soft(page.getByText("Inga aktiva protokoll")).toHaveCount(0);
    await page.unroute(GRAPH);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(tickBox(page, "Vatten")).toBeVisible();
    await goBackToLanding(page);
  });

  const start = protocolCard(page, "Lugn morgon").getByRole("button", { name: "Starta", exact: true });
  await test.step("a protocol that could not be started says so", async () => {
    await failGraph(page, /./);
    await start.click();
    await expect(toast(page, "Kunde inte starta protokoll: Okänt fel")).toContainText("Fel");
    await expect(page).toHaveURL("/protokoll");
  });

  await test.step("categories that could not be read are the usual ones", async () => {
    await page.getByRole("main").getByRole("link", { name: "Skapa nytt protokoll" }).click();
    await fillWizard(page, "Utan nät");
    await expect(toast(page, "Kunde inte hämta kategorier")).toContainText("Fel");
    await expect
      .soft(page.getByLabel("Kategori").getByRole("option"))
      .toHaveText([
        "Övrigt",
        "Kost & Tillskott",
        "Mental hälsa",
        "Sömn & Återhämtning",
        "Tester & Mätningar",
        "Träning",
      ]);
  });

  await test.step("one of the site's protocols is started in the account", async () => {
    await page.unroute(GRAPH);
    await goBackToLanding(page);
    await start.click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(toast(page, "Startat!")).toContainText("Protokoll har startats och sparats permanent");
  });
});

test("a protocol is saved into the account once, whatever the network does", async ({
  page,
  anAccount,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await keepToastsOpen(page);
  await startSession(page, await anAccount());
  await beginProtocol(page, "På kontot");
  await addStep(page, "Vatten");
  const draft = await page.evaluate(() => ({ ...localStorage }));
  await test.step("what could not be saved stays, and the button has the focus again", async () => {
    await failGraph(page, /^CreateProtocol$/);
    await saveButton(page).click();
    await expect.soft(toast(page, "Kunde inte skapa protokoll")).toContainText("Fel");
    await expect(page.getByText("Det du har skrivit finns kvar.")).toBeVisible();
    await expect.soft(stepTitles(page)).toHaveText(["Vatten"]);
    await expect.soft(saveButton(page)).toBeFocused();
    await page.unroute(GRAPH);
  });

  await test.step("it is saved with the next try, which shows that it is under way", async () => {
    const answer = await holdRequests(page, GRAPH);
    await saveButton(page).click();
    await expect(page.getByRole("button", { name: "Sparar..." })).toHaveJSProperty("disabled", true);
    answer();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect.soft(toast(page, "Skapat!")).toContainText("Protokoll har skapats och sparats permanent");
    await page.unroute(GRAPH);
    await goBackToLanding(page);
    await expect(own(page).getByRole("listitem")).toHaveCount(1);
    expect.soft(await storedKeys(page)).not.toContain("protocols");
  });

  // Another tab may still hold its draft: when the first was deleted, that is saved as another protocol.
  await test.step("its draft in another tab is another protocol once it was deleted", async () => {
    await own(page).getByRole("button", { name: "Ta bort", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Ta bort protokollet?" });
    await question.getByRole("button", { name: "Ta bort", exact: true }).click();
    await expect(own(page)).toHaveCount(0);
    await page.evaluate((stored) => void Object.assign(localStorage, stored), draft);
    await open(page, "/protokoll?vy=steg");
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    await save(page);
    await goBackToLanding(page);
    await expect(own(page).getByRole("listitem")).toHaveCount(1);
  });
});

test("a browser that is full refuses a protocol, loses nothing, and saves it once there is room", async ({ page }) => {
  await keepToastsOpen(page);
  await beginProtocol(page, "Min dag");
  await addStep(page, "Vatten");
  await fillStorage(page);
  await test.step("a protocol that does not fit is refused, and stays as it was written", async () => {
    await page.getByLabel("Rubrik").fill("Ljus");
    await saveButton(page).click();
    await expect.soft(toast(page, "Kunde inte spara protokoll")).toContainText("Fel");
    const failure = page.getByRole("alert").filter({ hasText: "Det du har skrivit finns kvar." });
    await expect(failure).toContainText("Webbläsarens lagring är full eller avstängd.");
    await expect.soft(failure.getByRole("link", { name: "Logga in eller skapa konto" })).toBeVisible();
    await expect.soft(page).toHaveURL("/protokoll?vy=steg");
    await expect.soft(stepTitles(page)).toHaveText(["Vatten", "Ljus"]);
  });

  await test.step("what was stored before there was no room is there after a reload, and nothing half saved", async () => {
    await page.reload();
    await hydrated(page);
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    expect.soft(await storedKeys(page)).not.toContain("protocols");
  });

  await test.step("one of the site's protocols cannot be started either", async () => {
    await goBackToLanding(page);
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Starta", exact: true }).click();
    await expect(toast(page, "Kunde inte starta protokoll")).toContainText("Webbläsarens lagring är full");
  });

  await test.step("with room again, it is saved", async () => {
    await page.getByRole("link", { name: "Fortsätt på utkastet" }).click();
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("filling")) localStorage.removeItem(key);
    });
    await save(page);
    await expect.soft(toast(page, "Skapat lokalt!")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
  });

  await test.step("a tick for which there is no room is not done either", async () => {
    await fillStorage(page);
    await tickBox(page, "Vatten").click();
    await expect(toast(page, "Kunde inte markera uppgift som klar")).toContainText("Fel");
    await expect(tickBox(page, "Vatten")).not.toBeChecked();
  });
});

test("a draft waits for its account when that is signed out in another tab, and for nobody else", async ({
  page,
  context,
  anAccount,
}) => {
  const [person, other] = [await anAccount(), await anAccount()];
  await startSession(page, person);
  await beginProtocol(page, "Mitt eget");
  await addStep(page, "Vatten");
  await page.getByLabel("Rubrik").fill("Halvskrivet");
  const tab = await context.newPage();
  await open(tab, "/");
  const signOutElsewhere = async () => {
    // The other tab is signed in with this one.
    await expect(profileButton(tab)).toBeVisible();
    await signOut(tab);
    await expect(page.getByRole("heading", { name: "Du är utloggad" })).toBeVisible();
    await expect.soft(page.getByText("det finns kvar så länge den här sidan är öppen")).toBeVisible();
    await expect.soft(page.getByText("Mitt eget")).toHaveCount(0);
    await expect.soft(nameField(page)).toHaveCount(0);
    expect.soft(await storedKeys(page)).toEqual([]);
  };
  const signInAgain = async (who: typeof person) => {
    await page.getByRole("main").getByRole("link", { name: "Logga in igen" }).click();
    await expect(page).toHaveURL(/\/auth\?till=/);
    await fillSignIn(page, who);
    await expect(page).toHaveURL("/protokoll?vy=steg");
  };

  await test.step("nothing of it shows or is stored while the account is signed out", async () => {
    await signOutElsewhere();
    await expectAccessible(page);
  });

  await test.step("it is there again for the same account", async () => {
    await signInAgain(person);
    await expect(nameField(page)).toHaveValue("Mitt eget");
    await expect.soft(stepTitles(page)).toHaveText(["Vatten"]);
    await expect.soft(page.getByLabel("Rubrik")).toHaveValue("Halvskrivet");
  });

  await test.step("another account sees nothing of it", async () => {
    await signOutElsewhere();
    await signInAgain(other);
    await expect(nameField(page)).toHaveValue("");
    await expect.soft(stepTitles(page)).toHaveCount(0);
  });

  await test.step("a draft goes when its account is not signed in any more", async () => {
    await nameField(page).fill("Det andra");
    await expect.poll(() => storedKeys(page)).toContain("draft-protocol");
    await context.clearCookies();
    await page.reload();
    await hydrated(page);
    await expect(nameField(page)).toHaveValue("");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing comes with the site's protocols, without anybody's, and says what needs scripts", async ({
    page,
  }) => {
    await page.goto("/protokoll");
    await expect.soft(page.getByText("Dina egna protokoll och checklistan behöver JavaScript.")).toBeVisible();
    await expect.soft(ready(page)).toBeVisible();
    await expect.soft(protocolCard(page, "Lugn morgon")).toBeVisible();
    await expect.soft(page.getByRole("button", { name: "Starta", exact: true }).first()).toBeHidden();
    // For a browser with scripts the page has what somebody sees who has no protocols.
    const html = await page.content();
    expect.soft(html).toContain(FIRST);
    expect.soft(html).not.toContain("Dina protokoll</h2>");
  });
});
