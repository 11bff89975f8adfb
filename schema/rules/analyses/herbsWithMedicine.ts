import { MEDICINE_GROUPS, namesOf } from "./medicines.ts";
import { phraseFinder } from "./phrases.ts";
import { BLOOD_THINNERS } from "./sharedPhrases.ts";
import { namesUnknownMedicine } from "./unknownMedicines.ts";

const STOPPED = "slutade|slutat|slutar med|ta|äta";
const HERBS =
  "johannesört*|johannesörten|hypericum|hyperikum|5_htp|5htp|htp|same_tablett*|sam_e|adenosylmetionin|tryptofan|ashwagandha|rosenrot|rhodiola|ginseng|ginkgo|gingko|gurkmej*|kurkumin|curcumin|kava|valeriana|vänderot|röd_jäst*|rött_jäst*|jäst_ris|rött_ris|monakolin|lakritsrot*|lakritsextrakt*|lakrits|berberin|bacopa|kratom|mariatistel|silymarin|echinacea|solhatt|dong_quai|munkpeppar|sågpalm*|grönt_te_extrakt|passionsblomma|reishi|cordyceps|vitlökskapsl*|vitlökstablett*|ingefärskapsl*|örter|örtmedicin|örttillskott|örtpreparat|naturläkemedel*|kinesiska_örter|cbd|cbd_olja|tranbärsextrakt|kanel_kapslar|maca|moringa|tongkat|helig_basilika|spirulina|tång|kelp|tångtablett*";

const find = phraseFinder([
  { key: "herb", phrases: [HERBS, "same & tablett*|sertralin|mg|escitalopram|tillskott*|ssri", "omega_3|fiskolja|e_vitamin|k_vitamin & waran|warfarin"] },
  {
    key: "medicine",
    phrases: [...MEDICINE_GROUPS.map((group) => namesOf(group)), ...BLOOD_THINNERS, "medicin|mediciner|medicinen|läkemedel"].map(
      (phrase) => `${phrase} - ${STOPPED}`,
    ),
    harmless: ["medicinsk*", "naturmedicin|naturläkemedel*|örtmedicin"],
  },
]);

/** Whether somebody takes a herb, or what raises serotonin, beside a medicine. */
export function herbsWithMedicine(texts: readonly (string | null)[]): boolean {
  const found = new Set(texts.flatMap((text) => (text ? find(text) : [])));
  return found.has("herb") && (found.has("medicine") || texts.some((text) => text && namesUnknownMedicine(text)));
}
