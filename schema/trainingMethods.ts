import { INTENSITIES, type Intensity } from "./content.ts";
import { editedLine, editedSlug, isSlug, MAX_SLUG } from "./editedTexts.ts";
import { tidyLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** Pictures of the methods, as the graph describes them. */
export const METHOD_ICONS = {
  STRENGTH: "A weight.",
  INTERVALS: "A stopwatch.",
  CYCLING: "Somebody on a bicycle.",
  RUNNING: "Somebody who runs.",
  WALKING: "Somebody who walks.",
  SWIMMING: "Water in a pool.",
  ROWING: "Somebody in a boat.",
  MOBILITY: "Somebody with open arms.",
  YOGA: "Somebody who sits with crossed legs.",
  COLD: "A crystal of snow.",
  HEAT: "A hot bath.",
  RECOVERY: "A flower.",
} as const;

/** The picture of a method. */
export type MethodIcon = keyof typeof METHOD_ICONS;

/** What the pictures are called where one is chosen. */
export const ICON_LABELS: Readonly<Record<MethodIcon, string>> = {
  STRENGTH: "Hantel",
  INTERVALS: "Tidtagarur",
  CYCLING: "Cykel",
  RUNNING: "Löpare",
  WALKING: "Promenad",
  SWIMMING: "Simbassäng",
  ROWING: "Rodd",
  MOBILITY: "Öppna armar",
  YOGA: "Lotusställning",
  COLD: "Snöflinga",
  HEAT: "Varmt bad",
  RECOVERY: "Blomma",
};

/** Most characters of each text, of one benefit, and how many benefits and methods there may be. */
export const METHOD_LIMITS = {
  title: 80,
  description: 400,
  duration: 40,
  frequency: 60,
  benefit: 160,
  benefits: 8,
  beginning: 800,
  suits: 200,
  caution: 400,
  methods: 24,
} as const;

/** How many the site comes with: 'Fysisk träning' of the journey is meant for so many. */
export const USUAL_METHODS = 6;

/** Names that the page has for its own parts. */
const OWN_ANCHORS: readonly string[] = ["innehall", "jamforelse", "metoderna", "nasta-steg", "ny"];

/** What HTML and Markdown look like, which would show as it is written. */
const MARKUP = /<[a-z/!]|\*\*|__|\]\(|`|^#/i;

/** A text that shows as it is written. What was pasted in several lines becomes one. */
const plainText = (what: string, max: number, missing: string) =>
  editedLine(what, max, (text) => text.replace(/[\t\n\r]/g, " "))
    .min(1, missing)
    .refine((text) => !MARKUP.test(text), `${what} visas som den skrivs. Ta bort tecken för HTML och Markdown.`);

const nameIn = <Name extends string>(known: Readonly<Record<Name, unknown>>, error: string) =>
  z.enum(Object.keys(known) as [Name, ...Name[]], { error });

/** A training method, as an admin edits it. */
export const trainingMethodSchema = z.object({
  slug: editedSlug("adressnamnet").refine(
    (slug) => !OWN_ANCHORS.includes(slug),
    "Sidan använder det namnet själv. Välj ett annat.",
  ),
  title: plainText("Namnet", METHOD_LIMITS.title, "Fyll i namnet."),
  icon: nameIn<MethodIcon>(METHOD_ICONS, "Välj en bild."),
  intensity: nameIn<Intensity>(INTENSITIES, "Välj hur krävande den är."),
  duration: plainText("Tiden", METHOD_LIMITS.duration, "Fyll i hur lång tid ett pass tar."),
  frequency: plainText("Hur ofta", METHOD_LIMITS.frequency, "Fyll i hur ofta."),
  description: plainText("Beskrivningen", METHOD_LIMITS.description, "Skriv vad metoden är."),
  benefits: z
    .array(plainText("En punkt", METHOD_LIMITS.benefit, "En punkt får inte vara tom."), {
      error: "Vad den kan ge ska vara en lista.",
    })
    .min(1, "Skriv minst en sak som metoden kan ge.")
    .max(METHOD_LIMITS.benefits, `Högst ${METHOD_LIMITS.benefits} punkter.`)
    .transform((benefits) => [...new Set(benefits)]),
  beginning: plainText("Texten", METHOD_LIMITS.beginning, "Skriv hur man börjar."),
  suits: plainText("Texten", METHOD_LIMITS.suits, "Skriv vem metoden passar."),
  caution: plainText("Texten", METHOD_LIMITS.caution, "Skriv vad man ska tänka på."),
  guideSlug: z
    .string({ error: "Guidens adressnamn ska vara en text." })
    .max(MAX_SLUG, { error: `Högst ${MAX_SLUG} tecken.`, abort: true })
    .overwrite(tidyLine)
    .refine((slug) => slug === "" || isSlug(slug), "Skriv guidens adressnamn, till exempel zone-2."),
});

/** A method as it is filled in, and as it is once it was checked. */
export type TrainingMethodForm = z.input<typeof trainingMethodSchema>;
export type EditedTrainingMethod = z.output<typeof trainingMethodSchema>;

/** Labels of the fields, in the form and in the audit log. */
export const METHOD_LABELS: Readonly<Record<keyof EditedTrainingMethod | "position", string>> = {
  slug: "Adressnamn",
  title: "Namn",
  icon: "Bild",
  intensity: "Intensitet",
  duration: "Tid",
  frequency: "Hur ofta",
  description: "Beskrivning",
  benefits: "Vad det kan ge",
  beginning: "Så börjar du",
  suits: "Passar",
  caution: "Tänk på",
  guideSlug: "Guide att läsa vidare i",
  position: "Plats i listan",
};
