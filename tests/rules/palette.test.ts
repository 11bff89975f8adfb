import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf, GROUNDS, LEAST_CONTRAST, palettesOf, readableColour } from "../../schema/rules/site/palette.ts";
import { siteLookSchema } from "../../schema/siteEditing.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);

describe("a site's own colour", () => {
  it("can be read in light and dark, whatever it was: as text on every ground, and below the text of a button", () => {
    fc.assert(
      fc.property(colours, (given) => {
        const palettes = palettesOf(readableColour(given));
        for (const scheme of ["light", "dark"] as const) {
          const { main, dark, contrastText } = palettes[scheme];
          for (const ground of GROUNDS[scheme]) expect(contrastOf(main, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
          expect(contrastOf(contrastText, main)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
          expect(contrastOf(contrastText, dark)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        }
      }),
    );
  });

  it("stays what it is where it can be read", () => {
    fc.assert(fc.property(colours, (given) => readableColour(readableColour(given)) === readableColour(given)));
    expect(readableColour("#1F5A48")).toBe("#1F5A48");
    expect(palettesOf("#1F5A48").light.main).toBe("#1F5A48");
  });

  it("is refused with the nearest that can be read", () => {
    const look = (primaryColour: string) => siteLookSchema.safeParse({ primaryColour, logoUrl: "" });
    expect(look("#FFD400").error?.issues.map(({ message }) => message)).toEqual([
      `#FFD400 går inte att läsa mot ljus bakgrund: kontrasten är 1,2, och 4,5 behövs. Närmaste som går att läsa är ${readableColour("#FFD400")}.`,
    ]);
    expect(look(readableColour("#FFD400")).success).toBe(true);
    for (const text of ["grön", "#FFF", "#12345G", "red", "#1F5A48;}"])
      expect(look(text).error?.issues[0]?.message, text).toContain("till exempel #1F5A48");
    expect(look(" 1f5a48 ").data?.primaryColour).toBe("#1F5A48");
    expect(look("").data?.primaryColour).toBe("");
  });
});
