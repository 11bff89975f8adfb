import type { JourneyItems } from "../../journey/categories.ts";
import type { CategoryId } from "../../journey/vocabulary.ts";

/** Share of a whole in whole per cent. */
export const percentage = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.round((100 * Math.max(0, part)) / whole)) : 0;

/** How far a category is. */
export interface CategoryProgress {
  id: CategoryId;
  title: string;
  totalSections: number;
  completedSections: number;
  percentage: number;
}

/** A category with so many completed: its percentage is recomputed from its total. */
export const withCompletedCount = <Category extends CategoryProgress>(category: Category, count: number): Category => {
  const completedSections = Math.max(0, Math.min(category.totalSections, count));
  return { ...category, completedSections, percentage: percentage(completedSections, category.totalSections) };
};

/** A category with these items: their number is its total, those that are completed its count. */
export const withItems = <Category extends CategoryProgress>(
  category: Category,
  items: readonly { isCompleted: boolean }[],
): Category =>
  withCompletedCount({ ...category, totalSections: items.length }, items.filter((item) => item.isCompleted).length);

/** How far each category is, by the items that were completed; items that do not exist do not count. */
export const categoryProgress = (items: JourneyItems, completed: ReadonlySet<string>): CategoryProgress[] =>
  items.categories.map(({ id, title, items: own }) =>
    withItems(
      { id, title, totalSections: 0, completedSections: 0, percentage: 0 },
      own.map((item) => ({ isCompleted: completed.has(item.id) })),
    ),
  );

/** The whole: the mean of the categories, rounded. */
export const overallProgress = (categories: readonly Pick<CategoryProgress, "percentage">[]): number =>
  categories.length === 0
    ? 0
    : Math.round(categories.reduce((sum, category) => sum + category.percentage, 0) / categories.length);

/** 'Nivå N': one, and one more for each 20 per cent of the whole. */
export const levelOf = (overall: number): number => 1 + Math.floor(overall / 20);

/** Minutes as whole hours. */
export const hoursOf = (minutes: number): number => Math.round(minutes / 60);

/** Categories with activity in the last seven days, today among them. */
export function activeThisWeek(lastActivity: readonly (Date | undefined)[], now: Date): number {
  const weekAgo = now.getTime() - 7 * 24 * 60 * 60 * 1_000;
  return lastActivity.filter((at) => at !== undefined && at.getTime() > weekAgo && at <= now).length;
}

/** 'God morgon' before 12, 'God dag' before 18, else 'God kväll'. */
export const greeting = (hour: number): string => (hour < 12 ? "God morgon" : hour < 18 ? "God dag" : "God kväll");

/** A sentence for where somebody is: at nothing, under 25, under 75, beyond. */
export function motivation(overall: number): string {
  if (overall === 0) return "De fyra områdena ligger framför dig. Välj en sak nedan och börja i din egen takt.";
  if (overall < 25) return "Du är i gång. En liten sak i taget räcker långt.";
  if (overall < 75) return "Du har kommit en bra bit. Fortsätt med det som känns viktigast för dig.";
  return "Du har gått igenom det mesta. Nu handlar det om att hålla i det som fungerar.";
}
