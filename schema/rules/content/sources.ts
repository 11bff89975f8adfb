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

/** Code, and the words and addresses of links: nothing in them refers to a source. */
const NO_REFERENCES = /^(`{3,}|~{3,}).*?^\1|(`+)[^`].*?\2|\[(?:[^[\]\n]|\[[^[\]\n]*\])*\]\([^)\n]*\)/gms;
const LAST_SECTION = new RegExp(`^## ${SOURCES_HEADING}[ \\t]*$`, "gm");
/** An address that ends a source. */
const ADDRESS = /\s+(https?:\/\/\S+?)\.?$/;

/** A source as a guide lists it, 'Författare. Titel. *Tidskrift*, 2024. https://doi.org/…', behind its number. */
const sourceOf = (number: number, item: string): GuideSource => ({
  number,
  text: item.replace(ADDRESS, "").replaceAll(/[*_]/g, ""),
  url: ADDRESS.exec(item)?.[1] ?? null,
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
  const text = markdown.slice(0, markdown.length - listOf(markdown).length).replaceAll(NO_REFERENCES, "");
  const numbers = [...text.matchAll(REFERENCE)].flatMap(([, numbers = ""]) => numbersOf(numbers));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** What stands below the last heading of sources; nothing when there is none. */
function listOf(markdown: string): string {
  const heading = [...markdown.matchAll(LAST_SECTION)].at(-1);
  return heading ? markdown.slice(heading.index + heading[0].length) : "";
}
