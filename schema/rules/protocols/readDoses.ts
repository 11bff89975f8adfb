import type { ProtocolItem } from "../../protocols/protocolState.ts";
import { COUNT, countOf, foldDoseText, PIECE } from "./doseText.ts";
import { type Intake, OF_DAY, readIntake, SHARED_OUT, timeOfDayIn } from "./readIntake.ts";
import { type Mention, mentionsIn } from "./substanceNames.ts";
import { type LevelId, upperLevel } from "./upperLevels.ts";

// Reads what somebody wrote in Swedish about what they take. It is read with care for both sides: what cannot be told
// for certain (a dose beside two substances, 'några tabletter') is left out rather than guessed; of a span, the most
// counts, since a dose that is read too low is the more dangerous of the two.

/** Fields of a step that are read. */
export type DoseStep = Pick<ProtocolItem, "title" | "description" | "dosageAmount" | "frequency"> &
  Partial<Pick<ProtocolItem, "categoryId" | "removedAt">>;

/** A step's dose of a substance. */
export interface Dose {
  substance: LevelId;
  /** In the unit of the substance's level, on an average day. */
  perDay: number;
  /** The most that is taken at one time, in the same unit. */
  atOnce: number;
  /** Whether the step names a compound, so that the dose may be the weight of that. */
  isCompound: boolean;
  /** Whether it was counted from international units. */
  isConverted: boolean;
  /** Whether the step does not say which of two forms it is: 'niacin'. */
  isEitherForm: boolean;
  /** Whether the step names a medicine by its own name. */
  isMedicine: boolean;
}

type Unit = "g" | "mg" | "µg" | "IE";
const MICROGRAMS: Readonly<Record<Exclude<Unit, "IE">, number>> = { g: 1_000_000, mg: 1_000, µg: 1 };

/** A quantity in a text. */
interface Amount {
  start: number;
  end: number;
  /** Of what `per` pieces hold. */
  value: number;
  unit: Unit;
  /** Of how many pieces the value is; null when the text does not say. */
  per: number | null;
  /** '2 tabletter à …', '2 x …': how many are taken; those with 'x' are times as well. */
  count: { pieces: number; isTimes: boolean } | null;
  /** '… om dagen': nothing multiplies it. */
  isOfDay: boolean;
  /** Count and time from the words beside it. */
  intake: Intake;
  /** 'högst 400 mg': counts when nothing else is said. */
  isMost: boolean;
  /** 'varav 200 mg': what is in the compound before it. */
  isContent: boolean;
  /** 'öka till 400 mg': replaces the amount before it. */
  isRaised: boolean;
}

/** Weights above this are of food or powder. */
const MAX_GRAMS = 10;
/** A dose this many times the level is a misunderstanding: another substance, or another unit. */
const MAX_TIMES_LEVEL = 100;

const NUMBER = "[1-9]\\d{0,2}(?:[ .,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?";
/** '2 x 200 mg', '1–2 tabletter à 400 mg', '200–400 mg', '2 000 IE'; of a span, the end. */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}/⁄.,])(?:(?:${COUNT} ?(?:[-–]|till|eller) ?)?(?<count>${COUNT}) ?(?:(?<sign>[x×*])|[ ¤]*${PIECE}[ ¤]*(?:à|á|a|om|på|med|x|av)) ?)?` +
    `(?:(?:${NUMBER}) ?(?:[-–]|till) ?)?(?<![\\p{N}/⁄.,])(?<!\\p{L}(?<!\\d ?x))(?<number>${NUMBER}) ?` +
    "(?<unit>mg|milligram|μg|ug|mcg|mikrogram|g|gram|ie|iu|i\\.e\\.?|i\\.u\\.?|(?:internationella )?enheter)(?![\\p{L}\\p{N}])",
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
const CONTENT = /(?:varav|motsvar\p{L}*|innehåll\p{L}*|vilket (?:är|ger))[ ¤]*(?:ca |cirka )?$/u;
const RAISED = /(?<!\p{L})(?:öka|ökar|ökas|trappa|höj)(?!\p{L})[^,;]*$/u;
/** After an amount: that it is what one piece, or so many, hold. */
const PER_PIECES = new RegExp(
  `^[^,;.\\d]{0,40}?(?:\\/|(?<!\\p{L})(?:per|pr|i varje|varje|i) ) ?(?<pieces>${COUNT} ?)?${PIECE}`,
  "u",
);
const EACH = /^[ ¤)]*\/? ?(?:st|styck(?:et)?|vardera|var)(?!\p{L})/u;
/** '400 mg (2 tabletter)' */
const IN_PIECES = new RegExp(`^[^,;.\\d(]{0,40}(?:\\(|=) ?(?<pieces>${COUNT})[ ¤]*${PIECE}`, "u");
/** '2 tabletter (400 mg)', 'en tablett innehåller …' */
const PIECES_HOLD = new RegExp(
  `(?<pieces>${COUNT})[ ¤]*${PIECE}(?:[^,;.\\d(]{0,30}\\(|[ ¤]*(?:=|:|ger|innehåller|motsvarar|är))[ ¤]*$`,
  "u",
);
const LAST_PIECES = new RegExp(`^[ ¤]*[,;:(] ?${COUNT}[ ¤]*${PIECE}`, "u");
/** Between two ways to say one amount: '25 µg (1 000 IE)'. */
const SAME = /^[ ¤]*(?:[(=]|motsvarar|motsvarande|dvs|alltså)[ ¤]*$/u;

const numberOf = (written: string): number => {
  const isGrouped = /^[1-9]\d{0,2}(?:[ .,]\d{3})+$/.test(written);
  return Number(isGrouped ? written.replace(/[ .,]/g, "") : written.replace(",", "."));
};

/** A text with everything between two positions masked, so that it is not read as anything else. */
const cover = (text: string, start: number, end: number): string =>
  text.slice(0, start) + "¤".repeat(end - start) + text.slice(end);

/** A sentence without its substances; what is counted stays: '3 magnesiumtabletter'. */
function coverMentions(sentence: string, mentions: readonly Mention[]): string {
  return mentions.reduce((text, { start, end }) => {
    const kept = /(?:tablett|kaps|dropp|gummi)\p{L}*$/u.exec(text.slice(start, end))?.[0].length ?? 0;
    return cover(text, start, end - kept);
  }, sentence);
}

/** The amounts of a sentence; numbers within substance names do not count. */
function amountsIn(sentence: string, mentions: readonly Mention[]): Amount[] {
  if (sentence.includes("gräns")) return [];
  const text = coverMentions(sentence, mentions);
  const found = [...text.matchAll(AMOUNT)].map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
    unit: UNITS[match.groups?.unit ?? ""] ?? "IE",
  }));
  const amounts = found.flatMap(({ match, start, end, unit }, index): Amount[] => {
    const { number = "", count, sign } = match.groups ?? {};
    const next = found[index + 1];
    // Of '25 µg (1 000 IE) per droppe', the words behind both are of both.
    const isSaidTwice = next && SAME.test(text.slice(end, next.start)) && (next.unit === "IE") !== (unit === "IE");
    const own = isSaidTwice ? text.slice(next.end, found[index + 2]?.start) : text.slice(end, next?.start);
    const after = isSaidTwice ? own.replace(/^ ?\)/, "") : own;
    const before = text.slice(found[index - 1]?.end ?? 0, start);
    const value = numberOf(number);
    // 'Tre magnesiumtabletter à 100 mg': the name is between the count and the weight.
    const at = mentions.some((one) => one.start >= start && one.end <= end)
      ? start + match[0].lastIndexOf(number)
      : start;
    if (PER_SOMETHING.test(after) || COMPARED.test(before) || (unit === "g" && value > MAX_GRAMS)) return [];

    const behind = PER_PIECES.exec(after) ?? EACH.exec(after) ?? IN_PIECES.exec(after);
    const held = behind ? null : PIECES_HOLD.exec(before);
    const pieces = (behind?.groups?.pieces ?? held?.groups?.pieces)?.trim();
    const per = behind || held ? countOf(pieces || "1") : null;
    const rest = behind ? after.slice(behind[0].length) : after;
    const isAlone = found.length === 1 || (isSaidTwice && found.length === 2);
    const words = isAlone ? `${rest} , ${held ? before.slice(0, held.index) : before}` : rest;
    return [
      {
        ...{ start: at, end, value, unit, per, intake: readIntake(words) },
        count: count ? { pieces: countOf(count), isTimes: sign !== undefined } : null,
        isOfDay:
          OF_DAY.test(after) ||
          SHARED_OUT.test(after) ||
          /(?:totalt|sammanlagt|dagsdos:?|dagligt intag:?)\s*$/.test(before),
        isMost: AT_MOST.test(before),
        isContent: CONTENT.test(before),
        isRaised: RAISED.test(before),
      },
    ];
  });
  // '2 kapslar med 100 mg magnesium och 15 mg zink': all of it is in each.
  for (const [index, amount] of amounts.entries()) {
    const earlier = amounts[index - 1];
    if (!earlier || amount.count || amount.per || amount.intake.pieces !== null || amount.intake.times !== null)
      continue;
    if (/motsvar\p{L}*[ ¤]*$/u.test(text.slice(0, amount.start))) continue;
    if (earlier.count && !earlier.count.isTimes) amount.count = earlier.count;
    else if (earlier.per && PIECES_HOLD.test(text.slice(0, amounts[0]?.start))) amount.per = earlier.per;
  }
  // 'Zink 15 mg och magnesium 200 mg, 2 tabletter', '… 2 gånger om dagen': the last part may apply to all of it.
  const last = amounts.at(-1);
  const gaps = amounts.slice(1).map(({ start }, index) => text.slice(amounts[index]?.end, start));
  const isList = gaps.every((gap) => gap.includes("¤") && /^[ ¤]*(?:[,+]|och|samt)?[ ¤]*$/u.test(gap));
  if (last && (isList || LAST_PIECES.test(text.slice(last.end))))
    for (const { count, intake } of amounts)
      if (!count && intake.pieces === null && intake.times === null)
        Object.assign(intake, { pieces: last.intake.pieces, isOfDay: last.intake.isOfDay, times: last.intake.times });
  return amounts;
}

/** Words between a substance and its dose that are no substances themselves. */
const NEUTRAL = new Set(
  (
    "och med till på om i av per vid för före efter innan eller varje dag dagen dagar dagligen daglig morgon morgonen " +
    "förmiddag förmiddagen eftermiddag eftermiddagen kväll kvällen natt natten mat maten måltid måltiden frukost frukosten " +
    "lunch lunchen middag middagen sänggående sänggåendet läggdags klockslag en ett två tre ta tas intas ca cirka ungefär " +
    "form tillskott kosttillskott totalt sammanlagt gånger ggr gång vatten glas x"
  ).split(" "),
);
const PIECES = new RegExp(`(?<!\\p{L})${PIECE}`, "gu");
const isNeutral = (words: string): boolean =>
  (words.replace(PIECES, " ").match(/\p{L}+/gu) ?? []).every((word) => NEUTRAL.has(word));
const SEPARATOR = /(?<!\p{L})(?:och|samt|plus|eller|med)(?!\p{L})|[+&/,;]/u;

const BESIDE_BEFORE = /^[\s:(,=–-]*(?:ca |cirka |ungefär |om |på |dos(?:en)? )?$/;
const BESIDE_AFTER = /^[\s(–-]*(?:av |rent? |elementärt |per dag |om dagen |dagligen )?$/;
/** Between two doses of the same: at another time of day. */
const ANOTHER_TIME = /\+|morgon|frukost|lunch|middag|kväll|natt|sänggå|läggdags|klockslag/;
/** 'Niacin: 16 mg som nikotinamid' */
const AS_FORM = /^ (?:ne )?\(?som $/;
/** Whether the caffeine is per cup or can, or for all, is uncertain. */
const IN_CUPS = /(?<!\p{L})(?:kopp|mugg|glas(?! vatten)|burk)/u;

/** Whether an amount can be one of a substance. */
const fits = ({ unit }: Pick<Amount, "unit">, { substance, only }: Mention): boolean =>
  only
    ? (unit === "IE") === (only === "IE")
    : unit !== "IE" || (substance !== "other" && upperLevel(substance).perInternationalUnit !== undefined);

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
  /** In 'magnesium och zink 200 mg + 15 mg' it is uncertain which amount is of which name. */
  const isOfList = (mention: Mention): boolean => {
    const index = mentions.indexOf(mention);
    const [earlier, later] = [mentions[index - 1], mentions[index + 1]];
    const between = (start: number, end: number) =>
      amounts.filter((one) => one.start >= start && one.end <= end).length;
    return (
      earlier !== undefined &&
      between(earlier.end, mention.start) === 0 &&
      between(0, earlier.start) === 0 &&
      between(mention.end, later?.start ?? sentence.length) > 1
    );
  };
  for (const [index, amount] of amounts.entries()) {
    const before = mentions.filter((mention) => mention.end <= amount.start && fits(amount, mention)).at(-1);
    const after = mentions.find((mention) => mention.start >= amount.end && fits(amount, mention));
    const gapBefore = before && sentence.slice(before.end, amount.start);
    const gapAfter = after && sentence.slice(amount.end, after.start);
    // A unit that only one of the neighbours has decides which one it is of.
    const isSure =
      amount.unit === "IE" &&
      new Set(mentions.filter((one) => fits(amount, one)).map((one) => one.substance)).size === 1;
    const isBesideBefore = gapBefore !== undefined && (isSure || BESIDE_BEFORE.test(gapBefore));
    const isBesideAfter = gapAfter !== undefined && (isSure || BESIDE_AFTER.test(gapAfter));
    const isNearBefore = gapBefore !== undefined && (!SEPARATOR.test(gapBefore) || isNeutral(gapBefore));
    const next = amounts[index + 1];
    // 'A 800 µg, B6 2 mg': the name behind has an amount of its own.
    const isOfNext =
      after &&
      next &&
      (next.start < after.start
        ? // 'Ferrosulfat 567 mg (100 mg järn)'
          gapAfter?.includes("(")
        : gapAfter?.includes(",") && BESIDE_BEFORE.test(sentence.slice(after.end, next.start)));
    const isNearAfter = gapAfter !== undefined && !isOfNext && (!SEPARATOR.test(gapAfter) || isNeutral(gapAfter));

    const earlier = before && readings.filter((reading) => reading.mention === before).at(-1);
    const since = earlier && sentence.slice(earlier.amount.end, amount.start);

    let mention: Mention | undefined;
    if ((before?.substance === "other" || before?.isEitherForm) && AS_FORM.test(gapAfter ?? "")) mention = after;
    else if (isBesideBefore && isBesideAfter && before?.substance === after?.substance) {
      // 'Järnsulfat 100 mg Fe2+': what names the substance itself says of what it is.
      mention = before?.isCompound ? after : before;
    } else if (isBesideBefore !== isBesideAfter) mention = isBesideBefore ? before : after;
    else if (isBesideBefore) mention = isNamedFirst ? before : after;
    else if (before && (amount.isContent || amount.isRaised)) mention = { ...before, isCompound: false };
    else if (since !== undefined) {
      // 'Magnesium 200 mg på morgonen och 200 mg på kvällen'
      const words = since.replace(sentence.slice(before?.start, before?.end), "");
      if (isNeutral(words) && ANOTHER_TIME.test(since)) mention = before;
    } else if (isNamedFirst && isNearBefore) mention = before;
    else if (isNearAfter) mention = after;
    if (!isSure && mention && mention === before && isOfList(mention)) mention = undefined;
    if (mention?.substance === "caffeine" && IN_CUPS.test(sentence)) continue;
    readings.push({ amount, mention: mention ?? null });
  }
  return readings;
}

/** A sentence of a field, folded. */
interface Sentence {
  text: string;
  mentions: Mention[];
  readings: Reading[];
}

/** Whether a text has an amount at all; most have none, and nothing needs to be looked for in them. */
const HAS_AMOUNT =
  /\d ?(?:m?g|milligram|gram|μg|ug|mcg|mikrogram|ie|iu|i\.|(?:internationella )?enheter)(?![\p{L}\p{N}])|\d ?i\.[eu]/u;

/** @param text folded */
const sentencesOf = (text: string): Sentence[] =>
  text
    .replace(/(?<!\p{L})(vit|ca|max|tabl|kaps|st|ggr|resp)\.(?=\s)/gu, "$1")
    .split(/[.;!?]+(?=\s|$)|\n/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .map((sentence) => {
      const mentions = mentionsIn(sentence);
      return { text: sentence, mentions, readings: HAS_AMOUNT.test(sentence) ? readSentence(sentence, mentions) : [] };
    });

/** The one thing that a field is about; null when it names several, or none that is known. */
function subjectOf(text: string, amount: Amount): Mention | null {
  const mentions = mentionsIn(text);
  const possible = mentions.filter((mention) => fits(amount, mention));
  const [first] = possible;
  if (!first || possible.some(({ substance }) => substance !== first.substance)) return null;
  if (amount.unit === "IE") return first;
  // 'Ashwagandha och magnesium': an unknown name beside the known one.
  const things = coverMentions(text, mentions)
    .split(SEPARATOR)
    .filter((part) => part.includes("¤") || !isNeutral(part));
  return things.length > 1 ? null : first;
}

/** A dose and the certainty of its amount, which decides what else of the sentence counts. */
type ReadDose = Dose & Pick<Amount, "isMost" | "isContent" | "isRaised">;

/** An amount as a dose; nothing when it cannot be one of that substance, or how many are taken is not known. */
function doseOf(
  { amount, mention }: Reading,
  step: DoseStep,
  intakeFor: (substance: LevelId) => Intake,
): ReadDose | undefined {
  if (!mention || mention.substance === "other" || !fits(amount, mention)) return undefined;
  const level = upperLevel(mention.substance);
  const value =
    amount.unit === "IE"
      ? amount.value * (level.perInternationalUnit ?? 0)
      : (amount.value * MICROGRAMS[amount.unit]) / MICROGRAMS[level.unit];
  // Of niacin's two forms, one is taken by the gram. A level of none has no measure.
  const most = upperLevel(level.id === "nicotinic-acid" ? "nicotinamide" : mention.substance).amount || MAX_GRAMS * 10;
  if (value > most * MAX_TIMES_LEVEL) return undefined;

  const { intake, count } = amount;
  const said = intakeFor(mention.substance);
  const own = count?.pieces ?? intake.pieces;
  if (own === null && !amount.isOfDay && (intake.isUnknown || said.isUnknown)) return undefined;
  const pieces = (count ? count.pieces * (intake.pieces ?? 1) : intake.pieces) ?? said.pieces ?? amount.per ?? 1;
  const isOfDay = amount.isOfDay || (own === null ? said.isOfDay : intake.isOfDay);
  const times = isOfDay ? 1 : (intake.times ?? (count?.isTimes ? 1 : said.times) ?? 1);
  // What is said of a week counts once, whether the step says it or its text.
  const days = intake.days ?? said.days ?? (step.frequency === "weekly" ? 1 / 7 : 1);
  const ofDayTotal = amount.isOfDay && amount.per === null;
  const taken = ofDayTotal ? value * (count?.pieces ?? 1) : (value / (amount.per ?? 1)) * pieces;
  return {
    substance: mention.substance,
    perDay: taken * times * days,
    atOnce: isOfDay || count?.isTimes ? (ofDayTotal ? 0 : value / (amount.per ?? 1)) : taken,
    isCompound: mention.isCompound,
    isConverted: amount.unit === "IE",
    isEitherForm: mention.isEitherForm,
    isMedicine: mention.isMedicine,
    ...{ isMost: amount.isMost, isContent: amount.isContent, isRaised: amount.isRaised },
  };
}

const sumOf = (doses: readonly ReadDose[]): number => doses.reduce((sum, dose) => sum + dose.perDay, 0);

/**
 * What is said of one substance in one field: the most that a sentence of it adds up to, since sentences repeat; but
 * sentences on different times of day ('Morgon: 200 mg', 'Kväll: 200 mg') add up.
 */
function dosesOfField(
  sentences: readonly Sentence[],
  step: DoseStep,
  intakeFor: (substance: LevelId) => Intake,
): Map<LevelId, Dose> {
  const all = sentences.map(({ text, readings }) => ({
    time: timeOfDayIn(text),
    doses: readings.flatMap((reading) => doseOf(reading, step, intakeFor) ?? []),
  }));
  const found = new Map<LevelId, Dose>();
  for (const substance of new Set(all.flatMap(({ doses }) => doses.map((dose) => dose.substance)))) {
    const own = all.flatMap(({ time, doses }) => {
      let kept = doses.filter((dose) => dose.substance === substance);
      // 'Magnesiumcitrat 1 250 mg, varav 200 mg magnesium': what is said of the substance itself is what counts.
      const isWhole = kept.some(({ isContent, isCompound }) => !isContent && !isCompound);
      if (kept.some(({ isContent }) => isContent)) kept = kept.filter(({ isContent }) => isContent !== isWhole);
      if (kept.some(({ isCompound }) => !isCompound)) kept = kept.filter(({ isCompound }) => !isCompound);
      // '25 µg vitamin D3 (1 000 IE)': the same dose twice.
      if (kept.some(({ isConverted }) => !isConverted)) kept = kept.filter(({ isConverted }) => !isConverted);
      if (all.some((other) => other.doses.some((dose) => dose.substance === substance && !dose.isMost)))
        kept = kept.filter(({ isMost }) => !isMost);
      const raised = kept.filter(({ isRaised }) => isRaised);
      const perDay = Math.max(sumOf(kept.filter(({ isRaised }) => !isRaised)), ...raised.map((dose) => dose.perDay));
      return kept.length > 0 ? [{ time, kept, perDay }] : [];
    });
    const times = own.map(({ time }) => time);
    const isSpread = times.every((time) => time !== null) && new Set(times).size === times.length;
    const most = own.reduce(
      (one, other) => (other.perDay > one.perDay ? other : one),
      own[0] ?? { kept: [], perDay: 0 },
    );
    const counted = isSpread ? own.flatMap(({ kept }) => kept) : most.kept;
    const perDay = isSpread ? own.reduce((sum, one) => sum + one.perDay, 0) : most.perDay;
    if (perDay <= 0) continue;
    found.set(substance, {
      ...{ substance, perDay, atOnce: Math.max(...counted.map((dose) => dose.atOnce)) },
      isCompound: counted.some(({ isCompound }) => isCompound),
      isConverted: counted.some(({ isConverted }) => isConverted),
      isEitherForm: counted.some(({ isEitherForm }) => isEitherForm),
      isMedicine: counted.some(({ isMedicine }) => isMedicine),
    });
  }
  return found;
}

/** A sentence on something else that is done as often. */
const NOT_OF_INTAKE = /(?<!\p{L})(?:paus|uppehåll|\p{L}*prov(?:er|et)?(?!\p{L})|mät|kontroll)/u;
/** Products for the skin: the whole step is about that. */
const ON_SKIN = /på huden|(?<!\p{L})smörj|transdermal|utvärtes/u;
/** Anything used on the skin or spat out is not swallowed. */
const NOT_SWALLOWED =
  /på huden|(?<!\p{L})smörj|masser(?:a|as|ar|in)|transdermal|utvärtes|fotbad|badsalt|badvatten|i badet|plåster|tandkräm|munskölj|skölj\p{L}* (?:runt i )?munnen|gurgla/u;
/** A text that names a product says what its package holds: 'Magnesium 250 mg, 90 kapslar'. */
const OF_PACKAGE = new RegExp(
  `[ ,(]*(?<![\\d.,])(?:[3-9]\\d|\\d{3}) ?(?!\\p{L}*dropp|dr|dos)${PIECE}(?! ?(?:à|á|a|om|på|med|x) )\\)?`,
  "u",
);
/** Words of a description's sentence about how to take it. */
const INSTRUCTION =
  /(?<!\p{L})(?:ta|tar|tas|intas|intag|svälj|svälja|dos|dosera|dosering|rekommenderad|om dagen|per dag|dagligen)(?!\p{L})|\/ ?dag/u;

/** What the sentences without amounts say of how many are taken and when; of each thing, what is said first. */
function intakeOf(sentences: readonly Sentence[]): Intake {
  const intakes = sentences
    .filter(({ text }) => !HAS_AMOUNT.test(text) && !NOT_OF_INTAKE.test(text))
    .map(({ text, mentions }) => readIntake(coverMentions(text, mentions)));
  const counts = intakes.filter(({ pieces }) => pieces !== null);
  // '1 kapsel. Öka till 2 efter en vecka.'
  const counted = counts.reduce<Intake | undefined>(
    (one, other) => (one && !(other.isRaised && (other.pieces ?? 0) > (one.pieces ?? 0)) ? one : other),
    undefined,
  );
  return {
    pieces: counted?.pieces ?? null,
    isOfDay: counted?.isOfDay ?? false,
    times: intakes.find(({ times }) => times !== null)?.times ?? null,
    days: intakes.find(({ days }) => days !== null)?.days ?? null,
    isUnknown: !counted && intakes.some(({ isUnknown }) => isUnknown),
  };
}

/** Of what dosage and title say of a substance, that of itself rather than of a compound, otherwise the most. */
const isSurer = (one: Dose, other: Dose): boolean =>
  one.isCompound === other.isCompound ? one.perDay > other.perDay : !one.isCompound;

/** The amounts of a sentence without a name, as those of the subject before it. */
function withSubject({ text }: Sentence, subject: Mention): Sentence {
  const sentence = `xxx: ${text}`;
  const mentions = [{ ...subject, start: 0, end: 3 }];
  return { text: sentence, mentions, readings: readSentence(sentence, mentions) };
}

/**
 * What a step says that is taken, by substance, on an average day: by its dosage or its title, otherwise its
 * description. A dose without a name is one of what the title names (or the dosage, when the title has the dose), if
 * that is one thing. How many are taken may stand in another field than how much is in each ('Magnesium 150 mg', '2
 * tabletter'). A chemical form ('magnesiumglycinat 400 mg') counts as the substance itself, and says so. What is
 * measured, or used on the skin, is not taken.
 */
export function dosesOf(step: DoseStep): Dose[] {
  if (step.categoryId === "tests" || step.removedAt) return [];
  const texts = [step.dosageAmount, step.title, step.description].map((written) => {
    const text = foldDoseText(written ?? "");
    return HAS_AMOUNT.test(text) ? text.replace(OF_PACKAGE, "") : text;
  });
  if (!texts.some((text) => HAS_AMOUNT.test(text))) return [];
  const [dosage = [], title = [], description = []] = texts.map(sentencesOf);
  const short = [...dosage, ...title];
  if (short.some(({ text }) => NOT_SWALLOWED.test(text))) return [];
  const isOnSkin = description.some(({ text }) => ON_SKIN.test(text));
  const swallowed = description.filter(({ text }) => !NOT_SWALLOWED.test(text));
  const isInCups = short.some(({ text }) => IN_CUPS.test(text));

  // What a step says of how many are taken is of all that it names. A text on its own may speak of many things: there
  // it is of what the same sentence names, or of the only thing.
  const instructions = swallowed.filter(({ text }) => INSTRUCTION.test(text));
  const isStep = dosage.length > 0 || title.some(({ mentions }) => mentions.length > 0);
  const isOfOne = new Set(swallowed.flatMap(({ mentions }) => mentions.map((one) => one.substance))).size < 2;
  const ofStep = intakeOf([...short, ...(isStep || isOfOne ? instructions : [])]);
  const ofSubstances = new Map<LevelId, Intake>();
  const intakeFor = (substance: LevelId): Intake => {
    if (isStep || isOfOne) return ofStep;
    const named = () => instructions.filter(({ mentions }) => mentions.some((one) => one.substance === substance));
    const intake = ofSubstances.get(substance) ?? intakeOf(named());
    ofSubstances.set(substance, intake);
    return intake;
  };

  const found = new Map<LevelId, Dose>();
  for (const field of isOnSkin ? [swallowed] : [dosage, title, swallowed]) {
    const bare = field.flatMap(({ readings }) => readings).filter(({ mention }) => mention === null);
    const namesNothing = field.every(({ mentions }) => mentions.length === 0);
    const namer = field !== title && title.some(({ mentions }) => mentions.length > 0) ? title : dosage;
    const [first] = bare;
    const subject =
      namesNothing && first && namer !== field
        ? subjectOf(namer.map(({ text }) => text).join(", "), first.amount)
        : null;
    // The subject precedes a text without a name of its own.
    const sentences = subject
      ? field.map((sentence) => (sentence.readings.length > 0 ? withSubject(sentence, subject) : sentence))
      : field;
    for (const [substance, dose] of dosesOfField(sentences, step, intakeFor)) {
      const known = found.get(substance);
      if (!known || (field === title && isSurer(dose, known))) found.set(substance, dose);
    }
  }
  if (isInCups) found.delete("caffeine");
  return [...found.values()];
}
