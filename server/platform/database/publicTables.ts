/**
 * The tables of public content, by the area that each belongs to. What is kept of them in a process is forgotten
 * when something in its area changes, so each has a trigger that notifies (see `changes.ts`). A new table that
 * public queries read is named here and gets its trigger in a migration; a test compares both.
 */
export const PUBLIC_TABLES = {
  catalogue: ["product", "product_count", "category", "provider", "biomarker"],
  articles: ["article", "article_alias", "author"],
  content: ["page", "mr_provider", "training_method"],
} as const;

/** An area of public content. */
export type PublicArea = keyof typeof PUBLIC_TABLES;

/** Every area: what something is made of when nobody knows. */
export const ALL_AREAS: readonly PublicArea[] = Object.keys(PUBLIC_TABLES) as PublicArea[];

const AREA_OF: ReadonlyMap<string, PublicArea> = new Map(
  ALL_AREAS.flatMap((area) => PUBLIC_TABLES[area].map((table) => [table, area] as const)),
);

/** The areas that a change of this table concerns: its own, or all for a table that is not known. */
export function areasOfTable(table: string): readonly PublicArea[] {
  const area = AREA_OF.get(table);
  return area ? [area] : ALL_AREAS;
}

const TABLE_NAMES = new RegExp(`\\b(?:${[...AREA_OF.keys()].join("|")})\\b`, "gi");

/**
 * The areas that a statement reads, by the names of tables in it: one too many where a column is called like a
 * table, never one too few. All for a statement that names none.
 */
export function areasOfStatement(text: string): readonly PublicArea[] {
  const areas = new Set((text.match(TABLE_NAMES) ?? []).flatMap((name) => areasOfTable(name.toLowerCase())));
  return areas.size > 0 ? [...areas] : ALL_AREAS;
}
