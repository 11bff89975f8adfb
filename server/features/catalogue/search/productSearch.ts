import { z } from "zod";
import type { Selection } from "../../../platform/graphql/selection.ts";
import { connectionOf, type Page } from "../../../platform/pagination.ts";
import { type Counting, type ListFilter, type ProductList, SEARCH_COUNT_LIMIT, totalOf } from "../productList.ts";
import type { ListOrder, ProductKey } from "../productOrders.ts";
import { type ProductContext, type ProductRow, selectProducts } from "../productRows.ts";
import { type Fitting, readHits } from "./searchHits.ts";
import { readBestFitting } from "./searchPage.ts";
import { type ProductSearch, WITHIN } from "./searchTerms.ts";

/** The key of a place in a search's list: how well it fits, then the key of the order. */
export const searchKey = (key: ListOrder["key"]): z.ZodType<ProductKey> =>
  z.array(z.union([z.string(), z.number()])).transform((parts, refused): ProductKey => {
    const [fit, ...rest] = parts;
    const place = key.safeParse(rest);
    if (typeof fit === "number" && Number.isInteger(fit) && fit >= 0 && fit <= WITHIN && place.success)
      return [fit, ...place.data];
    refused.addIssue({ code: "custom" });
    return z.NEVER;
  });

/**
 * Reads a page of what a search finds: in one statement where that can be counted, of which page, total and facets
 * come. Of more than that the page is read by another.
 */
export async function readSearchedProducts(
  ctx: ProductContext,
  filter: ListFilter & { search: ProductSearch },
  page: Page<ProductKey>,
  nodeSelection: Selection,
  counting: Counting,
): Promise<ProductList> {
  const { order } = filter;
  const reading = { filter, page, select: selectProducts(ctx.db, nodeSelection, order.columns) };
  const connection = (rows: Fitting[]) =>
    connectionOf<ProductRow, ProductKey>(rows, page, (row) => [(row as Fitting).fit, ...order.keyOf(row)]);
  const wide = await readHits(ctx, reading, false);
  if (wide.count <= SEARCH_COUNT_LIMIT) {
    const totalCount = totalOf(wide.counts, filter);
    return { ...connection(wide.rows), counts: wide.counts, totalCount, isExact: true };
  }
  const isNarrowed = filter.categoryIds !== undefined || filter.kind !== undefined;
  const narrow = isNarrowed ? await readHits(ctx, reading, true) : wide;
  return {
    ...connection(narrow.isWhole ? narrow.rows : await readBestFitting(ctx, reading)),
    counts: null,
    totalCount: counting === "nothing" ? 0 : Math.min(narrow.count, SEARCH_COUNT_LIMIT),
    isExact: narrow.count <= SEARCH_COUNT_LIMIT,
  };
}

/**
 * The first of what a search finds, what fits best before the rest, and one more where there is more.
 * @param first how many
 */
export async function readFirstFitting(
  ctx: ProductContext,
  filter: ListFilter & { search: ProductSearch },
  first: number,
  nodeSelection: Selection,
): Promise<Fitting[]> {
  const page = { first, after: undefined, list: "" };
  const reading = { filter, page, select: selectProducts(ctx.db, nodeSelection, filter.order.columns) };
  const hits = await readHits(ctx, reading, false);
  return hits.isWhole ? hits.rows : readBestFitting(ctx, reading);
}
