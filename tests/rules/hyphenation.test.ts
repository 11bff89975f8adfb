import { describe, expect, it } from "vitest";
import { withBreaks } from "../../client/features/catalogue/card/hyphenation.ts";

const shown = (text: string): string => withBreaks(text).replaceAll("\u00ad", "-").replaceAll("\u200b", "|");

describe("breaking long words", () => {
  it.each([
    ["Helgenomssekvensering", "Helge-noms-sek-ven-se-ring"],
    ["Hälsokontroll", "Hälso-kon-troll"],
    ["Sköldkörtelprov", "Sköld-kör-tel-prov"],
    ["sjuksköterska", "sjuk-skö-terska"],
    ["arbetsplatsen", "arbets-platsen"],
    ["Provtagningskit", "Prov-tag-ningskit"],
  ])("breaks %s where it may be", (word, parts) => expect(shown(word)).toBe(parts));

  it("leaves short words and numbers whole", () => {
    expect(shown("APOE4, laboratorium")).toBe("APOE4, laboratorium");
  });

  it("lets a line end behind a slash between words", () => {
    expect(shown("BRCA1/BRCA2, 249 kr/mån, 1/2")).toBe("BRCA1/|BRCA2, 249\u00a0kr/|mån, 1/2");
  });

  it("keeps a number whole, and with its unit", () => {
    expect(shown("vitamin D3 (1 000 IE), 100 µg om dagen, 30 dagar")).toBe(
      "vitamin D3 (1\u00a0000\u00a0IE), 100\u00a0µg om dagen, 30 dagar",
    );
  });
});
