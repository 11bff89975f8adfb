import type { Finding, RedFlag } from "../../analyses/analysis.ts";
import { FINDING_CATEGORIES, STALE_DAYS, type TestKind } from "../../analyses/vocabulary.ts";
import { ADULTS_ONLY_TEXT } from "./adultsOnly.ts";
import type { SafetyFacts } from "./facts.ts";
import { helplinesFor } from "./helplines.ts";
import { measureOf } from "./measure.ts";
import { openFindings, withEvidence } from "./openFindings.ts";
import { namedRedFlags, RED_FLAGS_HEADING, toldRedFlags } from "./redFlagText.ts";
import { isCareOnly, shapeOf } from "./resultShape.ts";
import { holds, type When } from "./rule.ts";
import { ruledOutFor } from "./ruledOut.ts";
import { ownWordsAnswer } from "./text/ownWords.ts";
import { PROTOCOL_WORDS } from "./text/protocolWords.ts";
import { type FactsOf, lowerFirst, type Say, type Start, saidOf, sayerOf, type TestWords } from "./text/saying.ts";
import { SLEEP_WORDS } from "./text/sleepWords.ts";
import { TRAINING_WORDS } from "./text/trainingWords.ts";
import { CALL_CARE, SECTIONS } from "./textSections.ts";

/** Words of a text at most: with the answers that a page names beside its findings it stays below 650. */
export const MAX_WORDS = 600;

/** Words of a text with a plan at least. */
const LEAST_WORDS = 350;

/** Words of a text, without what only marks it up. */
export const wordsIn = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}][\p{L}\p{N}–:,.-]*/gu)?.length ?? 0;

/** Words of the rules' own texts, which are counted once for all analyses. */
const COUNTED = new Map<string, number>();

function wordsOfRule(text: string): number {
  const words = COUNTED.get(text) ?? wordsIn(text);
  COUNTED.set(text, words);
  return words;
}

/** What a text says of a rule that holds, of any test. */
export interface SaidFinding extends Pick<Finding, "id" | "title" | "text" | "evidence" | "priority" | "isForToday"> {
  category: string;
  advises: readonly string[];
}

const CLOSINGS: Readonly<Record<TestKind, string>> = {
  sleep:
    "Har du sovit dåligt minst tre nätter i veckan i mer än tre månader kan vården hjälpa dig, till exempel med KBT.",
  training:
    "Får du ont eller tryck över bröstet, svår andnöd eller svimmar ringer du 112. Blir du yr, eller gör det ont i en led, avbryter du passet och kontaktar vården.",
  protocol: "Tar du läkemedel, är gravid eller har en sjukdom, pratar du med läkare innan du ändrar något.",
};

const WORDS: { readonly [Kind in TestKind]: TestWords<FactsOf[Kind]> } = {
  sleep: SLEEP_WORDS,
  training: TRAINING_WORDS,
  protocol: PROTOCOL_WORDS,
};

/** Answers in somebody's own words; what they take is no theme. */
const OWN_WORDS: Readonly<Record<TestKind, readonly string[]>> = {
  sleep: ["sleepChallenges"],
  training: ["trainingChallenges", "motivationFactors"],
  protocol: ["healthChallenges"],
};

/** Red flags before everything else, the most urgent in full; empty where there are none. */
export function redFlagSection(redFlags: readonly RedFlag[]): string {
  if (redFlags.length === 0) return "";
  const { told, urgent, others } = toldRedFlags(
    redFlags,
    ({ id }) => id,
    ({ urgency }) => urgency === "112",
  );
  // A text to somebody in crisis does not explain why we think so.
  const isDeep = redFlags.some(({ id }) => isCareOnly(id) && id !== "minor");
  const named = [namedRedFlags(urgent, true), namedRedFlags(others, false)].filter(Boolean);
  const lines = [...told.map(({ text, because }) => `${text}${isDeep ? "" : inBrackets(because)}`), ...named].map(
    (line) => `- ${line}`,
  );
  return `## ${RED_FLAGS_HEADING}\n\n${lines.join("\n")}\n\n`;
}

/** End of every text: its limits, and where to turn. */
export const closingSection = (kind: TestKind): string =>
  `## Bra att veta\n\nRåden är allmän kunskap, ingen diagnos, och ersätter inte vård. ${CLOSINGS[kind]} Ring 1177 om du är osäker, och 112 när det är bråttom.`;

const inBrackets = (because: readonly string[]): string =>
  because.length > 0 ? ` (Utifrån ${because.join("; ")}.)` : "";

/** What is composed of the answers alone, whatever findings follow. All are Markdown. */
interface Frame {
  /** The beginning of the text, and the summary, which goes on. */
  first: string;
  /** The reply to free texts. */
  own: readonly string[];
  tests: string;
  changes: string;
  /** Things to look at in the next test. */
  number: string;
  end: string;
  /** Habits that are begun with at most. */
  habits: number;
  isLean: boolean;
}

/** Words of an opening that leaves less room for what follows. */
const LONG_OPENING = 90;

/** A text without its findings: composed once, since a text is tried with many choices of findings. */
export interface TextFrame {
  compose: (findings: readonly SaidFinding[]) => string;
  /** Words of the text with these findings, without composing it. */
  count: (findings: readonly SaidFinding[]) => number;
}

/**
 * What composes the text of an analysis, in Markdown: what the answers say together, what to do, when, which tests help,
 * what would change the advice, and what to know.
 * @param given the answers, and what follows from them
 * @returns gives the frame; a lean one says less around the findings, where they need the room
 */
export function textFrames(
  kind: TestKind,
  given: object,
  redFlags: readonly RedFlag[],
): (isLean: boolean) => TextFrame {
  const known = given as FactsOf[TestKind] & SafetyFacts & Readonly<Record<string, unknown>>;
  const out: ReadonlySet<string> = ruledOutFor(known);
  // An aim that is ruled out is not spoken of as if it were within reach.
  const aims = (known.primaryGoals as readonly string[] | undefined)?.filter((aim) => !out.has(aim));
  const facts = (aims ? { ...known, primaryGoals: aims } : known) as typeof known;
  const words = WORDS[kind] as unknown as TestWords<typeof facts>;
  const say = sayerOf(kind, facts);
  const isCareFirst = shapeOf(redFlags) === "care-first";
  const texts = OWN_WORDS[kind].map((name) => (facts[name] ?? null) as string | null);
  const own = ownWordsAnswer(texts, facts, out);
  const saying = { facts, say, out };
  const composing = {
    kind,
    say,
    facts,
    isCareFirst,
    isCautious:
      out.has("more-volume") || out.has("harder") || holds(CAUTIOUS_WHEN, facts as Partial<FactsOf["training"]>),
  };
  return (isLean) => {
    const summary = isCareFirst
      ? CARE_FIRST
      : [...saidOf(words.frame, saying, 1), ...saidOf(words.links, saying, isLean ? 1 : 2)].join(" ");
    const isLong = isLean || redFlags.length > 0 || wordsIn(summary + own) > LONG_OPENING;
    const tests = saidOf(words.tests, saying, isCareFirst || isLong ? 1 : 2).map((one) => `- ${one}`);
    const changes = isCareFirst ? CARE_KNOWS : saidOf(words.changes, saying, isLong ? 1 : 2).join(" ");
    return framed(composing, {
      first: `${redFlagSection(redFlags)}## ${isCareFirst ? SECTIONS.care : SECTIONS.summary}\n\n${summary}`,
      own: own ? [own] : [],
      tests: `## ${SECTIONS.tests}\n\n${tests.join("\n")}`,
      changes: `${isCareFirst ? `## ${SECTIONS.bring}\n\n${BRING}\n\n` : ""}## ${SECTIONS.changes}\n\n${changes}`,
      number: isCareFirst || out.has("numbers") ? "" : (measureOf(kind, facts)?.ask ?? ""),
      end: closingSection(kind),
      habits: isCareFirst || isLong ? 1 : HABITS,
      isLean,
    });
  };
}

interface Composing {
  kind: TestKind;
  say: Say;
  facts: object;
  isCareFirst: boolean;
  /** True where nothing may be made heavier without somebody in care. */
  isCautious: boolean;
}

function framed(composing: Composing, frame: Frame): TextFrame {
  const { kind, isCareFirst } = composing;
  const starts = new Map<SaidFinding, Start | undefined>();
  const startsAt = (finding: SaidFinding): Start | undefined => {
    if (!starts.has(finding)) starts.set(finding, startOf(WORDS[kind].starts, finding));
    return starts.get(finding);
  };
  /** What depends on which findings there are, beside themselves. */
  const around = (findings: readonly SaidFinding[]) => {
    const open = openFindings(kind, findings);
    const habits = begunWith(findings, open, startsAt, frame.habits);
    const [top] = open;
    const begun = isCareFirst ? undefined : top?.priority === "high" ? top : habits[0]?.finding;
    const today = findings.filter(({ isForToday }) => isForToday);
    return {
      grounded: frame.isLean ? new Set<SaidFinding>() : withEvidence(open),
      first: begun ? ` Därför börjar vi här: ${lowerFirst(begun.title)}.` : "",
      plan: () => planSections(today, habits, frame.number, composing),
      /** The same for two choices with the same words around them. */
      key: [begun, ...habits.map(({ finding }) => finding), null, ...today].map((one) => one?.id).join(),
    };
  };
  const areas = Object.entries(FINDING_CATEGORIES[kind]);
  const ownWords = wordsIn([frame.first, ...frame.own, frame.tests, frame.changes, frame.end].join("\n"));
  const known = new Map<string, number>();
  return {
    compose: (findings) => {
      const { grounded, first, plan } = around(findings);
      const sections = areas.flatMap(([category, name]) => {
        const own = findings.filter((finding) => finding.category === category);
        return own.length > 0
          ? [`## ${name}\n\n${own.map((one) => inSection(one, grounded.has(one))).join("\n")}`]
          : [];
      });
      const before = [frame.first + first, ...frame.own, ...sections, ...plan(), frame.tests, frame.changes];
      const text = [...before, frame.end].join("\n\n");
      // Where an illness leaves no habit to advise beside care, there is room for how to reach care.
      return isCareFirst && wordsIn(text) < LEAST_WORDS ? [...before, CALLING, frame.end].join("\n\n") : text;
    },
    count: (findings) => {
      const { grounded, first, plan, key } = around(findings);
      const aroundThem = known.get(key) ?? wordsIn([first, ...plan()].join("\n"));
      known.set(key, aroundThem);
      let words = ownWords + aroundThem;
      for (const finding of findings) {
        words += wordsOfRule(finding.title) + wordsOfRule(finding.text);
        if (grounded.has(finding)) words += wordsOfRule(finding.evidence);
      }
      for (const [category, name] of areas)
        if (findings.some((finding) => finding.category === category)) words += wordsOfRule(name);
      return words;
    },
  };
}

const CARE_FIRST =
  "Det du har berättat behöver någon i vården känna till innan du ändrar något. Träning, kyla, värme och fasta har vi därför lämnat därhän. Råden längre ner är lugna vanor. Vänta med dem tills du har pratat med vården.";

/** Facts that care asks everybody for, to have at hand when calling. */
const BRING = `- När det började, hur ofta det kommer och vad som gör det bättre eller värre.
- Vilka läkemedel och tillskott du tar, också receptfria.
- Sjukdomar du har eller har haft, och om någon nära släkting har haft något liknande.
- Det du helst vill ha svar på. Skriv ner det, så blir det sagt.`;

const CALLING = `## ${SECTIONS.calling}

1177 svarar dygnet runt, i hela landet. En sjuksköterska frågar vad som har hänt, när det började och hur du mår just nu, och säger sedan om du ska söka vård i dag, vänta eller sköta det hemma. Du behöver inte veta vad det är, och du behöver inte vara säker på att det är allvarligt. Din vårdcentral når du på vardagar, på telefon eller genom att logga in på 1177.se. Säg till om du behöver tolk, och ta gärna någon till hjälp. Blir du sämre innan du har fått en tid ringer du igen, och är det bråttom ringer du 112.`;

const CARE_KNOWS = "Det som vården säger när de har hört dig gäller före allt som står här.";

const inSection = ({ title, text, evidence }: SaidFinding, isGrounded: boolean): string =>
  `- **${title}.** ${text}${isGrounded ? ` ${evidence}` : ""}`;

/** Habits that are begun with: one now, another when the first one sits. */
const HABITS = 2;

interface Begun {
  finding: SaidFinding;
  start: Start;
}

/** The habits to begin with; what must be done or left today is none. */
function begunWith(
  findings: readonly SaidFinding[],
  open: ReadonlySet<SaidFinding>,
  startsAt: (finding: SaidFinding) => Start | undefined,
  most: number,
): Begun[] {
  const begun: Begun[] = [];
  for (const finding of new Set([...open, ...findings])) {
    if (begun.length === most) break;
    const start = finding.isForToday ? undefined : startsAt(finding);
    if (start && begun.every((one) => one.start !== start)) begun.push({ finding, start });
  }
  return begun;
}

/** Schedule: today, in a week, and after four. What must be done or left comes first, and is no habit. */
function planSections(
  today: readonly SaidFinding[],
  [first, second]: readonly Begun[],
  number: string,
  { kind, say, facts, isCareFirst, isCautious }: Composing,
): string[] {
  const weekOf = ({ week }: Start) =>
    typeof week === "string" ? week : (week as (given: object, say: Say) => string)(facts, say);
  const monthOf = ({ month }: Start) => (isCautious && kind !== "sleep" ? CAUTIOUS : month);
  const lines = {
    [today.length > 0 ? SECTIONS.already : SECTIONS.today]: [
      ...today.map(({ title }) => `${title}.`),
      ...(isCareFirst ? [CALL_CARE] : first ? [`Bestäm när du börjar: ${lowerFirst(first.finding.title)}.`] : []),
    ],
    [isCareFirst ? SECTIONS.afterCare : SECTIONS.week]: [
      ...(first ? [`**${first.finding.title}.** ${weekOf(first.start)}`] : []),
      ...(second ? [`**När det sitter: ${lowerFirst(second.finding.title)}.** ${weekOf(second.start)}`] : []),
    ],
    [SECTIONS.month]: [
      ...(first && !isCareFirst ? [monthOf(first.start)] : []),
      `Gör testet igen efter ${STALE_DAYS} dagar. ${number}`.trim(),
    ],
  };
  return Object.entries(lines).flatMap(([heading, items]) =>
    items.length > 0 ? [`## ${heading}\n\n${items.map((item) => `- ${item}`).join("\n")}`] : [],
  );
}

/** Answers of the training test after which care decides how much. */
const CAUTIOUS_WHEN: When<Partial<FactsOf["training"]>> = [
  { healthConditions: ["cardiovascular", "other"] },
  { injuries: ["moderate", "significant"] },
];

const CAUTIOUS =
  "Öka inte förrän vården har sagt att du kan. Sluta om det gör ont, eller om du blir yr eller ovanligt andfådd.";

/** How to begin with a finding: by its id, or by what it advises. What is no habit has none. */
const startOf = (starts: readonly Start[], { id, advises }: SaidFinding): Start | undefined =>
  [[id], advises]
    .map((names) => starts.find(({ of }) => of.some((name) => names.includes(name))))
    .find((start) => start !== undefined);

/** Text for somebody in crisis, by what they wrote. */
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

/** The most important numbers to call, in a text that has to be short; the page has a button for each. */
const MOST_LINES = 5;
/** Words of a text without a plan at most. */
const MOST_CARE_WORDS = 350;

/** The text for somebody who needs a human being: short, of what weighs most, and no plan. */
export function composeCareText(redFlags: readonly RedFlag[]): string {
  const ids = redFlags.map(({ id }) => id);
  const said = HUMANE.find(([of]) => of.some((id) => ids.includes(id)));
  if (!said) return redFlagSection(redFlags) + ADULTS_ONLY_TEXT;
  const lines = helplinesFor(ids.filter(isCareOnly)).slice(0, MOST_LINES);
  const textWith = (some: typeof lines) => `${redFlagSection(redFlags)}## Du behöver inte klara det här själv

${said[1]}

## ${SECTIONS.call}

${some.map(({ name, number, about }) => `- **${name}, ${number}.** ${about}`).join("\n")}

## Resten kan vänta

Vi ger dig inga andra råd i dag. Svaren finns kvar, och du är välkommen tillbaka när du vill. Råd på en webbplats ersätter inte vård.`;
  while (lines.length > 3 && wordsIn(textWith(lines)) > MOST_CARE_WORDS) lines.pop();
  return textWith(lines);
}
