import type { Page } from "@playwright/test";
import { fillSignIn, signOut, startSession, test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { failGraph, GRAPH } from "../support/browserGraph.ts";
import { fillStorage, storedKeys, storedValue } from "../support/browserJourneyParts.ts";
import { hydrated, keepToastsOpen, open } from "../support/browserPages.ts";
import {
  action,
  addStep,
  beginProtocol,
  makeProtocol,
  protocolCard,
  saveButton,
  stepRows,
  stepTitles,
} from "../support/browserProtocolBuilder.ts";
import { giveProtocols, protocolState } from "../support/browserProtocols.ts";
import { recordShifts, shifted } from "../support/browserShifts.ts";
import { expect } from "../support/browserTest.ts";

test.describe.configure({ timeout: 90_000 });

const FIRST = "Skapa ditt första protokoll";

/** Expects that nothing of the page is wider than its window. */
const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test.describe("the landing", () => {
  test("has heading, one button, three steps and the site's protocols for somebody new", { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, "/protokoll");
    await expect(page.getByRole("heading", { level: 1, name: "Protokoll" })).toBeVisible();
    await expect(page.getByRole("link", { name: FIRST })).toBeVisible();
    await expect(page.getByRole("link", { name: "Visa dagens aktiviteter" })).toHaveCount(0);
    const how = page.getByRole("region", { name: "Så fungerar det" });
    await expect(how.getByRole("listitem")).toHaveCount(3);
    const ready = page.getByRole("region", { name: "Färdiga protokoll" });
    await expect(ready.getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(ready.getByText(/Exempelinnehåll – .* är en påhittad person/)).not.toHaveCount(0);
    await ready
      .getByText(/^Visa alla \d steg$/)
      .first()
      .click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test("comes with the site's protocols and without anybody's", async ({ request }) => {
    const html = await (await request.get("/protokoll")).text();
    expect(html).toContain("Färdiga protokoll");
    expect(html).toContain("Lugn morgon");
    expect(html).toContain(FIRST);
    expect(html).not.toContain("Dina protokoll</h2>");
  });

  test("starts one of the site's protocols, in the browser and in an account", async ({
    page,
    newVisitor,
    anAccount,
  }) => {
    await keepToastsOpen(page);
    await open(page, "/protokoll");
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Starta" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(toast(page, "Startat lokalt!")).toContainText(
      "Protokoll startat i din webbläsare. Skapa konto för permanent sparning.",
    );
    await open(page, "/protokoll");
    await expect(page.getByRole("region", { name: "Dina protokoll", exact: true })).toContainText("Lugn morgon");
    await expect(page.getByRole("region", { name: "Färdiga protokoll" })).toContainText("Du följer det");

    const other = await newVisitor();
    await keepToastsOpen(other);
    await startSession(other, await anAccount());
    await open(other, "/protokoll");
    await protocolCard(other, "Lugn morgon").getByRole("button", { name: "Starta" }).click();
    await expect(other).toHaveURL("/protokoll?vy=idag");
    await expect(toast(other, "Startat!")).toContainText("Protokoll har startats och sparats permanent");
  });

  test("says why a protocol could not be started", async ({ page, newVisitor, anAccount, expectConsole }) => {
    expectConsole(/status of 500/);
    const guest = await newVisitor();
    await makeProtocol(guest, "Min morgon", ["Vatten"]);
    await open(guest, "/protokoll");
    await guest.getByRole("button", { name: "Avsluta" }).click();
    const again = guest.getByRole("button", { name: "Starta igen" });
    await expect(again).toBeVisible();
    await guest.evaluate(() => localStorage.removeItem("protocols"));
    await again.click();
    await expect(toast(guest, "Fel")).toContainText("Kunde inte starta protokoll: Protocol not found");

    await startSession(page, await anAccount());
    await open(page, "/protokoll");
    await page.route(GRAPH, (route) => route.fulfill({ status: 500, body: "" }));
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Starta" }).click();
    await expect(toast(page, "Fel")).toContainText("Kunde inte starta protokoll: Okänt fel");
    await expect(page).toHaveURL("/protokoll");
  });

  test("says nothing when one's own cannot be read, does not look empty, and has them by itself later", async ({
    page,
    anAccount,
    expectConsole,
  }) => {
    expectConsole(/status of 500/);
    await startSession(page, await anAccount());
    await giveProtocols(
      page,
      protocolState([{ name: "Min morgon", steps: [{ title: "Vatten", frequency: "daily" }] }]),
    );
    await open(page, "/om-oss");
    await failGraph(page, /Landing|Daily/);
    await page.getByRole("banner").getByRole("link", { name: "Protokoll" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Skapa nytt protokoll" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Dina protokoll hämtas" })).toBeVisible();
    await expect(page.getByRole("link", { name: FIRST })).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.unroute(GRAPH);
    await expect(page.getByRole("region", { name: "Dina protokoll", exact: true })).toContainText("Min morgon");

    await open(page, "/protokoll");
    await failGraph(page, /Landing|Daily/);
    await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
    await expect(page.getByRole("heading", { name: "Dagens Checklist" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Checklistan hämtas" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Inga aktiva protokoll")).toHaveCount(0);
    await page.unroute(GRAPH);
    await expect(page.getByRole("checkbox", { name: "Vatten" })).toBeVisible();
  });

  test("shows what is followed without moving the page, and ends, starts again and deletes it", {
    tag: "@both",
  }, async ({ page }) => {
    await makeProtocol(page, "Min morgon", ["Vatten", "Ljus"]);
    await recordShifts(page);
    await open(page, "/protokoll");
    const own = page.getByRole("region", { name: "Dina protokoll", exact: true });
    await expect(own).toContainText("Min morgon");
    const { total, what } = await shifted(page);
    expect(total, what).toBeLessThan(0.02);
    await expect(own).toContainText("Protokoll för Energi");
    await expect(own).toContainText(/Startat den \d+ [a-zåäö]+ \d{4} · 2 steg/);
    await expect(page.getByRole("link", { name: FIRST })).toHaveCount(0);
    await expect(own.getByRole("link", { name: "Visa detaljer" })).toHaveAttribute("href", "/protokoll?vy=idag");
    await expect(own.getByRole("link", { name: "Dela" })).toHaveAttribute("href", /vy=dela&protokoll=/);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await own.getByRole("button", { name: "Avsluta" }).click();
    await expect(toast(page, "Avslutat")).toBeVisible();
    await expect(page.getByRole("link", { name: FIRST })).toBeVisible();
    const earlier = page.getByRole("region", { name: "Tidigare protokoll" });
    await expect(earlier).toContainText("Min morgon");
    await earlier.getByRole("button", { name: "Starta igen" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await page.goBack();
    await expect(own).toContainText("Min morgon");
    await expect(earlier).toHaveCount(0);

    await own.getByRole("button", { name: "Ta bort" }).click();
    const question = page.getByRole("dialog", { name: "Ta bort protokollet?" });
    await expect(question).toContainText("räknas fortfarande i din historik");
    await question.getByRole("button", { name: "Ta bort" }).click();
    await expect(page.getByRole("link", { name: FIRST })).toBeVisible();
    await expect(own).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("link", { name: FIRST })).toBeVisible();
  });

  test("offers both buttons to somebody who follows something", async ({ page }) => {
    await makeProtocol(page, "Min morgon", ["Vatten"]);
    await open(page, "/protokoll");
    await page.getByRole("link", { name: "Visa dagens aktiviteter" }).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await page.goBack();
    await page.getByRole("link", { name: "Skapa nytt protokoll" }).click();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
  });
});

test.describe("the creation wizard", () => {
  test("wants a name and a goal, and goes back to the name", { tag: "@both" }, async ({ page }) => {
    await open(page, "/protokoll");
    await page.getByRole("link", { name: FIRST }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Skapa ett protokoll" })).toBeFocused();
    const go = page.getByRole("button", { name: "Fortsätt", exact: true });
    const name = page.getByLabel("Namn på protokollet");
    await expect(go).toBeDisabled();
    await name.fill("   ");
    await expect(go).toBeDisabled();
    await name.fill("Lugn kväll");
    await name.press("Enter");
    await expect(page.getByRole("heading", { name: "Vad är det till för?" })).toBeFocused();
    await expect(page.getByRole("radio")).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Skapa", exact: true })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(name).toHaveValue("Lugn kväll");
    await go.click();
    await expect(page.getByRole("heading", { name: "Vad är det till för?" })).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue("Lugn kväll");
    await expectNoOverflow(page);
    await go.click();
    await page.getByRole("radio", { name: "Viktminskning" }).check();
    await page.getByRole("button", { name: "Skapa", exact: true }).click();
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Lugn kväll");
    await expect(page.getByLabel("Mål")).toHaveValue("viktminskning");
    await expect(page.getByText("Protokoll för Viktminskning")).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Lugn kväll");
  });

  test("tells of a protocol that was begun before it takes its place", async ({ page }) => {
    await beginProtocol(page, "Det första");
    await addStep(page, "Vatten");
    await open(page, "/protokoll");
    await expect(page.getByText("Du har börjat på Det första")).toBeVisible();
    await page.getByRole("link", { name: FIRST }).click();
    await expect(page.getByText("Du har börjat på Det första")).toBeVisible();
    await page.getByRole("link", { name: "Fortsätt på utkastet" }).click();
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
  });
});

test.describe("the builder", () => {
  test("refuses what cannot be saved, in the words that were asked for", { tag: "@both" }, async ({ page }) => {
    await open(page, "/protokoll?vy=steg");
    await expect(saveButton(page)).toHaveJSProperty("disabled", true);
    await expect(page.getByText("Lägg till minst ett steg")).toBeVisible();
    // The key that sends a form does, disabled or not: then it says why it cannot.
    await page.getByLabel("Namn", { exact: true }).press("Enter");
    await expect(toast(page, "Fel")).toContainText("Protokollnamn krävs");
    await page.getByLabel("Namn", { exact: true }).fill("Morgon");
    await page.getByLabel("Namn", { exact: true }).press("Enter");
    await expect(toast(page, "Fel")).toContainText("Lägg till minst ett steg");
    await addStep(page, "Vatten");
    await expect(saveButton(page)).toBeEnabled();
    await page.getByLabel("Namn", { exact: true }).fill("  ");
    await saveButton(page).click();
    await expect(toast(page, "Fel")).toContainText("Protokollnamn krävs");
    await expect(page.getByLabel("Namn", { exact: true })).toBeFocused();
    await page.getByRole("link", { name: "Tillbaka", exact: true }).click();
    await expect(page).toHaveURL("/protokoll");
  });

  test("adds, changes, copies, moves and deletes steps", { tag: "@both" }, async ({ page }) => {
    await keepToastsOpen(page);
    await beginProtocol(page, "Min dag");
    await addStep(page, "Promenad", { time: "morning", category: "training", dosage: "20 minuter" });
    await addStep(page, "Bastu", { weekly: true, time: "evening", category: "sleep", description: "Inte ensam." });
    await addStep(page, "Läsa", { category: "mental" });
    await expect(page.getByLabel("Rubrik")).toBeFocused();
    await expect(stepRows(page).nth(0)).toContainText("Träning");
    await expect(stepRows(page).nth(0)).toContainText("Dagligen · Morgon · 20 minuter");
    await expect(stepRows(page).nth(1)).toContainText("Veckovis · Kväll");
    await expect(stepRows(page).nth(2)).toContainText("Mental hälsa");

    await page.getByRole("button", { name: "Redigera Bastu" }).click();
    await expect(page.getByLabel("Rubrik")).toBeFocused();
    await page.getByLabel("Rubrik").fill("Bastu med någon");
    await page.getByLabel("Tid på dagen").selectOption("Ingen tid");
    await page.getByRole("button", { name: "Spara ändringen" }).click();
    await expect(stepRows(page).nth(1)).toContainText("Bastu med någon");
    await expect(page.getByRole("button", { name: "Redigera Bastu med någon" })).toBeFocused();

    await page.getByRole("button", { name: "Kopiera Promenad" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Promenad", "Bastu med någon", "Läsa"]);
    await page.getByRole("button", { name: "Ta bort Promenad" }).nth(1).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Bastu med någon", "Läsa"]);
    await page.getByRole("button", { name: "Ta bort Bastu med någon" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Läsa"]);
    await toast(page, "Steget är borttaget").getByRole("button", { name: "Ångra" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Bastu med någon", "Läsa"]);

    await page.getByRole("button", { name: "Flytta upp Läsa" }).click();
    await expect(stepTitles(page)).toHaveText(["Promenad", "Läsa", "Bastu med någon"]);
    await expect(page.getByRole("button", { name: "Flytta upp Läsa" })).toBeFocused();
    await page.getByRole("button", { name: "Flytta ner Promenad" }).click();
    await expect(stepTitles(page)).toHaveText(["Läsa", "Promenad", "Bastu med någon"]);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test("moves a step with the keyboard, and by dragging", async ({ page }) => {
    await beginProtocol(page, "Min dag");
    for (const title of ["Ett", "Två", "Tre"]) await addStep(page, title);
    await page.getByRole("button", { name: "Flytta Ett", exact: true }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Ett är lyft, på plats 1 av 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Ett är på plats 2 av 3.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Ett är på plats 3 av 3.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(stepTitles(page)).toHaveText(["Två", "Tre", "Ett"]);

    const from = await page.getByRole("button", { name: "Flytta Ett", exact: true }).boundingBox();
    const to = await page.getByRole("button", { name: "Flytta Två", exact: true }).boundingBox();
    if (!from || !to) throw new Error("the handles are not there");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 40, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
    await page.mouse.up();
    await expect(stepTitles(page)).toHaveText(["Ett", "Två", "Tre"]);
  });

  test("keeps what is written through a reload, and forgets it once it is saved", async ({ page }) => {
    await keepToastsOpen(page);
    await beginProtocol(page, "Min kväll", "Fokus");
    await addStep(page, "Släcka ner");
    await page.getByLabel("Rubrik").fill("Halvskriv");
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Min kväll");
    await expect(stepTitles(page)).toHaveText(["Släcka ner"]);
    await expect(page.getByLabel("Rubrik")).toHaveValue("Halvskriv");
    // What is written of a step comes along, though its own button was not pressed.
    await saveButton(page).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(toast(page, "Skapat lokalt!")).toContainText(
      "Protokoll sparas i din webbläsare. Skapa konto för permanent sparning.",
    );
    expect(await storedKeys(page)).not.toContain("draft-protocol");
    expect(await storedValue(page, "protocol-items")).toMatchObject([
      { title: "Släcka ner", frequency: "daily", time_of_day: "none", dosage_amount: null, notes: null, sort_order: 0 },
      { title: "Halvskriv", is_required: true, sort_order: 1 },
    ]);
    expect(await storedValue(page, "protocols")).toMatchObject([
      { name: "Min kväll", description: "Protokoll för Fokus", protocol_type: "custom" },
    ]);
    await page.goBack();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
    await page.goForward();
    await expect(page).toHaveURL("/protokoll?vy=idag");
  });

  test("saves into the account once, with what is still being written when the network fails", async ({
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
    await page.route(GRAPH, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await saveButton(page).click();
    await expect(toast(page, "Kunde inte skapa protokoll")).toContainText("Fel");
    await expect(page.getByText("Det du har skrivit finns kvar.")).toBeVisible();
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    await expect(saveButton(page)).toBeFocused();
    await page.unroute(GRAPH);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(GRAPH, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await saveButton(page).click();
    const saving = page.getByRole("button", { name: "Sparar..." });
    await expect(saving).toHaveJSProperty("disabled", true);
    release();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(toast(page, "Skapat!")).toContainText("Protokoll har skapats och sparats permanent");
    await page.unroute(GRAPH);
    await open(page, "/protokoll");
    const own = page.getByRole("region", { name: "Dina protokoll", exact: true });
    await expect(own.getByRole("listitem")).toHaveCount(1);
    expect(await storedKeys(page)).not.toContain("protocols");

    // Another tab may still hold its draft: when the first was deleted, that is saved as another protocol.
    await own.getByRole("button", { name: "Ta bort", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Ta bort protokollet?" });
    await question.getByRole("button", { name: "Ta bort", exact: true }).click();
    await expect(own).toHaveCount(0);
    await page.evaluate((stored) => void Object.assign(localStorage, stored), draft);
    await open(page, "/protokoll?vy=steg");
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    await saveButton(page).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await open(page, "/protokoll");
    await expect(own.getByRole("listitem")).toHaveCount(1);
  });

  test("falls back to the fixed categories when they cannot be read", async ({ page, expectConsole }) => {
    expectConsole(/status of 500/);
    await open(page, "/protokoll?vy=nytt");
    await page.route(GRAPH, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByLabel("Namn på protokollet").fill("Utan nät");
    await page.getByRole("button", { name: "Fortsätt" }).click();
    await page.getByRole("radio", { name: "Energi" }).check();
    await page.getByRole("button", { name: "Skapa", exact: true }).click();
    await expect(toast(page, "Fel")).toContainText("Kunde inte hämta kategorier");
    await expect(page.getByLabel("Kategori").getByRole("option")).toHaveText([
      "Övrigt",
      "Kost & Tillskott",
      "Mental hälsa",
      "Sömn & Återhämtning",
      "Tester & Mätningar",
      "Träning",
    ]);
  });

  test("changes a protocol and keeps what was ticked", async ({ page }) => {
    await makeProtocol(page, "Min morgon", ["Vatten", "Ljus"]);
    const [water] = (await storedValue(page, "protocol-items")) as { id: string; protocol_id: string }[];
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
    await page.evaluate(
      ([item, day]) => {
        const tick = {
          id: crypto.randomUUID(),
          protocol_id: item.protocol_id,
          protocol_item_id: item.id,
          completed_date: day,
          completion_time: new Date().toISOString(),
          notes: null,
          rating: null,
        };
        localStorage.setItem("user-progress", JSON.stringify([tick]));
      },
      [water as { id: string; protocol_id: string }, today] as const,
    );
    await open(page, "/protokoll");
    await action(page, "Redigera").click();
    await expect(page.getByRole("heading", { level: 1, name: "Redigera protokollet" })).toBeFocused();
    await expect(stepTitles(page)).toHaveText(["Vatten", "Ljus"]);
    await page.getByRole("button", { name: "Redigera Vatten" }).click();
    await page.getByLabel("Rubrik").fill("Ett glas vatten");
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Här finns ändringar från förut")).toBeVisible();
    await expect(page.getByLabel("Rubrik")).toHaveValue("Ett glas vatten");
    await saveButton(page).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await expect(toast(page, "Sparat")).toBeVisible();
    expect(await storedValue(page, "protocol-items")).toMatchObject([
      { id: water?.id, title: "Ett glas vatten" },
      { title: "Ljus" },
    ]);
    expect(await storedValue(page, "user-progress")).toMatchObject([{ protocol_item_id: water?.id }]);
  });

  test("says when a protocol is not there", async ({ page }) => {
    await open(page, "/protokoll?vy=steg&protokoll=00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("Protokoll hittades inte.")).toBeVisible();
    await page.getByRole("link", { name: "Tillbaka till protokoll" }).click();
    await expect(page).toHaveURL("/protokoll");
  });

  test("totals doses with what is followed already", async ({ page }) => {
    await beginProtocol(page, "Kväll");
    await addStep(page, "Magnesium", { dosage: "200 mg", category: "nutrition" });
    await expect(page.getByText("Värt att veta om doserna")).toHaveCount(0);
    await saveButton(page).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await beginProtocol(page, "Morgon");
    await addStep(page, "Magnesium", { dosage: "100 mg", category: "nutrition" });
    await expect(page.getByText(/nämner sammanlagt 300 mg magnesium om dagen/)).toBeVisible();
  });

  test("takes the site's steps along, into a new protocol or into one that there is", async ({ page }) => {
    await open(page, "/protokoll");
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Anpassa" }).click();
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Lugn morgon");
    await expect(stepRows(page)).toHaveCount(6);
    await saveButton(page).click();
    await expect(page).toHaveURL("/protokoll?vy=idag");
    await open(page, "/protokoll");
    const ready = page.getByRole("region", { name: "Färdiga protokoll" });
    await protocolCard(ready.page(), "Bättre sömn på fyra veckor").getByRole("button", { name: "Anpassa" }).click();
    const question = page.getByRole("dialog", { name: "Vart ska stegen?" });
    await question.getByRole("button", { name: "Lugn morgon" }).click();
    await expect(page).toHaveURL(/vy=steg&protokoll=/);
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Lugn morgon");
    await expect.poll(() => stepRows(page).count()).toBeGreaterThan(6);
    expect(await storedKeys(page)).not.toContain("draft-protocol-steps");
  });

  test("is refused by a browser that is full, which loses nothing, and is saved once there is room", async ({
    page,
  }) => {
    await keepToastsOpen(page);
    await beginProtocol(page, "Min dag");
    await addStep(page, "Vatten");
    await fillStorage(page);
    await page.getByLabel("Rubrik").fill("Ljus");
    await saveButton(page).click();
    await expect(toast(page, "Kunde inte spara protokoll")).toContainText("Fel");
    const failure = page.getByRole("alert").filter({ hasText: "Det du har skrivit finns kvar." });
    await expect(failure).toContainText("Webbläsarens lagring är full eller avstängd.");
    await expect(failure.getByRole("link", { name: "Logga in eller skapa konto" })).toBeVisible();
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(stepTitles(page)).toHaveText(["Vatten", "Ljus"]);
    // What was stored before there was no room is still there after a reload, and nothing half saved.
    await page.reload();
    await hydrated(page);
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    expect(await storedKeys(page)).not.toContain("protocols");
    await open(page, "/protokoll");
    await protocolCard(page, "Lugn morgon").getByRole("button", { name: "Starta" }).click();
    await expect(toast(page, "Kunde inte starta protokoll")).toContainText("Webbläsarens lagring är full");

    await open(page, "/protokoll?vy=steg");
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("filling")) localStorage.removeItem(key);
    });
    await saveButton(page).click();
    await expect(toast(page, "Skapat lokalt!")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
    // A tick for which there is no room is not done either.
    await fillStorage(page);
    await page.getByRole("checkbox", { name: "Vatten" }).click();
    await expect(toast(page, "Kunde inte markera uppgift som klar")).toContainText("Fel");
    await expect(page.getByRole("checkbox", { name: "Vatten" })).not.toBeChecked();
  });

  test("waits for its account when that is signed out in another tab, and for nobody else", async ({
    page,
    context,
    anAccount,
  }) => {
    const [person, other] = [await anAccount(), await anAccount()];
    await startSession(page, person);
    await beginProtocol(page, "Mitt eget");
    await addStep(page, "Vatten");
    await page.getByLabel("Rubrik").fill("Halvskrivet");
    const signOutElsewhere = async () => {
      const tab = await context.newPage();
      await open(tab, "/");
      await signOut(tab);
      await tab.close();
      await expect(page.getByRole("heading", { name: "Du är utloggad" })).toBeVisible();
      await expect(page.getByText("det finns kvar så länge den här sidan är öppen")).toBeVisible();
      // Nothing of it shows or is stored meanwhile.
      await expect(page.getByText("Mitt eget")).toHaveCount(0);
      await expect(page.getByLabel("Namn", { exact: true })).toHaveCount(0);
      expect(await storedKeys(page)).toEqual([]);
    };
    await signOutElsewhere();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Logga in igen" }).click();
    await expect(page).toHaveURL(/\/auth\?till=/);
    await fillSignIn(page, person);
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("Mitt eget");
    await expect(stepTitles(page)).toHaveText(["Vatten"]);
    await expect(page.getByLabel("Rubrik")).toHaveValue("Halvskrivet");

    await signOutElsewhere();
    await page.getByRole("main").getByRole("link", { name: "Logga in igen" }).click();
    await fillSignIn(page, other);
    await expect(page).toHaveURL("/protokoll?vy=steg");
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("");
    await expect(stepTitles(page)).toHaveCount(0);
  });

  test("goes when somebody signs out", async ({ page, newVisitor, anAccount }) => {
    const person = await anAccount();
    await startSession(page, person);
    await beginProtocol(page, "Mitt eget");
    await addStep(page, "Vatten");
    await page.context().clearCookies();
    await open(page, "/protokoll?vy=steg");
    await expect(page.getByLabel("Namn", { exact: true })).toHaveValue("");
    const other = await newVisitor();
    await open(other, "/protokoll?vy=steg");
    await expect(other.getByLabel("Namn", { exact: true })).toHaveValue("");
  });
});

test.describe("the views", () => {
  test("are gone through with back and forward", { tag: "@both" }, async ({ page }) => {
    await open(page, "/protokoll");
    await page.getByRole("link", { name: FIRST }).click();
    await expect(page).toHaveURL("/protokoll?vy=nytt");
    await page.goBack();
    await expect(page.getByRole("link", { name: FIRST })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel("Namn på protokollet")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing can be read and says what needs them", async ({ page }) => {
    await page.goto("/protokoll");
    await expect(page.getByText("Dina egna protokoll och checklistan behöver JavaScript.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Färdiga protokoll" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Starta" }).first()).toBeHidden();
  });
});
