import { useEffect } from "react";
import { STEP_CATEGORIES, stepCategory } from "../../../schema/protocols/vocabulary.ts";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import type { Tint } from "../../theme.ts";
import { showToast } from "../../toasts/toasts.ts";
import { BADGE_TINTS } from "../badgeTints.ts";
import { useStepCategoriesQuery } from "./StepCategories.generated.ts";

/** The categories that a step can be filed under, and how a step's own shows. */
export interface StepCategories {
  options: readonly Option[];
  /** @param key as the step has it; empty for none */
  look(key: string): { name: string; tint: Tint };
}

const names = new Intl.Collator("sv-SE");
/** What is offered when the categories cannot be read. */
const FIXED = Object.entries(STEP_CATEGORIES)
  .map(([key, { name }]) => ({ key, name, tint: stepCategory(key).colour }))
  .sort((one, other) => names.compare(one.name, other.name));

/** The categories by name; those that are fixed when they cannot be read, which is said. */
export function useStepCategories(): StepCategories {
  const { data, error } = useStepCategoriesQuery({});
  const isMissing = Boolean(error) && !data?.protocolCategories;
  useEffect(() => {
    if (isMissing) showToast({ title: "Fel", text: "Kunde inte hämta kategorier", tone: "error" });
  }, [isMissing]);
  const known: readonly { key: string; name: string; tint: Tint }[] =
    data?.protocolCategories?.map(({ key, name, colour }) => ({
      ...{ key, name },
      tint: BADGE_TINTS.stepCategory[colour],
    })) ?? FIXED;
  return {
    options: known.map(({ key, name }) => ({ value: key, name: key, label: name })),
    look(key) {
      const found = known.find((one) => one.key === key);
      if (found) return found;
      const { name, colour } = stepCategory(key || null);
      return { name, tint: colour };
    },
  };
}
