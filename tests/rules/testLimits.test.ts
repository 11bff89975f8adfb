import { describe, expect, it } from "vitest";
import { guidesOfContents } from "../../schema/rules/catalogue/guidesOfContents.ts";
import { testLimits } from "../../schema/rules/catalogue/testLimits.ts";

describe("what a test does not tell", () => {
  it("is said of every test, first of all that it is no diagnosis, and follows from what it measures", () => {
    const plain = testLimits({ sampleTypeLabel: null, includesDoctorReview: false, markers: [] });
    expect(plain).toHaveLength(2);
    expect(plain[0]).toContain("ingen diagnos");
    const genes = testLimits({
      sampleTypeLabel: "Kinnsvabb",
      includesDoctorReview: true,
      markers: [{ group: "Genvarianter" }, { group: "Genvarianter" }],
    });
    expect(genes.filter((limit) => limit.includes("anlag"))).toHaveLength(1);
    expect(genes.at(-1)).toContain("Läkaren");
    expect(testLimits({ sampleTypeLabel: "Blodprov", includesDoctorReview: false, markers: [] })[1]).toContain(
      "ögonblicksbild",
    );
  });

  it("says of a doctor only what is known", () => {
    const last = (includesDoctorReview: boolean | null) =>
      testLimits({ sampleTypeLabel: null, includesDoctorReview, markers: [] }).at(-1);
    expect(last(true)).toMatch(/^Läkaren som kommenterar svaret/);
    expect(last(false)).toMatch(/^Ingen läkare går igenom svaret/);
    expect(last(null)).toBe(
      "Svaret ersätter inte ett läkarbesök. Kontakta vårdcentralen eller 1177 om något oroar dig.",
    );
  });
});

describe("the guides about contents", () => {
  it.each([
    [["Magnesiumcitrat"], ["magnesium"]],
    [["EPA", "DHA"], ["omega-3"]],
    [["Vitamin D3", "Vitamin K2"], ["d-vitamin"]],
    [["Kaliumjodid"], ["skoldkorteln"]],
    [["Alanin", "Joddla", "Salt"], []],
    [["Smart ring"], ["somn-optimering"]],
    [[""], []],
  ])("of %j are %j", (contents, guides) => expect(guidesOfContents(contents)).toEqual(guides));
});
