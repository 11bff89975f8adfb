import { EVIDENCE_COLUMNS, EVIDENCE_LEVELS } from "../../../articles.ts";
import { isSitePath } from "../../../sitePath.ts";
import { type HtmlNode, textOf, visit } from "./markdownTree.ts";

/** Addresses that the server answers, not the route table. */
const SERVER_PATHS = /^\/(ut|media|logos|art|graphql|graphiql)(\/|$)/;

/** Whether a link within a text leads to a page of the site. */
const isPage = (address: string): boolean => isSitePath(address) && !SERVER_PATHS.test(address);

/**
 * Plugin: links say whether they lead away, pictures are our own, tables scroll in themselves, and boxes to tick have a
 * name. Runs after sanitising, as only it makes these attributes.
 * @param options.isOff whether an address lies in a part that the site does without: of a link there the words stay
 * @param options.hasEvidence grades of evidence in the last column of a table of three become badges
 */
export const finishElements =
  ({ isOff, hasEvidence }: { isOff?: (address: string) => boolean; hasEvidence?: boolean }) =>
  () =>
  (tree: HtmlNode) => {
    let columns = 0;
    const tables: HtmlNode[] = [];
    visit(tree, (node) => {
      if (node.tagName === "a") finishLink(node, isOff);
      else if (node.tagName === "img") finishPicture(node);
      else if (node.tagName === "table") tables.push(node);
      // The first row of a table comes before its cells.
      else if (node.tagName === "tr") columns = elements(node).length;
      else if (node.tagName === "td" && hasEvidence && columns === EVIDENCE_COLUMNS) markEvidence(node);
      else if (node.tagName === "input") {
        const label = node.properties?.checked ? "Klart" : "Inte klart";
        node.properties = { ...node.properties, ariaLabel: label };
      }
    });
    for (const table of tables) wrapTable(table);
  };

const elements = ({ children = [] }: HtmlNode): HtmlNode[] => children.filter(({ type }) => type === "element");

function finishLink(node: HtmlNode, isOff?: (address: string) => boolean): void {
  const href = String(node.properties?.href ?? "");
  if (!href || (isPage(href) && isOff?.(href))) Object.assign(node, { tagName: "span", properties: {} });
  else if (!href.startsWith("#"))
    node.properties = isPage(href) ? { href } : { href, rel: ["noopener", "noreferrer", "external"] };
}

/** Only our own pictures: others would reveal readers to strangers. */
function finishPicture(node: HtmlNode): void {
  const { src, alt, title } = node.properties ?? {};
  if (src && isSitePath(String(src)))
    node.properties = { src, alt: alt ?? "", title, loading: "lazy", decoding: "async" };
  else Object.assign(node, { tagName: "span", properties: {}, children: [{ type: "text", value: String(alt ?? "") }] });
}

/** A table that is wider than the page is reached with the keyboard too. */
function wrapTable(node: HtmlNode): void {
  const table = { ...node };
  Object.assign(node, {
    tagName: "div",
    properties: { className: ["table"], role: "group", ariaLabel: "Tabell", tabIndex: 0 },
    children: [table],
  });
}

function markEvidence(node: HtmlNode): void {
  const text = textOf(node).trim();
  const level = EVIDENCE_LEVELS.find((known) => known === text);
  if (!level) return;
  const badge: HtmlNode = {
    type: "element",
    tagName: "span",
    properties: { className: ["evidence"], dataLevel: level },
    children: [{ type: "text", value: level }],
  };
  node.children = [badge];
}
