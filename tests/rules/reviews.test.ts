import { expect, it } from "vitest";
import { isReviewOld } from "../../schema/rules/content/reviews.ts";

it.each([
  [null, "2026-11-28", false],
  ["2025-11-27", "2026-11-28", true],
  ["2025-11-28", "2026-11-28", false],
  ["2026-11-28", "2026-11-28", false],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("a review of %s is older than a year on %s: %s", (reviewedOn, today, isOld) => {
  expect(isReviewOld(reviewedOn, today)).toBe(isOld);
});
