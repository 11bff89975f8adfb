import { readClockTime } from "../rules/words/clockTime.ts";
import { isDay } from "../rules/words/days.ts";
import { readWrittenNumber } from "../rules/words/writtenNumber.ts";
import { z } from "../zod.ts";
import {
  type Answers,
  type DateField,
  type Draft,
  fieldsOf,
  type GivenAnswers,
  isMultiValue,
  type ListField,
  type NumberField,
  type QuestionField,
  type Questionnaire,
  type RatingField,
  type SeveralField,
  type SingleField,
  type TextField,
  type TimeField,
} from "./definition.ts";
import { missingMessage } from "./messages.ts";

const UNUSABLE = "Texten innehåller ett tecken som inte går att använda.";
const NO_OPTION = "Alternativet finns inte.";

/** Schema of a questionnaire's answers, from a form or a client. */
export const answersSchema = <const Definition extends Questionnaire>(
  definition: Definition,
): z.ZodType<Answers<Definition>, Draft> => schemaOf(fieldsOf(definition)) as never;

/** Schema of the graph's input: as the answers, but optional answers may be absent. */
export const answersInputSchema = <const Definition extends Questionnaire>(
  definition: Definition,
): z.ZodType<GivenAnswers<Definition>> =>
  schemaOf(
    fieldsOf(definition).map((field) => (field.isOptionalInApi ? { ...field, isOptional: true } : field)),
  ) as never;

const schemaOf = (fields: readonly QuestionField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

/** Errors are reported at the field, never at a part of it: a form shows them in one place. */
function fieldSchema(field: QuestionField): z.ZodType {
  const schema = SCHEMAS[field.kind](field as never);
  if (isMultiValue(field)) return z.preprocess((given) => given ?? [], schema);
  const isNothing = (given: unknown) =>
    given === undefined || given === null || (typeof given === "string" && given.trim() === "");
  return z.preprocess(
    (given) => (isNothing(given) ? null : given),
    z.unknown().transform((given, context) => {
      if (given !== null) {
        const parsed = schema.safeParse(given);
        if (parsed.success) return parsed.data;
        context.addIssue(parsed.error.issues[0]?.message ?? NO_OPTION);
        return z.NEVER;
      }
      if (!field.isOptional) context.addIssue(missingMessage(field));
      return null;
    }),
  );
}

const SCHEMAS = {
  single: (field: SingleField) => {
    const message = field.invalid ?? NO_OPTION;
    return z
      .string(message)
      .transform((value) => currentOf(field, value))
      .refine((value) => isOption(field, value), message);
  },

  several: (field: SeveralField) => {
    const message = field.invalid ?? NO_OPTION;
    const least = field.min ?? (field.isOptional ? 0 : 1);
    const most = field.max ?? field.options.length;
    return (
      z
        .array(z.unknown(), message)
        // First, so that no list is looked through that is longer than it can be.
        .max(most, { error: `Välj högst ${most}.`, abort: true })
        .min(least, missingMessage(field))
        .transform((values) => [...new Set(values.map((value) => currentOf(field, String(value))))])
        .refine((values) => values.every((value) => isOption(field, value)), message)
        .transform((values) => withoutExcluding(field, values))
    );
  },

  rating: (field: RatingField) =>
    z
      .unknown()
      .transform((given) => numberOf(given))
      .refine(
        (value) => Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max,
        field.invalid ?? NO_OPTION,
      ),

  number: (field: NumberField) => {
    const unit = field.unit ? ` ${field.unit}` : "";
    const written = (value: number) => String(value).replace(".", ",");
    return z
      .unknown()
      .transform((given) => numberOf(given))
      .refine((value) => value !== undefined, { error: field.invalid ?? missingMessage(field), abort: true })
      .transform(Number)
      .refine((value) => isStep(value / field.step), {
        error: field.step === 1 ? "Skriv ett heltal." : `Skriv talet i steg om ${written(field.step)}.`,
        abort: true,
      })
      .refine((value) => value >= field.min, field.below ?? `Talet ska vara minst ${written(field.min)}${unit}.`)
      .refine((value) => value <= field.max, `Talet ska vara högst ${written(field.max)}${unit}.`);
  },

  text: (field: TextField) => {
    const text = z
      .string(missingMessage(field))
      .trim()
      .max(field.max, { error: field.tooLong ?? `Texten får vara högst ${field.max} tecken.`, abort: true })
      .refine((value) => !(field.lines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u).test(value), {
        error: field.invalid && field.format !== "email" ? field.invalid : UNUSABLE,
        abort: true,
      });
    if (field.format !== "email") return text;
    return text.pipe(z.email(field.invalid ?? "Skriv en e-postadress, till exempel namn@exempel.se."));
  },

  list: (field: ListField) =>
    z
      .array(z.unknown())
      .max(field.maxItems, { error: `Listan får ha högst ${field.maxItems} rader.`, abort: true })
      .transform((items) => items.map((item) => String(item).trim()).filter((item) => item !== ""))
      .refine((items) => field.isOptional || items.length > 0, missingMessage(field))
      .refine((items) => items.every((item) => item.length <= field.max), `Varje rad får ha högst ${field.max} tecken.`)
      .refine((items) => items.every((item) => !/\p{Cc}/u.test(item)), UNUSABLE),

  date: (field: DateField) =>
    z
      .string(missingMessage(field))
      .refine(isDay, { error: field.invalid ?? "Dagen finns inte.", abort: true })
      .refine((day) => !field.min || day >= field.min, `Välj en dag från och med ${field.min}.`)
      .refine((day) => !field.max || day <= field.max, `Välj en dag till och med ${field.max}.`),

  time: (field: TimeField) =>
    z
      .string(missingMessage(field))
      .transform((text) => readClockTime(text) ?? text)
      .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, field.invalid ?? "Skriv en tid, till exempel 22:30.")),
} as const satisfies { [Kind in QuestionField["kind"]]: (field: Extract<QuestionField, { kind: Kind }>) => z.ZodType };

const currentOf = (field: SingleField | SeveralField, value: string): string => field.current?.(value) ?? value;

const isOption = (field: SingleField | SeveralField, value: string): boolean =>
  field.options.some((option) => option.value === value);

/** In doubt something holds: what says that nothing does gives way to it. */
const withoutExcluding = ({ options }: SeveralField, values: readonly string[]): string[] =>
  values.length > 1
    ? values.filter((value) => !options.find((option) => option.value === value)?.excludesOthers)
    : [...values];

/** True for a whole number of steps, as near as binary fractions come. */
const isStep = (steps: number): boolean => Math.abs(steps - Math.round(steps)) < 1e-6;

function numberOf(given: unknown): number | undefined {
  const number = typeof given === "string" ? readWrittenNumber(given) : given;
  return Number.isFinite(number) ? (number as number) : undefined;
}
