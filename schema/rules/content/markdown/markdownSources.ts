import { numbersOf, REFERENCE, SOURCES_HEADING, sourceId } from "../sources.ts";
import { type HtmlNode, textOf, visit } from "./markdownTree.ts";

/** Parts of a text whose '[1]' is no reference: code, and what is a link or a heading already. */
const NO_REFERENCES = /^(code|pre|a|h[1-6])$/;

/**
 * Plugin: in a text that ends with its sources ('## Källor', a numbered list), '[1]' leads to source 1
 * and the source back to each place that names it. Runs after sanitising, as only it makes these
 * identifiers. A number that no source has stays as it is.
 */
export const linkSources = () => (tree: HtmlNode) => {
  const blocks = tree.children ?? [];
  const heading = blocks.findLastIndex((block) => block.tagName === "h2" && textOf(block).trim() === SOURCES_HEADING);
  const list = blocks.slice(heading + 1).find(({ tagName }) => tagName === "ol");
  if (heading < 0 || !list) return;
  const first = Number(list.properties?.start ?? 1);
  const items = (list.children ?? []).filter(({ tagName }) => tagName === "li");
  const mentions = new Map(items.map((_, index) => [first + index, 0]));
  for (const block of blocks.slice(0, heading)) linkReferences(block, mentions);
  for (const [index, item] of items.entries()) finishSource(item, first + index, mentions.get(first + index) ?? 0);
};

const element = (tagName: string, properties: Record<string, unknown>, children: HtmlNode[]): HtmlNode => ({
  type: "element",
  tagName,
  properties,
  children,
});
const words = (value: string): HtmlNode => ({ type: "text", value });

const mentionId = (source: number, mention: number): string => `kalla-${source}-i-texten-${mention}`;

/** Makes links of the references in a part of the text, and counts them by source. */
function linkReferences(block: HtmlNode, mentions: Map<number, number>): void {
  visit(block, (node) => {
    if (NO_REFERENCES.test(node.tagName ?? "")) return false;
    node.children = node.children?.flatMap((child) =>
      child.type === "text" ? referencesIn(child.value ?? "", mentions) : [child],
    );
    return true;
  });
}

function referencesIn(text: string, mentions: Map<number, number>): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: numbers = "", index } of text.matchAll(REFERENCE)) {
    const sources = numbersOf(numbers);
    if (!sources.every((source) => mentions.has(source))) continue;
    const links = sources.flatMap((source, place) => {
      const mention = (mentions.get(source) ?? 0) + 1;
      mentions.set(source, mention);
      const properties = {
        href: `#${sourceId(source)}`,
        id: mentionId(source, mention),
        ariaLabel: `Källa ${source}`,
      };
      const link = element("a", properties, [words(String(source))]);
      return place ? [words(", "), link] : [link];
    });
    parts.push(words(text.slice(end, index)));
    parts.push(element("span", { className: ["reference"] }, [words("["), ...links, words("]")]));
    end = index + whole.length;
  }
  return [...parts, words(text.slice(end))].filter(({ type, value }) => type !== "text" || value);
}

/** Gives a source its identifier, shows its addresses short, and leads back to where it is named. */
function finishSource(item: HtmlNode, source: number, mentions: number): void {
  // What has the focus after a reference is followed, so that Tab goes on from there.
  item.properties = { ...item.properties, id: sourceId(source), tabIndex: -1 };
  visit(item, ({ tagName, children: [label] = [] }) => {
    if (tagName === "a" && label?.value) label.value = label.value.replace(/^https?:\/\/(?:www\.)?(.+?)\/?$/, "$1");
  });
  const last = item.children?.findLast(({ type }) => type === "element");
  const end = last?.tagName === "p" ? last : item;
  for (let mention = 1; mention <= mentions; mention++) {
    // a, b … z, then numbers.
    const letter = mentions > 1 ? (mention + 9).toString(36) : "";
    const properties = {
      href: `#${mentionId(source, mention)}`,
      className: ["back"],
      ariaLabel: letter ? `Tillbaka till texten, ställe ${letter}` : "Tillbaka till texten",
    };
    end.children = [...(end.children ?? []), words(" "), element("a", properties, [words(`↑${letter}`)])];
  }
}
