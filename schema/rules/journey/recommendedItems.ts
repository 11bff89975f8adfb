import type { JourneyItem, JourneyItems } from "../../journey/categories.ts";
import { RECOMMENDATIONS, type Recommendation, type RecommendationId } from "../../journey/recommendations.ts";

const IDS = Object.keys(RECOMMENDATIONS) as RecommendationId[];

/** The items that belong to a recommendation, of those that there are now. */
function itemsOfRecommendation(id: RecommendationId, items: JourneyItems): JourneyItem[] {
  const named: readonly string[] = RECOMMENDATIONS[id].items;
  return [...items.byId.values()].filter((item) =>
    named.some((name) => (name.endsWith(":") ? item.id.startsWith(name) : item.id === name)),
  );
}

/** A recommendation as its items are now: a guide's has that guide's title and reading time. */
export function currentRecommendation(id: RecommendationId, items: JourneyItems): Recommendation {
  const recommendation: Recommendation = RECOMMENDATIONS[id];
  if (recommendation.type !== "article") return recommendation;
  const [guide] = itemsOfRecommendation(id, items);
  const { title, minutes } = guide ?? {};
  return {
    ...recommendation,
    title: title ?? recommendation.title,
    estimatedTime: minutes ?? recommendation.estimatedTime,
  };
}

/** The recommendations whose guide is not published. */
export const missingRecommendations = (items: JourneyItems): Set<RecommendationId> =>
  new Set(IDS.filter((id) => RECOMMENDATIONS[id].type === "article" && itemsOfRecommendation(id, items).length === 0));

/**
 * When a recommendation was done: the latest that one of its items was; null while one of them is not, and for what
 * is no item.
 * @param completedAt when items were completed, by their ids
 */
export function doneAt(
  id: RecommendationId,
  items: JourneyItems,
  completedAt: ReadonlyMap<string, string>,
): string | null {
  const moments = itemsOfRecommendation(id, items).map((item) => completedAt.get(item.id));
  return moments.reduce<string | null>(
    (latest, at) => (at === undefined || latest === null ? null : at > latest ? at : latest),
    moments.length > 0 ? "" : null,
  );
}
