import { editedLine, editedMarkdown, editedSlug } from "./editedTexts.ts";
import { swedishNumber } from "./rules/words/numbers.ts";
import { z } from "./zod.ts";

/** The most characters of an author's name, title, registration and text. */
export const MAX_AUTHOR_NAME = 120;
export const MAX_AUTHOR_TITLE = 120;
export const MAX_REGISTRATION = 120;
export const MAX_BIO = 4_000;

/** An author as an admin edits it. */
export const authorSchema = z.object({
  name: editedLine("Namnet", MAX_AUTHOR_NAME).min(1, "Fyll i namnet."),
  slug: editedSlug("adressnamnet"),
  title: editedLine("Titeln", MAX_AUTHOR_TITLE),
  bio: editedMarkdown("Texten").refine((text) => text.length <= MAX_BIO, {
    error: `Texten får vara högst ${swedishNumber(MAX_BIO)} tecken.`,
  }),
  registration: editedLine("Legitimationen", MAX_REGISTRATION)
    .nullish()
    .transform((text) => text ?? ""),
  imageUrl: z
    .string({ error: "Välj en bild." })
    .max(300, "Välj en bild.")
    .nullish()
    .transform((url) => url || null),
  isExample: z.boolean({ error: "Ange om personen är påhittad." }),
});

/** An author who is new: the address stays, so that it is looked at more closely. */
export const newAuthorSchema = authorSchema.extend({
  slug: authorSchema.shape.slug.refine(
    (slug) => !slug.startsWith("dr-"),
    "Skriv utan dr-: det står redan i sidans adress.",
  ),
});

/** An author as it is filled in, and as it is when it was checked. */
export type EditedAuthor = z.output<typeof authorSchema>;

/** Labels of its fields, in the form and in the audit log. */
export const AUTHOR_LABELS: Readonly<Record<keyof EditedAuthor, string>> = {
  name: "Namn",
  slug: "Adressnamn",
  title: "Titel",
  bio: "Om personen",
  registration: "Legitimation",
  imageUrl: "Bild",
  isExample: "Påhittad person",
};
