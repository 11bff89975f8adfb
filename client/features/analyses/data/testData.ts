import { fieldsOf, type Questionnaire } from "../../../../schema/questionnaires/definition.ts";

/** Answers as the graph takes them: options by their names there. */
export const testDataOf = <Input>(definition: Questionnaire, answers: Readonly<Record<string, unknown>>): Input =>
  Object.fromEntries(
    fieldsOf(definition).map((field) => {
      const answer = answers[field.name];
      if (field.kind !== "single" && field.kind !== "several") return [field.name, answer];
      const nameOf = (value: unknown) => field.options.find((option) => option.value === value)?.name;
      return [field.name, Array.isArray(answer) ? answer.map(nameOf) : nameOf(answer)];
    }),
  ) as Input;
