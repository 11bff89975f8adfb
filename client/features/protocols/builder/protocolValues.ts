import { FREQUENCY_OPTIONS, GOAL_OPTIONS, TIME_OPTIONS } from "../../../../schema/protocols/options.ts";
import {
  defaultDescription,
  type Frequency,
  type ProtocolGoal,
  type TimeOfDay,
} from "../../../../schema/protocols/vocabulary.ts";
import type { Option } from "../../../../schema/questionnaires/definition.ts";

// A protocol as the builder's form holds it: texts, empty where nothing was said.

/** A step as the form holds it. */
export interface StepValues {
  /** Names it among all steps; made up here for a new one. */
  key: string;
  title: string;
  description: string;
  /** Key of a category; empty for 'Övrigt'. */
  category: string;
  frequency: Frequency;
  /** Empty for 'Ingen tid'. */
  timeOfDay: TimeOfDay | "";
  dosage: string;
}

/** A protocol as the form holds it. */
export interface ProtocolValues {
  name: string;
  goal: ProtocolGoal | "";
  description: string;
  steps: StepValues[];
  /** True once the steps were moved: the day's list then follows their order. */
  hasOwnOrder: boolean;
}

/** A protocol that is being made or changed. */
export interface ProtocolDraft {
  /** What a new protocol will be known by, so that saving it twice makes one. */
  key: string;
  protocol: ProtocolValues;
  /** Steps that are being written and are not in the list yet: by the key of the step that changes, or 'new'. */
  open: Record<string, StepValues>;
}

/** A step of which nothing was said. */
export const emptyStep = (): StepValues => ({
  key: crypto.randomUUID(),
  title: "",
  description: "",
  category: "",
  frequency: "daily",
  timeOfDay: "",
  dosage: "",
});

/** True for a step of which nothing was said. */
export const isEmptyStep = (step: StepValues): boolean =>
  JSON.stringify({ ...step, key: "" }) === JSON.stringify({ ...emptyStep(), key: "" });

/** A protocol of which nothing was said. */
export const emptyProtocol = (): ProtocolValues => ({
  name: "",
  goal: "",
  description: "",
  steps: [],
  hasOwnOrder: false,
});

/** What is stored for a name of the graph. */
const storedValue = <Value extends string>(options: readonly Option<Value>[], name: string | null): Value | "" =>
  options.find((option) => option.name === name)?.value ?? "";

/** What the form needs to know of a step, as the graph says it. */
interface KnownStep {
  key: string;
  title: string;
  description: string | null;
  category: { key: string };
  frequency: string;
  timeOfDay: string | null;
  dosage: string | null;
}

/** A step of the graph as the form holds it. */
export const stepFromGraph = (step: KnownStep): StepValues => ({
  key: step.key,
  title: step.title,
  description: step.description ?? "",
  category: step.category.key === "none" ? "" : step.category.key,
  frequency: storedValue(FREQUENCY_OPTIONS, step.frequency) || "daily",
  // One of which nothing was said is shown as a morning's.
  timeOfDay: step.timeOfDay === "NONE" ? "" : storedValue(TIME_OPTIONS, step.timeOfDay) || "morning",
  dosage: step.dosage ?? "",
});

/** A goal of the graph as the form holds it. */
export const goalFromGraph = (goal: string | null): ProtocolGoal | "" => storedValue(GOAL_OPTIONS, goal);

/** A protocol of the graph as the form holds it. A description that nobody wrote is empty. */
export function protocolFromGraph(protocol: {
  name: string;
  description: string;
  goal: string | null;
  steps: readonly KnownStep[];
  hasOwnOrder: boolean;
}): ProtocolValues {
  const goal = goalFromGraph(protocol.goal);
  const isDefault = goal !== "" && protocol.description === defaultDescription(goal);
  return {
    name: protocol.name,
    goal,
    description: isDefault ? "" : protocol.description,
    steps: protocol.steps.map(stepFromGraph),
    hasOwnOrder: protocol.hasOwnOrder,
  };
}
