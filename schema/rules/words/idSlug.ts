import { foldName } from "./text.ts";

/** The most characters of a name that an address holds. */
const MAX_LENGTH = 80;

/** Letters that are none of the 26 without their marks. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ß: "ss", đ: "d", ł: "l", þ: "th" };

/**
 * A name in its address: its words, and its number, by which it is found. So the address goes on working when the name
 * changes.
 * @param id the number
 */
export function idSlug(name: string, id: number): string {
  const plain = foldName(name)
    .replace(/[øæßđłþ]/g, (letter) => OTHER_LETTERS[letter] ?? "")
    .replace(/[^a-z0-9 ]/g, "")
    .trim();
  const short = plain.length > MAX_LENGTH ? plain.slice(0, MAX_LENGTH).replace(/ [^ ]*$/, "") : plain;
  return [...short.split(" ").filter(Boolean), id].join("-");
}

/** The number that an address ends in; undefined where it ends in none. */
export function idFromSlug(slug: string): number | undefined {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1]);
  return id <= 2_147_483_647 ? id : undefined;
}
