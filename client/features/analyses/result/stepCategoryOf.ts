import { FINDING_CATEGORIES, type FindingCategory, type TestKind } from "../../../../schema/analyses/vocabulary.ts";
import type { StepCategoryKey } from "../../../../schema/protocols/vocabulary.ts";

const CATEGORIES: { readonly [Kind in TestKind]: Readonly<Record<FindingCategory<Kind>, StepCategoryKey>> } = {
  sleep: { rhythm: "sleep", evening: "sleep", room: "sleep", day: "sleep", mind: "mental" },
  training: { plan: "training", cardio: "training", nutrition: "nutrition", recovery: "sleep", goals: "training" },
  protocol: {
    morning: "mental",
    nutrition: "nutrition",
    training: "training",
    supplements: "nutrition",
    mental: "mental",
    sleep: "sleep",
  },
};

/** The category of a protocol's step that is made of a finding. */
export function stepCategoryOf(kind: TestKind, category: string): StepCategoryKey {
  const known: Readonly<Record<string, StepCategoryKey>> = CATEGORIES[kind];
  return (category in FINDING_CATEGORIES[kind] && known[category]) || "mental";
}
