import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../../client/ui/Markdown.tsx";
import type { MarkdownCell } from "../../client/ui/markdownElements.tsx";

const html = (text: string, cell?: MarkdownCell) =>
  renderToString(createElement(MemoryRouter, null, renderMarkdown(text, cell).content)).replace(
    /<style.*?<\/style>/gs,
    "",
  );

/** Addresses and event handlers of all elements in the page. */
const addresses = (page: string) => [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? "");

describe("what a text may not do", () => {
  test("HTML in a text is text", () => {
    const page = html('<script>alert(1)</script>\n\n<b onclick="x()">a</b> <img src=x onerror=x()>');
    expect(page).not.toMatch(/<(script|b|img)\b/);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
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
    expect(html("[a](/tester?kategori=x#y)")).toMatch(/<a class="[^"]+" href="\/tester\?kategori=x#y"/);
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

describe("headings", () => {
  test("have identifiers of their words, each its own, and none of the page's", () => {
    const { headings } = renderMarkdown(
      "# Åtta rättigheter\n\n### a\n\n### a\n\n### a 2\n\n## State\n\n## 🙂\n\n## 🙂",
    );
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
        const ids = renderMarkdown(words.map((text) => `## ${text}`).join("\n\n")).headings.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain("root");
      }),
    );
  });
});

test("a table scrolls in itself, and its cells may show something else than their text", () => {
  const table = "| A | B | C |\n|---|---|:-:|\n| x | y | **Starkt** |";
  const page = html(table, (text, columns) => (columns === 3 && text === "Starkt" ? "badge" : undefined));
  expect(page).toMatch(/<div class="table" role="group" aria-label="Tabell" tabindex="0">/i);
  expect(page).toContain("<td>x</td>");
  expect(page).toMatch(/<td style="text-align:center">badge<\/td>/);
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
