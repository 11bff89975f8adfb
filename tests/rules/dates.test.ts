import { describe, expect, it } from "vitest";
import { isoDay, swedishDay, swedishMoment } from "../../schema/rules/dates.ts";

describe("moments in Swedish", () => {
  it("are days and times in Sweden, in winter and in summer", () => {
    expect(swedishDay("2026-03-03T06:30:00Z")).toBe("den 3 mars 2026");
    expect(swedishMoment("2026-03-03T06:30:00Z")).toBe("den 3 mars 2026 kl. 07:30");
    expect(swedishMoment("2026-07-31T22:05:00Z")).toBe("den 1 augusti 2026 kl. 00:05");
  });

  it("name files by the day in Sweden", () => {
    expect(isoDay(new Date("2026-12-31T23:30:00Z"))).toBe("2027-01-01");
  });
});
