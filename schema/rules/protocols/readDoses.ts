import type { ProtocolItem } from "../../protocols/protocolState.ts";
import { foldCase } from "../words/text.ts";
import { type Mention, mentionsIn } from "./substanceNames.ts";
import { type LevelId, upperLevel } from "./upperLevels.ts";

// Reads what somebody wrote in Swedish about what they take. It is read with care for both sides: what cannot be told
// for certain (a dose beside two substances, '1–2 tabletter') is left out rather than guessed.

/** What is read of a step. */
export type DoseStep = Pick<ProtocolItem, "title" | "description" | "dosageAmount" | "frequency"> &
  Partial<Pick<ProtocolItem, "categoryId" | "removedAt">>;

/** What a step says that is taken of a substance. */
export interface Dose {
  substance: LevelId;
  /** In the unit of the substance's level, on an average day. */
  perDay: number;
  /** Whether the step names a compound, so that the dose may be the weight of that. */
  isCompound: boolean;
  /** Whether it was counted from international units. */
  isConverted: boolean;
}

type Unit = "g" | "mg" | "µg" | "IE";
const MICROGRAMS: Readonly<Record<Exclude<Unit, "IE">, number>> = { g: 1_000_000, mg: 1_000, µg: 1 };

/** A quantity in a text. */
interface Amount {
  start: number;
  end: number;
  /** Of one intake, tablets counted. */
  value: number;
  unit: Unit;
  /** How often on an average day, as far as the text says. */
  perDay: number;
  /** 'högst 400 mg': counts when nothing else is said. */
  isMost: boolean;
}

/** Weights above this are of food or powder. */
const MAX_GRAMS = 10;
/** A dose this many times the level is a misunderstanding: another substance, or another unit. */
const MAX_TIMES_LEVEL = 100;

const NUMBER = "[1-9]\\d{0,2}(?:[ .,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?";
const COUNT = "\\d{1,2}|en|ett|två|tre|fyra|fem|sex";
const COUNTS: Readonly<Record<string, number>> = { en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, sex: 6 };
const PIECES = "(?:\\p{L}*(?:tabletter|kapslar|tabl|kaps|droppar|doser|portioner|skopor|mått|stycken|st))";
/** '2 x 200 mg', '1–2 tabletter à 400 mg', '200–400 mg', '2 000 IE'; of a span, the end. */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}/⁄.,])(?:(?:(?:${COUNT}) ?[-–] ?)?(?<count>${COUNT}) ?(?:[x×*]|${PIECES}\\.? (?:à|á|a|om|på|med|x)) ?)?` +
    `(?:(?:${NUMBER}) ?(?:[-–]|till) ?)?(?<![\\p{L}\\p{N}/⁄.,])(?<number>${NUMBER}) ?` +
    "(?<unit>mg|milligram|μg|ug|mcg|mikrogram|g|gram|ie|iu|i\\.e\\.?|i\\.u\\.?|internationella enheter)(?![\\p{L}\\p{N}])",
  "gu",
);
const UNITS: Readonly<Record<string, Unit>> = {
  mg: "mg",
  milligram: "mg",
  μg: "µg",
  ug: "µg",
  mcg: "µg",
  mikrogram: "µg",
  g: "g",
  gram: "g",
};

/** After an amount: it is one of something else than of a day's intake (a laboratory's value, by weight). */
const PER_SOMETHING = /^ ?(?:\/|per ) ?(?:\d+ ?)?(?:kg|kilo|l|liter|dl|ml|g|gram)(?!\p{L})/u;
/** Before an amount: it is a comparison. */
const COMPARED = /(?:mer än|över|under|mindre än|överstig\p{L}*|undvik\p{L}*|i ?stället för)\s*$/u;
const AT_MOST = /(?:max|maximalt|högst|upp till)\s*$/u;

const numberOf = (written: string): number => {
  const isGrouped = /^[1-9]\d{0,2}(?:[ .,]\d{3})+$/.test(written);
  return Number(isGrouped ? written.replace(/[ .,]/g, "") : written.replace(",", "."));
};
const countOf = (written: string | undefined): number => (written ? (COUNTS[written] ?? Number(written)) : 1);

/** How often on an average day, by the words beside an amount. */
function timesPerDay(words: string): number {
  const count =
    /^ ?[x×*] ?(?<count>\d{1,2})(?!\d)/u.exec(words)?.groups?.count ??
    new RegExp(`(?<![\\p{L}\\p{N}])(?<count>${COUNT}) ?(?:gånger|ggr|gång)(?!\\p{L})`, "u").exec(words)?.groups?.count;
  const times = count ? countOf(count) : /morgon(?:en)? och kväll(?:en)?/.test(words) ? 2 : 1;
  if (/(?:i|per|varje|\/) ?veckan?(?!\p{L})|veckovis/u.test(words)) return times / 7;
  return /varannan dag/.test(words) ? times / 2 : times;
}

/** The amounts of a sentence; what stands in it as a substance's name is not read as a number. */
function amountsIn(sentence: string, mentions: readonly Mention[]): Amount[] {
  if (sentence.includes("gräns")) return [];
  let text = sentence;
  for (const { start, end } of mentions) text = text.slice(0, start) + "x".repeat(end - start) + text.slice(end);
  const found = [...text.matchAll(AMOUNT)].map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.flatMap(({ match, start, end }, index) => {
    const after = text.slice(end, found[index + 1]?.start);
    const before = text.slice(0, start);
    const unit = UNITS[match.groups?.unit ?? ""] ?? "IE";
    const value = numberOf(match.groups?.number ?? "") * countOf(match.groups?.count);
    if (PER_SOMETHING.test(after) || COMPARED.test(before) || (unit === "g" && value > MAX_GRAMS)) return [];
    const perDay = timesPerDay(found.length === 1 ? `${after} ${before}` : after);
    return [{ start, end, value, unit, perDay, isMost: AT_MOST.test(before) }];
  });
}

/** Words that may stand between a substance and its dose without being a substance themselves. */
const NEUTRAL = new Set(
  (
    "och med till på om i av per vid för före efter innan eller varje dag dagen dagar dagligen daglig morgon morgonen " +
    "förmiddag förmiddagen eftermiddag eftermiddagen kväll kvällen natt natten mat maten måltid måltiden frukost frukosten " +
    "lunch lunchen middag middagen sänggående sänggåendet läggdags en ett två tre tablett tabletter kapsel kapslar droppar " +
    "dos dosen ta tas intas ca cirka ungefär form tillskott kosttillskott totalt sammanlagt gånger ggr gång vatten glas ett"
  ).split(" "),
);
const isNeutral = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).every((word) => word === "x" || NEUTRAL.has(word));
const SEPARATOR = /(?<!\p{L})(?:och|samt|plus|eller|med)(?!\p{L})|[+&/,;]/u;

const BESIDE_BEFORE = /^[\s:(,=–-]*(?:ca |cirka |ungefär |om |på |dos(?:en)? )?$/;
const BESIDE_AFTER = /^[\s(–-]*(?:av |rent? |elementärt |per dag |om dagen |dagligen )?$/;
/** Between two doses of the same: at another time of day. */
const ANOTHER_TIME = /\+|morgon|frukost|lunch|middag|kväll|natt|sänggå|läggdags/;

/** Whether an amount can be one of a substance. */
const fits = ({ unit }: Amount, { substance }: Mention): boolean =>
  unit !== "IE" || (substance !== "other" && upperLevel(substance).perInternationalUnit !== undefined);

/** A substance's amount in a sentence; without a mention, nothing says of what it is. */
interface Reading {
  amount: Amount;
  mention: Mention | null;
}

/** Tells which amount is of which substance. */
function readSentence(sentence: string, mentions: readonly Mention[]): Reading[] {
  const amounts = amountsIn(sentence, mentions);
  const isNamedFirst = (mentions[0]?.start ?? Number.POSITIVE_INFINITY) < (amounts[0]?.start ?? 0);
  const readings: Reading[] = [];
  for (const amount of amounts) {
    const before = mentions.filter((mention) => mention.end <= amount.start && fits(amount, mention)).at(-1);
    const after = mentions.find((mention) => mention.start >= amount.end && fits(amount, mention));
    const gapBefore = before && sentence.slice(before.end, amount.start);
    const gapAfter = after && sentence.slice(amount.end, after.start);
    // Units that only one of the neighbours has say of which it is, whatever stands between.
    const isSure =
      amount.unit === "IE" &&
      new Set(mentions.filter((one) => fits(amount, one)).map((one) => one.substance)).size === 1;
    const isBesideBefore = gapBefore !== undefined && (isSure || BESIDE_BEFORE.test(gapBefore));
    const isBesideAfter = gapAfter !== undefined && (isSure || BESIDE_AFTER.test(gapAfter));
    const isNearBefore = gapBefore !== undefined && (!SEPARATOR.test(gapBefore) || isNeutral(gapBefore));
    const isNearAfter = gapAfter !== undefined && (!SEPARATOR.test(gapAfter) || isNeutral(gapAfter));

    const earlier = before && readings.filter((reading) => reading.mention === before).at(-1);
    const since = earlier && sentence.slice(earlier.amount.end, amount.start);

    let mention: Mention | undefined;
    // 'Niacin: 16 mg som nikotinamid'
    if (before?.substance === "other" && gapAfter === " som ") mention = after;
    else if (isBesideBefore !== isBesideAfter) mention = isBesideBefore ? before : after;
    else if (isBesideBefore) mention = isNamedFirst ? before : after;
    else if (since !== undefined) {
      // 'Magnesium 200 mg på morgonen och 200 mg på kvällen'
      const words = since.replace(sentence.slice(before?.start, before?.end), "");
      if (isNeutral(words) && ANOTHER_TIME.test(since)) mention = before;
    } else if (isNamedFirst && isNearBefore) mention = before;
    else if (isNearAfter) mention = after;
    readings.push({ amount, mention: mention ?? null });
  }
  return readings;
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/(vit|ca|max|tabl|kaps|st|ggr|resp)\.(?=\s)/g, "$1")
    .split(/[.;!?]+(?=\s|$)|\n/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    // Most sentences name no quantity; nothing needs to be looked for in them.
    .filter((sentence) => /\d/.test(sentence));

/** What a field of a step says of each substance, sentence by sentence. */
const readField = (text: string): Reading[][] =>
  sentencesOf(foldCase(text)).map((sentence) => readSentence(sentence, mentionsIn(sentence)));

/** The one thing that a title is about; null when it names several, or none that is known. */
function subjectOf(title: string, amount: Amount): Mention | null {
  const text = foldCase(title).replace(/\s+/g, " ");
  const mentions = mentionsIn(text);
  const possible = mentions.filter((mention) => fits(amount, mention));
  const [first] = possible;
  if (!first || possible.some(({ substance }) => substance !== first.substance)) return null;
  if (amount.unit === "IE") return first;
  // 'Ashwagandha och magnesium': a name that is not known stands beside the one that is.
  let rest = text;
  for (const { start, end } of mentions) rest = rest.slice(0, start) + "x".repeat(end - start) + rest.slice(end);
  const things = rest.split(SEPARATOR).filter((part) => !isNeutral(part));
  return things.length > 1 ? null : first;
}

/** An amount as a dose; nothing when it cannot be one of that substance. */
function doseOf({ amount, mention }: Reading, step: DoseStep): (Dose & { isMost: boolean }) | undefined {
  if (!mention || mention.substance === "other" || !fits(amount, mention)) return undefined;
  const level = upperLevel(mention.substance);
  const value =
    amount.unit === "IE"
      ? amount.value * (level.perInternationalUnit ?? 0)
      : (amount.value * MICROGRAMS[amount.unit]) / MICROGRAMS[level.unit];
  if (value > level.amount * MAX_TIMES_LEVEL) return undefined;
  // What is said of a week counts once, whether the step says it or its text.
  const perDay = step.frequency === "weekly" && amount.perDay >= 1 ? amount.perDay / 7 : amount.perDay;
  return {
    substance: mention.substance,
    perDay: value * perDay,
    isCompound: mention.isCompound,
    isConverted: amount.unit === "IE",
    isMost: amount.isMost,
  };
}

/** What is said of one substance in one field: the most that a sentence of it adds up to, since sentences repeat. */
function dosesOfField(sentences: readonly Reading[][], step: DoseStep): Map<LevelId, Dose> {
  const most = new Map<LevelId, Dose>();
  const all = sentences.map((readings) => readings.flatMap((reading) => doseOf(reading, step) ?? []));
  for (const doses of all) {
    for (const substance of new Set(doses.map((dose) => dose.substance))) {
      let own = doses.filter((dose) => dose.substance === substance);
      // 'Magnesiumcitrat 1 250 mg, varav 200 mg magnesium': what is said of the substance itself is what counts.
      if (own.some(({ isCompound }) => !isCompound)) own = own.filter(({ isCompound }) => !isCompound);
      // '25 µg vitamin D3 (1 000 IE)': the same dose twice.
      if (own.some(({ isConverted }) => !isConverted)) own = own.filter(({ isConverted }) => !isConverted);
      if (all.some((others) => others.some((dose) => dose.substance === substance && !dose.isMost)))
        own = own.filter(({ isMost }) => !isMost);
      const perDay = own.reduce((sum, dose) => sum + dose.perDay, 0);
      if (perDay <= (most.get(substance)?.perDay ?? 0)) continue;
      most.set(substance, {
        substance,
        perDay,
        isCompound: own.some(({ isCompound }) => isCompound),
        isConverted: own.some(({ isConverted }) => isConverted),
      });
    }
  }
  return most;
}

/**
 * What a step says that is taken, by substance, on an average day: by its dosage, otherwise its title, otherwise its
 * description. A dose without a name is one of what the title names, if that is one thing. A chemical form
 * ('magnesiumglycinat 400 mg') counts as the substance itself, and says so. What is measured is not taken.
 */
export function dosesOf(step: DoseStep): Dose[] {
  if (step.categoryId === "tests" || step.removedAt) return [];
  const found = new Map<LevelId, Dose>();
  for (const text of [step.dosageAmount, step.title, step.description]) {
    if (!text) continue;
    const sentences = readField(text);
    const bare = sentences.flat().filter(({ mention }) => mention === null);
    const isBareField = text !== step.title && mentionsIn(foldCase(text)).length === 0;
    const [first] = bare;
    const subject = isBareField && first ? subjectOf(step.title, first.amount) : null;
    // The title stands in front of what says no name of its own.
    const doses = subject ? dosesOfField([withSubject(text, subject)], step) : dosesOfField(sentences, step);
    for (const [substance, dose] of doses) if (!found.has(substance)) found.set(substance, dose);
  }
  return [...found.values()];
}

/** The amounts of a text that names nothing, as ones of a subject that stands in front of it. */
function withSubject(text: string, subject: Mention): Reading[] {
  const [sentence = ""] = sentencesOf(foldCase(text)).filter((one) => amountsIn(one, []).length > 0);
  const name = "x".repeat(3);
  return readSentence(`${name}: ${sentence}`, [{ ...subject, start: 0, end: name.length }]);
}
