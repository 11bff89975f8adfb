import type { ConditionMention } from "../../schema/rules/analyses/conditions.ts";

/** What people write of illnesses, medicines and states, and what it mentions; more may be. */
export const CONDITIONS_TOLD: Readonly<Record<ConditionMention, readonly string[]>> = {
  osteoporosis: ["Benskörhet, ramlade i vintras", "har osteoporos", "benskör med kotfraktur"],
  aneurysm: ["aortaaneurysm", "ett litet pulsåderbråck i magen", "Marfans syndrom"],
  "lung-embolism": ["hade lungemboli i fjol", "propp i lungan 2021"],
  "heart-device": ["mekanisk klaff sedan 2015", "har fått en ICD", "pacemaker"],
  "long-qt": ["långt QT", "Brugadas syndrom"],
  thyroid: ["hypotyreos", "tar Levaxin 100", "har giftstruma", "Euthyrox"],
  glaucoma: ["glaukom", "har grön starr"],
  "multiple-sclerosis": ["har MS", "multipel skleros"],
  parkinson: ["Parkinsons sjukdom", "parkinson sedan tre år"],
  bowel: ["IBS", "Crohns sjukdom", "ulcerös kolit", "känslig tarm"],
  coeliac: ["celiaki", "är glutenintolerant", "tål inte gluten"],
  "nut-allergy": ["nötallergi", "allergisk mot jordnötter", "tål inte nötter"],
  "fish-allergy": ["fiskallergi", "allergisk mot skaldjur"],
  "egg-allergy": ["äggallergi", "tål inte ägg"],
  "milk-allergy": ["laktosintolerant", "allergisk mot mjölk", "mjölkproteinallergi"],
  "soy-allergy": ["sojaallergi", "tål inte soja"],
  "food-allergy": ["födoämnesallergi", "matallergier"],
  transplant: ["njurtransplanterad", "tar takrolimus", "immunhämmande efter transplantation"],
  raynaud: ["Raynauds", "får vita fingrar av kyla"],
  "psychotic-illness": ["schizofreni", "äter Abilify"],
  "alcohol-dependence": ["alkoholberoende", "är nykter alkoholist", "äter Antabus"],
  haemochromatosis: ["hemokromatos"],
  "beta-blocker": ["betablockerare för blodtrycket", "tar metoprolol", "Seloken 50 mg", "bisoprolol"],
  "mineral-medicine": ["tar alendronat", "metotrexat en gång i veckan", "äter doxycyklin"],
  "bleeding-disorder": ["har von Willebrands sjukdom", "blödarsjuka", "blöder lätt"],
  surgery: ["nyopererad i knät", "opererades för tre veckor sedan", "fyra veckor efter operationen"],
  nursing: ["ammar", "helammar sonen", "amning varannan timme"],
  postpartum: ["födde barn för åtta veckor sedan", "kejsarsnitt för sex veckor sedan", "nyförlöst"],
  "missing-period": ["Mensen har försvunnit sedan åtta månader", "mensen är borta", "har inte haft mens på ett halvår"],
  driver: ["är yrkeschaufför", "kör lastbil", "busschaufför på natten"],
};

/** What people write that none of them is. */
export const NO_CONDITION: readonly string[] = [
  "Vill sova bättre och orka mer",
  "tränar fyra dagar i veckan",
  "har ingen benskörhet",
  "ammar inte längre",
  "kör bil till jobbet",
  "gillar mjölk och ägg",
  "åkte buss hem",
  "opererad i knät som barn",
  "ska opereras om tre veckor",
  "har tappat lusten att springa",
];
