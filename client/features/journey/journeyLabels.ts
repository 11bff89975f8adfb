import { ACTIVITY_TYPES, CATEGORY_TITLES, PRIORITIES } from "../../../schema/journey/vocabulary.ts";
import { swedishDay, swedishTime } from "../../../schema/rules/words/dates.ts";
import { addDays, dayOf } from "../../../schema/rules/words/days.ts";
import type {
  ActivityType,
  JourneyCategoryKey,
  Priority,
  RecommendationType,
} from "../../apollo/schemaTypes.generated.ts";

/** 'i dag 07:30', 'i går 07:30', and before that 'den 3 mars 2026'. */
export function momentText(instant: string, now: Date): string {
  const day = dayOf(new Date(instant));
  const today = dayOf(now);
  if (day === today) return `i dag ${swedishTime(instant)}`;
  return day === addDays(today, -1) ? `i går ${swedishTime(instant)}` : swedishDay(instant);
}

/** 'Hög' for HIGH. */
export const priorityLabel = (priority: Priority): string =>
  PRIORITIES[priority.toLowerCase() as keyof typeof PRIORITIES];

/** 'Mental optimering' for MENTAL. */
export const categoryTitle = (key: JourneyCategoryKey): string =>
  CATEGORY_TITLES[key.toLowerCase() as keyof typeof CATEGORY_TITLES];

/** 'Läst' for ARTICLE. */
export const activityLabel = (type: ActivityType): string =>
  ACTIVITY_TYPES[type.toLowerCase() as keyof typeof ACTIVITY_TYPES];

/** Target of a recommendation, and the action there. */
export const RECOMMENDATION_LABELS: Readonly<Record<RecommendationType, { label: string; action: string }>> = {
  GUIDE: { label: "Guide", action: "Läs" },
  ARTICLE: { label: "Artikel", action: "Läs" },
  TEST: { label: "Test", action: "Gör testet" },
  CONTENT: { label: "Vägledning", action: "Öppna" },
  PRODUCT: { label: "Hälsotester", action: "Jämför" },
  SUPPLEMENT: { label: "Kosttillskott", action: "Jämför" },
  BIOHACKING: { label: "Utrustning", action: "Jämför" },
};
