import type { EntityManager } from "typeorm";

/** Rows that are read from the database at once. */
const PAGE = 50_000;

/** Digits of a hash that a number holds exactly, and those behind them that are compared, too: 84 bits in all. */
const FIRST = 13;
const NEXT = 21;

/**
 * The products of rows that a feed had the last time, by the rows' hashes, in little room: of a million rows, 16 million
 * bytes.
 */
export class KnownRows {
  readonly #first: Float64Array;
  readonly #next: Uint32Array;
  readonly #ids: Int32Array;
  #length = 0;

  /** @param count how many are added at most */
  constructor(count: number) {
    this.#first = new Float64Array(count);
    this.#next = new Uint32Array(count);
    this.#ids = new Int32Array(count);
  }

  /** Reads what a feed remembers of rows whose products are as they were written then. */
  static async read(manager: EntityManager, feedId: number): Promise<KnownRows> {
    const [{ count }]: [{ count: number }] = await manager.query(
      "SELECT count(*)::int AS count FROM product_feed_product WHERE feed_id = $1 AND row_hash IS NOT NULL",
      [feedId],
    );
    const known = new KnownRows(count);
    for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
      const rows: { hash: string; id: number; isSame: boolean }[] = await manager.query(
        `SELECT f.row_hash AS hash, f.product_id AS id, p.version = f.product_version AS "isSame"
         FROM product_feed_product f JOIN product p ON p.id = f.product_id
         WHERE f.feed_id = $1 AND f.row_hash > $2 ORDER BY f.row_hash LIMIT ${PAGE}`,
        [feedId, last],
      );
      for (const { hash, id, isSame } of rows) if (isSame) known.add(hash.replaceAll("-", ""), id);
      if (rows.length < PAGE) return known;
      last = rows.at(-1)?.hash ?? last;
    }
  }

  /**
   * Adds the row with the next larger hash.
   * @param hash 32 hexadecimal digits
   */
  add(hash: string, id: number): void {
    this.#first[this.#length] = Number.parseInt(hash.slice(0, FIRST), 16);
    this.#next[this.#length] = Number.parseInt(hash.slice(FIRST, NEXT), 16);
    this.#ids[this.#length] = id;
    this.#length += 1;
  }

  /**
   * The number of the product that a row with such a hash has nothing new to say of; undefined where there is none.
   * @param hash 32 hexadecimal digits
   */
  productOf(hash: string): number | undefined {
    const first = Number.parseInt(hash.slice(0, FIRST), 16);
    const next = Number.parseInt(hash.slice(FIRST, NEXT), 16);
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = this.#first[middle] as number;
      if (there < first || (there === first && (this.#next[middle] as number) < next)) low = middle + 1;
      else high = middle;
    }
    return low < this.#length && this.#first[low] === first && this.#next[low] === next ? this.#ids[low] : undefined;
  }
}
