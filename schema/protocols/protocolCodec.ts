import { day, givenInstant } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import { createProtocolSchema, stepInputSchema } from "./protocolInput.ts";
import { PROTOCOL_KEYS } from "./protocolKeys.ts";
import {
  activeSchema,
  earlierSchema,
  inputStep,
  itemSchema,
  type ProtocolState,
  progressSchema,
  protocolSchema,
} from "./protocolState.ts";
import { toStoredNames } from "./stepNames.ts";
import { MAX_ALL_STEPS, MAX_EARLIER, MAX_PROTOCOLS } from "./vocabulary.ts";

// How a browser stores protocols (`protocolState.ts`), and how an account takes them.

/** Names of fields are stored in snake case, as the database spells them. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const renamed = (row: object, rename: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]));

/** The rows of a list that can be read. */
function rowsOf<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema>[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((row) => {
    const { data, success } = schema.safeParse(typeof row === "object" && row !== null ? renamed(row, camel) : row);
    return success ? [data] : [];
  });
}

const rows = z.record(z.string(), z.unknown());

/**
 * Protocols as a browser stores them: a list under each of `PROTOCOL_KEYS`.
 * @param session who made them, by the browser's own random name
 */
export const protocolStorage = (session: string) =>
  z.codec(rows, z.custom<ProtocolState>(), {
    decode: (stored) => ({
      protocols: rowsOf(protocolSchema, stored[PROTOCOL_KEYS.protocols]),
      items: rowsOf(itemSchema, stored[PROTOCOL_KEYS.items]),
      active: rowsOf(activeSchema, stored[PROTOCOL_KEYS.active]),
      progress: rowsOf(progressSchema, stored[PROTOCOL_KEYS.progress]),
    }),
    encode: ({ protocols, items, active, progress }) => {
      const owned = (list: readonly object[]) => list.map((row) => renamed({ ...row, userId: session }, snake));
      return {
        [PROTOCOL_KEYS.protocols]: owned(protocols),
        [PROTOCOL_KEYS.items]: items.map((item) => renamed(item, snake)),
        [PROTOCOL_KEYS.active]: owned(active),
        [PROTOCOL_KEYS.progress]: owned(progress),
      };
    },
  });

// ---- How an account takes over what a browser holds

/** Ticks that one request brings at most. */
export const MAX_MERGED_TICKS = 1_000;

const mergedStepSchema = stepInputSchema.extend({
  createdAt: givenInstant,
  removedAt: givenInstant.nullish(),
  earlier: z
    .array(earlierSchema)
    .max(MAX_EARLIER)
    .nullish()
    .transform((given) => (given ?? []).sort((one, other) => (one.until < other.until ? -1 : 1))),
});
const mergedProtocolSchema = createProtocolSchema
  .omit({ isPublic: true, isFeatured: true, starts: true, steps: true })
  .extend({
    createdAt: givenInstant,
    steps: z.array(mergedStepSchema).max(MAX_ALL_STEPS),
    followed: z
      .array(z.object({ key: z.uuid(), startedOn: day, targetEndOn: day.nullish(), endedOn: day.nullish() }))
      .max(1_000),
  });
const mergedTickSchema = z.object({ key: z.uuid(), itemKey: z.uuid(), day, at: givenInstant });

/** What a browser holds, in parts of which each may be sent again. */
export const protocolsMergeSchema = z
  .object({
    protocols: z.array(mergedProtocolSchema).max(MAX_PROTOCOLS),
    ticks: z.array(mergedTickSchema).max(MAX_MERGED_TICKS, "Så mycket på en gång går inte att ta emot."),
  })
  .transform(
    ({ protocols, ticks }): { state: Omit<ProtocolState, "progress">; ticks: z.output<typeof mergedTickSchema>[] } => ({
      ticks,
      state: {
        protocols: protocols.map((protocol) => ({
          id: protocol.key,
          name: protocol.name,
          description: protocol.description ?? "",
          goal: protocol.goal,
          protocolType: protocol.type,
          expertName: protocol.expertName,
          isPublic: false,
          isFeatured: false,
          hasOwnOrder: protocol.hasOwnOrder ?? false,
          difficultyLevel: protocol.difficulty,
          estimatedDurationWeeks: protocol.estimatedWeeks,
          createdAt: protocol.createdAt,
          updatedAt: protocol.createdAt,
          deletedAt: null,
        })),
        items: protocols.flatMap((protocol) =>
          protocol.steps.map(({ key, createdAt, removedAt, earlier, ...step }, sortOrder) => ({
            ...toStoredNames(step),
            id: key,
            protocolId: protocol.key,
            notes: null,
            sortOrder,
            isRequired: true,
            createdAt,
            updatedAt: createdAt,
            removedAt: removedAt ?? null,
            earlier,
          })),
        ),
        active: protocols.flatMap((protocol) =>
          protocol.followed.map(({ key, startedOn, targetEndOn, endedOn }) => ({
            id: key,
            protocolId: protocol.key,
            startedDate: startedOn,
            targetEndDate: targetEndOn ?? null,
            isActive: !endedOn,
            endedDate: endedOn ?? null,
          })),
        ),
      },
    }),
  );

/** What a browser holds as `protocolsMergeSchema` takes it, in parts: first the protocols, then what was ticked. */
export function mergePartsOf({
  protocols,
  items,
  active,
  progress,
}: ProtocolState): z.input<typeof protocolsMergeSchema>[] {
  const there = protocols.filter(({ deletedAt }) => deletedAt === null);
  const parts = there.map((protocol) => ({
    ticks: [],
    protocols: [
      {
        key: protocol.id,
        name: protocol.name,
        description: protocol.description,
        goal: protocol.goal,
        type: protocol.protocolType,
        expertName: protocol.expertName,
        difficulty: protocol.difficultyLevel,
        hasOwnOrder: protocol.hasOwnOrder,
        estimatedWeeks: protocol.estimatedDurationWeeks,
        createdAt: protocol.createdAt,
        steps: items
          .filter(({ protocolId }) => protocolId === protocol.id)
          .sort((one, other) => one.sortOrder - other.sortOrder)
          .map((item) => ({
            key: item.id,
            ...inputStep(item),
            createdAt: item.createdAt,
            removedAt: item.removedAt,
            earlier: item.earlier.slice(-MAX_EARLIER),
          })),
        followed: active
          .filter(({ protocolId }) => protocolId === protocol.id)
          .map(({ id, startedDate, targetEndDate, endedDate, isActive }) => ({
            key: id,
            startedOn: startedDate,
            targetEndOn: targetEndDate,
            endedOn: isActive ? null : (endedDate ?? startedDate),
          })),
      },
    ],
  }));
  const ids = new Set(there.map(({ id }) => id));
  const ticks = progress
    .filter(({ protocolId }) => ids.has(protocolId))
    .map(({ id, protocolItemId, completedDate, completionTime }) => ({
      key: id,
      itemKey: protocolItemId,
      day: completedDate,
      at: completionTime,
    }));
  const chunks = Array.from({ length: Math.ceil(ticks.length / MAX_MERGED_TICKS) }, (_, place) =>
    ticks.slice(place * MAX_MERGED_TICKS, (place + 1) * MAX_MERGED_TICKS),
  );
  return [...parts, ...chunks.map((chunk) => ({ protocols: [], ticks: chunk }))];
}
