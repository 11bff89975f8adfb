import { MEDICINE_GROUPS, namesOf } from "./medicines.ts";
import type { PhraseGroup } from "./phrases.ts";
import { BLOOD_THINNERS } from "./sharedPhrases.ts";

const STOPPED = "slutade|slutat|slutar med|ta|äta";
const HERBS =
  "johannesört*|johannesörten|hypericum|hyperikum|5_htp|5htp|htp|same_tablett*|sam_e|adenosylmetionin|tryptofan|ashwagandha|rosenrot|rhodiola|ginseng|ginkgo|gingko|gurkmej*|kurkumin|curcumin|kava|valeriana|vänderot|röd_jäst*|rött_jäst*|jäst_ris|rött_ris|monakolin|lakritsrot*|lakritsextrakt*|lakrits|berberin|bacopa|kratom|mariatistel|silymarin|echinacea|solhatt|dong_quai|munkpeppar|sågpalm*|grönt_te_extrakt|passionsblomma|reishi|cordyceps|vitlökskapsl*|vitlökstablett*|ingefärskapsl*|örter|örtmedicin|örttillskott|örtpreparat|naturläkemedel*|kinesiska_örter|cbd|cbd_olja|tranbärsextrakt|kanel_kapslar|maca|moringa|tongkat|helig_basilika|spirulina|tång|kelp|tångtablett*";

/** Herbs and what raises serotonin, and medicines that somebody takes now: not beside each other. */
export const HERBS_AND_MEDICINES: readonly PhraseGroup<"herb" | "taken-medicine">[] = [
  {
    key: "herb",
    phrases: [
      HERBS,
      "same & tablett*|sertralin|mg|escitalopram|tillskott*|ssri",
      "omega_3|fiskolja|e_vitamin|k_vitamin & waran|warfarin",
    ],
  },
  {
    key: "taken-medicine",
    phrases: [
      ...MEDICINE_GROUPS.map((group) => namesOf(group)),
      ...BLOOD_THINNERS,
      "medicin|mediciner|medicinen|läkemedel",
    ].map((phrase) => `${phrase} - ${STOPPED}`),
    harmless: ["medicinsk*", "naturmedicin|naturläkemedel*|örtmedicin"],
  },
];
