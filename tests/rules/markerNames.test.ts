import { describe, expect, it } from "vitest";
import { isNameInTexts, markerMentions, markerNames, namesOfMarker } from "../../schema/rules/content/markerNames.ts";
import { renderHtml } from "../../server/features/content/formatMarkdown.ts";

const MARKERS = [
  "Ferritin",
  "Järn",
  "SR",
  "Kolesterol",
  "LDL-kolesterol",
  "Hemoglobin (Hb)",
  "25-OH-vitamin D",
  "Lp(a)",
  "Kortisol i saliv, morgon",
];
const names = markerNames([
  ...MARKERS.flatMap((marker) => namesOfMarker(marker).map((name) => ({ name, target: marker }))),
  { name: "d-vitamin", target: "25-OH-vitamin D" },
]);
const found = (text: string) =>
  markerMentions(text, names).map(({ start, end, target }) => [text.slice(start, end), target]);

describe("a text names a marker", () => {
  it.each([
    ["Mät FERRITIN först.", "FERRITIN", "Ferritin"],
    ["ditt jarn, sedan", "jarn", "Järn"],
    ["LDL-kolesterol", "LDL-kolesterol", "LDL-kolesterol"],
    ["ldl kolesterol", "ldl kolesterol", "LDL-kolesterol"],
    ["hemoglobin är", "hemoglobin", "Hemoglobin (Hb)"],
    ["lågt Hb.", "Hb", "Hemoglobin (Hb)"],
    ["D-vitamin", "D-vitamin", "25-OH-vitamin D"],
    ["Lp(a) ärvs", "Lp(a", "Lp(a)"],
    ["kortisol i saliv, morgon", "kortisol i saliv, morgon", "Kortisol i saliv, morgon"],
  ])("in '%s'", (text, name, marker) => expect(found(text)).toEqual([[name, marker]]));

  it.each([
    "järntabletter",
    "järn-tabletter",
    "icke-järn",
    "sr",
    "hb",
    "d-vitaminbrist",
    "LDL. Vitamin D",
    "ferritiner",
  ])("but not in '%s'", (text) => expect(found(text)).toEqual([]));

  it("by a term that a search knows, unless that is a word of its own", () => {
    expect(["långtidssocker", "D-vitamin"].filter(isNameInTexts)).toHaveLength(2);
    expect(["sänka", "Sänkan", "gluten", "prostata"].filter(isNameInTexts)).toEqual([]);
  });
});

describe("a guide leads to the pages of markers", () => {
  const paths = markerNames(
    ["Ferritin", "Järn", "SR", "Kolesterol"].map((name) => ({ name, target: `/markorer/${name.toLowerCase()}` })),
  );
  const html = (text: string) => renderHtml(text, { isGuide: true, markers: paths }).html;
  const links = (text: string) =>
    [...html(text).matchAll(/<a\b[^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, label]) => [href, label]);

  it("where it first names them, not in headings, links, code, notes and sources", () => {
    const text = [
      "## Ferritin och järn",
      "Se `ferritin` och [ferritin i guiden](/guider/jarn). Ditt **ferritin** visar förrådet, och ferritin mäts ofta [1].",
      "| Ferritin | Värde |\n|---|---|\n| Järn | 10 |",
      "Fotnot[^1].\n\n[^1]: Om kolesterol.",
      "## Källor\n\n1. Om SR och sänka. https://example.org/sr",
    ].join("\n\n");
    expect(links(text)).toEqual([
      ["/guider/jarn", "ferritin i guiden"],
      ["/markorer/ferritin", "ferritin"],
      ["/markorer/järn", "Järn"],
    ]);
    expect(html(text)).toContain('href="#kalla-1"');
  });

  it("nowhere once the text itself leads there", () => {
    expect(links("Ferritin är ett förråd, se [mer](/markorer/ferritin).")).toEqual([["/markorer/ferritin", "mer"]]);
  });
});
