/** Reads pages as a crawler without scripts does. */

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text of an attribute or element as a reader sees it. */
export const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

/** Attributes of every element of this name, in the order of the page. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [key, decoded(value)]),
    ),
  );
}

/** Content of a `<meta>` by its name or property. */
export const meta = (html: string, name: string): string | undefined =>
  elements(html, "meta").find((tag) => tag.name === name || tag.property === name)?.content;

/** The page's title. */
export const title = (html: string): string => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");

/** Ids of the products on the cards, in order. */
export const cardIds = (html: string): number[] =>
  [...html.matchAll(/<article[^>]*aria-labelledby="produkt-(\d+)"/g)].map(([, id]) => Number(id));

/** Targets of links that read this text, their markup left out. */
export const linksThatRead = (html: string, text: string): Record<string, string>[] =>
  [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)]
    .filter(([, inner = ""]) => inner.replace(/<[^>]*>/g, "").trim() === text)
    .flatMap(([whole]) => elements(whole, "a"));

/** The page's structured data. */
export const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));
