import { describe, expect, it } from "vitest";
import { momentAmong, swedishDay, swedishMoment, swedishTime, swedishWeekday } from "../../schema/rules/words/dates.ts";

describe("moments in Swedish", () => {
  it("are days and times in Sweden, in winter and in summer", () => {
    expect(swedishDay("2026-03-03T06:30:00Z")).toBe("den 3 mars 2026");
    expect(swedishMoment("2026-03-03T06:30:00Z")).toBe("den 3 mars 2026 kl. 07:30");
    expect(swedishMoment("2026-07-31T22:05:00Z")).toBe("den 1 augusti 2026 kl. 00:05");
  });

  it("have seconds where another has the same minute", () => {
    const all = ["2026-03-03T06:30:05Z", "2026-03-03T06:30:41Z", "2026-03-03T06:31:05Z"] as const;
    expect(all.map((moment) => momentAmong(moment, all))).toEqual([
      "den 3 mars 2026 kl. 07:30:05",
      "den 3 mars 2026 kl. 07:30:41",
      "den 3 mars 2026 kl. 07:31",
    ]);
  });

  it("are times alone where the day is known", () => {
    expect(swedishTime("2026-03-03T06:30:00Z")).toBe("07:30");
    expect(swedishTime(new Date("2026-07-31T22:05:00Z"))).toBe("00:05");
  });

  it("are days of the week with their date", () => {
    expect(swedishWeekday("2026-03-03")).toBe("Tisdag den 3 mars 2026");
    expect(swedishWeekday("2026-07-31T22:05:00Z")).toBe("Lördag den 1 augusti 2026");
  });

  it("are days as they stand where there is no time", () => {
    expect(swedishDay("2026-01-01")).toBe("den 1 januari 2026");
    expect(swedishDay("2026-07-31")).toBe("den 31 juli 2026");
  });
});
