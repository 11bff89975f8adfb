import type { SuggestedActivity } from "../../../analyses/analysis.ts";
import type { ActivityTime } from "../../../analyses/vocabulary.ts";
import { formatUpperLevel } from "../../protocols/doseNotes.ts";
import { upperLevel } from "../../protocols/upperLevels.ts";
import type { ProtocolFacts } from "../facts.ts";
import type { When } from "../rule.ts";
import { type ProtocolTopic, SHIFTS } from "./rule.ts";

/** An activity as data: for whom, and what would rule it out. */
export interface ActivityRule extends Omit<SuggestedActivity, "timeOfDay" | "isOptional"> {
  /** 'preferred': when it suits them best; 'morning-or-preferred': in the morning, if that is a time that suits them. */
  timeOfDay: ActivityTime | "preferred" | "morning-or-preferred";
  when: When<ProtocolFacts>;
  unless?: When<ProtocolFacts>;
  /** What it is; it gives way where that is ruled out by what is known of somebody, or by a rule that holds. */
  advises: readonly ProtocolTopic[];
  /** What it takes of the time that somebody has in a day; 0 for what takes the place of something done anyway. */
  minutes: number;
  /** What it costs in a month (`MONTHLY_COSTS`). */
  cost?: keyof typeof MONTHLY_COSTS;
  /** In words for somebody whose morning is not the morning. */
  inShifts?: Partial<Pick<SuggestedActivity, "title" | "description">>;
  /** In words for somebody to whom it comes later in the day. */
  later?: Partial<Pick<SuggestedActivity, "title" | "description">>;
}

/** About how many kronor a month something costs that has to be bought. */
export const MONTHLY_COSTS = { b12: 40, "vitamin-d": 30, magnesium: 50 } as const;

const MAGNESIUM_LEVEL = formatUpperLevel(upperLevel("magnesium"));

const MAGNESIUM_NOTE = `${MAGNESIUM_LEVEL}. Fråga läkare eller apotek först om du tar läkemedel. De flesta får nog genom maten.`;

/**
 * What nobody's day has unless they turn it on, and what nobody is offered whom anything speaks against: magnesium, at
 * or below its level first, then the sample as it is given.
 */
export const OPTIONAL: readonly ActivityRule[] = [
  {
    id: "magnesium-250",
    title: "Magnesium",
    description: `Till kvällsmaten, bara om du tror att du behöver det. ${MAGNESIUM_NOTE}`,
    category: "supplements",
    timeOfDay: "evening",
    dosage: "högst 250 mg",
    minutes: 0,
    cost: "magnesium",
    when: {},
    advises: ["magnesium", "substance", "buy"],
    inShifts: {
      description: `Till dagens sista mål före sömnen, bara om du tror att du behöver det. ${MAGNESIUM_NOTE}`,
    },
  },
  {
    id: "magnesium",
    title: "Magnesium, exemplets dos",
    description: `Till kvällsmaten. 400 mg är mer än nivån: välj hellre den lägre dosen. ${MAGNESIUM_NOTE}`,
    category: "supplements",
    timeOfDay: "evening",
    dosage: "400 mg",
    minutes: 0,
    cost: "magnesium",
    when: {},
    advises: ["magnesium", "substance", "buy"],
    inShifts: {
      description: `Till dagens sista mål före sömnen. 400 mg är mer än nivån: välj hellre den lägre dosen. ${MAGNESIUM_NOTE}`,
    },
  },
];

/** The sample of training, as long as there is time for it. */
const workout = (minutes: string): Omit<ActivityRule, "minutes" | "when"> => ({
  id: "morning-training",
  title: "Morgonträning",
  description: `${minutes} i en takt där du kan prata: rask promenad, cykel eller styrka med kroppen. Börja lugnt, och sluta medan det känns bra.`,
  category: "training",
  timeOfDay: "morning-or-preferred",
  dosage: null,
  advises: ["workout", "training"],
  later: { title: "Dagens träning" },
  inShifts: {
    title: "Träning efter att du vaknat",
    description: `${minutes} i en takt där du kan prata, en stund efter att du vaknat. Efter flera nattpass räcker en promenad. Byt inte sömn mot träning.`,
  },
});

const foodWithMagnesium = (what: string): string => `${what}. Det ger magnesium på det sätt kroppen är van vid.`;

/**
 * The six samples that everybody's plan begins with, in order. Of each, the first version that fits is taken; the last
 * one fits everybody. Food replaces the sample of magnesium, which is `OPTIONAL`.
 */
export const SAMPLES: readonly (readonly ActivityRule[])[] = [
  [
    {
      id: "magnesium-plain-food",
      title: "Mat enligt vårdens råd",
      description:
        "Ta inget magnesium som tillskott med njursjukdom utan läkare. Fråga din mottagning eller dietist vilken mat som passar dina prover.",
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      minutes: 0,
      when: { mentions: ["kidney"] },
      advises: ["care"],
    },
    {
      id: "magnesium-food",
      title: "Mat med magnesium",
      description: foodWithMagnesium("En näve pumpakärnor eller mandel, havregryn, bönor eller spenat"),
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["food", "names-nuts", "names-grain", "names-gluten", "names-legumes", "more-greens"],
    },
    {
      id: "magnesium-food",
      title: "Mat med magnesium",
      description: foodWithMagnesium("En näve pumpakärnor eller mandel, eller en portion spenat"),
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["food", "names-nuts", "more-greens"],
    },
    {
      id: "magnesium-any-food",
      title: "Varierad mat till kvällen",
      description:
        "Något som du tål och tycker om, gärna med grönsaker i den mängd du brukar. Mat som varierar ger de flesta nog med mineraler.",
      category: "nutrition",
      timeOfDay: "evening",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["food"],
    },
  ],
  [
    {
      ...workout("15–20 minuter"),
      minutes: 20,
      when: { timeAvailable: ["15-30min"] },
    },
    {
      ...workout("20–30 minuter"),
      minutes: 30,
      when: {},
    },
    {
      id: "morning-walk",
      title: "Lugn promenad",
      description:
        "Fem till tio minuter i din egen takt, helst ute. Fråga vården innan du gör något hårdare, och ring 112 vid tryck över bröstet eller svår andnöd.",
      category: "training",
      timeOfDay: "morning-or-preferred",
      dosage: null,
      minutes: 10,
      when: {},
      advises: ["walk"],
      inShifts: {
        description:
          "Fem till tio minuter i din egen takt efter att du vaknat. Fråga vården innan du gör något hårdare, och ring 112 vid tryck över bröstet eller svår andnöd.",
      },
    },
    {
      id: "wait-with-training",
      title: "Vänta med träningen",
      description:
        "Rör dig som du brukar i vardagen, i din egen takt, men träna inte förrän vården har sagt att det går bra.",
      category: "recovery",
      timeOfDay: "morning",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["prohibition"],
      inShifts: {
        description:
          "Rör dig som du brukar i vardagen, i din egen takt, men träna inte förrän vården har sagt att det går bra.",
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
      minutes: 5,
      when: {},
      advises: ["habit"],
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
      minutes: 0,
      when: {},
      advises: ["habit"],
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
      minutes: 0,
      when: { dietType: ["vegan"] },
      advises: ["more-protein", "counting", "names-soy", "names-legumes"],
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
      minutes: 0,
      when: { dietType: ["blandat", "vegetarian", "keto", "intermittent", "mediterraneran"] },
      advises: ["more-protein", "counting", "names-egg", "names-dairy"],
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
      minutes: 0,
      when: { dietType: ["paleo"] },
      advises: ["more-protein", "counting", "names-egg", "names-fish"],
      inShifts: {
        description:
          "Till det första målet efter att du vaknat. Två ägg och en bit fisk ger ungefär så mycket; pulver behövs inte.",
      },
    },
    {
      id: "protein",
      title: "Protein",
      description:
        "Till frukosten eller dagens första mål, ur mat som du tål. En dietist kan hjälpa dig att räkna ut hur mycket av den det blir.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: "25 g",
      minutes: 0,
      when: {},
      advises: ["more-protein", "counting"],
      inShifts: {
        description:
          "Till det första målet efter att du vaknat, ur mat som du tål. En dietist kan hjälpa dig att räkna ut hur mycket av den det blir.",
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
      minutes: 0,
      when: { mentions: ["kidney"] },
      advises: ["care"],
    },
    {
      id: "calm-breakfast",
      title: "Frukost i lugn och ro",
      description: "Något du tycker om, sittande och utan att räkna. Det är regelbundenheten som gör gott.",
      category: "nutrition",
      timeOfDay: "morning",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["food"],
    },
  ],
  [
    {
      id: "cold-shower",
      title: "Kall dusch",
      description:
        "Avsluta duschen med 15–30 sekunder kallt på ben och armar. Andas ut långsamt, och sluta om det bara är obehagligt. Du missar inget om du låter bli.",
      category: "recovery",
      timeOfDay: "morning-or-preferred",
      dosage: null,
      minutes: 0,
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
      timeOfDay: "morning-or-preferred",
      dosage: null,
      minutes: 0,
      when: {},
      advises: ["habit"],
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
    minutes: 0,
    cost: "b12",
    when: { dietType: ["vegan"] },
    unless: [{ takes: ["b12"] }],
    advises: ["b12", "substance"],
  },
  {
    id: "vitamin-d",
    title: "D-vitamin",
    description: "Livsmedelsverkets råd till alla som har fyllt 75. Räkna med det som finns i annat du tar.",
    category: "supplements",
    timeOfDay: "morning",
    dosage: "20 µg",
    minutes: 0,
    cost: "vitamin-d",
    when: { age: { min: 75 } },
    unless: [{ takes: ["vitamin-d", "multivitamin", "more-than-level"] }],
    advises: ["vitamin-d", "substance"],
  },
  {
    id: "nap-before-night",
    title: "Tupplur före nattpasset",
    description: "20 minuter, eller en och en halv timme om du har tid. Ställ klockan, och ge dig en kvart att vakna.",
    category: "sleep",
    timeOfDay: "evening",
    dosage: null,
    minutes: 20,
    when: SHIFTS,
    advises: ["habit"],
  },
  {
    id: "daylight",
    title: "En kvart i dagsljus",
    description: "Ute inom en timme efter att du har vaknat, även när det är mulet. Titta aldrig mot solen.",
    category: "sleep",
    timeOfDay: "morning",
    dosage: null,
    minutes: 15,
    when: [
      { sleepQuality: ["okej", "dalig"] },
      { primaryGoals: ["sleep", "energy"] },
      { workType: ["kontorsarbete", "hemarbete", "skiftarbete"] },
    ],
    advises: ["morning-light"],
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
    minutes: 5,
    when: [{ stressLevel: ["hog", "mycket-hog"] }, { primaryGoals: ["stress"] }],
    advises: ["habit"],
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
    minutes: 0,
    when: {
      primaryGoals: ["fitness", "longevity", "prevention"],
      fitnessLevel: ["rekreation", "aktiv", "mycket-aktiv"],
      timeAvailable: ["30-60min", "1-2h", "2h+"],
    },
    advises: ["strength", "heavy-strength", "training"],
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
    minutes: 5,
    when: [{ fitnessLevel: ["nybörjare"] }, { age: { min: 65 } }],
    advises: ["strength", "training"],
  },
  {
    id: "balance",
    title: "Balans på ett ben",
    description: "En halv minut per ben, nära en bänk så att du kan ta stöd.",
    category: "training",
    timeOfDay: "morning",
    dosage: null,
    minutes: 2,
    when: { age: { min: 65 } },
    advises: ["training"],
  },
  {
    id: "break-from-sitting",
    title: "Res dig en gång i timmen",
    description: "Ett par minuter stående eller gående. Titta långt bort.",
    category: "recovery",
    timeOfDay: "afternoon",
    dosage: null,
    minutes: 0,
    when: { workType: ["kontorsarbete", "hemarbete"] },
    advises: ["habit"],
  },
  {
    id: "last-coffee",
    title: "Sista kaffet före lunch",
    description: "Pröva i två veckor och känn efter hur du somnar.",
    category: "sleep",
    timeOfDay: "afternoon",
    dosage: null,
    minutes: 0,
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
    minutes: 0,
    when: { primaryGoals: ["cognitive"] },
    advises: ["habit"],
  },
  {
    id: "meet-somebody",
    title: "Ring eller träffa någon",
    description: "En kvart räcker, gärna ute.",
    category: "mindfulness",
    timeOfDay: "afternoon",
    dosage: null,
    minutes: 15,
    when: [{ workType: ["hemarbete"] }, { mentions: ["depression"] }],
    advises: ["habit"],
  },
  {
    id: "walk-after-meal",
    title: "Promenad efter maten",
    description: "Tio minuter i lugn takt efter dagens största mål.",
    category: "training",
    timeOfDay: "afternoon",
    dosage: null,
    minutes: 10,
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
    minutes: 0,
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
    minutes: 5,
    when: [{ workType: ["fysiskt"] }, { primaryGoals: ["recovery"] }],
    advises: ["training"],
    inShifts: { description: "Rygg, höfter och axlar, långsamt, en stund före sömnen. Det ska inte göra ont." },
  },
  {
    id: "warm-shower",
    title: "Varm dusch",
    description: "Tio minuter, en till två timmar före sömnen.",
    category: "recovery",
    timeOfDay: "evening",
    dosage: null,
    minutes: 10,
    when: { primaryGoals: ["sleep", "stress", "recovery"] },
    advises: ["warm-shower"],
  },
];
