import { difficulty } from "../../../../schema/protocols/protocolState.ts";
import { type EditedTemplate, templateSchema } from "../../../../schema/protocols/templateInput.ts";
import { TEMPLATE_LABELS } from "../../../../schema/protocols/templateLabels.ts";
import { DIFFICULTY_LEVELS, type DifficultyLevel, PROTOCOL_GOALS } from "../../../../schema/protocols/vocabulary.ts";
import { stepsInWords } from "../../../../schema/rules/protocols/stepsInWords.ts";
import { z } from "../../../../schema/zod.ts";
import type { CreateProtocolTemplateInput } from "../../../apollo/schemaTypes.generated.ts";
import { givenProtocol, givenStep, goalInput, protocolValues, stepInputs } from "../../../ui/steps/protocolForm.ts";
import { goalFromGraph, type ProtocolValues, stepFromGraph } from "../../../ui/steps/protocolValues.ts";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import type { TemplatesTab_TemplateFragment as Template } from "./TemplatesTab.generated.ts";

/** A template as the form holds it. */
export interface TemplateValues extends ProtocolValues {
  difficulty: DifficultyLevel;
  /** Empty for no number. */
  estimatedWeeks: number | string;
  expertName: string;
  position: number | string;
  isShown: boolean;
}

const number = z.union([z.number(), z.string()]);

/** What is demanded of a template. */
export const templateFormSchema = protocolValues
  .extend({
    difficulty,
    estimatedWeeks: number,
    expertName: z.string(),
    position: number,
    isShown: z.boolean(),
  } satisfies Record<Exclude<keyof TemplateValues, keyof ProtocolValues>, z.ZodType>)
  .transform((values): z.input<typeof templateSchema> => givenProtocol(values))
  .pipe(templateSchema);

/** A template as the form holds it; nothing yet for a new one, which comes last. */
export const valuesOf = (template: Template | null, place: number): TemplateValues => ({
  name: template?.name ?? "",
  description: template?.description ?? "",
  goal: goalFromGraph(template?.goal ?? null),
  difficulty: (template?.difficulty.toLowerCase() ?? "beginner") as DifficultyLevel,
  estimatedWeeks: template?.estimatedWeeks ?? "",
  expertName: template?.expertName ?? "",
  hasOwnOrder: template?.hasOwnOrder ?? false,
  position: template?.position ?? place,
  isShown: template?.isShown ?? true,
  steps: template?.steps.map(stepFromGraph) ?? [],
});

/** What the graph takes for a template that was checked. */
export const inputOf = ({ goal, difficulty, steps, ...facts }: EditedTemplate): CreateProtocolTemplateInput => ({
  ...facts,
  goal: goalInput(goal),
  difficulty: difficulty.toUpperCase() as CreateProtocolTemplateInput["difficulty"],
  steps: stepInputs(steps),
});

/** In which fields what stands now differs from what was typed. */
export function standingFields(now: TemplateValues, typed: TemplateValues): ChangedField[] {
  const [standing, own] = [inWords(now), inWords(typed)];
  return (Object.keys(TEMPLATE_LABELS) as (keyof TemplateValues)[])
    .filter((field) => standing[field] !== own[field])
    .map((field) => ({ label: TEMPLATE_LABELS[field], now: standing[field] }));
}

const inWords = ({ goal, difficulty, steps, ...facts }: TemplateValues): Record<keyof TemplateValues, string> => ({
  ...facts,
  goal: goal && PROTOCOL_GOALS[goal],
  difficulty: DIFFICULTY_LEVELS[difficulty],
  estimatedWeeks: String(facts.estimatedWeeks),
  position: String(facts.position),
  hasOwnOrder: facts.hasOwnOrder ? "ja" : "nej",
  isShown: facts.isShown ? "ja" : "nej",
  steps: stepsInWords(steps.map(givenStep)),
});
