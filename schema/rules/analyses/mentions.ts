import { CONDITIONS } from "./conditions.ts";
import { HERBS_AND_MEDICINES } from "./herbsWithMedicine.ts";
import { MEDICINE_GROUPS, namesOf } from "./medicines.ts";
import type { Mention } from "./mention.ts";
import { type Found, type PhraseGroup, phraseReader } from "./phrases.ts";
import { RED_FLAG_THEMES } from "./redFlagThemes.ts";
import { onceInTask } from "./remember.ts";
import {
  BLOOD_THINNERS,
  DEEP_SADNESS,
  EATING_DISORDER,
  PALPITATIONS,
  PREGNANCY,
  RESTLESS_LEGS,
  SEIZURES,
  SNORING,
  TIRED_OF_SOMETHING,
} from "./sharedPhrases.ts";
import { namesUnknownMedicine } from "./unknownMedicines.ts";

const APNOEA = RED_FLAG_THEMES.find(({ key }) => key === "sleep-apnoea");

/** Ages of who the tests are not for, as they are written. */
const UNDER_AGE = "10|11|12|13|14|15|16|17|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton";

/** Patterns in free texts that rules give way to. */
export const MENTIONS: readonly (PhraseGroup<Mention> & { about: string })[] = [
  ...CONDITIONS,
  {
    key: "pregnancy",
    about: "graviditet",
    phrases: [
      PREGNANCY,
      "väntar|väntat barn|bebis|tvillingar|smått|vårt_första|mitt_första",
      "gravidillamående|foglossning*",
      "försöker|planerar … gravid*|barn",
      "ivf",
    ],
    harmless: ["väntar barnbarn"],
  },
  {
    key: "minor",
    about: "din ålder",
    phrases: [
      `jag är|e ${UNDER_AGE} år|åring|årig|och|men`,
      `är|e|bara ${UNDER_AGE} år gammal`,
      `är|e en ${UNDER_AGE} åring|årig`,
      `tjej|kille|flicka|pojke|elev ${UNDER_AGE} år`,
      `${UNDER_AGE} årig tjej|kille|flicka|pojke|elev`,
      "jag går i|på åttan|nian|sjuan|sexan|högstadiet|mellanstadiet",
    ],
    harmless: ["år sedan|sen|nykter|äldre|yngre|gift|rökfri|in|för"],
  },
  { key: "blood-thinner", about: "blodförtunnande läkemedel", phrases: BLOOD_THINNERS },
  {
    key: "medicines",
    about: "läkemedel",
    phrases: [
      "medicin|mediciner|medicinen|medicinerna|medicinerar|medicinering*|läkemedel*|läkemedlet|tabletter|tablett|recept|receptbelagd*|piller|värktablett*|hormonbehandling",
      ...MEDICINE_GROUPS.map((group) => namesOf(group)),
      namesOf("harmless"),
      ...BLOOD_THINNERS,
    ],
    harmless: [
      "magnesium*|vitamin*|zink|järn|kalcium|omega|melatonin & tablett|tabletter|piller",
      "medicinsk*|medicinboll*",
      "läser|pluggar|studerar medicin",
    ],
  },
  {
    key: "heart",
    whenever: true,
    about: "hjärta och kärl",
    phrases: [
      "?hjärtsjukdom*|hjärtsjuk|hjärtfel*|hjärtsvikt*|hjärtinfarkt*|hjärtattack*|hjärtproblem*|hjärtbesvär|hjärtopererad|hjärtoperation*|hjärtmedicin*|hjärtkärl*|kärlsjukdom*|kranskärl*|kärlkramp*|angina|pacemaker|bypass*|ballongvidg*|stent|kardiomyopati|klaffel*|hjärtklaff*|aorta*|stroke|tia|blodpropp*|hjärnblödning*|lungembol*|infarkt|klaffprotes*|icd|lång_qt|marfan*|myokardit",
      "fel|problem|besvär|sjuk|bekymmer & hjärtat",
      "opererad|opererat … hjärta|hjärtat",
      ...PALPITATIONS,
    ],
    harmless: ["hjärtat bankar|bultar|rusar|slår … lycka|kärlek|glädje|förväntan|extra", "hjärtat i halsgropen"],
  },
  {
    key: "high-blood-pressure",
    whenever: true,
    about: "högt blodtryck",
    phrases: [
      "högt|hög|förhöjt|förhöjd|höga … blodtryck*|blodtrycket|tryck",
      "blodtryck* … högt|högt|förhöjt|hög|sänka",
      "hypertoni|hypertension|blodtrycksmedicin*|blodtryckssänkande|blodtryckstablett*",
      "mediciner*|behandlas|behandling|tabletter|medicin mot|för blodtryck*",
      "högtblodtryck",
    ],
    harmless: ["lågt blodtryck", "hög|högt tryck … jobb*|arbet*|skolan"],
  },
  {
    key: "kidney",
    whenever: true,
    about: "njurarna",
    phrases: [
      "njursjukdom*|njursvikt*|njursten*|njurproblem|njurfel|njurtransplant*|njurinflammation|njurfunktion*|njurbäckeninflammation|dialys*|njurbesvär|njurskada*|njursjuk|njurinsufficiens",
      "njure|njurar|njurarna|njuren",
    ],
  },
  {
    key: "liver",
    whenever: true,
    about: "levern",
    phrases: [
      "leversjukdom*|levercirros|skrumplever|hepatit*|fettlever*|leverproblem|leverskada*|levervärden|leverprover|leversvikt|leversjuk|leverbesvär|gulsot|cirros|levertransplant*",
      "fel|problem|besvär|sjuk|skada på|i|med levern",
      "förhöjda|höga|dåliga lever*",
    ],
    harmless: ["levertran*", "leverpastej*", "leverans*"],
  },
  {
    key: "diabetes",
    whenever: true,
    about: "diabetes",
    phrases: [
      "typ1|typ2",
      "?diabet*|sockersjuk*|insulin|insulinresisten*|insulinpump|prediabet*|metformin|t1d|t2d|ozempic",
      "typ 1|2|ett|två",
      "högt|förhöjt|höga|lågt|svajigt|ojämnt … blodsocker|blodsockret|blodsockervärden|långtidssocker",
      "diabeteslik",
    ],
    harmless: [
      "insulinkänslig*",
      "typ 1|2|ett|två gånger|dagar|timmar|pass|koppar|ggr|glas|gång|timme|veckor|vecka|månader",
    ],
  },
  { key: "epilepsy", whenever: true, about: "epilepsi eller krampanfall", phrases: SEIZURES },
  {
    key: "bipolar",
    whenever: true,
    about: "bipolär sjukdom",
    phrases: [
      "bipolär|bipolära|bipolaritet*|bipolar|manodepressiv*|litium|hypoman*|hypomani|mani|manisk*",
      "manisk depressiv",
    ],
  },
  { key: "eating-disorder", whenever: true, about: "mat, kropp och vikt", phrases: EATING_DISORDER },
  {
    key: "depression",
    whenever: true,
    about: "nedstämdhet",
    phrases: [
      ...DEEP_SADNESS,
      "deppig|deppar|nedstämd|nedstämdhet*|antidepressiv*|ssri|sertralin|escitalopram|citalopram|mirtazapin|självmord*|utbränd|utbrändhet|utmattningssyndrom*|utmattning*",
    ],
    harmless: TIRED_OF_SOMETHING,
  },
  {
    key: "cancer",
    whenever: true,
    about: "cancer",
    phrases: [
      "?cancer*|bröstcancer*|prostatacancer*|hudcancer*|tarmcancer*|lungcancer*|tumör*|cellgift*|cytostatika|strålbehandling*|strålning|leukemi|lymfom|malignt|malign|melanom|metastas*|kemoterapi|hjärntumör*",
    ],
  },
  {
    key: "asthma",
    whenever: true,
    about: "astma",
    phrases: [
      "astma|astman|astmatisk|astmatiska|astmatiker|ansträngningsastma|inhalator*|inhalerar|ventoline|bricanyl|symbicort|kol",
      "astmamedicin*",
    ],
    harmless: ["kol hydrat*", "aktivt kol", "kol i|till grillen"],
  },
  { key: "migraine", whenever: true, about: "migrän", phrases: ["migrän*|hortons", "migränanfall*|migräner"] },
  {
    key: "shift-work",
    about: "skiftarbete",
    phrases: [
      "skiftarbet*|skiftjobb*|skiftgång|treskift*|tvåskift*|femskift*|nattskift*|nattarbet*|nattjobb*|nattpass*|jourer|jourpass|skift|roterande_schema|nattsköterska",
      "jobbar|jobba|arbetar|arbeta|jobb … natt|natten|nätter|skift|nattetid",
      "oregelbundna|oregelbunden|roterande … arbetstid*|arbetspass|schema|jobb",
      "2|3|5|två|tre|fem skift",
    ],
    harmless: ["jobbar|jobba|arbetar|arbeta … sent … datorn"],
  },
  {
    key: "small-children",
    about: "små barn",
    phrases: [
      "bebis*|spädbarn*|småbarn*|nyfödd*|tvillingar|småbarnsförälder|småbarnsföräldrar|småbarnsmamma|småbarnspappa|föräldraledig*|nattamning|ammar|nattamma*|barnvak*",
      "litet|liten|små|lilla barn|barnen|barnet|son|dotter",
      "barn|barnet|barnen|sonen|dottern|dotter|son|bebis|bebisen|lillen … vaknar|väcker|vaknat|sover|gråter|skriker|ettåring|månader",
      "väcks|väckt|väcker … barn|barnet|barnen|sonen|dottern|bebis|bebisen",
      "ettåring*|tvååring*|treåring*|fyraåring",
      "1|2|3|ett|två|tre åring|åringar",
      "barn … 1|2|3|ett|två|tre år|månader",
    ],
  },
  {
    key: "pain",
    about: "smärta",
    phrases: [
      "ont|smärta|smärtor|smärtan|smärtar|värk|värker|ryggont|ryggvärk|ryggskott|ischias|diskbråck*|artros*|fibromyalgi*|nackont|knäont|knäproblem|ledvärk*|ledsmärt*|muskelvärk|smärttillstånd|reumatism|artrit|reumatisk*|tendinit|seninflammation*|hälsporre|nackspärr|whiplash|endometrios|gikt|hexenskott|lumbago",
      "värkande|smärtande|smärtsam|smärtsamt",
      "benhinneinflammation*|löparknä|tennisarmbåge|impingement|inflammation_i_knä*|inflammation_i_axel*|inflammation_i_sena*|hälsenan",
    ],
    harmless: ["ont om", "ont i plånboken", "gör inte ont att", "värk bort"],
  },
  { key: "restless-legs", about: "oro i benen", phrases: RESTLESS_LEGS },
  {
    key: "snoring",
    about: "snarkning eller andningsuppehåll",
    phrases: [...SNORING, ...(APNOEA?.phrases ?? [])],
    harmless: APNOEA?.harmless,
  },
  {
    key: "hot-flushes",
    about: "vallningar",
    phrases: [
      "vallning*|värmevallning*|svettvallning*|klimakteri*|övergångsålder*|menopaus*|perimenopaus*|förklimakteri*|östrogen|svettningar",
      "svettas|svettig|genomsvettig … natten|nätterna",
      "varma_vågor|värmevågor",
    ],
  },
];

/** Everything to find in a text: themes of red flags, mentions, and herbs beside medicines. */
const readPhrases = phraseReader<string>([
  ...RED_FLAG_THEMES.map((theme) => ({ ...theme, key: `flag ${theme.key}` })),
  ...MENTIONS,
  ...HERBS_AND_MEDICINES,
]);

const readingOf = onceInTask((text): { found: readonly Found<string>[]; keys: ReadonlySet<string> } => {
  const found = readPhrases(text);
  const keys = new Set(found.filter(({ way }) => way === "said").map(({ key }) => key));
  if (!keys.has("medicines") && namesUnknownMedicine(text)) keys.add("medicines").add("taken-medicine");
  return { found, keys };
});

/** All that phrases find in a text. */
export const foundIn = (text: string): readonly Found<string>[] => readingOf(text).found;

/**
 * Whether one of some texts says something: a mention, 'flag ' and a theme, or what herbsWithMedicine.ts looks for.
 */
export const isSaid = (key: string, texts: readonly (string | null)[]): boolean =>
  texts.some((text) => Boolean(text) && readingOf(text as string).keys.has(key));

/** Mentions in free texts that rules give way to; a doubtful one counts. */
export const mentionsOf = (texts: readonly (string | null)[]): Mention[] =>
  MENTIONS.map(({ key }) => key).filter((key) => isSaid(key, texts));
