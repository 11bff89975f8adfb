import type { SuggestedActivity } from "../../analyses/analysis.ts";
import type { ActivityTime } from "../../analyses/vocabulary.ts";
import type { ProtocolFacts } from "./facts.ts";
import { type ActivityRule, ADDITIONS, SAMPLES } from "./protocol/activityRules.ts";
import { type ProtocolTopic, SHIFTS } from "./protocol/rule.ts";
import { PROTOCOL_RULES } from "./protocolRules.ts";
import { holds } from "./rule.ts";

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

/** What the rules that hold keep everything else from advising. */
function ruledOut(facts: ProtocolFacts): Set<ProtocolTopic> {
  const holding = PROTOCOL_RULES.filter(({ when, unless }) => holds(when, facts) && !(unless && holds(unless, facts)));
  return new Set(holding.flatMap(({ rulesOut = [] }) => rulesOut));
}

/**
 * The activities of a day: the six samples, each replaced by something milder where a rule that holds speaks against
 * it, and up to six more from the answers.
 */
export function activitiesFor(facts: ProtocolFacts): SuggestedActivity[] {
  const out = ruledOut(facts);
  const fits = ({ when, unless, advises = [] }: ActivityRule): boolean =>
    holds(when, facts) && !(unless && holds(unless, facts)) && !advises.some((topic) => out.has(topic));

  const samples = SAMPLES.flatMap((versions) => versions.find(fits) ?? []);
  const isHard = facts.motivationLevel === "lag" || facts.stressLevel === "mycket-hog";
  const most = isHard ? MAX_ADDED_WHEN_HARD : MAX_ADDED[facts.timeAvailable];
  const added = ADDITIONS.filter(fits).slice(0, most);

  const inShifts = holds(SHIFTS, facts);
  const preferred = TIMES[facts.preferredTimes[0] ?? "morgon"];
  return [...samples, ...added].map((rule) => {
    const { id, title, description, category, dosage, timeOfDay } = rule;
    const time = timeOfDay === "preferred" ? preferred : timeOfDay;
    return { id, title, description, category, timeOfDay: time, dosage, ...(inShifts ? rule.inShifts : {}) };
  });
}
