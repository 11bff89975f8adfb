import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { withReferences } from "../../client/features/programmes/sections/references.tsx";
import { linkReferences, numberedSources, referencesOf, sourcesOf } from "../../schema/rules/content/sources.ts";
import { hardcore } from "../../server/seed/programmes/hardcore.ts";
import { light } from "../../server/seed/programmes/light.ts";
import { medium } from "../../server/seed/programmes/medium.ts";

const programmes = [light, medium, hardcore];
const folder = join(import.meta.dirname, "../../server/seed/articles");
const ofGuides = readdirSync(folder).flatMap((file) => sourcesOf(readFileSync(join(folder, file), "utf8")));

/** Every text of a value, but its list of sources. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];

describe.each(programmes.map((programme) => [programme.level, programme] as const))(
  "the sources of %s",
  (_, { sources, ...programme }) => {
    it("are each referred to, and each reference has one", () => {
      const referred = new Set(textsOf(programme).flatMap(referencesOf));
      expect([...referred].sort((a, b) => a - b)).toEqual(sources.map((__, index) => index + 1));
      expect(sources.length).toBeGreaterThan(5);
    });

    it("have an address, those of journals a DOI, as in the guides that name the same work", () => {
      for (const [index, { text, url }] of numberedSources(sources).entries()) {
        if (/\*[^*]+\*, \d{4}\./.test(sources[index] ?? "")) expect(url).toMatch(/^https:\/\/doi\.org\/10\.\d+\/\S+$/);
        const same = ofGuides.find((source) => source.url === url && url?.includes("doi.org"));
        if (same) expect(text.slice(0, 20)).toBe(same.text.slice(0, 20));
      }
      const urls = numberedSources(sources).flatMap(({ url }) => url ?? []);
      expect(new Set(urls).size).toBe(urls.length);
    });

    it("stand behind every figure of a study", () => {
      const figure =
        /från (?:19|20)\d\d av|(?:studie|översikt|sammanvägning|genomgång) från (?:19|20)\d\d|\d (?:lottade )?studier|\d deltagare|\d personer|\d forskare|\d äldre/;
      const paragraphs = textsOf(programme)
        .flatMap((text) => text.split("\n\n"))
        .filter((text) => figure.test(text));
      for (const paragraph of paragraphs) expect(referencesOf(paragraph), paragraph).not.toEqual([]);
    });

    it("are referred to only where the page makes links of it, and not in what is copied to a protocol", () => {
      const { categories, faq, resources, ...others } = programme;
      expect(textsOf(others).flatMap(referencesOf)).toEqual([]);
      expect(categories.flatMap(({ summary, goals }) => textsOf([summary, goals]).flatMap(referencesOf))).toEqual([]);
      expect([categories, faq, resources].flatMap(textsOf).flatMap(referencesOf)).not.toEqual([]);
    });
  },
);

describe("references in a programme's text", () => {
  it("lead to the source, in Markdown and in plain texts", () => {
    expect(linkReferences("Ett [1] och **två** [2, 3].")).toBe(
      "Ett [\\[1\\]](#kalla-1) och **två** [\\[2\\]](#kalla-2) [\\[3\\]](#kalla-3).",
    );
    expect(renderToStaticMarkup(withReferences("Ett [1, 2] här."))).toBe(
      'Ett <a href="#kalla-1" style="color:inherit">[1]</a><a href="#kalla-2" style="color:inherit">[2]</a> här.',
    );
    expect(renderToStaticMarkup(withReferences("Inget [här]."))).toBe("Inget [här].");
  });
});
