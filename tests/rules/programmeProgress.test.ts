import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LevelProgress, MAX_INTERACTIONS, SECTION_STATUSES } from "../../schema/programmes/progressState.ts";
import { LEVELS, SECTION_IDS, SECTIONS, type SectionId } from "../../schema/programmes/vocabulary.ts";
import {
  completedPercentage,
  completeSection,
  emptyProgress,
  hasBegun,
  isLocked,
  mergeProgress,
  progressView,
  visitSection,
} from "../../schema/rules/programmes/progress.ts";
import { NOON } from "../support/journeys.ts";
import { atStep, levels, progressAfter, progresses, type Step, steps } from "../support/programmeProgress.ts";

const read = (...sections: SectionId[]): Step[] =>
  sections.flatMap((section) => [
    { kind: "visit", section, isInteraction: false },
    { kind: "complete", section },
  ]);
const sectionOf = ({ sections }: LevelProgress, id: string) => sections.find((section) => section.id === id);
const rank = (progress: LevelProgress, id: string) =>
  SECTION_STATUSES.indexOf(sectionOf(progress, id)?.status ?? "not-started");
const ofLevel = levels.chain((level) => progresses(level));

describe("a level that has not been begun", () => {
  it.each(LEVELS)("has its six sections with their minutes: %s", (level) => {
    const minutes = SECTION_IDS.map((id) => SECTIONS[level][id].minutes);
    expect(emptyProgress(level).sections.map(({ id, estimatedMinutes }) => [id, estimatedMinutes])).toEqual(
      SECTION_IDS.map((id, place) => [id, minutes[place]]),
    );
    expect(hasBegun(emptyProgress(level))).toBe(false);
    expect(progressView(emptyProgress(level))).toMatchObject({
      percentage: 0,
      minutesSpent: 0,
      minutesLeft: minutes.reduce((sum, one) => sum + one, 0),
      currentSection: "introduction",
      nextSection: "introduction",
    });
  });
});

describe("visiting and completing", () => {
  it("comes to what a reader's own notes say, whatever they do", () => {
    fc.assert(
      fc.property(levels, steps(60), (level, done) => {
        // Notes as simple as they can be: what was read, what was opened, how often it was clicked, and where one was.
        let [complete, begun, clicks, last] = [new Set<string>(), new Set<string>(), new Map<string, number>(), ""];
        for (const step of done) {
          if (step.kind === "reset") [complete, begun, clicks, last] = [new Set(), new Set(), new Map(), ""];
          else if (level === "light" && step.section === "next-steps" && complete.size < 5) continue;
          else if (step.kind === "complete" && begun.has(step.section)) complete.add(step.section);
          else if (step.kind === "visit") {
            begun.add(step.section);
            if (step.isInteraction) clicks.set(step.section, (clicks.get(step.section) ?? 0) + 1);
            last = step.section;
          }
        }
        const minutesOf = (ids: readonly SectionId[]) => ids.reduce((sum, id) => sum + SECTIONS[level][id].minutes, 0);
        const view = progressView(progressAfter(level, done));
        expect(view).toMatchObject({
          level,
          percentage: Math.round((100 * complete.size) / 6),
          minutesSpent: minutesOf(SECTION_IDS.filter((id) => complete.has(id))),
          minutesLeft: minutesOf(SECTION_IDS.filter((id) => !complete.has(id))),
          currentSection: last || "introduction",
          nextSection: SECTION_IDS.find((id) => !complete.has(id)) ?? null,
        });
        expect(view.sections.map(({ key, status, interactions }) => [key, status, interactions])).toEqual(
          SECTION_IDS.map((id) => [
            id,
            complete.has(id) ? "completed" : begun.has(id) ? "started" : "not-started",
            clicks.get(id) ?? 0,
          ]),
        );
        expect(hasBegun(progressAfter(level, done))).toBe(begun.size > 0);
      }),
    );
  });

  it("never takes anything back but by beginning anew, and changes no other section", () => {
    fc.assert(
      fc.property(levels, steps(30), steps(1), (level, done, [step]) => {
        if (!step || step.kind === "reset") return;
        const before = progressAfter(level, done);
        const then = progressAfter(level, [...done, step]);
        for (const id of SECTION_IDS) {
          expect(rank(then, id)).toBeGreaterThanOrEqual(rank(before, id));
          if (id !== step.section) expect(sectionOf(then, id)).toEqual(sectionOf(before, id));
        }
      }),
    );
  });

  it("remembers when a section was visited last, also one that is completed", () => {
    const progress = progressAfter("medium", [...read("faq"), { kind: "visit", section: "faq", isInteraction: true }]);
    expect(sectionOf(progress, "faq")).toEqual({
      id: "faq",
      title: "Vanliga frågor",
      status: "completed",
      estimatedMinutes: 8,
      interactions: 1,
      lastVisited: atStep(2).toISOString(),
    });
  });

  it("is refused of what was not begun, and does nothing to what is completed", () => {
    fc.assert(
      fc.property(ofLevel, fc.constantFrom(...SECTION_IDS), (progress, id) => {
        if (isLocked(progress, id)) return;
        const outcome = completeSection(progress, id);
        const status = sectionOf(progress, id)?.status;
        if (status === "not-started") expect(outcome).toMatchObject({ code: "NOT_STARTED", field: "section" });
        else if (status === "completed") expect(outcome).toBe(progress);
        else expect(completeSection(outcome as LevelProgress, id)).toBe(outcome);
      }),
    );
  });

  it.each(["", "Introduction", "toString", "__proto__", "\0"])("is refused of what is no section: %j", (id) => {
    for (const level of LEVELS) {
      const error = { code: "NOT_FOUND", field: "section", message: "Avsnittet finns inte." };
      expect(visitSection(emptyProgress(level), id, NOON)).toEqual(error);
      expect(completeSection(emptyProgress(level), id)).toEqual(error);
    }
  });

  it("counts clicks up to a bound", () => {
    const most = progressAfter("light", [{ kind: "visit", section: "faq", isInteraction: true }]);
    const full = {
      ...most,
      sections: most.sections.map((section) => ({ ...section, interactions: MAX_INTERACTIONS })),
    };
    const next = visitSection(full, "faq", NOON, { isInteraction: true }) as LevelProgress;
    expect(sectionOf(next, "faq")?.interactions).toBe(MAX_INTERACTIONS);
  });
});

describe("the last section of Light", () => {
  const five = SECTION_IDS.slice(0, 5);

  it("is locked until 80 per cent are completed, and it alone", () => {
    fc.assert(
      fc.property(ofLevel, (progress) => {
        const locked = progressView(progress).sections.filter(({ isLocked }) => isLocked);
        const isExpected = progress.level === "light" && completedPercentage(progress) < 80;
        expect(locked.map(({ key }) => key)).toEqual(isExpected ? ["next-steps"] : []);
      }),
    );
  });

  it("is refused with a code while it is locked, and opens with the fifth", () => {
    const four = progressAfter("light", read(...five.slice(0, 4)));
    expect(completedPercentage(four)).toBe(67);
    for (const refused of [visitSection(four, "next-steps", NOON), completeSection(four, "next-steps")]) {
      expect(refused).toMatchObject({ code: "LOCKED", field: "section", message: expect.stringContaining("80") });
    }
    const all = progressAfter("light", read(...five, "next-steps"));
    expect(completedPercentage(progressAfter("light", read(...five)))).toBe(83);
    expect(progressView(all)).toMatchObject({ percentage: 100, minutesLeft: 0, minutesSpent: 58, nextSection: null });
  });

  it.each(["medium", "hardcore"] as const)("is open from the beginning in %s", (level) => {
    expect(progressView(progressAfter(level, read("next-steps")))).toMatchObject({
      percentage: 17,
      currentSection: "next-steps",
      nextSection: "introduction",
    });
  });
});

describe("a browser's level that comes to an account", () => {
  const two = levels.chain((level) => fc.tuple(progresses(level), progresses(level)));

  it("is of each section the further status, the most clicks and the last visit of both", () => {
    fc.assert(
      fc.property(two, ([account, browser]) => {
        const merged = mergeProgress(account, browser, NOON);
        for (const id of SECTION_IDS) {
          const [one, other] = [sectionOf(account, id), sectionOf(browser, id)];
          expect(rank(merged, id)).toBe(Math.max(rank(account, id), rank(browser, id)));
          expect(sectionOf(merged, id)).toMatchObject({
            interactions: Math.max(one?.interactions ?? 0, other?.interactions ?? 0),
            lastVisited: [one?.lastVisited, other?.lastVisited].filter(Boolean).sort().at(-1) ?? null,
          });
        }
      }),
    );
  });

  it("changes nothing the second time, whichever came first, nor when it knows nothing", () => {
    fc.assert(
      fc.property(two, ([account, browser]) => {
        const once = mergeProgress(account, browser, NOON);
        expect(mergeProgress(once, browser, NOON)).toEqual(once);
        expect(mergeProgress(browser, account, NOON)).toEqual(once);
        expect(mergeProgress(account, emptyProgress(account.level), NOON)).toEqual(account);
      }),
    );
  });

  it("brings no visit from the future", () => {
    const browser = progressAfter("light", read("introduction"));
    const early = new Date("2025-01-01T00:00:00.000Z");
    expect(sectionOf(mergeProgress(emptyProgress("light"), browser, early), "introduction")?.lastVisited).toBe(
      early.toISOString(),
    );
  });
});
