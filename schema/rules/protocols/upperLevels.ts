// How much of a vitamin or mineral adults may take in a day, by the EU's food safety authority Efsa and its predecessor,
// the Scientific Committee on Food (SCF). Only what has such a level stands in the first list: vitamin C, B12 and others
// have none, and niacin only by its form. The second has what an authority or the law advises of other substances.

/** The authority behind a level, and its source. */
export interface Publication {
  /** 'Efsa', 'SCF', which came before it, or 'EU' of a regulation. */
  by: "Efsa" | "SCF" | "EU";
  year: number;
  title: string;
  /** Null for what has no DOI, or none that was confirmed. */
  doi: string | null;
}

/** The highest amount of a substance in a day that an authority gives for adults. */
export interface UpperLevel {
  id: string;
  /** Swedish, for use within a sentence. */
  name: string;
  amount: number;
  unit: "mg" | "µg";
  /**
   * 'upper': a tolerable upper intake level. 'safe': there is too little knowledge for one, but up to here there is no
   * risk to be expected; more is not known to be harmful. 'advice': no level of a nutrient, but what an authority or a
   * regulation says of a substance.
   */
  kind: "upper" | "safe" | "advice";
  /** What the level counts: supplements (and fortified food) only, or food too. */
  counts: "supplements" | "everything";
  publication: Publication;
  /** How much of it an international unit is, in the unit of the level, where such units are used. */
  perInternationalUnit?: number;
  /** Of advice: whom or what it is for, in whole Swedish sentences. */
  advice?: string;
  /** Of advice: whether the amount itself is too much already ('mindre än 3 mg'). */
  isBelow?: boolean;
  /** Of advice: from more than which amount in a day, or at once, it is for somebody, in the unit of the level. */
  heedFrom?: { perDay: number; atOnce: number };
}

/** The opinions of the SCF, which Efsa published together in 2006. */
const scf = (year: number, nutrient: string): Publication => ({
  by: "SCF",
  year,
  title: `Opinion of the Scientific Committee on Food on the tolerable upper intake level of ${nutrient}`,
  doi: null,
});
const efsa = (year: number, nutrient: string, doi: string | null): Publication => ({
  by: "Efsa",
  year,
  title: `Scientific opinion on the tolerable upper intake level for ${nutrient}`,
  doi,
});

/** The levels for adults, by substance. */
const UPPER_LEVELS = [
  {
    id: "magnesium",
    name: "magnesium",
    amount: 250,
    unit: "mg",
    kind: "upper",
    counts: "supplements",
    publication: scf(2001, "magnesium"),
  },
  {
    id: "vitamin-d",
    name: "D-vitamin",
    amount: 100,
    unit: "µg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2023, "vitamin D", "10.2903/j.efsa.2023.8145"),
    perInternationalUnit: 0.025,
  },
  {
    // Preformed vitamin A; beta-carotene does not count.
    id: "vitamin-a",
    name: "A-vitamin",
    amount: 3_000,
    unit: "µg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2024, "preformed vitamin A and β-carotene", "10.2903/j.efsa.2024.8814"),
    perInternationalUnit: 0.3,
  },
  {
    id: "vitamin-e",
    name: "E-vitamin",
    amount: 300,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2024, "vitamin E", "10.2903/j.efsa.2024.8953"),
    // The level of the natural form; a unit of the synthetic one is less.
    perInternationalUnit: 0.67,
  },
  {
    id: "vitamin-b6",
    name: "vitamin B6",
    amount: 12,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2023, "vitamin B6", "10.2903/j.efsa.2023.8006"),
  },
  {
    id: "folic-acid",
    name: "folsyra",
    amount: 1_000,
    unit: "µg",
    kind: "upper",
    counts: "supplements",
    publication: efsa(2023, "folate", "10.2903/j.efsa.2023.8353"),
  },
  {
    id: "nicotinic-acid",
    name: "nikotinsyra",
    amount: 10,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: scf(2002, "nicotinic acid and nicotinamide (niacin)"),
  },
  {
    id: "nicotinamide",
    name: "nikotinamid",
    amount: 900,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: scf(2002, "nicotinic acid and nicotinamide (niacin)"),
  },
  {
    id: "zinc",
    name: "zink",
    amount: 25,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: scf(2003, "zinc"),
  },
  {
    id: "selenium",
    name: "selen",
    amount: 255,
    unit: "µg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2023, "selenium", "10.2903/j.efsa.2023.7704"),
  },
  {
    id: "iodine",
    name: "jod",
    amount: 600,
    unit: "µg",
    kind: "upper",
    counts: "everything",
    publication: scf(2002, "iodine"),
  },
  {
    // Five milligrams a day do not stay in the body, by which an acceptable daily intake of 0.07 mg per kg was set.
    id: "copper",
    name: "koppar",
    amount: 5,
    unit: "mg",
    kind: "safe",
    counts: "everything",
    publication: {
      by: "Efsa",
      year: 2023,
      title:
        "Re-evaluation of the existing health-based guidance values for copper and exposure assessment from all sources",
      doi: "10.2903/j.efsa.2023.7728",
    },
  },
  {
    id: "calcium",
    name: "kalcium",
    amount: 2_500,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: efsa(2012, "calcium", "10.2903/j.efsa.2012.2814"),
  },
  {
    id: "molybdenum",
    name: "molybden",
    amount: 600,
    unit: "µg",
    kind: "upper",
    counts: "everything",
    publication: scf(2000, "molybdenum"),
  },
  {
    id: "boron",
    name: "bor",
    amount: 10,
    unit: "mg",
    kind: "upper",
    counts: "everything",
    publication: {
      by: "Efsa",
      year: 2004,
      title: "Opinion on the tolerable upper intake level of boron (sodium borate and boric acid)",
      doi: null,
    },
  },
  {
    // It does not apply to iron that a doctor has prescribed.
    id: "iron",
    name: "järn",
    amount: 40,
    unit: "mg",
    kind: "safe",
    counts: "everything",
    publication: efsa(2024, "iron", "10.2903/j.efsa.2024.8819"),
  },
  {
    id: "manganese",
    name: "mangan",
    amount: 8,
    unit: "mg",
    kind: "safe",
    counts: "everything",
    publication: efsa(2023, "manganese", "10.2903/j.efsa.2023.8413"),
  },
  {
    // From all that is swallowed; brushing one's teeth does not count.
    id: "fluoride",
    name: "fluorid",
    amount: 3.3,
    unit: "mg",
    kind: "safe",
    counts: "everything",
    publication: {
      by: "Efsa",
      year: 2025,
      title:
        "Updated consumer risk assessment of fluoride in food and drinking water including the contribution from other sources of oral exposure",
      doi: "10.2903/j.efsa.2025.9478",
    },
  },
] as const satisfies readonly UpperLevel[];

/** Advice on other substances, for adults. */
const ADVICE_LEVELS = [
  {
    id: "caffeine",
    name: "koffein",
    amount: 400,
    unit: "mg",
    kind: "advice",
    counts: "everything",
    publication: {
      by: "Efsa",
      year: 2015,
      title: "Scientific opinion on the safety of caffeine",
      doi: "10.2903/j.efsa.2015.4102",
    },
    advice:
      "Är du gravid eller ammar är rådet högst 200 mg om dagen, och för alla högst 200 mg på en gång. Kaffe, te och energidryck räknas med.",
    heedFrom: { perDay: 200, atOnce: 200 },
  },
  {
    id: "egcg",
    name: "EGCG ur grönt te",
    amount: 800,
    unit: "mg",
    kind: "advice",
    counts: "supplements",
    publication: {
      by: "EU",
      year: 2022,
      title:
        "Commission Regulation (EU) 2022/2340 as regards green tea extracts containing (-)-epigallocatechin-3-gallate",
      doi: null,
    },
    advice:
      "Dagsdosen ska vara mindre än så, eftersom höga doser kan skada levern. Avstå om du är gravid, ammar eller är under 18 år. Ta det inte på fastande mage eller samma dag som andra produkter med grönt te.",
    isBelow: true,
  },
  {
    id: "monacolins",
    name: "monakoliner ur rött jäst ris",
    amount: 3,
    unit: "mg",
    kind: "advice",
    counts: "supplements",
    publication: {
      by: "EU",
      year: 2022,
      title: "Commission Regulation (EU) 2022/860 as regards monacolins from red yeast rice",
      doi: null,
    },
    advice:
      "Dagsdosen ska vara mindre än så. Avstå om du är gravid, ammar, är under 18 eller över 70 år eller tar läkemedel mot höga blodfetter, och fråga läkare om du har en sjukdom.",
    isBelow: true,
  },
  {
    // The acceptable daily intake is 3 mg for each kilogram of the body: this is for 70 kg.
    id: "curcumin",
    name: "kurkumin",
    amount: 210,
    unit: "mg",
    kind: "advice",
    counts: "everything",
    publication: {
      by: "Efsa",
      year: 2010,
      title: "Scientific opinion on the re-evaluation of curcumin (E 100) as a food additive",
      doi: "10.2903/j.efsa.2010.1679",
    },
    advice:
      "Det gäller dig som väger 70 kilo: det acceptabla dagliga intaget är 3 mg per kilo kroppsvikt. Väger du mindre är det lägre.",
  },
  {
    // No amount is advised for those who smoke: any is more than none.
    id: "beta-carotene",
    name: "betakaroten",
    amount: 0,
    unit: "mg",
    kind: "advice",
    counts: "supplements",
    publication: efsa(2024, "preformed vitamin A and β-carotene", "10.2903/j.efsa.2024.8814"),
    advice:
      "Röker du bör du inte ta tillskott med betakaroten alls. Höga doser har ökat risken för lungcancer hos rökare.",
  },
] as const satisfies readonly UpperLevel[];

/** All levels, those of nutrients first. */
export const LEVELS: readonly (UpperLevel & { id: LevelId })[] = [...UPPER_LEVELS, ...ADVICE_LEVELS];

/** A substance that has a level. */
export type LevelId = (typeof UPPER_LEVELS)[number]["id"] | (typeof ADVICE_LEVELS)[number]["id"];

/** The level of a substance. */
export function upperLevel(id: LevelId): UpperLevel {
  const level = LEVELS.find((one) => one.id === id);
  if (!level) throw new Error(`no upper level for substance ${id}`);
  return level;
}
