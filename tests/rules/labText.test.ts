import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { MAX_LAB_LINES, readLabTextInSteps } from "../../schema/rules/labValues/readLabText.ts";
import { biomarkers } from "../../server/seed/biomarkers.ts";
import { readLines as read, readText as readWhole, shownLine } from "./labLines.ts";

const TODAY = "2026-11-30";
const values = (text: string) => read(text).map(shownLine);
const one = (text: string) => values(text).join(" / ");

describe("a line of a laboratory's answer", () => {
  it.each([
    ["S-Ferritin 22 µg/L (10-150)", "Ferritin 22 µg/L 10..150"],
    ["P-Glukos 5,4 mmol/L", "P-glukos 5.4 mmol/L"],
    ["fP-Glukos 5,4 mmol/L", "P-glukos 5.4 mmol/L fastande"],
    ["fS-Insulin 7,1 mIE/L", "Insulin 7.1 mIE/L fastande"],
    ["P—Kalium 4,2 mmol/L", "Kalium 4.2 mmol/L"],
    ["P-K 4,2 mmol/L", "Kalium 4.2 mmol/L"],
    ["B-HbA1c(IFCC) 38 mmol/mol", "HbA1c 38 mmol/mol"],
    ["S-25-OH Vitamin D 62 nmol/L", "25-OH-vitamin D 62 nmol/L"],
    ["B-Hemoglobin (Hb) 142 g/L", "Hemoglobin (Hb) 142 g/L"],
    ["* S-Ferritin 8 * µg/L L 10 – 150", "Ferritin 8 µg/L 10..150"],
    ["P-ALAT 1,9 H µkat/L <1,1", "ALAT 1.9 µkat/L ..1.1"],
    ["P-ALAT 1,9 µkat/L H (<1,1)", "ALAT 1.9 µkat/L ..1.1"],
    ["P-CRP <0,6 mg/L Ref: <5", "CRP <0.6 mg/L ..5"],
    ["P-CRP 1 mg/L", "CRP 1 mg/L"],
    ["HOMA-IR 1", "HOMA-IR 1"],
    ["P-CRP 12 mg/L <5,0", "CRP 12 mg/L ..5"],
    ["S-Kobalamin >1500 pmol/L", "Vitamin B12 >1500 pmol/L"],
    ["P-Kreatinin\t69\tmikromol/L\t45-90", "Kreatinin 69 µmol/L 45..90"],
    ["Leukocyter (LPK)  6,2  x10^9/L  3,5-8,8", "Leukocyter 6.2 10⁹/L 3.5..8.8"],
    ["B-Trombocyter 245 10E9/L", "Trombocyter 245 10⁹/L"],
    ["B-EVF 0,41 (0,35-0,46)", "EVF 0.41 0.35..0.46"],
    ["Pt-eGFR(Krea)relativ 68 mL/min/1,7", "eGFR 68 mL/min/1,73 m²"],
    ["P-Transglutaminas-ak (IgA) <0,5 kE/L", "Transglutaminasantikroppar <0.5 kE/L"],
    ["P-TPO-ak 12 kU/L", "TPO-antikroppar 12 kIE/L"],
    ["S-TSH 2026-03-01 2,1 mIE/L 0,4–4,0", "TSH 2.1 mIE/L 0.4..4 2026-03-01"],
    ["26-03-01 S-TSH 2,1 mIE/L", "TSH 2.1 mIE/L 2026-03-01"],
    ["S-TSH 2,1 mIE/L 31/03/2026", "TSH 2.1 mIE/L 2026-03-31"],
    ["S-TSH 2,1 mIE/L 1/3 2026", "TSH 2.1 mIE/L 2026-03-01"],
    // The first of March to some, the third of January to others.
    ["S-TSH 2,1 mIE/L 01/03/2026", "TSH 2.1 mIE/L"],
    ["S-TSH 2,1 mIE/L 1 mars 2026", "TSH 2.1 mIE/L 2026-03-01"],
    ["S-TSH 2,1 mIE/L 2026-03-01 08:15", "TSH 2.1 mIE/L 2026-03-01"],
    ["25-OH-vitamin D 30 nmol/L", "25-OH-vitamin D 30 nmol/L ?"],
    ["3. S-Urat: 385 µmol/L; ref 230–480", "Urat 385 µmol/L 230..480"],
    ["HbA1c = 43 mmol/mol  ref. 31 till 46", "HbA1c 43 mmol/mol 31..46"],
    ["Hb(B) 138 g/L (117-153)", "Hemoglobin (Hb) 138 g/L 117..153"],
    ["CRP <5,0 mg/L <5,0", "CRP <5 mg/L ..5"],
    ["Ferritin ▼ Under referens 8 µg/L (10-150)", "Ferritin 8 µg/L 10..150"],
  ])("%s", (line, expected) => {
    expect(one(line)).toBe(expected);
  });

  it.each([
    ["S-Ferritin 1.295 µg/L", "a thousand or a little more than one"],
    ["S-Ferritin -22 µg/L", "a slip of the pen"],
    ["S-Ferritin 22 mmol/L", "a unit that does not fit"],
    ["S-Ferritin 22", "no unit"],
    ["S-Ferritin 22 µg/L 31 µg/L", "two numbers"],
    ["S-Ferritin 22 31 µg/L", "two numbers"],
    ["S-Kobalamin 1 200 pmol/L", "one number or two"],
    ["B-Hemoglobin 14 g/L", "grams in a decilitre, probably"],
    ["S-TSH-receptorantikroppar 0,5 IE/L", "another analysis"],
    ["S-Transferrinreceptor 3,1 mg/L", "another analysis"],
    ["S-Testosteron, efter 2 tim 12 nmol/L", "a number of something else"],
    ["U-Kreatinin 9,1 mmol/L", "another kind of sample"],
    ["B-Glukos 5,4 mmol/L", "whole blood"],
    ["B-Folat 500 nmol/L", "whole blood"],
    ["Kreatinin(U) 9,1 mmol/L", "another kind of sample"],
    ["S-Ferritin under 10 µg/L", "a bound in words"],
    ["S-TSH 2,1 mIE/L 2027-03-01", "a day that has not been"],
    ["HbA1c 5,1 % 2009-03-01", "another scale"],
    ["P-Urea 5,2 mmol/L", "not in the catalogue"],
    ["S-Ferritin (10-150) µg/L", "an interval alone"],
    ["S-Ferritin 150-10 µg/L", "no interval"],
    ["HOMA-IR 1,", "a number whose decimals are on another line"],
    ["P-ALAT 0, 45 µkat/L", "a number in two parts"],
    ["S-PSA, fritt/total 0,2 µg/L", "a ratio"],
    ["P-Kalcium, joniserat 1,25 mmol/L", "another analysis"],
    ["S-1,25-OH-vitamin D 80 pmol/L", "another analysis"],
    ["HbA1c 38 %", "mmol/mol, probably"],
    ["Järnmättnad 31", "per cent, probably"],
    ["S-Järn 20 mg", "a dose"],
    ["P-ALAT 0,45 - 1,1 µkat/L", "an interval, or a value and its limit"],
  ])("asks for '%s': %s", (line) => {
    expect(one(line)).toMatch(/^\?/);
  });

  it.each([
    "Anna Andersson",
    "19800101-1234",
    "Personnummer: 800101-1234",
    "Storgatan 12, 123 45 Byköping",
    "Telefon 08-123 45 67",
    "Provsvar från Exempellab",
    "Utskriven 2026-03-05",
    "Ferritin är ett protein som lagrar järn.",
    "",
  ])("'%s' is none", (line) => {
    expect(one(line)).toBe("-");
  });
});

/** Letters as laboratories and journals write them; persons, numbers and laboratories are invented. */
const LETTERS: [shape: string, letter: string, expected: string[]][] = [
  [
    "a table of the journal, copied with tabs",
    "Analys\tResultat\tEnhet\tReferensintervall\nB-Hemoglobin (Hb)\t142\tg/L\t117-153\nB-LPK\t6,2\t10*9/L\t3,5-8,8\nS-Ferritin\t22\tµg/L\t10-150",
    ["-", "Hemoglobin (Hb) 142 g/L 117..153", "Leukocyter 6.2 10⁹/L 3.5..8.8", "Ferritin 22 µg/L 10..150"],
  ],
  [
    "the journal's page, where each part has its line",
    "B-Hemoglobin (Hb)\nReferensintervall: 134 - 170\n96 g/L\nVärdet ligger utanför referensintervall\n\nP-CRP\nReferensintervall: <5\n<1 mg/L",
    ["Hemoglobin (Hb) 96 g/L 134..170", "-", "-", "-", "-", "CRP <1 mg/L ..5", "-", "-"],
  ],
  [
    "a letter with a date above",
    "Exempellaboratoriet AB\nPatient: Kim Ek 19900202-2384\nProvtagningsdatum: 2026-03-01 07:45\n\nfP-Glukos          5,4 mmol/L    (4,2-6,0)\nP-Kolesterol       5,9 mmol/L  H (3,3-5,6)",
    ["-", "-", "-", "-", "P-glukos 5.4 mmol/L 4.2..6 2026-03-01 fastande", "Kolesterol 5.9 mmol/L 3.3..5.6 2026-03-01"],
  ],
  [
    "marks before names",
    "* S-TSH 5,2 mIE/L (0,40-4,0)\n  P-T4, fritt 13 pmol/L (9,0-19)\n* P-TPO-ak 210 kIE/L (<34)",
    ["TSH 5.2 mIE/L 0.4..4", "Fritt T4 13 pmol/L 9..19", "TPO-antikroppar 210 kIE/L ..34"],
  ],
  [
    "a PDF whose columns came one after the other",
    "P-ALAT\nP-ASAT\nP-GT\n0,45 µkat/L\n0,52 µkat/L\n0,61 µkat/L",
    ["? ALAT", "? ASAT", "? GT", "?", "?", "?"],
  ],
  ["a PDF with the value before the name", "0,45 µkat/L\nP-ALAT\n0,52 µkat/L\nP-ASAT", ["?", "? ALAT", "?", "? ASAT"]],
  ["a value before the only name and another after it", "0,45 µkat/L\nP-ALAT\n0,52 µkat/L", ["?", "? ALAT", "?"]],
  [
    "names and values on lines of their own",
    "P-ALAT\n0,45 µkat/L\nP-ASAT\n0,52 µkat/L",
    ["ALAT 0.45 µkat/L", "-", "ASAT 0.52 µkat/L", "-"],
  ],
  [
    "unit before the value, in columns",
    "P-Natrium | mmol/L | 140 | 137-145\nP-Kalium | mmol/L | 3,9 | 3,5-4,4",
    ["Natrium 140 mmol/L 137..145", "Kalium 3.9 mmol/L 3.5..4.4"],
  ],
  [
    "values over time in columns",
    "Provdatum 2026-03-01 2025-09-12\nS-Ferritin µg/L 22 31\nB-Hb g/L 142 138",
    ["-", "? Ferritin", "? Hemoglobin (Hb)"],
  ],
  [
    "a day over each group",
    "1 mars 2026\nS-Folat 18 nmol/L\n2025-09-12\nS-Folat 12 nmol/L",
    ["-", "Folat 18 nmol/L 2026-03-01", "-", "Folat 12 nmol/L 2025-09-12"],
  ],
  [
    "units in words and a comment",
    "P-Järn 26 mikromol/L\nS-Selen 1,1 mikromol/L\nKommentar: kontrollera om 3 månader.\nP-Järnmättnad 31 %",
    ["Järn 26 µmol/L", "Selen 1.1 µmol/L", "-", "Järnmättnad 31 %"],
  ],
  [
    "interval on the line below",
    "S-25-OH-Vitamin D 41 nmol/L\nRef: 50-125\nS-Östradiol <92 pmol/L\nU-Albumin/Krea 1,2 mg/mmol",
    ["25-OH-vitamin D 41 nmol/L 50..125", "-", "Östradiol <92 pmol/L", "U-albumin/kreatinin-kvot 1.2 mg/mmol"],
  ],
];

describe("a pasted letter", () => {
  it.each(LETTERS)("%s", (_shape, letter, expected) => {
    expect(values(letter)).toEqual(expected);
  });

  it.each([
    ["Provtaget 3/4 2026", "2026-04-03"],
    ["Provtaget 31/03/2026", "2026-03-31"],
    ["Provtaget: 3 april 2026 07:45  Remittent: Björn Hjort", "2026-04-03"],
    ["Provtaget 2026-04-03 av 4 personer", undefined],
    ["Agda Testsson 19620314-5678 Provtaget 2026-04-03", undefined],
    ["Provtagen den 4 april", undefined],
    ["Provdatum 6/4-26", undefined],
    ["Provtaget: 7 apr -26", undefined],
    ["Provtaget: i april 2026", undefined],
    ["Collected: March 5, 2026", undefined],
    ["Collected: 01/02/2026", undefined],
    // These are about the day above.
    ["Provtagningstid: 07:45", "2026-03-02"],
    ["Provtaget på vårdcentralen", "2026-03-02"],
  ])("has no day of another sample: after '%s' it is %s", (line, day) => {
    const [, second] = read(`Provtaget 2026-03-02\nS-Kalium 4,0 mmol/L\n${line}\nS-Kalium 4,1 mmol/L`).flatMap((one) =>
      one.kind === "VALUE" ? [one.value] : [],
    );
    expect(second?.number).toBe(4.1);
    expect(second?.day ?? undefined).toBe(day);
  });

  it("with decimal points may have a thousand behind a comma, which is asked about", () => {
    expect(values("TSH 2.45 mIU/L 0.4-4.0\nFerritin 1,295 ng/mL 30-400")).not.toContainEqual(
      expect.stringContaining("1.295"),
    );
    expect(one("S-TSH 1,295 mIE/L")).toBe("TSH 1.295 mIE/L");
  });

  it("tells nothing of whom it is about", () => {
    const told = JSON.stringify(
      read("Kim Ek 19900202-2384\nStorgatan 3\nS-Ferritin Kim Ek 22 µg/L\nS-Ferritin 22 µg/L"),
    );
    expect(told).not.toMatch(/Kim|Ek|1990|Storgatan/);
  });

  it("reads a long text in steps, and refuses one without end", () => {
    const long = "S-Ferritin 22 µg/L\n".repeat(10_000);
    const steps = readLabTextInSteps(long, biomarkers, TODAY);
    expect(steps.next().done).toBe(false);
    const result = readWhole(long);
    expect(result.lines.filter(({ kind }) => kind === "VALUE")).toHaveLength(10_000);
    expect(readWhole("\n".repeat(MAX_LAB_LINES)).refusal).toMatch(/rader/);
  });

  const part = fc.constantFrom(
    ..."S-Ferritin|P-ALAT|B-Hb|TSH|22|1,5|1.295|<0,5|µg/L|µkat/L|g/L|%|(10-150)|10 – 150|Ref:|2026-03-01|H|*|\t|\n|-|(|)|10*9/L|Kim".split(
      "|",
    ),
  );
  const anyText = fc.oneof(
    fc.array(part, { maxLength: 30 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 200 }),
  );

  it("gives each line a place, and no number that does not stand there or below", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
        const told = read(text);
        expect(told.map(({ line }) => line)).toEqual(lines.map((_, place) => place));
        for (const line of told) {
          if (line.kind !== "VALUE") continue;
          const rest = lines.slice(line.line, line.line + 12).join("\n");
          const written = String(line.value.number);
          expect(rest.includes(written) || rest.includes(written.replace(".", ",")) || /\d[.,]\d*0\b/.test(rest)).toBe(
            true,
          );
        }
      }),
    );
  });

  it.each([
    ["lines of answers", "S-Ferritin 22 µg/L (10-150)"],
    ["digits and signs", "1-1,1.1(".repeat(36)],
    ["brackets", "(< ".repeat(99)],
    ["names without values", "S-Ferritin"],
    ["blanks", `S-Ferritin${" ".repeat(280)}2`],
  ])("takes twice the work for twice the text: %s", (_kind, line) => {
    const workFor = (count: number): number => {
      const text = `${line}\n`.repeat(count);
      const spies = [
        vi.spyOn(Map.prototype, "get"),
        vi.spyOn(RegExp.prototype, "exec"),
        vi.spyOn(String.prototype, "slice"),
      ];
      read(text);
      const work = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return work;
    };
    const [once, twice, fourTimes] = [workFor(50), workFor(100), workFor(200)];
    expect(fourTimes - twice).toBeLessThanOrEqual(2.1 * (twice - once));
  });
});
