import { MEDICINE_GROUPS, namesOf } from "./medicines.ts";
import type { PhraseGroup } from "./phrases.ts";
import { BLOOD_THINNERS } from "./sharedPhrases.ts";
import { HERB_NAMES } from "./substances.ts";

const STOPPED = "slutade|slutat|slutar med|ta|äta";

/** Herbs and what raises serotonin, and medicines that somebody takes now: not beside each other. */
export const HERBS_AND_MEDICINES: readonly PhraseGroup<"herb" | "taken-medicine">[] = [
  {
    key: "herb",
    phrases: [
      HERB_NAMES,
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
