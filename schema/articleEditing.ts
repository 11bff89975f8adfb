import { GRAPH_TOPICS } from "./articles.ts";
import { editedLine, editedMarkdown, editedSlug } from "./editedTexts.ts";
import { DIFFICULTY_NAMES } from "./products.ts";
import { ALL_LABELS, MAX_IN_SHORT, MAX_IN_SHORT_TEXT } from "./rules/content/inShort.ts";
import { readClockTime } from "./rules/words/clockTime.ts";
import { isDay } from "./rules/words/days.ts";
import { z } from "./zod.ts";

/** Whether a guide is published: state → what it means, as the graph describes it. */
export const ARTICLE_STATES = {
  DRAFT: "It is visible to admins only.",
  SCHEDULED: "It is visible to admins only, and publishes itself at its time.",
  PUBLISHED: "Everybody can read it.",
} as const;

/** Whether a guide is published. */
export type ArticleStateName = keyof typeof ARTICLE_STATES;

/** All states, in their order. */
export const ARTICLE_STATE_NAMES = Object.keys(ARTICLE_STATES) as [ArticleStateName, ...ArticleStateName[]];

/** The most characters of a guide's title, description and reviewer, and of a badge. */
export const MAX_TITLE = 150;
export const MAX_DESCRIPTION = 160;
export const MAX_REVIEWER = 120;
export const MAX_BADGE = 24;
/** The most badges of a guide. */
export const MAX_BADGES = 3;

const TOPIC_NAMES = Object.keys(GRAPH_TOPICS) as [keyof typeof GRAPH_TOPICS, ...(keyof typeof GRAPH_TOPICS)[]];
const LEVELS = Object.keys(DIFFICULTY_NAMES) as ["EASY", "MEDIUM", "HARD"];

/** A day; nothing, or an empty field, is none. */
export const optionalDay = (error: string) =>
  z
    .union([z.literal(""), z.string().refine(isDay)], { error })
    .nullable()
    .transform((day) => day || null);

/** A line of what a guide says in short; whether its section and source exist follows from the text (`inShortProblems`). */
const inShortSchema = z.object({
  label: z.string({ error: "Välj en fråga." }).refine((label) => ALL_LABELS.includes(label), "Välj en fråga."),
  text: editedLine("Svaret", MAX_IN_SHORT_TEXT).min(1, "Fyll i svaret."),
  section: z.string({ error: "Välj ett avsnitt." }).min(1, "Välj ett avsnitt.").max(200, "Välj ett avsnitt."),
  source: z
    .union([z.literal(""), z.coerce.number<string | number>().int().min(1).max(999)], {
      error: "Skriv källans nummer.",
    })
    .nullable()
    .transform((source) => source || null),
});

/** A guide as an admin edits it. A draft may lack what a published one must have (`missingToPublish`). */
export const articleSchema = z
  .object({
    title: editedLine("Titeln", MAX_TITLE).min(1, "Fyll i titeln."),
    slug: editedSlug("adressnamnet"),
    description: editedLine("Beskrivningen", MAX_DESCRIPTION),
    topic: z.enum(TOPIC_NAMES, { error: "Välj ett ämne." }),
    authorId: z.string({ error: "Välj vem som har skrivit guiden." }).min(1, "Välj vem som har skrivit guiden."),
    badges: z
      .array(editedLine("Ett märke", MAX_BADGE).min(1, "Ett märke får inte vara tomt."), {
        error: "Märkena ska vara en lista.",
      })
      .max(MAX_BADGES, `Högst ${MAX_BADGES} går att ange.`)
      .transform((all) => [...new Set(all)]),
    difficulty: z
      .union([z.enum(LEVELS), z.literal("")], { error: "Välj en av svårigheterna." })
      .nullable()
      .transform((name) => name || null),
    countsAsTraining: z.boolean({ error: "Ange om guiden räknas som träning." }),
    reviewer: editedLine("Granskarens namn", MAX_REVIEWER).transform((text) => text || null),
    reviewerId: z
      .string({ error: "Välj en av personerna." })
      .nullish()
      .transform((id) => id || null),
    reviewedOn: optionalDay("Skriv en dag som 2026-01-31."),
    content: editedMarkdown("Texten"),
    inShort: z
      .array(inShortSchema, { error: "Raderna ska vara en lista." })
      .max(MAX_IN_SHORT, `Högst ${MAX_IN_SHORT} rader går att ange.`)
      .refine(
        (lines) => new Set(lines.map(({ label }) => label)).size === lines.length,
        "Varje fråga får stå en gång.",
      ),
    state: z.enum(ARTICLE_STATE_NAMES, { error: "Välj om guiden ska publiceras." }),
    publishDay: optionalDay("Välj en dag."),
    publishTime: z
      .string({ error: "Skriv en tid som 07:30." })
      .refine((text) => text === "" || readClockTime(text) !== undefined, "Skriv en tid som 07:30.")
      .nullable()
      .transform((text) => (text && readClockTime(text)) || null),
  })
  .superRefine(({ reviewer, reviewerId, reviewedOn, state, publishDay, publishTime }, ctx) => {
    const tell = (field: string, message: string) => ctx.addIssue({ code: "custom", message, path: [field] });
    if ((reviewer || reviewerId) && !reviewedOn) tell("reviewedOn", "Ange vilken dag guiden granskades.");
    if (reviewedOn && !reviewer && !reviewerId) tell("reviewer", "Ange vem som granskade guiden.");
    if (state === "SCHEDULED" && !publishDay) tell("publishDay", "Välj vilken dag guiden ska publiceras.");
    if (state === "SCHEDULED" && !publishTime) tell("publishTime", "Välj vilken tid guiden ska publiceras.");
  });

/** A guide as it is filled in, and as it is when it was checked. */
export type ArticleForm = z.input<typeof articleSchema>;
export type EditedArticle = z.output<typeof articleSchema>;

/** Fields that a guide must have before it is published, with what to do about each that is missing. */
export const missingToPublish = ({ description, badges }: Pick<EditedArticle, "description" | "badges">) => [
  ...(description ? [] : [{ field: "description", message: "Skriv en beskrivning innan guiden publiceras." }]),
  ...(badges.length > 0 ? [] : [{ field: "badges", message: "Ange minst ett märke innan guiden publiceras." }]),
];
