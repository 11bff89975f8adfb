import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { QUESTIONNAIRES } from "../../schema/questionnaires/all.ts";
import { answersInputSchema, answersSchema } from "../../schema/questionnaires/answersSchema.ts";
import {
  type Answers,
  draftOf,
  emptyDraft,
  fieldsOf,
  missingFields,
  optionsOf,
  type Questionnaire,
} from "../../schema/questionnaires/definition.ts";
import { formatAnswers } from "../../schema/questionnaires/formatAnswers.ts";
import { missingSentence } from "../../schema/questionnaires/messages.ts";
import { ONBOARDING } from "../../schema/questionnaires/onboarding.ts";
import { RECOMMENDATION } from "../../schema/questionnaires/recommendation.ts";
import { SAMPLE } from "../support/sampleQuestionnaire.ts";

type SampleAnswers = Answers<typeof SAMPLE>;

const schema = answersSchema(SAMPLE);

/** Everything that can be answered. */
const answers: fc.Arbitrary<SampleAnswers> = fc.record({
  name: fc.constantFrom("Astrid", "Bo Ek", "Å"),
  email: fc.constantFrom("astrid@exempel.se", null),
  weight: fc.integer({ min: 300, max: 2505 }).map((tenths) => tenths / 10),
  age: fc.integer({ min: 18, max: 100 }),
  since: fc.constantFrom("2020-01-01", "2024-02-29", "2026-12-31"),
  sleep: fc.constantFrom("mindre-än-5", "5-6", "7-8"),
  room: fc.constantFrom("för-varmt", "perfekt", null),
  forms: fc.subarray(["gym", "kondition", "yoga"], { minLength: 1, maxLength: 2 }),
  stress: fc.integer({ min: 1, max: 5 }),
  supplements: fc.array(fc.constantFrom("D-vitamin", "Magnesium", "Zink"), { minLength: 1, maxLength: 3 }),
  notes: fc.constantFrom("Två\nrader", null),
});

const GIVEN: SampleAnswers = {
  name: "Astrid",
  email: null,
  weight: 72.5,
  age: 41,
  since: "2024-02-29",
  sleep: "5-6",
  room: null,
  forms: ["gym"],
  stress: 3,
  supplements: ["Zink"],
  notes: null,
};

/** What is wrong with answers, by field. */
function wrong(changes: Record<string, unknown>, definition: Questionnaire = SAMPLE): Record<string, string> {
  const parsed = answersSchema(definition).safeParse({ ...draftOf(SAMPLE, GIVEN), ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the answers of a questionnaire", () => {
  it("have the type that the definition says", () => {
    expectTypeOf<SampleAnswers["sleep"]>().toEqualTypeOf<"mindre-än-5" | "5-6" | "7-8">();
    expectTypeOf<SampleAnswers["forms"]>().toEqualTypeOf<("gym" | "kondition" | "yoga")[]>();
    expectTypeOf<SampleAnswers["weight"]>().toEqualTypeOf<number>();
    expectTypeOf<SampleAnswers["room"]>().toEqualTypeOf<"för-varmt" | "perfekt" | null>();
    expectTypeOf<Answers<typeof ONBOARDING>["experience"]>().toEqualTypeOf<"beginner" | "intermediate" | "advanced">();
  });

  it("are the same after they were in a form", () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(schema.parse(draftOf(SAMPLE, given))).toEqual(given);
        // A client sends them without the form.
        expect(schema.parse(given)).toEqual(given);
      }),
    );
  });

  it("are accepted step by step as they are in all", () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const step of SAMPLE.steps)
          expect(answersSchema({ ...SAMPLE, steps: [step] }).safeParse(draftOf(SAMPLE, given)).success).toBe(true);
      }),
    );
  });

  it("take every option of every questionnaire, and nothing else", () => {
    for (const definition of [SAMPLE, ...Object.values<Questionnaire>(QUESTIONNAIRES)]) {
      for (const field of fieldsOf(definition)) {
        if (field.kind !== "single" && field.kind !== "several") continue;
        const one = answersSchema({ ...definition, steps: [{ id: "one", heading: "", fields: [field] }] });
        const accepts = (value: string) =>
          one.safeParse({ [field.name]: field.kind === "several" ? [value] : value }).success;
        expect(field.options.filter(({ value }) => !accepts(value))).toEqual([]);
        fc.assert(
          fc.property(fc.string({ minLength: 1 }), (text) => {
            fc.pre(text.trim() !== "" && !field.options.some(({ value, name }) => [value, name].includes(text)));
            expect(accepts(text)).toBe(false);
          }),
          { numRuns: 30 },
        );
      }
    }
  });

  it("may leave out what is optional, and nothing else", () => {
    for (const field of fieldsOf(SAMPLE)) {
      for (const nothing of [
        undefined,
        null,
        ...(field.kind === "list" || field.kind === "several" ? [[]] : ["", "  "]),
      ]) {
        const errors = wrong({ [field.name]: nothing });
        expect(Object.keys(errors)).toEqual(field.isOptional ? [] : [field.name]);
      }
    }
    expect(missingFields(fieldsOf(SAMPLE), emptyDraft(SAMPLE)).map(({ name }) => name)).toEqual(
      fieldsOf(SAMPLE)
        .filter(({ isOptional }) => !isOptional)
        .map(({ name }) => name),
    );
  });

  it("say what is missing in the question's own words", () => {
    expect(wrong(emptyDraft(SAMPLE))).toEqual({
      name: "Skriv ditt namn.",
      weight: "Vikt krävs",
      age: "Skriv ett tal.",
      since: "Välj ett datum.",
      sleep: "Sömntid krävs",
      forms: "Välj minst en träningsform",
      stress: "Stressnivå krävs",
      supplements: "Lägg till minst en.",
    });
  });

  it.each([
    ["72,5", 72.5],
    [" 72.5 ", 72.5],
    ["100", 100],
    ["1 00,0", 100],
    [30, 30],
    [250.5, 250.5],
  ])("read %j as the number %d", (written, weight) => {
    expect(schema.parse({ ...draftOf(SAMPLE, GIVEN), weight: written })).toMatchObject({ weight });
  });

  it.each([
    ["weight", "72,55", "Skriv talet i steg om 0,1."],
    ["weight", "29,9", "Talet ska vara minst 30 kg."],
    ["weight", "250,6", "Talet ska vara högst 250,5 kg."],
    ["weight", "tung", "Vikt krävs"],
    ["weight", "1e2", "Vikt krävs"],
    ["weight", Number.NaN, "Vikt krävs"],
    ["age", "41,5", "Skriv ett heltal."],
    ["age", "17", "Talet ska vara minst 18 år."],
    ["age", "101", "Talet ska vara högst 100 år."],
    ["name", "å".repeat(21), "Texten får vara högst 20 tecken."],
    ["name", "Bo\nEk", "Texten innehåller ett tecken som inte går att använda."],
    ["notes", "\u0000", "Texten innehåller ett tecken som inte går att använda."],
    ["email", "astrid", "Skriv en e-postadress, till exempel namn@exempel.se."],
    ["since", "2023-02-29", "Dagen finns inte."],
    ["since", "2019-12-31", "Välj en dag från och med 2020-01-01."],
    ["since", "2027-01-01", "Välj en dag till och med 2026-12-31."],
    ["forms", ["gym", "yoga", "kondition"], "Välj högst 2."],
    ["forms", ["gym", "simning"], "Alternativet finns inte."],
    ["stress", "6", "Alternativet finns inte."],
    ["stress", "2,5", "Alternativet finns inte."],
    ["supplements", ["a", "b", "c", "d"], "Listan får ha högst 3 rader."],
    ["supplements", ["x".repeat(11)], "Varje rad får ha högst 10 tecken."],
    ["supplements", ["  "], "Lägg till minst en."],
    ["sleep", 7, "Alternativet finns inte."],
  ])("of %s refuse %j at the field: %s", (field, value, message) => {
    expect(wrong({ [field]: value })).toEqual({ [field]: message });
  });

  it("lose empty rows, blanks around texts, and what is chosen twice", () => {
    const given = { ...draftOf(SAMPLE, GIVEN), name: "  Bo ", supplements: [" Zink ", ""], forms: ["gym", "gym"] };
    expect(schema.parse(given)).toMatchObject({ name: "Bo", supplements: ["Zink"], forms: ["gym"] });
  });

  it("understand a goal's former text, and may come without what needs consent", () => {
    const input = answersInputSchema(ONBOARDING);
    expect(input.parse({ name: "Bo", goals: ["Förebygga och följa min hälsa"], experience: "beginner" })).toEqual({
      name: "Bo",
      goals: ["Ha koll på min hälsa"],
      healthStatus: null,
      experience: "beginner",
    });
    expect(answersSchema(ONBOARDING).safeParse({ name: "Bo", goals: [], experience: "beginner" }).success).toBe(false);
  });
});

describe("what a questionnaire says", () => {
  it("is one sentence where several answers are missing", () => {
    const [, , , today] = ONBOARDING.steps;
    const said = (draft: Record<string, string>) =>
      missingSentence(missingFields(today.fields, { ...emptyDraft(ONBOARDING), ...draft }));
    expect(said({})).toBe("Välj hur du mår och hur mycket du har provat.");
    expect(said({ experience: "beginner" })).toBe("Välj hur du mår.");
    expect(said({ healthStatus: "good" })).toBe("Välj hur mycket du har provat.");
    expect(said({ healthStatus: "good", experience: "beginner" })).toBeUndefined();
    expect(missingSentence(missingFields(SAMPLE.steps[0].fields, emptyDraft(SAMPLE)))).toBe("Skriv ditt namn.");
  });

  it("is every answer in words, each option by its label", () => {
    const formatted = formatAnswers(SAMPLE, { ...GIVEN, forms: ["gym", "yoga"] });
    expect(Object.fromEntries(formatted.map(({ name, words }) => [name, words]))).toEqual({
      name: ["Astrid"],
      weight: ["72,5 kg"],
      age: ["41 år"],
      since: ["2024-02-29"],
      sleep: ["5–6 timmar"],
      forms: ["Gym", "Yoga"],
      stress: ["3 av 5"],
      supplements: ["Zink"],
    });
    fc.assert(
      fc.property(answers, (given) => {
        const shown = formatAnswers(SAMPLE, given);
        const answered = Object.values(given).filter((answer) => answer !== null);
        expect(shown).toHaveLength(answered.length);
      }),
    );
  });

  it("has names for the graph that it can have, each once", () => {
    expect(optionsOf({ "mindre-än-5": "", "5-6": "" }).map(({ name }) => name)).toEqual(["MINDRE_AN_5", "_5_6"]);
    for (const definition of [SAMPLE, ONBOARDING, RECOMMENDATION]) {
      const fields = fieldsOf(definition);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      for (const field of fields) {
        if (field.kind !== "single" && field.kind !== "several") continue;
        const names = field.options.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => !/^[_A-Z][_A-Z0-9]*$/.test(name))).toEqual([]);
      }
    }
  });
});
