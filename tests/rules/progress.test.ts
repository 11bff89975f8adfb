import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as rules from "../../schema/journey/categories.ts";
import {
  activeThisWeek,
  categoryProgress,
  greeting,
  hoursOf,
  levelOf,
  motivation,
  overallProgress,
  percentage,
  withCompletedCount,
  withItems,
} from "../../schema/rules/journey/progress.ts";
import { DEMO_ITEMS, demoGuides } from "../support/demoItems.ts";
import { ITEM_IDS } from "../support/journeys.ts";

const categoryOfItem = (id: string) => rules.categoryOfItem(DEMO_ITEMS, id);
const categoriesCompletedBy = (id: string) => rules.itemsCompletedBy(DEMO_ITEMS, id).map(categoryOfItem);

const DAY_MS = 24 * 60 * 60 * 1_000;
const TOTALS = { mental: 18, physical: 12, testing: 15, knowledge: 25 } as const;

/** Rounded as one rounds by hand: half up, in whole numbers only. */
const roundedShare = (part: number, whole: number): number =>
  (200 * part + whole - ((200 * part + whole) % (2 * whole))) / (2 * whole);

const someItems = fc.subarray([...ITEM_IDS]);
const overallOf = (completed: Iterable<string>): number =>
  overallProgress(categoryProgress(DEMO_ITEMS, new Set(completed)));

describe("the four categories", () => {
  it("come in their order, with their names and 18, 12, 15 and 25 items, none of them twice", () => {
    expect(DEMO_ITEMS.categories.map(({ id, title, items }) => [id, title, items.length])).toEqual([
      ["mental", "Mental optimering", 18],
      ["physical", "Fysisk träning", 12],
      ["testing", "Testning & optimering", 15],
      ["knowledge", "Kunskap & guider", 25],
    ]);
    expect(new Set(ITEM_IDS).size).toBe(70);
  });

  it("say of every item what it is and where on this site it is done", () => {
    for (const { id, title, url } of DEMO_ITEMS.categories.flatMap(({ items }) => items)) {
      expect(title.trim(), id).not.toBe("");
      expect(url, id).toMatch(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\?[a-z]+=[a-z0-9-]+)?(#[a-z-]+)?$/);
    }
  });

  it("are found from their items, and from nothing else", () => {
    for (const { id, items } of DEMO_ITEMS.categories) {
      expect(items.map((item) => categoryOfItem(item.id))).toEqual(items.map(() => id));
    }
    for (const unknown of ["", "mental", "test:", "TEST:sleep", "toString", "__proto__"]) {
      expect(categoryOfItem(unknown)).toBeUndefined();
    }
  });
});

describe("what a guide and a test complete", () => {
  it.each([
    ["guide:hiit", ["knowledge", "physical"]],
    ["guide:omega-3", ["knowledge"]],
    ["test:sleep", ["testing"]],
    ["test:training", ["testing", "physical"]],
    ["test:protocol", ["testing"]],
    ["guide:en-ny-guide", []],
    ["guide:toString", []],
    ["guide:", []],
  ])("%s completes an item in each of %j", (id, categories) => {
    expect(categoriesCompletedBy(id)).toEqual(categories);
  });

  it("is two items for five of the guides, those of training, and one for the other twenty", () => {
    const counts = demoGuides.map(({ slug }) => categoriesCompletedBy(`guide:${slug}`).length);
    expect(counts.sort()).toEqual([...Array<number>(20).fill(1), ...Array<number>(5).fill(2)]);
  });
});

describe("a percentage", () => {
  it("is the share, rounded half up", () => {
    for (let whole = 1; whole <= 200; whole++) {
      for (let part = 0; part <= whole; part++) {
        expect(percentage(part, whole), `${part} in ${whole}`).toBe(roundedShare(part, whole));
      }
    }
  });

  it("is 0 below nothing and of nothing, and 100 beyond the whole", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (part, whole) => {
        const counted = Math.max(0, Math.min(part, whole));
        expect(percentage(part, whole)).toBe(whole > 0 ? roundedShare(counted, whole) : 0);
      }),
    );
    expect(percentage(0, 0)).toBe(0);
  });
});

describe("progress in the categories", () => {
  it("is the rounded share of the items done, whatever else was done", () => {
    fc.assert(
      fc.property(someItems, fc.array(fc.string()), (done, unknown) => {
        for (const category of categoryProgress(DEMO_ITEMS, new Set([...unknown, ...done]))) {
          const total = TOTALS[category.id];
          const count = done.filter((id) => categoryOfItem(id) === category.id).length;
          const known = unknown.filter((id) => categoryOfItem(id) === category.id && !done.includes(id)).length;
          expect(category).toMatchObject({
            totalSections: total,
            completedSections: count + known,
            percentage: roundedShare(count + known, total),
          });
        }
      }),
    );
  });
});

describe("a single category", () => {
  const mental = {
    id: "mental",
    title: "Mental optimering",
    totalSections: 18,
    completedSections: 0,
    percentage: 0,
  } as const;

  it("counts its share anew against its total when the count is set", () => {
    expect(withCompletedCount(mental, 5)).toEqual({ ...mental, completedSections: 5, percentage: 28 });
    expect(withCompletedCount(mental, 99)).toEqual({ ...mental, completedSections: 18, percentage: 100 });
    expect(withCompletedCount(mental, -1)).toEqual(mental);
  });

  it("takes the number of its items for its total", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (flags) => {
        const category = withItems(
          mental,
          flags.map((isCompleted) => ({ isCompleted })),
        );
        const done = flags.filter(Boolean).length;
        expect(category).toEqual({
          ...mental,
          totalSections: flags.length,
          completedSections: done,
          percentage: roundedShare(done, flags.length),
        });
      }),
    );
  });
});

describe("the whole", () => {
  it("is the rounded mean of the categories, each as heavy as the others, and nothing without any", () => {
    fc.assert(
      fc.property(someItems, (done) => {
        const sum = Object.entries(TOTALS)
          .map(([id, total]) => roundedShare(done.filter((item) => categoryOfItem(item) === id).length, total))
          .reduce((one, other) => one + other, 0);
        expect(overallOf(done)).toBe(Math.floor((2 * sum + 4) / 8));
      }),
    );
    expect(overallProgress([])).toBe(0);
  });

  it("moves with the very first item, whichever it is", () => {
    for (const id of ITEM_IDS) expect(overallOf([id]), id).toBeGreaterThan(0);
  });

  it("is 100 only when all 70 items are done", () => {
    expect(overallOf(ITEM_IDS)).toBe(100);
    for (const missing of ITEM_IDS)
      expect(overallOf(ITEM_IDS.filter((id) => id !== missing)), missing).toBeLessThan(100);
  });
});

describe("the level", () => {
  it("rises by one with each fifth of the whole", () => {
    const levels = Array.from({ length: 101 }, (_, overall) => levelOf(overall));
    expect(levels).toEqual([...[1, 2, 3, 4, 5].flatMap((level) => Array<number>(20).fill(level)), 6]);
  });
});

describe("time in hours", () => {
  it("is rounded, half up", () => {
    expect([0, 29, 30, 89, 90, 600].map(hoursOf)).toEqual([0, 0, 1, 1, 2, 10]);
  });
});

describe("categories active this week", () => {
  it("are those since seven times 24 hours, each for itself, whichever week of the year it is", () => {
    const nows = fc.integer({ min: Date.parse("2025-01-01"), max: Date.parse("2026-01-01") });
    const edges = fc.constantFrom(-1, 0, 7 * DAY_MS - 1, 7 * DAY_MS);
    const sinces = fc.array(fc.oneof(edges, fc.integer({ min: -DAY_MS, max: 9 * DAY_MS })), { maxLength: 4 });
    fc.assert(
      fc.property(nows, sinces, (ms, since) => {
        const shown = activeThisWeek(
          since.map((time) => new Date(ms - time)),
          new Date(ms),
        );
        expect(shown).toBe(since.filter((time) => time >= 0 && time < 7 * DAY_MS).length);
      }),
    );
  });

  it("leave out one that never was, or was at a time that is none", () => {
    expect(activeThisWeek([undefined, new Date(Number.NaN)], new Date())).toBe(0);
  });
});

describe("the greeting", () => {
  it("is good morning before 12, good day before 18, else good evening", () => {
    const greetings = Array.from({ length: 24 }, (_, hour) => greeting(hour));
    expect(greetings).toEqual([
      ...Array<string>(12).fill("God morgon"),
      ...Array<string>(6).fill("God dag"),
      ...Array<string>(6).fill("God kväll"),
    ]);
  });
});

describe("the motivation", () => {
  it("has four bands: at nothing, under 25, under 75, and beyond", () => {
    const said = Array.from({ length: 101 }, (_, overall) => motivation(overall));
    const changes = said.flatMap((text, overall) => (text === said[overall - 1] ? [] : [overall]));
    expect(changes).toEqual([0, 1, 25, 75]);
    expect(new Set(said).size).toBe(4);
    for (const text of said) expect(text.trim()).not.toBe("");
  });
});
