import { binding, conditions } from "../productList.ts";
import { afterCursor, columnsInTable, orderInTable, orderOfRows } from "../productOrders.ts";
import type { ProductContext } from "../productRows.ts";
import type { Fitting, SearchReading } from "./searchHits.ts";
import { ANYWHERE, SAMPLE, SAMPLE_SHARE, termsOf, WITHIN, type WordPlace, widened } from "./searchTerms.ts";

/** Most rows of the sample that are counted. */
const SAMPLED = 1_000;
/** An order is followed so many times as far as a page is expected to need, since hits are not spread evenly. */
const MARGIN = 2;
/** Most rows of an order that are followed for parts of words, of which there is no sample. */
const FARTHEST = 2_000;

/**
 * Reads the page of a search that finds more than is counted: of each way to fit, the best first, until it is full.
 * What is common is met soon along the index of the order: that is followed where the page is expected within fewer rows
 * than there are to collect. What is not met so is collected by the index of words and put in order. All is one
 * statement, whose parts run only where they are needed.
 */
export async function readBestFitting(
  ctx: ProductContext,
  { filter, page, select }: SearchReading,
): Promise<Fitting[]> {
  const { search, order } = filter;
  const values: unknown[] = [];
  const bind = binding(values);
  const terms = termsOf(search, bind);
  const wanted = `${bind(page.first + 1)}::int`;
  const from = Number(page.after?.[0] ?? 0);
  const where = conditions(filter, values);
  const [category, ...otherCategories] = filter.categoryIds ?? [];
  const along = [
    `p.area = '${filter.area}'`,
    filter.includeUnavailable ? "false" : "p.is_available",
    ...(category !== undefined && otherCategories.length === 0 ? [`p.category_id = ${bind(category)}`] : []),
  ];

  const ways = search.isRanked ? [0, 1, ANYWHERE, WITHIN].filter((fit) => fit >= from) : [0];
  const pages = ways.map((fit, place): string => {
    const rest = `(${wanted}${ways
      .slice(0, place)
      .map((better) => ` - (SELECT count(*) FROM page${better})`)
      .join("")})`;
    const isByWords = search.isRanked && fit < WITHIN;
    const way = isByWords
      ? terms.beginsOnly(fit as WordPlace)
      : search.isRanked
        ? `${terms.within()} AND NOT ${terms.begins(ANYWHERE)}`
        : `(${terms.begins(ANYWHERE)} OR ${terms.within()})`;
    const after = fit === from ? afterCursor(order, page.after?.slice(1), values) : [];
    // A page is expected to need `rest * rows / hits` rows of the order. Filters and uneven hits may make it more, so that a
    // quarter of what there is to collect is looked at in any case.
    const farthest = isByWords
      ? `(SELECT CASE WHEN ${rest} * walked.rows <= hits * hits
            THEN greatest(${MARGIN} * ${rest} * walked.rows / greatest(hits, 1), hits / 4) ELSE 0 END
          FROM walked, (SELECT ${SAMPLE_SHARE} * count(*) AS hits FROM (
            SELECT 1 FROM product p WHERE ${rest} > 0 AND ${SAMPLE} AND ${way} LIMIT ${SAMPLED}
          ) AS sampled) AS estimated)`
      : FARTHEST;
    return `met${fit} AS MATERIALIZED (
        SELECT p.id FROM (
          SELECT * FROM product p WHERE ${[...along, ...after].join(" AND ")}
          ORDER BY ${orderInTable(order)} LIMIT ${farthest}
        ) AS p WHERE ${rest} > 0 AND ${[...where, way].join(" AND ")} LIMIT ${rest}
      ), collected${fit} AS MATERIALIZED (
        SELECT p.id, ${columnsInTable(order)} FROM product p
        WHERE ${rest} > (SELECT count(*) FROM met${fit}) AND ${[way, ...widened(where), ...after].join(" AND ")}
      ), page${fit} AS MATERIALIZED (
        SELECT id FROM met${fit} WHERE ${rest} = (SELECT count(*) FROM met${fit})
        UNION ALL (SELECT p.id FROM collected${fit} p ORDER BY ${orderInTable(order)} LIMIT ${rest})
      )`;
  });
  const raw = await ctx.sql.boundedQuery<Record<string, unknown>>(
    `WITH walked AS MATERIALIZED (
       SELECT coalesce(sum(k.count), 0)::bigint AS rows FROM product_count k WHERE k.area = '${filter.area}'
     ), ${pages.join(", ")}, wanted AS (
       ${ways.map((fit) => `SELECT id, ${fit} AS fit FROM page${fit}`).join(" UNION ALL ")}
     )
     SELECT found.* FROM (
       SELECT ${select.columns}, wanted.fit FROM wanted JOIN product p USING (id)
     ) AS found ORDER BY found.fit, ${orderOfRows(order, "found")}`,
    values,
  );
  return (await select.read(ctx, raw)) as Fitting[];
}
