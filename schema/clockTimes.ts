import { z } from "./zod.ts";

/** A time by the clock, 'HH:MM'. */
export const clockTime = z.iso.time({ precision: -1, error: "Skriv tiden som 07:30." });

/** A time that may be left out: null then. */
export const optionalTime = z
  .union([z.literal(""), clockTime])
  .nullish()
  .transform((given) => given || null);
