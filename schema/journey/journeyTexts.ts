import { findGoal, GOALS, type Goal } from "../goals.ts";
import { foldCase } from "../rules/words/text.ts";

/** Kinds of texts of the journey that admins may write otherwise. */
export const JOURNEY_TEXT_KINDS = {
  GOAL: "A goal of onboarding.",
  ACHIEVEMENT: "Something to have reached.",
} as const;

/** A kind of text of the journey. */
export type JourneyTextKind = keyof typeof JOURNEY_TEXT_KINDS;

/** What an admin has written of a goal or an achievement; null where it is as it came. */
export interface WrittenText {
  /** 'goal:sleep', 'achievement:streak-7'. */
  key: string;
  title: string | null;
  description: string | null;
  isShown: boolean;
}

/** What admins have written, by key; what is as it came is not there. */
export type JourneyTexts = ReadonlyMap<string, WrittenText>;

/** Texts ready to be looked up. */
export const journeyTextsOf = (written: readonly WrittenText[]): JourneyTexts =>
  new Map(written.map((text) => [text.key, text]));

/** Key of a goal's text, and of an achievement's. */
export const goalKey = (id: string): string => `goal:${id}`;
export const achievementKey = (id: string): string => `achievement:${id}`;

/** What a goal is called now. */
export const goalLabel = ({ id, text }: Pick<Goal, "id" | "text">, texts: JourneyTexts): string =>
  texts.get(goalKey(id))?.title ?? text;

/** What the goal of a text is called now; a text that is no goal's stays as it is. */
export function labelOfGoalText(given: string, texts: JourneyTexts): string {
  const goal = findGoal(given);
  return goal ? goalLabel(goal, texts) : given;
}

/** The goal that is meant by what it is called now, by its id, or by a text that it had; undefined where none is. */
export function goalNamed(given: string, texts: JourneyTexts): Goal | undefined {
  const wanted = foldCase(given.trim());
  return GOALS.find((goal) => foldCase(goalLabel(goal, texts)) === wanted) ?? findGoal(given);
}

/** A goal that onboarding offers: stored and sent as `text`, shown as `label`. */
export interface GoalChoice {
  key: string;
  text: string;
  label: string;
  /** False: only those who have it see it. */
  isShown: boolean;
}

/** The goals that onboarding offers, as they are called now. */
export const goalChoices = (texts: JourneyTexts): GoalChoice[] =>
  GOALS.map(({ id, text }) => ({
    key: id,
    text,
    label: goalLabel({ id, text }, texts),
    isShown: texts.get(goalKey(id))?.isShown ?? true,
  }));

/** Goals that there must be to choose from. */
export const MIN_GOALS = 3;
