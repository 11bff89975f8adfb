import { foldCase } from "../words/text.ts";

/** Numbers that vitamins of a letter have; '' for the letter alone. */
const VITAMINS: Record<string, readonly string[]> = {
  a: [""],
  b: ["", "1", "2", "3", "5", "6", "7", "9", "12"],
  c: [""],
  d: ["", "2", "3"],
  e: [""],
  k: ["", "1", "2"],
};

/** Elements by their symbol, which people write with its charge. */
const ELEMENTS: Record<string, string> = {
  ca: "kalcium",
  cr: "krom",
  cu: "koppar",
  fe: "järn",
  k: "kalium",
  mg: "magnesium",
  mn: "mangan",
  na: "natrium",
  zn: "zink",
};
/** The same, and one whose symbol is a word: with a charge nobody writes it. */
const SYMBOLS: Record<string, string> = { ...ELEMENTS, se: "selen" };

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
/** Optional separators between the parts of one name; and required ones. */
const GAP = "[\\s\\p{Pd}.]{0,3}";
const SPACE = "[\\s\\p{Pd}.]{1,3}";
/** A vitamin's letter, and its number. */
const LETTER = `([abcdek])(?:[\\s\\p{Pd}]?(\\d{1,2})(?!\\d))?`;
const INFLECTED = "(?:er|et|ets|en|erna|s|n)?";

const pattern = (text: string) => new RegExp(text, "gu");

const vitamin = (letter: string, number: string | undefined): string | undefined =>
  VITAMINS[letter]?.includes(number ?? "") ? (number ? letter + number : `vitamin ${letter}`) : undefined;

/** Suffixes of a name that are words of their own. */
const apart = (rest: string | undefined): string => (rest ? ` ${rest}` : "");

/** A word with one slip after its first letter: two letters swapped, one left out, one doubled, or 'n' for 'm'. */
function slipsOf(word: string): string[] {
  const slips = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = before + after.charAt(0) + letter + after.slice(1);
    return at === 0 ? [] : [swapped, before + after, `${before}${letter}${letter}${after}`];
  });
  return [...new Set([...slips, word.replace("m", "n")])].filter((slip) => !word.startsWith(slip));
}

/** Ways to write a name, and the one that is searched; in this order. */
const NAMES: readonly (readonly [RegExp, (found: string, ...parts: (string | undefined)[]) => string | undefined])[] = [
  [pattern(`(?:${slipsOf("vitamin").join("|")})${END}`), () => "vitamin"],
  // 'd3k2', 'k2d3'
  [pattern(`${START}([dk]\\d)([dk]\\d)${END}`), (_, one = "", other) => `${one} ${other}`],
  // 'järn (Fe)'
  [pattern(`(?<=\\p{L})\\s?\\((?:${Object.keys(SYMBOLS).join("|")}|i)\\)`), () => ""],
  [pattern(`${START}(${Object.keys(ELEMENTS).join("|")})\\s?\\d?\\+{1,2}${END}`), (_, one = "") => ELEMENTS[one]],
  // The symbols that are no words; in '100 mg' it is a unit.
  [pattern(`(?<!\\d\\s?)${START}(fe|mg|zn)${END}`), (_, one = "") => ELEMENTS[one]],
  // A symbol that is all of a search is no beginning of a word.
  [pattern(`^\\s*(${Object.keys(SYMBOLS).join("|")})\\s*$`), (_, one = "") => (one === "k" ? undefined : SYMBOLS[one])],
  // '25µg', '1000 IU', '400mg'
  [pattern(`(\\d)\\s?(?:mcg|[u\u03bc]g|mikrogram)${END}`), (_, digit) => `${digit} \u03bcg`],
  // The index has '1 000' as two words, and tries two as one.
  [
    pattern(`(\\d)(\\d{3})?\\s?(?:iu|i\\.?e\\.?|(?:internationella )?enheter)${END}`),
    (_, digit = "", thousand) => `${digit}${apart(thousand)} ie`,
  ],
  [pattern(`(\\d)(mg|g|kg|ml)${END}`), (_, digit, unit = "") => `${digit} ${unit}`],
  // What a laboratory has measured it in, as in 'S-ferritin', 'fP-glukos', 'B-Hb' and 'Pt-eGFR'.
  [pattern(`${START}f?[sp]\\p{Pd}(?!piller|stav)(?=[\\p{L}\\p{N}]{2})`), () => ""],
  [pattern(`${START}(?:f?b|d?u|pt)\\p{Pd}(?!vit|komplex|cell|lymf)(?=\\p{L}{2})`), () => ""],
  // 'C1000', as packets say how much is in it; 'E300' is an additive
  [pattern(`${START}([cd])\\p{Pd}?(\\d{3,5})${END}`), (_, letter = "", dose) => `vitamin ${letter} ${dose}`],
  // 'd-vit', 'c vit'; 'vit' by itself is a colour
  [
    pattern(`${START}([abcdek])(?:\\p{Pd}|(?<!a)\\s)?vit${END}(?!\\s[abcdek]${END})`),
    (_, letter = "") => vitamin(letter, undefined),
  ],
  // 'd-vitamin', 'dvitaminbrist', 'b12-vitamin'
  [
    pattern(`${START}([abcdek])\\p{Pd}?(\\d{1,2})?\\p{Pd}?vitamin${INFLECTED}(\\p{L}*)${END}`),
    (_, letter = "", number, rest) => {
      const name = vitamin(letter, number);
      return name && name + apart(rest);
    },
  ],
  // 'vitamin d', 'vit d3'
  [pattern(`${START}vit(?:amin(?:er)?)?${SPACE}${LETTER}${END}`), (_, letter = "", number) => vitamin(letter, number)],
  // 'vitamind', 'vitd3'; 'vita' and 'vitamine' are other words
  [
    pattern(`${START}vit(?:amin)?([abcdek])(\\d{1,2})?${END}`),
    (_, letter = "", number) => (number || !"ae".includes(letter) ? vitamin(letter, number) : undefined),
  ],
  // 'd vitamin', where the letter belongs to no vitamin before
  [
    pattern(
      `(?<!vitamin )${START}([abcdek])(?:\\s(\\d{1,2}))?\\svitamin${INFLECTED}(\\p{L}*)(?!\\s[abcdek]${END})${END}`,
    ),
    (_, letter = "", number, rest) => {
      const name = vitamin(letter, number);
      return name && name + apart(rest);
    },
  ],
  // 'b 12', 'b-12', 'b12värde'
  [
    pattern(`${START}(b(?=[\\s\\p{Pd}]?\\d)|[dk](?=\\p{Pd}?\\d))[\\s\\p{Pd}]?(\\d{1,2})(\\p{L}{4,})?${END}`),
    (_, letter = "", number, rest) => {
      const name = vitamin(letter, number);
      return name && name + apart(rest);
    },
  ],
  [
    pattern(`${START}(?:omega${GAP}|n\\p{Pd})(3|6|9|tre|sex|nio)(\\p{L}{3,})?${END}`),
    (_, number = "", rest) => `omega-${{ tre: "3", sex: "6", nio: "9" }[number] ?? number}${apart(rest)}`,
  ],
  [
    pattern(`${START}(?:[kc]o(?:[\\s\\p{Pd}]?enzyme?)?${GAP})?q[\\s\\p{Pd}]?10(\\p{L}{4,})?${END}`),
    (_, rest) => `q10${apart(rest)}`,
  ],
];

/**
 * A search in small letters with one spelling for what is spelt in many ways: 'D-vitamin', 'vit D' and 'dvitamin' are
 * 'vitamin d', 'vitamin B 12' is 'b12', 'omega3' is 'omega-3', 'Zn2+' is 'zink'. All else stays as it was typed.
 */
export function plainNames(text: string): string {
  return NAMES.reduce(
    (read, [way, write]) =>
      read.replace(way, (found, ...parts) => write(found, ...(parts as (string | undefined)[])) ?? found),
    foldCase(text),
  );
}

/** Whether a search, as `plainNames` writes it, is a vitamin with its number alone. */
export const isNumbered = (plain: string): boolean =>
  VITAMINS[plain.charAt(0)]?.includes(plain.slice(1)) === true && plain.length > 1;

/** A word that is looked for as it is, or as the beginning of words. */
export interface SoughtWord {
  word: string;
  isWhole: boolean;
}

const whole = (word: string): SoughtWord => ({ word, isWhole: true });
const beginning = (word: string): SoughtWord => ({ word, isWhole: false });

/**
 * What a nutrient at the start of some words, as `plainNames` writes it, is looked for by: each way as the words that
 * must be there. A letter by itself says nothing: that of 'D-alfatokoferol' is no vitamin's.
 * @returns how many words name it; undefined for no nutrient
 */
export function nutrientAt(
  words: readonly string[],
  at: number,
): { length: number; ways: readonly (readonly SoughtWord[])[] } | undefined {
  const [first = "", next = ""] = [words[at], words[at + 1]];
  if (first === "vitamin" && VITAMINS[next]) {
    const numbered = VITAMINS[next].flatMap((number) => [
      [whole(`vitamin${next}${number}`)],
      [beginning(`${next}${number}vitamin`)],
      ...(number ? [[whole(next + number)]] : []),
    ]);
    // The index joins no filler to its neighbour, and 'a' is one.
    return { length: 2, ways: next === "a" ? [...numbered, [whole("vitamin"), whole("a")]] : numbered };
  }
  const [letter = "", number] = [first.charAt(0), first.slice(1)];
  if (number && VITAMINS[letter]?.includes(number))
    return { length: 1, ways: [[whole(first)], [whole(`vitamin${first}`)], [beginning(`${first}vitamin`)]] };
  if (first === "omega" && /^[369]$/.test(next))
    return { length: 2, ways: [[beginning(first + next)], [whole(first), whole(next)]] };
  return undefined;
}

/** Words beside a marker or substance that do not identify it. */
const SAID_OF_IT =
  "(?:vard(?:e|et|en|ena)?|niva(?:n|er|erna)?|halt(?:en|er)?|prov(?:et|en|er|svar|svaret)?|test(?:et|er|en|erna)?" +
  "|status|enzym(?:et|er|erna)?|brist(?:en|er)?|tablett(?:er|en|erna)?|piller|kaps(?:el|eln|lar|larna)|tillskott(?:et|en)?|analys(?:en|er)?|matning(?:en|ar)?)";

/** The salts that minerals are sold as. */
const SALT =
  "(?:(?:bis|di|mono)?(?:glycinat|citrat|malat|taurat|treonat|laktat|karbonat|klorid|sulfat|glukonat|pikolinat|fumarat|nikotinat|orotat|acetat|askorbat|oxid|jodid|selenat|selenit|hydroxid))";

/** Words beside a name for its amount, or for a symptom: they do not narrow the search. */
const SAID_BESIDE = new Set(
  "hog hoga hogt forhojd forhojda forhojt lag laga lagt normal normala normalt bra dalig daliga daligt symptom symtom".split(
    " ",
  ),
);

/** Samples, which are not values: 'blodprov' is no 'blodvärde'. */
const SAMPLE = /^(?:blod|urin|saliv|avforings?|har|dna|gen)(?:prov|test)/;

const SAID = new RegExp(`^(?<name>.{2,}?)?(?<said>${SAID_OF_IT})$`);
const SALTED = new RegExp(`^(?<name>.{2,}?)?${SALT}$`);

/** Forms of those words that a synonym may have. */
const SAID_FORMS = ["varde", "prov", "test", "brist", "niva"] as const;

/**
 * A folded word that says something of a name: '' is the name of 'brist', 'jarn' that of 'jarnbrist'.
 * @param salts whether a salt is something that is said of a mineral
 * @returns undefined for any other word
 */
export function saidName(word: string, salts = false): string | undefined {
  if (SAID_BESIDE.has(word)) return "";
  if (SAMPLE.test(word)) return undefined;
  const found = SAID.exec(word) ?? (salts ? SALTED.exec(word) : null);
  return found ? (found.groups?.name ?? "") : undefined;
}

/** The mineral that a folded word names with its salt: 'zink' of 'zinkcitrat'; undefined for any other word. */
export const mineralOfSalt = (word: string): string | undefined => SALTED.exec(word)?.groups?.name;

/** A word that says something of a name, and those that say something else of it: 'njurvarde' of 'njurprov'. */
export function sameSayings(word: string): string[] {
  const name = saidName(word);
  return name ? SAID_FORMS.map((form) => name + form) : [];
}
