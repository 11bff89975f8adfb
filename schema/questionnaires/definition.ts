/**
 * The language in which a questionnaire is defined. From one definition come what the browser asks, what both sides
 * demand of the answers, the graph's input, and the words in which answers are shown again.
 */

/** One of the answers to choose from. */
export interface Option<Value extends string = string> {
  /** As it is stored. */
  value: Value;
  /** Its name where the graph has an enum for it. */
  name: string;
  /** Swedish, as it is shown. */
  label: string;
  /** Swedish: heading of a group of fields, which are in a row. */
  group?: string;
  /** Only those who have chosen it see it. */
  isHidden?: true;
  /** It says that none of the others holds. */
  excludesOthers?: true;
}

interface FieldBase {
  name: string;
  /** Swedish: the question, or what is to be filled in. */
  label: string;
  /** English, for the graph's documentation. */
  about: string;
  /** Said to those who listen only, where the step's heading asks already. */
  isLabelHidden?: true;
  /** Swedish, below the field. */
  hint?: string;
  /** Need not be answered. */
  isOptional?: true;
  /** Asked for, but the graph's input may leave it out: it is stored only with consent, or on the device only. */
  isOptionalInApi?: true;
  /** Messages for a missing and for an unusable answer. */
  missing?: string;
  invalid?: string;
  /** Its name within a sentence, e.g. 'ålder'. */
  short?: string;
  /** Heading above this field and those that follow, within a step. */
  section?: string;
}

interface Choosing extends FieldBase {
  options: readonly Option[];
  /** Beside each other where there is room. */
  columns?: 1 | 2 | 3;
  /** Turns what was stored before into the value that holds now. */
  current?: (value: string) => string;
}

/** One of several options: cards, or a list that opens. */
export interface SingleField extends Choosing {
  kind: "single";
  control?: "cards" | "select";
  /** In a list that opens, while nothing is chosen. */
  placeholder?: string;
}

/** Any number of options. */
export interface SeveralField extends Choosing {
  kind: "several";
  /** Fewest and most; at least one unless it is optional. */
  min?: number;
  max?: number;
}

/** A whole number between two ends, each of which has words. */
export interface RatingField extends FieldBase {
  kind: "rating";
  min: number;
  max: number;
  lowLabel: string;
  highLabel: string;
}

/** A number, written in Swedish. */
export interface NumberField extends FieldBase {
  kind: "number";
  min: number;
  max: number;
  /** 1 for whole numbers, 0.1 for one decimal. */
  step: number;
  unit?: string;
  /** Message for a number that is too small. */
  below?: string;
  placeholder?: string;
  /** A whole number that is written into a field for texts. */
  hasTextInput?: true;
}

/** Words of one's own. */
export interface TextField extends FieldBase {
  kind: "text";
  /** Most characters. */
  max: number;
  /** Lines that show; one when absent, and then no line breaks. */
  lines?: number;
  format?: "email";
  placeholder?: string;
  /** Value of `autocomplete`, e.g. 'given-name'. */
  autoComplete?: string;
  /** Message for a text that is too long. */
  tooLong?: string;
}

/** Short texts, as many as are needed. */
export interface ListField extends FieldBase {
  kind: "list";
  /** Most texts, and most characters of each. */
  maxItems: number;
  max: number;
  /** Name of an entry, e.g. 'ett tillskott'. */
  item: string;
  /** Suggestions while typing; anything else is allowed. */
  suggestions?: "medicines";
}

/** A day, 'YYYY-MM-DD'. */
export interface DateField extends FieldBase {
  kind: "date";
  min?: string;
  max?: string;
}

/** A time of the day, 'HH:MM'. */
export interface TimeField extends FieldBase {
  kind: "time";
}

/** Something that is asked. */
export type QuestionField =
  | SingleField
  | SeveralField
  | RatingField
  | NumberField
  | TextField
  | ListField
  | DateField
  | TimeField;

/** A step: questions that are asked at once. */
export interface QuestionStep {
  id: string;
  heading: string;
  lead?: string;
  /** None in a step that only informs. */
  fields: readonly QuestionField[];
}

/** A questionnaire. */
export interface Questionnaire {
  kind: string;
  /** Raised when fields change their meaning, so that drafts of before are not taken for drafts of now. */
  version: number;
  title: string;
  steps: readonly QuestionStep[];
}

/** Takes a definition with the literal types of its names and values, from which the answers' type is made. */
export const defineQuestionnaire = <const Definition extends Questionnaire>(definition: Definition): Definition =>
  definition;

/**
 * Options from a vocabulary, stored value → Swedish label.
 * @param names of the values whose name in the graph cannot be made of them
 */
export const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  names: Partial<Record<Value, string>> = {},
): readonly Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({
    value,
    name: names[value] ?? enumName(value),
    label,
  }));

/** A stored value as the name of an enum's value: 'mindre-än-5' → 'MINDRE_AN_5', '5-6' → '_5_6'. */
function enumName(value: string): string {
  const name = value.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase().replace(/\W+/g, "_");
  return /^\d/.test(name) ? `_${name}` : name;
}

type FieldOf<Definition extends Questionnaire> = Definition["steps"][number]["fields"][number];

type MultiValue = { kind: "several" | "list" };

type AnswerOf<Field extends QuestionField> = Field extends SingleField
  ? Field["options"][number]["value"]
  : Field extends SeveralField
    ? Field["options"][number]["value"][]
    : Field extends ListField
      ? string[]
      : Field extends RatingField | NumberField
        ? number
        : string;

/** The answers that a definition asks for; null where an optional question was not answered. */
export type Answers<Definition extends Questionnaire> = {
  [Field in FieldOf<Definition> as Field["name"]]:
    | AnswerOf<Field>
    | (Field extends { isOptional: true } ? (Field extends MultiValue ? never : null) : never);
};

/** Need not be in the graph's input; a list always is, empty where nothing was chosen. */
type NullableInput<Field extends QuestionField> = Field extends { isOptionalInApi: true }
  ? true
  : Field extends MultiValue
    ? false
    : Field extends { isOptional: true }
      ? true
      : false;

/** The answers as they are sent, once they were looked at: null where one is not there. */
export type GivenAnswers<Definition extends Questionnaire> = {
  [Field in FieldOf<Definition> as Field["name"]]:
    | AnswerOf<Field>
    | (NullableInput<Field> extends true ? (Field extends MultiValue ? never : null) : never);
};

/** The answers as they are sent: what need not be there may be absent. */
export type AnswersInput<Definition extends Questionnaire> = {
  [Field in FieldOf<Definition> as NullableInput<Field> extends true ? never : Field["name"]]: AnswerOf<Field>;
} & {
  [Field in FieldOf<Definition> as NullableInput<Field> extends true ? Field["name"] : never]?: AnswerOf<Field> | null;
};

/** Values of a form: texts, and lists of texts; empty where nothing is filled in. */
export type Draft = Record<string, string | string[]>;

/** Every field of a questionnaire in order. */
export const fieldsOf = (definition: Questionnaire): QuestionField[] =>
  definition.steps.flatMap(({ fields }) => fields);

const BY_NAME = new WeakMap<Questionnaire, ReadonlyMap<string, QuestionField>>();

/** A questionnaire's field by its name. */
export function fieldOf(definition: Questionnaire, name: string): QuestionField | undefined {
  const fields = BY_NAME.get(definition) ?? new Map(fieldsOf(definition).map((field) => [field.name, field]));
  BY_NAME.set(definition, fields);
  return fields.get(name);
}

/** True for a field whose answer is a list. */
export const isMultiValue = (field: QuestionField): field is SeveralField | ListField =>
  field.kind === "several" || field.kind === "list";

/** True where the graph's input need not have an answer. */
export const isNullableInput = (field: QuestionField): boolean =>
  Boolean(field.isOptionalInApi || (field.isOptional && !isMultiValue(field)));

/** A questionnaire with nothing filled in. */
export const emptyDraft = (definition: Questionnaire): Draft =>
  Object.fromEntries(fieldsOf(definition).map((field) => [field.name, isMultiValue(field) ? [] : ""]));

/** Answers as a form holds them. */
export const draftOf = (definition: Questionnaire, answers: Readonly<Record<string, unknown>>): Draft =>
  Object.fromEntries(
    fieldsOf(definition).map((field) => {
      const answer = answers[field.name];
      if (isMultiValue(field)) return [field.name, Array.isArray(answer) ? answer.map(String) : []];
      return [field.name, answer === null || answer === undefined ? "" : inSwedish(answer)];
    }),
  );

const inSwedish = (answer: unknown): string =>
  typeof answer === "number" ? String(answer).replace(".", ",") : String(answer);

/** The fields that must be answered and are not. */
export const missingFields = (fields: readonly QuestionField[], draft: Draft): QuestionField[] =>
  fields.filter((field) => {
    if (field.isOptional) return false;
    const given = draft[field.name];
    return Array.isArray(given) ? given.length === 0 : !given?.trim();
  });
