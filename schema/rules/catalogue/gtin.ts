/** What a spreadsheet makes of a long number: '7,35E+12'. Its last digits are lost. */
const SCIENTIFIC = /^[\d.,]+e\+?\d+$/i;

/** What is wrong with a number that a spreadsheet has rounded; undefined where it is whole. */
export const roundedProblem = (text: string): string | undefined =>
  SCIENTIFIC.test(text.trim())
    ? `”${text.trim()}” kan inte läsas: ett kalkylprogram har avrundat numret. Hämta filen på nytt, och öppna den inte där först.`
    : undefined;

/** Whether the last digit is the one that follows from the others. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A number without what people write between its digits. */
const digitsOf = (text: string): string => text.replace(/[\s\u00ad-]/g, "").replace(/^'/, "");

/**
 * A GTIN (EAN, UPC) as it is stored: 13 digits, of short ones 8 and of cartons 14, so that the same number is the same
 * however many zeros it begins with.
 * @returns '' for an empty text; null for what is no number of a product: other lengths, a wrong check digit, and the
 *   numbers that shops give out within their own walls
 */
export function readGtin(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === "") return "";
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || !isChecked(digits)) return null;
  const plain = digits.replace(/^0+/, "");
  if (plain.length <= 8) return plain === "" ? null : plain.padStart(8, "0");
  const whole = plain.padStart(13, "0");
  return /^(?:2|0[24])/.test(whole) && whole.length === 13 ? null : whole;
}

function reasonOf(text: string): string {
  const digits = digitsOf(text);
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return "det ska ha 8, 12, 13 eller 14 siffror.";
  return isChecked(digits) ? "numret är butikens eget, och gäller bara där." : "kontrollsiffran stämmer inte.";
}

/** What is wrong with a file's GTIN; undefined for one that can be stored, and where there is none. */
export function gtinProblem(text: string): string | undefined {
  if (readGtin(text) !== null) return undefined;
  return roundedProblem(text) ?? `”${text.slice(0, 60)}” är inget giltigt GTIN (EAN): ${reasonOf(text)}`;
}
