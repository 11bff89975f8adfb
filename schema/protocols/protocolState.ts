import { clockTime, optionalTime } from "../clockTimes.ts";
import { day, id, instant } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import { filledText, line, optionalLine, optionalText, plainText, TITLE_MISSING } from "./protocolTexts.ts";
import { type GraphName, graphNameOf } from "./stepNames.ts";
import {
  DIFFICULTY_LEVELS,
  type DifficultyLevel,
  FREQUENCIES,
  type Frequency,
  MAX_DESCRIPTION,
  MAX_DOSAGE,
  MAX_TITLE,
  PROTOCOL_GOALS,
  PROTOCOL_TYPES,
  type ProtocolGoal,
  type ProtocolType,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "./vocabulary.ts";

// What somebody's protocols are, in a browser as in an account. Instants are ISO texts, days those of Sweden.

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(table) as Key[]);
export const frequency = keysOf<Frequency>(FREQUENCIES);
export const timeOfDay = keysOf<TimeOfDay>(TIMES_OF_DAY);
export const protocolGoal = keysOf<ProtocolGoal>(PROTOCOL_GOALS);
export const protocolType = keysOf<ProtocolType>(PROTOCOL_TYPES);
export const difficulty = keysOf<DifficultyLevel>(DIFFICULTY_LEVELS);

/** Longest key of a category in a link; the site's own have at most nine characters. */
const MAX_CATEGORY = 50;

/**
 * What somebody says of a step: how it is stored, what a link may hold of it, what forms and the graph demand
 * (nothing of what nobody writes), and its name in the export. The order is that of links: a new one comes last, and
 * takes `undefined` where a link or a browser's storage is older.
 */
export const STEP_FIELDS = {
  title: {
    stored: z.string(),
    shared: filledText(MAX_TITLE),
    input: line(MAX_TITLE, TITLE_MISSING),
    exported: "rubrik",
  },
  description: {
    stored: z.string().nullable(),
    shared: plainText(MAX_DESCRIPTION).nullable(),
    input: optionalText(MAX_DESCRIPTION),
    exported: "beskrivning",
  },
  /** Null when it is filed under nothing; may be one that is not known here. */
  categoryId: {
    stored: z.string().nullable(),
    shared: filledText(MAX_CATEGORY).nullable(),
    input: id.nullish().transform((given) => given ?? null),
    exported: "kategori",
  },
  frequency: { stored: frequency, shared: frequency, input: frequency, exported: "hurOfta" },
  /** Null when nothing was said of it. */
  timeOfDay: {
    stored: timeOfDay.nullable(),
    shared: timeOfDay.nullable(),
    input: timeOfDay.nullish().transform((given) => given ?? null),
    exported: "närPåDagen",
  },
  dosageAmount: {
    stored: z.string().nullable(),
    shared: plainText(MAX_DOSAGE).nullable(),
    input: optionalLine(MAX_DOSAGE),
    exported: "mängd",
  },
  isRequired: { stored: z.boolean(), shared: z.boolean(), input: undefined, exported: "obligatoriskt" },
  /** When the step is reminded of, 'HH:MM', whenever its time of day is; null where it comes with that. */
  remindAt: {
    stored: clockTime.nullable().default(null).catch(null),
    shared: clockTime.nullable().default(null),
    input: optionalTime,
    exported: "påminnsKlockan",
  },
};
type StepFields = typeof STEP_FIELDS;
export type StepField = keyof StepFields;
export const STEP_FIELD_NAMES = Object.keys(STEP_FIELDS) as StepField[];

/** One part of each field, by name. */
const partsOf = <Part extends "stored" | "shared">(part: Part) =>
  Object.fromEntries(STEP_FIELD_NAMES.map((name) => [name, STEP_FIELDS[name][part]])) as {
    [Field in StepField]: StepFields[Field][Part];
  };
export const STEP_SHARED = partsOf("shared");

/** What forms and the graph demand of a step, by the graph's names. */
export const STEP_INPUT = Object.fromEntries(
  STEP_FIELD_NAMES.flatMap((name) => {
    const { input } = STEP_FIELDS[name];
    return input ? [[graphNameOf(name), input]] : [];
  }),
) as {
  [Field in StepField as StepFields[Field]["input"] extends z.ZodType
    ? GraphName<Field>
    : never]: StepFields[Field]["input"];
};

/** Only the fields of `STEP_FIELDS`, without keys, places and dates. */
export const pickStepFields = <Step extends Readonly<Partial<Record<StepField, unknown>>>>(
  step: Step,
): Pick<Step, StepField & keyof Step> =>
  Object.fromEntries(STEP_FIELD_NAMES.map((name) => [name, step[name]])) as Pick<Step, StepField & keyof Step>;

/** Picks the same fields, under the graph's names. */
export const toGraphNames = <Step extends Readonly<Partial<Record<StepField, unknown>>>>(step: Step) =>
  Object.fromEntries(STEP_FIELD_NAMES.map((name) => [graphNameOf(name), step[name]])) as {
    [Field in StepField & keyof Step as GraphName<Field>]: Step[Field];
  };

/** What the graph takes of a step: what nobody writes is left out. */
export const inputStep = <Step extends Readonly<Record<StepField, unknown>>>(step: Step) => {
  const { isRequired: _, ...input } = toGraphNames(step);
  return input;
};

/** How a step was done before it was changed. */
export const earlierSchema = z.object({
  /** The day of the change, from which on it was otherwise. */
  until: day,
  frequency,
  /** It was out of the protocol then. */
  isRemoved: z.boolean(),
});
export type EarlierFrequency = z.output<typeof earlierSchema>;

/** A step of a protocol. Removed ones stay, since what was ticked of them is history. */
export const itemSchema = z.object({
  id: z.uuid(),
  protocolId: z.uuid(),
  ...partsOf("stored"),
  notes: z.string().nullable(),
  /** Place among the steps, from 0. */
  sortOrder: z.number(),
  createdAt: instant,
  updatedAt: instant,
  removedAt: instant.nullable(),
  /** What held before, by day, the oldest first: days that have been are counted by what held then. */
  earlier: z.array(earlierSchema).default([]),
});
export type ProtocolItem = z.output<typeof itemSchema>;

/** A protocol without its steps. */
export const protocolSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  goal: protocolGoal.nullable(),
  protocolType,
  expertName: z.string().nullable(),
  isPublic: z.boolean(),
  isFeatured: z.boolean(),
  difficultyLevel: difficulty,
  estimatedDurationWeeks: z.number().nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** True once its steps were put in an order by hand, which the day's list then follows. */
  hasOwnOrder: z.boolean().default(false),
  /** Deleted ones are hidden; what was ticked of them is history. */
  deletedAt: instant.nullable(),
});
export type Protocol = z.output<typeof protocolSchema>;

/** A time during which a protocol is followed. */
export const activeSchema = z.object({
  id: z.uuid(),
  protocolId: z.uuid(),
  startedDate: day,
  targetEndDate: day.nullable(),
  isActive: z.boolean(),
  /** The last day of it, once it is over. */
  endedDate: day.nullable(),
});
export type ActiveProtocol = z.output<typeof activeSchema>;

/** That a step was done: one for each step and day. */
export const progressSchema = z.object({
  id: z.uuid(),
  protocolId: z.uuid(),
  protocolItemId: z.uuid(),
  completedDate: day,
  completionTime: instant,
  notes: z.string().nullable(),
  /** 1 to 5. */
  rating: z.number().nullable(),
});
export type ProtocolProgress = z.output<typeof progressSchema>;

/** That a tick was taken back, which one that was made before must not undo, however late it arrives. */
interface UndoneTick {
  id: string;
  protocolItemId: string;
  undoneDate: string;
  undoneAt: string;
}

/** Everything that somebody has of protocols, each list in no order. */
export interface ProtocolState {
  protocols: Protocol[];
  items: ProtocolItem[];
  active: ActiveProtocol[];
  progress: ProtocolProgress[];
  /** What was taken back, where that comes from several devices; a browser's own protocols have nothing to know. */
  undone?: UndoneTick[];
}
