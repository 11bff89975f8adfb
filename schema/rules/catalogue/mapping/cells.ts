import { NOT_KNOWN } from "../../../catalogue.ts";
import type { CellKind } from "../../../catalogueTransfer.ts";

/** What begins as a formula behind an apostrophe, which a spreadsheet shows as text. */
const HIDDEN_FORMULA = /^'+[=+\-@\t\r]/;

/** What is written for yes and no, and what is read as such: spreadsheets write their own words. */
const YES = ["ja", "j", "yes", "y", "true", "sant", "1", "x"];
const NO = ["nej", "n", "no", "false", "falskt", "0"];
const yesOrNo = (word: string): boolean | undefined =>
  YES.includes(word) ? true : NO.includes(word) ? false : undefined;

/** Items between bars; '\|' is a bar within one. */
export const splitItems = (text: string): string[] =>
  [...text.matchAll(/((?:\\[\s\S]|[^\\|]|\\$)*)(\||$)/g)]
    .map(([, item = ""]) => item.trim().replace(/\\([\\|])/g, "$1"))
    .filter(Boolean);

/** Thousands with blanks between them, as spreadsheets show large numbers. */
const GROUPED = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?=$|[.,])/;

/** The number that a word says; null for what is none, or may be two: '1.000' is a thousand to some, and one to others. */
function numberOf(word: string): number | null {
  const plain = word.replace(GROUPED, (digits) => digits.replace(/\D/g, ""));
  if (!/^\d+(?:[.,]\d+)?$/.test(plain) || /[.,]000$/.test(plain)) return null;
  return Number(plain.replace(",", "."));
}

/** What Windows-1252 makes of the bytes that go on a character of UTF-8. */
const GOES_ON = "[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/**
 * Å, ä, ö and the like that were read in another encoding before the file was saved ('Ã¥', 'Â°', 'â‰¥'), and signs that
 * were lost then: '\ufffd', or '?' within a word.
 */
const GARBLED = new RegExp(`[ÂÃ]${GOES_ON}|Å[\u00a1-\u00bf]|[âðã]${GOES_ON}{2}|\ufffd`);
const LOST = /\p{Ll}\?\p{Ll}/u;
const IN_ADDRESS = /[/=]|www\./;

/** What a garbled text begins to be garbled with; undefined where it is none. */
const garbledIn = (text: string): string | undefined =>
  (GARBLED.exec(text) ?? (IN_ADDRESS.test(text) ? null : LOST.exec(text)))?.[0];

/** What spreadsheets write where a formula failed, or a number did not fit. */
const CELL_ERROR =
  /^(?:#[\p{Lu}\d_/]+[!?]|#(?:N\/A|SAKNAS|REFERENS|GETTING_DATA|HÄMTAR_DATA)|#{3,}|(?:Err|Fel):\d{3})$/u;

/** What is wrong with a text whose letters were lost when its file was saved; undefined where they were not. */
export function garbledProblem(text: string): string | undefined {
  const garbled = garbledIn(text);
  return garbled && `Texten är förvanskad: där står ”${garbled}”. Spara filen på nytt som UTF-8 från originalet.`;
}

/**
 * What is wrong with a cell as a spreadsheet left it: a formula or its failure in place of what it comes to, or letters
 * that were lost; undefined where nothing is.
 */
export function cellProblem(cell: string): string | undefined {
  const text = cell.trim();
  const garbled = garbledProblem(text);
  if (garbled) return garbled;
  if (CELL_ERROR.test(text)) return `Kalkylprogrammet har skrivit ett fel här: ”${text}”.`;
  // What begins so by right has an apostrophe in front.
  if (text.startsWith("=")) return "Här står en formel. Skriv det som den blir, eller en apostrof framför.";
  return undefined;
}

/**
 * The value that a cell holds, as `productSchema` takes it. What cannot be one is left for the schema to refuse.
 * @returns undefined where an empty cell leaves the field as it is
 */
export function readCell(cell: string, kind: CellKind): unknown {
  const text = HIDDEN_FORMULA.test(cell) ? cell.slice(1) : cell;
  const word = text.trim().toLowerCase();
  switch (kind) {
    case "text":
      return text;
    case "list":
      return splitItems(text);
    case "goals":
      return splitItems(text).map((item) => {
        const [, goal = item, reason = ""] = /^([^:]*):([\s\S]*)$/.exec(item) ?? [];
        return { goal: goal.trim(), reason: reason.trim() };
      });
    case "boolean":
      // Nobody shows a hidden product by leaving a cell empty.
      return word === "" ? undefined : (yesOrNo(word) ?? text);
    case "optionalBoolean":
      return word === "" || word === NOT_KNOWN.toLowerCase() ? null : (yesOrNo(word) ?? text);
    case "number":
      return word === "" ? null : (numberOf(word) ?? text);
  }
}
