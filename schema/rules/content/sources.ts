/** A source that a guide or a programme names at its end. */
export interface GuideSource {
  /** Its place in the list, which '[1]' in the text refers to. */
  number: number;
  /** The source without Markdown's signs and without its address. */
  text: string;
  /** Where it can be read. */
  url: string | null;
}

/** Heading of a guide's last section, the list of its sources. */
export const SOURCES_HEADING = "Källor";

/** References to sources in a text: '[1]' or '[2, 3]'; the first group holds the numbers. */
export const REFERENCE = /\[(\d{1,3}(?:,\s?\d{1,3})*)\]/g;

/** The numbers in what `REFERENCE` has found. */
export const numbersOf = (reference: string): number[] => (reference.match(/\d+/g) ?? []).map(Number);

/** The identifier of a source's place in the list at the page's end. */
export const sourceId = (number: number): string => `kalla-${number}`;

/** A text in Markdown whose '[1]' lead to their sources on the page. */
export const linkReferences = (markdown: string): string =>
  markdown.replace(REFERENCE, (_, numbers: string) =>
    numbersOf(numbers)
      .map((number) => `[\\[${number}\\]](#${sourceId(number)})`)
      .join(" "),
  );

/** The words and addresses of links: nothing in them refers to a source. */
const LINK = /\[(?:[^[\]\n]|\[[^[\]\n]*\])*\]\((?:[^()\n]|\([^()\n]*\))*\)/g;
const LAST_SECTION = new RegExp(`^## ${SOURCES_HEADING}[ \\t]*$`, "gm");
/** An address that ends a source. */
const ADDRESS = /(?<!\s)\s+(https?:\/\/\S+?)\.?$/;

/** A link to somewhere else, as the editor's button for links writes it. */
const ADDRESS_IN_LINK = /\[([^[\]\n]*)\]\((https?:\/\/(?:[^()\s]|\([^()\s]*\))+)\)/;

/**
 * A source as a guide lists it, 'Författare. Titel. *Tidskrift*, 2024. https://doi.org/…', behind its number; or with a
 * link in it, 'Författare. [Titel](https://doi.org/…). 2024.'
 */
const sourceOf = (number: number, item: string): GuideSource => ({
  number,
  text: item.replace(ADDRESS, "").replace(ADDRESS_IN_LINK, "$1").replaceAll(/[*_]/g, ""),
  url: ADDRESS.exec(item)?.[1] ?? ADDRESS_IN_LINK.exec(item)?.[2] ?? null,
});

/** The sources of a guide's text, as its last section lists them. */
export function sourcesOf(markdown: string): GuideSource[] {
  const items = [...listOf(markdown).matchAll(/^(\d{1,3})\. (.*)$/gm)];
  return items.map(([, number, item = ""]) => sourceOf(Number(number), item.trim()));
}

/** Sources that are listed without their numbers, each as a guide lists it. */
export const numberedSources = (items: readonly string[]): GuideSource[] =>
  items.map((item, index) => sourceOf(index + 1, item.trim()));

/** The numbers of the sources that a guide's text refers to, each once, in order. */
export function referencesOf(markdown: string): number[] {
  const text = withoutCode(markdown.slice(0, markdown.length - listOf(markdown).length).split("\n")).join("\n");
  const paragraphs = text.split(/\n(?=[ \t]*\n)/).filter((paragraph) => paragraph.includes("["));
  const words = paragraphs.map((paragraph) => withoutInlineCode(paragraph).replaceAll(LINK, ""));
  const numbers = [...words.join("\n").matchAll(REFERENCE)].flatMap(([, numbers = ""]) => numbersOf(numbers));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The lines of a text; those of fenced code are empty. */
export function withoutCode(lines: readonly string[]): string[] {
  let fence = "";
  return lines.map((line) => {
    if (line === "") return line;
    const [mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.slice(1) ?? [];
    const isFence = fence ? mark.startsWith(fence) : mark !== "";
    const isCode = fence !== "" || isFence;
    if (isFence) fence = fence ? "" : mark;
    return isCode ? "" : line;
  });
}

/** A paragraph without inline code, each backtick looked at once. */
function withoutInlineCode(paragraph: string): string {
  const rows = [...paragraph.matchAll(/`+/g)];
  const nextOf = new Map<number, number>();
  const closing = rows.map(() => -1);
  for (let at = rows.length - 1; at >= 0; at--) {
    const { length = 0 } = rows[at]?.[0] ?? {};
    closing[at] = nextOf.get(length) ?? -1;
    nextOf.set(length, at);
  }
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < rows.length; at++) {
    const end = rows[closing[at] ?? -1];
    if (!end) continue;
    kept.push(paragraph.slice(from, rows[at]?.index));
    from = end.index + end[0].length;
    at = closing[at] ?? at;
  }
  return kept.join("") + paragraph.slice(from);
}

/** The text below the last heading of sources; empty when there is none. */
function listOf(markdown: string): string {
  const heading = [...markdown.matchAll(LAST_SECTION)].at(-1);
  return heading ? markdown.slice(heading.index + heading[0].length) : "";
}
