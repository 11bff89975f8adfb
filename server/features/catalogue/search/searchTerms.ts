import { isNumbered, plainNames } from "../../../../schema/rules/search/nutrientNames.ts";
import { type SearchTerms, type WordQuery, wordQueryOf } from "../../../../schema/rules/search/searchQuery.ts";
import { plainLetters, WORD_PLACES } from "../../../../schema/rules/search/searchWords.ts";
import type { Page } from "../../../platform/pagination.ts";
import type { Area } from "../catalogueEnums.ts";
import { shelfOf } from "../derivedColumns.ts";
import { type Bind, likePattern } from "../productFilters.ts";
import { type ListOrder, orderInTable, type ProductKey } from "../productOrders.ts";

/** A search of an area, ready for the database. */
export interface ProductSearch {
  /** Undefined for a text without letters and digits, of which only the signs are looked for. */
  words: WordQuery | undefined;
  /** The text, folded to one line, with one spelling for names that have several. */
  phrase: string;
  /** False where an order was asked for: then what is found is not put in order by how well it fits. */
  isRanked: boolean;
  /** False where only whole words and their beginnings are looked for. */
  looksWithin: boolean;
}

/** @param phrase of `parseSearch` */
export const productSearch = (
  area: Area,
  phrase: string,
  terms: SearchTerms,
  isRanked: boolean,
  looksWithin = true,
): ProductSearch => ({
  words: wordQueryOf(shelfOf(area), phrase, terms),
  phrase: plainNames(phrase),
  isRanked,
  // 'b1' is part of 'b12'.
  looksWithin: looksWithin && !isNumbered(plainNames(phrase)),
});

/** How well something fits: all words in its title, in title or subject, anywhere, or only within other words. */
export const WITHIN = 3;

/** The places where words stand, as `places` of a search has them; each holds the one before. */
export type WordPlace = 0 | 1 | 2;
export const ANYWHERE = 2;

/** A part of a word is looked for among all words when it has so many letters, as the index of their parts has them. */
const SHORTEST_PART = 3;
/** When more words hold a part, texts are looked through instead. */
const MOST_HOLDING = 200;

/**
 * The conditions of a search over `product p`; each binds its values where it is used. What is looked for is hidden
 * from the planner behind a SELECT: knowing that a word is common it would read the whole table, since it does not know
 * what looking into long columns costs; and so one plan does for all words.
 */
export function termsOf({ words, phrase, looksWithin }: ProductSearch, bind: Bind) {
  const matching = (query: string) => `p.search_words @@ (SELECT ${bind(query)}::tsquery)`;
  const like = (text: string, column = "p.search_plain") =>
    `${column} LIKE (SELECT ${bind(likePattern(plainLetters(text)))}::text)`;
  const parts =
    words && words.words.length > 1 && words.words.every((word) => word.length >= SHORTEST_PART) ? words.words : [];
  return {
    /** Condition that all words are in this place. */
    begins: (place: WordPlace) => (words ? matching(words.places[place]) : "false"),
    /** The same, without products that match in the narrower place. */
    beginsOnly(place: WordPlace) {
      const narrower = place > 0 ? ` & !(${words?.places[place - 1]})` : "";
      return words ? matching(`(${words.places[place]})${narrower}`) : "false";
    },
    /**
     * Condition that the text, or all of its words, are parts of other words.
     * @param column where they are looked for; an expression where the index of parts is not to be used
     */
    within(column?: string) {
      if (!looksWithin) return "false";
      const ways = [[phrase], ...(parts.length > 0 ? [parts] : [])];
      return `(${ways.map((texts) => texts.map((text) => like(text, column)).join(" AND ")).join(" OR ")})`;
    },
    /**
     * The words of the area that hold the searched ones, as one row: `query`, of which all that is found `within` is
     * found; `is_few`, whether there are so few that the query is worth it (it is null otherwise); `is_inner`, whether
     * there are others than those that `begin` so. Undefined where no word is long enough to be looked for.
     */
    holding(area: Area): string | undefined {
      const long = words?.words.filter((word) => word.length >= SHORTEST_PART) ?? [];
      if (!looksWithin || long.length === 0) return undefined;
      const lexeme = `quote_literal(${bind(`${shelfOf(area)}${WORD_PLACES[ANYWHERE]}`)} || word)`;
      return `SELECT bool_and(is_few) AS is_few,
          ${long.length < (words?.words.length ?? 0) ? "true" : "bool_or(is_inner)"} AS is_inner,
          CASE WHEN bool_and(is_few) AND bool_and(lexemes IS NOT NULL)
            THEN string_agg('(' || lexemes || ')', ' & ')::tsquery END AS query
        FROM (VALUES ${long.map((word) => `((SELECT ${bind(word)}::text))`).join(", ")}) AS looked(part) CROSS JOIN LATERAL (
          SELECT count(*) <= ${MOST_HOLDING} AS is_few, coalesce(bool_or(NOT starts_with(word, part)), false) AS is_inner,
            CASE WHEN count(*) <= ${MOST_HOLDING} THEN string_agg(${lexeme}, ' | ') END AS lexemes
          FROM product_word WHERE area = ${bind(area)} AND word LIKE '%' || part || '%'
        ) AS held`;
    },
  };
}

/** One product in so many is in the sample. */
export const SAMPLE_SHARE = 32;
/**
 * The sample, which a hash chooses, with an index of words of its own (`product_search_sample`): what is common is known
 * from it at a fraction of the cost.
 */
export const SAMPLE = `hashint4(p.id) % ${SAMPLE_SHARE} = 0`;
/**
 * When so many of the sample are found there are more than are counted: of 1 000 products 31 are in the sample, and 80 or
 * more less often than once in a billion searches.
 */
export const SURELY_MORE = 80;

/**
 * Conditions that mean the same, and that indexes of what is available do not answer: words are found by theirs, and
 * reading another one besides costs more than it spares.
 */
export const widened = (where: readonly string[]): string[] =>
  where.map((condition) => (condition === "p.is_available" ? "p.is_available IS NOT FALSE" : condition));

/** A page's start over hits with their fit, as a condition. */
export function afterFit(order: ListOrder, { after: key }: Page<ProductKey>, bind: Bind): string[] {
  if (!key) return [];
  const start = key.map((part, place) => `${bind(part)}::${place === 0 ? "int" : order.types[place - 1]}`);
  return [`(p.fit, ${orderInTable(order)}) > (${start.join(", ")})`];
}
