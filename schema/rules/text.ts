/** Lower case as Swedish has it, in one Unicode form: what stored search text and queries share. */
export const foldCase = (text: string): string => text.normalize("NFC").toLocaleLowerCase("sv-SE");

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
