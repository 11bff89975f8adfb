import type { SynonymKindName } from "../../schema/search.ts";

/** Terms by what they mean: other words. */
const WORDS: Record<string, string[]> = {
  sköldkörtel: ["thyroid", "ämnesomsättning", "hypotyreos", "struma", "tyreoidea"],
  järn: ["iron", "blodbrist"],
  blodsocker: ["blood sugar", "diabetes", "sockersjuka"],
  kolesterol: ["cholesterol", "blodfett"],
  östrogen: ["estrogen", "oestrogen"],
  klimakteriet: ["menopause", "övergångsåldern", "menopaus"],
  hormon: ["hormone", "hormones"],
  lever: ["liver"],
  njurar: ["kidney", "njurkoll"],
  hjärta: ["heart", "cardio"],
  hälsokontroll: ["health check", "checkup", "hälsokoll", "helkroppskoll"],
  helgenom: ["whole genome", "dna-sekvensering", "helgenomsekvensering"],
  laktos: ["lactose", "laktosintolerans"],
  DNA: ["genetik", "gentest"],
  fertilitet: ["fertility"],
  vitamin: ["vitamins"],
  magnesium: ["magnesiumtillskott"],
  vassle: ["whey", "wheyprotein"],
  gurkmeja: ["turmeric", "curcumin"],
  kollagen: ["collagen"],
  kreatin: ["creatine"],
  mjölksyrabakterier: ["probiotics", "tarmflora", "magbakterier", "goda bakterier"],
  "omega-3": ["fiskolja", "fish oil", "fettsyror"],
  rosenrot: ["rhodiola"],
  igelkottstaggsvamp: ["lion's mane"],
  linfrö: ["flaxseed"],
  zink: ["zinc"],
  selen: ["selenium"],
  jod: ["iodine"],
  kalcium: ["calcium", "kalk"],
  elektrolyter: ["electrolytes", "vätskeersättning"],
  tablett: ["tablets", "piller"],
  kapsel: ["capsules"],
  rödljus: ["red light", "rött ljus"],
  ljusterapi: ["light therapy", "dagsljuslampa", "ljuslampa"],
  glukosmonitor: ["cgm", "glukosmätare", "blodsockermätare", "glucose monitor"],
  sömntracker: ["sleep tracker", "sömnmätare"],
  smartwatch: ["smart klocka", "pulsklocka", "träningsklocka"],
  "smart ring": ["sömnring", "aktivitetsring"],
  "smart madrass": ["kylmadrass"],
  bastu: ["sauna"],
  infraröd: ["infrared"],
};

/** Terms by the marker that they mean. */
const MARKERS: Record<string, string[]> = {
  "25-OH-vitamin D": ["d-vitamin", "vitamin D", "calcidiol"],
  HbA1c: ["långtidssocker", "långtidsblodsocker"],
  SR: ["sänka", "sänkan"],
  Transglutaminasantikroppar: ["glutenintolerans", "gluten", "celiaki"],
  Ferritin: ["järndepå", "järnlager"],
  "Hemoglobin (Hb)": ["blodvärde", "hb"],
  Kreatinin: ["njurvärde"],
  ALAT: ["levervärde", "levervärden"],
  Urat: ["urinsyra", "gikt"],
  PSA: ["prostata"],
  Kortisol: ["stresshormon", "cortisol"],
};

/** Terms by the guide that tells of them. */
const GUIDES: Record<string, string[]> = {
  jarn: ["trötthet", "trött", "järnbrist"],
  "somn-optimering": ["trötthet", "trött", "sömn", "sömnproblem", "sova bättre", "sleep"],
  "stress-och-aterhamtning": ["stress", "utmattning"],
  skoldkorteln: ["sköldkörtel", "ämnesomsättning"],
  blodsocker: ["långtidssocker", "diabetes"],
  blodfetter: ["kolesterol", "blodfetter"],
  "d-vitamin": ["d-vitamin"],
  "omega-3": ["omega-3", "fiskolja"],
  magnesium: ["magnesium"],
  kreatin: ["kreatin"],
  "ljus-och-dygnsrytm": ["dygnsrytm", "jetlag", "vintermörker"],
  "kyla-varme": ["bastu", "kallbad", "isbad"],
  "dna-tester": ["dna-test", "gentest"],
};

const rows = (kind: SynonymKindName, table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([target, terms]) => terms.map((term) => ({ term, kind, target })));

/** What people search by, and what they mean by it. */
export const synonyms: { term: string; kind: SynonymKindName; target: string }[] = [
  ...rows("WORDS", WORDS),
  ...rows("MARKER", MARKERS),
  ...rows("GUIDE", GUIDES),
];
