import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dosesOf } from "../../schema/rules/protocols/readDoses.ts";
import { DOSE_TEXTS } from "../support/doseTexts.ts";
import { aStep } from "../support/protocols.ts";

const rows = DOSE_TEXTS.trim()
  .split("\n")
  .map((line) => {
    const [text = "", doses = ""] = line.split("=>").map((part) => part.trim());
    const [title = "", dosageAmount = "", description = ""] = text.split("|").map((part) => part.trim());
    const fields = { title, dosageAmount: dosageAmount || null, description: description || null };
    return { text, fields, doses: doses.split(", ").filter(Boolean) };
  });

const read = (fields: Parameters<typeof aStep>[0]): string[] =>
  dosesOf(aStep(fields))
    .map(({ substance, perDay }) => `${substance} ${Math.round(perDay * 100) / 100}`)
    .sort();

describe("doses as people and labels write them", () => {
  it("are at least 150, each written once", () => {
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  it.each(rows)("$text", ({ fields, doses }) => {
    expect(read(fields)).toEqual([...doses].sort());
  });
});

describe("the reading of a dose", () => {
  const row = fc.constantFrom(...rows);
  const each = (fields: (typeof rows)[number]["fields"], change: (text: string) => string) => ({
    title: change(fields.title),
    dosageAmount: fields.dosageAmount && change(fields.dosageAmount),
    description: fields.description && change(fields.description),
  });

  it("depends neither on case nor on spaces", () => {
    const changes: ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => `  ${text.replaceAll(" ", "\u00a0 ")} `,
      (text) => text.replace(/(\d) ?(mg|µg|IE)(?!\p{L})/giu, "$1$2"),
      (text) => text.replace(/(\d)(mg|µg|IE)(?!\p{L})/giu, "$1 $2"),
      (text) => text.replace(/(?<=\d)[.,](?=\d{1,2}(?!\d))/g, (sign) => (sign === "." ? "," : ".")),
    ];
    fc.assert(
      fc.property(row, fc.constantFrom(...changes), ({ fields, doses }, change) => {
        expect(read(each(fields, change))).toEqual([...doses].sort());
      }),
      { numRuns: 2_000 },
    );
  });

  const NAMES = ["Magnesium", "magnesiumcitrat", "Magnesium (glycinat)"];
  const PIECES = ["tabletter", "kapslar", "st", "doser", "brustabletter", "droppar", "gummies", "skopor"];
  const amount = fc.integer({ min: 1, max: 4_000 }).map((tenths) => tenths / 10);
  const count = fc.integer({ min: 1, max: 20 });
  /** What says that so many of so much are taken; [title, dosage]. */
  const WAYS: ((name: string, dose: string, count: number, pieces: string) => [string, string | null])[] = [
    (name, dose, count, pieces) => [`${name} ${dose}`, `${count} ${pieces}`],
    (name, dose, count, pieces) => [`${count} ${pieces} ${name}`, dose],
    (name, dose, count, pieces) => [name, `${count} ${pieces} à ${dose}`],
    (name, dose, count, pieces) => [name, `${count} ${pieces}, ${dose} st`],
    (name, dose, count, pieces) => [name, `${count} ${pieces} (${dose} per styck)`],
    (name, dose, count, pieces) => [`${name} ${dose} per styck`, `${count} ${pieces} om dagen`],
    (name, dose, count) => [`${name} ${dose}`, `${count} om dagen`],
    (name, dose, count) => [`${name} ${dose}`, `${count} st/dag`],
    (name, dose, count) => [`${name} ${dose}`, `${count} gånger om dagen`],
    (name, dose, count) => [`${name} ${dose} x ${count}`, null],
    (name, dose, count) => [`${name} ${count} x ${dose}`, null],
    (name, dose, count, pieces) => [`${name}, ${count} ${pieces}`, dose],
    (name, dose, count, pieces) => [dose, `${name}, ${count} ${pieces}`],
  ];

  it("grows with the count, and is the count times the dose", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WAYS),
        fc.constantFrom(...NAMES),
        fc.constantFrom(...PIECES),
        amount,
        count,
        fc.constantFrom(",", "."),
        (way, name, pieces, value, times, sign) => {
          const [title, dosageAmount] = way(name, `${String(value).replace(".", sign)} mg`, times, pieces);
          const [dose] = dosesOf(aStep({ title, dosageAmount }));
          expect(dose?.substance).toBe("magnesium");
          expect(dose?.perDay).toBeCloseTo(value * times, 6);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("is the same whichever of title and dosage says it", () => {
    const said = rows.filter(({ fields, doses }) => fields.dosageAmount && !fields.description && doses.length > 0);
    for (const { fields, doses } of said) {
      const turned = read({ title: fields.dosageAmount ?? "", dosageAmount: fields.title });
      expect([fields.dosageAmount, turned]).toEqual([fields.dosageAmount, [...doses].sort()]);
    }
  });
});
