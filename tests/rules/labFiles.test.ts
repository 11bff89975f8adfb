import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAB_COMPARATORS, type LabValue } from "../../schema/labValues.ts";
import { csvAsLines, labCsvOf, readLabCsv } from "../../schema/rules/labValues/labCsv.ts";
import { fhirOf, readFhir } from "../../schema/rules/labValues/labFhir.ts";
import {
  isOldHbA1c,
  MEASUREMENTS,
  type Measurement,
  plausibilityOf,
} from "../../schema/rules/labValues/measurements.ts";
import { readLines, shownLine } from "./labLines.ts";

const TODAY = "2026-11-30";

const anyText = (max: number) =>
  fc.option(
    fc
      .oneof(
        fc.constantFrom("Exempellab", "=1+1", "'citat", 'med "citat"; och semikolon', "-5", "@namn", "å ä ö"),
        fc.string({ minLength: 1, maxLength: 20 }),
      )
      .map((text) => text.trim().replace(/\s+/g, " ").slice(0, max))
      .filter((text) => text !== ""),
  );

/** A number that is plausible, with at most three decimals. */
const numberOf = (measurement: Measurement, unit: Measurement["unit"]) =>
  fc
    .integer({ min: 1, max: 5_000_000 })
    .map((thousandths) => thousandths / 1_000)
    .filter((number) => plausibilityOf(measurement, number, unit).isPlausible);

const anyValue: fc.Arbitrary<LabValue> = fc
  .constantFrom(...MEASUREMENTS)
  .chain((measurement) => fc.tuple(fc.constant(measurement), fc.constantFrom(...measurement.units)))
  .chain(([measurement, unit]) =>
    fc.record({
      marker: fc.constant(measurement.marker),
      comparator: fc.option(fc.constantFrom(...LAB_COMPARATORS)),
      number: numberOf(measurement, unit),
      unit: fc.constant(unit),
      day: fc
        .date({ min: new Date("2000-01-01"), max: new Date("2026-11-30"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      laboratory: anyText(100),
      isFasting: fc.option(fc.boolean()),
      interval: fc.constantFrom(null, { low: 1.5, high: null }, { low: null, high: 2.25 }, { low: 1.5, high: 2.25 }),
      note: anyText(500),
    }),
  )
  // What no form takes is in no file.
  .filter(({ marker, unit, day }) => !isOldHbA1c(marker, unit, day));

describe("our own CSV", () => {
  it("gives the same values back", () => {
    fc.assert(
      fc.property(fc.array(anyValue, { maxLength: 8 }), (values) => {
        expect(readLabCsv(labCsvOf(values), TODAY)).toEqual({ values, problems: [], refusal: null });
      }),
    );
  });

  it("gives back a text that looks as if it had been kept from being a formula", () => {
    const [value] = readLabCsv(file("2026-01-02;Ferritin;;30;µg/L;;;;Labb;"), TODAY).values;
    if (!value) throw new Error("nothing was read");
    for (const laboratory of ["'-", "''=1+1", "-", "@", "'", "' -5"])
      expect(readLabCsv(labCsvOf([{ ...value, laboratory }]), TODAY).values).toEqual([{ ...value, laboratory }]);
  });

  const file = (row: string) =>
    `Datum;Analys;Tecken;Värde;Enhet;Undre gräns;Övre gräns;Fastande;Laboratorium;Anteckning\n${row}\n`;

  it("says of each row what is wrong with it, and of a file why it cannot be read", () => {
    expect(readLabCsv(file("2026-03-01;Ferritin;;22;µg/L;10;150;;;"), TODAY).values).toHaveLength(1);
    expect(readLabCsv(file("2027-03-01;Ferritin;;22;µg/L;;;;;"), TODAY).problems).toEqual([
      { row: 2, reason: "Dagen har inte varit än." },
    ]);
    expect(readLabCsv(file("2026-03-01;Ferritin;~;22;µg/L;;;;;"), TODAY).problems).toHaveLength(1);
    expect(readLabCsv(file("2026-03-01;Ferritin;;22;µg/L;;;kanske;;"), TODAY).problems).toHaveLength(1);
    expect(readLabCsv("Namn;Tal\nFerritin;22", TODAY).refusal).toMatch(/saknar kolumnen/);
    expect(readLabCsv(file('2026-03-01;"Ferritin;;22'), TODAY).refusal).toMatch(/citattecken/);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readLabCsv(text, TODAY)));
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => void readLabCsv(file(text), TODAY)));
  });
});

const reading = (resource: unknown) => readFhir(JSON.stringify(resource), TODAY);

describe("CSV of other columns", () => {
  const read = (...rows: string[]) => readLines(csvAsLines(rows.join("\n")) ?? "").map(shownLine);

  it("is read like a table that was copied, whatever stands between its cells", () => {
    expect(
      read(
        '"Test Name","Result","Units","Reference Range","Flag","Date"',
        '"Hemoglobin A1c","5.4","%","<5.7","","2026-04-21"',
        '"Cholesterol, Total","203","mg/dL","<200","H","2026-04-21"',
      ),
    ).toEqual(["-", "HbA1c 5.4 % ..5.7 2026-04-21", "Kolesterol 203 mg/dL ..200 2026-04-21"]);
    expect(
      read(
        "Provtagningsdatum;Analys;Svar;Enhet;Referensintervall",
        "2026-03-02;B-Hemoglobin;142;g/L;117-153",
        "2026-03-02;P-CRP;<1;mg/L;<5",
        '2026-03-02;"P-Kalium";4,1;mmol/L;3,5-4,6\r',
      ),
    ).toEqual([
      "-",
      "Hemoglobin (Hb) 142 g/L 117..153 2026-03-02",
      "CRP <1 mg/L ..5 2026-03-02",
      "Kalium 4.1 mmol/L 3.5..4.6 2026-03-02",
    ]);
  });

  it("asks where limits have columns of their own", () => {
    expect(
      read(
        "Analys,Värde,Enhet,Ref låg,Ref hög,Datum",
        "Ferritin,22,µg/L,10,150,2026-03-02",
        'P-Kreatinin,"71,5",µmol/L,45,90,2026-03-02',
      ),
    ).toEqual(["-", "? Ferritin", "? Kreatinin"]);
  });

  it("is none without columns, or with a quotation mark that does not end", () => {
    expect(csvAsLines("Ferritin 22 µg/L")).toBeUndefined();
    expect(csvAsLines('Analys,Svar\n"Ferritin,22')).toBeUndefined();
  });
});

describe("FHIR R4", () => {
  const observation = (changes: object) =>
    readFhir(
      JSON.stringify({
        resourceType: "Observation",
        status: "final",
        code: { coding: [{ system: "http://loinc.org", code: "2093-3" }] },
        effectiveDateTime: "2026-02-03T08:00:00+01:00",
        valueQuantity: { value: 180.42, unit: "mg/dL", system: "http://unitsofmeasure.org", code: "mg/dL" },
        ...changes,
      }),
      TODAY,
    ).values[0];

  it("takes the day where the sample was taken, and no note that somebody else has written", () => {
    expect(observation({ effectiveDateTime: "2026-02-03T23:30:12-05:00" })?.day).toBe("2026-02-03");
    expect(observation({ effectiveDateTime: "2026-02-03T23:30:12Z" })?.day).toBe("2026-02-04");
    expect(observation({ note: [{ text: "Ring Kim Ek, 070-123 45 67" }] })?.note).toBeNull();
  });

  it("takes NPU codes under the name that HL7's terminology has for them", () => {
    const coding = [{ system: "http://npu-terminology.org", code: "NPU01566" }];
    expect(observation({ code: { coding } })?.marker).toBe("Kolesterol");
  });

  it("gives the same values back", () => {
    fc.assert(
      fc.property(fc.array(anyValue, { maxLength: 8 }), (values) => {
        expect(reading(fhirOf(values))).toEqual({ values, problems: [], refusal: null });
      }),
    );
  });

  // Extracts of HL7's examples for Observation (hl7.org/fhir/R4/observation-examples.html), typed anew.
  const glucose = {
    resourceType: "Observation",
    id: "f001",
    status: "final",
    code: { coding: [{ system: "http://loinc.org", code: "15074-8", display: "Glucose [Moles/volume] in Blood" }] },
    subject: { reference: "Patient/f001", display: "P. van de Heuvel" },
    effectivePeriod: { start: "2013-04-02T09:30:10+01:00" },
    issued: "2013-04-03T15:30:10+01:00",
    performer: [{ reference: "Practitioner/f005", display: "A. Langeveld" }],
    valueQuantity: { value: 6.3, unit: "mmol/l", system: "http://unitsofmeasure.org", code: "mmol/L" },
    referenceRange: [
      {
        low: { value: 3.1, unit: "mmol/l", system: "http://unitsofmeasure.org", code: "mmol/L" },
        high: { value: 6.2, unit: "mmol/l", system: "http://unitsofmeasure.org", code: "mmol/L" },
      },
    ],
  };
  const withCode = (system: string, code: string, given: object = {}) => ({
    ...glucose,
    code: { coding: [{ system, code }] },
    ...given,
  });

  it("of HL7's f001 takes no glucose of whole blood, and takes it where the code says plasma", () => {
    expect(reading(glucose)).toMatchObject({
      values: [],
      problems: [{ place: 0, reason: expect.stringContaining("helblod") }],
    });
    const taken = reading(withCode("http://loinc.org", "14749-6"));
    expect(taken.values).toEqual([
      {
        marker: "P-glukos",
        comparator: null,
        number: 6.3,
        unit: "mmol/L",
        day: "2013-04-02",
        laboratory: null,
        isFasting: null,
        interval: { low: 3.1, high: 6.2 },
        note: null,
      },
    ]);
    expect(JSON.stringify(taken)).not.toMatch(/Heuvel|Langeveld/);
  });

  it("of HL7's blood pressure takes nothing, nor of a result without a value", () => {
    const pressure = {
      resourceType: "Observation",
      status: "final",
      code: { coding: [{ system: "http://loinc.org", code: "85354-9" }] },
      effectiveDateTime: "2012-09-17",
      component: [
        {
          code: { coding: [{ system: "http://loinc.org", code: "8480-6" }] },
          valueQuantity: { value: 107, unit: "mmHg", system: "http://unitsofmeasure.org", code: "mm[Hg]" },
        },
        {
          code: { coding: [{ system: "http://loinc.org", code: "8462-4" }] },
          dataAbsentReason: { coding: [{ code: "not-performed" }] },
        },
      ],
    };
    expect(reading(pressure)).toMatchObject({ values: [], problems: [{ place: 0 }] });
    const { valueQuantity: _, ...absent } = withCode("http://loinc.org", "14749-6", {
      dataAbsentReason: { text: "unknown" },
    });
    expect(reading(absent).problems).toEqual([{ place: 0, marker: "P-glukos", reason: "Svaret saknar värde." }]);
  });

  // As HL7's example of a report with contained results (lipids), typed anew.
  it("takes contained results of a report in a bundle, with comparators, NPU codes and other units", () => {
    const result = (code: string, valueQuantity: object, given: object = {}) => ({
      resourceType: "Observation",
      status: "final",
      code: { coding: [{ system: "http://loinc.org", code }] },
      effectiveDateTime: "2026-03-01T23:30:00Z",
      valueQuantity,
      ...given,
    });
    const report = {
      resourceType: "DiagnosticReport",
      status: "final",
      subject: { display: "Kim Ek" },
      contained: [
        result("2093-3", { value: 195, unit: "mg/dL" }),
        result("2085-9", { value: 50, code: "mg/dL", system: "http://unitsofmeasure.org" }),
        result("22748-8", { value: 0.5, comparator: "<", code: "mmol/L", system: "http://unitsofmeasure.org" }),
      ],
    };
    const bundle = {
      resourceType: "Bundle",
      type: "collection",
      entry: [
        { resource: { resourceType: "Patient", name: [{ family: "Ek" }], identifier: [{ value: "19900202-2384" }] } },
        { resource: report },
        {
          resource: {
            ...result("0", { value: 0.45, unit: "mikrokat/L" }),
            code: { coding: [{ system: "urn:oid:1.2.752.108.1", code: "NPU19981" }] },
            performer: [{ reference: "Organization/1", display: "Exempellab" }],
          },
        },
      ],
    };
    const { values, problems } = reading(bundle);
    expect(problems).toEqual([]);
    expect(values.map(({ marker, comparator, number, unit, day }) => [marker, comparator, number, unit, day])).toEqual([
      ["Kolesterol", null, 195, "mg/dL", "2026-03-02"],
      ["HDL-kolesterol", null, 50, "mg/dL", "2026-03-02"],
      ["LDL-kolesterol", "LESS_THAN", 0.5, "mmol/L", "2026-03-02"],
      ["ALAT", null, 0.45, "µkat/L", "2026-03-02"],
    ]);
    expect(values[3]?.laboratory).toBe("Exempellab");
    expect(JSON.stringify(values)).not.toMatch(/Ek"|1990|Kim/);
  });

  const hba1cOf2009 = {
    code: { coding: [{ system: "urn:oid:1.2.752.108.1", code: "NPU29296" }] },
    effectivePeriod: { start: "2009-03-01" },
    valueQuantity: { value: 5.1, unit: "%", system: "http://unitsofmeasure.org", code: "%" },
    referenceRange: [],
  };

  it.each<[string, object]>([
    ["a unit that does not fit", { valueQuantity: { value: 5, code: "ng/mL", system: "http://unitsofmeasure.org" } }],
    ["no unit", { valueQuantity: { value: 5 } }],
    ["a number as text", { valueQuantity: { value: "5,4", code: "mmol/L" } }],
    ["a number that cannot be", { valueQuantity: { value: 540, code: "mmol/L" } }],
    ["a result that was withdrawn", { status: "entered-in-error" }],
    ["no day", { effectivePeriod: undefined }],
    ["a day that has not been", { effectiveDateTime: "2031-01-01" }],
    [
      "two codes of two markers",
      {
        code: {
          coding: [
            { system: "http://loinc.org", code: "14749-6" },
            { system: "http://loinc.org", code: "2276-4" },
          ],
        },
      },
    ],
    ["HbA1c in per cent of the old scale", hba1cOf2009],
    ["a comparator that is none", { valueQuantity: { value: 5, code: "mmol/L", comparator: "ad" } }],
  ])("does not take %s", (_what, given) => {
    const { values, problems } = reading(withCode("http://loinc.org", "14749-6", given));
    expect(values).toEqual([]);
    expect(problems[0]?.reason).toMatch(/\.$|\?$/);
  });

  it("refuses what is no FHIR, and never throws", () => {
    expect(readFhir("{", TODAY).refusal).toMatch(/JSON/);
    expect(readFhir("[]", TODAY).refusal).toMatch(/FHIR/);
    expect(readFhir(" ".repeat(20_000_001), TODAY).refusal).toMatch(/för stor/);
    const deep = Array.from({ length: 50 }).reduce<object>(
      (inside) => ({ resourceType: "Bundle", entry: [{ resource: inside }] }),
      glucose,
    );
    expect(reading(deep).values).toEqual([]);
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), (text) => void readFhir(text, TODAY)));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom("code", "valueQuantity", "referenceRange", "performer", "note", "status"),
        (odd, field) => {
          void reading(withCode("http://loinc.org", "14749-6", { [field]: odd }));
        },
      ),
    );
  });
});
