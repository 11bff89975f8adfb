import type { AreaName } from "./apiCatalogue.ts";

/**
 * A search as somebody types it, with what they hope to find: products by name, or what holds one of the markers. In the
 * search of the whole site and in the chooser's, by title.
 */
export interface SampleSearch {
  area: AreaName | "SITE" | "MARKERS";
  text: string;
  /** Names or titles, any of which is right. */
  names?: string[];
  /** Markers or substances; every product that has one of them is right. */
  markers?: string[];
}

const THYROID = ["Sköldkörtelprov Plus", "Sköldkörtel hemma", "Jod och sköldkörtel"];
const D_VITAMIN = ["25-OH-vitamin D"];
const GLUCOSE_DEVICES = [
  "Glukossensor två veckor",
  "Blodsockermätare Droppen",
  "Glukosresan med dietist",
  "Sensorprenumeration Kurva",
];
const RINGS = ["Nattring Ett", "Kaamosringen", "Helixring Forskare"];
const CLOCKS = ["Vardagsklocka Enkel", "Fjordklocka", "Äventyrsklocka Sol"];
const LIGHTS = ["Morgonljus 10 000 lux", "Gryningslampa Sakta", "Ljusglasögon Kaj"];
const MATTRESSES = ["Sval bäddmadrass", "Madrass Dvala Sensor", "Luftmadrass Böljan"];
const COLLAGEN = [
  "Havskollagen naturell",
  "Kollagen Betesmark",
  "Kollagen typ II i kapsel",
  "Ö-kollagen med hyaluronsyra",
];
const OMEGA_3 = [
  "Skrei omega-3 stark",
  "Algdjup DHA",
  "Omega-3 tuggbitar apelsin",
  "Öringens olja",
  "Torskleverolja citron",
];

const D3 = ["Midvinter D3", "Lavdroppar D3 vegan", "K2 med D3 i olja"];

// What is right in the search of the whole site: guides, markers, products, questions of the chooser and pages.
const TIRED = ["Varför är jag trött?", "Välj test efter markörer"];
const SLEEP = ["Sov bättre", "Sömntestet"];
const IRON = ["Järn och ferritin", "Ferritin", "Järnkollen hemma", "Har jag järnbrist?"];
const THYROID_HITS = [...THYROID, "Sköldkörteln", "TSH", "Är det sköldkörteln?"];
const D_VITAMIN_HITS = [...D_VITAMIN, ...D3, "D-vitamin", "Får jag nog med D-vitamin?", "Vinterkollen D-vitamin"];
const GLUCOSE_HITS = [
  "HbA1c",
  "P-glukos",
  "Långtidssocker på apotek",
  "Blodsocker och glukosmätare",
  "Är jag på väg mot diabetes?",
];

/** Written down before the search was tuned, and not changed to what it finds. */
export const SEARCHES: SampleSearch[] = [
  // Split, joined, with and without hyphens
  { area: "TESTS", text: "d-vitamin", markers: D_VITAMIN },
  { area: "TESTS", text: "d vitamin", markers: D_VITAMIN },
  { area: "TESTS", text: "vitamin d", markers: D_VITAMIN },
  { area: "TESTS", text: "dvitamin", markers: D_VITAMIN },
  { area: "SUPPLEMENTS", text: "omega 3", names: OMEGA_3 },
  { area: "SUPPLEMENTS", text: "omega3", names: OMEGA_3 },
  { area: "TESTS", text: "omega3 index", markers: ["Omega-3-index"] },
  { area: "SUPPLEMENTS", text: "b 12", markers: ["Metylkobalamin", "Vitamin B12"] },
  { area: "SUPPLEMENTS", text: "c vitamin", markers: ["Vitamin C"] },
  { area: "SUPPLEMENTS", text: "K2-vitamin", markers: ["Vitamin K2"] },
  { area: "TESTS", text: "hba1c", markers: ["HbA1c"] },
  { area: "TESTS", text: "hb a1c", markers: ["HbA1c"] },
  {
    area: "TESTS",
    text: "helgenom sekvensering",
    names: ["Hela arvsmassan 30x", "Helgenom med genetisk vägledning", "Helgenom Start"],
  },
  // Without å ä ö
  { area: "TESTS", text: "langtidssocker", markers: ["HbA1c"] },
  { area: "TESTS", text: "långtidssocker", markers: ["HbA1c"] },
  { area: "TESTS", text: "långtids blodsocker", markers: ["HbA1c"] },
  { area: "TESTS", text: "skoldkortel", names: THYROID },
  { area: "TESTS", text: "ostrogen", names: ["Östrogen och klimakteriet"] },
  { area: "TESTS", text: "jarn", markers: ["Järn"] },
  { area: "TESTS", text: "agglossning AMH aggreserv", names: ["Äggreserv med AMH"] },
  { area: "TESTS", text: "halsokontroll kvinna", names: ["Hälsokontroll för kvinnor"] },
  {
    area: "BIOHACKING",
    text: "somntracker",
    names: ["Lyssnaren under madrassen", "Sovrumsradar", "EEG-pannband Natt", "Snarkmätaren"],
  },
  // Misspelt
  { area: "TESTS", text: "kolestrol", markers: ["Kolesterol"] },
  { area: "TESTS", text: "sköldkortel", names: THYROID },
  { area: "TESTS", text: "feritin", markers: ["Ferritin"] },
  { area: "TESTS", text: "testosterån", markers: ["Testosteron"] },
  { area: "TESTS", text: "homocystin", markers: ["Homocystein"] },
  {
    area: "SUPPLEMENTS",
    text: "magnesum",
    names: ["Magnesium 100", "Magnesiumcitrat i pulver", "Elektrolyter Svalka"],
  },
  { area: "SUPPLEMENTS", text: "ashwaganda", names: ["Ashwagandha rotextrakt"] },
  {
    area: "SUPPLEMENTS",
    text: "probiotica",
    names: [
      "Myrflora tio stammar",
      "Bifido fyra stammar",
      "Droppar med en enda stam",
      "Jästkultur Reskapsel",
      "Synbiotika med havrefiber",
      "Tuggflora äpple",
      "Surkålskultur i tablett",
    ],
  },
  { area: "SUPPLEMENTS", text: "kollagén", names: COLLAGEN },
  { area: "SUPPLEMENTS", text: "gurkmaja", names: ["Gurkmeja med svartpeppar"] },
  { area: "BIOHACKING", text: "glukosmätare", names: GLUCOSE_DEVICES },
  // Plural, definite, inflected
  { area: "SUPPLEMENTS", text: "magnesium tabletter", names: ["Elektrolyter Svalka", "Magnesium 100"] },
  { area: "SUPPLEMENTS", text: "kollagenpulver", names: ["Havskollagen naturell", "Kollagen Betesmark"] },
  { area: "SUPPLEMENTS", text: "järntabletter", names: ["Mildjärn med C-vitamin"] },
  { area: "TESTS", text: "sköldkörteln", names: THYROID },
  { area: "TESTS", text: "telomererna", markers: ["Telomerlängd"] },
  { area: "BIOHACKING", text: "ringar", names: RINGS },
  { area: "BIOHACKING", text: "smarta klockor", names: CLOCKS },
  { area: "BIOHACKING", text: "madrasser", names: MATTRESSES },
  { area: "BIOHACKING", text: "lampa mot vintermörker", names: LIGHTS },
  // Several words, in the order that they came to mind
  {
    area: "TESTS",
    text: "blodprov hjärta",
    names: ["Hjärta och kärl med ApoB", "Blodfetter på drop-in", "APOE med blodfetter", "Årskontroll 40+"],
  },
  { area: "TESTS", text: "hemma järn", names: ["Järnkollen hemma"] },
  { area: "TESTS", text: "saliv kortisol", names: ["Kortisolkurvan", "Dygnsrytm med melatonin"] },
  {
    area: "TESTS",
    text: "fjällprov hälsokontroll",
    names: ["Hälsokontroll Grund", "Årskontroll 40+", "Översikt för två"],
  },
  { area: "SUPPLEMENTS", text: "veganskt D3", names: ["Lavdroppar D3 vegan"] },
  { area: "SUPPLEMENTS", text: "protein choklad", names: ["Kasein choklad"] },
  { area: "SUPPLEMENTS", text: "tjärnmossa magnesium", names: ["Magnesium 100"] },
  { area: "BIOHACKING", text: "kaamosvire ring", names: ["Kaamosringen"] },
  // Other words for it, everyday and English
  { area: "TESTS", text: "thyroid", names: THYROID },
  { area: "TESTS", text: "sänka", markers: ["SR"] },
  { area: "TESTS", text: "glutenintolerans", markers: ["Transglutaminasantikroppar"] },
  { area: "TESTS", text: "iron", markers: ["Ferritin", "Järn"] },
  { area: "SUPPLEMENTS", text: "fiskolja", names: OMEGA_3 },
  { area: "SUPPLEMENTS", text: "whey", names: ["Vassle Hage naturell", "Isolat vanilj låglaktos"] },
  { area: "SUPPLEMENTS", text: "turmeric", names: ["Gurkmeja med svartpeppar"] },
  { area: "BIOHACKING", text: "red light panel", names: ["Rödljuspanel Glöd"] },
  { area: "BIOHACKING", text: "cgm", names: GLUCOSE_DEVICES },
  {
    area: "BIOHACKING",
    text: "sleep tracker",
    names: ["Lyssnaren under madrassen", "Sovrumsradar", "EEG-pannband Natt", "Snarkmätaren", ...RINGS],
  },
  // What people type into the field of the whole site
  // In words, as to a person
  { area: "SITE", text: "jag är alltid trött", names: TIRED },
  { area: "SITE", text: "trött hela tiden vilket blodprov", names: TIRED },
  {
    area: "SITE",
    text: "ont i lederna",
    names: ["Varför har jag ont i lederna?", "Rörlighet hela livet", "Urat", "CRP", "SR", "Välj test efter markörer"],
  },
  { area: "SITE", text: "tappar hår", names: [...IRON, ...THYROID_HITS, "Välj test efter markörer"] },
  { area: "SITE", text: "vilket test passar mig", names: ["Välj test efter markörer", "Ditt första blodprov"] },
  { area: "SITE", text: "vilket blodprov ska jag ta", names: ["Välj test efter markörer", "Ditt första blodprov"] },
  { area: "SITE", text: "kan inte sova", names: SLEEP },
  { area: "SITE", text: "vaknar klockan 3 på natten", names: SLEEP },
  { area: "SITE", text: "stressad", names: ["Stress och återhämtning", "Andning och lugn"] },
  { area: "SITE", text: "höga blodfetter vad göra", names: ["Blodfetter och hjärtat"] },
  { area: "SITE", text: "hur mycket protein ska en 70-åring äta", names: ["Protein genom livet"] },
  { area: "SITE", text: "kan man lita på dna test", names: ["DNA-tester och deras gränser"] },
  // About oneself and the site
  { area: "SITE", text: "radera mitt konto", names: ["Dina uppgifter"] },
  { area: "SITE", text: "ta bort", names: ["Dina uppgifter"] },
  { area: "SITE", text: "GDPR", names: ["Dina uppgifter"] },
  { area: "SITE", text: "mina uppgifter", names: ["Dina uppgifter"] },
  { area: "SITE", text: "kontakta er", names: ["Kontakt"] },
  { area: "SITE", text: "annonslänk", names: ["Så fungerar länkarna här", "Så väljer vi", "Om oss"] },
  // Markers and what is said of them
  { area: "SITE", text: "järnbrist", names: IRON },
  { area: "SITE", text: "ferritinvärde", names: IRON },
  { area: "SITE", text: "b12-brist", names: ["Vitamin B12", "Aktivt B12", "B12 och folat"] },
  { area: "SITE", text: "kobalamin", names: ["Vitamin B12", "Aktivt B12", "B12 och folat", "B12 sugtablett hallon"] },
  { area: "SITE", text: "D vitamin", names: D_VITAMIN_HITS },
  { area: "SITE", text: "vitamind", names: D_VITAMIN_HITS },
  { area: "SITE", text: "vit d3", names: D_VITAMIN_HITS },
  { area: "SITE", text: "blodsockertest", names: GLUCOSE_HITS },
  { area: "SITE", text: "sköldkörtelprov", names: THYROID_HITS },
  { area: "SITE", text: "kolesterolvärde", names: ["Kolesterol", "LDL-kolesterol", "Blodfetter och hjärtat"] },
  { area: "SITE", text: "leverprov", names: ["ALAT", "ASAT", "GT", "Lever och njurar på drop-in"] },
  { area: "SITE", text: "psa prov", names: ["PSA"] },
  { area: "SITE", text: "celiaki", names: ["Celiakiprov hemma", "Transglutaminasantikroppar"] },
  { area: "SITE", text: "kreatinin", names: ["Kreatinin"] },
  { area: "SITE", text: "Mg", names: ["Magnesium", "Magnesium 100"] },
  { area: "SITE", text: "koenzym Q10", names: ["Q10 ubikinol"] },
  { area: "SITE", text: "omega tre", names: ["Omega-3", "Omega-3-index"] },
  { area: "SITE", text: "isbad", names: ["Kyla och värme"] },
  { area: "SITE", text: "magnetröntgen hela kroppen", names: ["MR-scanning", "Enåsa Helkroppsklinik"] },
  { area: "SITE", text: "klimakteriet", names: ["Östrogen och klimakteriet", "Östradiol", "FSH"] },
  // In the list of tests
  { area: "TESTS", text: "D-vitamin test hemma", markers: D_VITAMIN },
  { area: "TESTS", text: "25-OH D", markers: D_VITAMIN },
  { area: "TESTS", text: "S-25-OHD", markers: D_VITAMIN },
  { area: "TESTS", text: "vitamin b12 brist", markers: ["Vitamin B12", "Aktivt B12"] },
  { area: "TESTS", text: "b12värde", markers: ["Vitamin B12", "Aktivt B12"] },
  { area: "TESTS", text: "folsyra", markers: ["Folat"] },
  { area: "TESTS", text: "B9", markers: ["Folat"] },
  { area: "TESTS", text: "järnvärde", markers: ["Ferritin", "Järn"] },
  { area: "TESTS", text: "järndepå", markers: ["Ferritin"] },
  { area: "TESTS", text: "Hb-värde", markers: ["Hemoglobin (Hb)"] },
  { area: "TESTS", text: "blodvärde", markers: ["Hemoglobin (Hb)"] },
  { area: "TESTS", text: "kolesteroltest", markers: ["Kolesterol"] },
  { area: "TESTS", text: "onda kolesterolet", markers: ["LDL-kolesterol"] },
  { area: "TESTS", text: "blodsockervärde", markers: ["P-glukos", "HbA1c"] },
  { area: "TESTS", text: "kortisolnivå", markers: ["Kortisol", "Kortisol i saliv, morgon"] },
  { area: "TESTS", text: "testosteronbrist", markers: ["Testosteron", "Testosteron i saliv"] },
  { area: "TESTS", text: "zinkbrist", markers: ["Zink"] },
  { area: "TESTS", text: "Mg i blod", markers: ["Magnesium"] },
  { area: "TESTS", text: "sköldkörtelvärden", markers: ["TSH"] },
  { area: "TESTS", text: "njurvärden", markers: ["Kreatinin"] },
  { area: "TESTS", text: "crp prov", markers: ["CRP", "Högkänsligt CRP"] },
  { area: "TESTS", text: "omega 3 test", markers: ["Omega-3-index"] },
  { area: "TESTS", text: "apo b", markers: ["ApoB"] },
  // In the list of supplements
  { area: "SUPPLEMENTS", text: "D-vitamin", names: D3 },
  { area: "SUPPLEMENTS", text: "d vitamin tabletter", names: D3 },
  { area: "SUPPLEMENTS", text: "vitD", names: D3 },
  { area: "SUPPLEMENTS", text: "25 mcg d3", names: ["Midvinter D3"] },
  { area: "SUPPLEMENTS", text: "b-12 tabletter", markers: ["Metylkobalamin", "Vitamin B12"] },
  { area: "SUPPLEMENTS", text: "vitamin e", markers: ["D-alfatokoferol"] },
  { area: "SUPPLEMENTS", text: "vitamin A", markers: ["Retinylpalmitat", "Vitamin A"] },
  { area: "SUPPLEMENTS", text: "k vitamin", markers: ["Vitamin K1", "Vitamin K2"] },
  { area: "SUPPLEMENTS", text: "B6", markers: ["Vitamin B6"] },
  { area: "SUPPLEMENTS", text: "järn (Fe)", markers: ["Järnbisglycinat"] },
  { area: "SUPPLEMENTS", text: "Zn2+", markers: ["Zinkpikolinat", "Zink"] },
  { area: "SUPPLEMENTS", text: "magnesium citrat", markers: ["Magnesiumcitrat"] },
  { area: "SUPPLEMENTS", text: "kalktabletter", markers: ["Kalciumkarbonat"] },
  { area: "SUPPLEMENTS", text: "fisk olja kapslar", names: OMEGA_3 },
  { area: "SUPPLEMENTS", text: "ubikinon", markers: ["Ubikinol"] },
  { area: "SUPPLEMENTS", text: "CoQ10", markers: ["Ubikinol"] },
  { area: "SUPPLEMENTS", text: "selentillskott", markers: ["Selenometionin"] },
  // In the list of equipment
  { area: "BIOHACKING", text: "blodsockermätare utan stick", names: GLUCOSE_DEVICES },
  { area: "BIOHACKING", text: "pulsklocka", names: [...CLOCKS, "Pulsband Tråd"] },
  { area: "BIOHACKING", text: "ljusterapi", names: [...LIGHTS, "Rödljuspanel Glöd"] },
  // Among the markers to choose from
  { area: "MARKERS", text: "D-vitamin", names: D_VITAMIN },
  { area: "MARKERS", text: "dvitamin", names: D_VITAMIN },
  { area: "MARKERS", text: "b 12", names: ["Vitamin B12", "Aktivt B12"] },
  { area: "MARKERS", text: "blodsocker", names: ["P-glukos", "HbA1c"] },
  { area: "MARKERS", text: "järnvärde", names: ["Ferritin", "Järn"] },
  { area: "MARKERS", text: "sköldkörteln", names: ["TSH", "Fritt T4"] },
  { area: "MARKERS", text: "omega3", names: ["Omega-3-index"] },
  { area: "MARKERS", text: "Mg", names: ["Magnesium"] },
  { area: "MARKERS", text: "kollesterol", names: ["Kolesterol", "LDL-kolesterol", "HDL-kolesterol"] },
];

/** Written down later, each for a way of asking that found nothing, or something else; all of them hold. */
export const LATER_SEARCHES: SampleSearch[] = [
  // How much of it, and that something is felt
  { area: "SITE", text: "låga järnvärden", names: IRON },
  { area: "SITE", text: "höga levervärden", names: ["ALAT", "Lever och njurar på drop-in"] },
  { area: "SITE", text: "lågt blodvärde", names: ["Hemoglobin (Hb)"] },
  { area: "SITE", text: "D3 brist symtom", names: D_VITAMIN_HITS },
  { area: "TESTS", text: "högt kolesterol", markers: ["Kolesterol"] },
  { area: "TESTS", text: "lågt hb", markers: ["Hemoglobin (Hb)"] },
  // Names without their ending, or with another
  { area: "TESTS", text: "triglyceridvärden", markers: ["Triglycerider"] },
  { area: "MARKERS", text: "leukocytvärde", names: ["Leukocyter"] },
  { area: "SITE", text: "folsyrebrist", names: ["Folat", "B12 och folat"] },
  { area: "TESTS", text: "leverenzymer", markers: ["ALAT", "ASAT"] },
  { area: "TESTS", text: "D-vitaminstatus", markers: D_VITAMIN },
  { area: "TESTS", text: "insulinresistens", markers: ["HOMA-IR"] },
  // Short for a vitamin, and with a dose
  { area: "SUPPLEMENTS", text: "D-vit", names: D3 },
  { area: "SUPPLEMENTS", text: "d vit", names: D3 },
  { area: "SUPPLEMENTS", text: "C-vit", markers: ["Vitamin C"] },
  { area: "SUPPLEMENTS", text: "C1000", markers: ["Vitamin C"] },
  { area: "SUPPLEMENTS", text: "1000 IE d-vitamin", names: D3 },
  // Held when they were written down
  { area: "TESTS", text: "Ca2+", markers: ["Kalcium"] },
  { area: "TESTS", text: "vitaminD3 brist", markers: D_VITAMIN },
  { area: "TESTS", text: "progesteronnivåer", markers: ["Progesteron i saliv", "Progesteron"] },
  { area: "SUPPLEMENTS", text: "Mg citrat", markers: ["Magnesiumcitrat"] },
  { area: "SUPPLEMENTS", text: "vitamin B 3", markers: ["Niacin"] },
  { area: "SUPPLEMENTS", text: "Q-10", markers: ["Ubikinol"] },
  { area: "SUPPLEMENTS", text: "kalcium + D", names: ["Kalcium med D och K"] },
  { area: "SUPPLEMENTS", text: "jodtabletter", markers: ["Jod"] },
  { area: "SITE", text: "glöm mig", names: ["Dina uppgifter"] },
  { area: "SITE", text: "ta bort mina uppgifter", names: ["Dina uppgifter"] },
  { area: "SITE", text: "radera", names: ["Dina uppgifter"] },
  { area: "MARKERS", text: "kalciumvärde", names: ["Kalcium"] },
  { area: "MARKERS", text: "vit b 12", names: ["Vitamin B12", "Aktivt B12"] },
  { area: "MARKERS", text: "folsyra", names: ["Folat"] },
  // What it costs, and in what form, says nothing of what is wanted
  { area: "SITE", text: "vad kostar ett blodprov", names: ["Ditt första blodprov", "Hälsotester"] },
  { area: "SUPPLEMENTS", text: "billigaste magnesium", names: ["Magnesium 100", "Magnesiumcitrat i pulver"] },
  { area: "SUPPLEMENTS", text: "omega 3 kapslar", names: ["Skrei omega-3 stark", "Algdjup DHA"] },
  { area: "SUPPLEMENTS", text: "järn brist", names: ["Mildjärn med C-vitamin"] },
  { area: "SUPPLEMENTS", text: "barn d vitamin", names: D3 },
  // Joined to what is said of it
  { area: "TESTS", text: "fertilitetstest", names: ["Äggreserv med AMH"] },
  { area: "TESTS", text: "åldertest", names: ["Ålder inifrån", "Epigenetik och telomerer"] },
  { area: "TESTS", text: "inflammation prov", markers: ["Högkänsligt CRP"] },
  { area: "TESTS", text: "förhöjt blodsocker", markers: ["HbA1c", "P-glukos"] },
  { area: "TESTS", text: "fasteblodsocker", markers: ["P-glukos"] },
  { area: "TESTS", text: "lipoprotein a", markers: ["Lp(a)"] },
  { area: "TESTS", text: "manligt klimakterium", markers: ["Testosteron"] },
  // By other words
  { area: "BIOHACKING", text: "rödljusterapi", names: ["Rödljuspanel Glöd"] },
  { area: "BIOHACKING", text: "hrv mätare", names: [...RINGS, ...CLOCKS, "Handledsband Utan skärm"] },
  { area: "SUPPLEMENTS", text: "multivitaminer", names: ["Multi Vardag gummies"] },
  { area: "SUPPLEMENTS", text: "immunförsvar", names: ["Midvinter D3", "Zink Kvarts 15"] },
  { area: "SUPPLEMENTS", text: "alg olja", names: ["Algdjup DHA"] },
  { area: "SITE", text: "multivitaminer", names: ["Multi Vardag gummies"] },
  { area: "SITE", text: "muskelkramp", names: ["Magnesium"] },
  { area: "SITE", text: "utbrändhet", names: ["Stress och återhämtning"] },
  { area: "SITE", text: "värmevallningar", names: ["Östrogen och klimakteriet"] },
  { area: "SITE", text: "knäont", names: ["Rörlighet hela livet"] },
  { area: "SITE", text: "sömnbrist", names: SLEEP },
  { area: "SITE", text: "sömn tabletter", names: SLEEP },
  { area: "SITE", text: "hjärnröntgen", names: ["MR-scanning"] },
  { area: "SITE", text: "isbadkar", names: ["Kyla och värme"] },
  { area: "MARKERS", text: "lipoprotein a", names: ["Lp(a)"] },
  { area: "MARKERS", text: "inflammationsprov", names: ["CRP", "Högkänsligt CRP"] },
  // What is said of a name in short
  { area: "TESTS", text: "ldl-värde", markers: ["LDL-kolesterol"] },
  { area: "TESTS", text: "hdlvärde", markers: ["HDL-kolesterol"] },
  { area: "TESTS", text: "t4-värde", markers: ["Fritt T4"] },
  { area: "TESTS", text: "lpa", markers: ["Lp(a)"] },
  { area: "TESTS", text: "hscrp", markers: ["Högkänsligt CRP"] },
  { area: "TESTS", text: "snabbsänka", markers: ["CRP"] },
  { area: "TESTS", text: "AST", markers: ["ASAT"] },
  { area: "TESTS", text: "25-hydroxyvitamin D", markers: D_VITAMIN },
  { area: "TESTS", text: "vita blodkroppar", markers: ["Leukocyter"] },
  { area: "TESTS", text: "röda blodkroppar", markers: ["Erytrocyter"] },
  { area: "TESTS", text: "blodplättar", markers: ["Trombocyter"] },
  { area: "TESTS", text: "njurfunktion", markers: ["Kreatinin"] },
  { area: "TESTS", text: "njurfunktionsprov", markers: ["Kreatinin"] },
  { area: "TESTS", text: "leverfunktionstest", markers: ["ALAT"] },
  { area: "MARKERS", text: "ämnesomsättning", names: ["TSH", "Fritt T4"] },
  { area: "MARKERS", text: "laktos", names: ["LCT"] },
  // Salts that nobody sells, and both vitamins in one word
  { area: "SUPPLEMENTS", text: "zinkcitrat", names: ["Zink Kvarts 15"] },
  { area: "SUPPLEMENTS", text: "magnesiumoxid", names: ["Magnesium 100"] },
  { area: "SUPPLEMENTS", text: "järnfumarat", names: ["Mildjärn med C-vitamin"] },
  { area: "SUPPLEMENTS", text: "jodid", names: ["Tångjod"] },
  { area: "SUPPLEMENTS", text: "d3k2", names: ["K2 med D3 i olja"] },
  // Misspelt
  { area: "SUPPLEMENTS", text: "kalsium", names: ["Kalcium med D och K"] },
  { area: "SUPPLEMENTS", text: "sinktabletter", names: ["Zink Kvarts 15"] },
  { area: "SUPPLEMENTS", text: "dvitmin", names: D3 },
  { area: "SUPPLEMENTS", text: "ommega 3", names: OMEGA_3 },
  { area: "SUPPLEMENTS", text: "magneisum", names: ["Magnesium 100"] },
  { area: "SUPPLEMENTS", text: "aswaganda", names: ["Ashwagandha rotextrakt"] },
  { area: "SUPPLEMENTS", text: "levertran", names: ["Torskleverolja citron"] },
  // Places of the site
  { area: "SITE", text: "morgonrutin", names: ["Lugn morgon"] },
  { area: "SITE", text: "logga in", names: ["Dina uppgifter"] },
  { area: "SITE", text: "helkroppsröntgen", names: ["MR-scanning"] },
  // One slip: two letters swapped, one left out, one too many
  { area: "SITE", text: "protien", names: ["Protein genom livet"] },
  { area: "SUPPLEMENTS", text: "protien", names: ["Ärtprotein Åkerfält", "Vassle Hage naturell", "Äggvita ren"] },
  { area: "SITE", text: "magnseium", names: ["Magnesium"] },
  { area: "SITE", text: "vitmain d", names: D_VITAMIN_HITS },
  { area: "SUPPLEMENTS", text: "vtamin d", names: D3 },
  { area: "SITE", text: "omgea 3", names: ["Omega-3", ...OMEGA_3] },
  { area: "SITE", text: "omga 3", names: ["Omega-3", ...OMEGA_3] },
  { area: "SUPPLEMENTS", text: "omgea 3", names: OMEGA_3 },
  { area: "SITE", text: "kreatn", names: ["Kreatin"] },
  { area: "SITE", text: "feritin", names: ["Ferritin"] },
  { area: "SITE", text: "sömntets", names: ["Sömntestet"] },
  { area: "SITE", text: "blodprv", names: ["Ditt första blodprov"] },
  { area: "SITE", text: "cookies", names: ["Integritetspolicy"] },
  { area: "SUPPLEMENTS", text: "betakaroten", names: ["Multi Vardag gummies"] },
  // Symbols and amounts by themselves, and names that laboratories use
  { area: "SUPPLEMENTS", text: "Ca", names: ["Kalcium med D och K"] },
  { area: "SUPPLEMENTS", text: "Se", names: ["Selen Strandkant"] },
  { area: "TESTS", text: "Na", markers: ["Natrium"] },
  { area: "SUPPLEMENTS", text: "25µg", names: ["Midvinter D3", "Skrei omega-3 stark", "Torskleverolja citron"] },
  { area: "SUPPLEMENTS", text: "1000 IU", names: ["Midvinter D3"] },
  { area: "SUPPLEMENTS", text: "cholecalciferol", names: D3 },
  { area: "TESTS", text: "25-OH-D", names: ["Vinterkollen D-vitamin"] },
  { area: "TESTS", text: "anemi", markers: ["Ferritin"] },
  { area: "TESTS", text: "ft4", markers: ["Fritt T4"] },
  { area: "TESTS", text: "gamma-gt", markers: ["GT"] },
  { area: "TESTS", text: "sockertest", markers: ["P-glukos"] },
  { area: "TESTS", text: "estradiol", markers: ["Östradiol"] },
  { area: "TESTS", text: "elektrolyter", markers: ["Natrium", "Kalium"] },
  { area: "MARKERS", text: "Na", names: ["Natrium"] },
  { area: "MARKERS", text: "LPK", names: ["Leukocyter"] },
  { area: "SITE", text: "anemi", names: IRON },
  { area: "SITE", text: "Fe", names: IRON },
  { area: "SITE", text: "glömt lösenord", names: ["Dina uppgifter"] },
  { area: "SITE", text: "byta lösenord", names: ["Dina uppgifter"] },
];
