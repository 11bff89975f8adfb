import fc from "fast-check";
import { type LevelProgress, MAX_INTERACTIONS, SECTION_STATUSES } from "../../schema/programmes/progressState.ts";
import { LEVELS, type Level, SECTION_IDS, type SectionId } from "../../schema/programmes/vocabulary.ts";
import { completeSection, emptyProgress, visitSection } from "../../schema/rules/programmes/progress.ts";
import { pastInstants } from "./journeys.ts";

/** Something that a visitor does in a level. */
export type Step =
  | { kind: "visit"; section: SectionId; isInteraction: boolean }
  | { kind: "complete"; section: SectionId }
  | { kind: "reset" };

export const levels: fc.Arbitrary<Level> = fc.constantFrom(...LEVELS);
const sections = fc.constantFrom(...SECTION_IDS);

/** What visitors do: much reading, and now and then all from the beginning. */
export const steps = (atMost: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constant("visit" as const),
          section: sections,
          isInteraction: fc.boolean(),
        }),
      },
      { weight: 8, arbitrary: fc.record({ kind: fc.constant("complete" as const), section: sections }) },
      { weight: 1, arbitrary: fc.constant({ kind: "reset" as const }) },
    ),
    { maxLength: atMost },
  );

/** The instant of each step: a minute after the one before. */
export const atStep = (index: number): Date => new Date(Date.UTC(2026, 2, 1, 8, index));

/** A level after what somebody did; what was refused changed nothing. */
export const progressAfter = (level: Level, done: readonly Step[]): LevelProgress =>
  done.reduce((progress, step, index) => {
    const next =
      step.kind === "visit"
        ? visitSection(progress, step.section, atStep(index), step)
        : step.kind === "complete"
          ? completeSection(progress, step.section)
          : emptyProgress(level);
    return "code" in next ? progress : next;
  }, emptyProgress(level));

/** A level as it could be stored, whatever led to it. */
export const progresses = (level: Level): fc.Arbitrary<LevelProgress> =>
  fc
    .tuple(
      ...SECTION_IDS.map(() =>
        fc.record({
          status: fc.constantFrom(...SECTION_STATUSES),
          interactions: fc.nat(MAX_INTERACTIONS),
          lastVisited: fc.option(pastInstants),
        }),
      ),
    )
    .map((given) => ({
      level,
      sections: emptyProgress(level).sections.map((section, place) => ({ ...section, ...given[place] })),
      others: [],
    }));
