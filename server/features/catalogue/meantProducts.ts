import { suggestionFor } from "../../../schema/rules/search/similarWords.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import type { Page } from "../../platform/pagination.ts";
import { guidesFor, type SearchContext } from "../search/searchDictionary.ts";
import type { Counting, ListFilter, ProductList } from "./productList.ts";
import type { ProductKey } from "./productOrders.ts";
import { readSearchedProducts } from "./productSearch.ts";
import { productSearch } from "./searchTerms.ts";

/**
 * Reads a page of what a search finds. Where that is nothing, what was probably meant is searched: shown at once when
 * that is likely enough, suggested otherwise.
 */
export async function readMeantProducts(
  ctx: Pick<SearchContext, "db" | "sql" | "dictionary" | "readAreas">,
  filter: ListFilter,
  { phrase, isRanked }: { phrase: string; isRanked: boolean },
  page: Page<ProductKey>,
  nodeSelection: Selection,
  counting: Counting,
): Promise<ProductList> {
  const synonyms = await ctx.dictionary.readSynonyms(ctx);
  const guideSlugs = guidesFor(synonyms, phrase);
  const read = (text: string) => {
    const search = productSearch(filter.area, text, synonyms.otherWords, isRanked);
    return { search, found: readSearchedProducts(ctx, { ...filter, search }, page, nodeSelection, counting) };
  };
  const { search, found } = read(phrase);
  const list = await found;
  if (!search.words || !isEmpty(list)) return { ...list, guideSlugs };
  const meant = suggestionFor(await ctx.dictionary.readVocabulary(ctx), search.words.words);
  if (!meant) return { ...list, guideSlugs };
  const other = await read(meant.text).found;
  if (isEmpty(other)) return { ...list, guideSlugs };
  return { ...(meant.isSure ? other : list), guideSlugs, suggestion: meant.text, showsSuggestion: meant.isSure };
}

/** Whether nothing is found under the other filters, whichever page and category is asked for. */
const isEmpty = ({ counts }: ProductList): boolean => counts?.length === 0;
