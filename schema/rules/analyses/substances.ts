// What people take, eat and drink that does not go together with every medicine. Names are written as in phrases.ts;
// misspelt ones are found by spelling.ts.

interface Taken {
  /** Swedish: what it is called in a sentence. */
  called: string;
  names: string;
  /** Names under which a medicine beside it is no red flag: it may be food, or the word may mean something else. */
  also?: string;
  /** True for herbs and for what raises serotonin: beside any medicine a red flag is due. */
  isHerb?: true;
  /** What a piece of advice is that names it. */
  topics?: readonly string[];
}

/** Substances that pairs distinguish. */
export const SUBSTANCES = {
  "st-johns-wort": {
    called: "johannesört",
    names:
      "johannesört*|johannesörten|hypericum|hyperikum|john_s_wort|johns_wort|mannablod|esbericum|esberikum|hyperiforce",
    isHerb: true,
  },
  serotonergic: { called: "5-HTP eller tryptofan", names: "5_htp|5htp|htp|tryptofan", isHerb: true },
  same: { called: "SAMe", names: "same_tablett*|sam_e|adenosylmetionin", also: "same", isHerb: true },
  ashwagandha: { called: "ashwagandha", names: "ashwagandha", isHerb: true },
  rhodiola: { called: "rosenrot", names: "rosenrot|rhodiola", isHerb: true },
  ginseng: { called: "ginseng", names: "ginseng", isHerb: true },
  ginkgo: { called: "ginkgo", names: "ginkgo|gingko", isHerb: true },
  turmeric: { called: "gurkmeja i kapslar", names: "gurkmej*|kurkumin|curcumin", isHerb: true },
  kava: { called: "kava", names: "kava", isHerb: true },
  valerian: {
    called: "valeriana eller passionsblomma",
    names: "valeriana|vänderot|passionsblomma",
    also: "humle|baldrian",
    isHerb: true,
  },
  "red-yeast-rice": {
    called: "rött jäst ris",
    names: "röd_jäst*|rött_jäst*|jäst_ris|rött_ris|monakolin",
    isHerb: true,
  },
  liquorice: {
    called: "lakrits",
    names: "lakritsrot*|lakritsextrakt*|lakrits",
    also: "saltlakrits|lakritsgodis|lakritste",
    isHerb: true,
  },
  berberine: { called: "berberin", names: "berberin", isHerb: true },
  echinacea: { called: "solhatt (echinacea)", names: "echinacea|solhatt", isHerb: true },
  "dong-quai": { called: "dong quai", names: "dong_quai", isHerb: true },
  garlic: {
    called: "vitlök i kapslar",
    names: "vitlökskapsl*|vitlökstablett*",
    also: "vitlök|vitlöksextrakt*",
    isHerb: true,
  },
  cranberry: { called: "tranbär", names: "tranbärsextrakt", also: "tranbär*", isHerb: true },
  "green-tea": { called: "grönt te", names: "grönt_te_extrakt", also: "grönt_te|matcha|egcg", isHerb: true },
  cbd: { called: "cannabidiol (CBD)", names: "cbd|cbd_olja", also: "cannabidiol", isHerb: true },
  iodine: { called: "jod eller tång", names: "tång|kelp|tångtablett*", also: "jod|jodtablett*|blåstång", isHerb: true },
  "other-herb": {
    called: "örter",
    names:
      "bacopa|kratom|mariatistel|silymarin|munkpeppar|sågpalm*|reishi|cordyceps|ingefärskapsl*|örter|örtmedicin|örttillskott|örtpreparat|naturläkemedel*|kinesiska_örter|kanel_kapslar|maca|moringa|tongkat|helig_basilika|spirulina",
    isHerb: true,
  },
  melatonin: { called: "melatonin", names: "melatonin*" },
  magnesium: {
    called: "magnesium",
    names: "magnesium~|magnesiumtablett*|magnesiumtillskott*|magnesiumcitrat|magnesiumglycinat|magnesiumbisglycinat",
    topics: ["magnesium"],
  },
  calcium: {
    called: "kalk",
    names: "kalcium|calcium|kalciumtablett*|kalciumtillskott*|kalciumkarbonat|kalktablett*|kalk",
  },
  iron: { called: "järn", names: "järn|järntablett*|järntillskott*|järnkapsl*|niferex|duroferon", topics: ["iron"] },
  zinc: { called: "zink", names: "zink|zinktablett*|zinktillskott*" },
  multivitamin: { called: "multivitamin med mineraler", names: "multivitamin*|multimineral*|multivit*" },
  potassium: {
    called: "kalium",
    names: "kalium|kaliumtablett*|kaliumtillskott*|kaliumklorid|kaliumcitrat|mineralsalt|seltin|kaleorid|kajos",
  },
  chromium: { called: "krom", names: "krom|krompikolinat|kromtillskott*" },
  "vitamin-a": {
    called: "A-vitamin",
    names: "a_vitamin*|vitamin_a|retinol|retinylpalmitat|fiskleverolja|torskleverolja|levertran",
  },
  "vitamin-d": {
    called: "D-vitamin",
    names: "d_vitamin*|vitamin_d|dvitamin*|d_3|divisun|kolekalciferol",
    topics: ["vitamin-d"],
  },
  "vitamin-e": { called: "E-vitamin", names: "e_vitamin*|vitamin_e|tokoferol" },
  "vitamin-k": { called: "K-vitamin", names: "k_vitamin*|vitamin_k|k_1|k_2|menakinon" },
  b6: { called: "vitamin B6", names: "b_6|pyridoxin" },
  b12: {
    called: "vitamin B12",
    names: "b_12|kobalamin|metylkobalamin|cyanokobalamin|b_komplex|b_vitamin*",
    topics: ["b12"],
  },
  "folic-acid": { called: "folsyra", names: "folsyra|folat|metylfolat|folacin", topics: ["folic-acid"] },
  niacin: { called: "nikotinsyra", names: "niacin|nikotinsyra|b_3" },
  biotin: { called: "biotin", names: "biotin|biotintablett*" },
  "omega-3": {
    called: "omega-3",
    names: "omega_3|fiskolja|fiskoljekapsl*|krillolja|algolja|epa|dha",
    topics: ["omega-3"],
  },
  creatine: { called: "kreatin", names: "kreatin|kreatinpulver|creatin|creatine", topics: ["creatine"] },
  fibre: { called: "fibertillskott", names: "loppfrö*|psyllium*|vi_siblin|visiblin|lunelax|inolaxol|fibertillskott*" },
  // What is eaten and drunk.
  protein: { called: "protein", names: "proteinpulver*|vassle*|kasein|proteindryck*", topics: ["more-protein"] },
  grapefruit: { called: "grapefrukt", names: "grapefrukt*|grapefruit*|grapejuice|grape|pomelo" },
  dairy: { called: "mjölkprodukter", names: "mjölk|mjölken|yoghurt*|filmjölk|kvarg*", topics: ["names-dairy"] },
  soy: { called: "soja", names: "soja*|tofu", topics: ["names-soy"] },
  greens: {
    called: "bladgrönt",
    names: "spenat|grönkål|broccoli|bladgrönt|bladgrönsaker|gröna_smoothies|natto",
    topics: ["more-greens"],
  },
  caffeine: { called: "koffein", names: "kaffe|kaffet|koffein*|energidryck*|espresso", topics: ["keep-caffeine"] },
  alcohol: { called: "alkohol", names: "alkohol|alkoholen|vin|vinet|öl|sprit", topics: ["keep-alcohol"] },
  keto: { called: "keto", names: "keto|ketogen|lchf", topics: ["keto"] },
  fasting: { called: "fasta", names: "fasta|fastar|periodisk_fasta", topics: ["fasting"] },
  "less-salt": {
    called: "mycket mindre salt",
    names: "saltfri|saltfritt|saltfattig|saltfattigt",
    topics: ["less-salt"],
  },
} as const satisfies Record<string, Taken>;

/** Something that people take, eat or drink. */
export type Substance = keyof typeof SUBSTANCES;

type Named = Extract<(typeof SUBSTANCES)[Substance], { topics: readonly string[] }>;

/** What a piece of advice is that names a substance. */
export type SubstanceTopic = Named["topics"][number];

/** All of them, in the order of the table. */
export const SUBSTANCE_IDS = Object.keys(SUBSTANCES) as Substance[];

export const substance = (key: Substance): Taken & { topics?: readonly SubstanceTopic[] } => SUBSTANCES[key];

/** Phrases that name a substance. */
export const phrasesOfSubstance = (key: Substance): string[] => {
  const { names, also } = substance(key);
  return also ? [names, also] : [names];
};

/** Names of herbs and of what raises serotonin, as a slot of phrases. */
export const HERB_NAMES: string = Object.values(SUBSTANCES)
  .flatMap((one: Taken) => (one.isHerb ? [one.names] : []))
  .join("|");
