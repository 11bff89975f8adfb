import type { CachedUntilChange } from "../../platform/database/cachedUntilChange.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Category } from "./Category.ts";

/** Columns of a category as resolvers read them. */
export const CATEGORY_COLUMNS = "id, area, name, slug, description, position";

/** The categories of all areas by their numbers. */
export type CategoriesByNumber = ReadonlyMap<number, Category>;

/** Dependencies of reading categories. */
export type CategoryContext = Pick<Context, "sql" | "readAreas"> & {
  /** Kept in the process: they are few, and every product of every list names one. */
  cachedCategories: CachedUntilChange<CategoriesByNumber>;
};

/** The categories of rows, and others, by their numbers. */
export async function categoriesByNumber(
  ctx: CategoryContext,
  rows: readonly { categoryId: number }[],
): Promise<CategoriesByNumber> {
  const known = await ctx.cachedCategories.get(ctx, readAll);
  // The notice of a change made a moment ago may still be on its way.
  return rows.every(({ categoryId }) => known.has(categoryId)) ? known : readAll(ctx.sql);
}

async function readAll(sql: Sql): Promise<CategoriesByNumber> {
  const rows = await sql.preparedQuery<Category>(`SELECT ${CATEGORY_COLUMNS} FROM category`, []);
  return new Map(rows.map((row) => [row.id, row]));
}
