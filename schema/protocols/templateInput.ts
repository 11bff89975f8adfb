import { readWrittenNumber } from "../rules/words/writtenNumber.ts";
import { z } from "../zod.ts";
import { createProtocolSchema } from "./protocolInput.ts";
import { optionalText } from "./protocolTexts.ts";
import { MAX_DESCRIPTION, MAX_WEEKS } from "./vocabulary.ts";

/** The last place among the templates. */
export const MAX_PLACE = 999;

/** A whole number, as the graph has it or as it is written into a field. */
const wholeNumber = (max: number) =>
  z
    .union([z.number(), z.string().max(30)], { error: "Skriv ett heltal." })
    .transform((given) => (typeof given === "number" ? given : (readWrittenNumber(given) ?? Number.NaN)))
    .refine((given) => Number.isInteger(given) && given >= 1 && given <= max, `Skriv ett heltal från 1 till ${max}.`);

const { name, goal, steps, expertName, hasOwnOrder, difficulty } = createProtocolSchema.shape;

/** What an admin writes of a protocol of the site; its steps are those of any protocol. */
export const templateTextSchema = z.object({
  name,
  description: optionalText(MAX_DESCRIPTION).transform((given, ctx) => {
    if (!given) ctx.addIssue({ code: "custom", message: "Skriv vad protokollet handlar om." });
    return given ?? "";
  }),
  goal,
  difficulty,
  estimatedWeeks: z
    .union([z.literal("").transform(() => null), wholeNumber(MAX_WEEKS)])
    .nullish()
    .transform((given) => given ?? null),
  expertName,
  hasOwnOrder: hasOwnOrder.transform((given) => given ?? false),
  steps,
});
export type TemplateText = z.output<typeof templateTextSchema>;

/** A protocol of the site as an admin edits it, with its place and whether visitors see it. */
export const templateSchema = templateTextSchema.extend({ position: wholeNumber(MAX_PLACE), isShown: z.boolean() });
export type EditedTemplate = z.output<typeof templateSchema>;
