import { type Token, tokensOf } from "./spelling.ts";

// Names of medicines that nobody listed. In doubt a word that is taken daily is one.

const words = (written: string): ReadonlySet<string> => new Set(written.split(" "));

/** Words before the name of a medicine. */
const TAKES = words("tar tagit ater medicin medicinen mediciner medicinerar ordinerad utskriven utskrivet behandlas");
const PASSED = words(
  "en ett min mitt mina med for av heter ar pa som aven ocksa och daglig dagligen numera fortfarande nu det den",
);
/** How substances and products end; ordinary words that are taken and eaten end otherwise. */
const NAME =
  /(?:pril|sartan|olol|dipin|statin|zol|mab|nib|tinib|pam|lam|pin|pramin|triptylin|oxetin|ipram|tralin|faxin|zepin|gliptin|gliflozin|glutid|parin|xaban|gatran|cillin|cyklin|mycin|micin|floxacin|vir|azol|dronat|triptan|setron|profen|fenak|oxib|kodon|fenidat|amfetamin|barbital|toin|gabalin|gabatin|racetam|trigin|tiazid|semid|lakton|steron|onid|olon|terol|tropium|lukast|tadin|rizin|fibrat|metformin|prazol|tidin|idon|apin|azin|azepam|azolam|klon|idem|xin|oxin|vaptan|grel|limus|sporin|trexat|prin|zumab|ximab|cept|kinra|tide|tid)(?:et|en)?$/;
const DOSE = /^(?:mg|milligram|mcg|mikrogram|ug)$/;
const FOODS =
  /vitamin|magnesium|zink|jarn|kalcium|omega|protein|kreatin|melatonin|kollagen|koffein|probiotika|selen|jod|krom|kosttillskott|elektrolyt|keratin|glycin|taurin|teanin|arginin|karnitin|lysin|tyrosin|glutamin|kurkumin|curcumin|berberin|cholin|kolin|lecitin|astaxantin|lutein|inositol|citrullin|margarin|mandarin|vin$|rosin|russin|fisk|ägg|frukt|gurkmej|ashwa|rosenrot|ginseng|biotin|folsyra|creatin|spirulin|quercetin|glukosamin|ingefar|vitlok|paus|semester|tid$|mat$|fritid|kvalltid|dagtid/;

/** Whether a text seems to name a medicine, by position and spelling. */
export function namesUnknownMedicine(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ letters }, place) => isTaking(tokens, letters, place) && nameFollows(tokens, place + 1));
}

const isTaking = (tokens: readonly Token[], letters: string, place: number): boolean =>
  TAKES.has(letters) || (letters === "pa" && /^(?:star|stod|gar|satt)$/.test(tokens[place - 1]?.letters ?? ""));

/** Looks at what follows, as far as the same sentence lists it. */
function nameFollows(tokens: readonly Token[], from: number): boolean {
  for (let place = from, looked = 0; place < tokens.length && looked < 4; place += 1) {
    const { letters, before } = tokens[place] as Token;
    if (before === "sentence" || before === "line") return false;
    if (letters === "inte" || letters === "inga" || letters === "inget") return false;
    if (PASSED.has(letters)) continue;
    looked += 1;
    if (letters.length < 5 || FOODS.test(letters)) continue;
    const [next, after] = [tokens[place + 1]?.letters ?? "", tokens[place + 2]?.letters ?? ""];
    if (NAME.test(letters) || (/^\d+$/.test(next) && DOSE.test(after))) return true;
  }
  return false;
}
