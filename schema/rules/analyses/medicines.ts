// Medicines that are used in Sweden, by what of them matters for advice. The groups follow ATC, whose code stands with
// each; names are those of substances first, then of products. Misspelt ones are found by spelling.ts.

/** What a medicine is, as far as advice depends on it. */
export type MedicineGroup = keyof typeof MEDICINES;

interface Medicine {
  /** Codes of the ATC system that the group consists of. */
  atc: string;
  /** Names, and what people call the kind; written as in phrases.ts. */
  names: string;
}

/** Medicines by group. */
export const MEDICINES = {
  "blood-thinner": {
    atc: "B01A",
    names:
      "waran|warfarin|warfarinet|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|lixiana|edoxaban|trombyl|klopidogrel|clopidogrel|plavix|brilique|ticagrelor|prasugrel|efient|heparin|fragmin|dalteparin|innohep|tinzaparin|klexane|enoxaparin|noak|doak|persantin|dipyridamol|asasantin|acetylsalicylsyra|asa_75|aspirin_75|arixtra",
  },
  ssri: {
    atc: "N06AB, N06AX",
    names:
      "ssri|snri|antidepressiv*|lyckopiller|sertralin|sertralinet|zoloft|oralin|escitalopram|cipralex|premalex|citalopram|cipramil|fluoxetin|fontex|prozac|paroxetin|seroxat|fluvoxamin|venlafaxin|efexor|venlafaxinet|duloxetin|cymbalta|mirtazapin|remeron|mianserin|bupropion|voxra|wellbutrin|vortioxetin|brintellix|agomelatin|valdoxan|trazodon|reboxetin|edronax|milnacipran",
  },
  tricyclic: {
    atc: "N06AA",
    names: "amitriptylin|saroten|tryptizol|klomipramin|anafranil|nortriptylin|sensaval|imipramin|tricykliska",
  },
  maoi: { atc: "N06AF, N06AG", names: "maoi|moklobemid|aurorix|fenelzin|nardil|selegilin|rasagilin|azilect" },
  lithium: { atc: "N05AN", names: "litium|lithionit|litiumet" },
  antiepileptic: {
    atc: "N03A",
    names:
      "antiepileptik*|epilepsimedicin*|lamotrigin|lamictal|valproat|valproinsyra|ergenyl|orfiril|karbamazepin|tegretol|hermolepsin|oxkarbazepin|trileptal|levetiracetam|keppra|topiramat|topimax|gabapentin|neurontin|pregabalin|lyrica|fenytoin|fenantoin|fenobarbital|fenemal|zonisamid|lakosamid|vimpat|brivaracetam|klobazam|frisium",
  },
  antipsychotic: {
    atc: "N05A",
    names:
      "antipsykotik*|neuroleptik*|quetiapin|kvetiapin|seroquel|olanzapin|zyprexa|aripiprazol|abilify|risperidon|risperdal|klozapin|leponex|haloperidol|haldol|ziprasidon|paliperidon|invega|xeplion|flupentixol|fluanxol|zuklopentixol|cisordinol|levomepromazin|nozinan|latuda|lurasidon|kariprazin|reagila",
  },
  benzodiazepine: {
    atc: "N05BA, N05CD, N05CF, N05CM",
    names:
      "bensodiazepin*|benso|sömnmedel|sömnmedicin*|sömntablett*|insomningstablett*|lugnande|zopiklon|imovane|zolpidem|stilnoct|zaleplon|oxazepam|oxascand|sobril|diazepam|stesolid|alprazolam|xanor|lorazepam|temesta|klonazepam|iktorivil|nitrazepam|mogadon|apodorm|propavan|propiomazin|hydroxizin|atarax|lergigan|prometazin|alimemazin|theralen|buspiron|heminevrin|circadin",
  },
  stimulant: {
    atc: "N06BA",
    names:
      "adhd_medicin*|centralstimulerande|metylfenidat|concerta|ritalin|medikinet|equasym|elvanse|lisdexamfetamin|dexamfetamin|attentin|atomoxetin|strattera|guanfacin|intuniv|modafinil|modiodal",
  },
  opioid: {
    atc: "N02A",
    names:
      "opioid*|opiat*|morfin|dolcontin|oxikodon|oxycodon|oxycontin|oxynorm|targiniq|tramadol|tradolan|nobligan|kodein|citodon|treo_comp|buprenorfin|norspan|temgesic|suboxone|subutex|metadon|fentanyl|tapentadol|palexia|hydromorfon|ketobemidon|ketogan",
  },
  triptan: {
    atc: "N02CC",
    names:
      "triptan|triptaner|sumatriptan|imigran|zolmitriptan|zomig|rizatriptan|maxalt|eletriptan|relpax|naratriptan|almotriptan",
  },
  painkiller: {
    atc: "M01A, N02B",
    names:
      "nsaid|inflammationshämmande|antiinflammatorisk*|ibuprofen|ipren|ibumetin|brufen|naproxen|naprosyn|pronaxen|diklofenak|voltaren|ketoprofen|orudis|celecoxib|celebra|etoricoxib|arcoxia|meloxikam|indometacin|aspirin|treo|magnecyl|bamyl",
  },
  "beta-blocker": {
    atc: "C07",
    names:
      "betablocker*|betablockare|metoprolol|seloken|seloken_zoc|metoprololsuccinat|bisoprolol|bisomerck|emconcor|atenolol|tenormin|propranolol|inderal|karvedilol|carvedilol|labetalol|sotalol|pindolol|nebivolol",
  },
  "ace-inhibitor": {
    atc: "C09",
    names:
      "ace_hämmare|enalapril|renitec|ramipril|triatec|lisinopril|zestril|perindopril|kaptopril|losartan|cozaar|candesartan|kandesartan|atacand|valsartan|diovan|irbesartan|aprovel|telmisartan|micardis|olmesartan|entresto|sakubitril|arb",
  },
  diuretic: {
    atc: "C03",
    names:
      "diuretik*|vätskedrivande|vattendrivande|furosemid|furix|lasix|impugan|bumetanid|torasemid|hydroklortiazid|hydroklortiazid|bendroflumetiazid|salures|indapamid|amilorid|moduretic|spironolakton|aldactone|eplerenon|inspra|normorix",
  },
  "blood-pressure": {
    atc: "C02, C08",
    names:
      "blodtrycksmedicin*|blodtryckssänkande|blodtryckstablett*|amlodipin|norvasc|felodipin|plendil|lerkanidipin|nifedipin|adalat|verapamil|isoptin|diltiazem|cardizem|doxazosin|alfadil|klonidin|moxonidin|calciumblockerare",
  },
  heart: {
    atc: "C01",
    names:
      "hjärtmedicin*|digoxin|lanoxin|amiodaron|cordarone|flekainid|tambocor|dronedaron|multaq|nitroglycerin|nitrolingual|nitrospray|imdur|isosorbid*|ivabradin|ranolazin|glytrin",
  },
  statin: {
    atc: "C10A",
    names:
      "statin|statiner|statinet|kolesterolmedicin*|kolesterolsänkande|blodfettssänkande|simvastatin|zocord|atorvastatin|lipitor|rosuvastatin|crestor|pravastatin|pravachol|fluvastatin|ezetimib|ezetrol|repatha|evolokumab|praluent|inklisiran|fenofibrat",
  },
  insulin: {
    atc: "A10A",
    names:
      "insulin|insulinet|insulinpump|lantus|toujeo|tresiba|levemir|novorapid|humalog|fiasp|abasaglar|insuman|humulin|novomix|apidra",
  },
  "diabetes-tablets": {
    atc: "A10B",
    names:
      "diabetesmedicin*|diabetestablett*|metformin|glucophage|glibenklamid|glimepirid|amaryl|glipizid|repaglinid|sitagliptin|januvia|linagliptin|trajenta|empagliflozin|jardiance|dapagliflozin|forxiga|kanagliflozin|invokana|pioglitazon",
  },
  glp1: {
    atc: "A10BJ",
    names:
      "glp|glp1|ozempic|wegovy|rybelsus|semaglutid|victoza|saxenda|liraglutid|trulicity|dulaglutid|mounjaro|tirzepatid|bydureon|viktmedicin*|bantningsspruta*|bantningsmedicin*|naltrexon_bupropion|mysimba|xenical|orlistat",
  },
  thyroid: {
    atc: "H03",
    names:
      "sköldkörtelmedicin*|levaxin|levotyroxin|euthyrox|liothyronin|liotyronin|thyreostat|tiamazol|thacapzol|tyroxin|armour",
  },
  bisphosphonate: {
    atc: "M05B",
    names:
      "bisfosfonat*|benskörhetsmedicin*|alendronat|alendronsyra|fosamax|optinate|risedronat|zoledronsyra|aclasta|denosumab|prolia|teriparatid|forsteo|ibandronat",
  },
  immunosuppressant: {
    atc: "L04, L01",
    names:
      "immunhämmande|immunsuppress*|biologisk_medicin|biologiska_läkemedel|cytostatik*|cellgift*|metotrexat|methotrexat|methotrexate|azatioprin|imurel|takrolimus|tacrolimus|prograf|advagraf|ciklosporin|sandimmun|mykofenolat|cellcept|everolimus|adalimumab|humira|etanercept|enbrel|infliximab|remicade|rituximab|mabthera|ocrevus|stelara|cosentyx|tecfidera|gilenya|kesimpta|xeljanz|salazopyrin|sulfasalazin|hydroxyklorokin|plaquenil|leflunomid|arava|dupixent|skyrizi|entyvio|tysabri",
  },
  corticosteroid: {
    atc: "H02",
    names:
      "kortison|kortisonet|kortisontablett*|prednisolon|prednison|betapred|betametason|dexametason|hydrokortison|medrol|metylprednisolon|budesonid|entocort",
  },
  asthma: {
    atc: "R03",
    names:
      "astmamedicin*|inhalator*|ventoline|ventilastin|salbutamol|airomir|bricanyl|terbutalin|symbicort|pulmicort|seretide|flutikason|flixotide|spiriva|tiotropium|montelukast|singulair|teofyllin|bufomix|relvar|trelegy|trimbow|innovair",
  },
  antibiotic: {
    atc: "J01",
    names:
      "antibiotik*|penicillin*|kåvepenin|amoxicillin|imacillin|flukloxacillin|heracillin|doxycyklin|doxyferm|tetracyklin*|tetralysal|lymecyklin|ciprofloxacin|ciproxin|levofloxacin|moxifloxacin|kinolon*|erytromycin|ery_max|azitromycin|klaritromycin|klindamycin|dalacin|nitrofurantoin|furadantin|selexid|trimetoprim|bactrim|eusaprim|metronidazol|flagyl|rifampicin|cefadroxil",
  },
  isotretinoin: {
    atc: "D10BA, D05BB",
    names: "isotretinoin|roaccutan|roaccutane|acitretin|neotigason|aknetabletter|alitretinoin",
  },
  hormone: {
    atc: "L02, G03C",
    names:
      "tamoxifen|nolvadex|letrozol|femar|anastrozol|arimidex|exemestan|aromasin|zoladex|bikalutamid|abirateron|enzalutamid|östrogen|östrogenplåster|hormonplåster|hormonbehandling|femanest|divigel|estradot|activelle|novofem|utrogest|lutinus|estradiol|vagifem|livial|testosteron|nebido|testogel",
  },
  contraceptive: {
    atc: "G03A",
    names:
      "p_piller|ppiller|p_pillret|p_stav|p_ring|p_plåster|p_spruta|minipiller|mellanpiller|preventivmedel|yasmin|cerazette|slinda|desogestrel|neovletta|prionelle|zoely|qlaira|nuvaring|nexplanon|implanon|depo_provera|diane|cleodette|akutpiller",
  },
  antiviral: {
    atc: "J05",
    names:
      "hivmedicin*|hiv_medicin*|bromsmedicin*|biktarvy|triumeq|tivicay|dolutegravir|prep_hiv|truvada|paxlovid|valaciklovir|valtrex|aciklovir",
  },
  stomach: {
    atc: "A02, A03",
    names:
      "magmedicin*|omeprazol|losec|omecat|esomeprazol|nexium|lansoprazol|pantoprazol|somac|pepcid|famotidin|novalucol|gaviscon|metoklopramid|primperan",
  },
  other: {
    atc: "other",
    names:
      "parkinsonmedicin*|madopar|sinemet|stalevo|levodopa|sifrol|pramipexol|ropinirol|donepezil|aricept|memantin|ebixa|galantamin|antabus|disulfiram|naltrexon|akamprosat|campral|allopurinol|kolkicin|baklofen|lioresal|betmiga|vesicare|tolterodin|finasterid|alfuzosin|tamsulosin|sildenafil|viagra|cialis|tadalafil|desloratadin|loratadin|clarityn|cetirizin|aerius|kestine|desmopressin|minirin|ciclosporin|folsyra_5|behepan|zoledron|tranexamsyra|cyklokapron|dexofen|klorokin|malarone|lariam|champix|vareniklin|zyban|galcanezumab|emgality|aimovig|ajovy",
  },
  // Known, and none that advice depends on.
  harmless: { atc: "N02BE", names: "paracetamol|alvedon|panodil|reliv" },
} as const satisfies Record<string, Medicine>;

/** The names of groups, as a slot of phrases. */
export const namesOf = (...groups: readonly MedicineGroup[]): string =>
  groups.map((group) => MEDICINES[group].names).join("|");

/** Groups of all medicines on which advice depends. */
export const MEDICINE_GROUPS = (Object.keys(MEDICINES) as MedicineGroup[]).filter((group) => group !== "harmless");
