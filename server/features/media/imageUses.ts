import type { Sql } from "../../platform/database/sql.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import type { ImageUse, ImageUseTypeName } from "./ImageUse.ts";

/** Uses of a picture that are listed at most. */
const MAX_USES = 50;

/** A row of the statement below. */
interface Used {
  publicId: string;
  type: ImageUseTypeName;
  key: string;
  name: string;
  path: string | null;
}

/** How each kind of thing is called in identifiers. */
const NODES: Record<ImageUseTypeName, string> = {
  ARTICLE: "Article",
  AUTHOR: "Author",
  PRODUCT: "Product",
  PROVIDER: "Provider",
  PAGE: "Page",
  SITE: "Site",
};

/** An address without what says in which size a picture is wanted; the name of a library's picture is what is left. */
const nameIn = (column: string): string =>
  `regexp_replace(split_part(${column}, '?', 1), '^/media/([whcqf]_[a-z0-9]+(,[whcqf]_[a-z0-9]+)*/)?', '')`;

/** Whether a text in Markdown shows a picture; names hold nothing that means something in a pattern. */
const shownIn = (column: string): string =>
  `strpos(${column}, n.name) > 0 AND ${column} ~ ('/media/([whcqf]_[a-z0-9]+(,[whcqf]_[a-z0-9]+)*/)?' || n.name || '($|[^A-Za-z0-9_/-])')`;

const USES = `WITH n AS (SELECT unnest($1::text[]) AS name),
  guide AS MATERIALIZED (SELECT id, slug, title, image_url, content FROM article WHERE image_url LIKE '/media/%' OR content LIKE '%/media/%'),
  text AS MATERIALIZED (SELECT slug, title, sections::text AS body FROM page WHERE sections::text LIKE '%/media/%'),
  used AS (
    SELECT n.name AS "publicId", 'ARTICLE' AS type, g.id::text AS key, g.title AS name, '/guider/' || g.slug AS path
    FROM n JOIN guide g ON ${nameIn("g.image_url")} = n.name OR (${shownIn("g.content")})
    UNION ALL
    SELECT n.name, 'PRODUCT', p.id::text, p.name,
      CASE p.area WHEN 'TESTS' THEN '/tester' WHEN 'SUPPLEMENTS' THEN '/kosttillskott' ELSE '/biohacking' END
    FROM n JOIN product p ON p.image_url LIKE '/media/%' AND ${nameIn("p.image_url")} = n.name
    UNION ALL
    SELECT n.name, 'AUTHOR', w.id::text, w.name, '/dr-' || w.slug
    FROM n JOIN author w ON w.image_url LIKE '/media/%' AND ${nameIn("w.image_url")} = n.name
    UNION ALL
    SELECT n.name, 'PROVIDER', p.id::text, p.name, NULL
    FROM n JOIN provider p ON p.logo_url LIKE '/media/%' AND ${nameIn("p.logo_url")} = n.name
    UNION ALL
    SELECT n.name, 'PAGE', t.slug, t.title, '/' || t.slug FROM n JOIN text t ON ${shownIn("t.body")}
    UNION ALL
    SELECT n.name, 'SITE', '1', s.name, '/' FROM n JOIN site_settings s ON ${nameIn("s.logo_url")} = n.name
      OR ${nameIn("s.icon_url")} = n.name OR ${nameIn("s.share_image_url")} = n.name OR ${nameIn("s.start_page->>'imageUrl'")} = n.name),
  numbered AS (SELECT *, row_number() OVER (PARTITION BY "publicId" ORDER BY type, name, key) AS place FROM used)
  SELECT "publicId", type, key, name, path FROM numbered WHERE place <= ${MAX_USES} ORDER BY "publicId", place`;

/**
 * What shows pictures of the library, published or not; one statement, however many they are.
 * @returns uses by the pictures' names; none for a picture that nothing shows
 */
export async function readImageUses(
  sql: Pick<Sql, "query">,
  publicIds: readonly string[],
): Promise<Map<string, ImageUse[]>> {
  const rows: Used[] = await sql.query(USES, [publicIds]);
  const uses = new Map<string, ImageUse[]>();
  for (const { publicId, key, ...use } of rows) {
    const all = uses.get(publicId) ?? [];
    all.push({ ...use, id: globalId(NODES[use.type], key) });
    uses.set(publicId, all);
  }
  return uses;
}
