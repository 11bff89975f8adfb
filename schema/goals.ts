import { foldCase } from "./rules/words/text.ts";

/** A goal a visitor may choose in onboarding. */
export interface Goal {
  /** Stable name, e.g. 'sleep'. */
  id: GoalId;
  /** Swedish text as shown and stored. */
  text: string;
  /** Texts that it had before: journeys hold the text that was chosen, and are still understood. */
  formerTexts?: readonly string[];
  /** Slug of the guide about it, for where nothing fits it. */
  guide: string;
}

/** Names of the goals. */
export const GOAL_IDS = ["fitness", "sleep", "energy", "stress", "weight", "longevity", "focus", "prevention"] as const;

/** Name of a goal. */
export type GoalId = (typeof GOAL_IDS)[number];

/** The eight onboarding goals. */
export const GOALS: readonly Goal[] = [
  { id: "fitness", text: "Förbättra fysisk kondition", guide: "vo2max" },
  { id: "sleep", text: "Sova bättre", guide: "somn-optimering" },
  { id: "energy", text: "Få mer energi", guide: "jarn" },
  { id: "stress", text: "Hantera stress", guide: "stress-och-aterhamtning" },
  { id: "weight", text: "Hålla en hälsosam vikt", guide: "mat-som-forlanger-livet" },
  { id: "longevity", text: "Leva längre och friskare", guide: "mat-som-forlanger-livet" },
  { id: "focus", text: "Skärpa fokus och minne", guide: "ljus-och-dygnsrytm" },
  {
    id: "prevention",
    text: "Ha koll på min hälsa",
    formerTexts: ["Förebygga och följa min hälsa"],
    guide: "forsta-blodprovet",
  },
];

/** The goal that is meant by an id or a text, present or former, in any case; undefined for a text of one's own. */
export function findGoal(given: string): Goal | undefined {
  const wanted = foldCase(given.trim());
  return GOALS.find(({ id, text, formerTexts = [] }) =>
    [id, text, ...formerTexts].some((name) => foldCase(name) === wanted),
  );
}

/** A goal's text as it is now; a text that is no goal's stays as it is. */
export const currentGoalText = (given: string): string => findGoal(given)?.text ?? given;
