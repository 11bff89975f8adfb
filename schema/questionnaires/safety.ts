import { type ListField, type Option, optionsOf, type SeveralField } from "./definition.ts";

// What every test asks in the end, so that advice need not be guessed from free text: words of our own after what is
// asked before training, of snoring, of low mood, and before a doctor's visit.

const GROUPS = {
  "Besvär just nu": {
    "chest-pain": "Ont eller tryck över bröstet, i vila eller när jag tar i",
    fainting: "Har svimmat, eller varit nära att svimma",
    breathless: "Svårt att andas i vila eller av lite ansträngning",
    palpitations: "Hjärtat rusar eller slår ojämnt utan att jag vet varför",
    stroke: "Hängande mungipa, sluddrigt tal, domnad arm eller synen borta, även om det gick över",
    "leg-clot": "Ena vaden eller benet är svullet, varmt eller ömt",
    "black-stool": "Svart avföring, eller kräks blod",
    bleeding: "Blod i avföring, urin eller upphostningar",
    "weight-loss": "Går ner i vikt utan att försöka",
  },
  "Hjärta, kärl och lungor": {
    heart: "Sjukdom i hjärtat eller kärlen",
    "high-blood-pressure": "Högt blodtryck",
    "heart-device": "Pacemaker, ICD eller konstgjord hjärtklaff",
    aneurysm: "Bråck på stora kroppspulsådern",
    clot: "Blodpropp, nu eller tidigare",
    asthma: "Astma eller KOL",
  },
  "Sömn och andning": {
    snoring: "Snarkar högt flera nätter i veckan",
    apnoea: "Slutar andas när jag sover, eller vaknar och kippar efter luft",
    "asleep-at-wheel": "Har somnat, eller nästan somnat, när jag kört",
    driver: "Kör fordon eller maskin i arbetet",
  },
  "Hur du mår": {
    "low-mood": "Nedstämd eller utan glädje de flesta dagar, i två veckor eller mer",
    "death-thoughts": "Tankar på döden, på att inte vilja leva eller på att skada mig",
    hallucinations: "Hör, ser eller känner sådant som andra inte märker",
    bipolar: "Bipolär sjukdom",
    "psychotic-illness": "Psykossjukdom, nu eller tidigare",
    "eating-disorder": "Ätstörning, nu eller tidigare",
    alcohol: "Svårt att låta bli alkohol eller andra droger",
  },
  "Graviditet, amning och mens": {
    pregnancy: "Gravid, eller försöker bli gravid",
    nursing: "Ammar",
    postpartum: "Har fött barn de senaste sex månaderna",
    "missing-period": "Mensen är borta sedan tre månader, och jag vet inte varför",
  },
  "Ämnesomsättning och inre organ": {
    diabetes: "Diabetes",
    thyroid: "Sjukdom i sköldkörteln",
    kidney: "Nedsatt njurfunktion eller njursjukdom",
    liver: "Leversjukdom",
    bowel: "Sjukdom i magen eller tarmen",
    transplant: "Transplanterat organ, eller medicin som dämpar immunförsvaret",
  },
  "Nerver, skelett och ögon": {
    epilepsy: "Epilepsi eller krampanfall",
    migraine: "Migrän",
    "multiple-sclerosis": "MS",
    parkinson: "Parkinsons sjukdom",
    osteoporosis: "Benskörhet, eller har brutit något av ett lätt fall",
    glaucoma: "Grön starr (glaukom)",
  },
  "Blod, cancer och operationer": {
    "bleeding-disorder": "Blöder lätt, eller har en blödningssjukdom",
    cancer: "Cancer, nu eller de senaste fem åren",
    surgery: "Opererad de senaste tre månaderna",
  },
} as const;

/** Chosen by who none of the others applies to. */
const NONE = { none: "Inget av det" } as const;

type Groups = typeof GROUPS;
type Keys<Union> = Union extends unknown ? keyof Union & string : never;

/** Something of the list that may apply to somebody. */
export type SafetyChoice = Keys<Groups[keyof Groups]>;

/** Conditions to tick, in groups, and 'none of these' last. */
export const SAFETY_OPTIONS: readonly Option<SafetyChoice | keyof typeof NONE>[] = [
  ...Object.entries(GROUPS).flatMap(([group, labels]) =>
    optionsOf(labels as Readonly<Record<SafetyChoice, string>>).map((option) => ({ ...option, group })),
  ),
  ...optionsOf(NONE).map((option) => ({ ...option, excludesOthers: true as const })),
];

const LAB_FINDING_LABELS = {
  "low-haemoglobin": "Lågt blodvärde (Hb)",
  "low-ferritin": "Lågt järnlager (ferritin)",
  "high-ferritin": "Högt ferritin",
  "low-b12": "Lågt B12",
  "low-vitamin-d": "Lågt D-vitamin",
  "low-tsh": "Lågt TSH",
  "high-tsh": "Högt TSH",
  "high-sugar": "Högt långtidssocker (HbA1c) eller blodsocker",
  "high-ldl": "Högt LDL-kolesterol eller apoB",
  "high-crp": "Högt CRP",
  "high-liver": "Höga levervärden (ALAT, ASAT eller GT)",
} as const;

/** What a blood test may have shown. */
export type LabFinding = keyof typeof LAB_FINDING_LABELS;

export const LAB_FINDINGS = Object.keys(LAB_FINDING_LABELS) as readonly LabFinding[];

/** What a blood test may have shown, to tick, and 'none of these' last. */
export const LAB_FINDING_OPTIONS: readonly Option<LabFinding | keyof typeof NONE>[] = [
  ...optionsOf(LAB_FINDING_LABELS),
  ...optionsOf(NONE).map((option) => ({ ...option, excludesOthers: true as const })),
];

/** Name of the question that asks for it. */
export const LAB_FINDINGS_FIELD = "labFindings";

/** What every test asks in the end. Clients of before do not know it, so the graph's input may leave it out. */
export const SAFETY_FIELDS = [
  {
    kind: "several",
    name: "conditions",
    label: "Gäller något av det här dig?",
    short: "det som gäller dig",
    about: "What of a list of symptoms, illnesses and circumstances applies to them; NONE when nothing does.",
    hint: "Frivilligt. Råden tar hänsyn till det du kryssar för, och lämnar bort det som inte passar.",
    options: SAFETY_OPTIONS,
    isOptional: true,
    isOptionalInApi: true,
  },
  {
    kind: "list",
    name: "medicines",
    label: "Vilka läkemedel tar du? (frivilligt)",
    short: "läkemedel",
    about: "Names of medicines that they take, at most 20 of 60 characters each; one that is not known counts, too.",
    hint: "Sök och välj, eller skriv namnet som det står på förpackningen.",
    item: "ett läkemedel",
    suggestions: "medicines",
    maxItems: 20,
    max: 60,
    isOptional: true,
    isOptionalInApi: true,
  },
  {
    kind: "several",
    name: LAB_FINDINGS_FIELD,
    label: "Har ett prov det senaste året visat något av det här?",
    short: "det prov har visat",
    about: "What blood tests of the last year have shown, by their reference intervals; NONE when nothing of it.",
    hint: "Frivilligt. Kryssa för det som låg utanför provsvarets referensintervall.",
    options: LAB_FINDING_OPTIONS,
    isOptional: true,
    isOptionalInApi: true,
  },
] as const satisfies readonly [SeveralField, ListField, SeveralField];
