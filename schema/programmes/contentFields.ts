import { editedMarkdown } from "../editedTexts.ts";
import { isDay } from "../rules/words/days.ts";
import { isUsableText, slugOf } from "../rules/words/text.ts";
import { z } from "../zod.ts";

// Fields of content that is edited: each is a schema that knows how it is called and shown. Forms, checks, the audit log
// and comparisons of versions follow from that.

/** The fields of something, by name, in the order in which a form has them. */
export type FieldsShape = Readonly<Record<string, z.ZodType>>;

/** How a field is called, and how a form shows it. */
export type FieldWords = { label: string; hint?: string; isOptional?: boolean } & (
  | { kind: "line" | "text" | "markdown" | "lines" | "flag" | "day" | "number" }
  /** Carried along, and not shown. */
  | { kind: "key" }
  | { kind: "choice"; choices: readonly { value: string; label: string }[] }
  | { kind: "group"; shape: FieldsShape }
  /** `item` is what one of it is called, e.g. 'fråga'; those of a fixed list are moved only. */
  | { kind: "list"; item: string; shape: FieldsShape; max: number; isFixed?: boolean }
);

const WORDS = new WeakMap<z.ZodType, FieldWords>();

/** The most characters of a line, of a text, and of each of several lines; and how many lines there are. */
const MAX_LINE = 250;
const MAX_TEXT = 5_000;
const MAX_LINES = 60;
/** The most entries of a list. */
const MAX_ENTRIES = 40;

/**
 * How a field is called and shown.
 * @throws for a schema that was made otherwise
 */
export function wordsOf(schema: z.ZodType): FieldWords {
  const words = WORDS.get(schema);
  if (!words) throw new Error("the field has no words");
  return words;
}

const named = <Schema extends z.ZodType>(schema: Schema, words: FieldWords): Schema => {
  WORDS.set(schema, words);
  return schema;
};

const words = (label: string, max: number) =>
  z
    .string({ error: `”${label}” ska vara en text.` })
    .trim()
    .min(1, `Fyll i ”${label}”.`)
    .max(max, `”${label}” får vara högst ${max} tecken.`)
    .refine(isUsableText, `”${label}” innehåller ett tecken som inte går att använda.`);

/** Nothing where a form has an empty text. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === "" || given === undefined ? null : given), schema.nullable());

/** A short text of one line. */
export const line = (label: string, { hint, max = MAX_LINE }: { hint?: string; max?: number } = {}) =>
  named(
    words(label, max).refine((text) => !text.includes("\n"), `”${label}” ska stå på en rad.`),
    { kind: "line", label, hint },
  );

/** The same, or nothing. */
export const lineOrNone = (label: string, hint?: string) =>
  named(orNone(words(label, MAX_LINE)), { kind: "line", label, hint, isOptional: true });

/** A longer text without formatting. */
export const text = (label: string, { hint, max = MAX_TEXT }: { hint?: string; max?: number } = {}) =>
  named(words(label, max), { kind: "text", label, hint });

/** The same, or nothing. */
export const textOrNone = (label: string, hint?: string) =>
  named(orNone(words(label, MAX_TEXT)), { kind: "text", label, hint, isOptional: true });

/** A text in Markdown. */
export const markdown = (label: string) =>
  named(
    editedMarkdown(`”${label}”`).refine((text) => text !== "", `Fyll i ”${label}”.`),
    { kind: "markdown", label },
  );

/** The same, or nothing. */
export const markdownOrNone = (label: string) =>
  named(orNone(editedMarkdown(`”${label}”`).transform((text) => text || null)), {
    kind: "markdown",
    label,
    isOptional: true,
  });

/** Short texts, each on a line of its own. */
export const lines = (label: string, { min = 1, hint }: { min?: 0 | 1; hint?: string } = {}) =>
  named(
    z
      .array(z.string({ error: `”${label}” ska vara rader med text.` }), { error: `”${label}” ska vara en lista.` })
      .transform((all) => all.map((one) => one.trim()).filter((one) => one !== ""))
      .refine((all) => all.length >= min, `Fyll i ”${label}”.`)
      .refine((all) => all.length <= MAX_LINES, `”${label}” får ha högst ${MAX_LINES} rader.`)
      .refine((all) => all.every(isUsableText), `”${label}” innehåller ett tecken som inte går att använda.`)
      .refine((all) => all.every((one) => one.length <= MAX_TEXT), `En rad i ”${label}” är för lång.`)
      .refine((all) => new Set(all).size === all.length, `Två rader i ”${label}” är likadana.`),
    { kind: "lines", label, hint: hint ?? "En rad för varje.", isOptional: min === 0 },
  );

const whole = (label: string) =>
  z
    .int({ error: `”${label}” ska vara ett heltal.` })
    .min(1, `”${label}” ska vara minst 1.`)
    .max(10_000, `”${label}” är för stort.`);
/** A number as a form has it, written. */
const written = (given: unknown) =>
  typeof given === "string" && /^\s*\d{1,6}\s*$/.test(given) ? Number(given) : given;

/** A whole number. */
export const count = (label: string) => named(z.preprocess(written, whole(label)), { kind: "number", label });

/** The same, or nothing. */
export const countOrNone = (label: string, hint?: string) =>
  named(orNone(z.preprocess(written, whole(label))), { kind: "number", label, hint, isOptional: true });

/** A day, or none. */
export const dayOrNone = (label: string) =>
  named(orNone(z.string({ error: `”${label}” ska vara en dag.` }).refine(isDay, "Skriv en dag som 2026-01-31.")), {
    kind: "day",
    label,
    isOptional: true,
  });

/** Yes or no. */
export const flag = (label: string) => named(z.boolean({ error: `Ange ”${label}”.` }), { kind: "flag", label });

const choices = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

/**
 * One of several.
 * @param values value → what it is called
 */
export const choice = <Value extends string>(label: string, values: Readonly<Record<Value, string>>) =>
  named(z.enum(Object.keys(values) as Value[], `Välj ”${label}”.`), {
    kind: "choice",
    label,
    choices: choices(values),
  });

/** The same, or nothing. */
export const choiceOrNone = <Value extends string>(label: string, values: Readonly<Record<Value, string>>) =>
  named(orNone(z.enum(Object.keys(values) as Value[], `Välj ”${label}”.`)), {
    ...{ kind: "choice", label, choices: choices(values), isOptional: true },
  });

/** What tells an entry from others; a new one's follows from its title. */
export const key = () =>
  named(
    z.string({ error: "Nyckeln ska vara en text." }).regex(/^[a-z0-9-]{0,100}$/, "Nyckeln har tecken som inte går an."),
    { kind: "key", label: "Nyckel" },
  );

/** The same, of a fixed list. */
export const fixedKey = <Value extends string>(values: readonly Value[]) =>
  named(z.enum(values, "Avsnittet finns inte."), { kind: "key", label: "Nyckel" });

/** Several fields that belong together. */
export const group = <Shape extends FieldsShape>(label: string, shape: Shape) =>
  named(z.object(shape, { error: `Fyll i ”${label}”.` }), { kind: "group", label, shape });

/** The same, or nothing. */
export const groupOrNone = <Shape extends FieldsShape>(label: string, shape: Shape) =>
  named(z.object(shape, { error: `Fyll i ”${label}”.` }).nullable(), { kind: "group", label, shape, isOptional: true });

/**
 * Entries of the same kind, in their order; no two have the same first text.
 * @param options.check finds what else is wrong with them
 */
export function list<Shape extends FieldsShape>(
  label: string,
  shape: Shape,
  options: {
    item: string;
    min?: 0 | 1;
    isFixed?: boolean;
    check?(
      entries: readonly z.output<z.ZodObject<Shape>>[],
      add: (message: string, ...path: PropertyKey[]) => void,
    ): void;
  },
) {
  const { item, min = 0, isFixed } = options;
  const entries = z
    .array(z.object(shape), { error: `”${label}” ska vara en lista.` })
    .min(min, `Lägg till något under ”${label}”.`)
    .max(MAX_ENTRIES, `”${label}” får ha högst ${MAX_ENTRIES}.`)
    .superRefine((all, ctx) => {
      const add = (message: string, ...path: PropertyKey[]) => ctx.addIssue({ code: "custom", message, path });
      const name = titleOf(shape);
      const seen = new Set<unknown>();
      for (const [index, entry] of all.entries()) {
        const title = (entry as Record<string, unknown>)[name];
        if (seen.has(title)) add(`Det står likadant på ett annat ställe i ”${label}”.`, index, name);
        seen.add(title);
      }
      options.check?.(all as never, add);
    })
    .transform((all) => ("key" in shape && !isFixed ? withKeys(all, titleOf(shape)) : all));
  return named(entries, { kind: "list", label, item, shape, max: MAX_ENTRIES, isFixed });
}

/** The field by which an entry of a list is known: the first that is shown. */
export const titleOf = (shape: FieldsShape): string =>
  Object.entries(shape).find(([, schema]) => wordsOf(schema).kind !== "key")?.[0] ?? "";

/** Entries with a key each: those without one, or with one that an earlier has, get it from their title. */
function withKeys<Entry extends object>(entries: readonly Entry[], title: string): Entry[] {
  const keyOf = (entry: object) => (entry as { key?: string }).key ?? "";
  const taken = new Set<string>();
  return entries.map((entry) => {
    const proposal = keyOf(entry) || slugOf(String((entry as Record<string, unknown>)[title])) || "del";
    const others = new Set([...taken, ...entries.filter((other) => other !== entry).map(keyOf)]);
    let made = proposal;
    for (let number = 2; keyOf(entry) === made ? taken.has(made) : others.has(made); number++)
      made = `${proposal}-${number}`;
    taken.add(made);
    return { ...entry, key: made };
  });
}

/** What a form begins with where there is nothing yet. */
export function emptyValue(schema: z.ZodType): unknown {
  const field = wordsOf(schema);
  if (field.kind === "list" || field.kind === "lines") return [];
  if (field.kind === "flag") return false;
  if (field.kind === "group") return field.isOptional ? null : emptyValues(field.shape);
  return "";
}

/** The same of several fields. */
export const emptyValues = (shape: FieldsShape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, emptyValue(schema)]));

/** What a field says, as people read it: lists line by line, with labels where there are several fields. */
export function inWords(schema: z.ZodType, value: unknown): string | null {
  const field = wordsOf(schema);
  if (value === null || value === undefined || value === "") return null;
  if (field.kind === "flag") return value ? "Ja" : "Nej";
  if (field.kind === "lines") return (value as string[]).join("\n") || null;
  if (field.kind === "choice") return field.choices.find((one) => one.value === value)?.label ?? String(value);
  if (field.kind === "group") return fieldsInWords(field.shape, value as Record<string, unknown>);
  if (field.kind === "list")
    return (value as Record<string, unknown>[]).map((one) => fieldsInWords(field.shape, one)).join("\n\n") || null;
  return String(value);
}

const fieldsInWords = (shape: FieldsShape, values: Record<string, unknown>): string =>
  Object.entries(shape)
    .filter(([, schema]) => wordsOf(schema).kind !== "key")
    .flatMap(([name, schema], index) => {
      const said = inWords(schema, values[name]);
      if (said === null) return [];
      const { label } = wordsOf(schema);
      return index === 0 ? said : said.includes("\n") ? `${label}:\n${said}` : `${label}: ${said}`;
    })
    .join("\n");
