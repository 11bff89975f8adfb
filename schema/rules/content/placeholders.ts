import type { SiteFacts } from "../../site.ts";

/** What stands in texts instead of what an operator decides, and what each is put in words by when a text is read. */
export const PLACEHOLDERS = {
  sajten: "name",
  operatör: "operatorName",
  organisationsnummer: "organisationNumber",
  adress: "address",
  "e-post": "email",
} as const satisfies Readonly<Record<string, keyof SiteFacts>>;

const isPlaceholder = (word: string): word is keyof typeof PLACEHOLDERS => Object.hasOwn(PLACEHOLDERS, word);

/**
 * A text with `{{sajten}}`, `{{operatör}}` … in words; what is not known stays, and what the operator has not filled in is
 * marked: '[operatör]'.
 */
export const fillPlaceholders = (text: string, site: SiteFacts): string =>
  text.replace(/\{\{([\p{L}-]+)\}\}/gu, (written, word: string) =>
    isPlaceholder(word) ? site[PLACEHOLDERS[word]] || `[${word}]` : written,
  );
