import type { RedFlag } from "../../analyses/analysis.ts";
import type { TestKind } from "../../analyses/vocabulary.ts";
import { joinWithAnd } from "../words/phrases.ts";
import { answersBehind, whatYouToldOf } from "./answersBehind.ts";
import { type Asked, askedOf } from "./asked.ts";
import { type AnswersOf, doubtedIn, type Mention } from "./facts.ts";
import { FREE_TEXTS, SUPPLEMENTS } from "./freeTexts.ts";
import { isSaid, MENTIONS, mentionsOf } from "./mentions.ts";
import { flagsRaisedBy, type Judges } from "./model/judge.ts";
import { PAIRS, type PairId, pair, THINNERS } from "./pairs.ts";
import { phraseReader } from "./phrases.ts";
import {
  ANSWER_FLAGS,
  type AnswerFlag,
  HERBS_WITH_MEDICINE,
  OF_SEROTONIN,
  OF_ST_JOHNS_WORT,
  SUPPLEMENTS_WITH_BLOOD_THINNER,
} from "./redFlagAnswers.ts";
import { RED_FLAG_THEMES } from "./redFlagThemes.ts";
import { concludes, factsBehind } from "./rule.ts";
import { phrasesOfSubstance, SUBSTANCE_IDS, type Substance, substance } from "./substances.ts";

/** What care should hear of before anything else, most urgent first. In doubt it is said. */
export function redFlagsOf<Kind extends TestKind>(kind: Kind, answers: AnswersOf[Kind], judges?: Judges): RedFlag[] {
  const names = FREE_TEXTS[kind];
  const texts = names.map((name) => (answers as Record<string, unknown>)[name] as string | null);
  const asked = askedOf(answers);
  const mentions = [...new Set([...mentionsOf(texts), ...asked.mentions])];
  const facts = { ...answers, mentions, asked: asked.mentions, doubted: doubtedIn(kind, answers) };
  const raised = new Set(
    texts.flatMap((text, at) => (text ? [...flagsRaisedBy(text, judges, names[at] === SUPPLEMENTS)] : [])),
  );
  const themes = themesOf(raised, asked);
  const flags = [...themes, ...answerFlags(kind, facts, themes), ...herbFlags(texts, raised, asked)];
  if (kind === "protocol") flags.push(...supplementFlags(texts[1] ?? null, facts));
  return [...flags.filter(({ urgency }) => urgency === "112"), ...flags.filter(({ urgency }) => urgency !== "112")];
}

/** The red flags of a result: without those that another one says already. */
export function saidRedFlags<Kind extends TestKind>(kind: Kind, answers: AnswersOf[Kind]): RedFlag[] {
  const redFlags = redFlagsOf(kind, answers);
  const hasApnoea = redFlags.some(({ id }) => id === "sleep-apnoea");
  return redFlags.filter(({ id }) => !(hasApnoea && id === "tired-snorer"));
}

/** Themes from free texts, from ticked answers, and from the names of medicines. */
function themesOf(raised: ReadonlySet<string>, asked: Asked): RedFlag[] {
  const taken = RED_FLAG_THEMES.map(({ key }) => key).filter((key) => isSaid(`flag ${key}`, asked.medicines));
  const found = new Set([...raised, ...asked.flags, ...taken]);
  return RED_FLAG_THEMES.filter(
    ({ key, givesWayTo }) => found.has(key) && !givesWayTo?.some((other) => found.has(other)),
  ).map(({ key, urgency, text, about }) => ({
    id: key,
    urgency,
    text,
    because: [whatYouToldOf(key, about, asked.flags)],
  }));
}

type Facts = Readonly<Record<string, unknown>> & { mentions: readonly Mention[]; asked: readonly Mention[] };

function answerFlags(kind: TestKind, facts: Facts, themes: readonly RedFlag[]): RedFlag[] {
  const holding = (ANSWER_FLAGS[kind] as readonly AnswerFlag<Facts>[]).filter(({ when }) => concludes(when, facts));
  return holding
    .filter(({ givesWayTo }) => ![...holding, ...themes].some(({ id }) => givesWayTo?.includes(id)))
    .map(({ id, urgency, text, when }) => ({ id, urgency, text, because: becauseOf(kind, when, facts) }));
}

/** The answers behind a flag; of free text, only what it is about. */
function becauseOf(kind: TestKind, when: AnswerFlag<Facts>["when"], facts: Facts): string[] {
  const names = factsBehind(when, facts);
  const conditions = Array.isArray(when) ? when : [when];
  const wanted = new Set(conditions.flatMap(({ mentions = [] }) => mentions));
  const mentioned = facts.mentions.filter((mention) => names.includes("mentions") && wanted.has(mention));
  const written = MENTIONS.filter(({ key }) => mentioned.includes(key)).map(({ key, about }) =>
    whatYouToldOf(key, about, facts.asked),
  );
  const answered = names.filter((name) => name !== "mentions");
  return [...answersBehind(kind, answered, facts), ...written];
}

/** Answers that say that no supplements are taken. */
const NONE = /^\W*(?:nej|inga|inget|ingenting|nix|nope|inte|aldrig|tar inga?|tar inget|jag tar inga?|0)?\W*$/iu;

function supplementFlags(supplements: string | null, { mentions, asked }: Facts): RedFlag[] {
  if (!mentions.includes("blood-thinner") || !supplements || NONE.test(supplements)) return [];
  const because = ["det du skrev om kosttillskott", whatYouToldOf("blood-thinner", "blodförtunnande läkemedel", asked)];
  const { text, ...flag } = SUPPLEMENTS_WITH_BLOOD_THINNER;
  return [{ ...flag, text: namedIn([supplements], WITH_THINNERS) + text, because }];
}

/** Herbs that have a name of their own. */
const HERBS = SUBSTANCE_IDS.filter((key) => substance(key).isHerb && key !== "other-herb");
/** What does not go together with medicines that thin the blood. */
const WITH_THINNERS = SUBSTANCE_IDS.filter((key) =>
  (Object.keys(PAIRS) as PairId[])
    .map(pair)
    .some(({ what, medicines }) => what.includes(key) && THINNERS.some((kind) => medicines?.includes(kind))),
);

let substances: ReturnType<typeof phraseReader<Substance>> | undefined;

/** What somebody has written, by name, so that they know what a caution is about: 'Du har skrivit ginkgo. ' */
function namedIn(texts: readonly (string | null)[], among: readonly Substance[]): string {
  substances ??= phraseReader(SUBSTANCE_IDS.map((key) => ({ key, phrases: phrasesOfSubstance(key) })));
  const read = substances;
  const found = new Set(
    texts.flatMap((text) => read(text ?? "").flatMap(({ key, way }) => (way === "said" ? [key] : []))),
  );
  const names = among.filter((key) => found.has(key)).map((key) => substance(key).called);
  return names.length > 0 ? `Du har skrivit ${joinWithAnd(names)}. ` : "";
}

let reader: ReturnType<typeof phraseReader<string>> | undefined;

/** What is told of the herbs that somebody has written, by name. */
function ofNamedHerbs(texts: readonly (string | null)[]): string {
  reader ??= phraseReader([
    { key: OF_ST_JOHNS_WORT, phrases: [substance("st-johns-wort").names] },
    { key: OF_SEROTONIN, phrases: [substance("serotonergic").names, substance("same").names] },
  ]);
  const read = reader;
  return [...new Set(texts.flatMap((text) => read(text ?? "").map(({ key }) => key)))].join("");
}

/** Whether a text has no long word but names of medicines: in two of them the model hears a herb. */
const namesMedicinesOnly = (text: string): boolean =>
  (text.match(/\p{L}{5,}/gu) ?? []).every((word) => isSaid("taken-medicine", [word]) || isSaid("medicines", [word]));

/** Herbs and the like beside medicines, in any text. */
function herbFlags(texts: readonly (string | null)[], raised: ReadonlySet<string>, asked: Asked): RedFlag[] {
  const isHerbSaid = isSaid("herb", [...texts, ...asked.medicines]);
  const takesMedicine = asked.takesMedicine || isSaid("taken-medicine", texts);
  const isHeard =
    raised.has(HERBS_WITH_MEDICINE.id) && !texts.every((text) => !text || NONE.test(text) || namesMedicinesOnly(text));
  if (!isHeard && !(isHerbSaid && takesMedicine)) return [];
  const about = asked.takesMedicine ? "det du svarade om läkemedel" : "det du skrev om läkemedel och kosttillskott";
  const { lead, text, ...flag } = HERBS_WITH_MEDICINE;
  const written = [...texts, ...asked.medicines];
  return [{ ...flag, text: namedIn(written, HERBS) + lead + ofNamedHerbs(written) + text, because: [about] }];
}
