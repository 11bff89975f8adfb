import { STEP_CATEGORIES, TIMES_OF_DAY } from "../protocols/vocabulary.ts";
import { isSitePath } from "../sitePath.ts";
import { z } from "../zod.ts";
import {
  choice,
  choiceOrNone,
  count,
  countOrNone,
  dayOrNone,
  fixedKey,
  flag,
  group,
  groupOrNone,
  inWords,
  key,
  line,
  lineOrNone,
  lines,
  list,
  markdown,
  markdownOrNone,
  text,
  textOrNone,
  wordsOf,
} from "./contentFields.ts";
import { EQUIPMENT_LEVELS, RISK_LEVELS, SECTION_IDS, type SectionId } from "./vocabulary.ts";

const asNamed = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<string, string> as Record<Value, string>;

const categoryNames = Object.fromEntries(
  Object.entries(STEP_CATEGORIES).map(([category, { name }]) => [category, name]),
) as Record<keyof typeof STEP_CATEGORIES, string>;

/** A path of the site, or none. */
const path = lineOrNone("Länk till en sida på sajten", "Till exempel /guider. Lämna tomt utan länk.");

/** A point with a title and what is to be said of it. */
const point = { title: line("Rubrik"), text: text("Text") };
/** A title with steps, and what they lead to. */
const steps = lines("Steg");

/** Everything that a programme of mental optimisation says, by its fields. */
export const PROGRAMME_FIELDS = {
  title: line("Titel", { hint: "I webbläsarens flik, sökmotorer och listor." }),
  heading: line("Rubrik", { hint: "Överst på sidan." }),
  lead: text("Ingress"),
  description: text("Beskrivning", { max: 160, hint: "För sökmotorer, högst 160 tecken." }),
  keywords: lines("Ord för sökmotorer"),
  badge: line("Nivåns märke", { hint: "Till exempel Light · Nybörjare." }),
  reviewer: lineOrNone(
    "Granskad av",
    "Namn och yrke, till exempel Åsa Ek, legitimerad dietist. Lämna tomt tills någon har granskat programmet.",
  ),
  reviewedOn: dayOrNone("Granskad den"),
  /** Precautions before one begins; `kind` names the box. */
  notices: list(
    "Varningar innan man börjar",
    {
      title: line("Rubrik"),
      kind: choice("Vad den gäller", { requirement: "Vad som krävs", medical: "Medicinskt", legal: "Lagen" }),
      text: text("Text"),
    },
    { item: "varning" },
  ),
  stats: list("Siffror överst", { label: line("Vad det är"), value: line("Siffra") }, { item: "siffra", min: 1 }),
  /** On the overview. */
  card: group("Kortet på översikten", {
    title: line("Rubrik"),
    description: text("Text"),
    timeCommitment: line("Tid som krävs"),
    categories: lines("Kategorier"),
    results: line("När resultat märks"),
    warning: textOrNone("Varning"),
  }),
  /** The level's place on the overview's slider. */
  position: group("Platsen på reglaget", {
    label: line("Namn"),
    timePerDay: line("Tid per dag"),
    timeToResults: line("Tid till resultat"),
  }),
  /** The sections in their order; those that do not show keep what they are called. */
  sections: list(
    "Avsnitt",
    {
      key: fixedKey(SECTION_IDS),
      title: line("Rubrik"),
      minutes: count("Minuter att läsa"),
      intro: text("Inledning"),
      isShown: flag("Visas"),
    },
    {
      ...{ item: "avsnitt", isFixed: true },
      check(all, add) {
        // What visitors have read is counted by these keys, so each is there once.
        if (all.length !== SECTION_IDS.length || new Set(all.map(({ key }) => key)).size !== SECTION_IDS.length)
          add("Vart och ett av de sex avsnitten ska finnas med en gång.");
        else if (!all.some(({ isShown }) => isShown)) add("Minst ett avsnitt måste visas.");
      },
    },
  ),
  /** Requirements before one begins. */
  prerequisites: list("Förutsättningar", point, { item: "förutsättning" }),
  phases: list(
    "Protokollet, fas för fas",
    { title: line("Rubrik"), weeks: line("Veckor"), steps, goal: text("Mål") },
    { item: "fas" },
  ),
  /** How the minutes are spread over the day, and what is said of the whole. */
  timeSplit: groupOrNone("Så fördelas dagens minuter", {
    parts: list(
      "Delar av dagen",
      { title: line("Rubrik"), minutes: count("Minuter"), text: text("Text") },
      { item: "del" },
    ),
    note: markdown("Om helheten"),
  }),
  categories: list(
    "Kategorier",
    {
      key: key(),
      title: line("Namn"),
      summary: text("Sammanfattning", { hint: "En rad under namnet." }),
      duration: lineOrNone("Tid att lära sig", "Till exempel 2–3 månader."),
      risk: choiceOrNone("Risk", asNamed(RISK_LEVELS)),
      warning: markdownOrNone("Varning"),
      why: markdown("Varför det spelar roll"),
      technique: lines("Så gör du"),
      protocols: list("Protokoll", { title: line("Namn"), steps }, { item: "protokoll" }),
      tips: lines("Tips"),
      mistakes: lines("Vanliga misstag"),
      goals: list("Mål på vägen", { when: line("När"), text: text("Mål") }, { item: "punkt", min: 1 }),
      safety: lines("Säkerhet", { min: 0 }),
      resources: list(
        "Läs mer och använd",
        {
          text: text("Text"),
          path,
        },
        {
          ...{ item: "rad", min: 1 },
          check(all, add) {
            for (const [index, { path }] of all.entries())
              if (path !== null && !isSitePath(path)) add("Skriv en adress på sajten, som /guider.", index, "path");
          },
        },
      ),
    },
    { item: "kategori", min: 1 },
  ),
  schedule: list(
    "Dagens schema",
    {
      key: key(),
      title: line("Rubrik"),
      time: line("Tid", { hint: "Som den visas: 07:00–07:10, eller Vid behov." }),
      timeOfDay: choice("Tid på dagen i protokoll", TIMES_OF_DAY),
      minutes: countOrNone("Minuter sammanlagt", "Lämna tomt för det som görs vid behov."),
      activities: list(
        "Det som görs",
        {
          title: line("Vad"),
          minutes: countOrNone("Minuter"),
          text: text("Hur"),
          tip: textOrNone("Tips"),
          categoryKey: choice("Kategori i protokoll", categoryNames),
        },
        { item: "aktivitet", min: 1 },
      ),
    },
    { item: "del av dagen", min: 1 },
  ),
  /** How the day is changed when it is another day. */
  adjustments: list("När dagen blir en annan", point, { item: "anpassning" }),
  /** The seven days, where the level has a week. */
  week: list("Veckan", { day: line("Dag"), title: line("Rubrik"), text: text("Text") }, { item: "dag" }),
  /** The months, where the level has a plan for them. */
  months: list("Månaderna", { title: line("Rubrik"), steps, goal: text("Mål") }, { item: "månad" }),
  faq: list("Frågor", { question: line("Fråga"), answer: markdown("Svar") }, { item: "fråga", min: 1 }),
  /** Groups of resources, in order. */
  resources: list(
    "Resurser",
    {
      key: key(),
      title: line("Rubrik"),
      items: list(
        "Resurser i gruppen",
        {
          name: line("Namn"),
          price: lineOrNone("Pris", "Som det visas: 99 kr/mån, 0 kr."),
          text: text("Text"),
          pros: lines("Fördelar", { min: 0 }),
          cons: lines("Nackdelar", { min: 0 }),
          level: choiceOrNone("Nivå", asNamed(EQUIPMENT_LEVELS)),
          provider: lineOrNone("Hos", "Vem som erbjuder en tjänst."),
        },
        { item: "resurs", min: 1 },
      ),
    },
    { item: "grupp", min: 1 },
  ),
  /** Cost of beginning. */
  tiers: list(
    "Vad det kostar att börja",
    { title: line("Rubrik"), cost: line("Kostnad"), includes: lines("Det ingår") },
    { item: "kostnadsnivå" },
  ),
  /** When one is ready for what comes next. */
  readiness: groupOrNone("Är du redo?", { rule: text("Regeln"), items: lines("Punkter att bocka av") }),
  /** Subject of the next level. */
  preview: groupOrNone("Det som väntar på nästa nivå", {
    title: line("Rubrik"),
    text: markdown("Text"),
    items: lines("Punkter"),
  }),
  roadmap: list("Vägen vidare, steg för steg", { ...point, isCritical: flag("Kritiskt steg") }, { item: "steg" }),
  community: list("Gemenskaper", point, { item: "gemenskap" }),
  /** What may come, and how far it is. */
  future: list("Teknik som kan komma", point, { item: "teknik" }),
  /** The last words of the page. */
  reminder: textOrNone("Sista orden"),
  /** What '[1]' in the texts refers to, in order, each as guides list theirs. */
  sources: lines("Källor", {
    min: 0,
    hint: "En rad för varje källa, utan nummer: den första är [1]. Sist på raden kan adressen stå.",
  }),
};

/** Everything that a programme of mental optimisation says. */
export const programmeContent = z.strictObject(PROGRAMME_FIELDS);
export type ProgrammeContent = z.output<typeof programmeContent>;
/** A field of it. */
export type ProgrammeField = keyof ProgrammeContent;

/** Labels of its fields. */
export const PROGRAMME_LABELS = Object.fromEntries(
  Object.entries(PROGRAMME_FIELDS).map(([name, schema]) => [name, wordsOf(schema).label]),
) as Record<ProgrammeField, string>;

/** What a programme says, field by field, as people read it. */
export const contentInWords = (content: ProgrammeContent): Record<ProgrammeField, string | null> =>
  Object.fromEntries(
    Object.entries(PROGRAMME_FIELDS).map(([name, schema]) => [name, inWords(schema, content[name as ProgrammeField])]),
  ) as Record<ProgrammeField, string | null>;

/** What is edited and saved together; of a section what it shows below its introduction. */
export const PROGRAMME_PARTS = {
  programme: [
    "title",
    "heading",
    "lead",
    "description",
    "keywords",
    "badge",
    "reviewer",
    "reviewedOn",
    "notices",
    "stats",
    "card",
    "position",
  ],
  introduction: ["prerequisites", "phases", "timeSplit"],
  categories: ["categories"],
  schedule: ["schedule", "adjustments", "week", "months"],
  faq: ["faq"],
  resources: ["resources", "tiers"],
  "next-steps": ["readiness", "preview", "roadmap", "community", "future", "reminder"],
  order: ["sections"],
  sources: ["sources"],
} as const satisfies Record<SectionId | "programme" | "order" | "sources", readonly ProgrammeField[]>;
/** A part of a programme. */
export type ProgrammePart = keyof typeof PROGRAMME_PARTS;
