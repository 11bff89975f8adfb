import type { Locator, Page } from "@playwright/test";
import { open } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** A button or link of the page's content by its name. */
export const action = (page: Page | Locator, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }));

/** The steps in the builder, in their order. */
export const stepRows = (page: Page): Locator => page.getByRole("list", { name: "Steg" }).getByRole("listitem");

/** Titles of the steps in the builder, in their order. */
export const stepTitles = (page: Page): Locator => stepRows(page).getByRole("heading", { level: 3 });

/** The card of a protocol on the landing. */
export const protocolCard = (page: Page, name: string, within: Page | Locator = page): Locator =>
  within.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Opens the creation wizard and goes through it, which leads to the builder. */
export async function beginProtocol(page: Page, name: string, goal?: string): Promise<void> {
  await open(page, "/protokoll?vy=nytt");
  await fillWizard(page, name, goal);
}

/** Goes through the creation wizard that shows, which leads to the builder. */
export async function fillWizard(page: Page, name: string, goal = "Energi"): Promise<void> {
  await page.getByLabel("Namn på protokollet").fill(name);
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
  await page.getByRole("radio", { name: goal, exact: true }).check();
  await page.getByRole("button", { name: "Skapa", exact: true }).click();
  await expect(page).toHaveURL("/protokoll?vy=steg");
  await expect(page.getByLabel("Namn", { exact: true })).toHaveValue(name);
}

/** Adds a step in the builder. */
export async function addStep(
  page: Page,
  title: string,
  more: { weekly?: boolean; time?: string; category?: string; dosage?: string; description?: string } = {},
): Promise<void> {
  const before = await stepRows(page).count();
  await page.getByLabel("Rubrik").fill(title);
  if (more.weekly) await page.getByRole("radio", { name: "Veckovis" }).check();
  if (more.time) await page.getByLabel("Tid på dagen").selectOption(more.time);
  if (more.category) await page.getByLabel("Kategori").selectOption(more.category);
  if (more.dosage) await page.getByLabel("Mängd (valfritt)").fill(more.dosage);
  if (more.description) {
    await page.getByRole("region", { name: "Steg" }).getByLabel("Beskrivning (valfritt)").fill(more.description);
  }
  await page.getByRole("button", { name: "Lägg till steg", exact: true }).click();
  await expect(stepRows(page)).toHaveCount(before + 1);
}

/** The button that saves the protocol. */
export const saveButton = (page: Page): Locator => page.getByRole("button", { name: "Spara protokoll" });
