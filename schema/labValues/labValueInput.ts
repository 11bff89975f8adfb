import { swedishNumber } from "../rules/words/numbers.ts";
import { z } from "../zod.ts";
import { LAB_VALUE_LIMITS } from "./labValueLimits.ts";
import { recordedValueSchema } from "./recordedValue.ts";

// What is sent of values, as the server and a guest's browser take it.

const keyedSchema = z.intersection(
  recordedValueSchema,
  z.object({ clientKey: z.uuid("Värdet går inte att använda.").toLowerCase() }),
);

const NONE = "Lägg till minst ett värde.";

/** Values to be recorded; of a key that stands there twice the first counts. */
export const recordingSchema = z.object({
  values: z
    .array(keyedSchema)
    .min(1, NONE)
    .transform((values) =>
      [...new Map(values.toReversed().map((value) => [value.clientKey, value])).values()].reverse(),
    ),
});

/** Values to be deleted. */
export const deletionSchema = z.object({ ids: z.array(z.string()).min(1, "Välj minst ett värde.") });

/** What is said of more values than are taken at once; undefined where they are not more. */
export const tooManyAtOnce = (values: readonly unknown[]): string | undefined =>
  values.length > LAB_VALUE_LIMITS.atOnce
    ? `Högst ${swedishNumber(LAB_VALUE_LIMITS.atOnce)} värden går att skicka på en gång.`
    : undefined;

/** That a value is not there, or somebody else's. */
export const NO_VALUE = { code: "NOT_FOUND", message: "Värdet finns inte." } as const;
