import type { Day } from "../words/days.ts";
import { foldName } from "../words/text.ts";
import { type Conversion, convert, kindOf, tidyNumber, type UnitName, withUnit } from "./units.ts";

/** A code of what is measured, and a unit of the kind that the code is for. */
export type CodeFor = readonly [code: string, unit: UnitName];

/** How a marker of the catalogue is measured. */
export interface Measurement extends Conversion {
  /** Name of the marker in the catalogue. */
  marker: string;
  /** Usual in Sweden, and the unit of everything else that is told of it here. */
  unit: UnitName;
  /** All units that it is given in, the usual one first. */
  units: readonly UnitName[];
  /** Those of them that no factor leads to, since methods differ. */
  separateUnits: readonly UnitName[];
  /**
   * Outside of these, in the usual unit, a number is far more often a slip or another unit than a value. They are wide, and
   * our own: wider than what intensive care sees of each.
   */
  plausible: readonly [from: number, to: number];
  /** Where most results of adults lie, for markers whose other units give numbers that are possible in both. */
  common: readonly [from: number, to: number] | null;
  /** NPU codes (and SWE codes of the Swedish NPU database), the preferred one of each unit first; empty where none is certain. */
  npu: readonly CodeFor[];
  /** LOINC codes; empty where none is certain. */
  loinc: readonly CodeFor[];
  /** Where the factor between mass and amount of substance is from; null where there is none. */
  source: string | null;
}

// Codes. NPU: Norsk laboratoriekodeverk 7280.77 (codes that begin with NPU are the international ones, which Sweden uses);
// those for µkat/L, B-Hemoglobin in g/L and eGFR: answers of Swedish laboratories. Codes are international, so plasma stands
// for serum as well. LOINC: LOINC 2.5x–2.7x by the long common name; each has the right check digit (tests). Checked
// against public tables with LOINC's own names: 785-6 (MCH [Entitic mass]), 14796-7 (Insulin [Moles/volume]), 33863-2 (Cystatin C
// [Mass/volume]), 14933-6 (Urate [Moles/volume]), 2991-8 (Testosterone Free [Mass/volume]), 14890-8 (Progesterone
// [Moles/volume]), 9318-7 (Albumin/Creatinine [Mass Ratio] in Urine), 98979-8 (GFR by creatinine, CKD-EPI 2021) and 62238-1
// (CKD-EPI) in laboratories' mappings of their codes to LOINC and UCUM and in ConceptMaps of FHIR guides; 13964-2 (methylmalonate, nmol/L)
// in two lists of analyses that do not depend on each other.
// Molar masses: sums of standard atomic weights (IUPAC); proteins as stated.
const ATOMS = "Molmassa av IUPAC:s atomvikter";

const ONE: Conversion = { molarMass: null, massPerUnit: null };

type Given = Omit<Measurement, "marker" | "unit" | "units" | "plausible" | "npu" | "loinc"> & {
  npu: readonly CodeFor[];
  loinc: readonly CodeFor[];
};

const rest: Given = { ...ONE, separateUnits: [], common: null, npu: [], loinc: [], source: null };

const row = (
  marker: string,
  units: readonly [UnitName, ...UnitName[]],
  plausible: Measurement["plausible"],
  given: Partial<Given> = {},
): Measurement => ({ ...rest, ...given, marker, unit: units[0], units, plausible });

const mass = (molarMass: number, source = ATOMS) => ({ molarMass, source });

/** By marker. */
export const MEASUREMENTS: readonly Measurement[] = [
  row("Hemoglobin (Hb)", ["g/L", "g/dL", "mmol/L"], [20, 260], {
    ...mass(16_114.5, "Molmassa av hemoglobinets monomer (Fe), ICSH 1978"),
    common: [100, 180],
    npu: [["NPU28309", "g/L"]],
    loinc: [
      ["718-7", "g/L"],
      ["59260-0", "mmol/L"],
    ],
  }),
  row("Erytrocyter", ["10¹²/L", "10⁶/µL"], [0.5, 12], {
    npu: [["NPU01960", "10¹²/L"]],
    loinc: [
      ["26453-1", "10¹²/L"],
      ["789-8", "10¹²/L"],
    ],
  }),
  row("EVF", ["", "%"], [0.05, 0.8], {
    npu: [["NPU01961", ""]],
    loinc: [
      ["20570-8", ""],
      ["4544-3", ""],
    ],
  }),
  row("MCV", ["fL"], [40, 160], {
    npu: [["NPU01944", "fL"]],
    loinc: [
      ["30428-7", "fL"],
      ["787-2", "fL"],
    ],
  }),
  row("MCH", ["pg"], [10, 60], {
    npu: [["NPU26880", "pg"]],
    loinc: [
      ["28539-5", "pg"],
      ["785-6", "pg"],
    ],
  }),
  row("Leukocyter", ["10⁹/L", "10³/µL"], [0.1, 500], {
    npu: [["NPU02593", "10⁹/L"]],
    loinc: [
      ["26464-8", "10⁹/L"],
      ["6690-2", "10⁹/L"],
    ],
  }),
  row("Neutrofiler", ["10⁹/L", "10³/µL"], [0, 200], {
    npu: [["NPU02902", "10⁹/L"]],
    loinc: [
      ["26499-4", "10⁹/L"],
      ["751-8", "10⁹/L"],
    ],
  }),
  row("Lymfocyter", ["10⁹/L", "10³/µL"], [0, 400], {
    npu: [["NPU02636", "10⁹/L"]],
    loinc: [
      ["26474-7", "10⁹/L"],
      ["731-0", "10⁹/L"],
    ],
  }),
  row("Trombocyter", ["10⁹/L", "10³/µL"], [1, 3_000], {
    npu: [["NPU03568", "10⁹/L"]],
    loinc: [
      ["26515-7", "10⁹/L"],
      ["777-3", "10⁹/L"],
    ],
  }),
  row("Ferritin", ["µg/L", "ng/mL"], [1, 20_000], {
    npu: [["NPU19763", "µg/L"]],
    loinc: [
      ["2276-4", "µg/L"],
      ["20567-4", "µg/L"],
    ],
  }),
  row("Järn", ["µmol/L", "µg/dL"], [0.5, 100], {
    ...mass(55.845),
    npu: [["NPU02508", "µmol/L"]],
    loinc: [
      ["14798-3", "µmol/L"],
      ["2498-4", "µg/dL"],
    ],
  }),
  row("Transferrin", ["g/L", "mg/dL"], [0.3, 8], {
    npu: [["NPU26470", "g/L"]],
    loinc: [["3034-6", "g/L"]],
  }),
  row("Järnmättnad", ["%", ""], [0, 100], {
    npu: [["NPU04191", ""]],
    loinc: [["2502-3", "%"]],
  }),
  row("HbA1c", ["mmol/mol", "%"], [15, 200], {
    npu: [
      ["NPU27300", "mmol/mol"],
      ["NPU29296", "%"],
    ],
    loinc: [
      ["59261-8", "mmol/mol"],
      ["4548-4", "%"],
    ],
    source: "Hoelzel W m.fl., Clinical Chemistry 2004;50:166–174 (IFCC och NGSP)",
  }),
  row("P-glukos", ["mmol/L", "mg/dL"], [0.5, 80], {
    ...mass(180.156),
    npu: [
      ["NPU02192", "mmol/L"],
      ["NPU02195", "mmol/L"],
    ],
    loinc: [
      ["14749-6", "mmol/L"],
      ["14771-0", "mmol/L"],
      ["2345-7", "mg/dL"],
      ["1558-6", "mg/dL"],
    ],
  }),
  // Factors between pmol/L and mIE/L differ by a seventh, by source and method.
  row("Insulin", ["mIE/L", "µIE/mL", "pmol/L"], [0.2, 500], {
    separateUnits: ["pmol/L"],
    npu: [
      ["NPU02496", "mIE/L"],
      ["NPU02497", "pmol/L"],
    ],
    loinc: [
      ["20448-7", "mIE/L"],
      ["14796-7", "pmol/L"],
    ],
  }),
  row("C-peptid", ["nmol/L", "pmol/L", "ng/mL", "µg/L"], [0.01, 15], {
    ...mass(3_020.3, "Molmassa av C-peptid, 31 aminosyror"),
    npu: [["NPU03247", "nmol/L"]],
    loinc: [["1986-9", "ng/mL"]],
  }),
  row("HOMA-IR", [""], [0.01, 100]),
  row("Kolesterol", ["mmol/L", "mg/dL"], [0.5, 30], {
    ...mass(386.65),
    npu: [["NPU01566", "mmol/L"]],
    loinc: [
      ["14647-2", "mmol/L"],
      ["2093-3", "mg/dL"],
    ],
  }),
  row("LDL-kolesterol", ["mmol/L", "mg/dL"], [0.1, 25], {
    ...mass(386.65),
    npu: [
      ["NPU01568", "mmol/L"],
      ["NPU10171", "mmol/L"],
    ],
    loinc: [
      ["22748-8", "mmol/L"],
      ["39469-2", "mmol/L"],
      ["2089-1", "mg/dL"],
      ["13457-7", "mg/dL"],
      ["18262-6", "mg/dL"],
    ],
  }),
  row("HDL-kolesterol", ["mmol/L", "mg/dL"], [0.1, 6], {
    ...mass(386.65),
    npu: [["NPU01567", "mmol/L"]],
    loinc: [
      ["14646-4", "mmol/L"],
      ["2085-9", "mg/dL"],
    ],
  }),
  row("Non-HDL-kolesterol", ["mmol/L", "mg/dL"], [0.2, 28], {
    ...mass(386.65),
    npu: [["NPU29055", "mmol/L"]],
    loinc: [
      ["70204-3", "mmol/L"],
      ["43396-1", "mg/dL"],
    ],
  }),
  row("Triglycerider", ["mmol/L", "mg/dL"], [0.1, 100], {
    ...mass(885.43, "Molmassa av triolein"),
    npu: [
      ["NPU04094", "mmol/L"],
      ["NPU03620", "mmol/L"],
    ],
    loinc: [
      ["14927-8", "mmol/L"],
      ["2571-8", "mg/dL"],
    ],
  }),
  row("ApoB", ["g/L", "mg/dL"], [0.1, 5], { npu: [["NPU22299", "g/L"]], loinc: [["1884-6", "g/L"]] }),
  row("ApoA1", ["g/L", "mg/dL"], [0.1, 5], { npu: [["NPU19695", "g/L"]], loinc: [["1869-7", "g/L"]] }),
  row("ApoB/ApoA1-kvot", [""], [0.05, 5], { loinc: [["1874-7", ""]] }),
  // Particles differ in size between people: no factor between mass and number.
  row("Lp(a)", ["nmol/L", "mg/L", "mg/dL", "g/L"], [0.5, 1_000], {
    separateUnits: ["mg/L", "mg/dL", "g/L"],
    npu: [
      ["NPU21687", "nmol/L"],
      ["NPU19840", "mg/L"],
    ],
    loinc: [
      ["43583-4", "nmol/L"],
      ["10835-7", "mg/dL"],
    ],
  }),
  row("Homocystein", ["µmol/L", "mg/L"], [1, 500], {
    ...mass(135.185),
    npu: [["NPU04073", "µmol/L"]],
    loinc: [["13965-9", "µmol/L"]],
  }),
  row("NT-proBNP", ["ng/L", "pg/mL", "pmol/L"], [1, 100_000], {
    ...mass(8_457, "Molmassa av NT-proBNP, 76 aminosyror"),
    npu: [["NPU21571", "ng/L"]],
    loinc: [
      ["33762-6", "ng/L"],
      ["33763-4", "pmol/L"],
    ],
  }),
  row("CRP", ["mg/L", "mg/dL"], [0, 1_000], { npu: [["NPU19748", "mg/L"]], loinc: [["1988-5", "mg/L"]] }),
  row("Högkänsligt CRP", ["mg/L", "mg/dL"], [0, 300], { loinc: [["30522-7", "mg/L"]] }),
  row("SR", ["mm/h"], [0, 200], {
    npu: [["NPU03404", "mm/h"]],
    loinc: [
      ["30341-2", "mm/h"],
      ["4537-7", "mm/h"],
    ],
  }),
  row("Kreatinin", ["µmol/L", "mg/dL"], [10, 3_000], {
    ...mass(113.12),
    npu: [
      ["NPU18016", "µmol/L"],
      ["NPU04998", "µmol/L"],
      ["NPU01807", "µmol/L"],
    ],
    loinc: [
      ["14682-9", "µmol/L"],
      ["2160-0", "mg/dL"],
    ],
  }),
  row("eGFR", ["mL/min/1,73 m²"], [2, 200], {
    npu: [
      ["SWE05406", "mL/min/1,73 m²"],
      ["SWE05405", "mL/min/1,73 m²"],
    ],
    loinc: [
      ["62238-1", "mL/min/1,73 m²"],
      ["98979-8", "mL/min/1,73 m²"],
    ],
  }),
  row("Cystatin C", ["mg/L"], [0.1, 15], { npu: [["NPU23745", "mg/L"]], loinc: [["33863-2", "mg/L"]] }),
  row("Urat", ["µmol/L", "mg/dL"], [20, 1_500], {
    ...mass(168.11),
    npu: [["NPU09356", "µmol/L"]],
    loinc: [
      ["14933-6", "µmol/L"],
      ["3084-1", "mg/dL"],
    ],
  }),
  row("Natrium", ["mmol/L"], [90, 200], { npu: [["NPU03429", "mmol/L"]], loinc: [["2951-2", "mmol/L"]] }),
  row("Kalium", ["mmol/L"], [1, 12], { npu: [["NPU03230", "mmol/L"]], loinc: [["2823-3", "mmol/L"]] }),
  row("Kalcium", ["mmol/L", "mg/dL"], [0.8, 5], {
    ...mass(40.078),
    npu: [["NPU01443", "mmol/L"]],
    loinc: [
      ["2000-8", "mmol/L"],
      ["17861-6", "mg/dL"],
    ],
  }),
  row("Magnesium", ["mmol/L", "mg/dL"], [0.1, 4], {
    ...mass(24.305),
    npu: [["NPU02647", "mmol/L"]],
    loinc: [
      ["2601-3", "mmol/L"],
      ["19123-9", "mg/dL"],
    ],
  }),
  row("Zink", ["µmol/L", "µg/dL", "µg/L"], [1, 60], {
    ...mass(65.38),
    npu: [["NPU03768", "µmol/L"]],
    loinc: [["5763-8", "µg/dL"]],
  }),
  row("Selen", ["µmol/L", "µg/L"], [0.1, 15], {
    ...mass(78.971),
    npu: [["NPU16945", "µmol/L"]],
    loinc: [["5724-0", "µg/L"]],
  }),
  row("Albumin", ["g/L", "g/dL"], [5, 70], { npu: [["NPU19673", "g/L"]], loinc: [["1751-7", "g/L"]] }),
  row("ALAT", ["µkat/L", "U/L"], [0.02, 300], {
    npu: [
      ["NPU19981", "µkat/L"],
      ["NPU19651", "U/L"],
    ],
    loinc: [["1742-6", "U/L"]],
  }),
  row("ASAT", ["µkat/L", "U/L"], [0.02, 500], {
    npu: [
      ["NPU22279", "µkat/L"],
      ["NPU19654", "U/L"],
    ],
    loinc: [["1920-8", "U/L"]],
  }),
  row("GT", ["µkat/L", "U/L"], [0.02, 100], {
    npu: [
      ["NPU22283", "µkat/L"],
      ["NPU19657", "U/L"],
    ],
    loinc: [["2324-2", "U/L"]],
  }),
  row("ALP", ["µkat/L", "U/L"], [0.05, 100], {
    npu: [
      ["NPU53078", "µkat/L"],
      ["NPU27783", "U/L"],
    ],
    loinc: [["6768-6", "U/L"]],
  }),
  row("Bilirubin", ["µmol/L", "mg/dL"], [0.5, 1_200], {
    ...mass(584.66),
    npu: [["NPU01370", "µmol/L"]],
    loinc: [
      ["14631-6", "µmol/L"],
      ["1975-2", "mg/dL"],
    ],
  }),
  row("CK", ["µkat/L", "U/L"], [0.1, 5_000], {
    npu: [["NPU19656", "U/L"]],
    loinc: [["2157-6", "U/L"]],
  }),
  row("TSH", ["mIE/L", "µIE/mL"], [0, 500], {
    npu: [
      ["NPU03577", "mIE/L"],
      ["NPU27547", "mIE/L"],
    ],
    loinc: [["3016-3", "mIE/L"]],
  }),
  row("Fritt T4", ["pmol/L", "ng/dL", "ng/L", "pg/mL"], [0.5, 150], {
    ...mass(776.87),
    npu: [["NPU03579", "pmol/L"]],
    loinc: [
      ["14920-3", "pmol/L"],
      ["3024-7", "ng/dL"],
    ],
  }),
  row("Fritt T3", ["pmol/L", "pg/mL", "ng/L"], [0.3, 60], {
    ...mass(650.98),
    npu: [["NPU03625", "pmol/L"]],
    loinc: [
      ["14928-6", "pmol/L"],
      ["3051-0", "pg/mL"],
    ],
  }),
  row("TPO-antikroppar", ["kIE/L", "IE/mL"], [0, 20_000], {
    npu: [
      ["NPU20041", "kIE/L"],
      ["NPU28174", "kIE/L"],
    ],
    loinc: [
      ["8099-4", "kIE/L"],
      ["56477-3", "kIE/L"],
    ],
  }),
  row("25-OH-vitamin D", ["nmol/L", "ng/mL", "µg/L"], [5, 600], {
    ...mass(400.64),
    common: [40, 150],
    npu: [
      ["NPU10267", "nmol/L"],
      ["NPU01435", "nmol/L"],
    ],
    loinc: [
      ["68438-1", "nmol/L"],
      ["14635-7", "nmol/L"],
      ["62292-8", "ng/mL"],
      ["1989-3", "ng/mL"],
    ],
  }),
  row("Vitamin B12", ["pmol/L", "pg/mL", "ng/L"], [20, 5_000], {
    ...mass(1_355.37),
    npu: [["NPU01700", "pmol/L"]],
    loinc: [
      ["14685-2", "pmol/L"],
      ["2132-9", "pg/mL"],
    ],
  }),
  row("Aktivt B12", ["pmol/L"], [1, 1_000], { npu: [["NPU27125", "pmol/L"]] }),
  row("Folat", ["nmol/L", "ng/mL", "µg/L"], [0.5, 500], {
    ...mass(441.4),
    npu: [["NPU02070", "nmol/L"]],
    loinc: [
      ["14732-2", "nmol/L"],
      ["2284-8", "ng/mL"],
    ],
  }),
  row("Metylmalonsyra", ["µmol/L", "nmol/L"], [0.01, 50], {
    ...mass(118.09),
    npu: [["NPU02780", "µmol/L"]],
    loinc: [["13964-2", "µmol/L"]],
  }),
  row("Omega-3-index", ["%"], [0.5, 25]),
  row("Testosteron", ["nmol/L", "ng/mL", "ng/dL", "µg/L"], [0.01, 150], {
    ...mass(288.43),
    npu: [["NPU03543", "nmol/L"]],
    loinc: [
      ["14913-8", "nmol/L"],
      ["2986-8", "ng/dL"],
    ],
  }),
  row("SHBG", ["nmol/L"], [1, 500], { npu: [["NPU03419", "nmol/L"]], loinc: [["13967-5", "nmol/L"]] }),
  row("Fritt testosteron", ["pmol/L", "nmol/L", "pg/mL", "ng/dL"], [0.5, 5_000], {
    ...mass(288.43),
    npu: [["NPU03549", "nmol/L"]],
    loinc: [["2991-8", "pg/mL"]],
  }),
  row("Östradiol", ["pmol/L", "nmol/L", "pg/mL", "ng/L"], [5, 30_000], {
    ...mass(272.38),
    npu: [
      ["NPU09357", "pmol/L"],
      ["NPU01972", "nmol/L"],
    ],
    loinc: [
      ["14715-7", "pmol/L"],
      ["2243-4", "pg/mL"],
    ],
  }),
  row("Progesteron", ["nmol/L", "ng/mL", "µg/L"], [0.05, 1_500], {
    ...mass(314.46),
    npu: [["NPU03242", "nmol/L"]],
    loinc: [
      ["14890-8", "nmol/L"],
      ["2839-9", "ng/mL"],
    ],
  }),
  row("LH", ["IE/L", "mIE/mL"], [0, 300], { npu: [["NPU02618", "IE/L"]], loinc: [["10501-5", "IE/L"]] }),
  row("FSH", ["IE/L", "mIE/mL"], [0, 300], { npu: [["NPU04014", "IE/L"]], loinc: [["15067-2", "IE/L"]] }),
  row("Prolaktin", ["mIE/L", "µg/L", "ng/mL"], [5, 200_000], {
    // 53 mIU in 2,5 µg.
    massPerUnit: 2.5 / 53,
    source: "WHO:s tredje internationella standard för prolaktin, 84/500",
    npu: [["NPU18247", "mIE/L"]],
    loinc: [
      ["15081-3", "mIE/L"],
      ["2842-3", "ng/mL"],
    ],
  }),
  row("AMH", ["µg/L", "ng/mL", "pmol/L"], [0, 100], {
    ...mass(140_000, "Molmassa av AMH, 140 kDa, som laboratorierna räknar"),
    npu: [
      ["NPU27675", "µg/L"],
      ["NPU27385", "pmol/L"],
    ],
    loinc: [["38476-8", "µg/L"]],
  }),
  row("DHEA-S", ["µmol/L", "µg/dL", "nmol/L"], [0.05, 60], {
    ...mass(368.49),
    npu: [["NPU04121", "µmol/L"]],
    loinc: [
      ["14688-6", "µmol/L"],
      ["2191-5", "µg/dL"],
    ],
  }),
  row("Kortisol", ["nmol/L", "µg/dL"], [1, 5_000], {
    ...mass(362.46),
    npu: [["NPU01787", "nmol/L"]],
    loinc: [
      ["14675-3", "nmol/L"],
      ["2143-6", "µg/dL"],
    ],
  }),
  row("IGF-1", ["µg/L", "ng/mL", "nmol/L"], [5, 2_000], {
    ...mass(7_649, "Molmassa av IGF-1, 70 aminosyror"),
    npu: [
      ["NPU19829", "µg/L"],
      ["NPU02499", "nmol/L"],
    ],
    loinc: [["2484-4", "µg/L"]],
  }),
  row("PSA", ["µg/L", "ng/mL"], [0, 20_000], { npu: [["NPU08669", "µg/L"]], loinc: [["2857-1", "µg/L"]] }),
  row("Transglutaminasantikroppar", ["kE/L", "E/mL"], [0, 5_000], {
    npu: [["NPU14566", "kE/L"]],
    loinc: [
      ["31017-7", "kE/L"],
      ["46128-5", "kE/L"],
    ],
  }),
  row("Kortisol i saliv, morgon", ["nmol/L"], [0.1, 150], { ...mass(362.46), npu: [["NPU58880", "nmol/L"]] }),
  row("Kortisol i saliv, kväll", ["nmol/L"], [0.05, 150], { ...mass(362.46), npu: [["NPU58887", "nmol/L"]] }),
  row("Melatonin i saliv", ["pmol/L", "pg/mL"], [0.1, 1_000], mass(232.28)),
  row("Testosteron i saliv", ["pmol/L", "nmol/L", "pg/mL"], [1, 5_000], {
    ...mass(288.43),
    npu: [
      ["NPU58004", "pmol/L"],
      ["NPU03544", "nmol/L"],
    ],
  }),
  row("Progesteron i saliv", ["pmol/L", "pg/mL"], [1, 50_000], mass(314.46)),
  row("U-albumin/kreatinin-kvot", ["g/mol", "mg/mmol", "mg/g"], [0, 2_000], {
    source: "Molmassa av kreatinin, 113,12 g/mol",
    npu: [["NPU28842", "g/mol"]],
    loinc: [["9318-7", "mg/g"]],
  }),
  row("Jod i urin", ["µg/L", "µmol/L", "nmol/L"], [5, 5_000], { ...mass(126.904), npu: [["NPU04884", "µmol/L"]] }),
];

const byName = new Map(MEASUREMENTS.map((one) => [foldName(one.marker), one]));

/**
 * How a marker is measured; undefined for one that is no number in blood, urine or saliva (a gene variant, a test strip), and
 * for one that an admin has added.
 * @param marker its name in the catalogue
 */
export const measurementOf = (marker: string): Measurement | undefined => byName.get(foldName(marker));

/** Coding systems as FHIR names them. NPU: the Swedish OID, as in Inera's contracts (1.2.752.108.1). */
export const LOINC_SYSTEM = "http://loinc.org";
export const NPU_SYSTEM = "urn:oid:1.2.752.108.1";

/** The names under which HL7's terminology, Denmark and Norway publish the same NPU codes. */
const NPU_SYSTEMS = new Set([
  NPU_SYSTEM,
  "http://npu-terminology.org",
  "urn:oid:1.2.208.176.9.1",
  "urn:oid:1.2.208.176.2.1",
  "urn:oid:2.16.578.1.12.4.1.1.7280",
]);

const byLoinc = new Map(MEASUREMENTS.flatMap((one) => one.loinc.map(([code]) => [code, one] as const)));
const byNpu = new Map(MEASUREMENTS.flatMap((one) => one.npu.map(([code]) => [code, one] as const)));

/** The marker that a code of a coding system means; undefined for another system or an unknown code. */
export function markerOfCode(system: string, code: string): Measurement | undefined {
  if (system === LOINC_SYSTEM) return byLoinc.get(code);
  return NPU_SYSTEMS.has(system) ? byNpu.get(code) : undefined;
}

/** The code that says a marker in a unit, the preferred one; undefined where none is certain. */
export const codeFor = (codes: readonly CodeFor[], unit: UnitName): string | undefined =>
  (codes.find(([, of]) => of === unit) ?? codes.find(([, of]) => kindOf(of) === kindOf(unit)))?.[0];

/** Codes that say that somebody had fasted. */
const FASTING_CODES = new Set(["NPU02195", "NPU02497", "NPU10171", "NPU03620", "14771-0", "1558-6"]);

/** Whether a code is of a sample that was taken fasting. */
export const isFastingCode = (code: string): boolean => FASTING_CODES.has(code);

/**
 * A number of a marker in another unit of it.
 * @returns undefined where the marker is not given in one of the units, or no factor leads from one to the other
 */
export function convertOf(marker: Measurement, number: number, from: UnitName, to: UnitName): number | undefined {
  if (!marker.units.includes(from) || !marker.units.includes(to)) return undefined;
  const isApart = (unit: UnitName) => marker.separateUnits.includes(unit);
  return isApart(from) !== isApart(to) ? undefined : convert(number, from, to, marker);
}

/** Since then Swedish laboratories give HbA1c in mmol/mol; per cent before are of another scale (Mono-S) than NGSP's. */
const IFCC_SINCE = "2011-01-01";

/** Whether a value of HbA1c may be of the Swedish scale that was used before, which is not converted here. */
export const isOldHbA1c = (marker: string, unit: UnitName, day: Day): boolean =>
  marker === "HbA1c" && unit === "%" && day < IFCC_SINCE;

/** Swedish: why such a value is not taken. */
export const OLD_HBA1C = "Före 2011 angavs HbA1c i Sverige i procent på en annan skala (Mono-S).";

/** Whether a number can be one of a marker. */
export interface Plausibility {
  /** False where the number is outside of what occurs. */
  isPlausible: boolean;
  /** Other units of the marker in which the number would be (more) likely. */
  otherUnits: readonly UnitName[];
  /** Swedish: 'Menar du 30 ng/mL?'; null where nothing is asked. */
  question: string | null;
}

const within = ([from, to]: readonly [number, number], number: number | undefined) =>
  number !== undefined && number >= from && number <= to;

/**
 * Whether a number is likely in its unit, and in which other it would be: vitamin D '30' is low in nmol/L and usual in ng/mL,
 * Hb '14' cannot be in g/L.
 * @param unit one of the marker's; in a unit without a factor every number from zero on is plausible
 */
export function plausibilityOf(marker: Measurement, number: number, unit: UnitName): Plausibility {
  const inUsual = convertOf(marker, number, unit, marker.unit);
  if (inUsual === undefined) return { isPlausible: number >= 0, otherUnits: [], question: null };
  const isPlausible = within(marker.plausible, inUsual);
  const isCommon = marker.common === null || within(marker.common, inUsual);
  if (isPlausible && isCommon) return { isPlausible, otherUnits: [], question: null };
  const fitting = (range: readonly [number, number]) =>
    marker.units.filter((other) => within(range, convertOf(marker, number, other, marker.unit)));
  const likely = marker.common ? fitting(marker.common) : [];
  const found = likely.length > 0 || isPlausible ? likely : fitting(marker.plausible);
  // Units with other names for the same are one question.
  const otherUnits = found.filter(
    (other, place) =>
      other !== unit &&
      convertOf(marker, 1, other, marker.unit) !== convertOf(marker, 1, unit, marker.unit) &&
      !found.slice(0, place).some((one) => convertOf(marker, 1, one, other) === 1),
  );
  return { isPlausible, otherUnits, question: questionOf(number, unit, otherUnits, isPlausible) };
}

function questionOf(number: number, unit: UnitName, others: readonly UnitName[], isPlausible: boolean): string | null {
  if (others.length > 0) return `Menar du ${others.map((other) => withUnit(number, other)).join(" eller ")}?`;
  return isPlausible ? null : `${withUnit(number, unit)} är utanför det som förekommer. Kontrollera siffrorna.`;
}

/** A number as it is shown in a unit: with no more digits than laboratories give, four that count. */
export const roundedForShow = (number: number): number => {
  const digits = Number(number.toPrecision(4));
  return Math.abs(number) >= 1_000 ? Math.round(number) : tidyNumber(digits);
};
