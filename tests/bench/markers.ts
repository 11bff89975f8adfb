import type { DataSource } from "typeorm";

/** Tests in the catalogue that the marker chooser is measured with. */
export const TESTS = 1_000;

/**
 * Leaves a catalogue with so many available tests, each of 1–25 markers drawn at random and at a price
 * of 199–4 999 kr: all alike would be easy, since what is dearer for the same is left aside at once.
 */
export async function scatterMarkers(db: DataSource): Promise<void> {
  await db.transaction(async (manager) => {
    await manager.query("SELECT setseed(0.5)");
    await manager.query(
      `DELETE FROM product WHERE area <> 'TESTS' OR id NOT IN (
         SELECT id FROM product WHERE area = 'TESTS' ORDER BY id LIMIT $1)`,
      [TESTS],
    );
    await manager.query(
      `UPDATE product p SET is_available = true, price_from = price.kr * 100, price_estimate = price.kr || ' kr',
         biomarkers = ARRAY(SELECT b.name FROM biomarker b WHERE p.id > 0 ORDER BY random() LIMIT 1 + floor(random() * 25))
       FROM (SELECT id, 199 + floor(random() * 4801)::int AS kr FROM product) AS price WHERE price.id = p.id`,
    );
    const [{ count }] = await manager.query("SELECT count(*)::int AS count FROM product");
    if (count !== TESTS) throw new Error(`the catalogue has ${count} tests instead of ${TESTS}`);
  });
  await db.query("VACUUM (ANALYZE) product");
}
