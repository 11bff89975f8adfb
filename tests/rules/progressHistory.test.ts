import { describe, expect, test } from "vitest";
import { progressHistory } from "../../client/features/journey/data/progressHistory.ts";

const category = (key: string, totalSections: number, ...completed: string[]) => ({
  key,
  title: key,
  totalSections,
  completedDays: completed,
});

describe("progress over time", () => {
  test("is nothing before the first item", () => {
    expect(progressHistory([category("mental", 18)], "2026-03-03")).toEqual({
      days: [],
      categories: [{ key: "mental", title: "mental", percentages: [] }],
    });
  });

  test("begins at nothing, has a day for each change, and reaches today", () => {
    const history = progressHistory(
      [category("mental", 4, "2026-02-28", "2026-03-02"), category("physical", 12, "2026-03-02")],
      "2026-03-05",
    );
    expect(history.days).toEqual(["2026-02-27", "2026-02-28", "2026-03-02", "2026-03-05"]);
    expect(history.categories.map(({ percentages }) => percentages)).toEqual([
      [0, 25, 50, 50],
      [0, 0, 8, 8],
    ]);
  });
});
