import fc from "fast-check";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../client/ui/markdown/Markdown.tsx";
import { languageParts } from "../../schema/rules/content/english.ts";
import type { MarkdownOptions } from "../../schema/rules/content/markdown/markdownPlugins.ts";
import { renderHtml } from "../../server/features/content/formatMarkdown.ts";

/** As the server formats it. */
const html = (text: string, options?: MarkdownOptions) => renderHtml(text, options).html;

/** As the browser does. */
const inBrowser = (text: string, options?: MarkdownOptions) =>
  renderToString(createElement(MemoryRouter, null, renderMarkdown(text, options))).replace(/<style.*?<\/style>/gs, "");

/** The words of a page. React leaves out the line ends between a table's rows, which nobody sees. */
const wordsOf = (page: string) =>
  JSDOM.fragment(page.replace(/\n(?=<\/?(?:table|thead|tbody|tr|th|td)\b)|(?<=<\/?(?:table|thead|tbody|tr)>)\n/g, ""))
    .textContent;

/** Addresses and event handlers of all elements in the page. */
const addresses = (page: string) => [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? "");

describe("what a text may not do", () => {
  test("HTML in a text is text", () => {
    const page = html('<script>alert(1)</script>\n\n<b onclick="x()">a</b> <img src=x onerror=x()>');
    expect(page).not.toMatch(/<(script|b|img)\b/);
    expect(page).toContain("&#x3C;script>alert(1)&#x3C;/script>");
  });

  test.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](java&Tab;script:alert(1))",
    "[a](vbscript:x)",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "![a](data:image/svg+xml;base64,PHN2Zz4=)",
    "![a](https://stranger.example/pixel.png)",
    "[a](//stranger.example)",
    "[a](blob:https://a.example/1)",
    "<javascript:alert(1)>",
  ])("%s leads nowhere", (text) => {
    expect(addresses(html(text))).toEqual([]);
    expect(html(text)).toContain("a");
  });

  test("no text leads to a script, breaks the page or throws", () => {
    const pieces = fc.constantFrom(
      "[a](",
      "javascript:",
      "data:",
      "<img ",
      "onerror=",
      ">",
      "\n\n",
      "# ",
      "|",
      "|-|-|\n",
    );
    const text = fc.array(fc.oneof(pieces, fc.string({ unit: "binary" })), { maxLength: 30 });
    fc.assert(
      fc.property(text, (parts) => {
        const page = html(parts.join(""));
        for (const address of addresses(page)) expect(address).toMatch(/^(https?:|mailto:|tel:|[#?]|\/(?![/\\]))/i);
        expect(page).not.toMatch(/<[^>]* on\w+=|<script|<iframe/i);
        // What is written shows beforehand as it will show.
        const preview = inBrowser(parts.join(""));
        expect(addresses(preview)).toEqual(addresses(page));
        expect(wordsOf(preview)).toBe(wordsOf(page));
      }),
    );
  });
});

describe("texts that nobody writes", () => {
  const long = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));

  test.each([
    "Vanlig text. ",
    "[a](",
    ">",
    "> a\n\n",
    "- a\n\n",
    "- - - - a\n\n",
    "~~a",
    "a**b",
    "[^a]",
    "# a\n",
    "|~~a",
    "\n",
  ])("a megabyte of %j is shown as it is written, at once", (piece) => {
    const start = performance.now();
    expect(html(long(piece))).toMatch(/^<div/);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test.each([">", "> a\n\n", "- a\n\n", "~~a", "- ", "  a\n\n"])(
    "so is %j at a length that could be a text's",
    (piece) => {
      const start = performance.now();
      expect(html(piece.repeat(99_999 / piece.length))).toMatch(/^<div/);
      expect(performance.now() - start).toBeLessThan(10_000);
    },
  );
});

describe("links", () => {
  test("to pages of ours are the router's, to others say so", () => {
    expect(html("[a](/tester?kategori=x#y)")).toContain('<a href="/tester?kategori=x#y">a</a>');
    expect(inBrowser("[a](/tester?kategori=x#y)")).toMatch(/<a class="[^"]+" href="\/tester\?kategori=x#y"/);
    expect(html("[a](https://other.example/)")).toContain('rel="noopener noreferrer external"');
    expect(html("[a](/ut/3)")).toContain('<a href="/ut/3" rel=');
    expect(addresses(html("<hej@exempel.example> och https://www.1177.se"))).toEqual([
      "mailto:hej@exempel.example",
      "https://www.1177.se",
    ]);
  });

  test("to notes lead to them and back", () => {
    const page = html("Text[^1].\n\n[^1]: En not.");
    for (const address of addresses(page)) expect(page).toContain(`id="${address.slice(1)}"`);
    expect(page).toContain(">Noter</h2>");
    expect(page).toContain('aria-label="Tillbaka till texten"');
  });
});

describe("references to sources", () => {
  const guide = (text: string) =>
    html(
      `${text}\n\n## Källor\n1. A B. *Hjärta*, 2020. https://doi.org/10.1/a(b)c\n2. C. https://www.d.example/\n3. E.`,
      { isGuide: true },
    );
  const ids = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const references = (page: string) => page.match(/aria-label="Källa \d+"/g) ?? [];

  test("lead to the source, which leads back to each of them", () => {
    const page = guide("Ett [1], två [2, 3][1].\n\n| A |\n|---|\n| b [2] |");
    expect(references(page)).toHaveLength(5);
    expect(page).toContain('[<a href="#kalla-1" id="kalla-1-i-texten-1" aria-label="Källa 1">1</a>]');
    expect(page).toContain('<li id="kalla-2" tabindex="-1">');
    const toPlaces = addresses(page).filter((address) => address.startsWith("#"));
    expect(toPlaces).toHaveLength(10);
    for (const address of toPlaces) expect(ids(page)).toContain(address.slice(1));
    expect(page.match(/aria-label="Tillbaka till texten[^"]*"/g)).toEqual([
      'aria-label="Tillbaka till texten, ställe a"',
      'aria-label="Tillbaka till texten, ställe b"',
      'aria-label="Tillbaka till texten, ställe a"',
      'aria-label="Tillbaka till texten, ställe b"',
      'aria-label="Tillbaka till texten"',
    ]);
  });

  test("show where a source is read, short", () => {
    const page = guide("Ett [1].");
    expect(page).toMatch(
      /<a href="https:\/\/doi\.org\/10\.1\/a\(b\)c" rel="[^"]*noopener[^"]*">doi\.org\/10\.1\/a\(b\)c<\/a>/,
    );
    expect(page).toMatch(/<a href="https:\/\/www\.d\.example\/" [^>]*>d\.example<\/a>/);
  });

  test.each(["`[1]`", "```\n[1]\n```", "## Om [1]", "[a [1]](/tester)", "[4]", "[1, 4]", "[1a]", "[]"])(
    "are not found in %s",
    (text) => {
      expect(references(guide(text))).toEqual([]);
    },
  );

  test("are of guides alone, and of texts that have sources", () => {
    expect(html("Ett [1].\n\n## Källor\n1. A.")).toContain("<p>Ett [1].</p>");
    expect(html("Ett [1].\n\n1. A.", { isGuide: true })).toContain("<p>Ett [1].</p>");
    expect(html("Ett [1].\n\n## Källor\n\nInga.", { isGuide: true })).toContain("<p>Ett [1].</p>");
  });

  test("keep their identifiers from headings and notes, whatever is written", () => {
    const pieces = fc.constantFrom(
      "## Källa 1\n\n",
      "## Källa 1 i texten 1\n\n",
      "[1]",
      "[2,3] ",
      "[^1]",
      "\n\n",
      "a",
      "> ",
      "- ",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const found = ids(guide(parts.join("")));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe("headings", () => {
  test("have identifiers of their words, each its own, and none of the page's", () => {
    const { headings } = renderHtml("# Åtta rättigheter\n\n### a\n\n### a\n\n### a 2\n\n## State\n\n## 🙂\n\n## 🙂");
    expect(headings).toEqual([
      { id: "atta-rattigheter", text: "Åtta rättigheter", level: 2 },
      { id: "a", text: "a", level: 3 },
      { id: "a-2", text: "a", level: 3 },
      { id: "a-2-2", text: "a 2", level: 3 },
      { id: "state-2", text: "State", level: 2 },
      { id: "avsnitt", text: "🙂", level: 2 },
      { id: "avsnitt-2", text: "🙂", level: 2 },
    ]);
  });

  test("never share an identifier", () => {
    const word = fc.constantFrom("a", "a 2", "a 2 2", "A", "root", "-", "2");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const ids = renderHtml(words.map((text) => `## ${text}`).join("\n\n")).headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain("root");
      }),
    );
  });
});

test("a table scrolls in itself, and grades of evidence in the last of three columns are badges", () => {
  const table = "| A | B | C |\n|---|---|:-:|\n| x | y | **Starkt** |";
  const page = html(table, { isGuide: true });
  expect(page).toMatch(/<div class="table" role="group" aria-label="Tabell" tabindex="0">/i);
  expect(page).toContain("<td>x</td>");
  expect(page).toContain('<td align="center"><span class="evidence" data-level="Starkt">Starkt</span></td>');
  expect(html(table)).toContain('<td align="center"><strong>Starkt</strong></td>');
  expect(html("| A | B |\n|---|---|\n| x | Starkt |", { isGuide: true })).toContain("<td>Starkt</td>");
});

describe("what is read as one", () => {
  test("stays in one line: a number with its unit, and a word that begins with a letter alone", () => {
    expect(html("Ta 20 mikrogram D-vitamin i 8 veckor.")).toContain(
      "Ta 20\u00a0mikrogram D-\u2060vitamin i 8\u00a0veckor.",
    );
  });

  test.each(["Omega-3 och HDL-kolesterol", "10 000 steg", "de 20 mikroberna"])(
    "and %j is as it was written",
    (text) => {
      expect(html(text)).toContain(text);
    },
  );
});

describe("what is English says so", () => {
  const english = (text: string) =>
    [...JSDOM.fragment(html(text)).querySelectorAll("[lang=en]")].map(({ textContent }) => textContent);

  test.each<[string, string[]]>([
    ["Hardcore är för erfarna, och Light-rutinerna först.", ["Hardcore", "Light"]],
    ["**Medium** i [Advanced](/mental-optimering)", ["Medium", "Advanced"]],
    [
      "Goyal M, Singh S m.fl. Meditation programs for psychological stress and well-being: a systematic review. 2014.",
      ["Meditation programs for psychological stress and well-being: a systematic review."],
    ],
    ["Öberg A. Alcohol and sleep I: effects on normal sleep.", ["Alcohol and sleep I: effects on normal sleep."]],
    ["*Journal of Sleep Research*, 2015", ["Journal of Sleep Research"]],
    ["Stress, meditation och mindfulness hjälper mot oro.", []],
    ["Socialstyrelsen. Nationella riktlinjer. 2024.", []],
    ["Lightning, lightprodukter och medium", []],
    ["`the code of Hardcore`", []],
  ])("%s", (text, found) => {
    expect(english(text)).toEqual(found);
    expect(wordsOf(html(text))).toBe(wordsOf(inBrowser(text)));
  });

  test("and no word is lost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("the", "of", "och", "Light", ". ", " – ", " ", "Sleep", "ö", "-")),
        (words) => {
          const text = words.join("");
          expect(
            languageParts(text)
              .map((part) => part.text)
              .join(""),
          ).toBe(text);
        },
      ),
    );
  });
});
