import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { type ListFilter, listFromGraph } from "../support/browserGraph.ts";
import { storeInBrowser } from "../support/browserJourney.ts";
import {
  bar,
  card,
  cards,
  chooseFirst,
  drawer,
  escapeFrom,
  expectCards,
  filters,
  firstSeen,
  names,
  open,
} from "../support/browserPages.ts";
import { expectListOnPhone, expectNothingSticksOut, expectWholeSheet } from "../support/browserPhoneLists.ts";
import { expect, test } from "../support/browserTest.ts";

const count = (page: Page) => page.getByRole("heading", { level: 2, name: /hittades$/ });
const toggle = (page: Page) => page.getByRole("switch");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Filter" });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Huvudmeny" });

const SUPPLEMENTS = {
  area: "SUPPLEMENTS",
  word: "kosttillskott",
  search: "Sök bland kosttillskott",
  term: "MAGNESIUM",
  kinds: ["Alla former", "Kapsel", "Mjukkapsel", "Tablett", "Pulver", "Droppar", "Gummies"],
  kind: { label: "Form", value: "pulver", filter: { form: "POWDER" } },
  empty: "Inga kosttillskott matchar dina filterkriterier.",
  full: ["Max 4 kosttillskott", "Du kan jämföra upp till 4 kosttillskott samtidigt."],
  noneChosen: "Inga kosttillskott valda ännu.",
  rows: ["Viktigt", "Pris", "Form", "Egenskaper", "Att tänka på", "Skickas till", "Innehåller"],
  visit: "Se pris",
} as const;

const BIOHACKING = {
  area: "BIOHACKING",
  word: "biohacking-produkter",
  search: "Sök bland utrustning",
  term: "SÖMN",
  kinds: [
    "Alla typer",
    "Smart ring",
    "Wearable band",
    "Smartwatch",
    "Ljusterapi",
    "PEMF-terapi",
    "Sömntracker",
    "Smart madrass",
    "Glukosmonitor",
  ],
  kind: { label: "Typ", value: "Ljusterapi", filter: { equipmentType: "Ljusterapi" } },
  empty: "Inga biohacking-produkter matchar dina filterkriterier.",
  full: ["Max 4 produkter", "Du kan jämföra upp till 4 produkter samtidigt."],
  noneChosen: "Inga produkter valda ännu.",
  rows: ["Viktigt", "Pris", "Typ", "Fördelar", "Egenskaper", "Att tänka på"],
  visit: "Visa produkt",
} as const;

type AreaWords = typeof SUPPLEMENTS | typeof BIOHACKING;

/** Narrows the whole list by kind, widens it again, and searches until nothing is left. */
async function narrowList(page: Page, request: APIRequestContext, words: AreaWords): Promise<void> {
  const found = (filter: ListFilter) => listFromGraph(request, words.area, filter);
  const all = await found({});
  await expect(count(page)).toHaveText(`${all.totalCount} ${words.word} hittades`);
  const kind = page.getByRole("combobox", { name: words.kind.label, exact: true });
  await expect
    .soft(kind.getByRole("option"))
    .toHaveText(words.kinds.map((label) => new RegExp(`^${label}( \\(\\d+\\))?$`)));
  await kind.selectOption(words.kind.value);
  const narrow = await found(words.kind.filter);
  await expect(count(page)).toHaveText(`${narrow.totalCount} ${words.word} hittades`);
  await expectCards(page, narrow.nodes.slice(0, 24));

  await page.getByRole("group", { name: "Valda filter" }).getByRole("link", { name: "Rensa alla" }).click();
  await expect(count(page)).toHaveText(`${all.totalCount} ${words.word} hittades`);
  await page.getByLabel(words.search).fill(words.term);
  const searched = await found({ search: words.term.toLowerCase() });
  expect.soft(searched.totalCount).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(`${searched.totalCount} ${words.word} hittades`);

  await page.getByLabel(words.search).fill("finnsinte");
  await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
  await expect.soft(page.getByText("Prova att justera filtren eller sökorden.", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Visa alla" }).click();
  await expect(count(page)).toHaveText(`${all.totalCount} ${words.word} hittades`);
}

/** Compares as many products of the whole list as there is room for, and takes them out again. */
async function compare(page: Page, words: AreaWords): Promise<void> {
  const chosen = await chooseFirst(page, 4);
  await card(page, (await names(page))[4] ?? "")
    .getByRole("button", { name: "Jämför", exact: true })
    .click();
  for (const text of words.full) await expect.soft(page.getByText(text, { exact: true })).toBeVisible();
  await expect.soft(bar(page)).toContainText("4 av 4 valda");
  await bar(page).getByRole("button", { name: "Jämför nu" }).click();
  for (const name of chosen) await expect.soft(drawer(page).getByRole("columnheader", { name })).toBeVisible();
  for (const name of words.rows) {
    await expect.soft(drawer(page).getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
  await expect.soft(drawer(page).getByRole("rowheader", { name: "Provtyp" })).toHaveCount(0);
  for (const name of chosen)
    await drawer(page)
      .getByRole("button", { name: `Ta bort ${name}` })
      .click();
  await expect.soft(drawer(page).getByText(words.noneChosen, { exact: true })).toBeVisible();
}

test("supplements are narrowed by form, seller and price, and compared among themselves", async ({ page, request }) => {
  const price = (word: string): Locator => page.getByRole("textbox", { name: `Pris ${word}, kronor` });
  const [from, to] = [price("från"), price("till")];
  const [foreign] = (await listFromGraph(request, "TESTS")).nodes;
  const [own] = (await listFromGraph(request, "SUPPLEMENTS")).nodes;

  await test.step("a foreign product in an address is left out of the comparison", async () => {
    await open(page, `/kosttillskott?jamfor=${foreign?.id},${own?.id},999999`);
    await expect(drawer(page).getByRole("columnheader", { name: own?.name })).toBeVisible();
    await expect.soft(page).toHaveURL(`/kosttillskott?jamfor=${own?.id}`);
    await drawer(page).getByRole("button", { name: "Stäng", exact: true }).click();
    await expect.soft(bar(page)).toContainText("1 av 4 valda");
  });

  await test.step("areas do not share what is compared", async () => {
    await mainMenu(page).getByRole("link", { name: "Tester" }).click();
    await expect(count(page)).toHaveText(/tester hittades$/);
    await expect.soft(bar(page)).toBeHidden();
    await mainMenu(page).getByRole("link", { name: "Kosttillskott" }).click();
    await expect(count(page)).toHaveText(/kosttillskott hittades$/);
    await expect.soft(bar(page)).toContainText("1 av 4 valda");
    await bar(page).getByRole("button", { name: "Rensa" }).click();
    await expect.soft(bar(page)).toBeHidden();
  });

  await test.step("the first prices are on the first screen", async () => {
    expect.soft((await firstSeen(page)).price).toBeLessThanOrEqual(900);
  });

  await test.step("the list is narrowed by search and form, and says when nothing is left", () =>
    narrowList(page, request, SUPPLEMENTS));

  await test.step("'Bara svenska säljare' keeps Swedish brands, in the address too", async () => {
    const tick = page.getByRole("checkbox", { name: "Bara svenska säljare" });
    await expect.soft(tick).not.toBeChecked();
    await tick.check();
    const { totalCount, nodes } = await listFromGraph(request, "SUPPLEMENTS", { swedishOnly: true });
    await expect(count(page)).toHaveText(`${totalCount} kosttillskott hittades`);
    await expect.soft(page).toHaveURL("/kosttillskott?svenska=ja");
    expect.soft(nodes.every(({ providerCountry }) => providerCountry === "Sverige")).toBe(true);
    await page.getByRole("link", { name: "Ta bort filtret Bara svenska säljare" }).click();
    await expect.soft(tick).not.toBeChecked();
    await expect(page).toHaveURL("/kosttillskott");
  });

  await test.step("a price range is typed, shown as a chip and taken away", async () => {
    await from.fill("300");
    await to.fill("200");
    await to.press("Enter");
    // Two bounds that were exchanged change places.
    await expect(page).toHaveURL("/kosttillskott?pris=200-300");
    await expect.soft(from).toHaveValue("200");
    await expect.soft(to).toBeFocused();
    const { nodes, totalCount } = await listFromGraph(request, "SUPPLEMENTS", {
      priceRange: { min: 20_000, max: 30_000 },
    });
    await expect(count(page)).toHaveText(`${totalCount} kosttillskott hittades`);
    await expectCards(page, nodes.slice(0, 24));
    await page.getByRole("link", { name: "Ta bort filtret 200–300 kr" }).click();
    await expect(page).toHaveURL("/kosttillskott");
    await expect(from).toHaveValue("");
    await from.fill("nonsens");
    await to.focus();
    await expect.soft(from).toHaveValue("");
    await expect.soft(page).toHaveURL("/kosttillskott");
    await expect.soft(cards(page)).toHaveCount(24);
  });

  await test.step("they have a comparison of their own, with its own rows", () => compare(page, SUPPLEMENTS));
});

test("equipment is found where a product is gone, narrowed by type and compared", async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404/);
  await test.step("an address of nothing says so, and leads to the list", async () => {
    await page.goto("/biohacking/finns-inte-99999");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Produkten finns inte");
    await page.getByRole("main").getByRole("link", { name: "Jämför utrustning" }).click();
    await expect(page).toHaveURL("/biohacking");
  });

  await test.step("the first prices are on the first screen, and its one category is offered beside its types", async () => {
    await expect(cards(page)).toHaveCount(24);
    expect.soft((await firstSeen(page)).price).toBeLessThanOrEqual(900);
    await expect.soft(filters(page).getByRole("combobox", { name: "Kategori" })).toBeVisible();
    await expect.soft(filters(page).getByRole("combobox", { name: "Typ" })).toBeVisible();
  });

  await test.step("the list is narrowed by search and type, and says when nothing is left", () =>
    narrowList(page, request, BIOHACKING));

  await test.step("it has a comparison of its own, with its own rows", () => compare(page, BIOHACKING));
});

/** What the browser holds of somebody who has chosen goals. */
const onboarded = (goals: string[], experience: string) => ({
  onboardingData: { name: "Anna", goals, healthStatus: "good", experience },
  hasCompletedOnboarding: true,
});

/** Stores goals and experience as onboarding does, in another tab. */
const chooseGoals = (tab: Page, goals: string[], experience: string): Promise<void> =>
  tab.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    },
    onboarded(goals, experience),
  );

/** Switches a whole list to what fits a goal of a beginner, and expects it to show that and why. */
async function expectPersonal(page: Page, request: APIRequestContext, words: AreaWords, goal: string): Promise<number> {
  const all = await listFromGraph(request, words.area);
  const fitting = await listFromGraph(request, words.area, {}, { goals: [goal], experience: "BEGINNER" });
  expect.soft(fitting.totalCount).toBeGreaterThan(0);
  expect.soft(fitting.totalCount).toBeLessThan(all.totalCount);
  await expect.soft(toggle(page)).not.toBeChecked();
  await expect.soft(toggle(page)).toHaveAccessibleName("Anpassa efter dina mål");
  await expect(count(page)).toHaveText(`${all.totalCount} ${words.word} hittades`);
  await toggle(page).check();
  await expect(toggle(page)).toHaveAccessibleName(`Visar ${fitting.totalCount} ${words.word} för dina mål`);
  await expect(count(page)).toHaveText(`${fitting.totalCount} ${words.word} hittades`);
  await expectCards(page, fitting.nodes.slice(0, 24));
  await expect.soft(page.getByText(`Dina mål: ${goal}.`)).toBeVisible();
  await expect.soft(card(page, fitting.nodes[0]?.name ?? "").getByText("Visas för att: ")).toBeVisible();
  return fitting.totalCount;
}

test("supplements show what fits the visitor's goals and experience when asked to, and say why", async ({
  page,
  request,
  context,
}) => {
  const { totalCount } = await listFromGraph(request, "SUPPLEMENTS");
  const everything = `${totalCount} kosttillskott hittades`;
  await open(page, "/kosttillskott");
  // Where the goals are changed meanwhile: another tab of the same visitor.
  const tab = await context.newPage();
  await tab.goto("/robots.txt");

  await test.step("where no goals are chosen it says so and shows everything, and the wizard makes good for it", async () => {
    await toggle(page).check();
    await expect.soft(page.getByText("Du har inte valt några mål än, så allt visas.")).toBeVisible();
    await expect.soft(count(page)).toHaveText(everything);
    await page.getByRole("button", { name: "Välj dina mål" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await escapeFrom(page.getByRole("dialog"));
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("with a goal the list shows what fits it, also after a reload, until it is switched off", async () => {
    await chooseGoals(tab, ["Förbättra fysisk kondition"], "beginner");
    await expect(page.getByText("Dina mål: Förbättra fysisk kondition.")).toBeVisible();
    await toggle(page).uncheck();
    const fitting = await expectPersonal(page, request, SUPPLEMENTS, "Förbättra fysisk kondition");
    await page.reload();
    await expect(count(page)).toHaveText(`${fitting} kosttillskott hittades`);
    await toggle(page).uncheck();
    await expect(count(page)).toHaveText(everything);
    await expect.soft(toggle(page)).toHaveAccessibleName("Anpassa efter dina mål");
  });

  await test.step("of several goals those that nothing fits are named, by the text that they have now", async () => {
    await toggle(page).check();
    await expect(page.getByText("Dina mål: Förbättra fysisk kondition.")).toBeVisible();
    await chooseGoals(tab, ["Få mer energi", "Förebygga och följa min hälsa"], "intermediate");
    await expect(page.getByText("Dina mål: Få mer energi, Ha koll på min hälsa.")).toBeVisible();
    await expect.soft(page.getByText("hälsopåstående för målet ”Ha koll på min hälsa”.")).toBeVisible();
    await expect.soft(page.getByText("hälsopåstående för målet ”Få mer energi”.")).toBeHidden();
    await expect
      .soft(card(page, "B12 sugtablett hallon"))
      .toContainText("Visas för att: Vitamin B12 bidrar till att minska trötthet och utmattning (Få mer energi).");
  });

  await test.step("where nothing fits it says so and offers everything", async () => {
    await chooseGoals(tab, ["Sova bättre"], "advanced");
    await expect(page.getByText("Dina mål: Sova bättre.")).toBeVisible();
    await page.getByLabel(SUPPLEMENTS.search).fill("kreatin");
    await expect(page.getByText(SUPPLEMENTS.empty)).toBeVisible();
    await expect.soft(page.getByText("Just nu visas bara det som passar dina mål.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Visa alla" }).click();
    await expect(count(page)).toHaveText(everything);
    await expect.soft(toggle(page)).not.toBeChecked();
  });

  await test.step("a goal that nothing fits is named, leads to its guide, and everything is still offered", async () => {
    await toggle(page).check();
    await expect(page.getByText("Dina mål: Sova bättre.")).toBeVisible();
    await chooseGoals(tab, ["Hantera stress"], "intermediate");
    await expect(count(page)).toHaveText("0 kosttillskott hittades");
    await expect
      .soft(page.getByText("Vi har inga tillskott med godkänt hälsopåstående för det här målet. Läs guiden"))
      .toBeVisible();
    await expect.soft(page.getByRole("main").getByRole("link", { name: "Visa alla" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Stress och återhämtning" }).first().click();
    await expect(page).toHaveURL("/guider/stress-och-aterhamtning");
  });
});

/** Narrows a whole list by kind in the sheet of a phone. */
async function narrowInSheet(page: Page, request: APIRequestContext, words: AreaWords): Promise<void> {
  await sheet(page).getByRole("combobox", { name: words.kind.label, exact: true }).selectOption(words.kind.value);
  const { totalCount } = await listFromGraph(request, words.area, words.kind.filter);
  await sheet(page)
    .getByRole("button", { name: new RegExp(`^Visa ${totalCount} `) })
    .click();
  await expect(sheet(page)).toBeHidden();
  await expect.soft(count(page)).toHaveText(`${totalCount} ${words.word} hittades`);
  await expect.soft(cards(page).first().getByRole("link", { name: words.visit })).toBeVisible();
  await expectNothingSticksOut(page);
}

test("on a phone supplements and equipment begin on the first screen, unfold, and are narrowed", {
  tag: "@phone",
}, async ({ page, request }) => {
  await storeInBrowser(page, onboarded(["Sova bättre"], "beginner"));
  await open(page, "/kosttillskott");

  await test.step("the supplements begin on the first screen, and no card is higher than 300", () =>
    expectListOnPhone(page));

  await test.step("the sheet of supplements names each choice once, and narrows the list", async () => {
    await page.getByRole("button", { name: "Visa filter" }).click();
    await expectWholeSheet(page, ["Kategori", "Form"]);
    await narrowInSheet(page, request, SUPPLEMENTS);
    await page.getByRole("link", { name: "Rensa alla" }).click();
  });

  await test.step("the rest of a card is one tap away, also by keyboard", async () => {
    const shown = card(page, "Magnesium 100");
    const warning = shown.getByText("Fråga läkare först om du har en njursjukdom.");
    const isCut = () => warning.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
    await expect.soft(shown.getByText("ca 1,58 kr per dos")).toBeVisible();
    await expect.soft(shown.getByText("1 kapsel, 120 doser")).toBeVisible();
    await expect.soft(shown.getByRole("list", { name: "Egenskaper" })).toBeHidden();
    expect.soft(await isCut()).toBe(true);
    const more = shown.locator("summary");
    await expect.soft(more).toHaveText("Mer om Magnesium 100");
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.soft(shown.getByRole("list", { name: "Egenskaper" })).toBeVisible();
    await expect.soft(shown.getByRole("list", { name: "Innehåller" })).toBeVisible();
    await expect.soft(shown.getByText(/^Uppgifterna kontrollerade/)).toBeVisible();
    expect.soft(await isCut()).toBe(false);
    await more.click();
    await expect.soft(shown.getByRole("list", { name: "Egenskaper" })).toBeHidden();
  });

  await test.step("the equipment begins on the first screen, and no card is higher than 300", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Biohacking" }).click();
    // The address is there before the page that it leads to.
    await expect(count(page)).toHaveText(/biohacking-produkter hittades$/);
    await expectListOnPhone(page);
  });

  await test.step("the sheet of equipment names each choice once, and narrows the list", async () => {
    await page.getByRole("button", { name: "Visa filter" }).click();
    await expectWholeSheet(page, ["Kategori", "Typ"]);
    await narrowInSheet(page, request, BIOHACKING);
    await page.getByRole("link", { name: "Rensa alla" }).click();
  });

  await test.step("it shows what fits the visitor's goals, and is accessible", async () => {
    await expectPersonal(page, request, BIOHACKING, "Sova bättre");
    await expectAccessible(page);
  });
});
