import { markersInList } from "../../../../schema/rules/search/markerSearch.ts";
import { rareSuggestionFor, suggestionFor } from "../../../../schema/rules/search/similarWords.ts";
import type { Selection } from "../../../platform/graphql/selection.ts";
import type { Page } from "../../../platform/pagination.ts";
import { Area } from "../catalogueEnums.ts";
import type { Counting, ListFilter, ProductList } from "../productList.ts";
import type { ProductKey } from "../productOrders.ts";
import type { ProductContext } from "../productRows.ts";
import { readSearchedProducts } from "./productSearch.ts";
import { guidesFor, type SearchContext, tellingPart } from "./searchDictionary.ts";
import { productSearch } from "./searchTerms.ts";

/** So few hits that the word may be misspelt, in the search and in what it finds. */
const FEW_HITS = 2;
/** How many times as much must be found of what was probably meant. */
const MANY_TIMES = 4;

/**
 * Reads a page of what a search finds. Where that is nothing, what was probably meant is searched: shown at once when
 * that is likely enough, suggested otherwise. Where it is next to nothing, it is only suggested.
 */
export async function searchWithSuggestion(
  ctx: Pick<SearchContext, keyof ProductContext | "dictionary">,
  filter: ListFilter,
  { phrase, isRanked }: { phrase: string; isRanked: boolean },
  page: Page<ProductKey>,
  nodeSelection: Selection,
  counting: Counting,
): Promise<ProductList> {
  const synonyms = await ctx.dictionary.readSynonyms(ctx);
  const guideSlugs = guidesFor(synonyms, phrase);
  const markersIn = (text: string) =>
    filter.area === Area.TESTS ? markersInList(synonyms.markers, text, synonyms).map(({ marker }) => marker.name) : [];
  const searchedMarkers = markersIn(phrase);
  const read = (text: string) => {
    const search = productSearch(filter.area, text, synonyms, isRanked);
    return { search, found: readSearchedProducts(ctx, { ...filter, search }, page, nodeSelection, counting) };
  };
  const { search, found } = read(phrase);
  const list = await found;
  const hits = hitsOf(list);
  if (!search.words || hits > FEW_HITS) return { ...list, guideSlugs, searchedMarkers };
  const vocabulary = await ctx.dictionary.readVocabulary(ctx);
  const { words } = search.words;
  const guesses =
    hits === 0
      ? [suggestionFor(vocabulary, words), tellingPart(vocabulary, synonyms, phrase)]
      : [rareSuggestionFor(vocabulary, words)];
  for (const meant of guesses) {
    const other = meant && (await read(meant.text).found);
    if (!meant || !other || hitsOf(other) <= hits * MANY_TIMES) continue;
    const isShown = meant.isSure && hits === 0;
    const shown = isShown ? { ...other, searchedMarkers: markersIn(meant.text) } : { ...list, searchedMarkers };
    return { ...shown, guideSlugs, suggestion: meant.text, showsSuggestion: isShown };
  }
  return { ...list, guideSlugs, searchedMarkers };
}

/** How much is found under the other filters, whichever page and category is asked for. */
const hitsOf = ({ counts }: ProductList): number =>
  counts?.reduce((sum, { count }) => sum + count, 0) ?? Number.POSITIVE_INFINITY;
