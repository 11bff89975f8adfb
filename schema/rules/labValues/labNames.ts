import { namesOfMarker } from "../content/markerNames.ts";
import { foldName } from "../words/text.ts";
import { MEASUREMENTS, type Measurement } from "./measurements.ts";

/** What a sample is of, by what stands before an analysis' name ('fP-Glukos'). */
type Specimen = "PLASMA" | "BLOOD" | "CELLS" | "URINE" | "SALIVA" | "PATIENT";

const SPECIMENS: Readonly<Record<string, Specimen>> = {
  S: "PLASMA",
  P: "PLASMA",
  B: "BLOOD",
  vB: "BLOOD",
  kB: "BLOOD",
  Erc: "CELLS",
  Ery: "CELLS",
  Hb: "BLOOD",
  U: "URINE",
  Sal: "SALIVA",
  Saliv: "SALIVA",
  Pt: "PATIENT",
  Njure: "PATIENT",
};

/** Markers that are of blood with its cells. */
const OF_BLOOD = new Set([
  "Hemoglobin (Hb)",
  "Erytrocyter",
  "EVF",
  "MCV",
  "MCH",
  "Leukocyter",
  "Neutrofiler",
  "Lymfocyter",
  "Trombocyter",
  "HbA1c",
  "SR",
]);
/** Quick tests give plasma's value from a drop of blood, and are called B-. */
const OF_BOTH = new Set(["CRP", "Högkänsligt CRP"]);
const OF_CELLS = new Set(["MCV", "MCH"]);
const OF_URINE = new Set(["U-albumin/kreatinin-kvot", "Jod i urin"]);

const isOfSpecimen = ({ marker }: Measurement, specimen: Specimen): boolean => {
  if (OF_URINE.has(marker)) return specimen === "URINE";
  if (marker.includes(" i saliv")) return specimen === "SALIVA";
  if (OF_BLOOD.has(marker)) return specimen === "BLOOD" || (specimen === "CELLS" && OF_CELLS.has(marker));
  if (marker === "eGFR") return specimen === "PATIENT" || specimen === "PLASMA";
  return specimen === "PLASMA" || (specimen === "BLOOD" && OF_BOTH.has(marker));
};

/** Names of analyses in laboratories' answers, besides those in the catalogue. Each means one marker only. */
const LAB_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Hemoglobin (Hb)": ["hæmoglobin", "hemoglobin", "Hb"],
  Erytrocyter: ["erytrocytter", "red blood cell count", "RBC", "EPK", "röda blodkroppar", "erytrocyter EPK"],
  EVF: ["hematocrit", "hematokrit", "erytrocyter EVF", "EVF hematokrit", "erytrocytvolymfraktion"],
  MCV: ["erytrocyter MCV", "erytrocyter medelvolym"],
  MCH: ["erytrocyter MCH"],
  Leukocyter: [
    "leukocytter",
    "leukocytes",
    "white blood cell count",
    "WBC",
    "LPK",
    "leukocyter LPK",
    "vita blodkroppar",
  ],
  Neutrofiler: ["neutrophils", "neutrofila granulocyter", "neutrofila", "neutrofila granulocyter absoluttal"],
  Trombocyter: ["trombocytter", "platelets", "platelet count", "TPK", "trombocyter TPK", "blodplättar"],
  Järnmättnad: ["transferrinmättnad", "transferrin järnmättnad", "järnmättnad transferrin", "TF mättnad"],
  HbA1c: [
    "hæmoglobin A1c",
    "hæmoglobin A1c IFCC",
    "hemoglobin A1c IFCC",
    "HbA1c IFCC",
    "Hb A1c",
    "hemoglobin A1c",
    "HbA1c NGSP",
    "HbA1c långtidssocker",
  ],
  "P-glukos": ["glukos", "glucose", "fasteglukos", "glukos faste", "glukos fastande"],
  "C-peptid": ["C peptid"],
  Kolesterol: [
    "cholesterol total",
    "total cholesterol",
    "kolesterol total",
    "kolesterol totalt",
    "totalkolesterol",
    "total kolesterol",
    "cholesterol",
  ],
  "LDL-kolesterol": ["LDL", "kolesterol LDL", "LDL cholesterol"],
  "HDL-kolesterol": ["HDL", "kolesterol HDL", "HDL cholesterol"],
  "Non-HDL-kolesterol": ["non HDL", "icke HDL kolesterol", "kolesterol non HDL", "nonHDL kolesterol"],
  Triglycerider: ["triglycerides", "triglyserider", "triglycerid", "TG"],
  ApoB: ["apolipoprotein B", "apolipoprotein B apoB", "apo B"],
  ApoA1: ["apolipoprotein A1", "apolipoprotein A1 apoA1", "apo A1", "apolipoprotein AI"],
  "ApoB/ApoA1-kvot": ["apoB apoA1", "apolipoprotein B apolipoprotein A1", "apoB apoA1 kvot", "apo B apo A1"],
  "Lp(a)": ["lipoprotein a", "lipoprotein a Lp a", "Lpa"],
  "NT-proBNP": ["NT pro BNP", "proBNP NT"],
  CRP: ["C reaktivt protein CRP", "C reaktivt protein", "CRP C reaktivt protein"],
  "Högkänsligt CRP": ["hs CRP", "CRP högkänsligt", "CRP högkänslig", "CRP hs", "hsCRP"],
  SR: ["senkning", "SR senkning", "sänka", "sänkningsreaktion", "SR sänka"],
  Kreatinin: ["creatinine", "kreatinin enz", "kreatinin enzymatisk", "creatinin", "kreatininium"],
  eGFR: ["eGFR krea relativ", "eGFR CysC relativ", "eGFR krea", "eGFR kreatinin", "eGFR relativ", "estimerat GFR"],
  Urat: ["urinsyre", "uric acid", "urinsyra"],
  Kalcium: ["kalsium", "calcium"],
  Zink: ["zinc"],
  ALAT: [
    "alanintransaminase",
    "alanintransaminase ALAT",
    "alaninaminotransferas ALAT",
    "ALT",
    "alaninaminotransferas",
    "ALAT ALT",
  ],
  ASAT: [
    "aspartattransaminase",
    "aspartattransaminase ASAT",
    "aspartataminotransferas ASAT",
    "AST",
    "aspartataminotransferas",
    "ASAT AST",
  ],
  GT: ["gamma GT", "GGT", "glutamyltransferas", "gamma glutamyltransferas", "GT gamma"],
  ALP: [
    "basisk fosfatase",
    "alkaline phosphatase",
    "alkalisk fosfatase",
    "alkaliskt fosfatas",
    "alk fosfatas",
    "ALP alk fosfatas",
    "alkaliska fosfataser",
  ],
  Bilirubin: ["bilirubin total", "bilirubin totalt"],
  CK: ["kreatinkinas", "CK kreatinkinas"],
  TSH: ["thyrotropin", "thyrotropin TSH", "tyreotropin TSH", "tyreotropin", "tyreoideastimulerande hormon"],
  "Fritt T4": ["free T4", "T4 free", "T4 fritt", "FT4", "T4 fri", "fT4", "tyroxin fritt", "fritt tyroxin", "T4 f"],
  "Fritt T3": ["free T3", "T3 free", "T3 fritt", "FT3", "T3 fri", "trijodtyronin fritt", "fritt trijodtyronin"],
  "TPO-antikroppar": ["TPO ak", "anti TPO", "TPO antikroppar", "TPOAk", "tyreoperoxidas ak", "TPO IgG"],
  "25-OH-vitamin D": [
    "25 hydroxy vitamin D",
    "25 hydroxy vitamin D D3 D2",
    "vitamin D 25 hydroxy",
    "25 OH vitamin D",
    "25 OH D vitamin",
    "vitamin D",
    "D vitamin",
    "25 hydroxi vitamin D",
    "25 hydroxivitamin D",
    "25 hydroxyvitamin D",
    "25OH vitamin D",
    "vitamin D 25 OH",
    "vitamin D 25OH",
    "25 OH vit D",
    "vitamin D 25 hydroxi",
  ],
  "Vitamin B12": [
    "kobalamin",
    "kobalamin B12",
    "kobalaminer",
    "B12",
    "vitamin B12 kobalamin",
    "cobalamin",
    "kobalamin vitamin B12",
  ],
  "Aktivt B12": [
    "holotranskobalamin",
    "holo transkobalamin",
    "holoTC",
    "aktivt vitamin B12",
    "aktivt B12 holotranskobalamin",
  ],
  Folat: ["folate", "folsyra", "folat folsyra"],
  Metylmalonsyra: ["metylmalonat", "MMA", "metylmalonsyra MMA"],
  "Omega-3-index": ["omega 3 index"],
  SHBG: ["sexualhormonbindande globulin", "SHBG sexualhormonbindande globulin"],
  "Fritt testosteron": ["testosteron fritt", "testosteron fri", "fritt testosteron beräknat"],
  Östradiol: ["østradiol", "estradiol"],
  LH: ["luteiniserande hormon", "LH luteiniserande hormon", "lutropin"],
  FSH: ["follikelstimulerande hormon", "FSH follikelstimulerande hormon", "follitropin"],
  AMH: ["antimüllerskt hormon", "anti müllerskt hormon", "AMH antimüllerskt hormon"],
  "DHEA-S": ["DHEAS", "dehydroepiandrosteronsulfat", "DHEA sulfat"],
  Kortisol: ["cortisol"],
  "IGF-1": ["IGF I", "IGF1", "insulinlik tillväxtfaktor 1"],
  PSA: ["prostataspecifikt antigen", "PSA total", "PSA totalt", "prostataspecifikt antigen PSA"],
  Transglutaminasantikroppar: [
    "transglutaminas ak IgA",
    "transglutaminas IgA",
    "tTG IgA",
    "transglutaminas ak",
    "transglutaminasantikroppar IgA",
  ],
  Lymfocyter: ["lymphocytes"],
  Järn: ["jern", "iron"],
  Natrium: ["natrium ion", "sodium"],
  Kalium: ["kalium ion", "potassium"],
  Testosteron: ["testosterone", "testosterone total"],
  Ferritin: ["ferritin järndepå"],
  Selen: ["selenium"],
  "U-albumin/kreatinin-kvot": [
    "albumin kreatinin",
    "albumin krea",
    "albumin kreatinin kvot",
    "alb krea kvot",
    "albumin krea kvot",
    "ACR",
  ],
};

/** Symbols that name an analysis after the kind of sample only: 'P-K', never 'K'. */
const SYMBOLS: Readonly<Record<string, string>> = {
  Na: "Natrium",
  K: "Kalium",
  Ca: "Kalcium",
  Mg: "Magnesium",
  Fe: "Järn",
  Zn: "Zink",
  Se: "Selen",
  Krea: "Kreatinin",
  Alb: "Albumin",
};

/** A word as names are compared; most are ASCII, which needs no Unicode forms. */
export const foldWord = (word: string): string => (/[^\x20-\x7e]/.test(word) ? foldName(word) : word.toLowerCase());

/** Names of analyses, for lines that begin with one. */
export interface LabNames {
  byWords: ReadonlyMap<string, Measurement>;
  longest: number;
}

/** An analysis that a line begins with. */
export interface NamedAnalysis {
  measurement: Measurement;
  /** Where the name ends. */
  end: number;
  /** Whether the kind of sample stands before the name, as in a laboratory's answer. */
  hasSpecimen: boolean;
  isFasting: boolean | null;
  /** Swedish: why it is not the marker's analysis after all; null where it is. */
  problem: string | null;
}

/**
 * The names of analyses of the catalogue's markers.
 * @param markers those that values may be of; others are not found
 */
export function labNames(markers: readonly { name: string }[]): LabNames {
  const wanted = new Set(markers.map(({ name }) => foldName(name)));
  const byWords = new Map<string, Measurement>();
  for (const measurement of MEASUREMENTS) {
    if (!wanted.has(foldName(measurement.marker))) continue;
    for (const name of [...namesOfMarker(measurement.marker), ...(LAB_NAMES[measurement.marker] ?? [])]) {
      // Without what says the kind of sample, which is read by itself: 'P-glukos', 'U-albumin/kreatinin-kvot'.
      const words = foldName(name.replace(/^[PU]-/, ""));
      if (words && !byWords.has(words)) byWords.set(words, measurement);
    }
  }
  return { byWords, longest: Math.max(0, ...[...byWords.keys()].map((words) => words.split(" ").length)) };
}

const PREFIX =
  /^(f?)(vB|kB|Erc|Ery|Hb(?=\(B\))|Saliv|Sal|Njure|Pt|S|P|B|U)(\(fPt\)|\(B\)|\(vB\))?\s?[-‐‑–—](?=[\p{L}\p{N}])/u;
/** The kind of sample after a name: 'Hb(B)'. */
const SUFFIX = /^\s?\((f?)(vB|kB|S|P|B|U)\)/u;
const OTHER_PREFIX = /^(?:Csv|Sp|F|Led|Asc|Plv|Lkc|dU|tU|Vätska|Us)[-‐‑–—](?=[\p{L}\p{N}])/u;
/** Before a name: signs of lists and marks. */
const LEAD = /^[\s*•·>–-]{1,6}/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether a line begins with a kind of sample and a name: 'P-Urea'. */
export function hasSpecimen(line: string): boolean {
  const text = line.slice(LEAD.exec(line)?.[0].length ?? 0);
  return PREFIX.test(text) || OTHER_PREFIX.test(text);
}

/** The analysis that a line begins with; undefined where it begins with none that is known. */
export function analysisAtStart(line: string, { byWords, longest }: LabNames): NamedAnalysis | undefined {
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  const text = line.slice(lead);
  const prefix = PREFIX.exec(text);
  if (!prefix && OTHER_PREFIX.test(text)) return undefined;
  const from = prefix?.[0].length ?? 0;
  const words: { folded: string; end: number; start: number }[] = [];
  WORD.lastIndex = from;
  for (let found = WORD.exec(text); found && words.length < longest; found = WORD.exec(text))
    words.push({ folded: foldWord(found[0]), start: found.index, end: WORD.lastIndex });
  if (words[0]?.start !== from) return undefined;
  const symbol = prefix ? SYMBOLS[text.slice(words[0].start, words[0].end)] : undefined;
  for (let count = words.length; count > 0; count--) {
    const part = words.slice(0, count);
    const name = part.map(({ folded }) => folded).join(" ");
    const measurement =
      byWords.get(name) ?? (count === 1 && symbol !== undefined ? byWords.get(foldWord(symbol)) : undefined);
    const end = part.at(-1)?.end ?? 0;
    if (!measurement || !isOneName(text, part) || isJoined(text, end)) continue;
    const suffix = prefix ? null : SUFFIX.exec(text.slice(end));
    const specimen = prefix ?? suffix;
    return {
      measurement,
      end: lead + end + (suffix?.[0].length ?? 0),
      hasSpecimen: specimen !== null,
      ...samplingOf(measurement, specimen),
    };
  }
  return undefined;
}

/** Between the words of one name. */
const isOneName = (text: string, part: readonly { start: number; end: number }[]) =>
  part.every(
    ({ start }, place) => place === 0 || /^[\s\p{Pd}/(),.:[]{1,3}$/u.test(text.slice(part[place - 1]?.end, start)),
  );

/** Whether the name goes on: 'TSH-receptorantikroppar', 'Albumin/kreatinin'. */
const isJoined = (text: string, end: number) => /^[\p{Pd}/]\p{L}/u.test(text.slice(end, end + 2));

function samplingOf(
  measurement: Measurement,
  written: RegExpExecArray | null,
): Pick<NamedAnalysis, "isFasting" | "problem"> {
  if (!written) return { isFasting: null, problem: null };
  const [, fasting, kind = "", site] = written;
  const specimen = SPECIMENS[kind];
  const isFasting = fasting || site === "(fPt)" ? true : null;
  if (specimen && isOfSpecimen(measurement, specimen)) return { isFasting, problem: null };
  return {
    isFasting,
    problem: `${written[0].replace(/^\s?\(|[\s)\p{Pd}]+$/gu, "")}- är ett annat slags prov än det som ${measurement.marker} mäts i.`,
  };
}
