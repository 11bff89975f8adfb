import { isUsableLine, isUsableText, tidyLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

const UNUSABLE = "innehåller ett tecken som inte går att använda.";

/** The most characters of a text in Markdown; longer ones would not be parsed within a moment (`isParsable`). */
export const MAX_MARKDOWN = 100_000;
/** The most characters of a name in addresses. */
export const MAX_SLUG = 100;

/** Whether a text can be a name in addresses at all. */
export const isSlug = (text: string): boolean => text.length <= MAX_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/**
 * A text of one line.
 * @param what begins the sentences about it, e.g. 'Titeln'
 * @param prepare what is done with it before it is tidied
 */
export const editedLine = (what: string, max: number, prepare = (text: string): string => text) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(max, { error: `${what} får vara högst ${max} tecken.`, abort: true })
    .overwrite((text) => tidyLine(prepare(text)))
    .refine(isUsableLine, `${what} ${UNUSABLE}`);

/** A text in Markdown. Lines end as Unix has it. */
export const editedMarkdown = (what: string) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(MAX_MARKDOWN, { error: `${what} får vara högst 100 000 tecken.`, abort: true })
    .refine(isUsableText, `${what} ${UNUSABLE}`)
    .transform((text) => text.replace(/\r\n?/g, "\n").trim());

/** A name in addresses. */
export const editedSlug = (what: string) =>
  z
    .string({ error: `Fyll i ${what}.` })
    .max(MAX_SLUG, { error: `Högst ${MAX_SLUG} tecken.`, abort: true })
    .trim()
    .refine(isSlug, "Skriv med små bokstäver a–z, siffror och bindestreck, till exempel somn-och-ljus.");
