// What to do before a sample, in general terms: laboratories have their own instructions, and those hold.

const MORNING = "Ta provet före klockan 10, eftersom värdet följer dygnet.";
const FASTING =
  "Ät inget på tio till tolv timmar före provet; vatten går bra. Ta provet på morgonen och avstå från alkohol dygnet före.";
const CYCLE =
  "Värdet följer menscykeln. Skriv upp första dagen i din senaste mens, och fråga vilken dag provet ska tas.";
const BIOTIN =
  "Tar du biotin i hög dos kan svaret bli fel. Gör uppehåll i minst två dygn före, om laboratoriet inte säger annat.";
const WELL = "Ta provet när du är frisk. Vänta några veckor efter en infektion.";
const SALIVA =
  "Ät, drick och borsta inte tänderna den sista halvtimmen, och ta provet vid den tid som följer med i förpackningen.";
const URINE = "Vänta med provet om du har mens, och träna inte hårt dygnet före.";

/** By the marker's name; the others need nothing in particular. */
export const markerPreparation: Readonly<Record<string, string>> = {
  "Hemoglobin (Hb)":
    "Sitt stilla en kvart före provet. Värdet blir lägre om du ligger, och högre om du har druckit lite.",
  EVF: "Drick som vanligt och sitt stilla en kvart före provet: värdet följer hur mycket vätska du har i kroppen.",
  Leukocyter: "Träna inte hårt dygnet före. Antalet stiger av ansträngning, stress och rökning.",
  Neutrofiler: "Träna inte hårt dygnet före. Antalet stiger av ansträngning, stress och rökning.",
  Ferritin: `${WELL} Fortsätt med järn som vanligt, om laboratoriet inte säger annat.`,
  Järn: `${MORNING} Ta inget järn dygnet före.`,
  Transferrin: WELL,
  Järnmättnad: `${MORNING} Ta inget järn dygnet före.`,
  "P-glukos": `${FASTING} Har du diabetes, fråga först hur du gör med din medicin.`,
  Insulin: `${FASTING} Har du diabetes, fråga först hur du gör med din medicin.`,
  "C-peptid": `${FASTING} Har du diabetes, fråga först hur du gör med din medicin.`,
  "HOMA-IR": `${FASTING} Det räknas ut från två prover som tas samtidigt.`,
  Kolesterol: "Du behöver oftast inte fasta. Lev som vanligt veckan före, och ta provet när du är frisk.",
  "LDL-kolesterol": "Du behöver oftast inte fasta. Lev som vanligt veckan före, och ta provet när du är frisk.",
  "HDL-kolesterol": "Du behöver inte fasta. Lev som vanligt veckan före.",
  "Non-HDL-kolesterol": "Du behöver inte fasta. Lev som vanligt veckan före.",
  Triglycerider: FASTING,
  ApoB: "Du behöver inte fasta. Lev som vanligt veckan före.",
  Homocystein: "Ta provet på morgonen, gärna fastande. Säg till om du tar B12 eller folsyra.",
  "NT-proBNP": "Sitt stilla en kvart före provet, och träna inte hårt dygnet före.",
  CRP: "Provet visar hur det är just nu. Vänta några veckor efter en infektion om du vill veta hur det brukar vara.",
  "Högkänsligt CRP": `${WELL} Träna inte hårt de två dygnen före.`,
  Kreatinin: "Ät inte mycket kött kvällen före, och träna inte hårt dygnet före. Säg till om du tar kreatin.",
  eGFR: "Ät inte mycket kött kvällen före, och träna inte hårt dygnet före. Säg till om du tar kreatin.",
  Urat: "Avstå från alkohol dygnet före, och träna inte hårt.",
  Kalium: "Knyt inte näven vid provet: det höjer värdet.",
  Zink: FASTING,
  ALAT: "Träna inte hårt på flera dygn och avstå från alkohol dygnet före.",
  ASAT: "Träna inte hårt på flera dygn: värdet stiger också av muskler som har arbetat.",
  GT: "Avstå från alkohol dygnet före. Vanan de senaste veckorna syns ändå.",
  Bilirubin: "Ät som vanligt dagen före. Värdet stiger av fasta.",
  CK: "Träna inte hårt på tre till sju dygn före. Ett tungt pass kan höja värdet många gånger om.",
  TSH: `${BIOTIN} Tar du Levaxin, ta dagens tablett efter provet.`,
  "Fritt T4": `${BIOTIN} Tar du Levaxin, ta dagens tablett efter provet.`,
  "Fritt T3": BIOTIN,
  "TPO-antikroppar": BIOTIN,
  "Vitamin B12": "Säg till om du tar B12: värdet blir högt utan att det säger något om hur du mådde innan.",
  "Aktivt B12": "Säg till om du tar B12: värdet blir högt utan att det säger något om hur du mådde innan.",
  Folat: "Ta provet på morgonen, gärna fastande. Säg till om du tar folsyra.",
  Testosteron: `${MORNING} Fasta och sov som vanligt natten före. ${BIOTIN}`,
  "Fritt testosteron": `${MORNING} Fasta och sov som vanligt natten före. ${BIOTIN}`,
  Östradiol: `${CYCLE} ${BIOTIN}`,
  Progesteron: `${CYCLE} ${BIOTIN}`,
  LH: CYCLE,
  FSH: CYCLE,
  Prolaktin:
    "Var vaken i minst tre timmar före provet, sitt stilla en kvart och undvik stress: värdet stiger av sömn, stress och träning.",
  Kortisol:
    "Ta provet klockan 7 till 9. Värdet är högst på morgonen. Östrogen och kortison ändrar svaret: fråga först.",
  PSA: "Cykla inte och ha ingen utlösning de två dygnen före. Vänta några veckor efter en urinvägsinfektion.",
  Transglutaminasantikroppar:
    "Fortsätt att äta gluten som vanligt. Utan gluten kan svaret bli normalt fast du har celiaki.",
  "Kortisol i saliv, morgon": SALIVA,
  "Kortisol i saliv, kväll": SALIVA,
  "Melatonin i saliv": `${SALIVA} Sitt i svagt ljus kvällen då det tas.`,
  "Testosteron i saliv": SALIVA,
  "Progesteron i saliv": `${SALIVA} ${CYCLE}`,
  "U-albumin/kreatinin-kvot": `${URINE} Morgonens första urin ger säkrast svar.`,
  "Jod i urin": "Ett enda prov säger lite om en person: jod i urinen växlar från dag till dag.",
  "Glukos i urin":
    "Säg till om du tar en medicin mot diabetes eller hjärtsvikt av typen SGLT2-hämmare: den ger socker i urinen.",
  "Blod i urin": URINE,
  "Nitrit i urin": "Urinen ska helst ha varit i blåsan i fyra timmar.",
};
