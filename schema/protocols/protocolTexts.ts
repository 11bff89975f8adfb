import { text } from "../journey/journeyValues.ts";
import { isUsableLine, isUsableText, isVisible, tidyLine, withoutTurns } from "../rules/words/text.ts";
import { z } from "../zod.ts";

// Texts of protocols, as forms and the graph take them and as a link holds them.

/** Said when a step has no title. */
export const TITLE_MISSING = "Steget behöver en rubrik.";

const UNUSABLE = "Texten innehåller ett tecken som inte går att använda.";

/** A line, in the form that texts are compared in. */
export const line = (max: number, missing?: string) =>
  z
    .string()
    .overwrite(tidyLine)
    .min(missing === undefined ? 0 : 1, missing)
    .refine(isUsableLine, UNUSABLE)
    .pipe(text(max));
/** A line that may be left out; blank is left out, too. */
export const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((given) => given || null);
/** Text of several lines that may be left out. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Texten får vara högst ${max} tecken.`)
    .refine(isUsableText, UNUSABLE)
    .nullish()
    .transform((given) => given || null);

/**
 * A text of a link, without invisible control characters other than line breaks and tabs. What forms refuse besides is
 * left out, since links of before may have it.
 */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(withoutTurns)
    .refine((given) => !/[^\P{Cc}\n\t]/u.test(given));
export const filledText = (max: number) => plainText(max).refine(isVisible);
