import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { referencesOf, sourcesOf } from "../../schema/rules/content/sources.ts";
import { parseGuide } from "../../server/seed/guideFile.ts";

const folder = join(import.meta.dirname, "../../server/seed/articles");
const guides = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
const sources = guides.flatMap(([file, markdown]) => sourcesOf(markdown).map((source) => ({ file, ...source })));

const JOURNAL = /\*[^*]+\*, \d{4}\./;
/** Articles whose DOI is unknown; they are found by their title. */
const WITHOUT_DOI = [
  "Susceptibility of interstitial continuous glucose monitor performance to sleeping position",
  "Response to exercise after bed rest and after training",
  "A 30-year follow-up of the Dallas Bed Rest and Training Study: I.",
  "A 30-year follow-up of the Dallas Bed Rest and Training Study: II.",
];

describe("the sources of the demo's guides", () => {
  it.each(guides)("%s: each is referred to, each reference has one, and DOIs are well-formed", (file, markdown) => {
    expect(sourcesOf(markdown).length).toBeGreaterThan(2);
    expect(() => parseGuide(file, markdown)).not.toThrow();
  });

  it.each(guides)("%s: no address of a work stands twice, and each article in a journal has one", (_, markdown) => {
    const dois = sourcesOf(markdown).flatMap(({ url }) =>
      url?.startsWith("https://doi.org/") ? [url.toLowerCase()] : [],
    );
    expect(dois.filter((doi, index) => dois.indexOf(doi) < index)).toEqual([]);
    const articles = markdown.split("\n").filter((line) => /^\d+\. /.test(line) && JOURNAL.test(line));
    const bare = articles.filter((line) => !line.includes(" https://doi.org/10."));
    expect(bare.filter((line) => !WITHOUT_DOI.some((title) => line.includes(title)))).toEqual([]);
  });

  it("have one address for a work, in whichever guide it stands", () => {
    const titles = new Map<string, string>();
    for (const { text, url } of sources.filter(({ url }) => url?.includes("doi.org"))) {
      const known = titles.get(url ?? "");
      if (known) expect(text.slice(0, 20)).toBe(known.slice(0, 20));
      titles.set(url ?? "", text);
    }
    expect(titles.size).toBeGreaterThan(50);
  });

  it("name three authors at most in one way, and exempt nobody from a DOI who has one", () => {
    expect(sources.filter(({ text }) => /, m\.fl\./.test(text)).map(({ file, number }) => `${file} ${number}`)).toEqual(
      [],
    );
    const unknown = WITHOUT_DOI.filter((title) => !sources.some(({ text, url }) => text.includes(title) && !url));
    expect(unknown).toEqual([]);
  });
});

describe("references in a text", () => {
  const text = (body: string) => `${body}\n\n## Källor\n1. A. *B*, 2020. https://doi.org/10.1/a(b)c\n2. C.\n3. D, [9].`;

  it.each([
    ["one", "Ett [1].", [1]],
    ["several", "Ett [2, 3][1] och [1,2].", [1, 2, 3]],
    ["in a table", "| a | b [2] |", [2]],
    ["none in code", "`[1]` och\n\n```\n[2]\n```\n\n[3]", [3]],
    ["none in links", "[1](/tester) och [Läs [2]](/tester)", []],
    ["none of letters", "[1a] [] [x]", []],
  ])("%s", (_, body, numbers) => {
    expect(referencesOf(text(body))).toEqual(numbers);
  });

  it("are to sources that have a text and an address", () => {
    expect(sourcesOf(text(""))).toEqual([
      { number: 1, text: "A. B, 2020.", url: "https://doi.org/10.1/a(b)c" },
      { number: 2, text: "C.", url: null },
      { number: 3, text: "D, [9].", url: null },
    ]);
    expect(sourcesOf("Inga.")).toEqual([]);
    // As the editor's own button for links writes them.
    expect(
      sourcesOf("## Källor\n\n1. Verket. [Om *järn*](https://verket.se/jarn_(1)). 2024.\n2. [Här](/tester)."),
    ).toEqual([
      { number: 1, text: "Verket. Om järn. 2024.", url: "https://verket.se/jarn_(1)" },
      { number: 2, text: "[Här](/tester).", url: null },
    ]);
  });
});
