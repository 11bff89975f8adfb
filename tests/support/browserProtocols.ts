import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { mergePartsOf, protocolStorage } from "../../schema/protocols/protocolCodec.ts";
import type { ProtocolItem, ProtocolState } from "../../schema/protocols/protocolState.ts";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { storeInBrowser } from "./browserJourney.ts";
import { open } from "./browserPages.ts";
import { expect } from "./browserTest.ts";

/** A step of a protocol that a test sets up. */
export type TestStep = Pick<ProtocolItem, "title" | "frequency"> &
  Partial<Pick<ProtocolItem, "categoryId" | "timeOfDay" | "description" | "dosageAmount" | "remindAt">>;

/** A protocol that a test sets up. */
export interface TestProtocol {
  name: string;
  description?: string;
  steps: readonly TestStep[];
  /** How many days ago it was started; today when absent. */
  daysAgo?: number;
}

/** A morning's and an evening's steps, and one for the week. */
export const MORNING: TestProtocol = {
  name: "Lugn morgon",
  description: "Börja dagen stilla.",
  daysAgo: 20,
  steps: [
    {
      title: "Magnesium",
      frequency: "daily",
      categoryId: "nutrition",
      timeOfDay: "evening",
      dosageAmount: "200 mg",
      description: "Till maten.",
    },
    { title: "Promenad", frequency: "daily", categoryId: "training", timeOfDay: "morning" },
    { title: "Andning", frequency: "daily", categoryId: "mental", timeOfDay: "morning" },
    { title: "Läs en stund", frequency: "daily", timeOfDay: "none" },
    { title: "Väg dig", frequency: "weekly", categoryId: "tests" },
  ],
};

/**
 * Protocols as somebody has them who has followed them for a while.
 * @param isDone says of a step and how many days ago whether it was done
 */
export function protocolState(
  protocols: readonly TestProtocol[],
  now = new Date(),
  isDone: (step: TestStep, daysAgo: number) => boolean = () => false,
): ProtocolState {
  const state: ProtocolState = { protocols: [], items: [], active: [], progress: [] };
  const today = dayOf(now);
  for (const { name, description = "", steps, daysAgo = 0 } of protocols) {
    const protocolId = randomUUID();
    const startedDate = addDays(today, -daysAgo);
    const createdAt = daysAgo > 0 ? `${startedDate}T06:00:00.000Z` : new Date(now.getTime() - 1_000).toISOString();
    const times = { createdAt, updatedAt: createdAt };
    state.protocols.push({
      ...times,
      id: protocolId,
      name,
      description,
      goal: null,
      protocolType: "custom",
      expertName: null,
      isPublic: false,
      isFeatured: false,
      hasOwnOrder: false,
      difficultyLevel: "beginner",
      estimatedDurationWeeks: null,
      deletedAt: null,
    });
    const followed = { protocolId, startedDate, targetEndDate: null, isActive: true, endedDate: null };
    state.active.push({ id: randomUUID(), ...followed });
    for (const [sortOrder, step] of steps.entries()) {
      const id = randomUUID();
      state.items.push({
        ...times,
        id,
        protocolId,
        categoryId: step.categoryId ?? null,
        title: step.title,
        description: step.description ?? null,
        frequency: step.frequency,
        timeOfDay: step.timeOfDay ?? null,
        dosageAmount: step.dosageAmount ?? null,
        notes: null,
        sortOrder,
        isRequired: true,
        remindAt: step.remindAt ?? null,
        removedAt: null,
        earlier: [],
      });
      for (let day = 0; day <= daysAgo; day++) {
        if (!isDone(step, day)) continue;
        const completedDate = addDays(today, -day);
        const done = { completedDate, completionTime: `${completedDate}T05:00:00.000Z`, notes: null, rating: null };
        state.progress.push({ id: randomUUID(), protocolId, protocolItemId: id, ...done });
      }
    }
  }
  return state;
}

/** Fills the browser of a guest with protocols before the page's first load. */
export const storeProtocols = (page: Page, state: ProtocolState): Promise<void> =>
  storeInBrowser(page, protocolStorage(randomUUID()).encode(state));

const MERGE = "mutation ($input: MergeProtocolsInput!) { mergeProtocols(input: $input) { errors { message } } }";

/** The graph's name of a stored value whose name is made of it. */
const upper = <Value extends string | null | undefined>(value: Value) => value?.toUpperCase();

/** Gives the account that the browser is signed in to protocols, as somebody brings them from a browser. */
export async function giveProtocols(page: Page, state: ProtocolState): Promise<void> {
  for (const { protocols, ticks } of mergePartsOf(state)) {
    const input = {
      ticks,
      protocols: protocols.map(({ steps, difficulty, type, ...protocol }) => ({
        ...protocol,
        difficulty: upper(difficulty),
        type: upper(type),
        steps: steps.map((step) => ({
          ...step,
          frequency: upper(step.frequency),
          timeOfDay: upper(step.timeOfDay),
        })),
      })),
    };
    const answer = await page.request.post("/graphql", { data: { query: MERGE, variables: { input } } });
    expect(await answer.json()).toEqual({ data: { mergeProtocols: { errors: [] } } });
  }
}

/** Opens the day's checklist and waits until it is there. */
export async function openDaily(page: Page, query = ""): Promise<void> {
  await open(page, `/protokoll?vy=idag${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Dagens Checklist" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Checklistan hämtas" })).toHaveCount(0);
}

/** The list of a day, by its heading. */
export const list = (page: Page, name: "I dag" | "I går" | "Den här veckan" | "Förra veckan" = "I dag"): Locator =>
  page.getByRole("list", { name });

/** A step in a checklist. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name: title, exact: true }) });

/** The checkbox of a step. */
export const tickBox = (page: Page, title: string): Locator => page.getByRole("checkbox", { name: title, exact: true });
