import type { SiteFacts } from "../../site.ts";

/** Placeholders of texts, and what replaces each when a text is read. */
export const PLACEHOLDERS = {
  sajten: "name",
  operatör: "operatorName",
  organisationsnummer: "organisationNumber",
  adress: "address",
  "e-post": "email",
} as const satisfies Readonly<Record<string, keyof SiteFacts>>;

/** Marker, in capitals, of a passage that the operator has to write. */
export const TO_FILL = "FYLL I";

const isPlaceholder = (word: string): word is keyof typeof PLACEHOLDERS => Object.hasOwn(PLACEHOLDERS, word);

/** Whether a text has an unfilled placeholder. */
export const hasUnfilled = (text: string, site: SiteFacts): boolean =>
  [...text.matchAll(/\{\{([\p{L}-]+)\}\}/gu)].some(
    ([, word = ""]) => !isPlaceholder(word) || site[PLACEHOLDERS[word]] === "",
  );

/** What tells of the demo in a text that came with the product, and what nobody has written yet. */
const UNFINISHED = new RegExp(`påhittad|påhittat|exempelinnehåll|\\bdemo|${TO_FILL}`, "i");

/** Whether the operator has something left to write in a text of the site. */
export const isUnfinished = (text: string, site: SiteFacts): boolean =>
  UNFINISHED.test(text) || hasUnfilled(text, site);

/** A note to the operator, in bold; what begins with one is a note as a whole. */
const NOTE = new RegExp(` ?\\*\\*${TO_FILL}: [^*]*\\*\\*`, "g");

/** A text in Markdown without what only tells the operator what to write: no visitor reads that. */
export const withoutNotes = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith(`**${TO_FILL}: `))
    .map((paragraph) => paragraph.replace(NOTE, ""))
    .join("\n\n");

/**
 * A text with `{{sajten}}`, `{{operatör}}` … in words; what is not known stays, and what the operator has not filled in is
 * marked: '[FYLL I: operatör]'. A link to an address that is not there yet is no link.
 */
export const fillPlaceholders = (text: string, site: SiteFacts): string =>
  (site.email ? text : text.replace(/\[([^[\]]*)\]\(mailto:\{\{e-post\}\}\)/g, "$1")).replace(
    /\{\{([\p{L}-]+)\}\}/gu,
    (written, word: string) => (isPlaceholder(word) ? site[PLACEHOLDERS[word]] || `[${TO_FILL}: ${word}]` : written),
  );
