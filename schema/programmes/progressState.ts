import { givenInstant } from "../journey/journeyValues.ts";
import { z } from "../zod.ts";
import { LEVELS, type Level, ownSections, SECTION_IDS, type SectionId, type ShownSection } from "./vocabulary.ts";

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

/** How far somebody is in a level: its sections that show, in their order. */
export interface LevelProgress {
  level: Level;
  sections: readonly SectionProgress[];
  /** What is remembered of sections that do not show now: it counts nowhere, and is there when they show again. */
  others: readonly SectionProgress[];
}

/**
 * A level with what is remembered of its sections; those of which nothing is have not been begun.
 * @param shown its sections that show
 */
export function levelProgress(
  level: Level,
  known: readonly KnownSection[],
  shown: readonly ShownSection[] = ownSections(level),
): LevelProgress {
  const byId = new Map(known.map((section) => [section.id, section]));
  const progressOf = ({ key, title, minutes }: ShownSection): SectionProgress => {
    const { status = "not-started", interactions = 0, lastVisited = null } = byId.get(key) ?? {};
    return { id: key, title, status, estimatedMinutes: minutes, interactions, lastVisited };
  };
  const others = ownSections(level).filter(({ key }) => byId.has(key) && !shown.some((section) => section.key === key));
  return { level, sections: shown.map(progressOf), others: others.map(progressOf) };
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
 * @param shown its sections that show
 */
export const progressStorage = (level: Level, shown?: readonly ShownSection[]) =>
  z.codec(z.unknown(), z.custom<LevelProgress>(), {
    decode: (stored) =>
      levelProgress(
        level,
        Array.isArray(stored) ? stored.flatMap((section) => storedSectionSchema.safeParse(section).data ?? []) : [],
        shown,
      ),
    encode: ({ sections, others }): unknown =>
      [...sections, ...others].map(({ id, title, status, estimatedMinutes, interactions, lastVisited }) => ({
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
  levels: levels.map(({ level, sections, others }) => ({
    level,
    sections: [...sections, ...others].map(({ id, status, interactions, lastVisited }) => ({
      key: id,
      status,
      interactions,
      lastVisitedAt: lastVisited,
    })),
  })),
});
