import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedFromText, MAX_COMPARED, toggleCompared, tooManyIn } from "../../schema/rules/catalogue/comparison.ts";
import { differs, markerRows } from "../../schema/rules/catalogue/comparisonTable.ts";

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: MAX_COMPARED });

describe("choosing products to compare", () => {
  it("takes four and refuses the fifth", () => {
    const four = [1, 2, 3, 4];
    expect(four.reduce<readonly number[]>((ids, id) => toggleCompared(ids, id).ids, [])).toEqual(four);
    expect(toggleCompared(four, 5)).toEqual({ ids: four, isRefused: true });
  });

  it("takes a chosen one out again, also when full", () => {
    expect(toggleCompared([1, 2, 3, 4], 2)).toEqual({ ids: [1, 3, 4], isRefused: false });
  });

  it("never has more than four nor the same one twice, whatever is clicked", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 })), (clicks) => {
        const ids = clicks.reduce<readonly number[]>((chosen, id) => toggleCompared(chosen, id).ids, []);
        expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe("a comparison in an address", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        expect(comparedFromText(ids.join(","))).toEqual(ids);
      }),
    );
  });

  it("leaves out what is no id, repeats nothing and stops at four", () => {
    expect(comparedFromText("7, 7,x,-1,0,1.5,<b>,08,12,2147483648,9999999999")).toEqual([7, 12]);
    expect(comparedFromText("1,2,3,4,5,6")).toEqual([1, 2, 3, 4]);
  });

  it("says how many it names beyond those four", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (named) => {
        const text = named.join(",");
        expect(comparedFromText(text).length + tooManyIn(text)).toBe(new Set(named).size);
      }),
    );
    expect(tooManyIn("1,2,3,4,4,x,-5")).toBe(0);
  });

  it.each([null, undefined, "", ",,,"])("is empty for %j", (text) => {
    expect(comparedFromText(text)).toEqual([]);
  });
});

describe("a row of a comparison", () => {
  it("differs when a value does, also when one is missing", () => {
    expect(differs(["Blodprov", "Salivprov"])).toBe(true);
    expect(differs(["Blodprov", null])).toBe(true);
    expect(differs(["Blodprov", "Blodprov"])).toBe(false);
    expect(differs([null, null])).toBe(false);
    expect(differs(["Blodprov"])).toBe(false);
  });
});

describe("compared biomarkers", () => {
  it("come with the most common first, then in Swedish order", () => {
    const rows = markerRows([
      ["Östradiol", "Zink", "Ferritin"],
      ["Ferritin", "Ämne"],
    ]);
    expect(rows).toEqual([
      { name: "Ferritin", included: [true, true] },
      { name: "Zink", included: [true, false] },
      { name: "Ämne", included: [false, true] },
      { name: "Östradiol", included: [true, false] },
    ]);
  });

  it("lose none and invent none", () => {
    const marker = fc.constantFrom("Ferritin", "Järn", "TSH", "Zink", "ApoB");
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(marker), { maxLength: MAX_COMPARED }), (products) => {
        const rows = markerRows(products);
        const back = products.map((_, index) => rows.filter((row) => row.included[index]).map((row) => row.name));
        expect(back.map((names) => names.sort())).toEqual(products.map((names) => [...names].sort()));
      }),
    );
  });
});
