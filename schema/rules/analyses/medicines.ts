// Medicines that are used in Sweden, by what matters for advice. The groups follow ATC; the code is beside
// each kind. Names are those of substances first, then of products. Misspelt ones are found by spelling.ts.

interface Kind {
  /** What rules and phrases take together. */
  group: string;
  /** Codes of the ATC system. */
  atc: string;
  /** Swedish: what it is called where a text speaks of it. */
  called: string;
  /** Names, and what people call the kind; written as in phrases.ts. */
  names: string;
}

/** Medicines by what they do not go together with (`pairs.ts`). Each name is there once. */
export const MEDICINE_KINDS = {
  warfarin: { group: "blood-thinner", atc: "B01AA03", called: "warfarin (Waran)", names: "waran|warfarin|warfarinet" },
  noak: {
    group: "blood-thinner",
    atc: "B01AE, B01AF",
    called: "blodförtunnande läkemedel",
    names: "eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|lixiana|edoxaban|noak|doak",
  },
  platelets: {
    group: "blood-thinner",
    atc: "B01AC",
    called: "blodförtunnande läkemedel",
    names:
      "trombyl|klopidogrel|clopidogrel|plavix|brilique|ticagrelor|prasugrel|efient|persantin|dipyridamol|asasantin|acetylsalicylsyra|asa_75|aspirin_75",
  },
  heparin: {
    group: "blood-thinner",
    atc: "B01AB, B01AX05",
    called: "blodförtunnande sprutor",
    names: "heparin|fragmin|dalteparin|innohep|tinzaparin|klexane|enoxaparin|arixtra",
  },
  ssri: {
    group: "ssri",
    atc: "N06AB, N06AX",
    called: "antidepressiva läkemedel",
    names:
      "ssri|snri|antidepressiv*|lyckopiller|sertralin|sertralinet|zoloft|oralin|escitalopram|cipralex|premalex|citalopram|cipramil|fluoxetin|fontex|prozac|paroxetin|seroxat|venlafaxin|efexor|venlafaxinet|duloxetin|cymbalta|vortioxetin|brintellix|trazodon|milnacipran",
  },
  fluvoxamine: { group: "ssri", atc: "N06AB08", called: "fluvoxamin", names: "fluvoxamin" },
  "other-antidepressant": {
    group: "ssri",
    atc: "N06AX",
    called: "antidepressiva läkemedel",
    names: "mirtazapin|remeron|mianserin|bupropion|voxra|wellbutrin|agomelatin|valdoxan|reboxetin|edronax",
  },
  tricyclic: {
    group: "tricyclic",
    atc: "N06AA",
    called: "antidepressiva läkemedel",
    names: "amitriptylin|saroten|tryptizol|klomipramin|anafranil|nortriptylin|sensaval|imipramin|tricykliska",
  },
  maoi: {
    group: "maoi",
    atc: "N06AF, N06AG, N04BD",
    called: "MAO-hämmare",
    names: "maoi|moklobemid|aurorix|fenelzin|nardil|selegilin|rasagilin|azilect",
  },
  lithium: { group: "lithium", atc: "N05AN", called: "litium", names: "litium|lithionit|litiumet" },
  antiepileptic: {
    group: "antiepileptic",
    atc: "N03A",
    called: "epilepsimedicin",
    names:
      "antiepileptik*|epilepsimedicin*|lamotrigin|lamictal|valproat|valproinsyra|ergenyl|orfiril|karbamazepin|tegretol|hermolepsin|oxkarbazepin|trileptal|levetiracetam|keppra|topiramat|topimax|fenytoin|fenantoin|fenobarbital|fenemal|zonisamid|lakosamid|vimpat|brivaracetam",
  },
  clobazam: { group: "antiepileptic", atc: "N05BA09", called: "klobazam", names: "klobazam|frisium" },
  gabapentinoid: {
    group: "antiepileptic",
    atc: "N02BF",
    called: "gabapentin eller pregabalin",
    names: "gabapentin|neurontin|pregabalin|lyrica",
  },
  antipsychotic: {
    group: "antipsychotic",
    atc: "N05A",
    called: "antipsykotiska läkemedel",
    names:
      "antipsykotik*|neuroleptik*|quetiapin|kvetiapin|seroquel|olanzapin|zyprexa|aripiprazol|abilify|risperidon|risperdal|haloperidol|haldol|ziprasidon|paliperidon|invega|xeplion|flupentixol|fluanxol|zuklopentixol|cisordinol|levomepromazin|nozinan|latuda|lurasidon|kariprazin|reagila",
  },
  clozapine: { group: "antipsychotic", atc: "N05AH02", called: "klozapin", names: "klozapin|leponex" },
  sedative: {
    group: "benzodiazepine",
    atc: "N05BA, N05BB, N05BE, N05CD, N05CF, N05CM, R06AD",
    called: "sömnmedel och lugnande läkemedel",
    names:
      "bensodiazepin*|benso|sömnmedel|sömnmedicin*|sömntablett*|insomningstablett*|lugnande|zopiklon|imovane|zolpidem|stilnoct|zaleplon|oxazepam|oxascand|sobril|diazepam|stesolid|alprazolam|xanor|lorazepam|temesta|klonazepam|iktorivil|nitrazepam|mogadon|apodorm|propavan|propiomazin|hydroxizin|atarax|lergigan|prometazin|alimemazin|theralen|buspiron|heminevrin",
  },
  "melatonin-medicine": { group: "benzodiazepine", atc: "N05CH01", called: "melatonin", names: "circadin" },
  stimulant: {
    group: "stimulant",
    atc: "N06BA",
    called: "adhd-medicin",
    names:
      "adhd_medicin*|centralstimulerande|metylfenidat|concerta|ritalin|medikinet|equasym|elvanse|lisdexamfetamin|dexamfetamin|attentin|atomoxetin|strattera|guanfacin|intuniv|modafinil|modiodal",
  },
  opioid: {
    group: "opioid",
    atc: "N02A",
    called: "starka värktabletter",
    names:
      "opioid*|opiat*|morfin|dolcontin|oxikodon|oxycodon|oxycontin|oxynorm|targiniq|kodein|citodon|treo_comp|buprenorfin|norspan|temgesic|suboxone|subutex|metadon|fentanyl|hydromorfon|ketobemidon|ketogan",
  },
  tramadol: {
    group: "opioid",
    atc: "N02AX",
    called: "tramadol eller tapentadol",
    names: "tramadol|tradolan|nobligan|tapentadol|palexia",
  },
  triptan: {
    group: "triptan",
    atc: "N02CC",
    called: "triptaner",
    names:
      "triptan|triptaner|sumatriptan|imigran|zolmitriptan|zomig|rizatriptan|maxalt|eletriptan|relpax|naratriptan|almotriptan",
  },
  painkiller: {
    group: "painkiller",
    atc: "M01A, N02B",
    called: "inflammationsdämpande värktabletter",
    names:
      "nsaid|inflammationshämmande|antiinflammatorisk*|ibuprofen|ipren|ibumetin|brufen|naproxen|naprosyn|pronaxen|diklofenak|voltaren|ketoprofen|orudis|celecoxib|celebra|etoricoxib|arcoxia|meloxikam|indometacin|aspirin|treo|magnecyl|bamyl",
  },
  "beta-blocker": {
    group: "beta-blocker",
    atc: "C07",
    called: "betablockerare",
    names:
      "betablocker*|betablockare|metoprolol|seloken|seloken_zoc|metoprololsuccinat|bisoprolol|bisomerck|emconcor|atenolol|tenormin|propranolol|inderal|karvedilol|carvedilol|labetalol|sotalol|pindolol|nebivolol",
  },
  nadolol: { group: "beta-blocker", atc: "C07AA12", called: "nadolol", names: "nadolol" },
  "ace-inhibitor": {
    group: "ace-inhibitor",
    atc: "C09",
    called: "ACE-hämmare eller ARB",
    names:
      "ace_hämmare|enalapril|renitec|ramipril|triatec|lisinopril|zestril|perindopril|kaptopril|losartan|cozaar|candesartan|kandesartan|atacand|valsartan|diovan|irbesartan|aprovel|telmisartan|micardis|olmesartan|entresto|sakubitril|arb",
  },
  diuretic: {
    group: "diuretic",
    atc: "C03C",
    called: "vätskedrivande läkemedel",
    names: "diuretik*|vätskedrivande|vattendrivande|furosemid|furix|lasix|impugan|bumetanid|torasemid",
  },
  thiazide: {
    group: "diuretic",
    atc: "C03A, C03B",
    called: "tiazider",
    names: "hydroklortiazid|bendroflumetiazid|salures|indapamid",
  },
  "thiazide-with-amiloride": {
    group: "diuretic",
    atc: "C03EA",
    called: "Moduretic eller Normorix",
    names: "moduretic|normorix",
  },
  "potassium-sparing": {
    group: "diuretic",
    atc: "C03D",
    called: "kaliumsparande läkemedel",
    names: "amilorid|spironolakton|aldactone|eplerenon|inspra",
  },
  "calcium-blocker": {
    group: "blood-pressure",
    atc: "C08",
    called: "kalciumblockerare",
    names:
      "amlodipin|norvasc|felodipin|plendil|lerkanidipin|nifedipin|adalat|verapamil|isoptin|diltiazem|cardizem|calciumblockerare",
  },
  "blood-pressure": {
    group: "blood-pressure",
    atc: "C02",
    called: "blodtrycksmedicin",
    names: "blodtrycksmedicin*|blodtryckssänkande|blodtryckstablett*|doxazosin|alfadil|klonidin|moxonidin",
  },
  digoxin: { group: "heart", atc: "C01AA05", called: "digoxin", names: "digoxin|lanoxin" },
  rhythm: {
    group: "heart",
    atc: "C01BD, C01EB",
    called: "amiodaron, dronedaron eller ivabradin",
    names: "amiodaron|cordarone|dronedaron|multaq|ivabradin|ranolazin",
  },
  heart: {
    group: "heart",
    atc: "C01",
    called: "hjärtmedicin",
    names: "hjärtmedicin*|flekainid|tambocor|nitroglycerin|nitrolingual|nitrospray|imdur|isosorbid*|glytrin",
  },
  simvastatin: {
    group: "statin",
    atc: "C10AA01, C10AA05",
    called: "simvastatin eller atorvastatin",
    names: "simvastatin|zocord|atorvastatin|lipitor",
  },
  // Of a statin that is not named it is not known whether it is one of those.
  statin: {
    group: "statin",
    atc: "C10A",
    called: "statiner",
    names: "statin|statiner|statinet|kolesterolmedicin*|kolesterolsänkande|blodfettssänkande",
  },
  "other-statin": {
    group: "statin",
    atc: "C10AA",
    called: "statiner",
    names: "rosuvastatin|crestor|pravastatin|pravachol|fluvastatin",
  },
  "blood-lipids": {
    group: "statin",
    atc: "C10AB, C10AX",
    called: "blodfettssänkande läkemedel",
    names: "ezetimib|ezetrol|repatha|evolokumab|praluent|inklisiran|fenofibrat",
  },
  cholestyramine: {
    group: "statin",
    atc: "C10AC01",
    called: "kolestyramin",
    names: "kolestyramin|questran",
  },
  insulin: {
    group: "insulin",
    atc: "A10A",
    called: "insulin",
    names:
      "insulin|insulinet|insulinpump|lantus|toujeo|tresiba|levemir|novorapid|humalog|fiasp|abasaglar|insuman|humulin|novomix|apidra",
  },
  metformin: { group: "diabetes-tablets", atc: "A10BA02", called: "metformin", names: "metformin|glucophage" },
  sulfonylurea: {
    group: "diabetes-tablets",
    atc: "A10BB, A10BX02",
    called: "diabetestabletter som frisätter insulin",
    names: "glibenklamid|glimepirid|amaryl|glipizid|repaglinid",
  },
  sglt2: {
    group: "diabetes-tablets",
    atc: "A10BK",
    called: "SGLT2-hämmare",
    names: "empagliflozin|jardiance|dapagliflozin|forxiga|kanagliflozin|invokana",
  },
  "diabetes-tablets": {
    group: "diabetes-tablets",
    atc: "A10B",
    called: "diabetestabletter",
    names: "diabetesmedicin*|diabetestablett*|sitagliptin|januvia|linagliptin|trajenta|pioglitazon",
  },
  glp1: {
    group: "glp1",
    atc: "A10BJ, A08AA62",
    called: "GLP-1",
    names:
      "glp|glp1|ozempic|wegovy|rybelsus|semaglutid|victoza|saxenda|liraglutid|trulicity|dulaglutid|mounjaro|tirzepatid|bydureon|viktmedicin*|bantningsspruta*|bantningsmedicin*|naltrexon_bupropion|mysimba",
  },
  orlistat: { group: "glp1", atc: "A08AB01", called: "orlistat", names: "xenical|orlistat" },
  levothyroxine: {
    group: "thyroid",
    atc: "H03AA",
    called: "sköldkörtelhormon (Levaxin)",
    names: "sköldkörtelmedicin*|levaxin|levotyroxin|euthyrox|liothyronin|liotyronin|tyroxin|armour",
  },
  antithyroid: {
    group: "thyroid",
    atc: "H03B",
    called: "medicin mot giftstruma",
    names: "thyreostat|tiamazol|thacapzol",
  },
  bisphosphonate: {
    group: "bisphosphonate",
    atc: "M05BA",
    called: "tabletter mot benskörhet",
    names: "bisfosfonat*|benskörhetsmedicin*|alendronat|alendronsyra|fosamax|optinate|risedronat|ibandronat",
  },
  bone: {
    group: "bisphosphonate",
    atc: "M05BA08, M05BX04, H05AA02",
    called: "sprutor mot benskörhet",
    names: "zoledronsyra|aclasta|denosumab|prolia|teriparatid|forsteo",
  },
  ciclosporin: {
    group: "immunosuppressant",
    atc: "L04AD",
    called: "ciklosporin eller takrolimus",
    names: "takrolimus|tacrolimus|prograf|advagraf|ciklosporin|ciclosporin|sandimmun|everolimus",
  },
  methotrexate: {
    group: "immunosuppressant",
    atc: "L04AX03",
    called: "metotrexat",
    names: "metotrexat|methotrexat|methotrexate",
  },
  chemotherapy: {
    group: "immunosuppressant",
    atc: "L01",
    called: "cellgifter",
    names: "cytostatik*|cellgift*",
  },
  immunosuppressant: {
    group: "immunosuppressant",
    atc: "L04",
    called: "läkemedel som dämpar immunförsvaret",
    names:
      "immunhämmande|immunsuppress*|biologisk_medicin|biologiska_läkemedel|azatioprin|imurel|mykofenolat|cellcept|adalimumab|humira|etanercept|enbrel|infliximab|remicade|rituximab|mabthera|ocrevus|stelara|cosentyx|tecfidera|gilenya|kesimpta|xeljanz|salazopyrin|sulfasalazin|hydroxyklorokin|plaquenil|leflunomid|arava|dupixent|skyrizi|entyvio|tysabri",
  },
  corticosteroid: {
    group: "corticosteroid",
    atc: "H02",
    called: "kortison",
    names:
      "kortison|kortisonet|kortisontablett*|prednisolon|prednison|betapred|betametason|dexametason|hydrokortison|medrol|metylprednisolon|budesonid|entocort",
  },
  theophylline: { group: "asthma", atc: "R03DA04", called: "teofyllin", names: "teofyllin" },
  asthma: {
    group: "asthma",
    atc: "R03",
    called: "astmamedicin",
    names:
      "astmamedicin*|inhalator*|ventoline|ventilastin|salbutamol|airomir|bricanyl|terbutalin|symbicort|pulmicort|seretide|flutikason|flixotide|spiriva|tiotropium|montelukast|singulair|bufomix|relvar|trelegy|trimbow|innovair",
  },
  tetracycline: {
    group: "antibiotic",
    atc: "J01AA",
    called: "antibiotikum av typen tetracyklin",
    names: "doxycyklin|doxyferm|tetracyklin*|tetralysal|lymecyklin",
  },
  quinolone: {
    group: "antibiotic",
    atc: "J01MA",
    called: "antibiotikum av typen kinolon",
    names: "ciprofloxacin|ciproxin|levofloxacin|moxifloxacin|kinolon*",
  },
  metronidazole: { group: "antibiotic", atc: "J01XD01", called: "metronidazol", names: "metronidazol|flagyl" },
  antibiotic: {
    group: "antibiotic",
    atc: "J01",
    called: "antibiotika",
    names:
      "antibiotik*|penicillin*|kåvepenin|amoxicillin|imacillin|flukloxacillin|heracillin|erytromycin|ery_max|azitromycin|klaritromycin|klindamycin|dalacin|nitrofurantoin|furadantin|selexid|trimetoprim|bactrim|eusaprim|rifampicin|cefadroxil",
  },
  isotretinoin: {
    group: "isotretinoin",
    atc: "D10BA, D05BB, D11AH04",
    called: "isotretinoin och liknande",
    names: "isotretinoin|roaccutan|roaccutane|acitretin|neotigason|aknetabletter|alitretinoin",
  },
  tamoxifen: { group: "hormone", atc: "L02BA01", called: "tamoxifen", names: "tamoxifen|nolvadex" },
  hormone: {
    group: "hormone",
    atc: "L02, G03",
    called: "hormonbehandling",
    names:
      "letrozol|femar|anastrozol|arimidex|exemestan|aromasin|zoladex|bikalutamid|abirateron|enzalutamid|östrogen|östrogenplåster|hormonplåster|hormonbehandling|femanest|divigel|estradot|activelle|novofem|utrogest|lutinus|estradiol|vagifem|livial|testosteron|nebido|testogel",
  },
  contraceptive: {
    group: "contraceptive",
    atc: "G03A",
    called: "p-piller och andra hormonella preventivmedel",
    names:
      "p_piller|ppiller|p_pillret|p_stav|p_ring|p_plåster|p_spruta|minipiller|mellanpiller|preventivmedel|yasmin|cerazette|slinda|desogestrel|neovletta|prionelle|zoely|qlaira|nuvaring|nexplanon|implanon|depo_provera|diane|cleodette|akutpiller",
  },
  hiv: {
    group: "antiviral",
    atc: "J05AR, J05AE",
    called: "hivmedicin",
    names: "hivmedicin*|hiv_medicin*|bromsmedicin*|prep_hiv|truvada|paxlovid",
  },
  dolutegravir: {
    group: "antiviral",
    atc: "J05AJ, J05AR",
    called: "hivmedicin",
    names: "biktarvy|triumeq|tivicay|dolutegravir",
  },
  antiviral: {
    group: "antiviral",
    atc: "J05AB",
    called: "medicin mot herpes",
    names: "valaciklovir|valtrex|aciklovir",
  },
  ppi: {
    group: "stomach",
    atc: "A02BC",
    called: "omeprazol och liknande",
    names: "omeprazol|losec|omecat|esomeprazol|nexium|lansoprazol|pantoprazol|somac",
  },
  stomach: {
    group: "stomach",
    atc: "A02, A03",
    called: "magmedicin",
    names: "magmedicin*|pepcid|famotidin|novalucol|gaviscon|metoklopramid|primperan",
  },
  levodopa: {
    group: "other",
    atc: "N04BA",
    called: "levodopa",
    names: "parkinsonmedicin*|madopar|sinemet|stalevo|levodopa",
  },
  disulfiram: { group: "other", atc: "N07BB01", called: "disulfiram (Antabus)", names: "antabus|disulfiram" },
  other: {
    group: "other",
    atc: "other",
    called: "andra läkemedel",
    names:
      "sifrol|pramipexol|ropinirol|donepezil|aricept|memantin|ebixa|galantamin|naltrexon|akamprosat|campral|allopurinol|kolkicin|baklofen|lioresal|betmiga|vesicare|tolterodin|finasterid|alfuzosin|tamsulosin|sildenafil|viagra|cialis|tadalafil|desloratadin|loratadin|clarityn|cetirizin|aerius|kestine|desmopressin|minirin|folsyra_5|behepan|zoledron|tranexamsyra|cyklokapron|dexofen|klorokin|malarone|lariam|champix|vareniklin|zyban|galcanezumab|emgality|aimovig|ajovy",
  },
  // Known, and none that advice depends on.
  harmless: { group: "harmless", atc: "N02BE", called: "paracetamol", names: "paracetamol|alvedon|panodil|reliv" },
} as const satisfies Record<string, Kind>;

/** A kind of medicines that pairs distinguish. */
export type MedicineKind = keyof typeof MEDICINE_KINDS;

/** Kinds of a medicine, as far as advice depends on them. */
export type MedicineGroup = (typeof MEDICINE_KINDS)[MedicineKind]["group"];

/** The names of groups, as a slot of phrases. */
export const namesOf = (...groups: readonly MedicineGroup[]): string =>
  Object.values(MEDICINE_KINDS)
    .flatMap(({ group, names }) => (groups.includes(group) ? [names] : []))
    .join("|");

/** Groups of all medicines on which advice depends. */
export const MEDICINE_GROUPS: readonly MedicineGroup[] = [
  ...new Set(Object.values(MEDICINE_KINDS).map(({ group }) => group)),
].filter((group) => group !== "harmless");
