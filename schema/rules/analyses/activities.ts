import type { SuggestedActivity } from "../../analyses/analysis.ts";
import type { ActivityTime } from "../../analyses/vocabulary.ts";
import type { ProtocolFacts } from "./facts.ts";
import { besideAdvice } from "./meeting.ts";
import { type ActivityRule, ADDITIONS, MONTHLY_COSTS, OPTIONAL, SAMPLES } from "./protocol/activityRules.ts";
import { SHIFTS } from "./protocol/rule.ts";
import { PROTOCOL_RULES } from "./protocolRules.ts";
import { holds } from "./rule.ts";
import { ruledOutFor } from "./ruledOut.ts";

/** How many activities are added to the six, by the time that somebody has. */
const MAX_ADDED: Readonly<Record<ProtocolFacts["timeAvailable"], number>> = {
  "15-30min": 2,
  "30-60min": 3,
  "1-2h": 5,
  "2h+": 6,
};
/** With little motivation, or a life that is full already. */
const MAX_ADDED_WHEN_HARD = 1;

const TIMES: Readonly<Record<ProtocolFacts["preferredTimes"][number], ActivityTime>> = {
  morgon: "morning",
  formiddag: "morning",
  lunch: "afternoon",
  eftermiddag: "afternoon",
  kvall: "evening",
  natt: "evening",
};

/** What is known of somebody rules out, and what the rules that hold keep everything else from advising. */
function ruledOut(facts: ProtocolFacts): ReadonlySet<string> {
  const holding = PROTOCOL_RULES.filter(({ when, unless }) => holds(when, facts) && !(unless && holds(unless, facts)));
  return new Set<string>([...ruledOutFor(facts), ...holding.flatMap(({ rulesOut = [] }) => rulesOut)]);
}

/** The most minutes that somebody has in a day. */
const MINUTES: Readonly<Record<ProtocolFacts["timeAvailable"], number>> = {
  "15-30min": 30,
  "30-60min": 60,
  "1-2h": 120,
  "2h+": 240,
};

/** The most kronor that somebody will spend in a month. */
const BUDGETS: Readonly<Record<ProtocolFacts["budgetRange"], number>> = {
  minimal: 500,
  basic: 1_500,
  medel: 3_000,
  premium: 5_000,
  unlimited: Number.POSITIVE_INFINITY,
};

/** The activities of a day as rules, with those that are off by default behind them. */
export function activityRulesFor(facts: ProtocolFacts): { daily: ActivityRule[]; optional: ActivityRule[] } {
  const out = ruledOut(facts);
  const fits = ({ when, unless, advises }: ActivityRule): boolean =>
    holds(when, facts) && !(unless && holds(unless, facts)) && !advises.some((topic) => out.has(topic));

  const daily = SAMPLES.flatMap((versions) => versions.find(fits) ?? []);
  const isHard = facts.motivationLevel === "lag" || facts.stressLevel === "mycket-hog";
  let left = isHard ? MAX_ADDED_WHEN_HARD : MAX_ADDED[facts.timeAvailable];
  let minutes = MINUTES[facts.timeAvailable] - sumOf(daily, minutesOf);
  let kronor = BUDGETS[facts.budgetRange] - sumOf(daily, costOf);
  for (const rule of ADDITIONS) {
    if (left === 0) break;
    if (!fits(rule) || minutesOf(rule) > minutes || costOf(rule) > kronor) continue;
    daily.push(rule);
    left -= 1;
    minutes -= minutesOf(rule);
    kronor -= costOf(rule);
  }
  // One of them at most is turned on.
  const optional = OPTIONAL.filter((rule) => fits(rule) && costOf(rule) <= kronor);
  return { daily, optional };
}

const minutesOf = ({ minutes }: ActivityRule): number => minutes;
const costOf = ({ cost }: ActivityRule): number => (cost ? MONTHLY_COSTS[cost] : 0);
const sumOf = (rules: readonly ActivityRule[], of: (rule: ActivityRule) => number): number =>
  rules.reduce((sum, rule) => sum + of(rule), 0);

/**
 * The activities of a day: the six samples, each replaced by something milder where what is known of somebody speaks
 * against it, and up to six more from the answers, within the time and the money that there is. What is off by default
 * comes last.
 */
export function activitiesFor(facts: ProtocolFacts): SuggestedActivity[] {
  const { daily, optional } = activityRulesFor(facts);
  const inShifts = holds(SHIFTS, facts);
  const suitsMorning = inShifts || facts.preferredTimes.some((time) => TIMES[time] === "morning");
  const preferred = TIMES[facts.preferredTimes[0] ?? "morgon"];
  const timeOf = ({ timeOfDay }: ActivityRule): ActivityTime =>
    timeOfDay === "preferred" || (timeOfDay === "morning-or-preferred" && !suitsMorning)
      ? preferred
      : timeOfDay === "morning-or-preferred"
        ? "morning"
        : timeOfDay;
  const shown = (rule: ActivityRule, isOptional: boolean): SuggestedActivity => {
    const { id, title, category, dosage } = rule;
    const words = inShifts ? rule.inShifts : timeOf(rule) === "morning" ? undefined : rule.later;
    const { description, ...other } = { description: rule.description, ...words };
    const price = rule.cost ? ` Kostar ungefär ${MONTHLY_COSTS[rule.cost]} kr i månaden.` : "";
    return {
      ...{ id, title, category, dosage, ...other, timeOfDay: timeOf(rule) },
      description: description + besideAdvice(rule.advises, facts) + price,
      ...(isOptional ? { isOptional } : {}),
    };
  };
  return [...daily.map((rule) => shown(rule, false)), ...optional.map((rule) => shown(rule, true))];
}
