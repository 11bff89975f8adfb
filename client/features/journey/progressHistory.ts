import { addDays, type Day, dayOf } from "../../../schema/rules/days.ts";
import { percentage } from "../../../schema/rules/progress.ts";

interface HistoryCategory {
  id: string;
  title: string;
  totalSections: number;
  items: readonly { completedAt: string | null }[];
}

/** How the categories grew: a percentage for each day on which something changed. */
export interface ProgressHistory {
  /** In order; begins with the day before the first change and ends with today. */
  days: Day[];
  categories: { id: string; title: string; percentages: number[] }[];
}

/** The categories' percentages over time, from when their items were completed; nothing before the first. */
export function progressHistory(categories: readonly HistoryCategory[], today: Day): ProgressHistory {
  const completedOn = categories.map(({ items }) =>
    items.flatMap(({ completedAt }) => (completedAt ? [dayOf(new Date(completedAt))] : [])),
  );
  const changes = [...new Set(completedOn.flat())].sort();
  const first = changes[0];
  const days = first ? [...new Set([addDays(first, -1), ...changes, today])].sort() : [];
  return {
    days,
    categories: categories.map(({ id, title, totalSections }, index) => ({
      id,
      title,
      percentages: days.map((day) =>
        percentage(completedOn[index]?.filter((completed) => completed <= day).length ?? 0, totalSections),
      ),
    })),
  };
}
