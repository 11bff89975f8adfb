import type { RedFlag } from "../../analyses/analysis.ts";
import type { ProtocolFacts, SleepFacts, TrainingFacts } from "./facts.ts";
import type { When } from "./rule.ts";

/** Answers that care should hear of before anything else. */
export interface AnswerFlag<Facts> extends Omit<RedFlag, "because"> {
  when: When<Facts>;
  /** The more urgent ones that say all of this; themes of free text are among them. */
  givesWayTo?: readonly string[];
}

const TIRED = ["ofta", "alltid"] as const;
const HARD = ["vigorous", "very-vigorous"] as const;

/** Minors, by their free texts: the forms take no other age than an adult's. */
const MINOR = {
  id: "minor",
  urgency: "1177",
  text: "Testen är gjorda för dig som är 18 år eller äldre. En kropp som växer behöver annan sömn, annan träning och annan mat än en vuxen, så du får inga råd av oss.",
  when: { mentions: ["minor"] },
} as const;

/** Its own signs of alarm are others than those of the heart. */
const ANEURYSM = {
  id: "aneurysm",
  urgency: "1177",
  text: "Med ett bråck på stora kroppspulsådern avgör läkare vad du får göra. Lyft inget tungt, håll aldrig andan och träna inte hårt innan du har frågat din mottagning eller 1177. Ring 112 vid plötslig, svår smärta i bröst, rygg eller mage, eller om du svimmar.",
  when: { mentions: ["aneurysm"] },
} as const;

/** What is looked for in the answers of each test, most urgent first. */
export const ANSWER_FLAGS: {
  readonly sleep: readonly AnswerFlag<SleepFacts>[];
  readonly training: readonly AnswerFlag<TrainingFacts>[];
  readonly protocol: readonly AnswerFlag<ProtocolFacts>[];
} = {
  sleep: [
    MINOR,
    ANEURYSM,
    {
      id: "tired-snorer",
      urgency: "1177",
      text: "Snarkning tillsammans med trötthet på dagen kan bero på flera saker, bland annat andningsuppehåll i sömnen, som går att behandla. Ring 1177 eller din vårdcentral och berätta. Kör inte bil när du är sömnig.",
      when: [
        { mentions: ["snoring"], daytimeFatigue: TIRED },
        { mentions: ["snoring"], morningTiredness: { min: 4 } },
      ],
      givesWayTo: ["sleep-apnoea"],
    },
    {
      id: "little-sleep-tired",
      urgency: "1177",
      text: "Så kort sömn tillsammans med trötthet påverkar både hälsan och säkerheten. Ring 1177 eller din vårdcentral om det har varit så i mer än några veckor. Kör inte bil när du är sömnig.",
      when: { sleepDuration: ["mindre-än-5"], daytimeFatigue: TIRED },
    },
    {
      id: "sleepless",
      urgency: "1177",
      text: "Det här är mer än vanliga sömnbesvär. Ring 1177 eller din vårdcentral och fråga om behandling mot sömnlöshet, gärna innan du provar råden här på egen hand.",
      when: { fallAsleepTime: ["mer-än-60"], nightWakings: ["fler-än-3"], sleepQuality: { max: 1 } },
    },
    {
      id: "long-sleep-tired",
      urgency: "1177",
      text: "Att sova länge och ändå alltid vara trött kan ha många orsaker, till exempel blodbrist, sköldkörteln, nedstämdhet eller något som stör sömnen. Ring 1177 eller din vårdcentral och be dem leta efter orsaken.",
      when: { sleepDuration: ["9-eller-mer"], daytimeFatigue: ["alltid"] },
    },
    {
      id: "tired-despite-sleep",
      urgency: "1177",
      text: "Att sova tillräckligt och ändå alltid vara trött på dagen bör utredas. Ring 1177 eller din vårdcentral, och berätta om du snarkar eller om någon har märkt att du slutar andas när du sover.",
      when: { sleepDuration: ["7-8", "9-eller-mer"], daytimeFatigue: ["alltid"] },
      givesWayTo: ["long-sleep-tired"],
    },
    {
      id: "waking-tired",
      urgency: "1177",
      text: "Många uppvaknanden och mycket trötta morgnar kan hänga ihop med snarkning eller andningsuppehåll, som blir vanligare med åren. Fråga någon som har hört dig sova, och ring 1177 eller din vårdcentral.",
      when: { age: { min: 50 }, nightWakings: ["fler-än-3"], morningTiredness: { min: 5 } },
    },
  ],
  training: [
    MINOR,
    ANEURYSM,
    {
      id: "heart-hard-training",
      urgency: "1177",
      text: "Med besvär i hjärta eller kärl behöver hård träning stämmas av först. Sänk intensiteten så att du kan prata, och ring din läkarmottagning eller 1177 innan du tränar hårt igen. Ring 112 om du får ont i bröstet, svårt att andas eller svimmar.",
      when: [
        { healthConditions: ["cardiovascular"], currentIntensity: HARD },
        { mentions: ["heart"], currentIntensity: HARD },
      ],
    },
    {
      id: "heart",
      urgency: "1177",
      text: "Träning är oftast bra för hjärta och kärl, men nivån ska passa dig. Ring din läkarmottagning eller 1177 innan du börjar träna hårdare. Ring 112 om du får ont i bröstet, svårt att andas eller svimmar.",
      when: [{ healthConditions: ["cardiovascular"] }, { mentions: ["heart"] }],
      givesWayTo: ["heart-hard-training", "aneurysm"],
    },
    {
      id: "severe-injury",
      urgency: "1177",
      text: "En svår skada ska bedömas innan du belastar den. Ring 1177, din vårdcentral eller en fysioterapeut och fråga vad du kan göra under tiden. Ring 112 vid kraftig svullnad, felställning eller känselbortfall efter ett slag eller fall.",
      when: { injuries: ["significant"] },
    },
    {
      id: "diabetes-very-hard",
      urgency: "1177",
      text: "Mycket hård träning kan få blodsockret att svänga i flera timmar. Ring din diabetesmottagning eller 1177 och gå igenom mat, läkemedel och mätningar innan du fortsätter på den nivån. Ring 112 om du blir förvirrad eller nära att svimma.",
      when: [
        { healthConditions: ["diabetes"], currentIntensity: ["very-vigorous"] },
        { mentions: ["diabetes"], currentIntensity: ["very-vigorous"] },
      ],
    },
    {
      id: "chronic-pain",
      urgency: "1177",
      text: "Långvarig smärta behöver en egen plan. Ring 1177, din vårdcentral eller en fysioterapeut innan du ökar träningen, särskilt om smärtan är ny, väcker dig på natten eller blir värre.",
      when: { mobilityIssues: ["chronic-pain"] },
    },
    {
      id: "overtraining",
      urgency: "1177",
      text: "Hård träning varje dag, långsam återhämtning och dålig sömn kan vara tecken på att kroppen får för lite vila. Ta några lugna dagar, och ring 1177 eller din vårdcentral om tröttheten inte släpper på två veckor.",
      when: {
        currentFrequency: ["daily"],
        currentIntensity: ["very-vigorous"],
        recoveryTime: ["very-slow"],
        sleepQuality: { max: 2 },
      },
    },
    {
      id: "hard-start",
      urgency: "1177",
      text: "Med svag kondition är det klokt att låta en läkare lyssna på hjärtat och mäta blodtrycket innan du tränar så hårt. Börja lugnare, och ring 1177 eller din vårdcentral.",
      when: { age: { min: 60 }, fitnessLevel: ["poor"], currentIntensity: ["very-vigorous"] },
    },
  ],
  protocol: [
    MINOR,
    ANEURYSM,
    {
      id: "strained",
      urgency: "1177",
      text: "När hälsan, sömnen och stressen alla är dåliga samtidigt är det för mycket för egna vanor. Ring 1177 eller din vårdcentral och berätta hur du har det. Ring 112 om du får tankar på att skada dig.",
      when: { currentHealth: ["dalig"], sleepQuality: ["dalig"], stressLevel: ["mycket-hog"] },
    },
    {
      id: "poor-health",
      urgency: "1177",
      text: "Mår du dåligt i dag är det bra att veta varför först. Ring 1177 eller din vårdcentral innan du ändrar kost, träning eller tillskott.",
      when: { currentHealth: ["dalig"] },
      givesWayTo: ["strained"],
    },
    {
      id: "diabetes-fasting",
      urgency: "1177",
      text: "Keto och fasta ändrar blodsockret och hur diabetesläkemedel verkar. Ring din diabetesmottagning eller 1177 innan du fortsätter. Ring 112 om du blir förvirrad, mycket illamående eller nära att svimma.",
      when: { mentions: ["diabetes"], dietType: ["keto", "intermittent"] },
    },
  ],
};

/** Said when somebody takes supplements beside medicines that thin the blood. */
export const SUPPLEMENTS_WITH_BLOOD_THINNER: Omit<RedFlag, "because"> = {
  id: "supplements-with-blood-thinner",
  urgency: "1177",
  text: "Flera kosttillskott påverkar hur blodförtunnande läkemedel verkar, bland annat omega-3, K- och E-vitamin, vitlök och gurkmeja. Ring din mottagning, ett apotek eller 1177 och gå igenom tillskotten. Sluta inte med läkemedlet på egen hand, och ring 112 vid en blödning som inte slutar.",
};

/** Said when somebody takes a herb, or what raises serotonin, beside a medicine. */
export const HERBS_WITH_MEDICINE: Omit<RedFlag, "because"> & { lead: string } = {
  id: "medicine-and-herb",
  urgency: "1177",
  lead: "Örter och vissa tillskott kan förändra hur läkemedel verkar.",
  text: " Ring ett apotek eller 1177 i dag innan du fortsätter. Sluta inte med läkemedlet på egen hand. Ring 112 vid hög feber, kramper eller förvirring.",
};

/** What is added for who takes the herb itself: the caution names only what was written. */
export const OF_ST_JOHNS_WORT =
  " Johannesört gör många läkemedel svagare, och ihop med antidepressiva kan den ge för mycket serotonin. Tar du blodförtunnande, ciklosporin eller teofyllin ska en läkare veta innan du slutar med johannesörten också.";
export const OF_SEROTONIN = " 5-HTP, SAMe och tryptofan kan ge för mycket serotonin ihop med antidepressiva.";
