import { Field, InputType, Int } from "type-graphql";
import { findGoal } from "../../../schema/goals.ts";
import { foldLine } from "../../../schema/rules/words/text.ts";
import { badInput } from "../../platform/errors.ts";
import { Difficulty, Experience } from "./catalogueEnums.ts";
import { priceOf } from "./productOrders.ts";

const MAX_SEARCH_LENGTH = 200;
const MAX_GOALS = 20;

/** Appends a value to a statement's values and gives its placeholder. */
export type Bind = (value: unknown) => string;

/** One filter of product lists: an entry of a table below is all that it takes. */
interface FilterDefinition<Given, Parsed> {
  /** Type of its field in the graph. */
  type: () => unknown;
  /** Docstring of its field in the graph. */
  description: string;
  /** What was given, ready for the database; undefined when it does not filter. Throws BAD_USER_INPUT. */
  parse(given: Given): Parsed | undefined;
  /** The condition in SQL over `product p`. */
  where(value: Parsed, bind: Bind): string;
  /** The same over `product_count k`, when that table has a column for it; without, matches are counted (up to 1 000). */
  countCondition?: (value: Parsed, bind: Bind) => string;
}

/** Ties the types of a definition's functions to each other. */
const filter = <Given, Parsed>(definition: FilterDefinition<Given, Parsed>) => definition;

@InputType({ description: "Prices between two bounds, which belong to it." })
export class PriceBounds {
  @Field(() => Int, { nullable: true, description: "Lowest price in öre, 0 or more; no bound when absent." })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: "Highest price in öre, no less than `min`; no bound when absent." })
  max?: number | null;
}

/** The field of `ProductFilter` that lists are searched by: see `productSearch.ts`. */
export const SEARCH = {
  search: {
    type: () => String,
    description:
      "Words to look for, at most 200 characters: all of them, in any order, in any case, with or without dots and hyphens, in name, provider, category, markers and texts; also what has the whole as a part.",
    parse: (given: string) => parseSearch(given),
  },
};

/** The fields of `ProductFilter` that are conditions of their own. */
export const FILTERS = {
  swedishOnly: filter({
    type: () => Boolean,
    description: "True: only products of Swedish providers.",
    parse: (only: boolean) => only || undefined,
    where: () => "p.is_swedish",
    countCondition: () => "k.is_swedish",
  }),
  priceRange: filter({
    type: () => PriceBounds,
    description: "Only products whose lowest price, `price.from`, is known and within these bounds.",
    parse: parsePriceBounds,
    where: ([min, max], bind) => `${priceOf("p.price_from")} BETWEEN ${bind(min)}::int AND ${bind(max)}::int`,
  }),
};

/** The arguments of `products` that personalise it. */
export const PERSONALISATION = {
  goals: filter({
    type: () => [String],
    description:
      "Personalise: keep what is tied to any of these goals, by key or text, or holds a goal's text as a whole phrase; at most 20.",
    parse: parseGoals,
    where: fitsGoals,
  }),
  experience: filter({
    type: () => Experience,
    description: "Personalise: leave out what does not suit this experience.",
    parse: (experience: Experience) => UNSUITABLE[experience],
    where: (difficulty, bind) => `p.difficulty IS DISTINCT FROM ${bind(difficulty)}`,
  }),
};

/** Beginners are not offered 'svår', the advanced not 'lätt'. */
const UNSUITABLE: Partial<Record<Experience, Difficulty>> = {
  [Experience.BEGINNER]: Difficulty.HARD,
  [Experience.ADVANCED]: Difficulty.EASY,
};

/** What may be given for the filters of a table. */
export type Given<Table> = {
  [Name in keyof Table]?: Table[Name] extends { parse(given: infer Value): unknown } ? Value | null : never;
};

/** A class with a nullable field of the graph for each filter of a table, to be extended by an input type. */
export function withFields<Table extends object>(table: Table, decorate: ClassDecorator): new () => Given<Table> {
  class Fields {}
  for (const [name, { type, description }] of Object.entries(table)) {
    Field(type, { nullable: true, description })(Fields.prototype, name);
  }
  decorate(Fields);
  return Fields;
}

/** A filter that is in force. */
export interface Condition {
  where(bind: Bind): string;
  /** Undefined where `product_count` cannot answer it. */
  countCondition: ((bind: Bind) => string) | undefined;
}

/**
 * The filters that are in force.
 * @throws BAD_USER_INPUT for a value that its filter does not take
 */
export function parseConditions(given: Given<typeof FILTERS> & Given<typeof PERSONALISATION>): Condition[] {
  const table: Record<string, FilterDefinition<unknown, unknown>> = { ...FILTERS, ...PERSONALISATION } as never;
  return Object.entries(table).flatMap(([name, { parse, where, countCondition }]) => {
    const value = given[name as keyof typeof given] ?? undefined;
    const parsed = value === undefined ? undefined : parse(value);
    if (parsed === undefined) return [];
    return {
      where: (bind) => where(parsed, bind),
      countCondition: countCondition && ((bind) => countCondition(parsed, bind)),
    } satisfies Condition;
  });
}

/** The greatest price; the one after it means 'no price'. */
const HIGHEST_PRICE = 2_147_483_646;

function parsePriceBounds({ min, max }: PriceBounds): [min: number, max: number] | undefined {
  const [low, high] = [min ?? 0, max ?? HIGHEST_PRICE];
  if (low < 0) throw badInput("filter.priceRange.min", "Ett pris kan inte vara under noll.");
  if (high < 0) throw badInput("filter.priceRange.max", "Ett pris kan inte vara under noll.");
  if (low > high) throw badInput("filter.priceRange.max", "Det högsta priset är lägre än det lägsta.");
  const isOpen = (min ?? undefined) === undefined && (max ?? undefined) === undefined;
  return isOpen ? undefined : [low, Math.min(high, HIGHEST_PRICE)];
}

/**
 * A search folded to one line; undefined for none.
 * @throws BAD_USER_INPUT for one that is too long, or has what no text has
 */
export function parseSearch(given: string, argument = "filter.search"): string | undefined {
  if (given.length > MAX_SEARCH_LENGTH)
    throw badInput(argument, `Sökningen får vara högst ${MAX_SEARCH_LENGTH} tecken.`);
  if (given.includes("\0")) throw badInput(argument, "Sökningen innehåller ett tecken som inte går att söka på.");
  return foldLine(given).trim() || undefined;
}

/** Goals as the database knows them. */
export interface ParsedGoals {
  /** Ids of those of onboarding. */
  ids: string[];
  /** The text of each, folded. */
  phrases: string[];
}

/**
 * What fits any goal: a product that is tied to it by hand, or one whose texts hold the goal's own text.
 * @returns a condition in SQL over `product p`
 */
export function fitsGoals({ ids, phrases }: ParsedGoals, bind: Bind): string {
  // LIKE says cheaply where looking closer is worth it.
  const close = `p.goal_text LIKE ANY (${bind(phrases.map(likePattern))}::text[])`;
  const whole = `p.goal_text ~ ANY (${bind(phrases.map(phrasePattern))}::text[])`;
  return `(p.goal_ids && ${bind(ids)}::text[] OR (${close} AND ${whole}))`;
}

/**
 * Goals that were given, ready for the database; undefined when there are none.
 * @throws BAD_USER_INPUT for too many, or one that no goal could be
 */
export function parseGoals(given: readonly string[]): ParsedGoals | undefined {
  if (given.length > MAX_GOALS || given.some((goal) => goal.length > MAX_SEARCH_LENGTH || goal.includes("\0"))) {
    throw badInput("goals", `Högst ${MAX_GOALS} mål kan anges, vart och ett högst ${MAX_SEARCH_LENGTH} tecken.`);
  }
  const wanted = given.map((goal) => findGoal(goal) ?? goal);
  const phrases = wanted
    .map((goal) => foldLine(typeof goal === "string" ? goal : goal.text).trim())
    .filter((phrase) => phrase !== "");
  if (phrases.length === 0) return undefined;
  const ids = wanted.flatMap((goal) => (typeof goal === "string" ? [] : goal.id));
  return { ids: [...new Set(ids)], phrases: [...new Set(phrases)] };
}

/** Finds a phrase where no letter or digit goes on before or after it; every sign in it stands for itself. */
function phrasePattern(phrase: string): string {
  const literal = phrase.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const start = /^[\p{L}\p{N}]/u.test(phrase) ? "(?<![[:alnum:]])" : "";
  const end = /[\p{L}\p{N}]$/u.test(phrase) ? "(?![[:alnum:]])" : "";
  return start + literal + end;
}

/** What holds a text, as `LIKE` takes it. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
