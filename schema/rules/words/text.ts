/**
 * Lower case as Swedish has it, in one Unicode form (compatible characters are one: both signs for
 * micro, all kinds of space): what stored search text and queries share.
 */
export const foldCase = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("sv-SE");

/** A text folded to one line: what a search looks for and in. */
export const foldLine = (text: string): string => foldCase(text).replace(/\s+/g, " ");

/**
 * Folds a name or slug for comparing: å ä ö lose their dots and rings, case goes, and hyphens,
 * '&' and spaces become one space ('DNA & epigenetik' and 'dna-epigenetik' are equal).
 */
export const foldName = (text: string): string =>
  foldCase(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** True for a text of one line without control characters. */
export const hasNoControlCharacters = (text: string): boolean => !/\p{Cc}/u.test(text);

/**
 * True for a text that can be stored and read: of control characters it has tabs and ends of lines only, no half of a
 * character, and nothing that turns around the direction of what follows.
 */
export const isUsableText = (text: string): boolean =>
  !/[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u.test(text);

/** A text without halves of characters, and without what turns around the direction of what follows. */
export const withoutTurns = (text: string): string =>
  text.replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, "");

/** Blanks of any width. */
const BLANKS = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Signs that nobody sees and that come along when text is copied; the joiner stays where it makes one picture of several. */
const UNSEEN = /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/** Blanks and such signs, as at the ends of what was copied. */
const UNSEEN_END = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/;

/** A text without what nobody sees at its ends. */
export function trimUnseen(text: string): string {
  // By hand: an expression would look for the end from each blank anew.
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN_END.test(text.charAt(start))) start++;
  while (end > start && UNSEEN_END.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** A text without them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "");

/**
 * A name or other line as it is stored and compared: one Unicode form, one kind of blank, none at its ends, and no signs
 * without a width.
 */
export const tidyLine = (text: string): string => withoutUnseen(text).normalize("NFC").replace(BLANKS, " ").trim();

/** Whether anything of a text can be seen: a name of blanks and signs without a width is none. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** Whether a text is one line that can be stored and read, and is empty or shows something. */
export const isUsableLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && isUsableText(text) && (text === "" || isVisible(text));

/** A name in addresses made of words: 'Sömn & ljus' becomes 'somn-ljus'. */
export const slugOf = (words: string, max = 80): string =>
  foldName(words)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");
