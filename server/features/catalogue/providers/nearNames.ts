import type { EntityManager } from "typeorm";

/** A product that a file makes, by the line that says it. */
interface NewProduct {
  line: number;
  name: string;
  providerName: string;
}

/** A new product that is called nearly as another one of the same provider. */
export interface NearName {
  line: number;
  name: string;
  /** What the other one is called, and its number; null where the file makes it as well. */
  otherName: string;
  otherNumber: number | null;
  /** The line that makes the other one; null where there is one already. */
  otherLine: number | null;
}

/**
 * SQL for a text without what people write in two ways: case, blanks, hyphens, diacritics, other signs between letters,
 * and forms of Unicode for the same letter.
 */
export const withoutSigns = (text: string): string =>
  `regexp_replace(lower(normalize(${text}, NFKD) COLLATE "sv-SE-x-icu"),
    '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u02b0-\\u036f\\u1680\\u2000-\\u206f\\u20d0-\\u20ff\\u2122\\u2212\\u3000\\ufe00-\\ufe0f\\ufeff]', '', 'g')`;

/**
 * Finds those of new products that are called nearly as an existing one of the same provider, or as an earlier one of
 * the same file: they may be the same, spelt otherwise. One statement, however many there are.
 * @param most how many are returned
 */
export async function findNearNames(
  manager: EntityManager,
  products: readonly NewProduct[],
  most: number,
): Promise<{ found: NearName[]; total: number }> {
  if (products.length === 0) return { found: [], total: 0 };
  const rows: (NearName & { total: number })[] = await manager.query(
    `WITH told AS MATERIALIZED (
       SELECT line, name, ${withoutSigns("name")} AS plain, ${withoutSigns("provider")} AS plain_provider
       FROM unnest($1::int[], $2::text[], $3::text[]) AS t (line, name, provider)
     ), sellers AS MATERIALIZED (
       SELECT name, plain FROM (
         SELECT provider_name AS name, ${withoutSigns("provider_name")} AS plain
         FROM (SELECT DISTINCT provider_name FROM product) AS d
       ) AS all_sellers WHERE plain IN (SELECT plain_provider FROM told)
     ), existing AS MATERIALIZED (
       SELECT DISTINCT ON (plain, plain_provider) id, name, plain, plain_provider FROM (
         SELECT p.id, p.name, ${withoutSigns("p.name")} AS plain, s.plain AS plain_provider
         FROM product p JOIN sellers s ON s.name = p.provider_name
       ) AS products ORDER BY plain, plain_provider, id
     ), ordered AS (
       SELECT line, name, plain, plain_provider,
         first_value(line) OVER same AS first_line, first_value(name) OVER same AS first_name
       FROM told WINDOW same AS (PARTITION BY plain, plain_provider ORDER BY line)
     )
     SELECT o.line, o.name, coalesce(e.name, o.first_name) AS "otherName", e.id AS "otherNumber",
       CASE WHEN e.id IS NULL THEN o.first_line END AS "otherLine", count(*) OVER ()::int AS total
     FROM ordered o LEFT JOIN existing e USING (plain, plain_provider)
     WHERE o.plain <> '' AND (e.id IS NOT NULL OR o.first_line < o.line)
     ORDER BY o.line LIMIT $4`,
    [
      products.map(({ line }) => line),
      products.map(({ name }) => name),
      products.map(({ providerName }) => providerName),
      most,
    ],
  );
  return { found: rows.map(({ total: _, ...near }) => near), total: rows[0]?.total ?? 0 };
}
