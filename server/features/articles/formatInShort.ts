import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { InShortLine } from "../../../schema/rules/content/inShort.ts";
import { type HtmlNode, preventLineBreaks } from "../../../schema/rules/content/markdown/markdownTree.ts";
import { sourceId } from "../../../schema/rules/content/sources.ts";
import type { TextHeading } from "./TextHeading.ts";

const element = (
  tagName: string,
  properties: Record<string, unknown>,
  ...children: (HtmlNode | string)[]
): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});

/**
 * What a guide says in short, as safe HTML; null when it says nothing. A question whose section is no more in the text leads
 * nowhere.
 */
export function formatInShort(lines: readonly InShortLine[], headings: readonly TextHeading[]): string | null {
  if (lines.length === 0) return null;
  const rows = lines.map(({ label, text, section, source }) => {
    const isThere = headings.some(({ id }) => id === section);
    const question = isThere ? element("a", { href: `#${section}` }, label) : label;
    const named = source === null ? [] : [" ", referenceTo(source)];
    return element("div", {}, element("dt", {}, question), " ", element("dd", {}, text, ...named));
  });
  const tree: HtmlNode = {
    type: "root",
    children: [element("h2", {}, "I korthet"), element("dl", {}, ...rows)],
  };
  preventLineBreaks()(tree);
  const stringifier = unified().use(rehypeStringify).freeze();
  return stringifier.stringify(tree as Parameters<typeof stringifier.stringify>[0]);
}

/** As references in the guide's text are. */
const referenceTo = (source: number): HtmlNode =>
  element(
    "span",
    { className: ["reference"] },
    "[",
    element("a", { href: `#${sourceId(source)}`, ariaLabel: `Källa ${source}` }, String(source)),
    "]",
  );
