import fc from "fast-check";
import { expect, it } from "vitest";
import { answerDays } from "../../schema/rules/catalogue/answerDays.ts";

it.each([
  ["3–5 arbetsdagar", 7],
  ["1-2 arbetsdagar", 4],
  ["7–10 arbetsdagar", 14],
  ["5–7 arbetsdagar efter andra provet", 11],
  ["1–7 arbetsdagar beroende på val", 11],
  ["10–14 dagar", 14],
  ["2–3 veckor", 21],
  ["4 veckor", 28],
  ["2 till 3 veckor efter sista provet", 21],
  ["2 månader", 60],
  ["15 minuter", 0],
  ["24 timmar", 1],
  ["Svar samma dag", 0],
  ["2 dygn, i vissa fall 1 vecka", 7],
  ["Efter läkarsamtal", null],
  ["9999 veckor", null],
  ["", null],
  [null, null],
])("%j takes %j days", (text, days) => {
  expect(answerDays(text)).toBe(days);
});

it("is a whole number of days for any text, or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789–- dagrbetsvckominu") }), (text) => {
      const days = answerDays(text);
      expect(days === null || (Number.isInteger(days) && days >= 0 && days <= 3_650)).toBe(true);
    }),
  );
});

it("grows with what is said", () => {
  const unit = fc.constantFrom("dagar", "arbetsdagar", "veckor", "månader");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 20 }), unit, (count, more, word) => {
      expect(answerDays(`${count}–${count + more} ${word}`)).toBeGreaterThanOrEqual(
        answerDays(`${count} ${word}`) ?? 0,
      );
    }),
  );
});
