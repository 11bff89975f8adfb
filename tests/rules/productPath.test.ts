import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productPath } from "../../schema/rules/catalogue/productPath.ts";
import { idFromSlug, idSlug } from "../../schema/rules/words/idSlug.ts";

const anId = fc.integer({ min: 1, max: 2_147_483_647 });

describe("a product's address", () => {
  it("is made of its name's words and its number", () => {
    expect(productPath("TESTS", "Järnkollen hemma", 12)).toBe("/tester/jarnkollen-hemma-12");
    expect(productPath("SUPPLEMENTS", "Omega-3 & D – 60 st", 3)).toBe("/kosttillskott/omega-3-d-60-st-3");
    expect(productPath("BIOHACKING", "Øyeblikk™", 7)).toBe("/biohacking/oyeblikktm-7");
    expect(idSlug("日本", 4)).toBe("4");
  });

  it("is short, in plain letters, and leads to the product, whatever its name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), anId, (name, id) => {
        const slug = idSlug(name, id);
        expect(slug).toMatch(/^([a-z0-9]+-)*\d+$/);
        expect(slug.length).toBeLessThanOrEqual(91);
        expect(idFromSlug(slug)).toBe(id);
        expect(idFromSlug(`vad-som-helst-${id}`)).toBe(id);
      }),
    );
  });

  it.each(["", "markorer", "x-0", "x-01", "x-2147483648", "x-99999999999", "12a", "x--", "x-1.5", "x-1/"])(
    "is not that of a product when it is '%s'",
    (slug) => expect(idFromSlug(slug)).toBeUndefined(),
  );
});
