import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codeFor,
  convertOf,
  MEASUREMENTS,
  markerOfCode,
  measurementOf,
  NPU_SYSTEM,
  plausibilityOf,
} from "../../schema/rules/labValues/measurements.ts";
import { readUnit, readUnitOf, UNIT_NAMES, type UnitName, ucumOf } from "../../schema/rules/labValues/units.ts";
import { biomarkers } from "../../server/seed/biomarkers.ts";

const of = (marker: string) => {
  const found = measurementOf(marker);
  if (!found) throw new Error(`no measurement of ${marker}`);
  return found;
};
const converted = (marker: string, number: number, from: UnitName, to: UnitName, digits: number) =>
  convertOf(of(marker), number, from, to)?.toFixed(digits);

describe("how markers are measured", () => {
  const numeric = biomarkers.filter(
    ({ group, name }) =>
      !["Genvarianter", "Epigenetik"].includes(group ?? "") && !/^(Glukos|Blod|Nitrit) i urin$/.test(name),
  );

  it("is told of every marker of the catalogue that is a number in blood, urine or saliva, in the catalogue's unit", () => {
    expect(MEASUREMENTS.map(({ marker, unit }) => [marker, unit || null]).sort()).toEqual(
      numeric.map(({ name, unit }) => [name, unit]).sort(),
    );
  });

  it("holds codes of the right form, each of one marker, and LOINC's check digits are right", () => {
    const checkDigit = (digits: string) => {
      const sum = [...digits].reverse().reduce((total, digit, place) => {
        const twice = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
        return total + (twice > 9 ? twice - 9 : twice);
      }, 0);
      return (10 - (sum % 10)) % 10;
    };
    const loinc = MEASUREMENTS.flatMap((one) => one.loinc.map(([code]) => code));
    const npu = MEASUREMENTS.flatMap((one) => one.npu.map(([code]) => code));
    expect(new Set(loinc).size).toBe(loinc.length);
    expect(new Set(npu).size).toBe(npu.length);
    for (const code of loinc) {
      const [digits = "", check] = code.split("-");
      expect([code, checkDigit(digits)]).toEqual([code, Number(check)]);
    }
    for (const code of npu) expect(code).toMatch(/^(?:NPU|SWE)\d{5}$/);
    for (const one of MEASUREMENTS)
      for (const [code, unit] of [...one.npu, ...one.loinc])
        expect([code, one.units.includes(unit)]).toEqual([code, true]);
  });

  it("finds markers by codes of Sweden, Denmark and Norway", () => {
    expect(markerOfCode(NPU_SYSTEM, "NPU19763")?.marker).toBe("Ferritin");
    expect(markerOfCode("urn:oid:1.2.208.176.2.1", "NPU27300")?.marker).toBe("HbA1c");
    expect(markerOfCode("http://loinc.org", "14749-6")?.marker).toBe("P-glukos");
    expect(markerOfCode("http://loinc.org", "NPU19763")).toBeUndefined();
    expect(codeFor(of("HbA1c").loinc, "%")).toBe("4548-4");
    expect(codeFor(of("P-glukos").npu, "mg/dL")).toBeUndefined();
  });
});

describe("conversions", () => {
  const FACTORS: [marker: string, from: UnitName, to: UnitName, factor: string][] = [
    // American Medical Association, Manual of Style, table of SI conversion factors: conventional × factor = SI.
    ["P-glukos", "mg/dL", "mmol/L", "0.0555"],
    ["Kolesterol", "mg/dL", "mmol/L", "0.0259"],
    ["Triglycerider", "mg/dL", "mmol/L", "0.0113"],
    ["Kreatinin", "mg/dL", "µmol/L", "88.4"],
    ["Urat", "mg/dL", "µmol/L", "59.48"],
    ["Bilirubin", "mg/dL", "µmol/L", "17.104"],
    ["Kalcium", "mg/dL", "mmol/L", "0.250"],
    ["Magnesium", "mg/dL", "mmol/L", "0.411"],
    ["Järn", "µg/dL", "µmol/L", "0.179"],
    ["25-OH-vitamin D", "ng/mL", "nmol/L", "2.496"],
    ["Vitamin B12", "pg/mL", "pmol/L", "0.7378"],
    ["Folat", "ng/mL", "nmol/L", "2.266"],
    ["Testosteron", "ng/dL", "nmol/L", "0.0347"],
    ["Östradiol", "pg/mL", "pmol/L", "3.671"],
    ["Progesteron", "ng/mL", "nmol/L", "3.180"],
    ["Kortisol", "µg/dL", "nmol/L", "27.589"],
    ["DHEA-S", "µg/dL", "µmol/L", "0.0271"],
    ["Fritt T4", "ng/dL", "pmol/L", "12.872"],
    ["Homocystein", "mg/L", "µmol/L", "7.397"],
    ["C-peptid", "ng/mL", "nmol/L", "0.331"],
    ["Zink", "µg/dL", "µmol/L", "0.153"],
    ["Hemoglobin (Hb)", "g/dL", "g/L", "10.0"],
    ["Albumin", "g/dL", "g/L", "10.0"],
    ["Hemoglobin (Hb)", "g/L", "mmol/L", "0.06206"],
    ["IGF-1", "ng/mL", "nmol/L", "0.131"],
    ["AMH", "ng/mL", "pmol/L", "7.14"],
    ["NT-proBNP", "ng/L", "pmol/L", "0.118"],
    ["Prolaktin", "ng/mL", "mIE/L", "21.2"],
    ["U-albumin/kreatinin-kvot", "mg/g", "mg/mmol", "0.113"],
    ["LDL-kolesterol", "mg/dL", "mmol/L", "0.0259"],
    ["HDL-kolesterol", "mg/dL", "mmol/L", "0.0259"],
    ["Non-HDL-kolesterol", "mg/dL", "mmol/L", "0.0259"],
    ["Selen", "µg/L", "µmol/L", "0.0127"],
    ["Zink", "µg/L", "µmol/L", "0.0153"],
    ["ApoB", "mg/dL", "g/L", "0.01"],
    ["ApoA1", "mg/dL", "g/L", "0.01"],
    ["Transferrin", "mg/dL", "g/L", "0.01"],
    ["CRP", "mg/dL", "mg/L", "10"],
    ["Högkänsligt CRP", "mg/dL", "mg/L", "10"],
    ["EVF", "%", "", "0.01"],
    ["Järnmättnad", "", "%", "100"],
    ["Erytrocyter", "10⁶/µL", "10¹²/L", "1.0"],
    ["Leukocyter", "10³/µL", "10⁹/L", "1.0"],
    ["Neutrofiler", "10³/µL", "10⁹/L", "1.0"],
    ["Lymfocyter", "10³/µL", "10⁹/L", "1.0"],
    ["Trombocyter", "10³/µL", "10⁹/L", "1.0"],
    ["ALAT", "U/L", "µkat/L", "0.0167"],
    ["ASAT", "U/L", "µkat/L", "0.0167"],
    ["GT", "U/L", "µkat/L", "0.0167"],
    ["ALP", "U/L", "µkat/L", "0.0167"],
    ["CK", "U/L", "µkat/L", "0.0167"],
    ["PSA", "ng/mL", "µg/L", "1.0"],
    ["Ferritin", "ng/mL", "µg/L", "1.0"],
    ["TSH", "µIE/mL", "mIE/L", "1.0"],
    ["Insulin", "µIE/mL", "mIE/L", "1.0"],
    ["LH", "mIE/mL", "IE/L", "1.0"],
    ["FSH", "mIE/mL", "IE/L", "1.0"],
    // By prefixes of the SI alone, and those above by a thousand, a hundred or ten (SI Brochure, 9th edition, table 7).
    ["TPO-antikroppar", "IE/mL", "kIE/L", "1.0"],
    ["Transglutaminasantikroppar", "E/mL", "kE/L", "1.0"],
    ["NT-proBNP", "pg/mL", "ng/L", "1.0"],
    ["NT-proBNP", "pmol/L", "ng/L", "8.457"],
    ["Hemoglobin (Hb)", "mmol/L", "g/L", "16.114"],
    ["C-peptid", "µg/L", "nmol/L", "0.331"],
    ["C-peptid", "pmol/L", "nmol/L", "0.001"],
    ["25-OH-vitamin D", "µg/L", "nmol/L", "2.496"],
    ["Vitamin B12", "ng/L", "pmol/L", "0.7378"],
    ["Folat", "µg/L", "nmol/L", "2.266"],
    ["Metylmalonsyra", "nmol/L", "µmol/L", "0.001"],
    ["Testosteron", "ng/mL", "nmol/L", "3.467"],
    ["Testosteron", "µg/L", "nmol/L", "3.467"],
    ["Fritt testosteron", "pg/mL", "pmol/L", "3.467"],
    ["Fritt testosteron", "ng/dL", "pmol/L", "34.7"],
    ["Fritt testosteron", "nmol/L", "pmol/L", "1000"],
    ["Östradiol", "ng/L", "pmol/L", "3.671"],
    ["Östradiol", "nmol/L", "pmol/L", "1000"],
    ["Progesteron", "µg/L", "nmol/L", "3.180"],
    ["Prolaktin", "µg/L", "mIE/L", "21.2"],
    ["DHEA-S", "nmol/L", "µmol/L", "0.001"],
    ["Fritt T4", "pg/mL", "pmol/L", "1.287"],
    ["Fritt T4", "ng/L", "pmol/L", "1.287"],
    ["IGF-1", "ng/mL", "µg/L", "1.0"],
    ["IGF-1", "nmol/L", "µg/L", "7.649"],
    ["AMH", "ng/mL", "µg/L", "1.0"],
    ["AMH", "pmol/L", "µg/L", "0.14"],
    // Davis's Laboratory and Diagnostic Tests.
    ["Fritt T3", "pg/mL", "pmol/L", "1.54"],
    ["Fritt T3", "ng/L", "pmol/L", "1.54"],
    // Makers of saliva tests (Salimetrics, Bühlmann).
    ["Melatonin i saliv", "pg/mL", "pmol/L", "4.3"],
    ["Testosteron i saliv", "pg/mL", "pmol/L", "3.467"],
    ["Testosteron i saliv", "nmol/L", "pmol/L", "1000"],
    ["Progesteron i saliv", "pg/mL", "pmol/L", "3.18"],
    // KDIGO 2012: 1 mg/g is 0.113 mg/mmol; a gram of a mole is a milligram of a millimole.
    ["U-albumin/kreatinin-kvot", "mg/g", "g/mol", "0.113"],
    ["U-albumin/kreatinin-kvot", "mg/mmol", "g/mol", "1.0"],
    // WHO: 100 µg/L of iodine are 0.79 µmol/L.
    ["Jod i urin", "µg/L", "µmol/L", "0.0079"],
    ["Jod i urin", "nmol/L", "µg/L", "0.127"],
  ];

  it.each(FACTORS)("of %s from %s to %s are × %s", (marker, from, to, factor) => {
    expect(converted(marker, 1, from, to, factor.split(".")[1]?.length ?? 0)).toBe(factor);
  });

  it("are compared with published ones for every unit of every marker", () => {
    const compared = new Set(
      FACTORS.flatMap(([marker, from, to]) => [`${marker} ${from} ${to}`, `${marker} ${to} ${from}`]),
    );
    const others = MEASUREMENTS.flatMap(({ marker, unit, units, separateUnits }) =>
      units.filter((one) => one !== unit && !separateUnits.includes(one)).map((one) => `${marker} ${one} ${unit}`),
    );
    // Its two scales are compared below.
    expect(others.filter((one) => !compared.has(one))).toEqual(["HbA1c % mmol/mol"]);
  });

  // www.ngsp.org/ifcc.asp and its table of both units.
  it.each([
    [31, "5.0"],
    [42, "6.0"],
    [48, "6.5"],
    [53, "7.0"],
    [64, "8.0"],
    [75, "9.0"],
    [86, "10.0"],
    [108, "12.0"],
  ])("of HbA1c: %s mmol/mol are %s %", (ifcc, ngsp) => {
    expect(converted("HbA1c", ifcc, "mmol/mol", "%", 1)).toBe(ngsp);
    expect(converted("HbA1c", Number(ngsp), "%", "mmol/mol", 0)).toBe(String(ifcc));
  });

  it("of enzymes: 1 µkat/L is 60 U/L", () => {
    expect(convertOf(of("ALAT"), 1, "µkat/L", "U/L")).toBe(60);
    expect(convertOf(of("ALAT"), 45, "U/L", "µkat/L")).toBe(0.75);
  });

  it("are not made where methods differ, or the unit is none of the marker's", () => {
    expect(convertOf(of("Lp(a)"), 300, "mg/L", "nmol/L")).toBeUndefined();
    expect(convertOf(of("Lp(a)"), 300, "mg/L", "mg/dL")).toBe(30);
    expect(convertOf(of("Insulin"), 50, "pmol/L", "mIE/L")).toBeUndefined();
    expect(convertOf(of("Ferritin"), 5, "mmol/L", "µg/L")).toBeUndefined();
  });

  it("lead there and back", () => {
    const anyPair = fc
      .constantFrom(...MEASUREMENTS)
      .chain((marker) =>
        fc.tuple(fc.constant(marker), fc.constantFrom(...marker.units), fc.constantFrom(...marker.units)),
      );
    fc.assert(
      fc.property(anyPair, fc.double({ min: 0.001, max: 1e6, noNaN: true }), ([marker, from, to], number) => {
        const there = convertOf(marker, number, from, to);
        if (there === undefined) return;
        const back = convertOf(marker, there, to, from) ?? Number.NaN;
        expect(Math.abs(back - number)).toBeLessThan(1e-6 * Math.max(1, number));
      }),
    );
  });
});

describe("units as they are written", () => {
  it("are read in every spelling, and their UCUM codes as themselves", () => {
    for (const unit of UNIT_NAMES)
      if (unit) expect([unit, readUnit(unit), readUnit(ucumOf(unit))]).toEqual([unit, unit, unit]);
    expect(new Set(UNIT_NAMES.map(ucumOf)).size).toBe(UNIT_NAMES.length);
    expect(
      ["ug/L", "μg/l", "mikrog/L", "umol/l", "10^9/L", "x 10*9/L", "10E9/L", "ml/min/1.73m2"].map(readUnit),
    ).toEqual(["µg/L", "µg/L", "µg/L", "µmol/L", "10⁹/L", "10⁹/L", "10⁹/L", "mL/min/1,73 m²"]);
  });

  it("are international or arbitrary units as the marker has it, and never a thousandfold one", () => {
    expect(readUnitOf("kU/L", of("TPO-antikroppar").units)).toBe("kIE/L");
    expect(readUnitOf("kU/L", of("Transglutaminasantikroppar").units)).toBe("kE/L");
    expect(readUnitOf("U/L", of("ALAT").units)).toBe("U/L");
    expect(readUnitOf("U/L", of("FSH").units)).toBe("IE/L");
    expect(readUnit("mkat/L")).toBeUndefined();
    expect(readUnit("x".repeat(10_000))).toBeUndefined();
  });
});

describe("numbers that cannot be, or are more likely in another unit", () => {
  it.each<[marker: string, number: number, unit: UnitName, question: string | null, isPlausible: boolean]>([
    ["25-OH-vitamin D", 30, "nmol/L", "Menar du 30 ng/mL?", true],
    ["25-OH-vitamin D", 62, "nmol/L", null, true],
    ["Hemoglobin (Hb)", 14, "g/L", "Menar du 14 g/dL?", false],
    ["HbA1c", 5.4, "mmol/mol", "Menar du 5,4 %?", false],
    ["P-glukos", 98, "mmol/L", "Menar du 98 mg/dL?", false],
    ["ALAT", 450, "µkat/L", "Menar du 450 U/L?", false],
    ["EVF", 42, "", "Menar du 42 %?", false],
    ["Natrium", 14, "mmol/L", "14 mmol/L är utanför det som förekommer. Kontrollera siffrorna.", false],
  ])("%s %s %s", (marker, number, unit, question, isPlausible) => {
    expect(plausibilityOf(of(marker), number, unit)).toMatchObject({ question, isPlausible });
  });

  it("are not those of healthy adults", () => {
    for (const { name, referenceIntervals } of biomarkers)
      for (const limit of referenceIntervals.flatMap((interval) => [interval.low, interval.high])) {
        const measurement = measurementOf(name);
        if (measurement && limit !== null && limit !== undefined)
          expect([name, limit, plausibilityOf(measurement, limit, measurement.unit).isPlausible]).toEqual([
            name,
            limit,
            true,
          ]);
      }
  });
});
