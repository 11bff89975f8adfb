import { BRAND } from "../../brand.ts";

/** What stands in texts instead of what an operator decides; they are put in words when a text is read. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  sajten: BRAND.name,
  operatör: BRAND.operator.name,
  organisationsnummer: BRAND.operator.organisationNumber,
  adress: BRAND.operator.address,
  "e-post": BRAND.operator.email,
};

/** A text with `{{sajten}}`, `{{operatör}}` … in words; what is not known stays. */
export const fillPlaceholders = (text: string): string =>
  text.replace(
    /\{\{([\p{L}-]+)\}\}/gu,
    (written, word: string) => (Object.hasOwn(PLACEHOLDERS, word) ? PLACEHOLDERS[word] : written) ?? written,
  );
