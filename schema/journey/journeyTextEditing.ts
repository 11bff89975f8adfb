import { editedLine } from "../editedTexts.ts";
import { z } from "../zod.ts";

/** The most characters of a title and of a description. */
export const MAX_JOURNEY_TITLE = 40;
export const MAX_JOURNEY_TEXT = 120;

/** Labels of the fields, in the form and in the audit log. */
export const JOURNEY_TEXT_LABELS = {
  title: "Namn",
  description: "Beskrivning",
  isShown: "Går att välja",
} as const;

/** A text of the journey, as an admin edits it; goals have no description. */
export const journeyTextSchema = z.object({
  title: editedLine("Namnet", MAX_JOURNEY_TITLE).min(1, "Skriv ett namn."),
  description: editedLine("Beskrivningen", MAX_JOURNEY_TEXT),
  isShown: z.boolean(),
});

/** A text as it is edited. */
export type EditedJourneyText = z.output<typeof journeyTextSchema>;
