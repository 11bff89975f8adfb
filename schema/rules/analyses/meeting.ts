import type { FindingCategory, TestKind } from "../../analyses/vocabulary.ts";
import { joinWithAnd } from "../words/phrases.ts";
import type { SafetyFacts } from "./facts.ts";
import { MEDICINE_KINDS, type MedicineKind } from "./medicines.ts";
import { PAIR_SOURCES } from "./pairSources.ts";
import { PAIRS, type PairId, type PairTopic, pair, type WEIGHTS } from "./pairs.ts";
import type { Rule } from "./rule.ts";
import { substance } from "./substances.ts";

// What the table of pairs says to somebody: what is never advised, notes beside advice, and one finding of what
// they take already.

const IDS = Object.keys(PAIRS) as PairId[];

/** What a pair rules out: advice that names the substance, or what the pair says itself. */
const topicsOf = (id: PairId): readonly PairTopic[] => {
  const { topics, what } = pair(id);
  return topics ?? what.flatMap((key) => substance(key).topics ?? []);
};

/** Pairs whose other half is not advised to who takes the medicine. */
export const forbiddenPairs = (): { id: PairId; medicines: readonly MedicineKind[]; topics: readonly PairTopic[] }[] =>
  IDS.flatMap((id) => {
    const { weight, medicines = [] } = pair(id);
    const topics = topicsOf(id);
    return (weight === "avoid" || weight === "ask") && topics.length > 0 ? [{ id, medicines, topics }] : [];
  });

const HOURS: Readonly<Record<number, string>> = {
  0.5: "en halvtimme",
  1: "en timme",
  2: "två timmar",
  4: "fyra timmar",
  6: "sex timmar",
};

/** Pairs of which something is said beside advice that names the substance. */
const SAID_BESIDE = IDS.filter((id) => ["apart", "mind"].includes(pair(id).weight) && topicsOf(id).length > 0);

/**
 * Note beside a piece of advice about the hours between it and a medicine.
 * @param advises what the advice is
 * @param saidAlready pairs that another finding writes out
 * @returns sentences with a space before them, or nothing
 */
export function besideAdvice(
  advises: readonly string[],
  { medicineKinds = [] }: Partial<SafetyFacts>,
  saidAlready: readonly PairId[] = [],
): string {
  if (medicineKinds.length === 0) return "";
  const said = SAID_BESIDE.flatMap((id) => {
    if (saidAlready.includes(id)) return [];
    const { what, medicines = [], hours = [0, 0], beside } = pair(id);
    const kind = medicines.find((one) => medicineKinds.includes(one));
    const named = what.find((key) => substance(key).topics?.some((topic) => advises.includes(topic)));
    if (!kind || !named) return [];
    const between = HOURS[Math.max(...hours)];
    return beside ?? `Låt minst ${between} gå mellan ${substance(named).called} och ${MEDICINE_KINDS[kind].called}.`;
  });
  return [...new Set(said)].map((one) => ` ${one}`).join("");
}

const TITLES: Readonly<Record<(typeof WEIGHTS)[number], string>> = {
  avoid: "Ta inte det här ihop med medicinen",
  ask: "Fråga apoteket om det du tar",
  apart: "Låt det gå timmar emellan",
  mind: "Bra att veta om det du tar",
};

/** Pairs whose text is written out; the others are named. */
const MOST_TOLD = 3;

const CATEGORY: { readonly [Kind in TestKind]: FindingCategory<Kind> } = {
  sleep: "day",
  training: "nutrition",
  protocol: "supplements",
};

/** The pairs that the finding writes out. */
export const toldInFull = ({ meets = [] }: Partial<SafetyFacts>): PairId[] => meets.slice(0, MOST_TOLD);

/** What somebody takes already that does not go together with a medicine of theirs, as a rule that holds for them. */
export function meetingRule<Kind extends TestKind, Facts, Topics extends string>(
  kind: Kind,
  { meets = [], meetsNamed = [] }: Partial<SafetyFacts>,
): Rule<Kind, Facts, Topics>[] {
  const [first] = meets;
  if (!first) return [];
  const written = toldInFull({ meets });
  const others = meetsNamed.slice(MOST_TOLD);
  const sources = [...new Set(written.flatMap((id) => pair(id).sources.slice(0, 2)))];
  const hasMedicine = written.some((id) => pair(id).medicines);
  const text = [
    ...written.map((id) => pair(id).say),
    ...(others.length > 0 ? [`Fråga apoteket också om ${joinWithAnd(others)}.`] : []),
    ...(hasMedicine ? ["Ändra ingen medicin på egen hand."] : []),
  ].join(" ");
  return [
    {
      ...{ id: "meets-medicine", category: CATEGORY[kind], priority: "high", text },
      title: TITLES[pair(first).weight],
      when: { meets: { min: 1 } } as unknown as Rule<Kind, Facts, Topics>["when"],
      evidence: `Källor: ${joinWithAnd(sources.map((source) => PAIR_SOURCES[source].name))}; ingen farmacist har granskat raden.`,
      advises: [pair(first).weight === "avoid" ? "prohibition" : "care"] as unknown as Topics[],
      rulesOut: (hasMedicine ? ["medicines-in-general"] : []) as unknown as Topics[],
    },
  ];
}
