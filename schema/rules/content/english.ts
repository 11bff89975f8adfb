/** The English names that the site's own texts use: of levels, and of pages that are called so. */
const NAMES = /(?<![\p{L}\p{N}])(Light|Medium|Advanced|Hardcore|Dashboard|Achievements|Checklist)(?![\p{L}\p{N}])/u;

/** Words of English titles that Swedish has not. */
const ENGLISH = new Set(
  `the of and for with from among between are versus vs its their our your how why what
  effect effects trials review reviews systematic meta-analysis analysis study studies randomized randomised controlled
  recommendations recommendation guideline guidelines consensus report health healthy disease diseases medicine
  medical clinical science sciences scientific international national journal annals society world human adults
  adult older women men children patients people risk mortality sleep sleeping anxiety training exercise physical strength
  muscle skeletal brain cognitive supplementation supplements intake levels upper dietary reference values nutrients
  food treatment therapy therapies prevention care update breathing blood pressure heart cardiovascular vitamins
  minerals fatty acids`.split(/\s+/),
);

/** Words of Swedish sentences that English has not; any word with å, ä or ö is Swedish as well. */
const SWEDISH = new Set(
  "och av med till som hos om en ett den det att inte vid eller är var kan ska din ditt du".split(" "),
);

/** Where a sentence or a part of a title ends. */
const ENDS = /((?<=[.?!])\s+(?=[\p{Lu}\p{N}“"])|\s[–—]\s)/u;

/** Most letters of a sentence that are looked at. */
const MAX_LENGTH = 2_000;

/** Whether a sentence is English: it has English words alone, or two of them, and none that is Swedish. */
function isEnglish(sentence: string): boolean {
  const words = sentence.slice(0, MAX_LENGTH).match(/[\p{L}-]+(?:['’]\p{L}+)?/gu) ?? [];
  const lower = words.map((word) => word.toLowerCase());
  // 'I' with a capital letter is English, or a number.
  if (words.some((word) => word === "i") || lower.some((word) => /[åäö]/u.test(word) || SWEDISH.has(word)))
    return false;
  const known = new Set(lower.filter((word) => ENGLISH.has(word)));
  return known.size >= 2 || (lower.length > 1 && known.size === lower.length);
}

/** A part of a text in one language. */
interface LanguagePart {
  text: string;
  isEnglish: boolean;
}

/** A Swedish text in parts, so that voices read its English sentences and names as English: 'Light', titles of sources. */
export function languageParts(text: string): LanguagePart[] {
  const parts: LanguagePart[] = [];
  const add = (part: string, isIt: boolean) => {
    const last = parts.at(-1);
    if (part === "") return;
    if (last?.isEnglish === isIt) last.text += part;
    else parts.push({ text: part, isEnglish: isIt });
  };
  for (const [place, sentence] of text.split(ENDS).entries()) {
    if (place % 2 === 1) add(sentence, false);
    else if (isEnglish(sentence)) add(sentence, true);
    else for (const [at, part] of sentence.split(NAMES).entries()) add(part, at % 2 === 1);
  }
  return parts;
}
