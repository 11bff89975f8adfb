import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browserAxe.ts";
import { listFromGraph } from "../support/browserGraph.ts";
import { card, expectCards, open } from "../support/browserPages.ts";
import { expect, test } from "../support/browserTest.ts";

const toggle = (page: Page) => page.getByRole("switch");
const count = (page: Page) => page.getByRole("heading", { level: 2, name: /hittades$/ });

/** Fills the browser's storage as onboarding does. */
const onboarded = (page: Page, goals: string[], experience: string) =>
  page.addInitScript(
    (data) => {
      if (localStorage.getItem("onboardingData")) return;
      localStorage.setItem("onboardingData", JSON.stringify(data));
      localStorage.setItem("hasCompletedOnboarding", "true");
    },
    { name: "Anna", goals, healthStatus: "good", experience },
  );

for (const [area, path, word, goal] of [
  ["SUPPLEMENTS", "/kosttillskott", "kosttillskott", "Förbättra fysisk kondition"],
  ["BIOHACKING", "/biohacking", "biohacking-produkter", "Sova bättre"],
] as const) {
  test(`${path} shows what fits the visitor's goals and experience, when asked to`, { tag: "@both" }, async ({
    page,
    request,
  }) => {
    const visitor = { goals: [goal], experience: "BEGINNER" };
    await onboarded(page, visitor.goals, "beginner");
    await open(page, path);
    const [all, fitting] = [await listFromGraph(request, area), await listFromGraph(request, area, {}, visitor)];
    expect(fitting.totalCount).toBeGreaterThan(0);
    expect(fitting.totalCount).toBeLessThan(all.totalCount);
    await expect(toggle(page)).not.toBeChecked();
    await expect(toggle(page)).toHaveAccessibleName("Anpassa efter dina mål");
    await expect(count(page)).toHaveText(`${all.totalCount} ${word} hittades`);

    await toggle(page).check();
    await expect(toggle(page)).toHaveAccessibleName(`Visar ${fitting.totalCount} ${word} för dina mål`);
    await expect(count(page)).toHaveText(`${fitting.totalCount} ${word} hittades`);
    await expectCards(page, fitting.nodes.slice(0, 24));
    await expect(page.getByText(`Dina mål: ${goal}.`)).toBeVisible();
    await expect(card(page, fitting.nodes[0]?.name ?? "").getByText("Visas för att: ")).toBeVisible();

    await page.reload();
    await expect(count(page)).toHaveText(`${fitting.totalCount} ${word} hittades`);
    await toggle(page).uncheck();
    await expect(count(page)).toHaveText(`${all.totalCount} ${word} hittades`);
    await expect(toggle(page)).toHaveAccessibleName("Anpassa efter dina mål");
  });
}

test("where no goals are chosen it says so and shows everything, and the wizard makes good for it", async ({
  page,
  request,
}) => {
  await open(page, "/kosttillskott");
  const all = await listFromGraph(request, "SUPPLEMENTS");
  await toggle(page).check();
  await expect(page.getByText("Du har inte valt några mål än, så allt visas.")).toBeVisible();
  await expect(count(page)).toHaveText(`${all.totalCount} kosttillskott hittades`);
  await page.getByRole("button", { name: "Välj dina mål" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a goal that nothing fits is named, leads to its guide, and everything is still offered", async ({ page }) => {
  await onboarded(page, ["Hantera stress"], "intermediate");
  await open(page, "/kosttillskott?mal=ja");
  await expect(count(page)).toHaveText("0 kosttillskott hittades");
  await expect(
    page.getByText("Vi har inga tillskott med godkänt hälsopåstående för det här målet. Läs guiden"),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Visa alla" })).toBeVisible();
  await page.getByRole("link", { name: "Stress och återhämtning" }).first().click();
  await expect(page).toHaveURL("/guider/stress-och-aterhamtning");
});

test("of several goals those that nothing fits are named, by the text that they have now", async ({ page }) => {
  await onboarded(page, ["Få mer energi", "Förebygga och följa min hälsa"], "intermediate");
  await open(page, "/kosttillskott?mal=ja");
  await expect(page.getByText("Dina mål: Få mer energi, Ha koll på min hälsa.")).toBeVisible();
  await expect(page.getByText("hälsopåstående för målet ”Ha koll på min hälsa”.")).toBeVisible();
  await expect(page.getByText("hälsopåstående för målet ”Få mer energi”.")).toBeHidden();
  await expect(card(page, "B12 sugtablett hallon")).toContainText(
    "Visas för att: Vitamin B12 bidrar till att minska trötthet och utmattning (Få mer energi).",
  );
});

test("where nothing fits it says so and offers everything", async ({ page, request }) => {
  await onboarded(page, ["Sova bättre"], "advanced");
  await open(page, "/kosttillskott?mal=ja&q=kreatin");
  await expect(page.getByText("Inga kosttillskott matchar dina filterkriterier.")).toBeVisible();
  await expect(page.getByText("Just nu visas bara det som passar dina mål.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Visa alla" }).click();
  const all = await listFromGraph(request, "SUPPLEMENTS");
  await expect(count(page)).toHaveText(`${all.totalCount} kosttillskott hittades`);
  await expect(toggle(page)).not.toBeChecked();
});

test.describe("in light and dark colours", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the narrowed list is accessible", { tag: "@both" }, async ({ page }) => {
    await onboarded(page, ["Sova bättre"], "beginner");
    await open(page, "/biohacking?mal=ja");
    await expect(page.getByText("Dina mål: Sova bättre.")).toBeVisible();
    await expectAccessible(page);
  });
});
