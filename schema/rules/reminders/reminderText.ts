import type { TimeOfDay } from "../../protocols/vocabulary.ts";
import type { Occasion, ReminderMessage } from "../../reminders.ts";
import { LAB_VALUES_PATH } from "../labValues/labValuesPath.ts";
import type { ChecklistItem } from "../protocols/checklist.ts";

/** A step that is left, as far as a reminder of it goes. */
export type StepLeft = Pick<ChecklistItem, "title" | "itemKey" | "day">;

/** When in the day it is, in a sentence. */
const WHEN: Readonly<Record<TimeOfDay, string>> = {
  morning: "i morse",
  afternoon: "i eftermiddag",
  evening: "i kväll",
  night: "i natt",
  none: "i dag",
};

/** The same while it is that time of day. */
const NOW: Readonly<Record<TimeOfDay, string>> = { ...WHEN, morning: "den här morgonen", night: "inför natten" };

/** Characters of names that are told at most. */
const MAX_NAMES = 160;

const list = new Intl.ListFormat("sv-SE");

/** What is to be told at a time. */
export interface DueThings {
  /** How many steps; null where that is not known. */
  left: number | null;
  /** Those steps, where they are known here. */
  steps: readonly StepLeft[];
  /** The section of a programme that comes next: its title, or an empty text where that is not known here. */
  nextSection: string | null;
  /** Whether there are samples worth taking again, and of what, where that is known here. */
  retests: readonly string[] | null;
  /** Products whose price has sunk. */
  fallen: readonly { name: string; path: string }[];
}

/** One of the things that a reminder says. */
interface Part {
  title: string;
  body: string;
  /** Both in one sentence, beside others. */
  sentence: string;
  path: string;
  tag: string;
}

function stepsPart(times: readonly Occasion[], { left, steps }: DueThings, names: boolean): Part | null {
  if (left === 0) return null;
  const [only] = times.filter((time): time is TimeOfDay => time in WHEN);
  const when = times.length === 1 && only ? NOW[only] : NOW.none;
  const counted = left === null ? "Se vad som är kvar i dag." : `${left} steg kvar ${when}`;
  const named = names && steps.length > 0 ? shortened(list.format(steps.map(({ title }) => title))) : "";
  return {
    title: named ? counted : "Dags att bocka av",
    body: named || counted,
    sentence: named ? `${counted}: ${named}` : counted,
    path: "/protokoll?vy=idag",
    tag: "steps",
  };
}

function programmePart({ nextSection }: DueThings, names: boolean): Part | null {
  if (nextSection === null) return null;
  const body = names && nextSection ? `Nästa avsnitt är ${nextSection}` : "Nästa avsnitt väntar på dig";
  return { title: "Dags att läsa vidare", body, sentence: body, path: "/mental-optimering", tag: "programme" };
}

function retestsPart({ retests }: DueThings, names: boolean): Part | null {
  if (retests === null) return null;
  const title = "Det är dags för något i din plan";
  const named = names && retests.length > 0 ? `Ta om ${shortened(list.format(retests))} när det passar` : "";
  return {
    title,
    body: named || "Öppna för att se vad",
    sentence: named || title,
    path: LAB_VALUES_PATH,
    tag: "retests",
  };
}

function pricesPart({ fallen }: DueThings, names: boolean): Part | null {
  const [first] = fallen;
  if (!first) return null;
  const isOne = fallen.length === 1;
  const title = isOne ? "Ett pris du bevakar har sjunkit" : "Priser du bevakar har sjunkit";
  const named = names ? shortened(list.format(fallen.map(({ name }) => name))) : "";
  return {
    title,
    body: named || (isOne ? "Öppna för att se vad det kostar nu" : "Öppna för att se ett av dem. Mejlet har alla"),
    sentence: named ? `${title}: ${named}` : title,
    path: first.path,
    tag: "prices",
  };
}

/**
 * What a reminder says: how much is left, and only what it is where somebody has chosen that.
 * @param times what it is for
 * @returns nothing where there is nothing to say
 */
export function reminderMessage(
  times: readonly Occasion[],
  due: DueThings,
  { namesSteps, today }: { namesSteps: boolean; today: string },
): ReminderMessage | undefined {
  const parts = [
    stepsPart(times, due, namesSteps),
    programmePart(due, namesSteps),
    retestsPart(due, namesSteps),
    pricesPart(due, namesSteps),
  ].filter((part) => part !== null);
  const [first] = parts;
  if (!first) return undefined;
  const { title, body, path, tag } = first;
  const [step] = due.steps;
  return {
    ...(parts.length === 1 ? { title, body } : { title: "Det är dags", body: sentences(parts) }),
    path,
    tag,
    later: times.join(","),
    step: due.left === 1 && step ? { itemKey: step.itemKey, day: today, listDay: step.day } : null,
  };
}

const sentences = (parts: readonly Part[]): string =>
  parts.map(({ sentence }) => (sentence.endsWith(".") ? sentence : `${sentence}.`)).join(" ");

const shortened = (text: string): string => (text.length <= MAX_NAMES ? text : `${text.slice(0, MAX_NAMES - 1)}…`);

/** What is sent to see whether reminders arrive. */
export const testMessage = (): ReminderMessage => ({
  title: "Så här ser en påminnelse ut",
  body: "Allt fungerar på den här enheten.",
  path: "/protokoll?vy=idag",
  tag: "test",
  later: null,
  step: null,
});
