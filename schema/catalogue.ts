/**
 * The fixed vocabulary of the catalogue: areas, category slugs, sample types and forms,
 * equipment types, places and difficulties, each with its Swedish label.
 */

/** The three product areas; each has its own list page, search fields and sort order. */
export const AREAS = ["TESTS", "SUPPLEMENTS", "BIOHACKING"] as const;
export type Area = (typeof AREAS)[number];

/** Path of each area's list page. */
export const AREA_PATHS = {
  TESTS: "/tester",
  SUPPLEMENTS: "/kosttillskott",
  BIOHACKING: "/biohacking",
} as const satisfies Record<Area, string>;

/** The pages that lead to providers; a click is counted under one of them, as `?fran=` of its link says. */
export const AFFILIATE_PAGES: readonly string[] = [...Object.values(AREA_PATHS), "/mr-scanning"];

/** Category slugs by area, in the order the sidebar shows them. */
export const CATEGORY_SLUGS = {
  TESTS: [
    "blodtester",
    "svenska-blodtester",
    "halsokontroller",
    "hormontester",
    "dna-epigenetik",
    "helgenomssekvensering",
  ],
  // By their names.
  SUPPLEMENTS: [
    "adaptogener",
    "antioxidanter",
    "kollektillskott",
    "mineraler",
    "probiotika",
    "omega-3",
    "proteinpulver",
    "vitaminer",
    "kosttillskott",
  ],
  BIOHACKING: ["biohacking-utrustning"],
} as const satisfies Record<Area, readonly string[]>;

/** Sample types of tests: stored value → Swedish label. */
export const SAMPLE_LABELS = {
  blood: "Blodprov",
  saliva: "Salivprov",
  urine: "Urinprov",
  cheek_swab: "Kinnsvabb",
} as const;

/** The form a supplement comes in: stored value → Swedish label. */
export const FORM_LABELS = {
  kapsel: "Kapsel",
  mjukkapsel: "Mjukkapsel",
  tablett: "Tablett",
  pulver: "Pulver",
  droppar: "Droppar",
  gummies: "Gummies",
} as const;

/** Sample types in the graph: stored value, as addresses have it → name. */
export const SAMPLE_NAMES = {
  blood: "BLOOD",
  saliva: "SALIVA",
  urine: "URINE",
  cheek_swab: "CHEEK_SWAB",
} as const satisfies Record<keyof typeof SAMPLE_LABELS, string>;

/** The same of the forms of supplements. */
export const FORM_NAMES = {
  kapsel: "CAPSULE",
  mjukkapsel: "SOFTGEL",
  tablett: "TABLET",
  pulver: "POWDER",
  droppar: "DROPS",
  gummies: "GUMMIES",
} as const satisfies Record<keyof typeof FORM_LABELS, string>;

/** Equipment types; the stored value is the label (`test_category` of biohacking products). */
export const EQUIPMENT_TYPES = [
  "Smart ring",
  "Wearable band",
  "Smartwatch",
  "Ljusterapi",
  "PEMF-terapi",
  "Sömntracker",
  "Smart madrass",
  "Glukosmonitor",
] as const;

/** Where a test is taken: name in the graph → Swedish label. */
export const LOCATION_LABELS = {
  HOME: "Hemma",
  CLINIC: "Klinik",
  DROP_IN: "Drop-in",
  MULTIPLE: "Flera alternativ",
} as const;

/** What an admin chooses, or writes in a file, where neither yes nor no is known. */
export const NOT_KNOWN = "Uppgift saknas";

/** Target group of a test, where it is not everybody: name in the graph → Swedish label. */
export const SEX_LABELS = { FEMALE: "Kvinnor", MALE: "Män" } as const;

/** How demanding a product is to use; decides the experience rule. */
export const DIFFICULTIES = ["lätt", "medium", "svår"] as const;

/** Criteria of recommended products: name in the graph → Swedish words. */
export const CRITERIA = {
  ACCREDITED_LAB: "ackrediterat laboratorium",
  DOCTOR_COMMENT: "läkarkommentar",
  CLEAR_DOSE: "tydlig dos",
  CLAIM_OR_VALUE: "godkänt hälsopåstående eller mätt värde",
  OPEN_PRICE: "öppet pris",
} as const;

/** Page that explains the criteria. */
export const CRITERIA_PATH = "/rekommenderad";

export type Criterion = keyof typeof CRITERIA;
export type Sex = keyof typeof SEX_LABELS;
export type SampleType = keyof typeof SAMPLE_LABELS;
export type SupplementForm = keyof typeof FORM_LABELS;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];
