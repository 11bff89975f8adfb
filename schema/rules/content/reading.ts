import { DEFAULT_ARTICLE_MINUTES } from "../../journey/vocabulary.ts";

/** Words that a reader takes in each minute. */
const WORDS_A_MINUTE = 200;

/** The words of a text in Markdown; its signs, addresses and lines of tables are none. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/\]\([^()\s]*\)/g, "] ").replace(/\bhttps?:\S+/g, " ");
  return text.match(/[\p{L}\p{N}]+(?:[-’'.,:/][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** How long reading a text takes, e.g. '5 min'; a minute at least. */
export const readTimeOf = (markdown: string): string =>
  `${Math.max(1, Math.round(countWords(markdown) / WORDS_A_MINUTE))} min`;

/** Minutes of a read time such as '5 min'; five when it names none. */
export function minutesOf(readTime: string): number {
  const minutes = Number(/\d{1,4}/.exec(readTime)?.[0]);
  return minutes >= 1 ? minutes : DEFAULT_ARTICLE_MINUTES;
}
