import { LEVEL_TITLES } from "../../../../schema/journey/categories.ts";
import { LEVELS } from "../../../../schema/programmes/vocabulary.ts";
import { addDays, dayOf } from "../../../../schema/rules/words/days.ts";
import type { LabMarksQuery } from "../LabMarks.generated.ts";
import type { ProgrammeMarksQuery } from "../ProgrammeMarks.generated.ts";

/** Something that was begun or ended on a day. */
export interface LifeMark {
  day: string;
  /** 'Började: Sömnprotokoll' */
  label: string;
}

/**
 * What was begun and ended beside the values, the oldest first; without a claim that a value has changed because of it.
 * A programme begins with the first section of it that was completed, and ends with the last.
 */
export function marksOf(
  followed: NonNullable<LabMarksQuery["followedPeriods"]>,
  categories: NonNullable<ProgrammeMarksQuery["journey"]>["categories"],
): LifeMark[] {
  const marks = followed.flatMap(({ name, startedOn, endedOn, supplements }): LifeMark[] => [
    { day: startedOn, label: `Började: ${name}` },
    ...(endedOn ? [{ day: endedOn, label: `Slutade: ${name}` }] : []),
    ...supplements.flatMap((supplement) => [
      { day: supplement.from, label: `Började ta: ${supplement.name}` },
      ...(supplement.until ? [{ day: supplement.until, label: `Slutade ta: ${supplement.name}` }] : []),
    ]),
  ]);
  const items = categories.flatMap((category) => category.items);
  for (const level of LEVELS) {
    const own = items.filter(({ key }) => key.startsWith(`mental:${level}:`));
    const days = own.flatMap(({ completedAt }) => (completedAt ? dayOf(new Date(completedAt)) : [])).sort();
    const [first] = days;
    const last = days.at(-1);
    const name = `Mental optimering ${LEVEL_TITLES[level]}`;
    if (first) marks.push({ day: first, label: `Började: ${name}` });
    if (last && days.length === own.length) marks.push({ day: last, label: `Läste klart: ${name}` });
  }
  const told = new Map(marks.map((mark) => [`${mark.day} ${mark.label}`, mark]));
  return [...told.values()].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** So long before the first value something may have been begun to be told beside it, in days. */
const DAYS_BEFORE = 365;
/** So many are told beside a curve at most, the latest. */
const MOST = 20;

/** The marks that belong beside values: of their time, and of the year before the first. */
export function marksBeside(marks: readonly LifeMark[], days: readonly string[]): LifeMark[] {
  const first = [...days].sort()[0];
  if (first === undefined) return [];
  const from = addDays(first, -DAYS_BEFORE);
  return marks.filter(({ day }) => day >= from).slice(-MOST);
}
