import { FREQUENCY_OPTIONS, GOAL_OPTIONS, TIME_OPTIONS } from "../../../schema/protocols/options.ts";
import { type ProtocolEdit, stepInputSchema, updateProtocolSchema } from "../../../schema/protocols/protocolInput.ts";
import { frequency, protocolGoal, timeOfDay } from "../../../schema/protocols/protocolState.ts";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import { z } from "../../../schema/zod.ts";
import type { ProtocolStepInput, UpdateProtocolInput } from "../../apollo/schemaTypes.generated.ts";
import { emptyStep, mapped, type ProtocolValues, type StepValues, type TextField } from "./protocolValues.ts";

const NOTHING = z.literal("");

/** A step as the form holds it: texts, but for what is chosen from a list. */
export const stepValues = z.object({
  ...(mapped(emptyStep(), () => z.string()) as Record<TextField, z.ZodString>),
  frequency,
  timeOfDay: z.union([timeOfDay, NOTHING]),
}) satisfies z.ZodType<StepValues>;

/** A protocol as the form holds it. */
export const protocolValues = z.object({
  name: z.string(),
  goal: z.union([protocolGoal, NOTHING]),
  description: z.string(),
  steps: z.array(stepValues),
  hasOwnOrder: z.boolean(),
}) satisfies z.ZodType<ProtocolValues>;

/** A step of the form with what the schemas take for a choice of nothing. */
export const givenStep = ({ category, timeOfDay, ...step }: StepValues): z.input<typeof stepInputSchema> => ({
  ...step,
  category: category || null,
  timeOfDay: timeOfDay || "none",
});

/** What is demanded of a step. */
export const stepSchema = stepValues.transform(givenStep).pipe(stepInputSchema);

/** A protocol of the form with what the schemas take for a choice of nothing. */
export const givenProtocol = <Values extends Pick<ProtocolValues, "goal" | "steps">>({
  goal,
  steps,
  ...others
}: Values) => ({
  ...others,
  goal: goal || null,
  steps: steps.map(givenStep),
});

/** What is demanded of a protocol. */
export const protocolSchema = protocolValues
  .transform((values): z.input<typeof updateProtocolSchema> => givenProtocol(values))
  .pipe(updateProtocolSchema);

/** What the graph calls a value. */
const nameOf = <Name extends string>(options: readonly Option[], value: string): Name =>
  (options.find((option) => option.value === value)?.name ?? value) as Name;

/** What the graph takes for steps that were checked. */
export const stepInputs = (steps: ProtocolEdit["steps"]): ProtocolStepInput[] =>
  steps.map(({ frequency, timeOfDay, ...step }) => ({
    ...step,
    frequency: nameOf<ProtocolStepInput["frequency"]>(FREQUENCY_OPTIONS, frequency),
    timeOfDay: timeOfDay && nameOf<NonNullable<ProtocolStepInput["timeOfDay"]>>(TIME_OPTIONS, timeOfDay),
  }));

/** What the graph calls a goal. */
export const goalInput = (goal: ProtocolEdit["goal"]): UpdateProtocolInput["goal"] =>
  goal && nameOf<NonNullable<UpdateProtocolInput["goal"]>>(GOAL_OPTIONS, goal);

/** What the graph takes for a protocol that was checked. */
export const inputOf = ({
  name,
  description,
  goal,
  steps,
  hasOwnOrder,
}: ProtocolEdit): Omit<UpdateProtocolInput, "id"> => ({
  name,
  hasOwnOrder,
  description,
  goal: goalInput(goal),
  steps: stepInputs(steps),
});
