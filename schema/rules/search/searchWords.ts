import { foldName } from "../words/text.ts";

/** Words of a text as a search compares them: small letters without dots and accents, and digits. */
export const wordsOf = (text: string): string[] => foldName(text).split(" ").filter(Boolean);

/** Place of the first of some words, in the order of letters, that does not come before one; found by halving. */
export function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A term as it is looked up: its words without separators, since people join and split at will. */
export const termKey = (text: string): string => wordsOf(text).join("");

/** Words that say nothing of what is wanted. */
const FILLERS = new Set(
  "och med for i pa mot av till som en ett den det vid om hos eller the for and of with to in a an".split(" "),
);

/** Words that make a search a question, and say nothing of what is asked about; folded. */
const ASKING = new Set(
  (
    "jag ar alltid ofta hela tiden vilket vilken vilka vad hur varfor kan man ska skall bor gora mitt min mina dig du " +
    "mig er har bast basta behover vill at fa far nar nagon nagot sa pa fran kostar kosta pris priset billig billiga " +
    "billigt billigast billigaste kopa"
  ).split(" "),
);

/**
 * The words of a search that are looked for. Words that say nothing are left out, unless there is no other.
 * @param text as somebody typed it
 */
export function searchedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word) && !ASKING.has(word));
  return telling.length > 0 ? telling : words;
}

/** Endings of Swedish inflection, folded; the longest first. */
const ENDINGS = ["ernas", "arnas", "ornas", "erna", "arna", "orna", "ens", "ets", "ena", "er", "ar", "or", "en", "et"];
const VOWEL_ENDINGS = ["a", "e"];
/** These also end words that are not inflected. */
const CONSONANT_ENDINGS = ["n", "t", "s"];
/** Fewest letters left of a word that still identify it. */
const SHORTEST_STEM = 4;

/** Common beginning of a word and its other forms: 'tabletter' and 'tabletten' begin with 'tablett'. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const ending =
    [...ENDINGS, ...VOWEL_ENDINGS].find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST_STEM) ??
    CONSONANT_ENDINGS.find((one) => word.endsWith(one) && word.length - one.length > SHORTEST_STEM);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Neighbours written as one word, since 'omega-3' is also typed 'omega3', and 'vitamin D' 'vitamind'. */
const joinedNeighbours = (words: readonly string[]): string[] =>
  words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? "";
    return FILLERS.has(before) || FILLERS.has(word) ? [] : before + word;
  });

/** The same of what hyphens hold together. */
const joinedByHyphens = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+(?:[-‐‑–][\p{L}\p{M}\p{N}]+)+/gu) ?? []).map(termKey);

/** Places of the texts of a product that a search looks in. */
export interface SearchedTexts {
  /** Its name. */
  title: readonly string[];
  /** Its subjects: markers or contents, category, kind and provider. */
  subject: readonly string[];
  /** Its description. */
  rest: readonly string[];
}

/** Prefixes of a word for its place: in the title; in title or subject; anywhere. */
export const WORD_PLACES = ["=", "+", "-"] as const;

/**
 * Words of a product for an index of words: all of them with '-'; once more with '+' those of title and subject; and
 * with '=' those of the title. So the index alone finds words in the titles of a shelf.
 * @param shelf a letter before every word, so that a search in one area never matches another
 */
export function indexedWords(shelf: string, { title, subject, rest }: SearchedTexts): string[] {
  const whole = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const words = wordsOf(text);
      return [...words, ...joinedNeighbours(words), ...joinedByHyphens(text)];
    });
  const loose = (texts: readonly string[]) => texts.flatMap((text) => [...wordsOf(text), ...joinedByHyphens(text)]);
  const [titles, subjects, others] = [whole(title), whole(subject), loose(rest)];
  const placed = [titles, [...titles, ...subjects], [...titles, ...subjects, ...others]].flatMap((words, place) =>
    // The longest word that people search for is far shorter; PostgreSQL takes 2 046 bytes.
    words.filter((word) => word.length <= 100).map((word) => shelf + WORD_PLACES[place] + word),
  );
  return [...new Set(placed)];
}

/** Letters with a diacritic, and the plain letter of each, one for one. */
const MARKED_LETTERS = "åäáàâãæéèêëíìîïöóòôõøúùûüýÿñç";
const PLAIN_LETTERS = "aaaaaaaeeeeiiiioooooouuuuyync";

/** A text in small letters without dots and rings, letter for letter, so that a part of it stays a part of it. */
export const plainLetters = (text: string): string =>
  text.replace(/[åäáàâãæéèêëíìîïöóòôõøúùûüýÿñç]/g, (letter) => PLAIN_LETTERS[MARKED_LETTERS.indexOf(letter)] ?? letter);
