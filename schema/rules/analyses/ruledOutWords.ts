import type { Topic } from "./ruledOut.ts";

/** What must not be advised, as a text of somebody else's may name it. */
export interface AvoidedWords {
  /** Swedish: what it is called. */
  name: string;
  pattern: RegExp;
}

const WORDS: readonly (AvoidedWords & { topic: Topic })[] = [
  {
    topic: "cold",
    name: "kalla duschar och bad",
    pattern: /kall(?:a|t)? (?:dusch|bad|avslut)|kall(?:bad|dusch)|isbad|vinterbad/iu,
  },
  { topic: "heat", name: "bastu", pattern: /(?<!\p{L})bast[au]/iu },
  { topic: "fasting", name: "fasta", pattern: /(?<!\p{L})(?:fasta|fastan|fastar|periodisk fasta|ätfönst)/iu },
  { topic: "keto", name: "keto", pattern: /(?<!\p{L})keto/iu },
  { topic: "intervals", name: "intervaller", pattern: /intervall|(?<!\p{L})hiit(?!\p{L})|högintensiv|maxpuls/iu },
  { topic: "hard-training", name: "hård träning", pattern: /hård(?:a|are)? (?:träning|pass)|hårdträn/iu },
  { topic: "heavy-lifting", name: "tunga lyft", pattern: /tung(?:a|t|are) (?:lyft|vikt|pass|styrk)|marklyft/iu },
  {
    topic: "less-time-in-bed",
    name: "kortare tid i sängen",
    pattern: /kort(?:a|are) (?:tid(?:en)? i sängen|natt|sömn)|sömnrestriktion/iu,
  },
  { topic: "weight-loss", name: "viktnedgång", pattern: /gå ner i vikt|viktnedgång|kaloriunderskott/iu },
  { topic: "magnesium", name: "magnesium", pattern: /magnesium/iu },
  { topic: "creatine", name: "kreatin", pattern: /kreatin(?!in)/iu },
  { topic: "omega-3", name: "omega-3 och fiskolja", pattern: /omega-?3|fiskolj/iu },
  { topic: "iron", name: "järntillskott", pattern: /järntillskott|järntablett/iu },
  { topic: "names-fish", name: "fisk", pattern: /(?<!\p{L})(?:fisk(?!olj)|lax|makrill|sill|räk)/iu },
  { topic: "names-egg", name: "ägg", pattern: /(?<!\p{L})ägg/iu },
  { topic: "names-dairy", name: "mejeriprodukter", pattern: /kvarg|yoghurt|(?<!\p{L})(?:mjölk|ost(?!eo))/iu },
  { topic: "names-nuts", name: "nötter", pattern: /nötter|mandel/iu },
  {
    topic: "less-alcohol",
    name: "att sluta dricka alkohol på egen hand",
    pattern: /(?:sluta|avstå|utan|slopa|hoppa över).{0,20}alkohol|vit(?:a|t)? (?:vecka|kväll|månad)/iu,
  },
  {
    topic: "get-up-when-awake",
    name: "att gå upp ur sängen på natten",
    pattern: /gå upp (?:ur sängen|om du|när du|en stund)/iu,
  },
  {
    topic: "later-bedtime",
    name: "senare läggdags",
    pattern: /lägg(?:a)? dig (?:lite |en halvtimme |en timme )?senare/iu,
  },
  { topic: "max-test", name: "konditionstester", pattern: /maxtest|konditionstest|beeptest|coopertest/iu },
  { topic: "impact", name: "hopp", pattern: /hopp(?:övning|rep|ar|träning)|plyometri/iu },
  { topic: "contact", name: "kampsport", pattern: /kampsport|sparring/iu },
  { topic: "more-protein", name: "mer protein", pattern: /mer protein|proteinpulver|proteintillskott/iu },
  { topic: "counting", name: "att räkna kalorier", pattern: /kalori|väg(?:a)? dig/iu },
  { topic: "vitamin-d", name: "D-vitamin", pattern: /(?<!\p{L})d-?vitamin/iu },
  { topic: "names-meat", name: "kött", pattern: /(?<!\p{L})(?:kött|kyckling|biff|skinka|korv)/iu },
  { topic: "names-soy", name: "soja", pattern: /soja|tofu/iu },
  { topic: "names-legumes", name: "bönor och linser", pattern: /bönor|linser|kikärt/iu },
  { topic: "names-grain", name: "gröt, bröd och fullkorn", pattern: /gröt|havre|fullkorn|(?<!\p{L})bröd/iu },
  { topic: "names-gluten", name: "bröd och pasta", pattern: /(?<!\p{L})(?:bröd|pasta|vete|råg|korn(?!\p{L}))/iu },
  { topic: "less-salt", name: "att äta mindre salt", pattern: /(?:mindre|minska).{0,12}salt|saltfatt|salta mindre/iu },
  {
    topic: "less-caffeine",
    name: "att dricka mindre kaffe",
    pattern: /(?:mindre|minska|utan|sluta).{0,16}(?:kaffe|koffein)/iu,
  },
  { topic: "training", name: "träning i någon form", pattern: /träningspass|träna mer|styrketräning/iu },
];

/** What a text about somebody must not name, by what is ruled out for them. */
export const avoidedWords = (out: ReadonlySet<Topic>): AvoidedWords[] => WORDS.filter(({ topic }) => out.has(topic));
