import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf, type QuestionField, type Questionnaire } from "../../schema/questionnaires/definition.ts";
import { PROTOCOL } from "../../schema/questionnaires/protocol.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { TRAINING } from "../../schema/questionnaires/training.ts";
import { contradictionsIn } from "../../schema/rules/analyses/contradictions.ts";
import type { Mention, ProtocolAnswers, SleepAnswers, TrainingAnswers } from "../../schema/rules/analyses/facts.ts";
import { MENTIONS, mentionsOf } from "../../schema/rules/analyses/mentions.ts";
import { ORDINARY_WORDS } from "../../schema/rules/analyses/ordinaryWords.ts";
import { phraseReader } from "../../schema/rules/analyses/phrases.ts";
import { redFlagsOf } from "../../schema/rules/analyses/redFlags.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { tokensOf, Vocabulary } from "../../schema/rules/analyses/spelling.ts";
import { CONDITIONS_TOLD } from "../support/conditionSentences.ts";
import { processorTime } from "../support/processorTime.ts";
import { FOUND, MENTIONED, NOT_MENTIONED, NOTHING_FOUND } from "../support/redFlagSentences.ts";

const read = phraseReader(RED_FLAG_THEMES);
const find = (text: string): string[] => [
  ...new Set(
    read(text)
      .filter(({ way }) => way === "said")
      .map(({ key }) => key),
  ),
];
const phrases = [...RED_FLAG_THEMES, ...MENTIONS].flatMap((group) => [...group.phrases, ...(group.harmless ?? [])]);
const sentences = Object.entries(FOUND).flatMap(([theme, some]) => some.map((sentence) => [theme, sentence] as const));

describe("what is written", () => {
  it("knows sentences for every theme, and enough of them", () => {
    expect(Object.keys(FOUND).sort()).toEqual(RED_FLAG_THEMES.map(({ key }) => key).sort());
    expect(sentences.length).toBeGreaterThanOrEqual(120);
    expect(NOTHING_FOUND.length).toBeGreaterThanOrEqual(60);
  });

  it.each(sentences)("is found as %s: %s", (theme, sentence) => {
    expect(find(sentence)).toContain(theme);
  });

  it.each(NOTHING_FOUND)("is nothing: %s", (sentence) => {
    expect(find(sentence)).toEqual([]);
  });

  it.each(sentences)("is found in a longer text as %s: %s", (theme, sentence) => {
    const text = `Jag jobbar mycket och har tre barn.\n\n${sentence}. Kaffe dricker jag sällan. Helgerna är bättre.`;
    expect(find(text)).toContain(theme);
  });

  it("is found without dots and rings, and in capitals", () => {
    for (const [theme, sentence] of sentences) {
      const plain = sentence.normalize("NFD").replace(/\p{M}/gu, "");
      expect(find(plain), plain).toContain(theme);
      expect(find(sentence.toUpperCase()), sentence).toContain(theme);
      expect(find(sentence.normalize("NFD")), sentence).toContain(theme);
    }
  });

  it("is found when a letter of a long word is swapped, missing or doubled", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sentences),
        fc.nat(),
        fc.nat(),
        fc.constantFrom("swap", "drop", "double"),
        ([theme, sentence], wordSeed, letterSeed, error) => {
          const long = [...sentence.matchAll(/\p{L}{7,}/gu)];
          fc.pre(long.length > 0);
          const word = long[wordSeed % long.length] as RegExpExecArray;
          const wrong = misspell(word[0], letterSeed % (word[0].length - 1), error);
          fc.pre(!isOrdinary(wrong) && !WORDS.has(plain(wrong)));
          const text = sentence.slice(0, word.index) + wrong + sentence.slice(word.index + word[0].length);
          expect(find(text), text).toContain(theme);
        },
      ),
      { numRuns: process.env.FULL_RUN ? 5_000 : 1_000 },
    );
  });

  it("is not found where an ordinary word is spelt right", () => {
    for (const word of ORDINARY_WORDS) {
      if (!word.endsWith("*")) expect(find(`Jag tänker på ${word} ibland`), word).toEqual([]);
    }
  });

  it("is read alike with a sign in it that most people do not write", () => {
    const written = fc.string({ unit: fc.constantFrom(..."aåäöéøAÅÄÖü0 \n\t\u00a0.,:;!?()/%+-*'’_\ufeff") });
    fc.assert(
      fc.property(written, (text) => {
        expect(tokensOf(`${text}\u200b`)).toEqual(tokensOf(text));
      }),
    );
  });

  it("is found nowhere in nothing", () => {
    for (const empty of ["", " ", "\n", "...", "?!", "🙂", "12345", "\u0000"]) expect(find(empty)).toEqual([]);
  });

  it("reads any text", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => Array.isArray(find(text))));
  });

  it("takes four times as long for four times as much", async () => {
    const words = sentences.map(([, sentence]) => sentence).join(" ");
    for (const unit of [`${words} `, "inte ont i ", "ont ", "abcdefghij", "snarkar inte eller "]) {
      const text = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const quarter = await processorTime(() => find(text(25_000)));
      const whole = await processorTime(() => find(text(100_000)));
      // Four times as long, and sixteen times if it were not so.
      expect(whole / Math.max(quarter, 2), unit.slice(0, 20)).toBeLessThan(9);
    }
  });
});

function misspell(word: string, at: number, error: string): string {
  const letter = word.charAt(at);
  const next = word.charAt(at + 1);
  if (error === "swap") return word.slice(0, at) + next + letter + word.slice(at + 2);
  return word.slice(0, at) + (error === "double" ? letter + letter : "") + word.slice(at + 1);
}

const plain = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
/** Words of the phrases: a misspelt word that is one of them says something else. */
const WORDS = new Set(phrases.flatMap((phrase) => phrase.match(/[\p{L}\p{N}]+/gu) ?? []).map(plain));
const ORDINARY = ORDINARY_WORDS.map(plain);
function isOrdinary(word: string): boolean {
  const letters = plain(word);
  return ORDINARY.some((ordinary) =>
    ordinary.endsWith("*") ? letters.startsWith(ordinary.slice(0, -1)) : letters === ordinary,
  );
}

describe("phrases", () => {
  it("are written as they are read", () => {
    for (const phrase of phrases)
      expect(phrase).toMatch(/^[!@?]*[\p{L}\p{N}*~|_?]+(?: (?:[…&-] )?[\p{L}\p{N}*~|_]+)*$/u);
  });

  it("keep words that look alike apart", () => {
    const vocabulary = new Vocabulary();
    const words = new Map<number, string>();
    for (const word of phrases.flatMap((phrase) => phrase.match(/[\p{L}\p{N}]+[*~]?/gu) ?? [])) {
      words.set(vocabulary.add(word), word);
    }
    for (const word of words.values()) {
      const letters = plain(word.replace(/[*~]/, ""));
      for (const other of vocabulary.find(letters).map((number) => words.get(number) ?? "")) {
        const wanted = plain(other.replace(/[*~]/, ""));
        expect(/[*~]$/.test(other) ? letters.slice(0, wanted.length) : letters, `${word}, ${other}`).toBe(wanted);
      }
    }
  });
});

describe("mentions", () => {
  const sentencesOf = { ...MENTIONED, ...CONDITIONS_TOLD };
  const told = Object.entries(sentencesOf).flatMap(([mention, some]) => some.map((text) => [mention, text] as const));

  it("are found, each of them", () => {
    expect(Object.keys(sentencesOf).sort()).toEqual(MENTIONS.map(({ key }) => key).sort());
  });

  it.each(told)("have %s: %s", (mention, text) => {
    expect(mentionsOf([null, text])).toContain(mention);
  });

  it.each(NOT_MENTIONED)("have nothing: %s", (text) => {
    expect(mentionsOf([text, null])).toEqual([]);
  });

  it("are the same whichever text tells them, each once", () => {
    expect(mentionsOf(["har diabetes", "diabetes typ 2 och astma"])).toEqual(["diabetes", "asthma"]);
    expect(mentionsOf([])).toEqual([]);
  });
});

const TEXTS = [
  null,
  "",
  "Jag snarkar",
  "snarkar inte",
  "Har hjärtsvikt",
  "diabetes typ 2",
  "inte diabetes",
  "Äter Waran",
  "magnesium",
  "inga",
  "Nej.",
  "Sover gott",
];

function answerOf(field: QuestionField): fc.Arbitrary<unknown> {
  if (field.name === "conditions") return fc.constant([]);
  switch (field.kind) {
    case "single":
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case "several":
      return fc.subarray(
        field.options.map(({ value }) => value),
        { minLength: 1 },
      );
    case "rating":
    case "number":
      return fc.integer({ min: field.min, max: field.max });
    case "time":
      return fc.constantFrom("22:30", "23:30", "06:30", "01:00");
    case "list":
      return fc.constant([]);
    default:
      return fc.constantFrom(...TEXTS);
  }
}

const answersOf = <Given>(definition: Questionnaire): fc.Arbitrary<Given> =>
  fc.record(Object.fromEntries(fieldsOf(definition).map((field) => [field.name, answerOf(field)]))) as never;

const says = (texts: (string | null)[], mention: Mention): boolean => mentionsOf(texts).includes(mention);
const hard = (intensity: string): boolean => intensity === "vigorous" || intensity === "very-vigorous";

type Table = Record<string, (answers: never) => boolean>;

/** When each flag must be there, written a second time. */
const SLEEP_FLAGS: Record<string, (a: SleepAnswers) => boolean> = {
  "tired-snorer": (a) =>
    a.sleepChallenges === "Jag snarkar" &&
    (a.daytimeFatigue === "ofta" || a.daytimeFatigue === "alltid" || a.morningTiredness > 3),
  "little-sleep-tired": (a) =>
    a.sleepDuration === "mindre-än-5" && (a.daytimeFatigue === "ofta" || a.daytimeFatigue === "alltid"),
  sleepless: (a) => a.fallAsleepTime === "mer-än-60" && a.nightWakings === "fler-än-3" && a.sleepQuality === 1,
  "long-sleep-tired": (a) => a.daytimeFatigue === "alltid" && a.sleepDuration === "9-eller-mer",
  "tired-despite-sleep": (a) => a.daytimeFatigue === "alltid" && a.sleepDuration === "7-8",
  "waking-tired": (a) => a.age >= 50 && a.nightWakings === "fler-än-3" && a.morningTiredness === 5,
};

const TRAINING_FLAGS: Record<string, (a: TrainingAnswers) => boolean> = {
  "heart-hard-training": (a) => hasHeart(a) && hard(a.currentIntensity),
  heart: (a) => hasHeart(a) && !hard(a.currentIntensity),
  "severe-injury": (a) => a.injuries === "significant",
  "diabetes-very-hard": (a) =>
    a.currentIntensity === "very-vigorous" &&
    (a.healthConditions === "diabetes" || says([a.trainingChallenges, a.motivationFactors], "diabetes")),
  "chronic-pain": (a) => a.mobilityIssues === "chronic-pain",
  overtraining: (a) =>
    a.recoveryTime === "very-slow" &&
    a.currentFrequency === "daily" &&
    a.currentIntensity === "very-vigorous" &&
    a.sleepQuality < 3,
  "hard-start": (a) => a.fitnessLevel === "poor" && a.age >= 60 && a.currentIntensity === "very-vigorous",
};
const hasHeart = (a: TrainingAnswers): boolean =>
  a.healthConditions === "cardiovascular" || [a.trainingChallenges, a.motivationFactors].includes("Har hjärtsvikt");

const PROTOCOL_FLAGS: Record<string, (a: ProtocolAnswers) => boolean> = {
  strained: (a) => a.currentHealth === "dalig" && a.stressLevel === "mycket-hog" && a.sleepQuality === "dalig",
  "poor-health": (a) => a.currentHealth === "dalig" && !(a.stressLevel === "mycket-hog" && a.sleepQuality === "dalig"),
  "diabetes-fasting": (a) =>
    (a.dietType === "keto" || a.dietType === "intermittent") &&
    [a.healthChallenges, a.currentSupplements].includes("diabetes typ 2"),
  "supplements-with-blood-thinner": (a) =>
    [a.healthChallenges, a.currentSupplements].includes("Äter Waran") &&
    ![null, "", "inga", "Nej."].includes(a.currentSupplements),
};

describe("answers", () => {
  const themes = new Set(RED_FLAG_THEMES.map(({ key }) => key));
  const ofAnswers = (flags: { id: string }[]): string[] =>
    flags
      .map(({ id }) => id)
      .filter((id) => !themes.has(id))
      .sort();
  const expected = (table: Table, answers: never): string[] =>
    Object.keys(table)
      .filter((id) => table[id]?.(answers))
      .sort();

  it.each([
    ["sleep", SLEEP, SLEEP_FLAGS as Table],
    ["training", TRAINING, TRAINING_FLAGS as Table],
    ["protocol", PROTOCOL, PROTOCOL_FLAGS as Table],
  ] as const)("of the test of %s are all looked at", (kind, definition, table) => {
    const met = new Set<string>();
    fc.assert(
      fc.property(answersOf<never>(definition), (answers) => {
        const flags = redFlagsOf(kind, answers);
        const ids = ofAnswers(flags);
        // From answers that contradict each other nothing is concluded (ruledOut.test.ts).
        if (contradictionsIn(kind, answers).length > 0) return;
        expect(ids).toEqual(expected(table, answers));
        for (const id of ids) met.add(id);
        for (const { because, text } of flags) {
          expect(because.length).toBeGreaterThan(0);
          expect(text).toMatch(/1177|112/);
        }
        const urgencies = flags.map(({ urgency }) => urgency);
        expect(urgencies).toEqual([...urgencies].sort());
      }),
      { numRuns: 10_000 },
    );
    // Rare ones are few in so many, yet each has been seen.
    const rare = new Set(["overtraining"]);
    expect([...met].filter((id) => !rare.has(id)).sort()).toEqual(
      Object.keys(table)
        .filter((id) => !rare.has(id))
        .sort(),
    );
  });
});

describe("red flags", () => {
  const [calm] = fc.sample(answersOf<ProtocolAnswers>(PROTOCOL), { numRuns: 1, seed: 1 }) as [ProtocolAnswers];
  const healthy: ProtocolAnswers = {
    ...calm,
    currentHealth: "bra",
    dietType: "blandat",
    healthChallenges: null,
    currentSupplements: null,
  };

  it("are none for somebody who is well", () => {
    expect(redFlagsOf("protocol", healthy)).toEqual([]);
  });

  it("begin with the most urgent, and never quote", () => {
    const healthChallenges = "Snarkar högt om nätterna och vill inte leva";
    const flags = redFlagsOf("protocol", { ...healthy, healthChallenges, currentHealth: "dalig" });
    expect(flags.map(({ id }) => id)).toEqual(["suicide", "sleep-apnoea", "poor-health"]);
    expect(flags.flatMap(({ because }) => because)).toEqual([
      "det du skrev om att det känns outhärdligt",
      "det du skrev om snarkning eller andningsuppehåll",
      "nuvarande hälsostatus: Dålig",
    ]);
    expect(JSON.stringify(flags)).not.toContain("om nätterna");
  });

  it("say the more urgent of two that say the same", () => {
    const ids = redFlagsOf("protocol", { ...healthy, healthChallenges: "hjärtklappning och yrsel" }).map(
      ({ id }) => id,
    );
    expect(ids).toContain("palpitations-dizziness");
    expect(ids).not.toContain("palpitations");
  });

  it("read every free text of a test", () => {
    const sample = fc.sample(answersOf<TrainingAnswers>(TRAINING), { numRuns: 1, seed: 2 })[0] as TrainingAnswers;
    for (const name of ["trainingChallenges", "motivationFactors"] as const) {
      const answers = { ...sample, trainingChallenges: null, motivationFactors: null, [name]: "svimmade på gymmet" };
      expect(redFlagsOf("training", answers).map(({ id }) => id)).toContain("fainting");
    }
  });

  it.each([
    "K2 och nattokinas",
    "St John's wort 300 mg",
    "Iron 25 mg",
    "Zinc 15 mg",
    "Fish oil 1000 mg",
    "Lion's mane 500 mg, Serrapeptas",
    "Serrapeptas och nattokinas",
    "Coenzyme Q10 100 mg, alpha lipoic acid",
    "Bromelain, papain 2 kapslar om dagen",
    "Hyaluronsyra + MSM + glukosamin",
    "NAC 600 mg varje morgon",
    "kolostrum, blodpudding, tranbär",
  ])("are not heard in a mere list of what is taken: %s", (currentSupplements) => {
    expect(redFlagsOf("protocol", { ...healthy, currentSupplements }).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["kokain på helgerna", "substances"],
    ["Waran, johannesört", "medicine-and-herb"],
    ["laxermedel varje kväll för att gå ner i vikt", "eating-disorder"],
    ["zink, hela burken sömntabletter i natt", "overdose"],
  ])("are heard where the list of what is taken has one: %s", (currentSupplements, id) => {
    expect(redFlagsOf("protocol", { ...healthy, currentSupplements }).map((flag) => flag.id)).toContain(id);
  });

  it("are calm words that promise nothing", () => {
    for (const { text } of RED_FLAG_THEMES) {
      expect(text).not.toMatch(/!|\bdu har (?:en|ett)\b.*sjukdom/u);
      expect(text.split(/(?<=[.?]) /).length).toBeLessThanOrEqual(5);
    }
  });
});
