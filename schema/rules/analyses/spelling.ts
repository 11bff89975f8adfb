import { foldCase } from "../words/text.ts";
import { ORDINARY_WORDS } from "./ordinaryWords.ts";
import { onceForWord, onceInTask } from "./remember.ts";

// Words as people write them in a hurry: without dots and rings, with a letter too many, too few or in the wrong place,
// inflected, and joined to others. All patterns are in one tree of letters, so that a word costs the same
// however many there are.

/** A word of a text. */
export interface Token {
  letters: string;
  /** The characters between it and the word before. */
  before: "sentence" | "line" | "comma" | "space";
}

/** No word is longer; what follows is left out, so that a text without spaces costs no more than others. */
const MAX_LETTERS = 60;

/** Lower case without dots, rings and invisible signs. */
const foldLetters = (text: string): string => {
  const folded = foldCase(text);
  // What most people write costs no look at every sign.
  if (PLAIN.test(folded)) return folded.replace(/[åä]/g, "a").replaceAll("ö", "o");
  return folded
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]|(?<=\p{L})[*\uFFFD'’´`](?=\p{L})/gu, "")
    .replaceAll("ø", "o")
    .replaceAll("æ", "a");
};
const PLAIN = /^[a-zåäö\d \n\r.,:;!?()/%+-]*$/;

/** The words of a text. */
export const tokensOf = onceInTask((text: string): readonly Token[] => {
  const folded = foldLetters(text).replace(/(\p{L})\1{2,}/gu, "$1");
  let end = 0;
  // A figure at the end of a word is none of its letters: 'svimmat2 gånger'.
  return [...folded.matchAll(/\p{L}(?:[\p{L}\p{N}]*\p{L})?|\p{N}+/gu)].map((match) => {
    const between = folded.slice(end, match.index);
    end = match.index + match[0].length;
    return { letters: match[0].slice(0, MAX_LETTERS), before: breakIn(between) };
  });
});

const breakIn = (between: string): Token["before"] => {
  if (between === " ") return "space";
  if (/[.!?;…]/.test(between)) return "sentence";
  if (between.includes("\n")) return "line";
  return /[,()–—/]/.test(between) ? "comma" : "space";
};

/** A word to find: 'ont' exactly, 'domn~' with any inflection, 'hjärtinfarkt*' with any ending. */
interface Pattern {
  letters: string;
  ending: "none" | "inflection" | "any";
}

/** A letter of the tree, with what ends here. */
interface Node {
  readonly next: Map<string, Node>;
  readonly numbers: number[];
  /** Letters of the longest pattern that goes through here. */
  longest: number;
}

const newNode = (): Node => ({ next: new Map(), numbers: [], longest: 0 });

/** How words are inflected. */
const ENDINGS = new Set(
  (
    "a ad ada ade ades an ande anden ans ar are aren arens arna arnas ars as at ats d da dd de den des e en ena ens er " +
    "era erna ernas ers es et ets ets ing ingar ingarna ingen ings is it its n na nas nar nde ne nen ning ningar ningarna " +
    "ningen nings ns or orna ors r re ren rna rs s st sta t ta tas te ter ts tt tts y i ig iga igt lig liga ligt"
  ).split(" "),
);

/** What an error costs, and what a pattern of so many letters bears: a letter doubled or not is half an error. */
const [DOUBLED, WRONG, OTHER_SOUND] = [1, 2, 3];
const bearable = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? WRONG : letters < 13 ? 3 : 4);
/** Letters that are taken for each other. */
const ALIKE = ["aeiouy", "sczx", "kcqg", "gj", "vwf", "dt", "mn", "bp"];
const soundsAlike = (one: string, other: string): boolean =>
  ALIKE.some((letters) => letters.includes(one) && letters.includes(other));

/** A part of a compound has so many letters where the part before it is known, and so many where it is not. */
const MIN_PART = 4;
const MIN_PART_OF_UNKNOWN = 6;
const MIN_COMPOUND = 7;
/** Two words are taken for one that was meant only if that has so many letters, and the last of them so many. */
const MIN_JOINED = 8;
const MIN_LAST = 3;

const ENDING_SIGNS = { "*": "any", "~": "inflection" } as const;

function patternOf(written: string): Pattern {
  const sign = written.at(-1) as keyof typeof ENDING_SIGNS;
  const ending = ENDING_SIGNS[sign];
  return { letters: foldLetters(ending ? written.slice(0, -1) : written), ending: ending ?? "none" };
}

/** Patterns, which can be looked up by what somebody wrote. */
class Tree {
  readonly patterns: Pattern[] = [];
  private readonly root = newNode();

  add(pattern: Pattern): number {
    const number = this.patterns.push(pattern) - 1;
    let node = this.root;
    for (const letter of pattern.letters) {
      node.longest = Math.max(node.longest, pattern.letters.length);
      let next = node.next.get(letter);
      if (!next) {
        next = newNode();
        node.next.set(letter, next);
      }
      node = next;
    }
    node.longest = Math.max(node.longest, pattern.letters.length);
    node.numbers.push(number);
    return number;
  }

  /** Calls back for each pattern that is written from a place on, with where its own letters end. */
  walk(written: string, from: number, found: (number: number, end: number) => void): void {
    let node: Node | undefined = this.root;
    for (let at = from; node; at += 1) {
      for (const number of node.numbers) found(number, at);
      if (at >= written.length) return;
      node = node.next.get(written.charAt(at));
    }
  }

  /** Whether the rest of a word may follow a pattern. */
  endsWell(number: number, written: string, end: number): boolean {
    if (end === written.length) return true;
    const { ending } = this.patterns[number] as Pattern;
    return ending === "any" || (ending === "inflection" && ENDINGS.has(written.slice(end)));
  }

  /** Patterns that match a word as written. */
  exact(written: string): number[] {
    const found: number[] = [];
    this.walk(written, 0, (number, end) => {
      if (this.endsWell(number, written, end)) found.push(number);
    });
    return found;
  }

  /** Patterns within a compound: 'spänningshuvudvärk', 'bröstsmärta'. */
  within(written: string): number[] {
    const found: number[] = [];
    const joints = new Set<number>();
    const firsts: { number: number; end: number }[] = [];
    this.walk(written, 0, (number, end) => {
      if (end < MIN_PART - 1 || end === written.length) return;
      firsts.push({ number, end });
      joints.add(end).add(end + 1);
    });
    const ends = new Set<number>();
    for (let from = 3; from <= written.length - MIN_PART; from += 1) {
      const least = joints.has(from) ? MIN_PART : MIN_PART_OF_UNKNOWN;
      this.walk(written, from, (number, end) => {
        if (end - from < least || !this.endsWell(number, written, end)) return;
        found.push(number);
        ends.add(from);
      });
    }
    // The first part counts when a second one follows it.
    for (const { number, end } of firsts) if (ends.has(end) || ends.has(end + 1)) found.push(number);
    return found;
  }

  /** Patterns that a word may be a misspelt one of. */
  near(written: string): number[] {
    const found = new Set<number>();
    const most = bearable(written.length + 1);
    const seen = new Map<Node, number[]>();
    const visit = (node: Node, at: number, cost: number, before: string): void => {
      if (cost > bearable(node.longest)) return;
      const costs = seen.get(node) ?? [];
      if ((costs[at] ?? Infinity) <= cost) return;
      costs[at] = cost;
      seen.set(node, costs);
      for (const number of node.numbers) {
        if (cost <= bearable((this.patterns[number] as Pattern).letters.length) && this.endsNear(number, written, at)) {
          found.add(number);
        }
      }
      const letter = written.charAt(at);
      for (const [wanted, next] of node.next) {
        if (wanted === letter) visit(next, at + 1, cost, wanted);
        if (cost >= most) continue;
        // A letter is missing.
        visit(next, at, cost + (wanted === before ? DOUBLED : WRONG), wanted);
        if (at > 0 && letter && wanted !== letter) {
          visit(next, at + 1, cost + (soundsAlike(wanted, letter) ? WRONG : OTHER_SOUND), wanted);
        }
        // Two changed places.
        if (wanted === written[at + 1] && letter && letter !== wanted) {
          const after = next.next.get(letter);
          if (after) visit(after, at + 2, cost + WRONG, letter);
        }
      }
      // A letter too many.
      if (cost < most && letter && at > 0) visit(node, at + 1, cost + (letter === before ? DOUBLED : WRONG), before);
    };
    visit(this.root, 0, 0, "");
    return [...found];
  }

  /** A misspelt beginning counts only before an inflection, unless it is long. */
  private endsNear(number: number, written: string, end: number): boolean {
    const { letters, ending } = this.patterns[number] as Pattern;
    if (end === written.length) return true;
    return ending !== "none" && (ENDINGS.has(written.slice(end)) || (ending === "any" && letters.length >= 9));
  }
}

const ordinary = new Tree();
for (const written of ORDINARY_WORDS) ordinary.add(patternOf(written));

/** Vocabulary of phrases, with fuzzy lookup of the words of a text. */
export class Vocabulary {
  private readonly tree = new Tree();
  private readonly numbers = new Map<string, number>();
  /** The number of a word, which `find` gives back. */
  add(written: string): number {
    const stored = this.numbers.get(written);
    if (stored !== undefined) return stored;
    const number = this.tree.add(patternOf(written));
    this.numbers.set(written, number);
    this.find = onceForWord((word) => this.look(word));
    return number;
  }

  /** The words that one in a text may be: as it is written, as a part of a compound, or else misspelt. */
  find = onceForWord((written): readonly number[] => this.look(written));

  private look(written: string): number[] {
    const exact = this.tree.exact(written);
    if (exact.some((number) => this.tree.patterns[number]?.letters === written)) return exact;
    if (ordinary.exact(written).length > 0) return exact;
    const found = written.length < MIN_COMPOUND ? exact : [...exact, ...this.tree.within(written)];
    if (written.length < 4) return found;
    // 'Andningsuppehål' begins as 'andning' does, and is a misspelt longer word.
    const longest = Math.max(0, ...exact.map((number) => this.lettersOf(number)));
    const near = this.tree.near(written).filter((number) => this.lettersOf(number) > longest);
    return [...new Set([...found, ...near])];
  }

  private readonly lettersOf = (number: number): number => this.tree.patterns[number]?.letters.length ?? 0;

  /**
   * The words that two in a text may be together: 'bröst smärta'.
   * @param joinedAt where the second begins
   */
  findJoined(written: string, joinedAt: number): number[] {
    if (written.length < MIN_JOINED || written.length - joinedAt < MIN_LAST) return [];
    const found: number[] = [];
    this.tree.walk(written, 0, (number, end) => {
      if (end > joinedAt && this.tree.endsWell(number, written, end)) found.push(number);
    });
    return found;
  }
}
