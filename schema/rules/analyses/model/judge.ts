import { foundIn, isSaid } from "../mentions.ts";
import { tokensOf } from "../spelling.ts";
import { decoded, type Model, scoreOf, TextReading, themeOf } from "./sentenceModel.ts";
import { WEIGHTS } from "./weights.ts";

/** How sure the model must be, by how grave it is to miss the theme: what may cost a life is said in doubt. */
const [SURE_OF_GRAVE, SURE] = [-0.9, -0.1];
/** Of what people write of in the most different words, the model is seldom sure. */
const SURE_OF_VARIED = -0.8;
/** Of what a phrase says plainly of oneself it need be less sure still; first what may cost a life. */
const [SURE_OF_GRAVE_SAID, SURE_OF_SAID] = [-1.4, -1.1];
/** In few words the phrase tells more than the model, which seldom has met them. */
const SURE_OF_SAID_SHORTLY = -2.5;
/** Of suicide in doubt a flag. */
const SURE_OF_SUICIDE = -1.6;
/** What phrases say plainly of oneself, and is dropped only where the model is this sure that it is harmless. */
const SURE_TO_DROP: Readonly<Record<string, number>> = {
  suicide: -2.5,
  expecting: -1.1,
  nursing: -1.1,
  bereaved: -2.5,
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

const VARIED: ReadonlySet<string> = new Set([
  "substances",
  "hallucinations",
  "deep-sadness",
  "violence",
  "eating-disorder",
  "asleep-at-wheel",
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
const WOKEN = new RegExp(
  `^(?:jag |vi )?(?:vaknar|väcks|störs|blir väckt|blir störd) (?:(?:ofta|ibland|alltid|tidigt|varje natt|på natten) )*av ${WOKEN_BY}$|^${WOKEN_BY} (?:väcker|stör) mig$`,
  "iu",
);

/** Whether a text tells of nothing but who or what wakes somebody. */
const isOfWaking = (text: string): boolean =>
  text
    .split(/[.!?,;\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .every((sentence) => WOKEN.test(sentence));

const isGrave = (key: string): boolean => GRAVE.has(key.replace(/^flag /, "")) || key === "flag suicide";

let stored: Model | undefined;

function model(): Model {
  stored ??= decoded(Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0)));
  return stored;
}

/** The themes of red flags that a text raises: phrases propose them, the model decides, and adds what no phrase knows. */
export function flagsRaisedBy(text: string, by: Model = model()): Set<string> {
  if (isOfWaking(text)) return new Set();
  const found = foundIn(text);
  const reading = new TextReading(tokensOf(text), found);
  const raised = new Set<string>();
  for (const [start, end] of partsOf(reading.sentences)) {
    const said = found
      .filter(({ key, way, start: at }) => way === "said" && key.startsWith("flag ") && at >= start && at < end)
      .map(({ key }) => key.slice("flag ".length));
    const features = reading.features(start, end);
    const whole = scoreOf(by.due, features);
    const graves = found.filter(({ key, way, start: at }) => way === "said" && isGrave(key) && at >= start && at < end);
    // What is plainly said of oneself is not undone by the sentence beside it.
    const alone = graves.flatMap(({ start: at }) => {
      const own = reading.sentences.find(([first, last]) => at >= first && at < last);
      return own && (own[0] > start || own[1] < end) ? scoreOf(by.due, reading.features(...own)) : [];
    });
    const due = Math.max(whole, ...alone);
    if (said.length === 0 && (due < SURE_OF_SUICIDE || end - start < MIN_WORDS)) continue;
    const theme = themeOf(by.themes, features);
    const told = [theme, ...said];
    const isShort = end - start <= FEW_WORDS;
    const sure = Math.min(
      SURE,
      ...(isShort && said.length === 0 ? [] : leastOf(told)),
      ...(said.length > 0
        ? [isShort ? SURE_OF_SAID_SHORTLY : graves.length > 0 ? SURE_OF_GRAVE_SAID : SURE_OF_SAID]
        : []),
    );
    if (due < sure) {
      for (const key of said) if (due >= (SURE_TO_DROP[key] ?? Infinity)) raised.add(key);
      continue;
    }
    const unsaid = theme === "pregnancy-warning" ? "expecting" : theme;
    // Herbs alone are no danger.
    if (said.length === 0 && theme === "medicine-and-herb" && !isSaid("taken-medicine", [text])) continue;
    const isUrgent = scoreOf(by.urgent, features) > SURE_OF_URGENCY;
    for (const key of said.length > 0 ? said : [unsaid]) raised.add((isUrgent && URGENT_FORM[key]) || key);
    if (isUrgent && due >= SURE) raised.add("emergency");
  }
  return raised;
}

/** How sure the model must be of these themes, where that is less than of others. */
const leastOf = (told: readonly string[]): number[] => [
  ...(told.some((key) => VARIED.has(key)) ? [SURE_OF_VARIED] : []),
  ...(told.some((key) => GRAVE.has(key)) ? [SURE_OF_GRAVE] : []),
  ...(told.includes("suicide") ? [SURE_OF_SUICIDE] : []),
];

/** The parts of a text that are judged, each with its neighbours: what a sentence means may stand in the one after it. */
function partsOf(sentences: TextReading["sentences"]): [number, number][] {
  const parts = Math.ceil(sentences.length / PART);
  return Array.from({ length: parts }, (_, part) => {
    const own = sentences.slice(part * PART, (part + 1) * PART);
    return [own[0]?.[0] ?? 0, own.at(-1)?.[1] ?? 0];
  });
}
