import { z } from "../zod.ts";

/** The earliest year of birth that somebody can have. */
export const FIRST_BIRTH_YEAR = 1900;

/** What somebody has said of themselves for their values, as it is stored. */
export interface StoredLabProfile {
  birthYear: number | null;
  /** Whose intervals hold. */
  sex: "female" | "male" | null;
}

const YEAR = "Skriv året du är född med fyra siffror.";

/** A year of birth, with Swedish messages. */
export const birthYearSchema = z
  .number({ error: YEAR })
  .int(YEAR)
  .min(FIRST_BIRTH_YEAR, YEAR)
  .refine((year) => year <= new Date().getUTCFullYear(), YEAR);

/** What is checked of what somebody says of themselves as the graph takes it; what is left out is null. */
export const labProfileInputSchema = z.object({
  birthYear: birthYearSchema.nullish().transform((year) => year ?? null),
});

const storedSchema = z.object({
  birthYear: z.number().int().nullable().catch(null),
  sex: z.enum(["female", "male"]).nullable().catch(null),
});

/** What a browser stores of it; undefined for what cannot be read. */
export const readLabProfile = (json: unknown): StoredLabProfile | undefined => storedSchema.safeParse(json).data;
