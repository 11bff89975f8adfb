import type { Mention, SafetyFacts } from "../facts.ts";
import { isSaid, MENTIONS } from "../mentions.ts";
import { type PhraseGroup, phraseReader } from "../phrases.ts";
import type { Topic } from "../ruledOut.ts";

/** A mention that calls for a reply, beside the illnesses and medicines that rules give way to. */
type Worry =
  | "fear-of-effort"
  | "no-time"
  | "no-will"
  | "knee"
  | "back"
  | "thoughts"
  | "early-waking"
  | "menopause"
  | "weight"
  | "alone"
  | "travel"
  | "boring"
  | "age"
  | "partner"
  | "fun"
  | "money";

const WORRIES: readonly (PhraseGroup<Worry> & { about: string; answer: string; advises?: Topic })[] = [
  {
    key: "fear-of-effort",
    about: "att du är rädd att ta i",
    phrases: [
      "rädd*|orolig*|oroar|törs|vågar … ta_i|anstränga|ansträngning*|hjärtat|pulsen|träna|lyfta",
      "vågar|törs & inte & träna|springa|lyfta|ta_i",
    ],
    answer:
      "Det är vanligt och går att få hjälp med: be vårdcentralen om fysisk aktivitet på recept (FaR), där någon följer upp hur det går.",
  },
  {
    key: "no-time",
    about: "att tiden inte räcker",
    phrases: [
      "hinner & inte|aldrig",
      "ingen|brist|lite|ont … tid|tiden",
      "tidsbrist*|tidspress*",
      "få|hitta|finna … tid|tiden",
    ],
    answer: "Välj en sak som går på tio minuter och ställ in resten; det räknas.",
  },
  {
    key: "no-will",
    about: "att lusten saknas",
    phrases: [
      "motivation*|motivera*|disciplin*|latmask|lat",
      "kommer & inte & i_väg|iväg|igång",
      "tröttnar|ger_upp|skjuter_upp",
    ],
    answer: "Lust kommer oftare efter det första steget än före. Bestäm en dag och en plats, inte ett mål.",
  },
  {
    key: "knee",
    about: "knäna",
    phrases: ["knä|knän|knäna|knät|knäet|menisk*|korsband*"],
    answer: "Knän mår oftast bättre av lagom belastning än av vila; en fysioterapeut visar vad som är lagom.",
  },
  {
    key: "back",
    about: "ryggen",
    phrases: ["rygg|ryggen|ländrygg*|ischias|diskbråck*|nacke|nacken|axel|axeln|axlar"],
    answer: "Rör dig i det som känns tryggt och öka lite i taget; vila längre än några dagar hjälper sällan.",
  },
  {
    key: "thoughts",
    about: "tankar som inte släpper",
    phrases: [
      "tankar|tankarna|grubbl*|ältar|älta|oro|oroar|orolig*|hjärnan|huvudet … snurr*|maler|går|stängs|släpper|varv",
      "grubbl*|ältar|älta",
      "kan & inte & släppa|koppla_av|varva_ner|stänga_av",
    ],
    answer: "Ge dem en bestämd kvart på eftermiddagen med papper och penna, så behöver natten inte ta hand om dem.",
  },
  {
    key: "early-waking",
    about: "att du vaknar för tidigt",
    phrases: ["vaknar & tidigt|tre|fyra|3|4|03|04|vargtimmen", "vargtimm*"],
    answer: "Titta inte på klockan, och gå upp en stund om du är klarvaken. Att vakna en gång är inget fel på sömnen.",
  },
  {
    key: "menopause",
    about: "klimakteriet",
    phrases: ["klimakteri*|övergångsålder*|perimenopaus*|menopaus*"],
    answer:
      "Besvär som stör natten eller dagen går att behandla. Fråga en barnmorska eller gynekolog i stället för att vänta ut dem.",
  },
  {
    key: "weight",
    about: "vikten",
    phrases: ["vikt|vikten|viktuppgång|viktnedgång|övervikt*|fetma|kilo|kilon|bantar|banta|gått_upp"],
    answer: "Vikten är ett dåligt mått de första veckorna. Ork, sömn och midja säger mer.",
    advises: "weight-talk",
  },
  {
    key: "alone",
    about: "att göra det ensam",
    phrases: ["ensam|ensamt|ensamhet|själv … träna|tränar|gå", "sällskap|träningskompis*"],
    answer: "Boka tid med någon, om så bara en promenad i veckan: sällskap är det som oftast gör att det blir av.",
  },
  {
    key: "travel",
    about: "resor",
    phrases: ["reser|resor|resa|tjänsteres*|hotell*|jetlag|pendlar|pendling*"],
    answer: "Ha en kortversion på tio minuter utan redskap för resdagarna, och räkna den som gjord.",
  },
  {
    key: "boring",
    about: "att det är tråkigt",
    phrases: ["tråkig*|enformig*|uttråkad"],
    answer: "Då är det formen som är fel, inte du. Byt till något som du skulle göra även om det inte var nyttigt.",
  },
  {
    key: "partner",
    about: "den du sover bredvid",
    phrases: [
      "sambo*|partner*|man|mannen|fru|frun|make|maken|maka|makan & snark*|väcker|vaknar|rör|täcke|sparkar",
      "sambon|partnern … snarkar|väcker",
    ],
    answer: "Två täcken, eller två rum några nätter i veckan, är ett råd och inget nederlag.",
  },
  {
    key: "fun",
    about: "vad som ger lust",
    phrases: [
      "barnbarn*|barnen|vänner|kompisar|naturen|skogen|musik*|hund|hunden|lopp|maraton|tävl*|må_bra|piggare|gladare",
      "barnbarn*|naturen|skogen|hund|hunden|lopp|maraton|fjällen",
    ],
    answer: "Bygg på det: den vana som redan har ett varför behöver minst vilja.",
  },
  {
    key: "money",
    about: "vad det kostar",
    phrases: ["dyrt|pengar|råd … gym*|kort|träna|inte", "har_inte_råd"],
    answer: "Inget av det som betyder mest här kostar något.",
  },
];

const readWorries = phraseReader<Worry>(WORRIES);

/** What is answered to those illnesses and circumstances that ask for more than that advice gives way. */
const ANSWERS: Partial<Record<Mention, string>> = {
  heart:
    "För dig finns hjärtrehabilitering, där en fysioterapeut visar hur mycket du kan ta i. Be om det på mottagningen.",
  "high-blood-pressure": "Lugn rörelse de flesta dagar sänker det ofta lite; mät hemma och ta med siffrorna.",
  "blood-thinner": "Fråga apoteket eller din mottagning innan du lägger till något eget, också från hälsokosten.",
  medicines: "Apoteket svarar på om något du vill lägga till går ihop med dem.",
  diabetes: "Ändra en sak i taget och mät lite oftare den veckan, så ser du vad som gjorde vad.",
  epilepsy: "Sömnen går först: hellre en missad vana än en kort natt.",
  bipolar: "Jämna tider är viktigare än något annat råd här, och ändringar gör du med din mottagning.",
  depression:
    "Det räcker att göra det minsta, och det räknas också de dagar det är allt. Berätta för någon hur det är.",
  pregnancy: "Det mesta får vänta, och barnmorskan vet vad som inte ska göra det.",
  nursing: "Ät och vila först; det här är inte månaderna att dra ner på något.",
  postpartum: "Kroppen behöver månader, inte veckor, och bäckenbotten går före allt annat.",
  "small-children": "Räkna allt som blir av, i vilka bitar det än blir av.",
  "shift-work": "Tiderna i råden räknas från när du vaknar, inte från klockan.",
  pain: "Sök hjälp för den också: smärta som stör varje vecka är värd en bedömning.",
  snoring: "En partner som räknar andningsuppehållen ger vården den bästa ledtråden.",
  "hot-flushes": "De går att behandla. Fråga i stället för att stå ut.",
  "restless-legs": "Ett ferritinprov är första steget, och kaffet på kvällen det första att ta bort.",
  migraine: "Jämna dagar är ditt bästa råd: samma tider för mat, sömn och kaffe.",
  asthma: "Ha luftvägsvidgaren med dig och värm upp längre än andra.",
  cancer: "Rör dig efter dagens ork, och låt din mottagning säga vad som är klokt just nu.",
  thyroid: "Ta medicinen för sig själv, på fastande mage, fyra timmar från järn, kalk och magnesium.",
  osteoporosis: "Skelettet vill belastas, men med rak rygg och utan ryck; en fysioterapeut visar hur.",
  driver: "Din vila är också andras säkerhet: kör inte sömnig, hur tiden än ser ut.",
  bowel: "Ändra en sak i taget, så vet du vad magen svarade på.",
};

/** Said of somebody's own words in a text at most. */
const MAX_REPLIES = 2;

/**
 * Replies to the themes of a free text, by name. Where none of them changes the advice, the reply says so.
 * Empty without a free text, or where the red flags have said it already.
 * @param out what is ruled out, which no answer speaks for
 */
export function ownWordsAnswer(
  texts: readonly (string | null)[],
  { mentions, flags }: SafetyFacts,
  out: ReadonlySet<string>,
): string {
  const written = texts.filter((text): text is string => Boolean(text?.trim()));
  if (written.length === 0) return "";
  const found = new Set(
    written.flatMap((text) => readWorries(text).flatMap(({ key, way }) => (way === "said" ? key : []))),
  );
  const worries = WORRIES.filter(({ key, advises }) => found.has(key) && !(advises && out.has(advises)));
  const mentioned = MENTIONS.filter(
    ({ key }, index) =>
      mentions.includes(key) &&
      isSaid(key, written) &&
      MENTIONS.findIndex((other) => other.key === key) === index &&
      // Any medicine is one; the word for its group says more.
      !(key === "medicines" && mentions.some((other) => MEDICINES.has(other))),
  );
  // Fear of effort with a heart condition gets one reply about both.
  const isCardiac = mentioned.some(({ key }) => key === "heart") && worries.some(({ key }) => key === "fear-of-effort");
  const answers = [
    ...(isCardiac ? [`Du skrev att du är rädd att ta i, och om hjärtat. ${CARDIAC}`] : []),
    ...[...mentioned.filter(({ key }) => ANSWERS[key]), ...worries]
      .filter(({ key }) => !(isCardiac && (key === "heart" || key === "fear-of-effort")))
      .map((one) => `Du skrev om ${one.about}. ${"answer" in one ? one.answer : ANSWERS[one.key]}`),
  ];
  const rest = mentioned.filter(({ key }) => !ANSWERS[key]).map(({ about }) => about);
  if (answers.length > 0) return answers.slice(0, MAX_REPLIES).join("\n\n");
  if (rest.length > 0) return `Du skrev om ${rest.slice(0, 3).join(" och ")}. Råden tar hänsyn till det.`;
  return flags.length > 0
    ? ""
    : "Du skrev också med egna ord. Våra regler hittade inget där som ändrar råden; är det något som oroar dig tar du upp det med vården.";
}

const CARDIAC =
  "Det är vanligt, och det finns hjälp för just det: hjärtrehabilitering, där en fysioterapeut visar hur långt du kan gå, eller fysisk aktivitet på recept (FaR). Be om det på din mottagning.";

const MEDICINES: ReadonlySet<string> = new Set([
  ...["blood-thinner", "thyroid", "beta-blocker", "mineral-medicine", "high-blood-pressure", "heart", "diabetes"],
]);
