import type { RedFlag } from "../../analyses/analysis.ts";
import type { TestKind } from "../../analyses/vocabulary.ts";
import { answersBehind } from "./answersBehind.ts";
import type { AnswersOf, Mention } from "./facts.ts";
import { isSaid, MENTIONS, mentionsOf } from "./mentions.ts";
import { flagsRaisedBy } from "./model/judge.ts";
import type { Model } from "./model/sentenceModel.ts";
import {
  ANSWER_FLAGS,
  type AnswerFlag,
  FREE_TEXTS,
  HERBS_WITH_MEDICINE,
  SUPPLEMENTS_WITH_BLOOD_THINNER,
} from "./redFlagAnswers.ts";
import { RED_FLAG_THEMES } from "./redFlagThemes.ts";
import { factsBehind, holds } from "./rule.ts";

/** What care should hear of before anything else, most urgent first. In doubt it is said. */
export function redFlagsOf<Kind extends TestKind>(kind: Kind, answers: AnswersOf[Kind], model?: Model): RedFlag[] {
  const texts = FREE_TEXTS[kind].map((name) => (answers as Record<string, unknown>)[name] as string | null);
  const mentions = mentionsOf(texts);
  const facts = { ...answers, mentions };
  const raised = new Set(texts.flatMap((text) => (text ? [...flagsRaisedBy(text, model)] : [])));
  const themes = themesOf(raised);
  const flags = [...themes, ...answerFlags(kind, facts, themes), ...herbFlags(texts, raised)];
  if (kind === "protocol") flags.push(...supplementFlags(texts[1] ?? null, facts));
  return [...flags.filter(({ urgency }) => urgency === "112"), ...flags.filter(({ urgency }) => urgency !== "112")];
}

const themesOf = (raised: ReadonlySet<string>): RedFlag[] =>
  RED_FLAG_THEMES.filter(
    ({ key, givesWayTo }) => raised.has(key) && !givesWayTo?.some((other) => raised.has(other)),
  ).map(({ key, urgency, text, about }) => ({ id: key, urgency, text, because: [whatYouWroteOf(about)] }));

const whatYouWroteOf = (about: string): string => `det du skrev om ${about}`;

type Facts = Readonly<Record<string, unknown>> & { mentions: readonly Mention[] };

function answerFlags(kind: TestKind, facts: Facts, themes: readonly RedFlag[]): RedFlag[] {
  const holding = (ANSWER_FLAGS[kind] as readonly AnswerFlag<Facts>[]).filter(({ when }) => holds(when, facts));
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
  const written = MENTIONS.filter(({ key }) => mentioned.includes(key)).map(({ about }) => whatYouWroteOf(about));
  const answered = names.filter((name) => name !== "mentions");
  return [...answersBehind(kind, answered, facts), ...written];
}

/** Answers that say that no supplements are taken. */
const NONE = /^\W*(?:nej|inga|inget|ingenting|nix|nope|inte|aldrig|tar inga?|tar inget|jag tar inga?|0)?\W*$/iu;

function supplementFlags(supplements: string | null, { mentions }: Facts): RedFlag[] {
  if (!mentions.includes("blood-thinner") || !supplements || NONE.test(supplements)) return [];
  const because = ["det du skrev om kosttillskott", whatYouWroteOf("blodförtunnande läkemedel")];
  return [{ ...SUPPLEMENTS_WITH_BLOOD_THINNER, because }];
}

/** Herbs and the like beside medicines, in whichever text they stand. */
function herbFlags(texts: readonly (string | null)[], raised: ReadonlySet<string>): RedFlag[] {
  if (!raised.has(HERBS_WITH_MEDICINE.id) && !(isSaid("herb", texts) && isSaid("taken-medicine", texts))) return [];
  return [{ ...HERBS_WITH_MEDICINE, because: [whatYouWroteOf("läkemedel och kosttillskott")] }];
}
