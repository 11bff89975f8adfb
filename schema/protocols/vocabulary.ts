// What protocols are made of: stored value → Swedish words.

/** Colour of what has no category, or one that is not known. */
export const NO_CATEGORY_COLOUR = "grey";

/** The categories of steps. */
export const STEP_CATEGORIES = {
  training: { name: "Träning", colour: "blue" },
  nutrition: { name: "Kost & Tillskott", colour: "green" },
  sleep: { name: "Sömn & Återhämtning", colour: "yellow" },
  mental: { name: "Mental hälsa", colour: "purple" },
  tests: { name: "Tester & Mätningar", colour: "red" },
} as const;
export type StepCategoryKey = keyof typeof STEP_CATEGORIES;

/** A colour that a category is shown in. */
export type CategoryColour = (typeof STEP_CATEGORIES)[StepCategoryKey]["colour"] | typeof NO_CATEGORY_COLOUR;

/** A category as it is shown. */
export interface StepCategory {
  key: string;
  name: string;
  colour: CategoryColour;
}

/** What a step without a category is filed under. */
const UNFILED: StepCategory = { key: "none", name: "Övrigt", colour: NO_CATEGORY_COLOUR };

/** The category of a step: one that is not known shows the name that it is stored under. */
export function stepCategory(key: string | null): StepCategory {
  if (key === null) return UNFILED;
  const known = Object.hasOwn(STEP_CATEGORIES, key) ? STEP_CATEGORIES[key as StepCategoryKey] : undefined;
  return known ? { key, ...known } : { key, name: key, colour: NO_CATEGORY_COLOUR };
}

/** How often a step is done. */
export const FREQUENCIES = { daily: "Dagligen", weekly: "Veckovis" } as const;
export type Frequency = keyof typeof FREQUENCIES;

/** When in the day a step is done, in the order of the day; 'none' is a step that was said to have no time. */
export const TIMES_OF_DAY = {
  morning: "Morgon",
  afternoon: "Eftermiddag",
  evening: "Kväll",
  night: "Natt",
  none: "Ingen tid",
} as const;
export type TimeOfDay = keyof typeof TIMES_OF_DAY;

/** What a protocol is for. */
export const PROTOCOL_GOALS = {
  energi: "Energi",
  fokus: "Fokus",
  longevity: "Longevity",
  viktminskning: "Viktminskning",
} as const;
export type ProtocolGoal = keyof typeof PROTOCOL_GOALS;

/** What a protocol says of itself when its maker says nothing. */
export const defaultDescription = (goal: ProtocolGoal): string => `Protokoll för ${PROTOCOL_GOALS[goal]}`;

/** Who made a protocol. */
export const PROTOCOL_TYPES = { custom: "Eget", expert: "Expertprotokoll", template: "Mall" } as const;
export type ProtocolType = keyof typeof PROTOCOL_TYPES;

/** How hard a protocol is. */
export const DIFFICULTY_LEVELS = { beginner: "Nybörjare", intermediate: "Medel", advanced: "Avancerad" } as const;
export type DifficultyLevel = keyof typeof DIFFICULTY_LEVELS;

/** Characters of a protocol's name, of a description, of a step's title, and of a dosage or an expert's name. */
export const MAX_NAME = 100;
export const MAX_DESCRIPTION = 1_000;
export const MAX_TITLE = 200;
export const MAX_DOSAGE = 100;
/** Steps of a protocol, and protocols that somebody has, besides those that were deleted. */
export const MAX_STEPS = 100;
export const MAX_PROTOCOLS = 100;
/** The most protocols that are stored of somebody, those that were deleted included: their history stays. */
export const MAX_STORED_PROTOCOLS = 500;
/** Weeks that a protocol is said to take at most. */
export const MAX_WEEKS = 520;
/** Steps that somebody ever had, removed ones included, which their history needs. */
export const MAX_ALL_STEPS = 10_000;
/** Changes of how often a step is done that are kept with it: one a day for longer than a history is. */
export const MAX_EARLIER = 400;
