import { isNotNow } from "../attribution.ts";
import { featuresOf, LARGEST, OUTPUTS, type Output, scoreOf, sentencesOf, sizeOf, startOf } from "./sentenceModel.ts";
import { WEIGHTS } from "./weights.ts";

/** How sure the model must be that a flag is due, and that it is of a theme. */
const SURE = 1.6;
const OF_THEME = -1.8;
/** So many words tell too little. */
const MIN_WORDS = 4;

let decoded: Int8Array | undefined;

function weights(): Int8Array {
  decoded ??= Int8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  return decoded;
}

/** The theme of a red flag that a text seems to tell of though no phrase says so; 'any' where it is none for sure. */
export function unmetTheme(text: string): Output | null {
  for (const tokens of sentencesOf(text)) {
    if (tokens.length < MIN_WORDS || isNotNow(tokens)) continue;
    const features = featuresOf(tokens);
    const [any = 0, ...themes] = OUTPUTS.map(
      (_, output) => scoreOf(weights(), startOf(output), sizeOf(output), features) * (LARGEST / 127),
    );
    if (any < SURE) continue;
    const best = Math.max(...themes);
    return best > OF_THEME ? (OUTPUTS[themes.indexOf(best) + 1] as Output) : "any";
  }
  return null;
}
