import { GraphQLLocalDate } from "graphql-scalars";
import { type ClassType, Field, Float, InputType, Int, registerEnumType } from "type-graphql";
import {
  type AnswersInput,
  fieldsOf,
  isNullableInput,
  type Option,
  type QuestionField,
  type Questionnaire,
} from "../../../schema/questionnaires/definition.ts";

/** An enum of the graph, as type-graphql knows it: name in the graph → stored value. */
export type EnumValues = Readonly<Record<string, string>>;

/** An enum of the graph over a question's options: what each of them means is its label. */
export function enumOfOptions(name: string, description: string, options: readonly Option[]): EnumValues {
  const values = Object.fromEntries(options.map((option) => [option.name, option.value]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(options.map((option) => [option.name, { description: `'${option.label}'.` }])),
  });
  return values;
}

/**
 * The graph's input for the answers of a questionnaire.
 * @param given.enums of the questions whose options are an enum; the stored values of others are sent as texts
 */
export function inputOfAnswers<const Definition extends Questionnaire>(
  definition: Definition,
  given: { name: string; description: string; enums?: Readonly<Record<string, EnumValues>> },
): ClassType<AnswersInput<Definition>> {
  const Input = { [given.name]: class {} }[given.name] as ClassType<AnswersInput<Definition>>;
  for (const field of fieldsOf(definition)) {
    const type = typeOf(field, given.enums?.[field.name]);
    Field(() => type, { nullable: isNullableInput(field), description: field.about })(Input.prototype, field.name);
  }
  InputType(given.name, { description: given.description })(Input);
  return Input;
}

function typeOf(field: QuestionField, values: EnumValues | undefined) {
  switch (field.kind) {
    case "single":
      return values ?? String;
    case "several":
      return [values ?? String];
    case "list":
      return [String];
    case "rating":
      return Int;
    case "number":
      return Number.isInteger(field.step) ? Int : Float;
    case "date":
      return GraphQLLocalDate;
    case "text":
    case "time":
      return String;
  }
}
