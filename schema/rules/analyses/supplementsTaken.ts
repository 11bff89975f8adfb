import { doseNotes } from "../protocols/doseNotes.ts";
import { foldCase } from "../words/text.ts";

/** Supplements that somebody takes, as far as rules concern them. */
export type Taken =
  | "magnesium"
  | "vitamin-d"
  | "b12"
  | "iron"
  | "omega-3"
  | "creatine"
  | "protein"
  | "multivitamin"
  | "herbs"
  | "melatonin"
  /** 5-HTP, SAMe or tryptophan, which raise serotonin. */
  | "serotonergic"
  | "red-yeast-rice"
  | "liquorice"
  /** Seaweed, with more iodine than one knows. */
  | "kelp"
  | "potassium"
  /** Vitamin A as such: retinol, fish liver. */
  | "retinol"
  /** Three different ones or more. */
  | "several"
  /** A dose above an authority's upper level, where the dose can be parsed. */
  | "more-than-level";

const NAMES: Readonly<Record<Exclude<Taken, "several" | "more-than-level">, RegExp>> = {
  magnesium: /m[ae]gn[ei]s+iu?m|mangesium/u,
  "vitamin-d": /(?<!\p{L})(?:d[- ]?vit\p{L}*|vit(?:amin)?[ -]?d[23]?|d3)(?![\p{L}\p{N}])/u,
  b12: /(?<!\p{L})b[ -]?12(?!\p{N})|b[ -]?(?:vitamin|komplex)|kobalamin/u,
  iron: /(?<!\p{L})järn/u,
  "omega-3": /omega[ -]?3|fiskolj|krillolj|algolj|torskleverolj|(?<!\p{L})(?:epa|dha)(?!\p{L})/u,
  creatine: /kr?eatin(?!in)/u,
  protein: /protein|(?<!\p{L})(?:vassle|kasein)/u,
  multivitamin: /multi[ -]?(?:vit|min|tabl)/u,
  herbs:
    /joh?annes?-?\s?ört|hypericum|st john|ashwa|rosenrot|rhodiola|gin(?:s+eng|k+[go]+)|gurkmej|k?c?urcumin|kurkumin|grön?t? ?te-?extrakt|basilika|kava|valeriana|vänderot|maca(?!\p{L})|bacopa|berberin|tribulus|tongkat|cordyceps|reishi|lejonman|lion'?s mane|mariatistel|silymarin|echinacea|solhatt|röllika|dong quai|munkpeppar|angus castus|palmetto|sågpalm|passionsblomma|kratom|örter|ört(?:tillskott|medicin|er|kur)|lakrits(?!godis)|röd(?:t)? jäst|5-?\s?htp/u,
  melatonin: /melatonin/u,
  serotonergic: /5[- ]?htp|(?<!\p{L})sam-?e(?=\s?\d|[^\p{L}]|$)(?!\s+\p{L}{4,})|adenosylmetionin|tryptofan/u,
  "red-yeast-rice": /röd(?:t)? ?jäst(?:a|\s*ris)?|red yeast|monakolin/u,
  liquorice: /lakrits(?:rot|extrakt|kapsl)?/u,
  kelp: /(?<!\p{L})(?:kelp|tång|blåstång|knöltång|havstång|sjögräs|alger?)(?!\p{L})|tång(?:tablett|pulver|kapsl)/u,
  potassium: /kalium(?!jod)/u,
  retinol: /retinol|retinyl|fisklever|torskleverolja|levertran|(?<!\p{L})a-?vitamin|vitamin a(?!\p{L})/u,
};

/** Names that no rule speaks of, but that count. */
const OTHERS =
  /zink|selen|kalcium|(?<!\p{L})jod|vitamin ?[acek]|(?<!\p{L})[acek]-?vitamin|folsyra|q10|kollagen|probiotik|mjölksyrabakt|biotin|glycin|elektrolyt|krom/gu;

/** Words after which a name does not count, within the same part of a sentence. */
const NOT = /(?<!\p{L})(?:inte|inga?|inget|ej|aldrig|utan|slutat|slutade|tidigare|förut)(?!\p{L})/u;

/**
 * What somebody takes, by their own words. Read with care for both sides: what is said not to be taken does not count.
 * @param text the answer to 'Vilka kosttillskott tar du?'
 */
export function supplementsTaken(text: string | null): Taken[] {
  const parts = foldCase(text ?? "")
    .split(/[;!?\n+&]|(?<!\d)[,.]|[,.](?!\d)|(?<!\p{L})(?:och|samt|men|plus)(?!\p{L})/u)
    .filter((part) => !NOT.test(part));
  const names = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((name) =>
    parts.some((part) => NAMES[name].test(part)),
  );
  const others = new Set(parts.flatMap((part) => part.match(OTHERS) ?? []));
  const read = parts.join("\n").replace(new RegExp(NAMES.magnesium, "gu"), "magnesium");
  const step = { title: "", description: read, dosageAmount: null, frequency: "daily" as const };
  return [
    ...names,
    ...(names.length + others.size >= 3 ? (["several"] as const) : []),
    // Advice is no upper level.
    ...(doseNotes([step]).some(({ level }) => level.kind !== "advice") ? (["more-than-level"] as const) : []),
  ];
}
