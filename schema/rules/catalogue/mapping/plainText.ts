import { decodeHTML } from "entities";

/** What a text has that came from HTML. */
const IS_HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;
const UNSEEN = /<(script|style|head|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BREAKS = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|section|article|blockquote|dd|dt|dl))\b[^<>]*>/gi;

/**
 * A text without its HTML: what stood in paragraphs and items stands on lines of its own. A text that has none stays as it
 * is, with its signs for less and more.
 */
export function plainText(text: string): string {
  if (!IS_HTML.test(text)) return text.trim();
  const bare = text
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .replace(BREAKS, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "");
  // Many shops escape twice.
  return decodeHTML(decodeHTML(bare))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** A text of at most so many characters: what is longer ends after a sentence, or after a word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const sentence = Math.max(...[...cut.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1), 0);
  if (sentence > max / 2) return cut.slice(0, sentence);
  return `${cut.replace(/\s+\S*$/, "")}…`;
}
