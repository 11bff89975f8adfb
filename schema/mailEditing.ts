import { editedLine } from "./editedTexts.ts";
import { isUsableText } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** The most characters of a mail's subject, button and text. */
export const MAX_SUBJECT = 150;
export const MAX_BUTTON = 60;
export const MAX_MAIL_BODY = 5_000;

/** A word in braces that a mail's text may have. */
export interface MailVariable {
  name: string;
  isRequired: boolean;
  /** Whether it is a paragraph of its own. */
  isBlock: boolean;
}

/** What stands in braces on one line; an expression would look for the end anew from each that opens. */
const wordsIn = (text: string): string[] =>
  text.split("\n").flatMap((line) =>
    line
      .split("}}")
      .slice(0, -1)
      .flatMap((part) => (part.includes("{{") ? part.slice(part.indexOf("{{") + 2) : [])),
  );

/**
 * A mail's text as an admin edits it.
 * @param variables allowed and required placeholders
 */
export const mailSchema = (variables: readonly MailVariable[]) => {
  const known = new Map(variables.map((variable) => [variable.name, variable]));
  const hasButton = known.has("länk");
  return z
    .object({
      subject: editedLine("Ämnesraden", MAX_SUBJECT).min(1, "Fyll i ämnesraden."),
      body: z
        .string({ error: "Texten ska vara en text." })
        .max(MAX_MAIL_BODY, { error: "Texten får vara högst 5 000 tecken.", abort: true })
        .refine(isUsableText, "Texten innehåller ett tecken som inte går att använda.")
        .transform((text) =>
          text
            .replace(/\r\n?/g, "\n")
            .split("\n")
            .map((line) => line.trimEnd())
            .join("\n")
            .replace(/\n{3,}/g, "\n\n")
            .trim(),
        )
        .refine((text) => text !== "", "Fyll i texten."),
      button: hasButton
        ? editedLine("Knappens text", MAX_BUTTON).min(1, "Fyll i vad som står på knappen.")
        : z.string().transform(() => ""),
    })
    .superRefine(({ subject, body, button }, ctx) => {
      const add = (path: string, message: string) => ctx.addIssue({ code: "custom", message, path: [path] });
      const used = wordsIn(body);
      for (const [path, words] of Object.entries({ subject: wordsIn(subject), body: used, button: wordsIn(button) })) {
        const unknown = words.find((word) => !known.has(word));
        if (unknown !== undefined) add(path, `{{${unknown}}} går inte att använda i det här mejlet.`);
      }
      const paragraphs = body.split("\n\n");
      for (const { name, isRequired, isBlock } of variables) {
        const written = `{{${name}}}`;
        const count = used.filter((word) => word === name).length;
        if (isRequired && count === 0) add("body", `${written} måste stå kvar i texten.`);
        if (!isBlock) continue;
        if (count > 1) add("body", `${written} kan bara stå en gång.`);
        else if (count === 1 && !paragraphs.includes(written))
          add("body", `${written} ska stå på en egen rad, med en tom rad före och efter.`);
        for (const [path, text] of Object.entries({ subject, button }))
          if (text.includes(written)) add(path, `${written} kan bara stå i texten.`);
      }
    });
};

/** A mail's text as it is filled in. */
export type MailForm = z.input<ReturnType<typeof mailSchema>>;
