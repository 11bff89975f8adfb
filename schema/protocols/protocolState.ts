import { day, instant } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import {
  DIFFICULTY_LEVELS,
  type DifficultyLevel,
  FREQUENCIES,
  type Frequency,
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
  /** Null when it is filed under nothing; may be one that is not known here. */
  categoryId: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  frequency,
  /** Null when nothing was said of it. */
  timeOfDay: timeOfDay.nullable(),
  dosageAmount: z.string().nullable(),
  notes: z.string().nullable(),
  /** Place among the steps, from 0. */
  sortOrder: z.number(),
  isRequired: z.boolean(),
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
