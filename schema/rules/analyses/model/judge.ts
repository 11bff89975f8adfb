import { foundIn, isSaid } from "../mentions.ts";
import { tokensOf } from "../spelling.ts";
import { inputsOf, type Network, networkOf, readBy } from "./network.ts";
import { NETWORK } from "./networkWeights.ts";
import { decoded, type Model, scoreOf, TextReading, themeOf } from "./sentenceModel.ts";
import { WEIGHTS } from "./weights.ts";

/** What judges a text: a linear model, which knows words, and a network, which knows their order. */
export interface Judges {
  linear: Model;
  /** Null in a browser, which judges what could not be sent, and is not made to load twice as much for it. */
  network: Network | null;
}

/** How much the network's word counts beside the linear model's, and what makes the sum as large as that was alone. */
const [OF_NETWORK, SCALE] = [0.7, 0.72];
/** Where the linear model is this sure, the network is not asked: it hardly ever changes what comes of it. */
const [SURELY_NONE, SURELY_DUE] = [-3.5, 3];
/** Longer texts the network does not read, since that would take most of the time of an analysis. */
const MAX_WORDS_OF_NETWORK = 60;

/** How sure the judges must be: of most themes, of what may cost a life, and of suicide, where doubt is enough. */
const [SURE, SURE_OF_GRAVE, SURE_OF_SUICIDE] = [-0.3, -0.8, -1];
/** Themes that the judges miss most often, where less is enough: chosen on sentences of writers whom they had not met. */
const SURE_OF_MISSED: Readonly<Record<string, number>> = {
  "deep-sadness": -0.9,
  "pregnancy-warning": -0.8,
  substances: -0.6,
};
/** Of what a phrase says plainly of oneself they need be less sure still; first what may cost a life. */
const [SURE_OF_GRAVE_SAID, SURE_OF_SAID] = [-1.4, -1.2];
/** What phrases say plainly of oneself, and is dropped only where the model is this sure that it is harmless. */
const SURE_TO_DROP: Readonly<Record<string, number>> = {
  suicide: -2.5,
  expecting: -1.1,
  nursing: -1.1,
  bereaved: -4.2,
  "suicide-other": -4.2,
};
const SURE_OF_URGENCY = -1;
/** Fewer words tell too little, unless a phrase knows them. */
const MIN_WORDS = 3;
/** So many words are few. */
const FEW_WORDS = 5;
/** Longer texts are read in parts of so many sentences. */
const PART = 3;

const GRAVE: ReadonlySet<string> = new Set([
  "stroke",
  "chest-pain",
  "breathless",
  "anaphylaxis",
  "bleeding",
  "bleeding-acute",
  "sleep-apnoea",
]);

/** What a theme is when it is urgent. */
const URGENT_FORM: Readonly<Record<string, string>> = {
  bleeding: "bleeding-acute",
  substances: "overdose",
  "diabetes-signs": "low-sugar",
  expecting: "pregnancy-warning",
  nursing: "pregnancy-warning",
  postpartum: "pregnancy-warning",
};

/** Who or what wakes somebody, and no more: sentences of few words, which the model has seldom met. */
const WOKEN_BY =
  "(?:(?:min|mitt|mina|vår|vårt|våra) )?(?:granne[ns]?|grannar(?:na)?|grannfrun|man(?:nen)?|fru(?:n)?|sambo[ns]?|partner[ns]?|dotter(?:n)?|son(?:en)?|barn(?:en)?|bebis(?:en)?|hund(?:en|arna)?|katt(?:en|erna)?|dörr(?:en|ar)?|fåglar(?:na)?|trafik(?:en)?|sopbilen|tåget|klockan|telefonen|väckarklockan)";
/** When, and that they come and go. */
const AT_TIMES =
  "(?: (?:ofta|ibland|alltid|tidigt|sent|jämt|varje natt|varje morgon|på natten|på nätterna|på morgonen|på morgnarna|mitt i natten|(?:klockan|kl|vid|halv) [\\p{L}\\d.:]+))*";
const COME_AND_GO =
  "(?:(?:ska|måste|vill|behöver) )?(?:(?:går|gå|stiger|stiga|kliver|kliva) upp|(?:kommer|komma) (?:hem|in)|(?:lägger|lägga) sig|(?:går|gå|åker|åka|kör|köra|ska) (?:hem|ut|iväg)|(?:vill|behöver|ska|måste) (?:ut|in|äta|kissa)|duschar|duscha|(?:går|gå|åker|åka|ska) (?:till|på) (?:jobbet|arbetet|skolan|dagis|gymmet|toa|toaletten))(?: (?:och )?(?:ska |går |åker )?(?:till|från|på|ur) (?:jobbet|arbetet|skolan|sängen|toa|toaletten|krogen|gymmet))?";
const WOKEN = new RegExp(
  `^(?:jag |vi )?(?:vaknar|väcks|störs|blir väckt|blir störd)${AT_TIMES} av ${WOKEN_BY}$|^${WOKEN_BY} (?:väcker|stör) mig${AT_TIMES}(?: (?:när|då|innan|för att) (?:han|hon|hen|den|det|de|dom) ${COME_AND_GO}${AT_TIMES})?$`,
  "iu",
);

/** Words that a sentence has, and a list of names has not. */
const OF_SENTENCES =
  /(?<!\p{L})(?:jag|mig|mej|min|mitt|mina|är|har|hade|kan|vill|orkar|mår|får|blir|blev|känner|tog|tagit|köper|köpt|inte|aldrig|hela|alla|hel|full|för mycket)(?!\p{L})/iu;
/** Amounts, and what stands with them. */
const AMOUNTS =
  /\d[\d.]*|(?<!\p{L})(?:m?g|kg|mcg|µg|ug|iu|ie|ml|cl|dl|st|milligram|gram|mikrogram|kapsl\p{L}*|tablett\p{L}*|dos\p{L}*|droppar|per|om|i|på|till|dag\p{L}*|daglig\p{L}*|varje|morgon\p{L}*|kväll\p{L}*|natt\p{L}*|veck\p{L}*|gång\p{L}*|x)(?!\p{L})/giu;
/** A name has no more words. */
const MAX_WORDS_OF_NAME = 3;

/** Whether a text lists names of what no phrase knows as a medicine, with amounts or without, and says no more. */
const isListOfNames = (text: string): boolean =>
  !OF_SENTENCES.test(text) &&
  !isSaid("medicines", [text]) &&
  text
    .replace(AMOUNTS, " ")
    .split(/[,;:!?\n+&/()]|(?<!\p{L})(?:och|samt|plus|med|o)(?!\p{L})/iu)
    .every((name) => name.split(/[\s-]+/).filter(Boolean).length <= MAX_WORDS_OF_NAME);

/** Whether a text tells of nothing but who or what wakes somebody. */
const isOfWaking = (text: string): boolean =>
  text
    .split(/[.!?,;\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .every((sentence) => WOKEN.test(sentence));

const isGrave = (key: string): boolean => GRAVE.has(key.replace(/^flag /, "")) || key === "flag suicide";

let stored: Judges | undefined;

function judges(): Judges {
  stored ??= { linear: decoded(bytesOf(WEIGHTS)), network: import.meta.env.SSR ? networkOf(bytesOf(NETWORK)) : null };
  return stored;
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** How much speaks for a flag in a part of a text, and what that rests on. */
function judged({ linear, network }: Judges, reading: TextReading, start: number, end: number) {
  const features = reading.features(start, end);
  const due = scoreOf(linear.due, features);
  const isSure = due < SURELY_NONE || due > SURELY_DUE;
  if (isSure || !network || reading.tokens.length > MAX_WORDS_OF_NETWORK) return { due, features };
  const read = readBy(network, inputsOf(reading, start, end));
  return { due: SCALE * (due + OF_NETWORK * read.due), features, read };
}

/** How much speaks for a flag's being urgent. */
function urgencyOf({ linear }: Judges, { features, read }: ReturnType<typeof judged>): number {
  const urgent = scoreOf(linear.urgent, features);
  return read ? SCALE * (urgent + OF_NETWORK * read.urgent) : urgent;
}

/**
 * The themes of red flags that a text raises: phrases propose them, the model decides, and adds what no phrase knows.
 * @param asksForNames whether the question was what somebody takes: of a mere list the model, which learnt from
 * sentences, can only guess, and adds nothing but a herb beside a medicine
 */
export function flagsRaisedBy(text: string, by: Judges = judges(), asksForNames = false): Set<string> {
  if (isOfWaking(text)) return new Set();
  const isList = asksForNames && isListOfNames(text);
  const found = foundIn(text);
  const reading = new TextReading(tokensOf(text), found);
  const raised = new Set<string>();
  for (const [start, end] of partsOf(reading.sentences)) {
    const said = found
      .filter(({ key, way, start: at }) => way === "said" && key.startsWith("flag ") && at >= start && at < end)
      .map(({ key }) => key.slice("flag ".length));
    const whole = judged(by, reading, start, end);
    const graves = found.filter(({ key, way, start: at }) => way === "said" && isGrave(key) && at >= start && at < end);
    // What is plainly said of oneself is not undone by the sentence beside it.
    const alone =
      whole.due >= SURE
        ? []
        : reading.sentences
            .filter(([first, last]) => graves.some(({ start: at }) => at >= first && at < last))
            .filter(([first, last]) => first > start || last < end)
            .map((own) => judged(by, reading, ...own).due);
    const due = Math.max(whole.due, ...alone);
    if (said.length === 0 && (due < SURE_OF_SUICIDE || end - start < MIN_WORDS)) continue;
    const theme = themeOf(by.linear.themes, whole.features);
    const isShort = end - start <= FEW_WORDS;
    const sureOfSaid = graves.length > 0 ? SURE_OF_GRAVE_SAID : SURE_OF_SAID;
    const sure = said.length > 0 ? sureOfSaid : isShort ? SURE : sureOf(theme);
    if (due < sure) {
      for (const key of said) if (due >= (SURE_TO_DROP[key] ?? Infinity)) raised.add(key);
      continue;
    }
    const unsaid = theme === "pregnancy-warning" ? "expecting" : theme;
    // Herbs alone are no danger.
    if (said.length === 0 && (theme === "medicine-and-herb" ? !isSaid("taken-medicine", [text]) : isList)) continue;
    const isUrgent = urgencyOf(by, whole) > SURE_OF_URGENCY;
    for (const key of said.length > 0 ? said : [unsaid]) raised.add((isUrgent && URGENT_FORM[key]) || key);
    if (isUrgent && due >= SURE) raised.add("emergency");
  }
  return raised;
}

/** How sure the judges must be of a theme that no phrase knows in the text. */
const sureOf = (theme: string): number =>
  theme === "suicide" ? SURE_OF_SUICIDE : GRAVE.has(theme) ? SURE_OF_GRAVE : (SURE_OF_MISSED[theme] ?? SURE);

/** The parts of a text that are judged, each with its neighbours: what a sentence means may stand in the one after it. */
function partsOf(sentences: TextReading["sentences"]): [number, number][] {
  const parts = Math.ceil(sentences.length / PART);
  return Array.from({ length: parts }, (_, part) => {
    const own = sentences.slice(part * PART, (part + 1) * PART);
    return [own[0]?.[0] ?? 0, own.at(-1)?.[1] ?? 0];
  });
}
