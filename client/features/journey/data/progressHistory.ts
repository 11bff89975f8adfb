import { percentage } from "../../../../schema/rules/journey/progress.ts";
import { addDays, type Day } from "../../../../schema/rules/words/days.ts";

interface HistoryCategory {
  key: string;
  title: string;
  totalSections: number;
  /** For each item that is done the day on which it was. */
  completedDays: readonly Day[];
}

/** How the categories grew: a percentage for each day on which something changed. */
export interface ProgressHistory {
  /** In order; begins with the day before the first change and ends with today. */
  days: Day[];
  categories: { key: string; title: string; percentages: number[] }[];
}

/** The categories' percentages over time, from when their items were completed; nothing before the first. */
export function progressHistory(categories: readonly HistoryCategory[], today: Day): ProgressHistory {
  const changes = [...new Set(categories.flatMap(({ completedDays }) => completedDays))].sort();
  const first = changes[0];
  const days = first ? [...new Set([addDays(first, -1), ...changes, today])].sort() : [];
  return {
    days,
    categories: categories.map(({ key, title, totalSections, completedDays }) => ({
      key,
      title,
      percentages: days.map((day) =>
        percentage(completedDays.filter((completed) => completed <= day).length, totalSections),
      ),
    })),
  };
}
