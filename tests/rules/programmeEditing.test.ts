import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentInWords,
  PROGRAMME_FIELDS,
  PROGRAMME_PARTS,
  type ProgrammeField,
  programmeContent,
} from "../../schema/programmes/programmeContent.ts";
import { levelProgress, progressStorage } from "../../schema/programmes/progressState.ts";
import { type Level, ownSections, type ShownSection } from "../../schema/programmes/vocabulary.ts";
import { isLocked, mergeProgress, progressView } from "../../schema/rules/programmes/progress.ts";
import { programmeWarnings } from "../../schema/rules/programmes/specifiedCounts.ts";
import { contentOf } from "../../server/seed/programmes/seededProgramme.ts";
import { programmes } from "../../server/seed/seedContent.ts";
import { levels, progressAfter, progresses, steps } from "../support/programmeProgress.ts";

const LEVELS = programmes.map((seeded) => [seeded.level, contentOf(seeded)] as const);

describe("what a programme says", () => {
  it.each(LEVELS)("%s passes its own check as it is, and is as it was specified", (level, content) => {
    const { data, error } = programmeContent.safeParse(content);
    expect(error?.issues).toBeUndefined();
    expect(data).toEqual(content);
    expect(programmeWarnings(level, content)).toEqual([]);
  });

  it("is edited in parts, each field in one of them", () => {
    const edited: string[] = Object.values(PROGRAMME_PARTS).flat();
    expect(edited.toSorted()).toEqual(Object.keys(PROGRAMME_FIELDS).sort());
  });

  it.each(LEVELS)("%s is told in words, in which every text and number of it stands", (_, content) => {
    const words = contentInWords(content);
    const textsOf = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(textsOf)
        : value !== null && typeof value === "object"
          ? // Keys are no words, and a choice stands as what it is called.
            Object.entries(value).flatMap(([name, one]) =>
              ["key", "kind", "timeOfDay", "categoryKey", "isShown", "isCritical"].includes(name) ? [] : textsOf(one),
            )
          : value === null
            ? []
            : [String(value)];
    for (const [name, value] of Object.entries(content))
      for (const text of textsOf(value)) expect(words[name as ProgrammeField]).toContain(text);
  });
});

describe("sections of which some do not show", () => {
  const shown = (level: Level): fc.Arbitrary<ShownSection[]> =>
    fc.shuffledSubarray([...ownSections(level)], { minLength: 1 });
  const any = levels.chain((level) =>
    fc.record({ progress: progresses(level), one: shown(level), other: shown(level), done: steps(12) }),
  );

  it("count only those that show, and never more than the whole", () => {
    fc.assert(
      fc.property(any, ({ progress: { level, sections }, one }) => {
        const view = progressView(levelProgress(level, sections, one));
        const isDone = (key: string) => sections.some(({ id, status }) => id === key && status === "completed");
        expect(view.sections.map(({ key }) => key)).toEqual(one.map(({ key }) => key));
        expect(view.percentage).toBe(Math.round((100 * one.filter(({ key }) => isDone(key)).length) / one.length));
        expect(view.percentage).toBeLessThanOrEqual(100);
        expect(view.minutesSpent + view.minutesLeft).toBe(one.reduce((sum, { minutes }) => sum + minutes, 0));
        expect(view.nextSection).toBe(one.find(({ key }) => !isDone(key))?.key ?? null);
      }),
    );
  });

  it("keep what is remembered of the others, in a browser and in a merge", () => {
    fc.assert(
      fc.property(any, ({ progress, one, other }) => {
        const { level } = progress;
        const stored = progressStorage(level).encode(progress);
        const held = progressStorage(level, one).decode(stored);
        const again = progressStorage(level, other).decode(progressStorage(level, one).encode(held));
        const all = progressStorage(level).decode(progressStorage(level, other).encode(again));
        expect(all).toEqual(progress);
        const now = new Date("2999-01-01");
        const merged = mergeProgress(levelProgress(level, [], one), progress, now);
        expect(levelProgress(level, [...merged.sections, ...merged.others])).toEqual(progress);
      }),
    );
  });

  it("lock nobody out of what comes after Light once all else that shows is read", () => {
    fc.assert(
      fc.property(shown("light"), steps(30), (one, done) => {
        const { sections } = progressAfter("light", done);
        const progress = levelProgress("light", sections, one);
        const isRead = progress.sections.every(({ id, status }) => id === "next-steps" || status === "completed");
        if (isRead) expect(isLocked(progress, "next-steps")).toBe(false);
      }),
    );
  });
});
