import { capitalised } from "../words/phrases.ts";
import { foldCase } from "../words/text.ts";
import { MEDICINE_KINDS } from "./medicines.ts";

/** How names are written that are not only a word with a capital letter. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ arb: "ARB", asa_75: "ASA 75 mg", aspirin_75: "Aspirin 75 mg", glp1: "GLP-1", maoi: "MAO-hämmare" },
  ...{ nsaid: "NSAID", ssri: "SSRI", snri: "SNRI", noak: "NOAK", doak: "DOAK", ace_hämmare: "ACE-hämmare" },
  ...{ ppiller: "P-piller", prep_hiv: "PrEP", folsyra_5: "Folsyra 5 mg", seloken_zoc: "Seloken ZOC" },
};

const ALL: readonly string[] = Object.values(MEDICINE_KINDS).flatMap(({ names }) => names.split("|"));
const KNOWN = new Set(ALL);

/** Kinds of medicines in every inflection, another form of the same name, and what is written twice. */
const isForm = (name: string): boolean =>
  name.includes("*") ||
  /^(?:glp|p_pillret|methotrexate|roaccutane|statiner|triptaner|hiv_medicin)$/.test(name) ||
  (name.endsWith("et") && KNOWN.has(name.slice(0, -2))) ||
  (name.startsWith("p_") && KNOWN.has(name.replace("_", "")));

const written = (name: string): string => WRITTEN[name] ?? capitalised(name.replace(/^p_/, "p-").replaceAll("_", " "));

/** Names of medicines as they are offered to somebody who looks for theirs, in the order of letters. */
export const MEDICINE_NAMES: readonly string[] = [...new Set(ALL.filter((name) => !isForm(name)).map(written))].sort(
  (one, other) => one.localeCompare(other, "sv"),
);

/** Names that are offered at once, at most. */
const MAX_FOUND = 8;

const FOLDED = MEDICINE_NAMES.map((name) => ({ name, folded: sounds(name) }));
const BY_SOUND: ReadonlyMap<string, string> = new Map(FOLDED.map(({ name, folded }) => [folded, name]));

/** A name without what is written in several ways: 'Levaxin' and 'levaksin' are the same, 'Waran' and 'varan', too. */
function sounds(name: string): string {
  return foldCase(name)
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "")
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ks|cs/g, "x")
    .replace(/ck|ch|[cq]/g, "k")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1");
}

/** The medicine whose name sounds as a word is written; it need not be written so. */
export const medicineThatSounds = (written: string): string | undefined => BY_SOUND.get(sounds(written));

/**
 * Names of medicines that somebody may mean by what they have typed: those that begin so, then those that hold it, then
 * those that are spelt nearly so.
 */
export function findMedicines(typed: string): string[] {
  const sought = sounds(typed);
  if (sought.length < 2) return [];
  const ranked = FOLDED.flatMap(({ name, folded }) => {
    const rank = rankOf(folded, sought);
    return rank === undefined ? [] : [{ name, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map(({ name }) => name);
}

function rankOf(name: string, sought: string): number | undefined {
  if (name.startsWith(sought)) return 0;
  if (sought.length >= 3 && name.includes(sought)) return 1;
  if (sought.length < 4) return undefined;
  // As far as it is typed; a letter too many or too few counts as wrong, too.
  const wrong = Math.min(
    ...[-1, 0, 1].map((longer) => lettersWrong(name.slice(0, Math.max(1, sought.length + longer)), sought)),
  );
  // The first letter is seldom wrong.
  return wrong <= (sought.length < 7 ? 1 : 2) ? 1 + wrong + (name[0] === sought[0] ? 0 : 0.5) : undefined;
}

/** How many letters have to be changed, added, left out or swapped with the next. */
function lettersWrong(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const cost = [(last?.[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last?.[at - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) cost.push((beforeLast?.[at - 2] ?? 0) + 1);
      now.push(Math.min(...cost));
    }
    [beforeLast, last] = [last, now];
  }
  return last?.at(-1) ?? 0;
}
