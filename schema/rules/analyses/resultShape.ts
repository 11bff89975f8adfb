import type { RedFlag } from "../../analyses/analysis.ts";
import type { AnalysisShape } from "../../analyses/vocabulary.ts";

/** Red flags after which somebody needs a human being, and no plan; nor has who is under 18 one. */
const CARE_ONLY: ReadonlySet<string> = new Set([
  "suicide",
  "self-harm",
  "hallucinations",
  "psychosis",
  "mania",
  "violence",
  "minor",
]);

/** Red flags below 112 that a doctor has to judge before anything is changed. Those of 112 always are. */
const CARE_FIRST: ReadonlySet<string> = new Set([
  "leg-clot",
  "bleeding",
  "weight-loss",
  "night-sweats",
  "joint-infection",
  "urine-jaundice",
  "diabetes-signs",
  "postpartum",
]);

/** Red flags of 112 that are about somebody else: they say nothing of what is good for who asks. */
const OF_OTHERS: ReadonlySet<string> = new Set(["suicide-other"]);

/** True for a red flag after which there is no plan. */
export const isCareOnly = (id: string): boolean => CARE_ONLY.has(id);

/** What a result may be after its red flags: a plan, a plan that waits for care, or no plan at all. */
export function shapeOf(redFlags: readonly Pick<RedFlag, "id" | "urgency">[]): AnalysisShape {
  if (redFlags.some(({ id }) => CARE_ONLY.has(id))) return "care-only";
  return redFlags.some(({ id, urgency }) => (urgency === "112" && !OF_OTHERS.has(id)) || CARE_FIRST.has(id))
    ? "care-first"
    : "plan";
}
