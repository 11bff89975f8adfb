import { line, list } from "./products.ts";
import { z } from "./zod.ts";

/** The most characters of a marker's name, of what it is measured in, of its group, and of its texts. */
export const MAX_MARKER_NAME = 100;
export const MAX_MARKER_UNIT = 30;
export const MAX_MARKER_GROUP = 60;
export const MAX_MARKER_TEXT = 600;
/** The most guides that a marker leads to, and the most characters of a guide's slug. */
export const MAX_MARKER_GUIDES = 8;
export const MAX_SLUG = 100;

/** A marker as an admin edits it. */
export const markerSchema = z.object({
  name: line("Namnet", MAX_MARKER_NAME).min(1, "Fyll i namnet."),
  unit: line("Enheten", MAX_MARKER_UNIT).transform((text) => text || null),
  group: line("Gruppen", MAX_MARKER_GROUP),
  description: line("Förklaringen", MAX_MARKER_TEXT).min(1, "Skriv i en mening vad markören säger något om."),
  meaning: line("Texten", MAX_MARKER_TEXT),
  reference: line("Gränserna", MAX_MARKER_TEXT).transform((text) => text || null),
  guideSlugs: list("Adressnamnet", { max: MAX_SLUG, items: MAX_MARKER_GUIDES }),
});
