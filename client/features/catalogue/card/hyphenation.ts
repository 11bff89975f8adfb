/** Words of so many letters may be broken; shorter ones fit the narrowest column. */
const LONG = 13;

/**
 * Where a Swedish word may be broken: before one consonant and its vowel, or before a pair that begins
 * words ('kon|troll', 'sjuk|sköterska'), with four letters at least on both sides.
 */
const BREAK =
  /(?<=\p{L}{4})(?<![bfgkp](?=[lr])|[dt](?=r)|s(?=k[äöy])|c(?=k)|n(?=g))(?=(?:[bfgkp][lr]|[dt]r|sk(?=[äöy])|[bcdfghjklmnpqrstvwxz])[aeiouyåäöé])(?=\p{L}{4})/gu;

/**
 * Marks where a text may be broken beside its spaces: inside long words ('Helge-noms-sek-ven-se-ring')
 * and behind a slash. For columns so narrow that a word would otherwise be cut anywhere; few browsers
 * know Swedish well enough for `hyphens: auto`. A number stays whole, and with its unit ('1 000 IE').
 */
export const withBreaks = (text: string): string =>
  text
    .replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, "\u00ad")))
    .replace(/\/(?=\p{L})/gu, "/\u200b")
    .replace(/(?<=\d) (?=\d{3}\b|(?:[mµ]?g|kg|ml|IE|lux|kr|m|%)(?![\p{L}\d]))/gu, "\u00a0");
