import type { Analysis, Finding, RedFlag, SuggestedActivity } from "../../analyses/analysis.ts";
import { FINDING_CATEGORIES, type FindingCategory, type TestKind } from "../../analyses/vocabulary.ts";
import { activitiesFor } from "./activities.ts";
import { ABOUT, answersBehind } from "./answersBehind.ts";
import { composeCareText, MAX_WORDS, type SaidFinding, textFrames } from "./compose.ts";
import { measuredIn } from "./conditions.ts";
import { type AnswersOf, type Mention, protocolFacts, type SafetyFacts, sleepFacts, trainingFacts } from "./facts.ts";
import { besideAdvice, meetingRule, toldInFull } from "./meeting.ts";
import { mentionsOf } from "./mentions.ts";
import { PROTOCOL_RULES } from "./protocolRules.ts";
import { saidRedFlags } from "./redFlags.ts";
import { shapeOf } from "./resultShape.ts";
import { concludes, factsBehind, holds, type Rule, toldIn } from "./rule.ts";
import { type Topic as RuledOut, ruledOutFor } from "./ruledOut.ts";
import { isForToday } from "./sharedTopics.ts";
import { SLEEP_RULES } from "./sleepRules.ts";

import { TRAINING_RULES } from "./trainingRules.ts";

type Answered = Readonly<Record<string, unknown>>;

const known = (facts: Partial<SafetyFacts>): SafetyFacts => ({ mentions: [], flags: [], shape: "plan", ...facts });

/**
 * The rules that hold, without those that something known of somebody rules out (`ruledOut.ts`), and without those whose
 * advice another one that holds rules out: injury before intensity.
 */
export function selectRules<Kind extends TestKind, Facts extends Partial<SafetyFacts>, Topic extends string>(
  rules: readonly Rule<Kind, Facts, Topic>[],
  facts: Facts,
): Rule<Kind, Facts, Topic>[] {
  const out: ReadonlySet<string> = ruledOutFor(known(facts));
  const holding = rules.filter(
    ({ when, unless, advises }) =>
      holds(when, facts) && !(unless && holds(unless, facts)) && !advises.some((topic) => out.has(topic)),
  );
  const silencers = new Map<Topic, Set<Rule<Kind, Facts, Topic>>>();
  for (const rule of holding) {
    for (const topic of rule.rulesOut ?? []) silencers.set(topic, (silencers.get(topic) ?? new Set()).add(rule));
  }
  // A rule does not silence itself.
  const isSilenced = (rule: Rule<Kind, Facts, Topic>, topic: Topic): boolean => {
    const by = silencers.get(topic);
    return by !== undefined && by.size > (by.has(rule) ? 1 : 0);
  };
  // In doubt, what keeps others from being said does so, and says nothing itself.
  const said = holding.filter(
    (rule) => concludes(rule.when, facts) && !rule.advises.some((topic) => isSilenced(rule, topic)),
  );
  if (!facts.medicineKinds?.length) return said;
  return said.map((rule) => {
    const beside = besideAdvice(rule.advises, facts, toldInFull(facts));
    return beside ? { ...rule, text: rule.text + beside } : rule;
  });
}

/** Answers behind what holds for everybody, by category. */
const ANSWERS_OF_CATEGORY: { readonly [Kind in TestKind]: Readonly<Record<FindingCategory<Kind>, readonly string[]>> } =
  {
    sleep: {
      rhythm: ["bedtime", "waketime", "sleepDuration"],
      evening: ["screenTimeBedtime", "alcoholIntake"],
      room: ["roomTemperature", "roomDarkness", "noiseLevel"],
      day: ["caffeineIntake", "exerciseFrequency"],
      mind: ["stressLevel"],
    },
    training: {
      plan: ["currentFrequency", "timeAvailable"],
      cardio: ["fitnessLevel"],
      nutrition: ["primaryGoals"],
      recovery: ["recoveryTime", "sleepQuality"],
      goals: ["primaryGoals", "trainingExperience"],
    },
    protocol: {
      morning: ["preferredTimes", "workType"],
      nutrition: ["dietType"],
      training: ["fitnessLevel", "timeAvailable"],
      supplements: ["dietType", "budgetRange"],
      mental: ["stressLevel"],
      sleep: ["sleepQuality"],
    },
  };

/** The answers behind it where those contradict each other. */
const OF_EVERY_TEST = ["sleepQuality"];

/** Statement of a rule that applies to somebody's answers. */
function findingOf<Kind extends TestKind, Facts extends object, Topic extends string>(
  kind: Kind,
  rule: Rule<Kind, Facts, Topic>,
  facts: Facts,
): Finding<Kind> {
  const { id, category, title, text, evidence, priority, links = [], when } = rule;
  const names = factsBehind(when, facts);
  const ofCategory = (ANSWERS_OF_CATEGORY[kind] as Record<string, readonly string[]>)[category] ?? [];
  const { doubted = [] } = facts as Partial<SafetyFacts>;
  const certain = ofCategory.filter((name) => !doubted.includes(name));
  const behind = names.length > 0 ? names : certain.length > 0 ? certain : OF_EVERY_TEST;
  const because = answersBehind(kind, behind, facts as Answered, toldIn(when));
  return {
    ...{ id, category, title, text, evidence, priority, links: [...links], because },
    isForToday: isForToday(rule),
  };
}

const RANKS = { high: 0, medium: 1, low: 2 } as const;

/** Findings by how much they matter; those that matter alike stay in their order. */
const byPriority = <Given extends Pick<Finding, "priority">>(findings: readonly Given[]): Given[] =>
  [...findings].sort((one, other) => RANKS[one.priority] - RANKS[other.priority]);

/** What a rule says where a text is composed of it; the answers behind it are looked up for those that are chosen. */
interface Found<Kind extends TestKind> extends SaidFinding {
  category: FindingCategory<Kind>;
}

const saidByRule = new WeakMap<object, Found<TestKind>>();

/** The same object for each analysis, so that what is known of it is found out once. */
function saidBy<Kind extends TestKind, Facts, Topic extends string>(rule: Rule<Kind, Facts, Topic>): Found<Kind> {
  const stored = saidByRule.get(rule) ?? { ...rule, isForToday: isForToday(rule) };
  saidByRule.set(rule, stored);
  return stored as Found<Kind>;
}

/** Findings of one category at most, beside those that care or safety ask for. */
const MAX_OF_CATEGORY = 3;

/** Findings that a text tries to add at most, once it is nearly full. */
const TRIES = 8;

/**
 * As many findings as a text can hold that somebody reads to its end: what matters most, then of each category the first,
 * then by priority.
 * @returns them by priority; those that matter alike in the order of the rules, where care comes first. And whether all
 *   that matters most and something of each category found room
 */
function chooseFindings<Kind extends TestKind>(
  kind: Kind,
  findings: readonly Found<Kind>[],
  count: (chosen: readonly Found<Kind>[]) => number,
): { chosen: Found<Kind>[]; isWhole: boolean } {
  const sorted = byPriority(findings);
  const first = Object.keys(FINDING_CATEGORIES[kind]).flatMap(
    (category) => sorted.find((finding) => finding.category === category) ?? [],
  );
  const needed = new Set([...sorted.filter(({ priority }) => priority === "high"), ...byPriority(first)]);
  const chosen = new Set<Found<Kind>>();
  let tries = TRIES;
  for (const finding of new Set([...needed, ...sorted])) {
    if (tries === 0) break;
    const ofCategory = [...chosen].filter(({ category }) => category === finding.category).length;
    if (ofCategory >= MAX_OF_CATEGORY && !needed.has(finding)) continue;
    const longer = sorted.filter((one) => chosen.has(one) || one === finding);
    if (count(longer) <= MAX_WORDS) chosen.add(finding);
    else if (!needed.has(finding)) tries -= 1;
  }
  return {
    chosen: sorted.filter((finding) => chosen.has(finding)),
    isWhole: [...needed].every((finding) => chosen.has(finding)),
  };
}

/**
 * Analyses answers by rules: deterministic, and each finding names the answers behind it. Who needs a human being gets
 * no findings, but whom to turn to.
 * @param facts the answers, and what follows from them
 * @param redFlags what a doctor should hear of first
 */
export function analyseBy<Kind extends TestKind, Facts extends Partial<SafetyFacts>, Topic extends string>(
  kind: Kind,
  facts: Facts,
  rules: readonly Rule<Kind, Facts, Topic>[],
  redFlags: readonly RedFlag[],
  activities: readonly SuggestedActivity[] = [],
): Analysis<Kind> {
  const shape = shapeOf(redFlags);
  const own: Pick<Analysis, "redFlags" | "source" | "shape"> = { redFlags: [...redFlags], source: "built-in", shape };
  if (shape === "care-only") {
    return { ...own, recommendations: composeCareText(redFlags), findings: [], activities: [] };
  }
  const all = [...meetingRule<Kind, Facts, Topic>(kind, facts), ...rules];
  const holding = new Map(selectRules(all, facts).map((rule) => [saidBy(rule), rule]));
  const said = [...holding.keys()];
  const frames = textFrames(kind, facts, redFlags);
  let frame = frames(false);
  let { chosen, isWhole } = chooseFindings(kind, said, frame.count);
  if (!isWhole) {
    // What is said around the findings gives way to them.
    frame = frames(true);
    ({ chosen } = chooseFindings(kind, said, frame.count));
  }
  const findings = chosen.map((one) => findingOf(kind, holding.get(one) as Rule<Kind, Facts, Topic>, facts));
  return { ...own, recommendations: frame.compose(chosen), findings, activities: [...activities] };
}

/** Mentions in free texts, by phrases and by measured values. */
const mentionsIn = (texts: readonly (string | null)[]): Mention[] => [
  ...new Set([...mentionsOf(texts), ...measuredIn(texts)]),
];

/** Facts from the answers of each test, red flags first. */
const FACTS = {
  sleep: (answers: AnswersOf["sleep"]) => {
    const redFlags = saidRedFlags("sleep", answers);
    return { redFlags, facts: sleepFacts(answers, mentionsIn([answers.sleepChallenges]), redFlags) };
  },
  training: (answers: AnswersOf["training"]) => {
    const redFlags = saidRedFlags("training", answers);
    const mentions = mentionsIn([answers.trainingChallenges, answers.motivationFactors]);
    return { redFlags, facts: trainingFacts(answers, mentions, redFlags) };
  },
  protocol: (answers: AnswersOf["protocol"]) => {
    const redFlags = saidRedFlags("protocol", answers);
    const mentions = mentionsIn([answers.healthChallenges, answers.currentSupplements]);
    return { redFlags, facts: protocolFacts(answers, mentions, redFlags) };
  },
};

const ANALYSES: { readonly [Kind in TestKind]: (answers: AnswersOf[Kind]) => Analysis<Kind> } = {
  sleep: (answers) => {
    const { facts, redFlags } = FACTS.sleep(answers);
    return analyseBy("sleep", facts, SLEEP_RULES, redFlags);
  },
  training: (answers) => {
    const { facts, redFlags } = FACTS.training(answers);
    return analyseBy("training", facts, TRAINING_RULES, redFlags);
  },
  protocol: (answers) => {
    const { facts, redFlags } = FACTS.protocol(answers);
    return analyseBy("protocol", facts, PROTOCOL_RULES, redFlags, activitiesFor(facts));
  },
};

const RULES = { sleep: SLEEP_RULES, training: TRAINING_RULES, protocol: PROTOCOL_RULES } as const;

/** Advice that is ruled out by answers, and the mentions that rule it out. */
export interface RuledOutOf {
  topics: ReadonlySet<RuledOut>;
  /** Swedish: 'graviditet'. */
  known: string[];
}

/** What is never advised to who gave these answers, by what is known of them and by the rules that hold, for others who write. */
export function ruledOutOf<Kind extends TestKind>(kind: Kind, answers: AnswersOf[Kind]): RuledOutOf {
  const { facts } = (FACTS[kind] as (given: AnswersOf[Kind]) => { facts: SafetyFacts })(answers);
  const rules = selectRules(RULES[kind] as readonly Rule<Kind, SafetyFacts, RuledOut>[], facts);
  const known = [...facts.mentions, ...facts.flags].flatMap((key) => ABOUT.get(key) ?? []);
  return {
    topics: new Set([...ruledOutFor(facts), ...rules.flatMap(({ rulesOut = [] }) => rulesOut)]),
    known: [...new Set(known)],
  };
}

/** Analyses the answers of a test by the site's own rules: the same answers always give the same result. */
export const analyse = <Kind extends TestKind>(kind: Kind, answers: AnswersOf[Kind]): Analysis<Kind> =>
  (ANALYSES[kind] as (given: AnswersOf[Kind]) => Analysis<Kind>)(answers);
