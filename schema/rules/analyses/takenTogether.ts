import { medicineThatSounds } from "./medicineNames.ts";
import { MEDICINE_KINDS, type MedicineKind } from "./medicines.ts";
import type { Mention } from "./mention.ts";
import { PAIRS, type PairId, pair, THINNERS, WEIGHTS } from "./pairs.ts";
import { phraseReader } from "./phrases.ts";
import { onceInTask } from "./remember.ts";
import { phrasesOfSubstance, SUBSTANCE_IDS, type Substance, substance } from "./substances.ts";

/** The texts about what somebody takes, eats and drinks. */
export interface Told {
  /** The answer on supplements: everything in it is taken. */
  supplements: string | null;
  /** Other free texts: only sentences about taking something count. */
  texts: readonly (string | null)[];
  /** Names in the field for medicines. */
  medicines: readonly string[];
  mentions: readonly Mention[];
  /** Known from other answers. */
  eaten: readonly Substance[];
}

/** Medicines of somebody by kind, and the pairs that meet in what they take already, the gravest first. */
export interface TakenTogether {
  medicineKinds: MedicineKind[];
  meets: PairId[];
  /** Swedish: those pairs by name, 'järn ihop med levodopa'. */
  meetsNamed: string[];
}

const KINDS = Object.keys(MEDICINE_KINDS) as MedicineKind[];
const IDS = Object.keys(PAIRS) as PairId[];
/** The gravest first; of those that weigh alike, in the order of the table. */
const BY_WEIGHT = WEIGHTS.flatMap((weight) => IDS.filter((id) => pair(id).weight === weight));

type Key = MedicineKind | `taken ${Substance}`;

let reader: ReturnType<typeof phraseReader<Key>> | undefined;

/** What a text names; the reader is not made before somebody takes something. */
const read = onceInTask((text): ReadonlySet<Key> => {
  reader ??= phraseReader<Key>([
    ...KINDS.map((key) => ({ key, phrases: [MEDICINE_KINDS[key].names] })),
    ...SUBSTANCE_IDS.map((key) => ({ key: `taken ${key}` as const, phrases: phrasesOfSubstance(key) })),
  ]);
  // A substance that was stopped is not taken; another in the same sentence may be.
  const now = text.replace(STOPPED, " ");
  return new Set(reader(now).flatMap(({ key, way }) => (way === "said" ? [key] : [])));
});

const STOPPED = /(?<!\p{L})slut(?:ade|at|a) (?:att )?(?:med|ta|äta|dricka) ([\p{L}\p{N}-]+)/giu;
/** What a text says that somebody has stopped taking. */
const stoppedIn = (text: string): string[] => [...text.matchAll(STOPPED)].map(([, name]) => name ?? "");

const TAKES =
  /(?<!\p{L})(?:tar|tagit|äter|ätit|dricker|druckit|använder|provar|prövar|testar|knaprar|tuggar|börjat|kör|får|går på|står på)(?!\p{L})/iu;
/** The sentences of a text about taking something. */
const takingIn = (text: string): string =>
  (text.match(/[^.!?\n]+[.!?\n]*/g) ?? []).filter((sentence) => TAKES.test(sentence)).join("");

const NO_MEDICINE: ReadonlySet<MedicineKind> = new Set(["harmless"]);
const SOME_MEDICINE: ReadonlySet<Mention> = new Set(["medicines", "blood-thinner"]);
/** Anticoagulants without a name. */
const SOME_THINNER: readonly MedicineKind[] = THINNERS;
const NAMED_THINNERS = KINDS.filter((kind) => MEDICINE_KINDS[kind].group === "blood-thinner");

function kindsOf({ supplements, texts, medicines, mentions }: Told): MedicineKind[] {
  if (medicines.length === 0 && !mentions.some((mention) => SOME_MEDICINE.has(mention))) return [];
  const written = [...medicines.map((name) => medicineThatSounds(name) ?? name), ...texts, supplements];
  const said = written.filter((text) => text !== null);
  const named = new Set(said.flatMap((text) => [...read(text)]));
  const kinds = KINDS.filter((kind) => named.has(kind) && !NO_MEDICINE.has(kind));
  const before = new Set(said.flatMap((text) => stoppedIn(text).flatMap((name) => [...read(name)])));
  const isNamed = NAMED_THINNERS.some((kind) => named.has(kind) || before.has(kind));
  return mentions.includes("blood-thinner") && !isNamed ? [...kinds, ...SOME_THINNER] : kinds;
}

function takenOf({ supplements, texts, medicines, eaten }: Told): Set<Substance> {
  const listed = new Set([supplements, ...medicines].flatMap((text) => (text ? [...read(text)] : [])));
  const mentioned = new Set(texts.flatMap((text) => (text ? [...read(takingIn(text))] : [])));
  return new Set([
    ...eaten,
    ...SUBSTANCE_IDS.filter((key) => listed.has(`taken ${key}`) || mentioned.has(`taken ${key}`)),
  ]);
}

/** Pairs of the table that meet in what somebody takes; undefined without medicines and supplements. */
export function takenTogether(told: Told): TakenTogether | undefined {
  const medicineKinds = kindsOf(told);
  if (medicineKinds.length === 0 && !told.supplements) return undefined;
  const taken = takenOf(told);
  const met = BY_WEIGHT.flatMap((id) => {
    const { what, medicines } = pair(id);
    const mine = what.find((key) => taken.has(key));
    const medicine = medicines?.find((kind) => medicineKinds.includes(kind));
    if (!mine || (medicines && !medicine)) return [];
    const { called } = substance(mine);
    return [{ id, name: medicine ? `${called} ihop med ${MEDICINE_KINDS[medicine].called}` : called }];
  });
  return { medicineKinds, meets: met.map(({ id }) => id), meetsNamed: met.map(({ name }) => name) };
}
