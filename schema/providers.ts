import { editedLine, editedMarkdown } from "./editedTexts.ts";
import { address, MAX_PRODUCT_LINE } from "./products.ts";
import { swedishNumber } from "./rules/words/numbers.ts";
import { isSitePath } from "./sitePath.ts";
import { z } from "./zod.ts";

/** The most characters of a provider's country and text; its name is as long as products may carry it. */
export const MAX_PROVIDER_NAME = MAX_PRODUCT_LINE;
export const MAX_PROVIDER_COUNTRY = 120;
export const MAX_PROVIDER_TEXT = 2_000;
/** The most characters of a search. */
export const MAX_PROVIDER_SEARCH = 100;

/** A seller of products as an admin edits it; empty lines are null. */
export const providerSchema = z.object({
  name: editedLine("Namnet", MAX_PROVIDER_NAME).min(1, "Fyll i namnet."),
  country: editedLine("Landet", MAX_PROVIDER_COUNTRY).transform((text) => text || null),
  website: address("Adressen"),
  description: editedMarkdown("Texten").refine((text) => text.length <= MAX_PROVIDER_TEXT, {
    error: `Texten får vara högst ${swedishNumber(MAX_PROVIDER_TEXT)} tecken.`,
  }),
  /** Address of a picture of the library, or of the logo that it has; empty for none. */
  logoUrl: z
    .string({ error: "Logotypen ska vara en adress." })
    .max(2_000, "Logotypens adress är för lång.")
    .trim()
    .refine((text) => text === "" || isSitePath(text), "Välj logotypen ur bildbiblioteket.")
    .transform((text) => text || null),
});

/** A provider as it is when it was checked. */
export type EditedProvider = z.output<typeof providerSchema>;

/** Labels of its fields, in the form and in the audit log. */
export const PROVIDER_LABELS: Readonly<Record<keyof EditedProvider, string>> = {
  name: "Namn",
  country: "Land",
  website: "Webbplats",
  description: "Om leverantören",
  logoUrl: "Logotyp",
};
