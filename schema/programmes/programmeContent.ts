import { z } from "zod";
import { STEP_CATEGORIES, TIMES_OF_DAY } from "../protocols/vocabulary.ts";
import { isSitePath } from "../sitePath.ts";
import { EQUIPMENT_LEVELS, LEVELS, RISK_LEVELS, SECTION_IDS } from "./vocabulary.ts";

const keys = <Key extends string>(table: Record<Key, unknown>): [Key, ...Key[]] =>
  Object.keys(table) as [Key, ...Key[]];

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
/** Something with a name and what is to be said of it. */
const point = z.object({ title: text, text });

/** What somebody does at a time of the day. */
const activity = z.object({
  title: text,
  /** Minutes; null for what is done as needed, or all along. */
  minutes: z.int().positive().nullable(),
  text,
  tip: text.nullable(),
  /** Its category as a step of a protocol. */
  categoryKey: z.enum(keys(STEP_CATEGORIES)),
});

const resource = z.object({
  name: text,
  /** As it is shown, e.g. '99 kr/mån', '0 kr'. */
  price: text.nullable(),
  text,
  pros: z.array(text),
  cons: z.array(text),
  /** How much one should know to use it. */
  level: z.enum(EQUIPMENT_LEVELS).nullable(),
  /** The kind of provider of a service, never a company. */
  provider: text.nullable(),
});

const category = z.object({
  /** Its anchor. */
  key: text,
  title: text,
  /** One line below the title. */
  summary: text,
  /** How long it takes to learn, e.g. '2–3 månader'. */
  duration: text.nullable(),
  risk: z.enum(RISK_LEVELS).nullable(),
  /** What to know before anything else. */
  warning: text.nullable(),
  /** Why it matters: one or two paragraphs, with how sure that is. */
  why: text,
  /** Steps of the technique, in their order. */
  technique: texts,
  /** Routines that are built of it. */
  protocols: z.array(z.object({ title: text, steps: texts })),
  tips: texts,
  mistakes: texts,
  /** Goals with their dates. */
  goals: z.array(z.object({ when: text, text })).min(1),
  /** Signs to stop at, and whom to ask. */
  safety: z.array(text),
  /** Where to read and what to use; a path leads to a page of the site. */
  resources: z.array(z.object({ text, path: z.string().refine(isSitePath).nullable() })).min(1),
});

/** A part of the day in the schedule. */
const block = z.object({
  key: text,
  /** As it is shown, e.g. '07:00–07:10', 'Vid behov'. */
  time: text,
  title: text,
  timeOfDay: z.enum(keys(TIMES_OF_DAY)),
  /** Minutes in all; null for what is done as needed. */
  minutes: z.int().positive().nullable(),
  activities: z.array(activity).min(1),
});

/** Everything that a programme of mental optimisation says. */
export const programmeContent = z.object({
  level: z.enum(LEVELS),
  /** Title of the page, e.g. 'Mental optimering – Light'. */
  title: text,
  /** The page's heading. */
  heading: text,
  lead: text,
  /** For search engines; at most 160 characters. */
  description: text.max(160),
  keywords: texts,
  /** The level's badge, e.g. 'Light · Nybörjare'. */
  badge: text,
  /** On the overview. */
  card: z.object({
    title: text,
    description: text,
    timeCommitment: text,
    categories: texts,
    results: text,
    warning: text.nullable(),
  }),
  /** The level's place on the overview's slider. */
  position: z.object({ label: text, timePerDay: text, timeToResults: text }),
  stats: z.array(z.object({ value: text, label: text })).min(1),
  /** Precautions before one begins; `kind` names the box. */
  notices: z.array(z.object({ kind: z.enum(["requirement", "medical", "legal"]), title: text, text })),
  /** Introductions of the six sections, in order; `SECTIONS` has their titles. */
  sections: z.array(z.object({ key: z.enum(SECTION_IDS), intro: text })).length(SECTION_IDS.length),
  /** Requirements before one begins. */
  prerequisites: z.array(point),
  phases: z.array(z.object({ title: text, weeks: text, steps: texts, goal: text })),
  /** How the minutes are spread over the day, and what is said of the whole. */
  timeSplit: z
    .object({ parts: z.array(z.object({ title: text, minutes: z.int().positive(), text })), note: text })
    .nullable(),
  categories: z.array(category).length(4),
  schedule: z.array(block).min(1),
  /** How the day is changed when it is another day. */
  adjustments: z.array(point),
  /** The seven days, where the level has a week. */
  week: z.array(z.object({ day: text, title: text, text })),
  /** The months, where the level has a plan for them. */
  months: z.array(z.object({ title: text, steps: texts, goal: text })),
  faq: z.array(z.object({ question: text, answer: text })).min(1),
  /** Groups of resources, in order: `key` 'apps', 'books' … */
  resources: z.array(z.object({ key: text, title: text, items: z.array(resource).min(1) })).min(1),
  /** Cost of beginning. */
  tiers: z.array(z.object({ title: text, cost: text, includes: texts })),
  /** When one is ready for what comes next. */
  readiness: z.object({ rule: text, items: texts }).nullable(),
  /** Subject of the next level. */
  preview: z.object({ title: text, text, items: texts }).nullable(),
  roadmap: z.array(z.object({ title: text, text, isCritical: z.boolean() })),
  community: z.array(point),
  /** What may come, and how far it is. */
  future: z.array(point),
  /** The last words of the page. */
  reminder: text.nullable(),
  /** What '[1]' in the texts refers to, in order, each as guides list theirs; what is stored may be older than this. */
  sources: z.array(text).default([]),
});
export type ProgrammeContent = z.infer<typeof programmeContent>;
