import { describe, expect, it } from "vitest";
import { MAX_IN_SHORT } from "../../schema/rules/content/inShort.ts";
import { headingsOf } from "../../schema/rules/content/markdown/headingsOf.ts";
import { countWords } from "../../schema/rules/content/reading.ts";
import { referencesOf, SOURCES_HEADING, sourcesOf } from "../../schema/rules/content/sources.ts";
import { upperLevel } from "../../schema/rules/protocols/upperLevels.ts";
import { formatInShort } from "../../server/features/articles/formatInShort.ts";
import { renderHtml } from "../../server/features/content/formatMarkdown.ts";
import { demoGuides as guides } from "../support/demoItems.ts";

/** What stands below a heading of the second level. */
const sectionOf = (content: string, heading: string): string =>
  content.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";

const lines = guides.flatMap(({ slug, content, inShort }) =>
  inShort.map((line) => ({ slug, content, ...line, name: `${slug}: ${line.label}` })),
);

describe("what the demo's guides say in short", () => {
  it.each(guides)("$slug has four lines, each another question", ({ inShort }) => {
    expect(inShort).toHaveLength(MAX_IN_SHORT);
    expect(new Set(inShort.map(({ label }) => label)).size).toBe(MAX_IN_SHORT);
  });

  it.each(lines)(
    "$name leads to a section, and to a source that this section names",
    ({ content, section, source }) => {
      const heading = headingsOf(content).find(({ id }) => id === section);
      expect(heading).toMatchObject({ level: 2 });
      expect(heading?.text).not.toBe(SOURCES_HEADING);
      if (source === null) return;
      expect(sourcesOf(content).map(({ number }) => number)).toContain(source);
      expect(referencesOf(sectionOf(content, heading?.text ?? ""))).toContain(source);
    },
  );

  it.each(lines)("$name is short", ({ text }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(8);
    expect(countWords(text)).toBeLessThanOrEqual(35);
  });

  it.each(lines)("$name has no number that the guide does not have", ({ text, content }) => {
    const [said = ""] = content.split(`## ${SOURCES_HEADING}`);
    const numbers = text.match(/\d+(?:[ ,/–]\d+)*/g) ?? [];
    expect(numbers.filter((number) => !new RegExp(`(?<![\\d,])${number}(?![\\d])`).test(said))).toEqual([]);
  });

  it("names no dose above what an adult may take", () => {
    const most = (slug: string) =>
      Math.max(
        ...lines
          .filter((line) => line.slug === slug)
          .flatMap(({ text }) => [...text.matchAll(/(\d+) (?:milli|mikro)gram/g)].map(([, amount]) => Number(amount))),
      );
    expect(most("magnesium")).toBe(upperLevel("magnesium").amount);
    expect(most("d-vitamin")).toBe(upperLevel("vitamin-d").amount);
    expect(most("jarn")).toBe(upperLevel("iron").amount);
  });
});

describe("its HTML", () => {
  const line = { label: "Hur mycket?", text: "Högst 250 mg <b>om dagen</b>.", section: "mangden", source: 2 };
  const headings = [{ id: "mangden", text: "Mängden", level: 2 }];

  it("leads to the section and the source, and shows signs as they are", () => {
    const html = formatInShort([line], headings) ?? "";
    expect(html).toContain('<a href="#mangden">Hur mycket?</a>');
    expect(html).toContain('<a href="#kalla-2" aria-label="Källa 2">2</a>');
    expect(html).toContain("250\u00a0mg &#x3C;b>");
  });

  it("leads to no section that is gone, and is nothing without lines", () => {
    expect(formatInShort([line], [])).not.toContain("#mangden");
    expect(formatInShort([], headings)).toBeNull();
  });

  it("has the headings of the guide's own page", () => {
    for (const { content } of guides)
      expect(headingsOf(content)).toEqual(renderHtml(content, { isGuide: true }).headings);
  });
});
