import { expect, it } from "vitest";
import { trendsOf } from "../../schema/rules/analyses/trends.ts";

const result = (key: string, now: string, changes: object = {}) => ({
  key,
  kind: "SLEEP" as const,
  createdAt: `2026-0${key}-01T08:00:00Z`,
  measure: { label: "Ditt betyg på sömnen", now, before: null as string | null },
  ...changes,
});

it("the number of a test that was taken again is told from the first time to the last, with a point for each", () => {
  expect(trendsOf([result("3", "4 av 5"), result("2", "3 av 5"), result("1", "2 av 5")])).toEqual([
    {
      ...{ kind: "sleep", key: "3", label: "Ditt betyg på sömnen", change: "2 → 4 av 5" },
      points: [
        { at: "2026-01-01T08:00:00Z", amount: 2 },
        { at: "2026-02-01T08:00:00Z", amount: 3 },
        { at: "2026-03-01T08:00:00Z", amount: 4 },
      ],
    },
  ]);
});

it("an approximate number is told without the word", () => {
  const measure = (now: string) => ({ measure: { label: "Sömn av tiden i sängen", now, before: null } });
  expect(
    trendsOf([result("2", "", measure("ungefär 85 %")), result("1", "", measure("ungefär 70 %"))])[0]?.change,
  ).toBe("70 → 85 %");
});

it("a test whose times contradict each other is compared by what both have", () => {
  const other = { measure: { label: "Sömn av tiden i sängen", now: "ungefär 70 %", before: null } };
  const rated = { measure: { label: "Ditt betyg på sömnen", now: "4 av 5", before: "2 av 5" } };
  expect(trendsOf([result("2", "", rated), result("1", "", other)])).toMatchObject([
    { change: "2 → 4 av 5", points: [{ amount: 2 }, { amount: 4 }] },
  ]);
});

it("one result, results that were measured otherwise, words and ranges are no trend", () => {
  const other = { measure: { label: "Sömn av tiden i sängen", now: "ungefär 70 %", before: null } };
  expect(trendsOf([])).toEqual([]);
  expect(trendsOf([result("1", "2 av 5")])).toEqual([]);
  expect(trendsOf([result("2", "2 av 5"), result("1", "", other)])).toEqual([]);
  expect(trendsOf([result("2", "3–4 pass"), result("1", "1–2 pass")])).toEqual([]);
  expect(trendsOf([result("2", "god"), result("1", "svag")])).toEqual([]);
  expect(trendsOf([result("2", "2 av 5"), result("1", "", { measure: null })])).toEqual([]);
});
