import { emailSchema } from "./accounts.ts";
import { isUsableLine, tidyLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** Longest message, in characters. */
export const MAX_MESSAGE = 5_000;
/** Months that a message is stored. */
export const MESSAGE_MONTHS = 12;

const UNUSABLE = "innehåller ett tecken som inte går att använda.";

/** One line: a line break in it could become another header of the mail. */
const line = (options: { missing: string; what: string; max: number }) =>
  z
    .string({ error: options.missing })
    .max(options.max, `${options.what} får vara högst ${options.max} tecken.`)
    .overwrite(tidyLine)
    .min(1, options.missing)
    .refine(isUsableLine, `${options.what} ${UNUSABLE}`);

/** A message from /kontakt. */
export const contactSchema = z.object({
  name: line({ missing: "Fyll i ditt namn.", what: "Namnet", max: 100 }),
  email: emailSchema,
  subject: line({ missing: "Skriv vad det gäller.", what: "Ämnet", max: 150 }),
  message: z
    .string({ error: "Skriv ditt meddelande." })
    .max(MAX_MESSAGE, "Meddelandet är för långt. Det får vara högst 5 000 tecken.")
    .trim()
    .min(1, "Skriv ditt meddelande.")
    // Whatever somebody writes is read as text; a letter that turns the line round is no reason to lose a message.
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), `Meddelandet ${UNUSABLE}`),
  /** A honeypot: the field is invisible, so only programs fill it in. */
  website: z.string().max(1_000, "Fältet ska vara tomt.").optional(),
});
