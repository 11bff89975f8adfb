import { defaultSchema, type Options as SanitizeOptions } from "rehype-sanitize";
import { isSitePath } from "../../../sitePath.ts";
import { foldName } from "../../words/text.ts";

/** A heading of a text: where it is, for a table of contents. */
export interface MarkdownHeading {
  id: string;
  text: string;
  /** 2 for a section, 3 for a part of one … */
  level: number;
}

/** The parts of an HTML tree (hast) that are read here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

/** Allowed elements of a rendered text. HTML in it is text by then; this bounds the plugins' output. */
export const SAFE_HTML: SanitizeOptions = {
  ...defaultSchema,
  // Identifiers are only made by us: notes have their own prefix, headings get theirs afterwards.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "tel"] },
};

/** Identifiers that the page itself has. */
const RESERVED_IDS = ["page", "root", "state", "innehall"];
/** Identifiers that sources have (`markdownSources.ts`). */
const SOURCE = /^kalla-\d/;

/** All the text in a part of the tree. */
export const textOf = (node: HtmlNode): string => node.value ?? (node.children ?? []).map(textOf).join("");

/**
 * Plugin: gives each heading an identifier made of its words ('Dina rättigheter' → 'dina-rattigheter',
 * the second one '-2'), and collects them. The page has its own first heading: '#' becomes a section.
 */
export const headingIds = (found: MarkdownHeading[]) => (tree: HtmlNode) => {
  const taken = new Map(RESERVED_IDS.map((id) => [id, 1]));
  visit(tree, (node) => {
    const level = Number(/^h([1-6])$/.exec(node.tagName ?? "")?.[1]);
    if (!level) return;
    if (level === 1) node.tagName = "h2";
    // The heading of the notes has its own.
    if (node.properties?.id) return;
    const text = textOf(node).trim();
    const folded = foldName(text).replaceAll(" ", "-") || "avsnitt";
    const name = SOURCE.test(folded) ? `avsnitt-${folded}` : folded;
    let n = (taken.get(name) ?? 0) + 1;
    while (n > 1 && taken.has(`${name}-${n}`)) n++;
    const id = n > 1 ? `${name}-${n}` : name;
    taken.set(name, n).set(id, Math.max(n > 1 ? 1 : n, taken.get(id) ?? 1));
    node.properties = { ...node.properties, id };
    found.push({ id, text, level: Math.max(level, 2) });
  });
};

/** Plugin: HTML in a text is shown as it is written, but for comments. */
export const showHtml = () => (tree: HtmlNode) => {
  visit(tree, (node) => {
    if (node.type !== "raw") return;
    node.type = "text";
    node.value = node.value?.replace(/<!--.*?(?:-->|$)/gs, "");
  });
};

/** Words after a number in the same line: its unit, or its month. */
const UNIT =
  /(?<=\d) (?=(?:[mµ]?g|kg|ml|dl|liter|(?:mikro|milli|kilo)?gram|IE|lux|kr|kronor|m|cm|meter|%|procent|min|minuter|timmar|dagar|veckor|månader|år|gånger|grader|slag|mmol|nmol|pmol|mmHg)(?![\p{L}\d]))/gu;
/** The hyphen of a word that begins with a letter alone ('D-vitamin'): a line that ends there is hard to read. */
const HYPHEN = /(?<=(?<!\p{L})\p{Lu}\d{0,2}-)(?=\p{L})/gu;

/** Plugin: prevents line breaks within what is read as one, with invisible characters. */
export const preventLineBreaks = () => (tree: HtmlNode) => {
  visit(tree, (node) => {
    if (node.type === "text") node.value = node.value?.replace(UNIT, "\u00a0").replace(HYPHEN, "\u2060");
  });
};

/**
 * Walks a tree in the order of the text, without recursion: a text may nest as deep as it likes.
 * @param see may change the node; when it gives false, what is in the node is left out
 */
export function visit(tree: HtmlNode, see: (node: HtmlNode) => unknown): void {
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (see(node) === false) continue;
    for (const child of [...(node.children ?? [])].reverse()) waiting.push(child);
  }
}

/** Plugin: links and pictures keep addresses that may be followed, and no others. */
export const allowAddresses = () => (tree: HtmlNode) => {
  visit(tree, ({ properties }) => {
    for (const name of ["href", "src"])
      if (properties && name in properties) properties[name] = safeAddress(String(properties[name] ?? ""));
  });
};

/** An address that may be followed, or nothing: http(s), mail, telephone, and paths of the site. */
function safeAddress(address: string): string {
  const trimmed = address.trim();
  if (/^(https?:|mailto:|tel:)/i.test(trimmed)) return trimmed;
  return /^[#?]/.test(trimmed) || isSitePath(trimmed) ? trimmed : "";
}
