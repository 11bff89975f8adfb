import { distance } from "fastest-levenshtein";
import { foldCase } from "../words/text.ts";
import { ORDINARY_WORDS } from "./ordinaryWords.ts";

// Words as people write them in a hurry: without dots and rings, with a letter too many, too few or in the wrong place.

/** A word of a text. */
export interface Token {
  letters: string;
  /** What stands between it and the word before. */
  before: "sentence" | "line" | "comma" | "space";
}

/** No word is longer; what follows is left out, so that a text without spaces costs no more than others. */
const MAX_LETTERS = 60;

/** Lower case without dots, rings and invisible signs. */
const foldLetters = (text: string): string =>
  foldCase(text)
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]|(?<=\p{L})[*\uFFFD'’´`](?=\p{L})/gu, "")
    .replaceAll("ø", "o")
    .replaceAll("æ", "a");

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  const folded = foldLetters(text).replace(/(\p{L})\1{2,}/gu, "$1");
  let end = 0;
  // A figure at the end of a word is none of its letters: 'svimmat2 gånger'.
  return [...folded.matchAll(/\p{L}(?:[\p{L}\p{N}]*\p{L})?|\p{N}+/gu)].map((match) => {
    const between = folded.slice(end, match.index);
    end = match.index + match[0].length;
    return { letters: match[0].slice(0, MAX_LETTERS), before: breakIn(between) };
  });
}

const breakIn = (between: string): Token["before"] => {
  if (/[.!?;…]/.test(between)) return "sentence";
  if (between.includes("\n")) return "line";
  return /[,()–—/]/.test(between) ? "comma" : "space";
};

/** A word to find, or the beginning of some: 'bröstet', 'svimm*'. */
interface Pattern {
  letters: string;
  isBeginning: boolean;
}

/** Letters that may differ; fewer in a beginning, with which more words begin. */
const errorsIn = ({ letters: { length }, isBeginning }: Pattern): number =>
  length < 5 ? 0 : length < (isBeginning ? 12 : 9) ? 1 : 2;

/** How words are inflected. */
const ENDINGS = new Set(
  "a ar ad ade ande arna ares at d de e en ena ens er erna es et ets ing ingar ingen n na nar ning ningar ningen or orna r s t t".split(
    " ",
  ),
);

/** Two words are taken for one that was meant only if that has so many letters, and the last of them so many. */
const MIN_JOINED = 8;
const MIN_LAST = 3;

const patternOf = (written: string): Pattern => {
  const isBeginning = written.endsWith("*");
  return { letters: foldLetters(isBeginning ? written.slice(0, -1) : written), isBeginning };
};

const ordinary = ORDINARY_WORDS.map(patternOf);
const ORDINARY = new Set(ordinary.filter(({ isBeginning }) => !isBeginning).map(({ letters }) => letters));
const ORDINARY_BEGINNINGS = new Set(ordinary.filter(({ isBeginning }) => isBeginning).map(({ letters }) => letters));

/** The words of phrases, which knows what words of a text may stand for. */
export class Vocabulary {
  private readonly patterns: Pattern[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly words = new Map<string, number[]>();
  private readonly beginnings = new Map<string, number[]>();
  private readonly byLetter = new Map<string, number[]>();

  /** The number of a word or beginning, which `find` gives back. */
  add(written: string): number {
    const stored = this.numbers.get(written);
    if (stored !== undefined) return stored;
    const pattern = patternOf(written);
    const number = this.patterns.push(pattern) - 1;
    this.numbers.set(written, number);
    addTo(pattern.isBeginning ? this.beginnings : this.words, pattern.letters, number);
    // The second letter, too: the first may be missing or have changed places with it.
    for (const letter of new Set(pattern.letters.slice(0, 2))) addTo(this.byLetter, letter, number);
    return number;
  }

  /**
   * The words that one in a text may be.
   * @param written the letters of one word, or of some that may have been one
   * @param joinedAt where the last of several words begins, 0 for one
   */
  find(written: string, joinedAt: number): number[] {
    if (joinedAt > 0 && written.length - joinedAt < MIN_LAST) return [];
    const minLetters = joinedAt > 0 ? Math.max(MIN_JOINED, joinedAt + 1) : 0;
    const meant = this.speltAs(written, minLetters);
    if (this.words.has(written) || this.beginnings.has(written) || isOrdinary(written)) return meant;
    const begun = this.longestBeginning(written);
    const candidates = this.byLetter.get(written.charAt(0)) ?? [];
    const misspelt = candidates.filter((number) => {
      const pattern = this.patterns[number] as Pattern;
      const { letters, isBeginning } = pattern;
      // 'hjärtinfarkten' begins as it should, and is no misspelt 'hjärninfarkt'.
      if (letters.length < minLetters || letters.length <= begun) return false;
      const errors = Math.min(errorsIn(pattern), joinedAt > 0 ? 1 : 2);
      if (errors === 0 || !beginsAlike(letters, written)) return false;
      return isBeginning ? beginsNear(letters, written, errors) : isNear(letters, written, errors);
    });
    return [...meant, ...misspelt];
  }

  /** What a word is as it is written: looked up, since all that could be meant by it are many. */
  private speltAs(written: string, minLetters: number): number[] {
    const found = written.length < minLetters ? [] : [...(this.words.get(written) ?? [])];
    for (let length = Math.max(minLetters, 1); length <= written.length; length += 1) {
      found.push(...(this.beginnings.get(written.slice(0, length)) ?? []));
    }
    return found;
  }

  /** Letters of the longest beginning that a word really has. */
  private longestBeginning(written: string): number {
    for (let length = written.length; length > 0; length -= 1) {
      if (this.beginnings.has(written.slice(0, length))) return length;
    }
    return 0;
  }
}

function addTo(map: Map<string, number[]>, key: string, number: number): void {
  const stored = map.get(key);
  if (stored) stored.push(number);
  else map.set(key, [number]);
}

/** A word of its own, which stands for no other. */
function isOrdinary(written: string): boolean {
  if (ORDINARY.has(written)) return true;
  for (let length = 3; length <= written.length; length += 1) {
    if (ORDINARY_BEGINNINGS.has(written.slice(0, length))) return true;
  }
  return false;
}

/** The first letter is seldom a wrong one, but may be missing or come second: 'tröst' is not 'bröst'. */
function beginsAlike(letters: string, written: string): boolean {
  if (written[0] === letters[0]) return true;
  return written[0] === letters[1] && (written[1] === letters[0] || written[1] === letters[2]);
}

function isNear(letters: string, written: string, errors: number): boolean {
  if (Math.abs(letters.length - written.length) > errors) return false;
  const found = distance(letters, written);
  // Two errors are no other beginning: 'svettning' is not 'skattning'.
  if (found === 2 && letters.slice(0, 2) !== written.slice(0, 2)) return isSwapped(letters, written);
  return found <= errors || isSwapped(letters, written);
}

/** Whether a word begins nearly so. An error in the last letter of the beginning counts only before an inflection. */
function beginsNear(letters: string, written: string, errors: number): boolean {
  for (
    let length = letters.length - errors;
    length <= letters.length + errors && length <= written.length;
    length += 1
  ) {
    const part = written.slice(0, length);
    const endsAlike = part.at(-1) === letters.at(-1) || isSwapped(letters, part);
    if (
      isNear(letters, part, endsAlike ? errors : 1) &&
      (endsAlike || ENDINGS.has(written.slice(length)) || length === written.length)
    ) {
      return true;
    }
  }
  return false;
}

/** True for two neighbours that changed places, which is one error and not two. */
function isSwapped(letters: string, written: string): boolean {
  if (letters.length !== written.length) return false;
  let at = 0;
  while (at < letters.length && letters[at] === written[at]) at += 1;
  return (
    letters[at] === written[at + 1] &&
    letters[at + 1] === written[at] &&
    letters.slice(at + 2) === written.slice(at + 2)
  );
}
