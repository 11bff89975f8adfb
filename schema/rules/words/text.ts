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
