import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LabValue } from "../../schema/labValues.ts";
import { LAB_FINDINGS, type LabFinding } from "../../schema/questionnaires/safety.ts";
import { analyse } from "../../schema/rules/analyses/analyse.ts";
import { FREE_TEXTS } from "../../schema/rules/analyses/freeTexts.ts";
import { ruledOutFor } from "../../schema/rules/analyses/ruledOut.ts";
import { findingsOf } from "../../schema/rules/labValues/labFindings.ts";
import { MEASUREMENTS } from "../../schema/rules/labValues/measurements.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { answersTo } from "../support/anyAnswers.ts";
import { aPerson } from "../support/protocolAnswers.ts";

const TODAY = "2026-11-30";

const aValue = (marker: string, number: number, different: Partial<LabValue> = {}): LabValue => {
  const unit = MEASUREMENTS.find((one) => one.marker === marker)?.unit;
  if (unit === undefined) throw new Error(`No marker is called ${marker}.`);
  return {
    ...{ marker, number, unit, comparator: null, day: "2026-10-01", laboratory: null, isFasting: null, note: null },
    ...{ interval: { low: 10, high: 150 }, ...different },
  };
};

const found = (values: readonly LabValue[]): LabFinding[] =>
  findingsOf(values, { sex: null, birthYear: null }, () => [], TODAY).map(({ finding }) => finding);

describe("what values say in the guided tests", () => {
  it("is the latest of the last year, where it is outside of the interval that applies", () => {
    expect(found([aValue("Ferritin", 8)])).toEqual(["low-ferritin"]);
    expect(found([aValue("Ferritin", 180)])).toEqual(["high-ferritin"]);
    expect(found([aValue("Ferritin", 8), aValue("Ferritin", 40, { day: "2026-11-01" })])).toEqual([]);
    expect(found([aValue("Ferritin", 8, { day: "2025-11-29" })])).toEqual([]);
    expect(found([aValue("Ferritin", 8, { day: "2026-12-01" })])).toEqual([]);
    expect(found([aValue("Ferritin", 8, { interval: null })])).toEqual([]);
    expect(found([aValue("Ferritin", 20, { comparator: "LESS_THAN" })])).toEqual([]);
  });

  it("can be any of what is asked for, and nothing else", () => {
    const said = MEASUREMENTS.flatMap(({ marker }) => [
      ...found([aValue(marker, 1, { interval: { low: 2, high: 3 } })]),
      ...found([aValue(marker, 4, { interval: { low: 2, high: 3 } })]),
    ]);
    expect([...new Set(said)].sort()).toEqual([...LAB_FINDINGS].sort());
  });

  it("is nothing within the interval, whatever the marker and the day", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MEASUREMENTS.map(({ marker }) => marker)),
        fc.integer({ min: 10, max: 150 }),
        fc.integer({ min: 0, max: 400 }),
        (marker, number, ago) => {
          expect(found([aValue(marker, number, { day: addDays(TODAY, -ago) })])).toEqual([]);
        },
      ),
    );
  });
});

describe("a blood test's answer", () => {
  it.each(LAB_FINDINGS)("%s sends to care in every test, and says why", (finding) => {
    for (const kind of ["sleep", "training", "protocol"] as const) {
      fc.assert(
        fc.property(answersTo(kind), (answers) => {
          const untold = Object.fromEntries(FREE_TEXTS[kind].map((name) => [name, null]));
          const given = { ...answers, ...untold, conditions: [], medicines: [], labFindings: [finding] };
          const result = analyse(kind, given);
          // Who needs somebody at once gets no plan at all.
          if (result.shape !== "plan") return;
          const said = result.findings.filter(({ id }) => id.startsWith("lab-"));
          if (said.length > 0) expect(said[0]?.because.join()).toContain("det prov har visat");
          const isUrgent = !["high-ferritin", "low-vitamin-d", "high-ldl"].includes(finding);
          if (isUrgent) expect(said).toHaveLength(1);
        }),
        { numRuns: 15 },
      );
    }
  });

  it("keeps away what it speaks against", () => {
    const out = (labFindings: LabFinding[]) => ruledOutFor({ ...aPerson({ labFindings }) });
    expect(out(["low-ferritin"])).toContain("iron");
    expect(out(["low-haemoglobin"])).toContain("max-test");
    expect(out(["high-sugar"])).toContain("fasting");
    expect(out(["high-liver"])).toContain("magnesium");
    expect([...out([])]).toEqual([...ruledOutFor(aPerson())]);
  });
});
