import type { SuggestedActivity } from "../../../analyses/analysis.ts";
import type { ActivityTime } from "../../../analyses/vocabulary.ts";
import { formatUpperLevel } from "../../protocols/doseNotes.ts";
import { upperLevel } from "../../protocols/upperLevels.ts";
import type { ProtocolFacts } from "../facts.ts";
import type { When } from "../rule.ts";
import { type ProtocolTopic, SHIFTS } from "./rule.ts";

/** An activity as data: for whom, and what would rule it out. */
export interface ActivityRule extends Omit<SuggestedActivity, "timeOfDay"> {
  /** 'preferred': when it suits them best. */
  timeOfDay: ActivityTime | "preferred";
  when: When<ProtocolFacts>;
  unless?: When<ProtocolFacts>;
  /** What it advises; it gives way where a rule that holds rules that out. */
  advises?: readonly ProtocolTopic[];
  /** In words for somebody whose morning is not the morning. */
  inShifts?: Partial<Pick<SuggestedActivity, "title" | "description">>;
}

const MAGNESIUM_LEVEL = formatUpperLevel(upperLevel("magnesium"));

/**
 * The six samples that everybody's plan begins with, in order. Of each, the first version that fits is taken; the last
 * one fits everybody.
 */
export const SAMPLES: readonly (readonly ActivityRule[])[] = [
  [
    {
      id: "magnesium",
      title: "Magnesium",
      description: `Till kvällsmaten. 400 mg är mer än nivån: ${MAGNESIUM_LEVEL}. Välj hellre en lägre dos, och fråga läkare eller apotek först om du tar läkemedel. De flesta får nog genom maten.`,
      category: "supplements",
      timeOfDay: "evening",
      dosage: "400 mg",
      when: {},
      advises: ["magnesium"],
      inShifts: {
        description: `Till dagens sista mål före sömnen. 400 mg är mer än nivån: ${MAGNESIUM_LEVEL}. Välj hellre en lägre dos, och fråga läkare eller apotek först om du tar läkemedel. De flesta får nog genom maten.`,
      },
    },
    {
      id: "magnesium-plain-food",
      title: "Mat enligt vårdens råd",
      description:
        "Ta inget magnesium som tillskott med njursjukdom utan läkare. Fråga din mottagning eller dietist vilken mat som passar dina prover.",
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      when: { mentions: ["kidney"] },
    },
    {
      id: "magnesium-food",
      title: "Mat med magnesium",
      description:
        "En näve pumpakärnor eller mandel, havregryn, bönor eller spenat. Det ger magnesium på det sätt kroppen är van vid, i stället för mer tillskott.",
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      when: {},
    },
  ],
  [
    {
      id: "morning-training",
      title: "Morgonträning",
      description:
        "20–30 minuter i en takt där du kan prata: rask promenad, cykel eller styrka med kroppen. Börja lugnt, och sluta medan det känns bra.",
      category: "training",
      timeOfDay: "morning",
      dosage: null,
      when: {},
      advises: ["workout"],
      inShifts: {
        title: "Träning efter att du vaknat",
        description:
          "20–30 minuter i en takt där du kan prata, en stund efter att du vaknat. Efter flera nattpass räcker en promenad. Byt inte sömn mot träning.",
      },
    },
    {
      id: "morning-walk",
      title: "Lugn promenad",
      description:
        "Fem till tio minuter i din egen takt, helst ute. Fråga vården innan du gör något hårdare, och ring 112 vid tryck över bröstet eller svår andnöd.",
      category: "training",
      timeOfDay: "morning",
      dosage: null,
      when: {},
      advises: ["walk"],
      inShifts: {
        description:
          "Fem till tio minuter i din egen takt efter att du vaknat. Fråga vården innan du gör något hårdare, och ring 112 vid tryck över bröstet eller svår andnöd.",
      },
    },
  ],
  [
    {
      id: "breathing",
      title: "Andningsövning",
      description:
        "Fem minuter på en stol: in i fyra sekunder, ut i sex. Blir du snurrig gör du mindre andetag, eller slutar.",
      category: "mindfulness",
      timeOfDay: "afternoon",
      dosage: null,
      when: {},
      inShifts: {
        description:
          "Fem minuter på en stol när passet är slut: in i fyra sekunder, ut i sex. Blir du snurrig gör du mindre andetag, eller slutar.",
      },
    },
  ],
  [
    {
      id: "screen-free-hour",
      title: "Skärmfri timme",
      description: "Lägg telefonen i ett annat rum den sista timmen på kvällen, sänk ljuset och gör något lugnt.",
      category: "sleep",
      timeOfDay: "evening",
      dosage: null,
      when: {},
      inShifts: {
        description: "Lägg telefonen i ett annat rum den sista timmen före sömnen, sänk ljuset och gör något lugnt.",
      },
    },
  ],
  [
    {
      id: "protein",
      title: "Protein",
      description:
        "Till frukosten eller dagens första mål. Omkring 200 gram tofu, eller sojayoghurt med bönor på smörgåsen, ger ungefär så mycket.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: "25 g",
      when: { dietType: ["vegan"] },
      advises: ["more-protein", "counting"],
      inShifts: {
        description:
          "Till det första målet efter att du vaknat. Omkring 200 gram tofu, eller sojayoghurt med bönor på smörgåsen, ger ungefär så mycket.",
      },
    },
    {
      id: "protein",
      title: "Protein",
      description:
        "Till frukosten eller dagens första mål. Två ägg och en skål kvarg ger ungefär så mycket; pulver behövs inte.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: "25 g",
      when: { dietType: ["blandat", "vegetarian", "keto", "intermittent", "mediterraneran"] },
      advises: ["more-protein", "counting"],
      inShifts: {
        description:
          "Till det första målet efter att du vaknat. Två ägg och en skål kvarg ger ungefär så mycket; pulver behövs inte.",
      },
    },
    {
      id: "protein",
      title: "Protein",
      description:
        "Till frukosten eller dagens första mål. Två ägg och en bit fisk ger ungefär så mycket; pulver behövs inte.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: "25 g",
      when: { dietType: ["paleo"] },
      advises: ["more-protein", "counting"],
      inShifts: {
        description:
          "Till det första målet efter att du vaknat. Två ägg och en bit fisk ger ungefär så mycket; pulver behövs inte.",
      },
    },
    {
      id: "protein-as-advised",
      title: "Protein enligt vårdens råd",
      description:
        "Med njursjukdom ska mängden protein bestämmas av dina prover. Ät din vanliga frukost, och fråga läkare eller dietist innan du ändrar den.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: null,
      when: { mentions: ["kidney"] },
    },
    {
      id: "calm-breakfast",
      title: "Frukost i lugn och ro",
      description: "Något du tycker om, sittande och utan att räkna. Det är regelbundenheten som gör gott.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: null,
      when: {},
    },
  ],
  [
    {
      id: "cold-shower",
      title: "Kall dusch",
      description:
        "Avsluta duschen med 15–30 sekunder kallt på ben och armar. Andas ut långsamt, och sluta om det bara är obehagligt. Du missar inget om du låter bli.",
      category: "recovery",
      timeOfDay: "morning",
      dosage: null,
      when: {},
      unless: [{ age: { min: 75 } }],
      advises: ["cold"],
      inShifts: {
        description:
          "Avsluta duschen efter att du vaknat med 15–30 sekunder kallt på ben och armar. Andas ut långsamt, och sluta om det bara är obehagligt.",
      },
    },
    {
      id: "lukewarm-shower",
      title: "Ljummet avslut i duschen",
      description:
        "Avsluta duschen ljummet, inte kallt. Kyla passar inte med det du har berättat, och du missar ingen säker nytta.",
      category: "recovery",
      timeOfDay: "morning",
      dosage: null,
      when: {},
    },
  ],
];

/** What is added from the answers, what matters most first. */
export const ADDITIONS: readonly ActivityRule[] = [
  {
    id: "b12",
    title: "Vitamin B12",
    description: "Växter ger inget säkert B12. Följ dosen på förpackningen, eller det som vården har sagt.",
    category: "supplements",
    timeOfDay: "morning",
    dosage: null,
    when: { dietType: ["vegan"] },
    unless: [{ takes: ["b12"] }],
    advises: ["b12"],
  },
  {
    id: "vitamin-d",
    title: "D-vitamin",
    description: "Livsmedelsverkets råd till alla som har fyllt 75. Räkna med det som finns i annat du tar.",
    category: "supplements",
    timeOfDay: "morning",
    dosage: "20 µg",
    when: { age: { min: 75 } },
    unless: [{ takes: ["vitamin-d", "multivitamin", "more-than-level"] }],
    advises: ["vitamin-d"],
  },
  {
    id: "nap-before-night",
    title: "Tupplur före nattpasset",
    description: "20 minuter, eller en och en halv timme om du har tid. Ställ klockan, och ge dig en kvart att vakna.",
    category: "sleep",
    timeOfDay: "evening",
    dosage: null,
    when: SHIFTS,
  },
  {
    id: "daylight",
    title: "En kvart i dagsljus",
    description: "Ute inom en timme efter att du har vaknat, även när det är mulet. Titta aldrig mot solen.",
    category: "sleep",
    timeOfDay: "morning",
    dosage: null,
    when: [
      { sleepQuality: ["okej", "dalig"] },
      { primaryGoals: ["sleep", "energy"] },
      { workType: ["kontorsarbete", "hemarbete", "skiftarbete"] },
    ],
    inShifts: {
      title: "Ljus efter att du vaknat",
      description: "En kvart ute, eller i ett ljust rum när det är mörkt ute. Titta aldrig mot solen.",
    },
  },
  {
    id: "tomorrows-list",
    title: "Morgondagens lista",
    description: "Tre rader när arbetet är slut: var du är, nästa steg och när du tar det. Stäng sedan.",
    category: "mindfulness",
    timeOfDay: "evening",
    dosage: null,
    when: [{ stressLevel: ["hog", "mycket-hog"] }, { primaryGoals: ["stress"] }],
    inShifts: { description: "Tre rader när passet är slut: vad som är klart, nästa steg och vem som tar det." },
  },
  {
    id: "strength",
    title: "Styrkepass, två dagar i veckan",
    description:
      "Knäböj, höftfällning, tryck, drag och bära: två omgångar av varje. Gör det i stället för morgonträningen de dagarna, med minst en dag emellan.",
    category: "training",
    timeOfDay: "preferred",
    dosage: null,
    when: {
      primaryGoals: ["fitness", "longevity", "prevention"],
      fitnessLevel: ["rekreation", "aktiv", "mycket-aktiv"],
      timeAvailable: ["30-60min", "1-2h", "2h+"],
    },
    advises: ["strength", "heavy-strength"],
    inShifts: {
      description:
        "Knäböj, höftfällning, tryck, drag och bära: två omgångar av varje. Lägg det när du är utvilad, inte efter en natt.",
    },
  },
  {
    id: "stand-up",
    title: "Res dig från stolen tio gånger",
    description: "Två omgångar, två eller tre dagar i veckan. Ta stöd om det behövs, och andas hela tiden.",
    category: "training",
    timeOfDay: "preferred",
    dosage: null,
    when: [{ fitnessLevel: ["nybörjare"] }, { age: { min: 65 } }],
    advises: ["strength"],
  },
  {
    id: "balance",
    title: "Balans på ett ben",
    description: "En halv minut per ben, nära en bänk så att du kan ta stöd.",
    category: "training",
    timeOfDay: "morning",
    dosage: null,
    when: { age: { min: 65 } },
  },
  {
    id: "break-from-sitting",
    title: "Res dig en gång i timmen",
    description: "Ett par minuter stående eller gående. Titta långt bort.",
    category: "recovery",
    timeOfDay: "afternoon",
    dosage: null,
    when: { workType: ["kontorsarbete", "hemarbete"] },
  },
  {
    id: "last-coffee",
    title: "Sista kaffet före lunch",
    description: "Pröva i två veckor och känn efter hur du somnar.",
    category: "sleep",
    timeOfDay: "afternoon",
    dosage: null,
    when: [{ sleepQuality: ["okej", "dalig"] }, { primaryGoals: ["sleep"] }],
    advises: ["early-coffee-stop"],
  },
  {
    id: "one-thing-at-a-time",
    title: "Tjugo minuter, en sak",
    description: "Stäng av aviseringarna och gör bara en uppgift. Vila blicken i fem minuter efteråt.",
    category: "mindfulness",
    timeOfDay: "preferred",
    dosage: null,
    when: { primaryGoals: ["cognitive"] },
  },
  {
    id: "meet-somebody",
    title: "Ring eller träffa någon",
    description: "En kvart räcker, gärna under en promenad.",
    category: "mindfulness",
    timeOfDay: "afternoon",
    dosage: null,
    when: [{ workType: ["hemarbete"] }, { mentions: ["depression"] }],
  },
  {
    id: "walk-after-meal",
    title: "Promenad efter maten",
    description: "Tio minuter i lugn takt efter dagens största mål.",
    category: "training",
    timeOfDay: "afternoon",
    dosage: null,
    when: [{ mentions: ["diabetes"] }, { primaryGoals: ["prevention", "longevity", "energy"] }],
    advises: ["walk"],
  },
  {
    id: "half-plate",
    title: "Halva tallriken grönt",
    description: "Lägg upp grönsakerna först, till lunch och middag. Frysta duger lika bra.",
    category: "nutrition",
    timeOfDay: "afternoon",
    dosage: null,
    when: { primaryGoals: ["longevity", "prevention", "energy"] },
    advises: ["more-greens"],
  },
  {
    id: "mobility",
    title: "Fem minuter rörlighet",
    description: "Rygg, höfter och axlar, långsamt. Det ska inte göra ont.",
    category: "recovery",
    timeOfDay: "evening",
    dosage: null,
    when: [{ workType: ["fysiskt"] }, { primaryGoals: ["recovery"] }],
    inShifts: { description: "Rygg, höfter och axlar, långsamt, en stund före sömnen. Det ska inte göra ont." },
  },
  {
    id: "warm-shower",
    title: "Varm dusch",
    description: "Tio minuter, en till två timmar före sömnen.",
    category: "recovery",
    timeOfDay: "evening",
    dosage: null,
    when: { primaryGoals: ["sleep", "stress", "recovery"] },
  },
];
