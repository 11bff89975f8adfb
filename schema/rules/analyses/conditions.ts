import type { PhraseGroup } from "./phrases.ts";

/** Illnesses, medicines and states that rule things out, beside those of `mentions.ts`; how phrases are written: phrases.ts. */
const GROUPS = [
  {
    key: "osteoporosis",
    about: "benskörhet",
    phrases: [
      "benskör|benskörhet*|bensköra|osteoporos*|osteopeni*|kotfraktur*|kotkompression*|höftfraktur*|lårbensbrott*|lårbenshalsbrott*|fragilitetsfraktur*|låg_bentäthet",
      // Taken for nothing else, or for bones that cancer weakens.
      "benskörhetsmedicin*|alendronat*|alendronsyra|alenat|fosamax|optinate|risedronat*|aclasta|denosumab|prolia|forsteo|teriparatid",
      "brutit … höften|lårbenet|lårbenshalsen|kota|kotan|kotor|ryggkota",
    ],
  },
  {
    key: "aneurysm",
    about: "stora kroppspulsådern",
    phrases: [
      "aneurysm*|aortaaneurysm*|aortaanerysm*|aortabråck*|bråck_på_aorta|kroppspulsåderbråck*|pulsåderbråck*|aortadissektion*|aortavidgning*|marfan*|marfans",
      "bråck|vidgning|vidgad|förstorad|dissektion … aorta*|kroppspulsådern|bukaorta*",
    ],
  },
  {
    key: "lung-embolism",
    about: "blodpropp i lungan",
    phrases: ["lungemboli*|lungpropp*|lungembolism*", "propp|proppar|blodpropp|blodproppar|emboli i lungan|lungorna"],
  },
  {
    key: "heart-device",
    about: "klaff, pacemaker eller ICD",
    phrases: [
      "klaffprotes*|klaffopererad|mekanisk_klaff|biologisk_klaff|icd|defibrillator*|pacemaker*|klaffbyte",
      "bytt|byta|opererat|ny hjärtklaff*|aortaklaff*|mitralisklaff*",
    ],
  },
  { key: "long-qt", about: "lång QT-tid", phrases: ["lqts|brugada*|qt_syndrom|qt_tid", "lång|långt|förlängd qt"] },
  {
    key: "thyroid",
    about: "sköldkörteln",
    phrases: [
      "hypotyreos*|hypothyreos*|hypotyroid*|hypertyreos*|giftstruma|hashimoto*|levaxin|euthyrox|levotyroxin*|sköldkörtelsjuk*|sköldkörtelhormon*|sköldkörtelproblem",
      "fel|problem|underfunktion|överfunktion & sköldkörteln",
    ],
  },
  { key: "glaucoma", about: "glaukom", phrases: ["glaukom*|grön_starr|ögontryck*"] },
  {
    key: "multiple-sclerosis",
    about: "MS",
    phrases: ["ms|multipel_skleros|ms_skov"],
    harmless: ["ms word|office"],
  },
  { key: "parkinson", about: "Parkinsons sjukdom", phrases: ["parkinson*|madopark"] },
  {
    key: "bowel",
    about: "magen och tarmen",
    phrases: ["ibs|ibd|crohn*|morbus_crohn|kolit|ulcerös_kolit|proktit|stomi|känslig_tarm|tarmsjukdom*|gastroparesi*"],
  },
  {
    key: "coeliac",
    about: "gluten",
    phrases: [
      "celiaki*|glutenintoleran*|glutenallergi*|glutenallergisk|glutenfritt|glutenfri",
      "!tål inte … gluten",
      "allergisk|överkänslig … gluten|vete",
    ],
  },
  {
    key: "nut-allergy",
    about: "nötallergi",
    phrases: [
      "nötallergi*|nötallergisk|jordnötsallergi*|jordnötallergi*|mandelallergi*",
      "allergisk|allergi|överkänslig … nötter|jordnötter|mandel|cashew|hasselnöt*|valnöt*",
      "!tål inte … nötter|jordnötter|mandel",
    ],
  },
  {
    key: "fish-allergy",
    about: "allergi mot fisk eller skaldjur",
    phrases: [
      "fiskallergi*|fiskallergisk|skaldjursallergi*|skaldjursallergisk",
      "allergisk|allergi|överkänslig … fisk|skaldjur|räkor|lax",
      "!tål inte … fisk|skaldjur|lax",
    ],
  },
  {
    key: "egg-allergy",
    about: "äggallergi",
    phrases: ["äggallergi*|äggallergisk", "allergisk|allergi|överkänslig … ägg|äggvita", "!tål inte … ägg"],
  },
  {
    key: "milk-allergy",
    about: "mjölk",
    phrases: [
      "mjölkallergi*|mjölkallergisk|mjölkproteinallergi*|komjölksallergi*|laktosintoleran*|mjölkintoleran*|laktosfritt",
      "allergisk|allergi|överkänslig|intolerant … mjölk|mjölkprotein|laktos|mejeri*",
      "!tål inte … mjölk|laktos|mejeri*|mjölkprodukter",
    ],
  },
  {
    key: "soy-allergy",
    about: "sojaallergi",
    phrases: ["sojaallergi*|sojaallergisk", "allergisk|allergi|överkänslig … soja|tofu", "!tål inte … soja|tofu"],
  },
  {
    key: "food-allergy",
    about: "födoämnesallergi",
    phrases: ["födoämnesallergi*|matallergi*|matallergiker|livsmedelsallergi*", "allergisk mot mat|maten|livsmedel"],
  },
  {
    key: "transplant",
    about: "transplantation",
    phrases: [
      "transplanterad|transplanterade|transplantat|transplantation*|njurtransplant*|levertransplant*|hjärttransplant*|takrolimus|ciklosporin|immunhämmande|immunsuppress*",
    ],
  },
  {
    key: "raynaud",
    about: "Raynauds fenomen",
    phrases: ["raynaud*|vita_fingrar|likfingrar|köldurtikaria*|köldallergi*"],
  },
  {
    key: "psychotic-illness",
    about: "psykossjukdom",
    phrases: [
      "schizofren*|schizoaffektiv*|psykossjukdom*|antipsykotisk*|antipsykotika|klozapin|olanzapin|abilify|aripiprazol|risperidon|risperdal|zyprexa|leponex",
    ],
  },
  {
    key: "alcohol-dependence",
    about: "alkohol",
    phrases: ["alkoholberoende*|alkoholist*|alkoholism*|antabus|alkoholmissbruk*", "beroende … alkohol*"],
  },
  { key: "haemochromatosis", about: "hemokromatos", phrases: ["hemokromatos*|hemochromatos*|järninlagring*"] },
  {
    key: "beta-blocker",
    about: "betablockerare",
    phrases: [
      "betablockerare|betablockare|betablock*|metoprolol|seloken*|bisoprolol|bisomerck|emconcor|atenolol|propranolol|inderal|karvedilol|sotalol|tenormin",
    ],
  },
  {
    key: "mineral-medicine",
    about: "läkemedel som mineraler hindrar",
    phrases: [
      "alendronat*|alenat|fosamax|risedronat*|optinate|bisfosfonat*|benskörhetsmedicin*|metotrexat|methotrexat*|ciprofloxacin|levofloxacin|doxycyklin|tetracyklin*|lymecyklin|tetralysal|digoxin|penicillamin",
    ],
  },
  {
    key: "bleeding-disorder",
    about: "att blöda lätt",
    phrases: [
      "blödarsjuk*|hemofili*|von_willebrand*|willebrand*|blödningssjukdom*|blödningsbenäg*|trombocytopeni|itp",
      "blöder lätt|ovanligt_lätt|väldigt_lätt",
    ],
  },
  {
    key: "surgery",
    about: "en operation nyligen",
    phrases: [
      "nyopererad|nyopererade|nyopererat",
      "opererade|opererades|opererats|opererat|opererad|operation|operationen … veckor|vecka|månad|nyss|nyligen|förra_veckan|förra_månaden",
      "veckor|vecka|månad … efter operation*|operationen",
    ],
    harmless: ["ska|skall|väntar opereras|operation*"],
  },
  {
    key: "nursing",
    about: "amning",
    phrases: ["ammar|amma|ammat|amning*|ammande|delammar|helammar|pumpar_mjölk|nattamma*|nattamning"],
    harmless: ["slutat … amma", "ammar|amma inte längre"],
  },
  {
    key: "postpartum",
    about: "tiden efter förlossningen",
    phrases: [
      "nyförlöst|nyförlösta|förlossningsdepression*|förlossningsskad*|sfinkterskad*|magmuskeldelning*|rektusdiastas",
      "födde|fött … barn|bebis|son|dotter … veckor|vecka|månader|månad|sedan",
      "kejsarsnitt*|förlossning|förlossningen … veckor|vecka|månader|månad|sedan|nyss",
      "veckor|vecka|månader|månad … efter förlossning*|kejsarsnitt*|födseln",
    ],
  },
  {
    key: "missing-period",
    about: "mens som har uteblivit",
    phrases: [
      "mens|mensen|menstruation* … borta|försvunnit|försvann|uteblivit|uteblir|utebliven|slutat|upphört|stannat",
      "!ingen|inte|inget … mens|mensen … månader|månad|halvår|år|länge",
      "utebliven|uteblivna mens|menstruation*",
      "amenorré*|amenorre*",
    ],
    harmless: ["klimakteri*|menopaus*|övergångsålder* & mens|mensen", "spiral|minipiller|p_piller & mens|mensen"],
  },
  {
    key: "driver",
    about: "att köra i arbetet",
    phrases: [
      "yrkeschaufför*|lastbilschaufför*|lastbilsförare|busschaufför*|bussförare|taxichaufför*|taxiförare|chaufför|chauffören|lokförare|tågförare|spårvagnsförare|truckförare|kranförare|pilot|yrkesförare",
      "kör|köra lastbil|buss|taxi|truck|tåg|långtradare",
    ],
  },
] as const satisfies readonly (PhraseGroup<string> & { about: string })[];

/** A mention of something in `conditions.ts` in a free text. */
export type ConditionMention = (typeof GROUPS)[number]["key"];

/** Temporary states: one of another time says nothing about today, while a past illness is worth knowing. */
const PASSING: ReadonlySet<string> = new Set([
  "beta-blocker",
  "mineral-medicine",
  "nursing",
  "postpartum",
  "missing-period",
  "surgery",
  "driver",
]);

/** Conditions in free texts beside those of `mentions.ts`. */
export const CONDITIONS: readonly (PhraseGroup<ConditionMention> & { about: string; whenever: boolean })[] = GROUPS.map(
  (group) => ({ ...group, whenever: !PASSING.has(group.key) }),
);

const BLOOD_PRESSURE = /(?<!\d)(\d{2,3}) ?(?:\/|över|genom) ?(\d{2,3})(?!\d)/giu;
const KIDNEY_FILTRATION = /(?<!\p{L})e?gfr\D{0,12}(\d{1,3})(?!\d)/giu;

/** What measured values say: a blood pressure of 140/90 or more, kidneys that filter less than 60 ml a minute. */
export function measuredIn(texts: readonly (string | null)[]): ("high-blood-pressure" | "kidney")[] {
  const text = texts.filter(Boolean).join("\n");
  const isHigh = [...text.matchAll(BLOOD_PRESSURE)].some(([, upper, lower]) => {
    const [systolic, diastolic] = [Number(upper), Number(lower)];
    const isPressure = systolic >= 80 && systolic <= 260 && diastolic >= 40 && diastolic <= 150 && diastolic < systolic;
    return isPressure && (systolic >= 140 || diastolic >= 90);
  });
  const isWeak = [...text.matchAll(KIDNEY_FILTRATION)].some(([, value]) => Number(value) < 60);
  return [...(isHigh ? (["high-blood-pressure"] as const) : []), ...(isWeak ? (["kidney"] as const) : [])];
}
