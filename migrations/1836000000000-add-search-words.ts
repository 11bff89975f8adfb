import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Words that searches look for, with where they stand, in an index of their own: it finds what begins so at a cost that
 * hardly depends on how much that is. Parts of words are looked for in a text without dots and rings. What was searched
 * before stays for processes of the former version that run beside this one, without its index.
 *
 * Products that are there get both from what can be said in SQL; every later writing derives them anew.
 */
export class AddSearchWords1836000000000 implements MigrationInterface {
  name = "AddSearchWords1836000000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "search_words" tsvector NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "product" ADD "search_plain" text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE FUNCTION words_once(text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT array_remove(regexp_split_to_array(
          regexp_replace(normalize(lower(normalize(coalesce($1, ''), NFKC)), NFD), '[\\u0300-\\u036f]', '', 'g'),
          '[^[:alnum:]]+'), '') $$`);
    await runner.query(`
      CREATE FUNCTION joined_once(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
        SELECT $1 || ARRAY(SELECT $1[n] || $1[n + 1] FROM generate_series(1, cardinality($1) - 1) AS n) $$`);
    await runner.query(`
      UPDATE product AS p SET
        search_plain = translate(p.search_text, 'åäáàâãæéèêëíìîïöóòôõøúùûüýÿñç', 'aaaaaaaeeeeiiiioooooouuuuyync'),
        search_words = array_to_tsvector(ARRAY(
        SELECT DISTINCT left(p.area::text, 1) || place || left(word, 100)
        FROM (
          SELECT place, word
          FROM unnest('{=,+,-}'::text[]) AS place, unnest(joined_once(words_once(p.name))) AS word
          UNION ALL SELECT place, word FROM unnest('{+,-}'::text[]) AS place,
            unnest(CASE p.area WHEN 'BIOHACKING' THEN ARRAY[p.test_category] ELSE p.biomarkers END
              || ARRAY[c.name, c.slug, p.provider_name, p.sample_type::text, CASE p.sample_type
                WHEN 'blood' THEN 'Blodprov' WHEN 'saliva' THEN 'Salivprov' WHEN 'urine' THEN 'Urinprov'
                WHEN 'cheek_swab' THEN 'Kinnsvabb' END]) AS subject,
            unnest(joined_once(words_once(subject))) AS word
          UNION ALL SELECT '-', word
          FROM unnest(words_once(p.search_text)) AS word
        ) AS placed))
      FROM category AS c WHERE c.id = p.category_id`);
    await runner.query("DROP FUNCTION joined_once(text[])");
    await runner.query("DROP FUNCTION words_once(text)");
    await runner.query(`CREATE INDEX "product_search_words" ON "product" USING gin ("search_words")`);
    await runner.query(`CREATE INDEX "product_search_plain" ON "product" USING gin ("search_plain" gin_trgm_ops)`);
    await runner.query(`DROP INDEX "product_search"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops)`);
    await runner.query(`ALTER TABLE "product" DROP COLUMN "search_plain"`);
    await runner.query(`ALTER TABLE "product" DROP COLUMN "search_words"`);
  }
}
