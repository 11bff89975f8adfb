import fc from "fast-check";
import { expect, it } from "vitest";
import { KnownRows } from "../../server/features/catalogue/transfer/knownRows.ts";

/** Hashes of which many begin alike, as a bad luck would have it. */
const hash = fc
  .tuple(fc.constantFrom("0".repeat(13), "f".repeat(13), "0123456789abc"), fc.stringMatching(/^[0-9a-f]{19}$/))
  .map(([first, rest]) => first + rest);

it("a row of a feed is known by its hash, and no other is taken for it", () => {
  fc.assert(
    fc.property(fc.uniqueArray(hash, { selector: (one) => one.slice(0, 21) }), fc.array(hash), (hashes, others) => {
      const sorted = hashes.sort();
      const known = new KnownRows(sorted.length);
      for (const [at, one] of sorted.entries()) known.add(one, at + 1);
      for (const [at, one] of sorted.entries()) expect(known.productOf(one)).toBe(at + 1);
      const prefixes = new Set(sorted.map((one) => one.slice(0, 21)));
      for (const one of others) if (!prefixes.has(one.slice(0, 21))) expect(known.productOf(one)).toBeUndefined();
    }),
  );
});
