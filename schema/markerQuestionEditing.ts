import { editedLine } from "./editedTexts.ts";
import { z } from "./zod.ts";

/** The most characters of a question and of what is said of it. */
export const MAX_QUESTION = 80;
export const MAX_QUESTION_TEXT = 600;

/** Labels of the fields, in the form and in the audit log. */
export const QUESTION_LABELS = {
  title: "Frågan",
  text: "Vad proven kan säga",
  position: "Plats i listan",
  isShown: "Visas i provväljaren",
} as const;

/** A question of the marker chooser, as an admin edits it; its markers and its guide are the product's. */
export const markerQuestionSchema = z.object({
  title: editedLine("Frågan", MAX_QUESTION).min(1, "Skriv frågan."),
  text: editedLine("Texten", MAX_QUESTION_TEXT).min(1, "Skriv vad proven kan säga, och vad de inte kan."),
  position: z.int("Skriv ett heltal.").min(1, "Den första har plats 1.").max(99, "Högst 99."),
  isShown: z.boolean(),
});

/** A question as it is edited. */
export type EditedMarkerQuestion = z.output<typeof markerQuestionSchema>;
