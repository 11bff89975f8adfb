import type { AreaName } from "./apiCatalogue.ts";

/** A search as somebody types it, with what they hope to find: products by name, or what holds one of the markers. */
export interface SampleSearch {
  area: AreaName;
  text: string;
  /** Names of demo products, any of which is right. */
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
];
