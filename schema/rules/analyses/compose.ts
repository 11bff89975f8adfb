import type { Finding, RedFlag } from "../../analyses/analysis.ts";
import { FINDING_CATEGORIES, STALE_DAYS, type TestKind } from "../../analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../questionnaires/all.ts";
import { fieldsOf } from "../../questionnaires/definition.ts";
import { labelOf } from "../../questionnaires/formatAnswers.ts";
import { swedishNumber } from "../words/numbers.ts";
import { ADULTS_ONLY_TEXT } from "./adultsOnly.ts";
import { helplinesFor } from "./helplines.ts";
import { RED_FLAGS_HEADING } from "./redFlagText.ts";
import { shapeOf } from "./resultShape.ts";

/** Words of a text at most. */
export const MAX_WORDS = 880;

/** Findings that stand at the beginning, and habits that have a week each. */
export const FIRST = 3;

/** Words of a text, without what only marks it up. */
export const wordsIn = (markdown: string): number => markdown.match(/[\p{L}\p{N}][\p{L}\p{N}–:,.-]*/gu)?.length ?? 0;

type Answered = Readonly<Record<string, unknown>>;

/** A finding of any test. */
type SaidFinding = Omit<Finding, "category"> & { category: string };

/** An answer as it stands in a sentence. */
function said(kind: TestKind, answers: Answered, name: string): string {
  const field = fieldsOf(QUESTIONNAIRES[kind]).find((one) => one.name === name);
  const answer = answers[name];
  if (!field || answer === null || answer === undefined) return "";
  const values = (Array.isArray(answer) ? answer : [answer]) as (string | number)[];
  const words = values.map((value) => lowerFirst(labelOf(field, value)));
  // 'Leva länge och må bra' has its own 'och'.
  if (words.some((word) => word.includes(" och "))) return words.join(", ");
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} och ${words.at(-1)}` : (words[0] ?? "");
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const inBed = (hours: unknown): string =>
  typeof hours === "number" ? `ligger i sängen ungefär ${swedishNumber(Math.round(hours * 2) / 2)} timmar, ` : "";

/** What the text begins with: what was answered, so that it can be recognised. */
const OPENINGS: { readonly [Kind in TestKind]: (say: (name: string) => string, answers: Answered) => string } = {
  sleep: (say, { hoursInBed }) =>
    `Du ${inBed(hoursInBed)}sover ${say("sleepDuration")} och ger din sömn ${say("sleepQuality")}. Det här är viktigast för dig, utifrån dina svar.`,
  training: (say) =>
    `Du är ${say("age")} och har ${say("timeAvailable")} i veckan. Dina mål är att ${say("primaryGoals")}. Det här är viktigast för dig, utifrån dina svar.`,
  protocol: (say) =>
    `Det här vill du nå: ${say("primaryGoals")}. Du har ${say("timeAvailable")} om dagen. Det här är viktigast för dig, utifrån dina svar.`,
};

const CLOSINGS: Readonly<Record<TestKind, string>> = {
  sleep:
    "Har du sovit dåligt minst tre nätter i veckan i mer än tre månader kan vården hjälpa dig, till exempel med KBT.",
  training:
    "Får du ont eller tryck över bröstet, svår andnöd eller svimmar ringer du 112. Blir du yr, eller gör det ont i en led, avbryter du passet och kontaktar vården.",
  protocol: "Tar du läkemedel, är gravid eller har en sjukdom, pratar du med läkare innan du ändrar något.",
};

/** What has to be said before everything else; empty where there is nothing. */
export function redFlagSection(redFlags: readonly RedFlag[]): string {
  if (redFlags.length === 0) return "";
  const lines = redFlags.map(({ text, because }) => `- ${text}${inBrackets(because)}`);
  return `## ${RED_FLAGS_HEADING}\n\n${lines.join("\n")}\n\n`;
}

/** What every text ends with: what it is not, and whom to turn to. */
export const closingSection = (kind: TestKind): string =>
  `## Bra att veta\n\nRåden är allmän kunskap och ingen diagnos, och de ersätter inte vård. ${CLOSINGS[kind]} Ring 1177 om du är osäker, och 112 när det är bråttom.`;

const inBrackets = (because: readonly string[]): string =>
  because.length > 0 ? ` (Utifrån ${because.join("; ")}.)` : "";

/**
 * The text of an analysis, in Markdown: what matters most, then each category, how to begin, and what to know.
 * @param given the answers, and what follows from them
 * @param findings what is said, by priority
 */
export function composeText(
  kind: TestKind,
  given: object,
  findings: readonly SaidFinding[],
  redFlags: readonly RedFlag[],
): string {
  const answers = given as Answered;
  const isCareFirst = shapeOf(redFlags) === "care-first";
  const today = findings.filter((finding) => finding.isForToday);
  const habits = findings.filter((finding) => !finding.isForToday);
  const sections = Object.entries(FINDING_CATEGORIES[kind]).flatMap(([category, name]) => {
    const own = findings.filter((finding) => finding.category === category);
    return own.length > 0 ? [`## ${name}\n\n${own.map(inSection).join("\n")}`] : [];
  });
  const opening = OPENINGS[kind]((name) => said(kind, answers, name), answers);
  return (
    redFlagSection(redFlags) +
    [
      ...(isCareFirst
        ? [`## Först: prata med vården\n\n${CARE_FIRST}`]
        : [
            `## Det viktigaste för dig\n\n${opening}`,
            findings
              .slice(0, FIRST)
              .map(({ title }, index) => `${index + 1}. **${title}**`)
              .join("\n"),
          ]),
      ...(today.length > 0 ? [`## ${TODAY_HEADING}\n\n${today.map(({ title }) => `- ${title}.`).join("\n")}`] : []),
      ...sections,
      `## Så börjar du\n\n${planOf(habits.slice(0, FIRST), isCareFirst)}`,
      closingSection(kind),
    ].join("\n\n")
  );
}

/** Heading of what must be done or left before any habit. */
const TODAY_HEADING = "Redan i dag";

const CARE_FIRST =
  "Det du har berättat behöver någon i vården känna till innan du ändrar något. Träning, kyla, värme och fasta har vi därför lämnat därhän. Råden längre ner är lugna vanor. Vänta med dem tills du har pratat med vården.";

const inSection = ({ title, text, because, evidence }: SaidFinding): string =>
  `- **${title}.** ${text} ${evidence}${inBrackets(because)}`;

/** The words that a finding adds to a text, beyond those of the lists of the first ones. */
export const wordsOfFinding = (finding: SaidFinding): number =>
  wordsIn(inSection(finding)) + (finding.isForToday ? wordsIn(finding.title) : 0);

/** How to begin with habits: one thing at a time, or one when care has said yes. */
function planOf(habits: readonly SaidFinding[], isCareFirst: boolean): string {
  const weeks = ["Vecka 1", "Vecka 2", "Vecka 3"];
  const steps = isCareFirst
    ? [
        "**Först:** prata med vården om det som står överst.",
        ...habits.slice(0, 1).map(({ title }) => `**När vården har sagt ja:** ${lowerFirst(title)}.`),
      ]
    : habits.map(({ title }, index) => `**${weeks[index]}:** ${lowerFirst(title)}.`);
  return [...steps, `**Efter ${STALE_DAYS} dagar:** gör testet igen och jämför svaren. Behåll det som fungerade.`]
    .map((step, index) => `${index + 1}. ${step}`)
    .join("\n");
}

/** What is said to somebody who needs a human being, by what they told of. */
const HUMANE: readonly (readonly [ids: readonly string[], text: string])[] = [
  [
    ["suicide", "self-harm"],
    "Tack för att du berättade hur du har det. Tankar som de här är vanligare än man tror, och de går att få hjälp med, också när det känns som om inget hjälper. Du behöver inte veta vad du ska säga: läs upp eller visa det du svarade här. Är du ensam, ring någon du litar på och be dem komma. Lägg det du kan skada dig med utom räckhåll, eller be någon ta hand om det.",
  ],
  [
    ["violence"],
    "Ingen ska behöva vara rädd hemma, och det som händer är inte ditt fel. Du kan ringa utan att säga vad du heter, och du bestämmer själv vad som händer sedan. Är du i fara nu, gå någonstans där det finns andra människor om du kan. Tänk på att någon kan se vad du har läst i webbläsaren.",
  ],
  [
    ["hallucinations", "psychosis", "mania"],
    "Det du berättar går att få hjälp med, och det är bra att söka den tidigt. Ring i dag, gärna tillsammans med någon som står dig nära, och berätta vad du har märkt. Vänta med stora beslut och köp, kör inte bil, och låt alkohol och andra droger vara så länge. Försök att äta, dricka och vila, men lägg inga krav på dig.",
  ],
];

/** The text for somebody who needs a human being: short, and no plan. */
export function composeCareText(redFlags: readonly RedFlag[]): string {
  const ids = redFlags.map(({ id }) => id);
  if (!HUMANE.some(([of]) => of.some((id) => ids.includes(id)))) return redFlagSection(redFlags) + ADULTS_ONLY_TEXT;
  const texts = HUMANE.filter(([of]) => of.some((id) => ids.includes(id))).map(([, text]) => text);
  const lines = helplinesFor(ids).map(({ name, number, about }) => `- **${name}, ${number}.** ${about}`);
  return `${redFlagSection(redFlags)}## Du behöver inte klara det här själv

${texts.join("\n\n")}

## Ring någon nu

${lines.join("\n")}

## Resten kan vänta

Vi ger dig inga andra råd i dag. Svaren finns kvar, och du är välkommen tillbaka när du vill. Råd på en webbplats ersätter inte vård.`;
}
