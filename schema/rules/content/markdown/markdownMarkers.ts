import { type MarkerNames, markerMentions } from "../markerNames.ts";
import { SOURCES_HEADING } from "../sources.ts";
import { type HtmlNode, textOf, visit } from "./markdownTree.ts";

/** Parts of a text in which no name becomes a link: code, and what is a link or a heading already. */
const NO_NAMES = /^(code|pre|a|th|h[1-6])$/;

/**
 * Plugin: the first place in a text that names a marker leads to the marker's page, unless the text leads there
 * already. Notes and sources name nothing.
 * @param names what leads where
 */
export const linkMarkers = (names: MarkerNames<string>) => () => (tree: HtmlNode) => {
  const linked = new Set<unknown>();
  visit(tree, ({ tagName, properties }) => {
    if (tagName === "a") linked.add(properties?.href);
  });
  const blocks = tree.children ?? [];
  const sources = blocks.findLastIndex((block) => block.tagName === "h2" && textOf(block).trim() === SOURCES_HEADING);
  for (const block of sources < 0 ? blocks : blocks.slice(0, sources)) {
    visit(block, (node) => {
      if (NO_NAMES.test(node.tagName ?? "") || node.properties?.dataFootnotes !== undefined) return false;
      node.children = node.children?.flatMap((child) =>
        child.type === "text" ? linksIn(child.value ?? "", names, linked) : [child],
      );
      return true;
    });
  }
};

function linksIn(text: string, names: MarkerNames<string>, linked: Set<unknown>): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let end = 0;
  for (const { start, end: next, target } of markerMentions(text, names)) {
    if (linked.has(target)) continue;
    linked.add(target);
    const label: HtmlNode = { type: "text", value: text.slice(start, next) };
    parts.push({ type: "text", value: text.slice(end, start) });
    parts.push({ type: "element", tagName: "a", properties: { href: target }, children: [label] });
    end = next;
  }
  return [...parts, { type: "text", value: text.slice(end) }].filter(({ type, value }) => type !== "text" || value);
}
