import { type OtherWords, type WordQuery, wordQueryOf } from "../../../schema/rules/search/searchQuery.ts";
import { plainLetters } from "../../../schema/rules/search/searchWords.ts";
import type { Page } from "../../platform/pagination.ts";
import type { Area } from "./catalogueEnums.ts";
import { shelfOf } from "./derivedColumns.ts";
import { type Bind, likePattern } from "./productFilters.ts";
import { type ListOrder, orderInTable, type ProductKey } from "./productOrders.ts";

/** A search of an area, ready for the database. */
export interface ProductSearch {
  /** Undefined for a text without letters and digits, of which only the signs are looked for. */
  words: WordQuery | undefined;
  /** The text, folded to one line. */
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
  otherWords: OtherWords,
  isRanked: boolean,
  looksWithin = true,
): ProductSearch => ({
  words: wordQueryOf(shelfOf(area), phrase, otherWords),
  phrase,
  isRanked,
  looksWithin,
});

/** How well something fits: all words in its title, in title or subject, anywhere, or only within other words. */
export const WITHIN = 3;

/** The places where words stand, as `places` of a search has them; each holds the one before. */
export type WordPlace = 0 | 1 | 2;
export const ANYWHERE = 2;

/**
 * The conditions of a search over `product p`; each binds its values where it is used. What is looked for is hidden
 * from the planner behind a SELECT: knowing that a word is common it would read the whole table, since it does not know
 * what looking into long columns costs; and so one plan does for all words.
 */
export function termsOf({ words, phrase, looksWithin }: ProductSearch, bind: Bind) {
  const matching = (query: string) => `p.search_words @@ (SELECT ${bind(query)}::tsquery)`;
  const like = (text: string) => `p.search_plain LIKE (SELECT ${bind(likePattern(plainLetters(text)))}::text)`;
  const parts = words && words.words.length > 1 && words.words.every((word) => word.length > 2) ? words.words : [];
  return {
    /** All words stand there. */
    begins: (place: WordPlace) => (words ? matching(words.places[place]) : "false"),
    /** The same of what does not stand in the narrower place already. */
    beginsOnly(place: WordPlace) {
      const narrower = place > 0 ? ` & !(${words?.places[place - 1]})` : "";
      return words ? matching(`(${words.places[place]})${narrower}`) : "false";
    },
    /** The text, or all its words, stand within others. */
    within: () =>
      looksWithin
        ? `(${[like(phrase), ...(parts.length > 0 ? [parts.map(like).join(" AND ")] : [])].join(" OR ")})`
        : "false",
  };
}

/**
 * One product in sixteen, with an index of words of their own (`product_search_sample`). When they alone are more than
 * is counted, all the others need not be looked up, however many they are.
 */
export const SAMPLE = "p.id % 16 = 0";

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
