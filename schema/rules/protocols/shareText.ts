import type { Protocol, ProtocolItem } from "../../protocols/protocolState.ts";
import {
  FREQUENCIES,
  STEP_CATEGORIES,
  type StepCategory,
  stepCategory,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "../../protocols/vocabulary.ts";

/** What is shown of a step when a protocol is shared. One that was removed is not. */
export type ShareableStep = Pick<ProtocolItem, "categoryId" | "title" | "frequency" | "timeOfDay" | "dosageAmount"> & {
  removedAt?: ProtocolItem["removedAt"];
};

/** The steps of a category. */
export interface StepGroup<Step> {
  category: StepCategory;
  steps: Step[];
}

const CATEGORY_ORDER = Object.keys(STEP_CATEGORIES);
const TIME_ORDER = Object.keys(TIMES_OF_DAY) as TimeOfDay[];

/** Place of a category: those that are known as they are listed, then the others, then what has none. */
function categoryPlace(key: string | null): number {
  if (key === null) return CATEGORY_ORDER.length + 1;
  const place = CATEGORY_ORDER.indexOf(key);
  return place < 0 ? CATEGORY_ORDER.length : place;
}

/** Place of a step in the day; one that nothing was said of comes last, as one without a time. */
const timePlace = (time: TimeOfDay | null): number => TIME_ORDER.indexOf(time ?? "none");

/** A protocol's steps by category, those of a category by time of day and then by title. */
export function groupSteps<Step extends ShareableStep>(steps: readonly Step[]): StepGroup<Step>[] {
  const byCategory = new Map<string | null, Step[]>();
  for (const step of steps) {
    if (step.removedAt) continue;
    const group = byCategory.get(step.categoryId);
    if (group) group.push(step);
    else byCategory.set(step.categoryId, [step]);
  }
  return [...byCategory]
    .sort(([one], [other]) => categoryPlace(one) - categoryPlace(other) || (one ?? "").localeCompare(other ?? "", "sv"))
    .map(([key, group]) => ({
      category: stepCategory(key),
      steps: group.sort(
        (one, other) =>
          timePlace(one.timeOfDay) - timePlace(other.timeOfDay) || one.title.localeCompare(other.title, "sv"),
      ),
    }));
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** 'Magnesium, 200 mg (dagligen, kväll)' */
function stepLine({ title, dosageAmount, frequency, timeOfDay }: ShareableStep): string {
  const what = [title, dosageAmount ?? ""].map(oneLine).filter(Boolean).join(", ");
  const when = [FREQUENCIES[frequency], timeOfDay && timeOfDay !== "none" ? TIMES_OF_DAY[timeOfDay] : ""];
  return `– ${what} (${when.filter(Boolean).join(", ").toLocaleLowerCase("sv")})`;
}

/** Where protocols are made. */
export const protocolPageAddress = (origin: string): string => `${origin}/protokoll`;

/**
 * A protocol as plain text: what is copied, and what a device's share function is given.
 * @param origin of the site, as 'https://livsresan.example'
 */
export function shareText(
  protocol: Pick<Protocol, "name" | "description">,
  items: readonly ShareableStep[],
  origin: string,
): string {
  return [
    oneLine(protocol.name),
    protocol.description.trim(),
    ...groupSteps(items).map(({ category, steps }) => [category.name, ...steps.map(stepLine)].join("\n")),
    `Skapa ditt eget protokoll på ${protocolPageAddress(origin)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
