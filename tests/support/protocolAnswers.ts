import fc from "fast-check";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import {
  type Mention,
  type ProtocolAnswers,
  type ProtocolFacts,
  protocolFacts,
} from "../../schema/rules/analyses/facts.ts";
import { MENTIONS as TOLD } from "../../schema/rules/analyses/mentions.ts";

/** Everything that rules of the protocol questionnaire give way to. */
export const MENTIONS: readonly Mention[] = TOLD.map(({ key }) => key);

const SUPPLEMENTS = [
  "",
  "Inga",
  "Magnesium 200 mg",
  "magnisium 500 mg och zink",
  "Järn ibland",
  "Fiskolja",
  "Kreatin, proteinpulver och multivitamin",
  "Multivitamin",
  "Ashwagandha",
  "Melatonin till natten",
  "D-vitamin 20 µg, B12, omega-3",
];

const answerTo = (field: QuestionField): fc.Arbitrary<unknown> => {
  // What they tell of themselves is drawn by itself.
  if (field.name === "conditions" || field.kind === "list") return fc.constant([]);
  if (field.kind === "single") return fc.constantFrom(...field.options.map(({ value }) => value));
  if (field.kind === "several")
    return fc.subarray(
      field.options.map(({ value }) => value),
      { minLength: 1 },
    );
  if (field.kind === "number") return fc.integer({ min: field.min, max: field.max });
  return fc.constantFrom(...(field.name === "currentSupplements" ? SUPPLEMENTS : [""])).map((text) => text || null);
};

const answers = fc.record(
  Object.fromEntries(fieldsOf(PROTOCOL).map((field) => [field.name, answerTo(field)])),
) as unknown as fc.Arbitrary<ProtocolAnswers>;

/** Somebody: any answers, and up to four things that they told of. */
export const people: fc.Arbitrary<ProtocolFacts> = fc
  .tuple(answers, fc.subarray([...MENTIONS], { maxLength: 4 }))
  .map(([given, mentions]) => protocolFacts(given, mentions));

/** Somebody in the middle of everything, with what a test wants to say of them. */
export const aPerson = (more: Partial<ProtocolAnswers> = {}, mentions: Mention[] = []): ProtocolFacts =>
  protocolFacts(
    {
      age: 42,
      gender: "kvinna",
      primaryGoals: ["energy"],
      motivationLevel: "medel",
      currentHealth: "bra",
      sleepQuality: "bra",
      stressLevel: "medel",
      fitnessLevel: "rekreation",
      healthChallenges: null,
      workType: "kontorsarbete",
      timeAvailable: "30-60min",
      preferredTimes: ["morgon"],
      currentSupplements: null,
      dietType: "blandat",
      experienceLevel: "grundlaggande",
      budgetRange: "basic",
      technologyComfort: "grundlaggande",
      conditions: [],
      medicines: [],
      labFindings: [],
      ...more,
    },
    mentions,
  );
