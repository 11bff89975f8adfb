import DataLoader from "dataloader";
import type { Sql } from "../../../platform/database/sql.ts";
import { VisitorError } from "../../../platform/errors.ts";
import { money } from "../../../platform/graphql/Money.ts";
import type { Selection } from "../../../platform/graphql/selection.ts";
import { priceOf } from "../productOrders.ts";
import { type ProductContext, type ProductRow, selectProducts } from "../productRows.ts";
import type { CheaperTests } from "./CheaperTests.ts";

/** Cheaper tests that are looked at: the nearest in price, so that it takes as long in a catalogue of any size. */
const COMPARED = 100;

/** Cheaper tests that are named. */
const NAMED = 3;

/** Tests per request whose cheaper alternatives are computed. */
const MAX_TESTS = 24;

interface Row {
  id: number;
  names: string[];
  comparedCount: number;
  onlyHere: string[];
  nearest: { id: number; saving: number; shared: string[] }[];
}

/** What cheaper tests measure of what the tests of one request do, in one statement, and those tests in another. */
export class CheaperTestReader {
  private readonly compared: DataLoader<number, CheaperTests | null>;
  private readonly tests = new Map<Selection, DataLoader<number, ProductRow>>();
  private readonly asked = new Set<number>();

  constructor(sql: Sql) {
    this.compared = new DataLoader((ids) => compare(sql, ids));
  }

  /**
   * What cheaper tests measure of what this one does; null when its price cannot be compared.
   * @throws QUERY_TOO_COSTLY for too many tests in one request
   */
  async of(id: number): Promise<CheaperTests | null> {
    this.asked.add(id);
    if (this.asked.size > MAX_TESTS) throw new VisitorError("QUERY_TOO_COSTLY", "Frågan är för kostsam.");
    return this.compared.load(id);
  }

  /** One of the cheaper tests, with the columns that are asked for. */
  async test(ctx: ProductContext, id: number, selection: Selection): Promise<ProductRow> {
    const known = this.tests.get(selection);
    if (known) return known.load(id);
    const loader = new DataLoader<number, ProductRow>(async (ids) => {
      const select = selectProducts(ctx.db, selection);
      const raw = await ctx.sql.preparedQuery(`SELECT ${select.columns} FROM product p WHERE p.id = ANY ($1)`, [ids]);
      const found = new Map((await select.read(ctx, raw)).map((row) => [row.id, row]));
      return ids.map((one) => found.get(one) ?? new Error(`test ${one} no longer exists`));
    });
    this.tests.set(selection, loader);
    return loader.load(id);
  }
}

async function compare(sql: Sql, ids: readonly number[]): Promise<(CheaperTests | null)[]> {
  const price = priceOf("p.price_from");
  const rows = await sql.preparedQuery<Row>(
    `SELECT w.id, to_json(w.biomarkers) AS names, found.*
     FROM product w
     CROSS JOIN LATERAL (
       WITH cheaper AS MATERIALIZED (
         SELECT p.id, p.price_from, p.biomarkers FROM product p
         WHERE p.area = 'TESTS' AND p.is_available AND ${price} < w.price_from AND p.price_per IS NULL
         ORDER BY ${price} DESC, p.name DESC, p.id DESC LIMIT ${COMPARED}
       )
       SELECT (SELECT count(*)::int FROM cheaper) AS "comparedCount",
         to_json(ARRAY(
           SELECT name FROM unnest(w.biomarkers) AS name
           WHERE NOT EXISTS (SELECT 1 FROM cheaper c WHERE name = ANY (c.biomarkers))
         )) AS "onlyHere",
         (SELECT coalesce(json_agg(nearest), '[]') FROM (
           SELECT c.id, w.price_from - c.price_from AS saving,
             ARRAY(SELECT name FROM unnest(w.biomarkers) AS name WHERE name = ANY (c.biomarkers)) AS shared
           FROM cheaper c WHERE c.biomarkers && w.biomarkers
           ORDER BY cardinality(ARRAY(SELECT name FROM unnest(w.biomarkers) AS name WHERE name = ANY (c.biomarkers))) DESC,
             c.price_from, c.id
           LIMIT ${NAMED}
         ) AS nearest) AS nearest
     ) AS found
     WHERE w.id = ANY ($1) AND w.area = 'TESTS' AND w.price_from IS NOT NULL AND w.price_per IS NULL`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    return row
      ? {
          comparedCount: row.comparedCount,
          markerNamesOnlyHere: row.onlyHere,
          nearest: row.nearest.map(({ id: testId, saving, shared }) => ({
            testId,
            saving: money(saving),
            sharedMarkerNames: shared,
            missingMarkerNames: row.names.filter((name) => !shared.includes(name)),
          })),
        }
      : null;
  });
}
