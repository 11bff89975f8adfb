import type { SuggestedActivity } from "../../analyses/analysis.ts";
import type { ActivityCategory } from "../../analyses/vocabulary.ts";
import type { createProtocolSchema } from "../../protocols/protocolInput.ts";
import type { ProtocolGoal, StepCategoryKey } from "../../protocols/vocabulary.ts";
import type { z } from "../../zod.ts";
import { type DoseNote, doseNotes } from "../protocols/doseNotes.ts";
import { swedishDay } from "../words/dates.ts";
import type { ProtocolAnswers } from "./facts.ts";

type Activity = Pick<SuggestedActivity, "title" | "description" | "category" | "timeOfDay" | "dosage" | "isOptional">;

/** What an activity of a result is filed under among a protocol's steps. */
export const STEP_CATEGORY_OF: Readonly<Record<ActivityCategory, StepCategoryKey>> = {
  supplements: "nutrition",
  training: "training",
  mindfulness: "mental",
  sleep: "sleep",
  nutrition: "nutrition",
  recovery: "sleep",
};

/** What a protocol is for, by what somebody wants to reach; goals that protocols do not have are left out. */
const PROTOCOL_GOAL_OF: ReadonlyMap<string, ProtocolGoal> = new Map(
  Object.entries({
    longevity: "longevity",
    energy: "energi",
    sleep: "energi",
    fitness: "energi",
    cognitive: "fokus",
    recovery: "energi",
    prevention: "longevity",
  } satisfies Partial<Record<ProtocolAnswers["primaryGoals"][number], ProtocolGoal>>),
);

/** What a protocol is for, by the first goal of the answers that protocols have; null when they have none of them. */
export const protocolGoalOf = (goals: readonly string[]): ProtocolGoal | null =>
  goals.map((goal) => PROTOCOL_GOAL_OF.get(goal)).find((goal) => goal !== undefined) ?? null;

/** What to know of the doses that the activities name together. */
export const activityDoseNotes = (activities: readonly Activity[]): DoseNote[] =>
  doseNotes(
    activities.map(({ title, description, category, dosage }) => ({
      ...{ title, description, dosageAmount: dosage },
      categoryId: STEP_CATEGORY_OF[category],
      frequency: "daily",
    })),
    "Protokollet",
  );

/** A result that becomes a protocol. */
interface Suggestion {
  /** Of the result: the protocol has the same, so that saving twice makes one. */
  key: string;
  createdAt: string;
  goal: ProtocolGoal | null;
  activities: readonly Activity[];
}

/**
 * The protocol that a result's activities make, as it is created; what is off by default is not in it.
 * @param newKey makes up the key of a step
 */
export const suggestedProtocol = (
  { key, createdAt, goal, activities }: Suggestion,
  newKey: () => string,
): z.input<typeof createProtocolSchema> => ({
  key,
  name: "Mitt hälsoprotokoll",
  description: `Från dina svar i hälsoprotokollet ${swedishDay(createdAt)}.`,
  goal,
  steps: activities.flatMap(({ title, description, category, timeOfDay, dosage, isOptional }) =>
    isOptional
      ? []
      : {
          ...{ title, description, timeOfDay, dosage },
          key: newKey(),
          category: STEP_CATEGORY_OF[category],
          frequency: "daily" as const,
        },
  ),
});
