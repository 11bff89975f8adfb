import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROGRESS_KEYS } from "../../schema/programmes/progressKeys.ts";
import { programmesMergeInput, programmesMergeSchema, progressStorage } from "../../schema/programmes/progressState.ts";
import { emptyProgress, progressView } from "../../schema/rules/programmes/progress.ts";
import { atStep, levels, progressAfter, progresses } from "../support/programmeProgress.ts";

const written = (progress: ReturnType<typeof progressAfter>): unknown =>
  JSON.parse(JSON.stringify(progressStorage(progress.level).encode(progress)));

/** What the first two sections of Light are, in a browser that has begun the first. */
const STORED = [
  {
    id: "introduction",
    title: "Introduktion",
    status: "started",
    estimatedMinutes: 8,
    interactions: 1,
    lastVisited: atStep(0).toISOString(),
  },
  {
    id: "categories",
    title: "Fyra kategorier",
    status: "not-started",
    estimatedMinutes: 15,
    interactions: 0,
    lastVisited: null,
  },
];

describe("what a browser stores of a level", () => {
  it("stands under a key of its own, in these words", () => {
    expect(PROGRESS_KEYS).toEqual({
      light: "mental-light-progress",
      medium: "mental-medium-progress",
      hardcore: "mental-hardcore-progress",
    });
    const progress = progressAfter("light", [{ kind: "visit", section: "introduction", isInteraction: true }]);
    expect((written(progress) as unknown[]).slice(0, 2)).toEqual(STORED);
  });

  it("is read as it was written", () => {
    fc.assert(
      fc.property(
        levels.chain((level) => progresses(level)),
        (progress) => {
          expect(progressStorage(progress.level).decode(written(progress))).toEqual(progress);
        },
      ),
    );
  });

  it("is as if it had not been begun when it is nothing that can be read", () => {
    for (const stored of [undefined, null, 7, "x", {}, [], [null, 7, "x", {}, [], { id: "introduction" }]]) {
      expect(progressStorage("light").decode(stored)).toEqual(emptyProgress("light"));
    }
  });

  it("never fails, whatever stands there, and can always be shown and written", () => {
    const records = fc.array(
      fc.record(
        {
          id: fc.oneof(fc.constantFrom("introduction", "next-steps"), fc.jsonValue()),
          status: fc.oneof(fc.constantFrom("started", "completed"), fc.jsonValue()),
          interactions: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
          lastVisited: fc.oneof(fc.constant(atStep(0).toISOString()), fc.jsonValue()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(levels, fc.oneof(fc.jsonValue(), records), (level, stored) => {
        const progress = progressStorage(level).decode(JSON.parse(JSON.stringify(stored)));
        expect(progressView(progress).sections).toHaveLength(6);
        expect(progressStorage(level).decode(written(progress))).toEqual(progress);
      }),
    );
  });

  it("loses only what cannot be read, and says what things are called today", () => {
    const progress = progressStorage("light").decode([
      { ...STORED[0], title: "Inledning", estimatedMinutes: 99, lastVisited: "i går", interactions: -3 },
      { ...STORED[1], status: "finished" },
      { id: "faq", status: "completed" },
      { id: "unknown", status: "completed" },
    ]);
    expect(progress.sections[0]).toEqual({ ...STORED[0], lastVisited: null, interactions: 0 });
    expect(progress.sections[1]).toEqual(STORED[1]);
    expect(progress.sections.map(({ status }) => status)).toEqual([
      "started",
      "not-started",
      "not-started",
      "completed",
      "not-started",
      "not-started",
    ]);
  });
});

describe("what a browser holds on its way to the account", () => {
  it("arrives as it is", () => {
    fc.assert(
      fc.property(progresses("light"), progresses("hardcore"), (light, hardcore) => {
        expect(programmesMergeSchema.parse(programmesMergeInput([light, hardcore]))).toEqual([light, hardcore]);
      }),
    );
  });

  it.each([
    ["a section that there is not", { key: "end" }, "Avsnittet finns inte."],
    ["less than no clicks", { interactions: -1 }, "Talet kan inte vara mindre än 0."],
    ["too many clicks", { interactions: 1_000_001 }, "Talet är för stort."],
    ["a moment that is none", { lastVisitedAt: "i går" }, "Tidpunkten går inte att läsa."],
  ])("is refused with %s", (_, changes, message) => {
    const section = { key: "faq", status: "started", interactions: 1, lastVisitedAt: null, ...changes };
    const { error } = programmesMergeSchema.safeParse({ levels: [{ level: "light", sections: [section] }] });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
