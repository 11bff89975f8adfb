import { isDay } from "../rules/words/days.ts";
import { hasNoControlCharacters } from "../rules/words/text.ts";
import { isSitePath } from "../sitePath.ts";
import { z } from "../zod.ts";

// The values that a journey's data is made of.

/** A text of the visitor's, or of the site. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Texten får vara högst ${max} tecken.`)
    .refine(hasNoControlCharacters, "Texten innehåller ett tecken som inte går att använda.");

/** A name that clients give. */
export const id = z.string().regex(/^[\w:.-]{1,128}$/, "Värdet går inte att använda.");

/** A day that there is. */
export const day = z.string().refine(isDay, "Dagen finns inte.");

/** An instant as ISO text in UTC. */
export const instant = z.iso.datetime();

const isoOf = (given: Date | string): string | undefined => {
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** An instant, given in whatever way there is, as the same text. */
export const givenInstant = z
  .union([z.date(), z.string()])
  .refine((given) => instant.safeParse(isoOf(given)).success, "Tidpunkten går inte att läsa.")
  .transform((given) => isoOf(given) ?? "");

/** A path on the site, so that no list ever leads anywhere else. */
export const path = text(300).refine(isSitePath, "Adressen ska vara en sida här.");
