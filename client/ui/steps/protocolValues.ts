import { FREQUENCY_OPTIONS, GOAL_OPTIONS, TIME_OPTIONS } from "../../../schema/protocols/options.ts";
import {
  defaultDescription,
  type Frequency,
  type ProtocolGoal,
  type TimeOfDay,
} from "../../../schema/protocols/vocabulary.ts";
import type { Option } from "../../../schema/questionnaires/definition.ts";

// A protocol as the builder's form holds it: texts, empty where nothing was said.

/** A step of which nothing was said; the fields that the form has are these. */
export const emptyStep = () => ({
  /** Names it among all steps; made up here for a new one. */
  key: crypto.randomUUID() as string,
  title: "",
  description: "",
  /** Key of a category; empty for 'Övrigt'. */
  category: "",
  frequency: "daily" as Frequency,
  /** Empty for 'Ingen tid'. */
  timeOfDay: "" as TimeOfDay | "",
  dosage: "",
  /** Empty where it is reminded of with its time of day. */
  remindAt: "",
});

/** A step as the form holds it. */
export type StepValues = ReturnType<typeof emptyStep>;
export type TextField = Exclude<keyof StepValues, "frequency" | "timeOfDay">;

/** The same names with other values. */
export const mapped = <Key extends string, Value, Other>(
  record: Readonly<Record<Key, Value>>,
  change: (name: Key, value: Value) => Other,
): Record<Key, Other> =>
  Object.fromEntries((Object.keys(record) as Key[]).map((name) => [name, change(name, record[name])])) as Record<
    Key,
    Other
  >;

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
type KnownStep = { [Field in keyof StepValues]: StepValues[Field] | null } extends infer Texts
  ? Omit<Texts, "key" | "title" | "category" | "frequency" | "timeOfDay"> & {
      key: string;
      title: string;
      category: { key: string };
      frequency: string;
      timeOfDay: string | null;
    }
  : never;

/** A step of the graph as the form holds it. */
export const stepFromGraph = ({ category, frequency, timeOfDay, ...texts }: KnownStep): StepValues => ({
  ...mapped(emptyStep(), (name) => (texts as Readonly<Record<string, string | null>>)[name] ?? ""),
  category: category.key === "none" ? "" : category.key,
  frequency: storedValue(FREQUENCY_OPTIONS, frequency) || "daily",
  // One of which nothing was said is shown as a morning's.
  timeOfDay: timeOfDay === "NONE" ? "" : storedValue(TIME_OPTIONS, timeOfDay) || "morning",
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
