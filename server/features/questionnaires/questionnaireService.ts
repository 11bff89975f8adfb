import { goalChoices, type JourneyTexts } from "../../../schema/journey/journeyTexts.ts";
import { QUESTIONNAIRES, type QuestionnaireKind } from "../../../schema/questionnaires/all.ts";
import type { Questionnaire as Definition, Option, QuestionField } from "../../../schema/questionnaires/definition.ts";
import { missingMessage } from "../../../schema/questionnaires/messages.ts";
import { onboardingOf } from "../../../schema/questionnaires/onboarding.ts";
import { MEDICINE_NAMES } from "../../../schema/rules/analyses/medicineNames.ts";
import type { Question, Questionnaire, QuestionOption } from "./Questionnaire.ts";

/**
 * A questionnaire as clients ask it.
 * @param texts what admins have written of the goals that it offers; hidden ones are left out
 */
export function findQuestionnaire(kind: QuestionnaireKind, texts?: JourneyTexts): Questionnaire {
  const definition: Definition = QUESTIONNAIRES[kind];
  const { version, title, steps } = texts
    ? onboardingOf(goalChoices(texts).filter(({ isShown }) => isShown))
    : definition;
  return {
    kind,
    version,
    title,
    steps: steps.map(({ id, heading, lead, fields }) => ({ key: id, heading, lead, fields: fields.map(questionOf) })),
  };
}

function questionOf(field: QuestionField): Question {
  const { name, kind, label, hint, section, isOptional = false, isOptionalInApi = false } = field;
  return {
    name,
    kind,
    label,
    hint,
    section,
    isOptional,
    mayBeLeftOut: isOptionalInApi,
    missing: missingMessage(field),
    options: [],
    ...ofKind(field),
  };
}

const optionOf = ({ excludesOthers, isHidden: _, ...option }: Option): QuestionOption => ({
  ...option,
  excludesOthers: Boolean(excludesOthers),
});

/** What a question has by its kind. */
function ofKind(field: QuestionField): Partial<Question> {
  switch (field.kind) {
    case "single":
      return { options: field.options.map(optionOf), placeholder: field.placeholder };
    case "several":
      return { options: field.options.map(optionOf), maxChosen: field.max ?? field.options.length };
    case "rating":
      return { min: field.min, max: field.max, step: 1, lowLabel: field.lowLabel, highLabel: field.highLabel };
    case "number":
      return { min: field.min, max: field.max, step: field.step, unit: field.unit, placeholder: field.placeholder };
    case "text":
      return {
        maxLength: field.max,
        lines: field.lines ?? 1,
        isEmail: field.format === "email",
        placeholder: field.placeholder,
      };
    case "list":
      return {
        maxItems: field.maxItems,
        maxLength: field.max,
        suggestions: field.suggestions === "medicines" ? MEDICINE_NAMES : undefined,
      };
    case "time":
      return {};
    case "date":
      return { firstDay: field.min, lastDay: field.max };
  }
}
