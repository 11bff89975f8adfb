import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimPieces, claimWordsIn } from "../../schema/rules/catalogue/claimWords.ts";

describe("words that may claim an effect on health", () => {
  it.each([
    ["Stärker immunförsvaret och lindrar trötthet.", ["Stärker", "immunförsvaret", "lindrar", "trötthet"]],
    ["BOTAR migrän", ["BOTAR", "migrän"]],
    ["Motverkar inflammation i leder", ["Motverkar", "inflammation"]],
    ["Boosts energy, prevents colds and supports your immune system", ["Boosts", "prevents", "supports", "immune"]],
    ["Zink bidrar till immunsystemets normala funktion, bidrar", ["bidrar", "immunsystemets"]],
    ["Anti-inflammatory detox tea", ["Anti-inflammatory", "detox"]],
    ["Kliniskt bevisad fettförbränning", ["Kliniskt", "fettförbränning"]],
  ])("are found in %s", (text, words) => {
    expect(claimWordsIn(text)).toEqual(words);
  });

  it.each([
    "60 kapslar om 500 mg, räcker i två månader.",
    "Magnesiumglycinat utan tillsatser. Ta en tablett till maten.",
    "Ullen är behandlad utan klor. Svart.",
    "Mäter puls, temperatur och steg.",
    "Blodtrycksmätare för överarmen. Kolesteroltest och blodsockerprov ingår inte.",
  ])("are none in %s", (text) => {
    expect(claimWordsIn(text)).toEqual([]);
  });

  it("are words of the text, each once", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const found = claimWordsIn(`${text} Lindrar. lindrar`);
        expect(found.filter((word) => word.toLowerCase() === "lindrar")).toHaveLength(1);
        for (const word of found) expect(`${text} Lindrar. lindrar`).toContain(word);
      }),
    );
  });

  it("are marked in the text, which stays as it is", () => {
    expect(claimPieces("Zink, som lindrar.").filter(({ isClaim }) => isClaim)).toEqual([
      { text: "lindrar", isClaim: true },
    ]);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (given) => {
        const text = `${given} Lindrar-allt ${given}`;
        const pieces = claimPieces(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        const marked = pieces.flatMap((piece) => (piece.isClaim ? piece.text.toLowerCase() : []));
        expect(new Set(claimWordsIn(text).map((word) => word.toLowerCase()))).toEqual(new Set(marked));
      }),
    );
  });
});
