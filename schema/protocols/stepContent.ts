import type { StepInput } from "./protocolInput.ts";
import type { ProtocolItem } from "./protocolState.ts";

/**
 * What a step says, by the names under which it is stored: copies, share links, merging and the graph's view follow from
 * this list. Share links keep the values in this order, so a new one comes last, and links made before lack it.
 */
export const STEP_CONTENT = [
  "title",
  "description",
  "categoryId",
  "frequency",
  "timeOfDay",
  "dosageAmount",
  "isRequired",
] as const satisfies readonly (keyof ProtocolItem)[];
export type StepContent = Pick<ProtocolItem, (typeof STEP_CONTENT)[number]>;

/** Only what a step says, without its key, its place and its dates. */
export const contentOf = (step: StepContent): StepContent =>
  Object.fromEntries(STEP_CONTENT.map((name) => [name, step[name]])) as StepContent;

/** A step of the graph's input by the names under which it is stored. */
export const storedStep = <Step extends StepInput>({ key, category, dosage, ...step }: Step) => ({
  ...step,
  id: key,
  categoryId: category,
  dosageAmount: dosage,
});

/** A stored step as the graph's input has it, with a key of its own. */
export function stepInput(key: string, step: StepContent): StepInput {
  const { categoryId, dosageAmount, isRequired, ...content } = contentOf(step);
  return { ...content, key, category: categoryId, dosage: dosageAmount };
}
