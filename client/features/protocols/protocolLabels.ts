import { FREQUENCY_OPTIONS, GOAL_OPTIONS, TIME_OPTIONS } from "../../../schema/protocols/options.ts";
import type { Frequency, ProtocolGoal, TimeOfDay } from "../../apollo/schemaTypes.generated.ts";

const labelOf = (options: readonly { name: string; label: string }[], name: string): string =>
  options.find((option) => option.name === name)?.label ?? name;

/** 'Energi' */
export const goalLabel = (goal: ProtocolGoal): string => labelOf(GOAL_OPTIONS, goal);

/** 'Kväll'; undefined for a step that has no time. */
export const timeLabel = (time: TimeOfDay | null): string | undefined =>
  time && time !== "NONE" ? labelOf(TIME_OPTIONS, time) : undefined;

/** How often, when and how much, in one line: 'Dagligen · Kväll · 200 mg'. */
export const stepFacts = (step: { frequency: Frequency; timeOfDay: TimeOfDay | null; dosage: string | null }): string =>
  [labelOf(FREQUENCY_OPTIONS, step.frequency), timeLabel(step.timeOfDay), step.dosage].filter(Boolean).join(" · ");

/** '1 steg', '6 steg' */
export const stepCount = (count: number): string => `${count} steg`;
