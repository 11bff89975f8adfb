import { FINDING_CATEGORIES, type TestKind } from "../../analyses/vocabulary.ts";

/** Findings that show their evidence; the graph has it for all. */
const MOST_GROUNDED = 3;

/** The findings that a result says the evidence of. */
export const withEvidence = <Given>(open: ReadonlySet<Given>): Set<Given> => new Set([...open].slice(0, MOST_GROUNDED));

/** Most findings that are open; the others unfold. */
const MOST_OPEN = 5;

/**
 * The findings that are open: what is for today, then what matters most. Those of the training test are shown by area,
 * and of each area the first is open.
 */
export function openFindings<Given extends { category: string; isForToday?: boolean }>(
  kind: TestKind,
  findings: readonly Given[],
): Set<Given> {
  const ofAreas = Object.keys(FINDING_CATEGORIES[kind]).flatMap(
    (category) => findings.find((finding) => finding.category === category) ?? [],
  );
  const today = findings.filter(({ isForToday }) => isForToday);
  const order =
    kind === "training" ? findings.filter((one) => ofAreas.includes(one)) : [...new Set([...today, ...findings])];
  return new Set(order.slice(0, MOST_OPEN));
}
