import fc from "fast-check";
import type { Analysis } from "../../schema/analyses/analysis.ts";
import { TEST_QUESTIONNAIRES } from "../../schema/analyses/testResult.ts";
import type { TestKind } from "../../schema/analyses/vocabulary.ts";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { measuredIn } from "../../schema/rules/analyses/conditions.ts";
import {
  type AnswersOf,
  type ProtocolAnswers,
  protocolFacts,
  type SafetyFacts,
  type SleepAnswers,
  sleepFacts,
  type TrainingAnswers,
  trainingFacts,
} from "../../schema/rules/analyses/facts.ts";
import { FREE_TEXTS, SUPPLEMENTS } from "../../schema/rules/analyses/freeTexts.ts";
import { MEDICINE_GROUPS, namesOf } from "../../schema/rules/analyses/medicines.ts";
import { mentionsOf } from "../../schema/rules/analyses/mentions.ts";
import { CONDITIONS_TOLD, NO_CONDITION } from "./conditionSentences.ts";
import { FOUND, MENTIONED, NOTHING_FOUND } from "./redFlagSentences.ts";

// Answers of anybody to a test, with illnesses, medicines, supplements and free text mixed in.

const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));

/** What people write: illnesses, medicines, red flags, and what is nothing. */
const sentences = fc.constantFrom(
  ...Object.values(CONDITIONS_TOLD).flat(),
  ...Object.values(MENTIONED).flat(),
  ...Object.values(FOUND).flat(),
  ...NOTHING_FOUND,
  ...NO_CONDITION,
  "blodtryck 170/100",
  "GFR 40",
);
/** What people tell that they take, eat and drink. */
const taken = fc.constantFrom(
  ...["Tar omega-3, kreatin och järn", "Äter kalk och magnesium varje dag", "Dricker grapefruktjuice till frukost"],
  ...[
    "Tar johannesört mot humöret",
    "Dricker vin de flesta kvällar och mycket kaffe",
    "Tar K-vitamin, D-vitamin och zink",
  ],
  ...["Äter mycket lakrits", "Tar ashwagandha och melatonin"],
);
const writing = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.array(sentences, { minLength: 1, maxLength: 3 }).map((some) => some.join(". ")) },
  { weight: 1, arbitrary: taken },
);

/** What people take: one thing, or a list of some. */
const SUPPLEMENT_NAMES = [
  ...["Johannesört", "5-HTP 100 mg", "SAMe", "ashwaganda", "Rosenrot", "ginseng", "gingko biloba", "gurkmeja", "kava"],
  ...["valeriana", "melatonin 3 mg", "röd jäst ris", "lakritsrot", "berberin", "solhatt", "vitlökskapslar", "tranbär"],
  ...["CBD-olja", "kelp", "magnesium 200 mg", "kalcium", "järn", "zink", "multivitamin", "kalium", "krom", "A-vitamin"],
  ...["D-vitamin 20 µg", "E-vitamin", "K2-vitamin", "vitamin B6", "B12", "folsyra", "niacin", "biotin", "omega-3"],
  ...["kreatin 3 g", "psyllium", "proteinpulver", "grapefrukt", "inget", "slutat med magnesium"],
];
const supplements = fc.oneof(
  fc.constant(null),
  fc.uniqueArray(fc.constantFrom(...SUPPLEMENT_NAMES), { minLength: 1, maxLength: 5 }).map((some) => some.join(", ")),
);

/** Names in the field for medicines: known ones, misspelt ones, unknown ones, and what is none. */
const MEDICINE_NAMES = [
  ...MEDICINE_GROUPS.flatMap((group) =>
    namesOf(group)
      .split("|")
      .filter((name) => !/[*_]/.test(name)),
  ),
  ...["Levaksin", "Varan", "Xyzomab", "Alvedon", "johannesört", "D-vitamin", "mammas insulin", "mg", "🙂"],
];

function answerTo(field: QuestionField): fc.Arbitrary<unknown> {
  if (field.kind === "list")
    return fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...MEDICINE_NAMES), { maxLength: 3 }));
  if (field.name === "conditions" && field.kind === "several") {
    const choices = field.options.map(({ value }) => value).filter((value) => value !== "none");
    return fc.oneof(
      fc.constant([]),
      fc.constant(["none"]),
      fc.uniqueArray(fc.constantFrom(...choices), { minLength: 1, maxLength: 3 }),
    );
  }
  if (field.kind === "single") return fc.constantFrom(...field.options.map(({ value }) => value));
  if (field.kind === "several")
    return fc.subarray(
      field.options.map(({ value }) => value),
      { minLength: 1 },
    );
  if (field.kind === "rating" || field.kind === "number") return fc.integer({ min: field.min, max: field.max });
  if (field.kind === "time") return fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(":"));
  return field.name === SUPPLEMENTS ? fc.oneof(writing, supplements) : writing;
}

/** Any answers to a test. */
export const answersTo = <Kind extends TestKind>(kind: Kind): fc.Arbitrary<AnswersOf[Kind]> =>
  fc.record(
    Object.fromEntries(fieldsOf(TEST_QUESTIONNAIRES[kind]).map((field) => [field.name, answerTo(field)])),
  ) as unknown as fc.Arbitrary<AnswersOf[Kind]>;

/** What is known of somebody, as their result was made. */
export function factsOf<Kind extends TestKind>(
  kind: Kind,
  answers: AnswersOf[Kind],
  { redFlags }: Pick<Analysis, "redFlags">,
): SafetyFacts {
  const texts = FREE_TEXTS[kind].map((name) => (answers as unknown as Record<string, string | null>)[name] ?? null);
  const mentions = [...mentionsOf(texts), ...measuredIn(texts)];
  if (kind === "sleep") return sleepFacts(answers as SleepAnswers, mentions, redFlags);
  if (kind === "training") return trainingFacts(answers as TrainingAnswers, mentions, redFlags);
  return protocolFacts(answers as ProtocolAnswers, mentions, redFlags);
}
