/** The guide that tells how answers of laboratories are read. */
const READING = "lasa-labbsvar";

/** Slugs of the guides that treat the markers of a group, the nearest first. */
const GROUP_GUIDES: Readonly<Record<string, readonly string[]>> = {
  Blodvärden: [READING, "forsta-blodprovet"],
  Järn: ["jarn", READING],
  Blodsocker: ["blodsocker", READING],
  "Blodfetter och kärl": ["blodfetter", READING],
  Inflammation: [READING],
  "Njurar och salter": [READING],
  "Lever och muskler": [READING],
  Sköldkörtel: ["skoldkorteln", READING],
  "Vitaminer och fettsyror": [READING, "forsta-blodprovet"],
  Hormoner: [READING],
  "Övrigt i blod": [READING],
  Saliv: [READING],
  Urin: [READING],
  Genvarianter: ["dna-tester"],
  Epigenetik: ["dna-tester"],
};

/** The same for markers that a guide of their own treats. */
const OWN_GUIDES: Readonly<Record<string, readonly string[]>> = {
  "Hemoglobin (Hb)": ["jarn", READING],
  MCV: ["jarn", READING],
  MCH: ["jarn", READING],
  CRP: ["jarn", READING],
  HFE: ["jarn", "dna-tester"],
  Magnesium: ["magnesium", READING],
  Kreatinin: ["kreatin", READING],
  "25-OH-vitamin D": ["d-vitamin", READING],
  "Omega-3-index": ["omega-3"],
  "Jod i urin": ["skoldkorteln", READING],
  Urat: ["mobilitet", READING],
  Kortisol: ["stress-och-aterhamtning", READING],
  "Kortisol i saliv, morgon": ["stress-och-aterhamtning"],
  "Kortisol i saliv, kväll": ["stress-och-aterhamtning"],
  "Melatonin i saliv": ["ljus-och-dygnsrytm"],
};

/** Slugs of the guides that treat a marker, the nearest first. */
export const guidesOfMarker = (name: string, group: string): readonly string[] =>
  OWN_GUIDES[name] ?? GROUP_GUIDES[group] ?? [];

/** What the first of a marker's guides states about limits, in its words. */
export const markerReferences: Readonly<Record<string, string>> = {
  Ferritin:
    "WHO räknar värden under 15 µg/L som järnbrist hos en i övrigt frisk vuxen, och många läkare misstänker brist redan under 30. Vid inflammation används 70 som gräns.",
  "P-glukos": "Fastande räknas 6,1–6,9 mmol/L som förhöjt. 7,0 eller mer talar för diabetes.",
  HbA1c: "42–47 mmol/mol räknas ofta som riskzon. 48 eller mer talar för diabetes.",
  "LDL-kolesterol":
    "För den som har låg risk i övrigt anger europeiska riktlinjer under 3,0 mmol/L som mål. Efter en hjärtinfarkt är målet under 1,4. Vid 4,9 eller mer bör vården pröva om det är ärftligt.",
  Triglycerider: "Under omkring 1,7 mmol/L fastande brukar räknas som bra. Värden över 10 behöver vård snart.",
  "Lp(a)": "Var gränsen för ett högt värde går skiljer sig åt, ofta mellan 105 och 125 nmol/L.",
  TSH: "Referensintervallet brukar ligga kring 0,4–4,0 mIE/L hos vuxna. Hos äldre är något högre värden vanliga, och under graviditet gäller andra gränser.",
  "25-OH-vitamin D":
    "De nordiska rekommendationerna räknar 50 nmol/L som tillräckligt. Under ungefär 25–30 talar man om brist.",
  "Omega-3-index": "Det finns ingen allmänt vedertagen gräns som vården styr efter.",
};
