import { givenInstant } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import { LEVELS, type Level, SECTION_IDS, SECTIONS, type SectionId } from "./vocabulary.ts";

// How far somebody is in a programme of mental optimisation, how a browser stores it, and how an account takes it.

/** How far a section is, from the first to the last. */
export const SECTION_STATUSES = ["not-started", "started", "completed"] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Clicks that are counted at most; the database's column holds no more than some thousand millions. */
export const MAX_INTERACTIONS = 1_000_000;

/** Stored progress of a section. */
export interface KnownSection {
  id: SectionId;
  status: SectionStatus;
  /** Clicks on its heading, or on what begins it. */
  interactions: number;
  /** ISO text; null before the first visit. */
  lastVisited: string | null;
}

/** A section with what is fixed of it. Its fields are spelt as browsers have stored them. */
export interface SectionProgress extends KnownSection {
  title: string;
  estimatedMinutes: number;
}

/** How far somebody is in a level: its six sections in their order. */
export interface LevelProgress {
  level: Level;
  sections: readonly SectionProgress[];
}

/** A level with what is remembered of its sections; those of which nothing is have not been begun. */
export function levelProgress(level: Level, known: readonly KnownSection[]): LevelProgress {
  const byId = new Map(known.map((section) => [section.id, section]));
  return {
    level,
    sections: SECTION_IDS.map((id) => {
      const { status = "not-started", interactions = 0, lastVisited = null } = byId.get(id) ?? {};
      const { title, minutes } = SECTIONS[level][id];
      return { id, title, status, estimatedMinutes: minutes, interactions, lastVisited };
    }),
  };
}

const status = z.enum(SECTION_STATUSES);
const interactions = z.int().min(0, "Talet kan inte vara mindre än 0.").max(MAX_INTERACTIONS, "Talet är för stort.");

const storedSectionSchema = z.object({
  id: z.enum(SECTION_IDS),
  status,
  interactions: interactions.catch(0),
  lastVisited: givenInstant.nullable().catch(null),
});

/**
 * A level as a browser stores it: a list of its sections. What cannot be read of it is as if it had not been begun, and
 * titles and minutes are those of today.
 */
export const progressStorage = (level: Level) =>
  z.codec(z.unknown(), z.custom<LevelProgress>(), {
    decode: (stored) =>
      levelProgress(
        level,
        Array.isArray(stored) ? stored.flatMap((section) => storedSectionSchema.safeParse(section).data ?? []) : [],
      ),
    encode: ({ sections }): unknown =>
      sections.map(({ id, title, status, estimatedMinutes, interactions, lastVisited }) => ({
        id,
        title,
        status,
        estimatedMinutes,
        interactions,
        lastVisited,
      })),
  });

// ---- How an account takes over what a browser holds

const mergedSectionSchema = z.object({
  key: z.enum(SECTION_IDS, "Avsnittet finns inte."),
  status,
  interactions,
  lastVisitedAt: givenInstant.nullish(),
});

/** A browser's progress in programmes. */
export const programmesMergeSchema = z
  .object({
    levels: z
      .array(
        z.object({
          level: z.enum(LEVELS),
          sections: z
            .array(mergedSectionSchema)
            .max(SECTION_IDS.length, `Listan får ha högst ${SECTION_IDS.length} delar.`),
        }),
      )
      .max(LEVELS.length, `Listan får ha högst ${LEVELS.length} delar.`),
  })
  .transform(({ levels }) =>
    levels.map(({ level, sections }) =>
      levelProgress(
        level,
        sections.map(({ key, lastVisitedAt, ...section }) => ({
          ...section,
          id: key,
          lastVisited: lastVisitedAt ?? null,
        })),
      ),
    ),
  );

/** A browser's progress as input of `programmesMergeSchema`. */
export const programmesMergeInput = (levels: readonly LevelProgress[]): z.input<typeof programmesMergeSchema> => ({
  levels: levels.map(({ level, sections }) => ({
    level,
    sections: sections.map(({ id, status, interactions, lastVisited }) => ({
      key: id,
      status,
      interactions,
      lastVisitedAt: lastVisited,
    })),
  })),
});
