import { expect, it } from "vitest";
import { versionMoments } from "../../client/features/admin/versions/versionMoments.ts";

it("versions of the same minute are told apart by their seconds, and those of one second by a number", () => {
  expect(
    versionMoments([
      "2026-03-04T08:00:00.000Z",
      "2026-03-03T06:30:41.000Z",
      "2026-03-03T06:30:05.900Z",
      "2026-03-03T06:30:05.100Z",
      "2026-03-03T06:29:59.000Z",
    ]),
  ).toEqual([
    "den 4 mars 2026 kl. 09:00",
    "den 3 mars 2026 kl. 07:30:41",
    "den 3 mars 2026 kl. 07:30:05 (2 av 2)",
    "den 3 mars 2026 kl. 07:30:05 (1 av 2)",
    "den 3 mars 2026 kl. 07:29",
  ]);
  expect(new Set(versionMoments(Array(4).fill("2026-03-03T06:30:05.100Z"))).size).toBe(4);
});
