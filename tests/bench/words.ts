import type { DataSource } from "typeorm";

/** Words that stand in the texts of a part of all tests: one in so many. */
const WORDS = { tiondelsord: 10, hundradelsord: 100, tusendelsord: 1_000, undantagsord: 10_000 } as const;

/** Writes them into the tests of a catalogue, for measuring searches that find much and little. */
export async function scatterWords(db: DataSource): Promise<void> {
  for (const [word, every] of Object.entries(WORDS)) {
    await db.query(
      `UPDATE product SET search_text = search_text || ' ' || $1, search_plain = search_plain || ' ' || $1,
         search_words = search_words || array_to_tsvector(ARRAY['T-' || $1])
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM product WHERE area = 'TESTS') AS placed
       WHERE placed.id = product.id AND place % $2 = 0`,
      [word, every],
    );
  }
  await db.query("VACUUM (ANALYZE) product");
}
