import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingText, GUIDE_DRAWINGS, guideDrawing } from "../../schema/guideDrawings.ts";
import { parseGuide } from "../../server/seed/guideFile.ts";
import { demoGuides as guides } from "../support/demoItems.ts";

const HEAD = {
  title: "Magnesium",
  description: "Vad magnesium gör i kroppen, vem som kan behöva mer och varför för mycket inte är bättre än lagom.",
  topic: "Tillskott",
  image: "mat",
  author: "eivor-almvide",
  publishedAt: "2026-09-14",
  badges: "[Mineraler]",
  difficulty: "lätt",
};
const BODY = `${"Ett ord till. ".repeat(200)}[1]\n\n## Källor\n\n1. Livsmedelsverket.`;

const source = (head: Record<string, unknown> = {}, body = BODY): string =>
  `---\n${Object.entries({ ...HEAD, ...head })
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n---\n${body}\n`;

describe("a guide's file", () => {
  it("is read into fields and text", () => {
    const guide = parseGuide("magnesium.md", source());
    expect(guide).toMatchObject({
      slug: "magnesium",
      topic: "tillskott",
      publishedAt: "2026-09-14",
      badges: ["Mineraler"],
    });
    expect(guide.content).toMatch(/^Ett ord till\./);
    expect(guide.content).toMatch(/Livsmedelsverket\.$/);
  });

  it.each([
    ["a slug that is none", "Mag nesium.md", source(), /slug/],
    ["a short description", "magnesium.md", source({ description: "Kort." }), /description.*90/],
    ["an unknown topic", "magnesium.md", source({ topic: "Tarot" }), /topic/],
    ["an unknown picture", "magnesium.md", source({ image: "katt" }), /image/],
    ["a drawing that there is none of", "katten.md", source({ image: "egen" }), /image.*none/],
    ["an unknown author", "magnesium.md", source({ author: "nagon" }), /author/],
    ["a day that does not exist", "magnesium.md", source({ publishedAt: "2026-02-30" }), /publishedAt/],
    ["no badges", "magnesium.md", source({ badges: "[]" }), /badges/],
    ["an unknown difficulty", "magnesium.md", source({ difficulty: "omöjlig" }), /difficulty/],
    ["a field too many", "magnesium.md", source({ price: 1 }), /price/],
    ["too few words", "magnesium.md", source({}, "Kort.\n\n## Källor\n\n1. A."), /words/],
    ["a first heading", "magnesium.md", source({}, `# Rubrik\n\n${BODY}`), /heading/],
    ["HTML", "magnesium.md", source({}, `<script>alert(1)</script>\n\n${BODY}`), /HTML/],
    ["a picture", "magnesium.md", source({}, `![x](/a.png)\n\n${BODY}`), /picture/],
    ["no sources", "magnesium.md", source({}, BODY.replace("## Källor", "## Slut")), /Källor/],
    ["sources that are not last", "magnesium.md", source({}, `${BODY}\n\n## Mer\n\nText.`), /Källor/],
    [
      "an evidence label that does not exist",
      "magnesium.md",
      source({}, `| Påstående | Underlag | Vad vi vet |\n|---|---|---|\n| A | Svagt | B |\n\n${BODY}`),
      /Svagt/,
    ],
    ["an empty list of sources", "magnesium.md", source({}, BODY.replace(/1\. .*/, "Inga.")), /no sources/],
    ["sources that are numbered otherwise", "magnesium.md", source({}, BODY.replace("1. L", "2. L")), /1, 2, 3/],
    ["a reference to no source", "magnesium.md", source({}, `Mer [1, 2].\n\n${BODY}`), /refers to \[2\]/],
    ["a source that nothing refers to", "magnesium.md", source({}, `${BODY}\n2. Efsa.`), /source 2/],
    ["a source that only code refers to", "magnesium.md", source({}, `\`[2]\`\n\n${BODY}\n2. Efsa.`), /source 2/],
    ["a DOI without its address", "magnesium.md", source({}, `${BODY} doi:10.1001/jama.1`), /DOI in source 1/],
    ["a DOI that is none", "magnesium.md", source({}, `${BODY} https://doi.org/jama.1`), /DOI in source 1/],
    ["words after a DOI", "magnesium.md", source({}, `${BODY} https://doi.org/10.1001/a Läst.`), /DOI in source 1/],
    ["no fields", "magnesium.md", BODY, /begin/],
    ["fields that are no YAML", "magnesium.md", `---\ntitle: "a\n---\n${BODY}`, /magnesium/],
    ["fields that are a list", "magnesium.md", `---\n- a\n---\n${BODY}`, /title/],
  ])("is refused by name with %s", (_, file, text, reason) => {
    expect(() => parseGuide(file, text)).toThrow(reason);
    expect(() => parseGuide(file, text)).toThrow(new RegExp(`^${file}: [^\\n]+$`));
  });
});

describe("the demo's guides", () => {
  it("have slugs and titles of their own, and five of them count as training", () => {
    expect(guides).toHaveLength(25);
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(25);
    expect(new Set(guides.map(({ title }) => title)).size).toBe(25);
    expect(guides.filter(({ countsAsTraining }) => countsAsTraining)).toHaveLength(5);
  });

  it("are published on days of their own", () => {
    const days = guides.map(({ publishedAt }) => publishedAt);
    expect(days.length - new Set(days).size).toBe(0);
  });

  it("have a drawing of their own each, by day and by night, which is small and only a drawing", () => {
    const folder = join(import.meta.dirname, "../../public");
    const drawings = guides.flatMap(({ slug, imageUrl }) => {
      expect([slug, imageUrl]).toEqual([slug, guideDrawing(slug)]);
      return [imageUrl ?? "", (imageUrl ?? "").replace(/\.svg$/, "-dark.svg")].map((url) => ({
        url,
        says: drawingText(imageUrl ?? ""),
        svg: readFileSync(join(folder, url), "utf8"),
      }));
    });
    for (const { url, says, svg } of drawings) {
      expect([url, svg.length <= 6 * 1024]).toEqual([url, true]);
      expect(svg).toContain(`width="1200" height="800" viewBox="0 0 1200 800" role="img" aria-label="${says}"`);
      expect([
        url,
        ...(svg.match(/<(text|script|image|style|foreignObject)|https?:(?!\/\/www\.w3\.org\/2000\/svg")/g) ?? []),
      ]).toEqual([url]);
    }
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(2 * guides.length);
    expect(Object.keys(GUIDE_DRAWINGS).toSorted()).toEqual(guides.map(({ slug }) => slug).toSorted());
  });

  it("lead within the site only to guides that there are", () => {
    const linked = guides.flatMap(({ content }) =>
      [...content.matchAll(/\]\(\/guider\/([^)#]*)/g)].map(([, slug]) => slug),
    );
    expect(linked.filter((slug) => !guides.some((guide) => guide.slug === slug))).toEqual([]);
  });
});
