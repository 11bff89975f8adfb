import { day } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import { difficulty, protocolGoal, protocolType, STEP_INPUT } from "./protocolState.ts";
import { line, optionalLine, optionalText } from "./protocolTexts.ts";
import { MAX_DESCRIPTION, MAX_NAME, MAX_STEPS, MAX_WEEKS } from "./vocabulary.ts";

// What forms and the graph demand of protocols alike.

/** Said when a protocol has no name, and when it has no steps. */
export const NAME_MISSING = "Protokollnamn krävs";
export const STEPS_MISSING = "Lägg till minst ett steg";

const madeUp = z.uuid("Värdet går inte att använda.");

/** A step as somebody writes it. */
export const stepInputSchema = z.object({
  /** Made up by the client; the one of a known step changes that step. */
  key: madeUp,
  ...STEP_INPUT,
});
export type StepInput = z.output<typeof stepInputSchema>;

const name = line(MAX_NAME, NAME_MISSING);
/** Whether the steps stand in an order that somebody gave them; absent, it stays as it is. */
const hasOwnOrder = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined);
const steps = z
  .array(stepInputSchema)
  .min(1, STEPS_MISSING)
  .max(MAX_STEPS, `Ett protokoll kan ha högst ${MAX_STEPS} steg.`)
  .refine((given) => new Set(given.map(({ key }) => key)).size === given.length, "Två steg har samma namn i systemet.");

/** A new protocol. */
export const createProtocolSchema = z.object({
  /** Made up by the client; the same one again creates nothing. */
  key: madeUp,
  name,
  description: optionalText(MAX_DESCRIPTION),
  goal: protocolGoal.nullish().transform((given) => given ?? null),
  steps,
  type: protocolType.nullish().transform((given) => given ?? "custom"),
  expertName: optionalLine(MAX_NAME),
  isPublic: z.boolean().nullish().transform(Boolean),
  isFeatured: z.boolean().nullish().transform(Boolean),
  hasOwnOrder,
  difficulty: difficulty.nullish().transform((given) => given ?? "beginner"),
  estimatedWeeks: z
    .number()
    .int()
    .min(1, "Talet ska vara minst 1.")
    .max(MAX_WEEKS, "Talet är för stort.")
    .nullish()
    .transform((given) => given ?? null),
  /** Whether it is started at once. */
  starts: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
});
export type NewProtocol = z.output<typeof createProtocolSchema>;

/** A protocol as it is to be from now on. */
export const updateProtocolSchema = z.object({
  name,
  description: optionalText(MAX_DESCRIPTION),
  goal: protocolGoal.nullish().transform((given) => given ?? null),
  steps,
  hasOwnOrder,
});
export type ProtocolEdit = z.output<typeof updateProtocolSchema>;

/** When something was done; now when absent. */
const at = z
  .union([z.date(), z.iso.datetime()])
  .nullish()
  .transform((given) => (given ? new Date(given) : undefined));

/** That a step was not done after all. */
export const undoItemSchema = z.object({ day, at });

/** That a step was done. */
export const completeItemSchema = z.object({
  day,
  notes: optionalText(MAX_DESCRIPTION),
  rating: z
    .number()
    .int()
    .min(1, "Betyget är 1 till 5.")
    .max(5, "Betyget är 1 till 5.")
    .nullish()
    .transform((given) => given ?? null),
  at,
});
export type Completion = z.output<typeof completeItemSchema>;
