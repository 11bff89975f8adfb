import type { Locator, Page } from "@playwright/test";
import { open } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** When the tests of the journey take place: a Tuesday, 10:00 in Sweden. */
export const NOW = new Date("2026-03-03T09:00:00Z");

const DAY_MS = 24 * 60 * 60 * 1_000;
const ago = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const done = (id: string, days: number) => ({ id, status: "completed", completedAt: ago(days) });

const METHODS = ["styrketraning", "hiit", "zone-2", "mobilitet", "kyla-varme", "aterhamtning"];
const TRAINING_GUIDES = ["styrketraning-longevity", "hiit", "zone-2", "mobilitet", "aterhamtning"];

/** What a browser holds of somebody who has come some way, by its keys. */
export const STORED_JOURNEY: Readonly<Record<string, unknown>> = {
  "global-progress": {
    goals: { focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "intermediate" },
    streak: 3,
    totalTimeSpent: 1_412,
    level: 2,
    achievements: [
      { id: "started", unlockedAt: ago(20) },
      { id: "first-test", unlockedAt: ago(9) },
      { id: "training", unlockedAt: ago(4) },
      { id: "ten-hours", unlockedAt: ago(2) },
    ],
    lastActivity: ago(0.1),
    categories: [
      { id: "mental", items: [1, 2, 3].map((section) => done(`mental:light:${section}`, 20 - section)) },
      {
        id: "physical",
        items: [
          ...METHODS.map((method) => done(`method:${method}`, 4)),
          done("physical:training-test", 9),
          ...TRAINING_GUIDES.map((slug) => done(`training-guide:${slug}`, 9)),
        ],
      },
      { id: "testing", items: [done("test:training", 9)] },
      { id: "knowledge", items: [] },
    ],
  },
  userActivities: [
    ["section", "Light, del 3", "/mental-optimering/light", 20, 0.1, "mental"],
    ["test", "Träningstestet", "/traning-quiz", 10, 1.1, "testing"],
    ["article", "Omega-3", "/guider/omega-3", 5, 12, "knowledge"],
  ].map(([type, title, url, duration, days, category], index) => {
    return { id: `activity-${index}`, type, title, url, duration, category, goals: [], timestamp: ago(Number(days)) };
  }),
  userProfile: { lastActivity: ago(0.1), streak: 3, totalTimeSpent: 1_412, totalActivities: 30 },
  onboardingData: {
    name: "Anna",
    goals: ["Förbättra fysisk kondition"],
    healthStatus: "good",
    experience: "intermediate",
  },
  hasCompletedOnboarding: true,
  "journey-days": ["2026-03-01", "2026-03-02", "2026-03-03"],
  "journey-plan": [{ id: "coaching", completedAt: null }],
  "recommendation-answers": {
    email: "anna@example.se",
    ageGroup: "36-45",
    healthGoals: "Sova bättre",
    currentHealth: "good",
    interests: ["sleep"],
  },
};

/** Fills the browser before the page's first load, as text where it is not to be JSON. */
export async function storeInBrowser(
  page: Page,
  entries: Readonly<Record<string, unknown>> = STORED_JOURNEY,
): Promise<void> {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem("is-filled")) return;
    sessionStorage.setItem("is-filled", "yes");
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    }
  }, entries);
}

/** Opens /min-resa and waits until the journey is there. */
export async function openJourney(page: Page, flik?: string): Promise<void> {
  await open(page, flik ? `/min-resa?flik=${flik}` : "/min-resa");
  await journeyIsThere(page);
}

/** Goes to /min-resa from another page of the site, without a load of the page, and waits until the journey is there. */
export async function goToJourney(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Min resa" }).click();
  await expect(page).toHaveURL("/min-resa");
  await journeyIsThere(page);
}

async function journeyIsThere(page: Page): Promise<void> {
  await expect(panel(page)).toHaveAttribute("aria-busy", "false");
  await expect(panel(page).getByRole("heading").first()).toBeVisible();
}

/** The panel of the chosen tab. */
export const panel = (page: Page): Locator => page.getByRole("tabpanel");

/** A tab by its name. */
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

/** One of the six numbers, by its label. */
export const stat = (page: Page, label: string): Locator =>
  page
    .getByRole("region", { name: "Sammanfattning" })
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) });
