// What the product is measured against: the same rows from hand-written SQL, answered as JSON by
// plain node:http. One round trip a request, prepared statements, materialized counts, keyset pages.
import { createServer } from "node:http";
import pg from "pg";

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const COLUMNS = `p.id, p.name, p.description, p.provider_name AS "providerName", p.price_estimate AS "priceEstimate",
  p.sample_type AS "sampleType", p.biomarkers, p.is_featured AS "isFeatured", p.image_url AS "imageUrl",
  c.id AS "categoryId", c.name AS "categoryName", c.slug AS "categorySlug"`;
const FROM = "FROM product p JOIN category c ON c.id = p.category_id";

const LIST = {
  name: "list",
  text: `SELECT ${COLUMNS}, (SELECT sum(count)::int FROM product_count WHERE area = 'TESTS') AS total ${FROM}
    WHERE p.area = 'TESTS' AND p.is_available ORDER BY p.sort_rank, p.name, p.id LIMIT 25`,
};
const NEXT = {
  name: "next",
  text: `SELECT ${COLUMNS}, (SELECT sum(count)::int FROM product_count WHERE area = 'TESTS') AS total ${FROM}
    WHERE p.area = 'TESTS' AND p.is_available AND (p.sort_rank, p.name, p.id) > ($1::smallint, $2::text, $3::int)
    ORDER BY p.sort_rank, p.name, p.id LIMIT 25`,
};
const SEARCH = `WITH hits AS MATERIALIZED (
    SELECT id, sort_rank, name FROM product
    WHERE area = 'TESTS' AND is_available AND search_plain LIKE $1 LIMIT 1001
  ), page AS (SELECT id FROM hits ORDER BY sort_rank, name, id LIMIT 25)
  SELECT ${COLUMNS}, (SELECT count(*)::int FROM hits) AS total
  FROM page JOIN product p USING (id) JOIN category c ON c.id = p.category_id
  ORDER BY p.sort_rank, p.name, p.id`;
/** What begins with words: as many as are counted, and the page of what is more. */
const WORDS = `WITH hits AS MATERIALIZED (
    SELECT id, sort_rank, name FROM product
    WHERE area = 'TESTS' AND is_available IS NOT FALSE AND search_words @@ $1::tsquery LIMIT 1001
  ), page AS (SELECT id FROM hits ORDER BY sort_rank, name, id LIMIT 25)
  SELECT ${COLUMNS}, (SELECT count(*)::int FROM hits) AS total
  FROM page JOIN product p USING (id) JOIN category c ON c.id = p.category_id
  ORDER BY p.sort_rank, p.name, p.id`;
const MANY = `SELECT ${COLUMNS}, 1000 AS total ${FROM}
  WHERE p.area = 'TESTS' AND p.is_available AND p.search_words @@ $1::tsquery
  ORDER BY p.sort_rank, p.name, p.id LIMIT 25`;
const PRODUCT = { name: "product", text: `SELECT ${COLUMNS} ${FROM} WHERE p.id = $1 AND p.is_available` };

const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString("base64url");

const product = ({
  categoryId,
  categoryName,
  categorySlug,
  total: _,
  id,
  sampleType,
  biomarkers,
  imageUrl,
  ...row
}) => ({
  id: globalId("Product", id),
  ...row,
  sampleType: sampleType?.toUpperCase() ?? null,
  markerNames: biomarkers,
  image: imageUrl && { url: imageUrl },
  category: { id: globalId("Category", categoryId), name: categoryName, slug: categorySlug },
});
const list = ({ rows }) => ({
  totalCount: rows[0]?.total ?? 0,
  hasNextPage: rows.length > 24,
  nodes: rows.slice(0, 24).map(product),
});

const answers = {
  "/list": async () => list(await pool.query(LIST)),
  "/next": async (query) => list(await pool.query({ ...NEXT, values: JSON.parse(query.get("key")) })),
  "/search": async (query) =>
    list(
      await pool.query(SEARCH, [
        `%${query
          .get("q")
          .toLowerCase()
          .replace(/[\\%_]/g, "\\$&")}%`,
      ]),
    ),
  "/words": async (query) => {
    const words = [
      query
        .get("q")
        .split(" ")
        .map((word) => `'T-${word}':*`)
        .join(" & "),
    ];
    const found = await pool.query(WORDS, words);
    return list(found.rows[0]?.total > 1_000 ? await pool.query(MANY, words) : found);
  },
  "/product": async (query) => product((await pool.query({ ...PRODUCT, values: [query.get("id")] })).rows[0]),
};

createServer(async (request, response) => {
  const url = new URL(request.url, "http://baseline");
  try {
    const body = JSON.stringify(await answers[url.pathname](url.searchParams));
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("listening"));
