import type { LevelId } from "./upperLevels.ts";

// How substances are called in Swedish, in texts that were folded (`foldDoseText`).

/** Where a text names a substance. */
export interface Mention {
  start: number;
  end: number;
  /** 'other' for one without a level: an amount beside it is a dose of it, not of something else. */
  substance: LevelId | "other";
  /** Whether a compound is named ('magnesiumcitrat'), so that a dose may be the weight of that. */
  isCompound: boolean;
  /** 'Niacin': it does not say which of its two forms it is, so that the lower level counts. */
  isEitherForm: boolean;
  /** Whether it is the name of a medicine, of which is known what is in it. */
  isMedicine: boolean;
  /** Of a medicine with two substances: the unit in which this one is given. */
  only?: "IE" | "weight";
}

/** What makes of a mineral's name something that is no supplement: food, skin care, a test. */
const NOT_TAKEN =
  "(?:rik|fattig|fri|haltig|källa|kräm|salva|serum|olja|spray|gel|lotion|bad|plåster|brist|prov|test|värde|nivå|status|koll|erad|erat|ering)";
/** Compounds that are taken for their other part. */
const NAMED_FOR_OTHER = "(?:askorbat|pantotenat|(?:l-?)?(?:metyl)?folat|folinat)";

/** A mineral and its compounds, alone or at the beginning of a word. */
const mineral = (name: string): string => `${name}(?!\\p{L}*${NOT_TAKEN})(?!-?${NAMED_FOR_OTHER})\\p{L}*`;
/** A vitamin by its letter, as 'd-vitamin', 'vitamin d3', 'd3'. */
const vitamin = (letter: string, number = ""): string =>
  `(?:vit(?:amin)?[ -]?${letter}${number && `[ -]?${number}`}|${letter}${number && `[ -]?${number}`}[ -]?vit(?:amin\\p{L}*)?)(?!\\p{L}|\\d)`;

/** Medicines whose names do not say what is in them, and that are bought as supplements are. */
const MEDICINES: readonly (readonly [LevelId, string, ("IE" | "weight")?])[] = [
  ["iron", "niferex|duroferon|erco-?fer|ferromax|hemofer"],
  ["magnesium", "emgesan"],
  ["zinc", "solvezink"],
  ["vitamin-d", "(?<=(?:calcichew|kalcipos|calcium-sandoz)[ -]?)(?:vitamin )?d3?", "IE"],
  ["calcium", "calcichew|kalcipos|calcium-?sandoz", "weight"],
  ["vitamin-d", "divisun|benferol|detremin|dekristol"],
  ["folic-acid", "folacin"],
  ["fluoride", "fludent|dentan"],
];

const NAMES: readonly (readonly [LevelId, string])[] = [
  // Compounds of two that have levels are listed with the one that they are taken for.
  ["iodine", "(?:kalium|natrium)?jod(?!l|er)\\p{L}*"],
  ["selenium", `(?:natrium)?${mineral("selen")}`],
  [
    "folic-acid",
    "(?:(?:kalcium|calcium)-?)?(?:l-?)?(?:metyl)?folat|folsyra\\p{L}*|folinsyra|metyltetrahydrofolat|folate",
  ],
  ["folic-acid", `${vitamin("b", "9")}|b9(?!\\d)`],
  ["vitamin-d", `${vitamin("d", "[23]?")}|d3(?!\\d)|d-?dropp(?:ar(?:na)?|e)|kolekalciferol|kolecalciferol`],
  ["vitamin-a", `${vitamin("a")}|retinol(?!${NOT_TAKEN})|retinylpalmitat|retinylacetat`],
  ["vitamin-e", `${vitamin("e")}|(?:alfa-?)?tokoferol\\p{L}*`],
  ["vitamin-b6", `${vitamin("b", "6")}|b-?6(?!\\d)|pyridoxin\\p{L}*|pyridoxal\\p{L}*|p-?5-?p`],
  ["nicotinic-acid", "nikotinsyra\\p{L}*"],
  ["fluoride", "(?:natrium)?fluor(?:id)?(?:(?:sug|tugg)?tablett(?:er)?|tuggummin?|tillskott)?"],
  ["caffeine", "koffein(?!fri)\\p{L}*"],
  ["egcg", "egcg|epigallo[kc]ate[kc]hin\\p{L}*|epigallokatekingallat"],
  ["monacolins", "mona[kc]olin(?:er)?(?:[ -]?k(?!\\p{L}))?"],
  ["curcumin", "[kc]ur[kc]umin(?:oid(?:er)?)?"],
  ["beta-carotene", "(?:β|beta)[ -]?karoten"],
  ["nicotinamide", "(?:nikotinamid|niacinamid)(?![ -]?(?:ribosid|mononukleotid))"],
  // What the ion is called says of the weight that it is that of the substance itself.
  [
    "iron",
    "(?:elementärt |rent )?järn(?:\\(ii\\))?(?![\\p{L}(])|fe ?2\\+|fe ?\\(ii\\)|(?<=(?:mg|milligram) )fe(?!\\p{L})",
  ],
  ["magnesium", "mg ?2\\+|(?<=^|[+,(] ?)mg(?=:? ?\\d[\\d .,]* ?mg)|(?<=\\d ?(?:mg|milligram) )mg"],
  ["zinc", "zn ?2\\+|(?<=(?:mg|milligram) )zn"],
  ["calcium", "ca ?2\\+"],
  ["magnesium", mineral("magn[ei]s+ium")],
  ["zinc", mineral("zink")],
  ["calcium", mineral("(?:kalcium|calcium)")],
  ["manganese", mineral("mangan")],
  ["molybdenum", mineral("molybden")],
  ["iron", `${mineral("järn")}|ferro(?:sulfat|fumarat|glukonat|glycin|laktat)\\p{L}*`],
  // 'Koppar' are cups as well, and 'bor' is a verb: both count alone, or beside a dose.
  ["copper", `koppar(?:bisglycinat|glukonat|sulfat|citrat|tillskott|tablett\\p{L}*|kaps\\p{L}*)`],
  ["copper", "(?<=(?:mg|milligram|μg|ug|mcg|mikrogram) )koppar|(?<=^\\s*)koppar(?=\\s*(?:$|[+,(&/:]|\\d|[-–]|och ))"],
  [
    "copper",
    "(?<!(?:\\d|en|två|tre|fyra|fem|några|flera|par) ?)koppar(?=[ :]{0,2}\\d[\\d ,.]* ?(?:mg|milligram|μg|ug|mcg|mikrogram))",
  ],
  ["boron", "(?<=^\\s*|(?:mg|milligram) )bor(?!\\p{L})|bor(?=[ :]{0,2}\\d[\\d ,.]* ?(?:mg|milligram))|boron(?!\\p{L})"],
];

/** Common substances without a level, so that their doses are not taken for those of a neighbour. */
const OTHERS = [
  `${vitamin("c")}|askorbinsyra|(?:magnesium|kalcium|calcium|natrium|zink)-?askorbat`,
  `${vitamin("k", "[12]?")}|k[12](?!\\d)|mk-?7`,
  `${vitamin("b", "(?:12|1|2|5|7)")}|b-?(?:12|1|2|5|7)(?!\\d)|${vitamin("b")}|b-?komplex`,
  "kobalamin|metylkobalamin|tiamin|riboflavin|pantotensyra|(?:kalcium|calcium)-?pantotenat|biotin",
  "(?:nikotinamid|niacinamid)[ -]?(?:ribosid|mononukleotid)|nmn|karotenoid\\p{L}*",
  "röda? jästa? ?ris\\p{L}*|red yeast rice|grön(?:t|a)? ?te\\p{L}*(?:-?extrakt)?",
  "omega[ -]?[3679]|fiskolja|krillolja|algolja|epa|dha|lax|kreatin\\p{L}*|kollagen\\p{L}*|vassle\\p{L}*|protein\\p{L}*",
  "kalium(?!-?jod)\\p{L}*|natrium(?!-?selen|-?jod)\\p{L}*|krom\\p{L}*|kisel\\p{L}*|klorella|spirulina",
  "coq10|q10|ubikinol|ubikinon|ashwagandha|rhodiola|rosenrot|ginseng|gurkmeja|ingefära",
  "melatonin|kaffe|l-?teanin|teanin|glycin(?!at)|taurin(?!at)|tryptofan|5-?htp|gaba|tyrosin|nac|arginin|citrullin\\p{L}*",
  "mct\\p{L}*|probiotika|psyllium\\p{L}*|fiber|inulin|lutein|astaxantin|lecitin|kolin|inositol|bcaa|eaa|beta-?alanin",
  "liponsyra|resveratrol|kvercetin|quercetin|berberin|msm|glukosamin|kondroitin|hyaluronsyra|d-?mannos",
  "paracetamol|alvedon|ipren|ibuprofen|salt|socker|kolhydrat\\p{L}*|fett",
];

/** Parts of compounds' names, as one word with the mineral's or after it. */
const COMPOUND =
  /(?:glycinat|citrat|oxid|malat|treonat|threonat|taurat|klorid|sulfat|pikolinat|picolinat|glukonat|orotat|laktat|karbonat|metionin|selenit|selenat|jodid|palmitat|acetat|fumarat|fosfat|aspartat|succinat|kelat|natriumfluorid)/;

/** Niacin is the name of two forms with different levels. */
const EITHER_FORM = `niacin(?!amid)|${vitamin("b", "3")}|b-?3(?!\\d)`;

const FINDERS = [
  ...MEDICINES.map(([substance, source, only]) => ({ substance, source, only, isMedicine: true, isEitherForm: false })),
  { substance: "nicotinic-acid" as const, source: EITHER_FORM, only: undefined, isMedicine: false, isEitherForm: true },
  ...[...NAMES, ...OTHERS.map((source) => ["other", source] as const)].map(([substance, source]) => ({
    ...{ substance, source, only: undefined, isMedicine: false, isEitherForm: false },
  })),
].map(({ source, ...finder }) => ({
  ...finder,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}])`, "gu"),
}));

/** Every substance that a text names, in the order of the text; of names that overlap, the longest. */
export function mentionsIn(folded: string): Mention[] {
  const found = FINDERS.flatMap(({ pattern, substance, ...finder }) =>
    [...folded.matchAll(pattern)].map((match): Mention => {
      const end = match.index + match[0].length;
      // 'magnesium (bisglycinat)', 'magnesium l-treonat'
      const next = /^[\s(]{1,2}(?:l-)?(\p{L}+)/u.exec(folded.slice(end))?.[1] ?? "";
      const isCompound = substance !== "other" && COMPOUND.test(`${match[0]} ${next}`);
      return { ...finder, start: match.index, end, substance, isCompound };
    }),
  );
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Mention[] = [];
  for (const mention of found) if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  // 'Niacin (nikotinamid)' says which.
  const isSaid = ({ substance, isEitherForm }: Mention) =>
    !isEitherForm && (substance === "nicotinamide" || substance === "nicotinic-acid");
  return kept.filter(
    ({ isEitherForm, end }) =>
      !isEitherForm || !kept.some((one) => isSaid(one) && /^ ?\($/.test(folded.slice(end, one.start))),
  );
}
