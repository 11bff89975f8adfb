import { findGoal } from "../../goals.ts";
import { goalKey, type JourneyTexts } from "../../journey/journeyTexts.ts";
import {
  INTERESTS,
  type Interest,
  RECOMMENDATIONS,
  RECOMMENDED_FOR_GOAL,
  type Recommendation,
  type RecommendationId,
} from "../../journey/recommendations.ts";
import {
  type CurrentHealth,
  type ExperienceLevel,
  MAX_RECOMMENDATIONS,
  PRIORITIES,
  type Priority,
} from "../../journey/vocabulary.ts";

/** A recommendation and why it was made. */
export interface Recommended extends Recommendation {
  /** A sentence, said to the visitor. */
  reason: string;
  /** True when there is nothing left to do of it. */
  isDone: boolean;
}

/** Input of recommendations. */
export interface RecommendFrom {
  overall: number;
  /** Unset before onboarding. */
  experience?: ExperienceLevel | null;
  /** Ids or texts of onboarding goals. */
  goals?: readonly string[];
  /** What admins have written of goals. */
  texts?: JourneyTexts;
  interests?: readonly Interest[];
  /** How somebody feels, from the questionnaire. */
  currentHealth?: CurrentHealth | null;
  /** Completed items. */
  done?: ReadonlySet<RecommendationId>;
  /** Missing items, such as a guide that is not published. */
  missing?: ReadonlySet<RecommendationId>;
}

/** By overall progress. */
const THRESHOLDS: readonly { below: number; ids: readonly RecommendationId[]; reason: string }[] = [
  { below: 10, ids: ["mental-light", "sleep-test", "basic-tests"], reason: "Du har det mesta kvar att upptäcka." },
  { below: 50, ids: ["supplements", "training", "mental-medium"], reason: "Du har kommit i gång." },
  {
    below: Number.POSITIVE_INFINITY,
    ids: ["biohacking", "mental-hardcore", "coaching"],
    reason: "Du har gått igenom minst hälften.",
  },
];

/** By experience: light 20, medium 30, hardcore 45 minutes. */
const MENTAL_LEVEL: Record<ExperienceLevel, { id: RecommendationId; word: string }> = {
  beginner: { id: "mental-light", word: "är ny" },
  intermediate: { id: "mental-medium", word: "har provat en del" },
  advanced: { id: "mental-hardcore", word: "har provat mycket" },
};

/** By how the visitor feels; feeling well leads to no advice of its own. */
const RECOMMENDED_FOR_HEALTH: Partial<Record<CurrentHealth, { id: RecommendationId; reason: string }>> = {
  average: { id: "sleep-guide", reason: "För att du varken mår bra eller dåligt. Sömnen påverkar mycket annat." },
  poor: { id: "first-test-guide", reason: "För att du inte mår bra. Vid besvär ska du i första hand söka vård." },
  unknown: { id: "first-test-guide", reason: "För att du inte vet hur du mår just nu." },
};

const ORDER = Object.keys(PRIORITIES) as Priority[];
const IDS = Object.keys(RECOMMENDATIONS) as RecommendationId[];

/** Said of what comes in the place of something that is done. */
const INSTEAD = "Du har redan gjort annat som vi hade föreslagit.";

/**
 * What to do next: by progress, then by experience, goals and interests; each once, six at most, those of the
 * progress always among them; what is to do before what is done, high before medium before low. Where something of it
 * is done, the list is filled with what progress would name next.
 */
export function recommend(from: RecommendFrom, atMost = MAX_RECOMMENDATIONS): Recommended[] {
  const found = new Map<RecommendationId, string>();
  const isDone = (id: RecommendationId) => from.done?.has(id) ?? false;
  const add = (id: RecommendationId, reason: string) => {
    if (!found.has(id) && !from.missing?.has(id)) found.set(id, reason);
  };
  /** Adds what is a suggestion only as long as it is not done. */
  const suggest = (id: RecommendationId, reason: string) => {
    if (!isDone(id) && suits(from.experience, id)) add(id, reason);
  };
  const reached = THRESHOLDS.findIndex(({ below }) => from.overall < below);
  const threshold = THRESHOLDS[reached];
  for (const id of threshold?.ids ?? []) add(id, threshold?.reason ?? "");
  if (from.experience) {
    const { id, word } = MENTAL_LEVEL[from.experience];
    add(id, `Du har svarat att du ${word}.`);
  }
  for (const given of from.goals ?? []) {
    const goal = findGoal(given);
    const id = goal && RECOMMENDED_FOR_GOAL[goal.id];
    const written = goal && from.texts?.get(goalKey(goal.id))?.title;
    // Only the product's own texts are known to go on after 'du vill'.
    const because = written
      ? `För ditt mål ”${written}”.`
      : `För att du vill ${lowerFirst(goal?.text ?? "").replace(/\bmin\b/, "din")}.`;
    if (id) suggest(id, because);
  }
  for (const interest of from.interests ?? []) {
    const { label, recommendation } = INTERESTS[interest];
    suggest(recommendation, `För att du är intresserad av ${lowerFirst(label)}.`);
  }
  const forHealth = from.currentHealth && RECOMMENDED_FOR_HEALTH[from.currentHealth];
  if (forHealth) suggest(forHealth.id, forHealth.reason);
  const chosen = new Map([...found].slice(0, atMost));
  const later = [...THRESHOLDS.slice(reached + 1), ...THRESHOLDS.slice(0, reached)].flatMap(({ ids }) => ids);
  for (const id of [...later, ...IDS]) {
    const left = [...chosen.keys()].filter((known) => !isDone(known)).length;
    if (chosen.size === left || chosen.size >= atMost) break;
    const isFitting = !chosen.has(id) && !isDone(id) && !from.missing?.has(id) && suits(from.experience, id);
    if (isFitting) chosen.set(id, INSTEAD);
  }
  return [...chosen]
    .map(([id, reason]): Recommended => ({ ...RECOMMENDATIONS[id], reason, isDone: isDone(id) }))
    .sort(
      (one, other) =>
        Number(one.isDone) - Number(other.isDone) || ORDER.indexOf(one.priority) - ORDER.indexOf(other.priority),
    );
}

/** Beginners are not matched with what is hard, the advanced not with what is easy. */
function suits(experience: ExperienceLevel | null | undefined, id: RecommendationId): boolean {
  const { difficulty } = RECOMMENDATIONS[id];
  return !(experience === "beginner" && difficulty === "svår") && !(experience === "advanced" && difficulty === "lätt");
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
