import { capitalised } from "../../words/phrases.ts";
import type { TrainingFacts } from "../facts.ts";
import { IRON_KNOWN, type Saying, type Start, TESTS_TAKEN, type TestWords } from "./saying.ts";

type Said = Saying<TrainingFacts>;

/** Sessions and hours of a week, and hours that there are, in the middle of what was answered. */
const SESSIONS: Readonly<Record<TrainingFacts["currentFrequency"], number>> = {
  never: 0,
  "1-2": 1.5,
  "3-4": 3.5,
  "5-6": 5.5,
  daily: 7,
};
const HOURS: Readonly<Record<TrainingFacts["weeklyHours"], number>> = {
  "0": 0,
  "1-2": 1.5,
  "3-4": 3.5,
  "5-7": 6,
  "8+": 9,
};

const RECOVERED: Readonly<Record<TrainingFacts["recoveryTime"], string>> = {
  "very-fast": "inom ett halvt dygn",
  fast: "inom ett dygn",
  moderate: "på ett till två dygn",
  slow: "på två till tre dygn",
  "very-slow": "först efter mer än tre dygn",
};

/** Minutes of a session, roughly. */
const minutes = ({ currentFrequency, weeklyHours }: TrainingFacts): number =>
  Math.round(((HOURS[weeklyHours] / SESSIONS[currentFrequency]) * 60) / 10) * 10;

const TRAINS = { volumeAgrees: ["yes"], currentFrequency: ["1-2", "3-4", "5-6", "daily"] } as const;
const MUCH = { volumeAgrees: ["yes"], weeklyHours: ["5-7", "8+"] } as const;
const HARD = { currentIntensity: ["vigorous", "very-vigorous"] } as const;
const SLOW = { recoveryTime: ["slow", "very-slow"] } as const;
const IDLE = { volumeAgrees: ["yes"], currentFrequency: ["never"] } as const;
const CARE = { shape: ["care-first"] } as const;

/** Days and minutes against rest, time and aims. */
const FRAME: readonly Said[] = [
  {
    when: { volumeAgrees: ["no"] },
    say: (_, say) =>
      `Hur ofta och hur länge du tränar går inte ihop i svaren, så vi räknar inte på mängden. Vi utgår från att du har ${say("timeAvailable")} i veckan och en kondition som du kallar ${say("fitnessLevel")}.`,
  },
  {
    when: { ...IDLE, trainingExperience: ["advanced", "expert"] },
    say: (_, say) =>
      `Du är van att träna men gör det inte nu, och har ${say("timeAvailable")} i veckan. Huvudet minns mer än senorna gör.`,
  },
  {
    when: IDLE,
    say: (facts, say) =>
      `Du är ${facts.age} år, tränar inte nu och har ${say("timeAvailable")} i veckan. Steget från ingenting till något är det som ger mest.`,
  },
  {
    when: { volumeAgrees: ["yes"], currentFrequency: ["1-2"], ...SLOW },
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och återhämtar dig ${RECOVERED[facts.recoveryTime]}. Det är längre än mängden brukar kräva, så se över sömn och mat innan du ökar.`,
  },
  {
    when: { ...TRAINS, ...SLOW },
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och återhämtar dig ${RECOVERED[facts.recoveryTime]}. Vilan räcker inte riktigt till mängden.`,
  },
  {
    when: { ...MUCH, timeAvailable: ["1-2", "3-4"] },
    say: (_, say) =>
      `Du tränar ${say("weeklyHours")} i veckan men säger att du har ${say("timeAvailable")}. Något ska bort, och frågan är vad.`,
  },
  {
    when: { ...TRAINS, weeklyHours: ["1-2"], timeAvailable: ["5-6", "7-9", "10+"] },
    advises: ["more-volume"],
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och har tid för ${say("timeAvailable")}. Utrymmet finns; kroppen behöver vänja sig vid det.`,
  },
  {
    when: { ...TRAINS, ...HARD },
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och mest hårt. Kroppen är återställd ${RECOVERED[facts.recoveryTime]}.`,
  },
  {
    when: TRAINS,
    advises: ["more-volume"],
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och återhämtar dig ${RECOVERED[facts.recoveryTime]}, så det finns balans att bygga på.`,
  },
  {
    when: TRAINS,
    say: (facts, say) =>
      `Du tränar ${say("currentFrequency")} i veckan, ungefär ${minutes(facts)} minuter per pass, och återhämtar dig ${RECOVERED[facts.recoveryTime]}.`,
  },
];

const WANTS = (...primaryGoals: TrainingFacts["primaryGoals"]) => ({ primaryGoals });

const LINKS: readonly Said[] = [
  {
    when: { primaryGoals: { all: ["weight-loss", "weight-gain"] } },
    say: "Du vill både gå ner och upp i vikt. De målen drar åt olika håll, så ett av dem får vänta.",
  },
  {
    when: { injuries: ["moderate", "significant"], ...HARD },
    say: (_, say) =>
      `${capitalised(say("injuries"))} skada och hård träning går inte ihop just nu, hur gärna du än vill framåt.`,
  },
  {
    when: { healthConditions: ["cardiovascular"], primaryGoals: { min: 1 } },
    say: (_, say) =>
      `Med hjärta eller kärl i bilden och målet att ${say("primaryGoals")} är det vården som sätter taket. Under det taket finns mycket att göra.`,
  },
  {
    when: { stressLevel: { min: 4 }, sleepQuality: { max: 2 } },
    say: (_, say) =>
      `Stress på ${say("stressLevel")} och sömn på ${say("sleepQuality")} är också belastning. Kroppen skiljer inte på den och på ett pass.`,
  },
  {
    when: { stressLevel: { min: 4 }, ...HARD },
    say: (_, say) =>
      `Hårda pass ovanpå stress på ${say("stressLevel")} lägger tungt på tungt; lugnare pass ger mer just nu.`,
  },
  {
    when: { ...MUCH, sleepQuality: { max: 2 } },
    say: (_, say) =>
      `${capitalised(say("weeklyHours"))} träning och sömn på ${say("sleepQuality")} betyder att du bygger på natten mindre än du river på dagen.`,
  },
  {
    when: {
      ...WANTS("strength", "weight-gain"),
      currentTypes: ["kondition", "löpning", "cykling", "simning", "dans", "yoga"],
    },
    unless: { currentTypes: ["styrketraning", "crossfit"] },
    advises: ["heavier"],
    say: (_, say) =>
      `Du vill ${say("primaryGoals")}, men i dag är det ${say("currentTypes")} som fyller veckan. Det som fattas är tyngd.`,
  },
  {
    when: { ...WANTS("endurance"), currentTypes: ["styrketraning", "yoga", "pilates"] },
    unless: { currentTypes: ["kondition", "löpning", "cykling", "simning", "dans", "crossfit", "kampsport"] },
    advises: ["harder"],
    say: (_, say) =>
      `Du vill ha bättre kondition, och veckan består av ${say("currentTypes")}. Pulsen får alltså sällan arbeta.`,
  },
  {
    when: { fitnessLevel: ["poor"], ...HARD },
    say: "Du kallar konditionen svag och tar ändå i hårt. Det är farten som ska ner, inte viljan.",
  },
  {
    when: { mobilityIssues: ["balance"], age: { min: 65 } },
    say: (facts) =>
      `Dålig balans vid ${facts.age} år är det i svaren som har mest att säga om åren framåt, mer än både styrka och kondition.`,
  },
  {
    when: { mobilityIssues: ["chronic-pain"], primaryGoals: { min: 1 } },
    say: (_, say) =>
      `Smärta som varat länge och målet att ${say("primaryGoals")} går ihop, om stegen är lika små de bra dagarna som de dåliga.`,
  },
  {
    when: { workType: ["very-active"], weeklyHours: ["3-4", "5-7", "8+"], volumeAgrees: ["yes"] },
    say: (_, say) =>
      `Du har ett tungt arbete och tränar ${say("weeklyHours")} till. Jobbet är redan träning, bara utan plan.`,
  },
  {
    when: { workType: ["sedentary"], ...IDLE },
    say: "Du sitter på jobbet och tränar inte, så dagens rörelse får plats i några minuter. Där finns det lättaste att vinna.",
  },
  {
    when: { primaryGoals: { min: 4 } },
    say: (facts, say) =>
      `Du har ${facts.primaryGoals.length} mål och ${say("timeAvailable")} i veckan. Två av dem får plats ordentligt, resten följer med.`,
  },
  {
    when: { workType: ["sedentary"], ...WANTS("energy", "longevity", "weight-loss") },
    say: (_, say) =>
      `Du sitter större delen av dagen och vill ${say("primaryGoals")}. Det du gör mellan passen väger nästan lika tungt som passen.`,
  },
  {
    when: { age: { min: 60 }, currentTypes: ["kondition", "löpning", "cykling", "simning", "dans", "yoga", "annat"] },
    unless: { currentTypes: ["styrketraning", "crossfit"] },
    advises: ["loaded", "strength"],
    say: (facts) =>
      `Vid ${facts.age} år utan styrketräning i veckan försvinner muskler fortare än kondition, så det är där luckan finns.`,
  },
  {
    when: { trainingExperience: ["beginner"], ...HARD },
    say: "Du är nybörjare och tränar redan hårt: musklerna hinner med, senorna gör det inte.",
  },
  {
    when: { sleepQuality: { max: 2 } },
    say: (_, say) =>
      `Sömnen, ${say("sleepQuality")}, är den svagaste delen av din träning, fast den inte står i schemat.`,
  },
  {
    when: { fitnessLevel: ["good", "excellent"], ...TRAINS, primaryGoals: { min: 1 } },
    say: (_, say) =>
      `Med ${say("fitnessLevel")} kondition och målet att ${say("primaryGoals")} handlar det mindre om att göra mer och mer om att göra rätt sak.`,
  },
  {
    when: { primaryGoals: { min: 1 } },
    say: (_, say) =>
      `Ditt mål är att ${say("primaryGoals")}, och du vill träna ${say("preferredTrainingTypes")}. Det går att förena på ${say("timeAvailable")}.`,
  },
  {
    when: {},
    say: (_, say) =>
      `Konditionen är ${say("fitnessLevel")} och sömnen ${say("sleepQuality")}, så grunden håller för att börja.`,
  },
];

const STARTS: readonly Start[] = [
  {
    of: ["arthritis"],
    week: "Två lugna styrkepass på en kvart, och en promenad, cykeltur eller stund i vatten.",
    month:
      "Lägg till lite när ömheten går över inom ett dygn. Är en led svullen eller varm vilar du den och frågar vården.",
  },
  {
    of: ["back"],
    week: "Två promenader på tio minuter om dagen, fem dagar.",
    month: "Lägg till två korta pass för bål, höfter och ben. Blir du svag i benen söker du vård genast.",
  },
  {
    of: ["diabetes-spread"],
    week: "Skriv in passen i kalendern så att det aldrig går mer än två dagar mellan dem.",
    month: "Fyll luckor med tio minuters promenad efter en måltid. Får du ett sår på foten vårdar du det direkt.",
  },
  {
    of: ["goal-pain"],
    week: "Gå tio minuter om dagen, fem dagar, och byt ut det som gör ont.",
    month: "Lägg till två lätta styrkepass. Sitter smärtan i mer än några veckor frågar du en fysioterapeut.",
  },
  {
    of: ["small-children"],
    week: "Tre stunder på tio minuter, på tre olika dagar, där du redan är.",
    month: "Lägg till en stund i taget. Missar du en dag tar du nästa som den är.",
  },
  {
    of: ["carbs-for-long", "snack-before-session"],
    week: "Ät något lätt en timme före två av passen, och skriv upp hur det kändes.",
    month: "Behåll det som magen tog bäst. Är passen korta behövs det inte.",
  },
  {
    of: ["nursing"],
    week: "Lägg ett extra mål på samma tid varje dag, med något som du tål och tycker om.",
    month: "Låt hungern bestämma hur mycket. Sinar orken eller mjölken frågar du BVC.",
  },
  {
    of: ["more-room-than-training"],
    week: "Ett pass mer än nu, lika långt som de andra, på en dag som brukar vara lugn.",
    month: "Efter tre veckor lägger du till nästa. Blir du tröttare på morgonen stannar du där.",
  },
  {
    of: ["start-small", "never-start", "coming-back", "low-mood"],
    week: "Två pass på tjugo minuter, på två dagar som du skriver upp i kväll. Sluta medan du har kraft kvar.",
    month:
      "Har det blivit av fyra veckor i rad lägger du till tio minuter per pass. Missar du två veckor börjar du om på tjugo, utan skuld.",
  },
  {
    of: ["easy-only"],
    week: "Gå tio till tjugo minuter om dagen så att du kan prata hela vägen.",
    month: "Går det lätt ökar du fem minuter i veckan. Sluta vid bröstsmärta, yrsel eller ovanlig andnöd.",
  },
  {
    of: ["intervals"],
    week: "Ett pass: värm upp tio minuter, gå eller spring raskare fyra gånger två minuter med lugn vila emellan.",
    month:
      "Förläng till fyra gånger tre minuter. Vänta en vecka om vilopulsen är högre än vanligt eller benen inte svarar.",
  },
  {
    of: ["heavier", "heavy-lifting"],
    week: "Gör dina vanliga övningar med en vikt där två repetitioner återstår, två pass.",
    month: "Öka 2–5 procent när du orkar två till i alla set. Gå tillbaka om en led värker dagen efter.",
  },
  {
    of: ["own-plan", "loaded"],
    week: (_: TrainingFacts, say) =>
      `Boka veckans pass ${say("preferredTrainingTypes")} i kalendern redan i dag, med en reservdag. Samma övningar hela veckan.`,
    month:
      "Sitter passen lägger du till ett set per övning, inget annat. Stanna på samma nivå en vecka till om du sover sämre.",
  },
  {
    of: ["balance-routine"],
    week: "Stå på ett ben vid diskbänken, tre gånger tio sekunder per ben, tre dagar.",
    month: "Släpp taget om bänken, sedan vänd på huvudet. Håll i dig igen om du har snubblat.",
  },
  {
    of: ["mobility-routine"],
    week: "Åtta minuter om dagen, samma fyra rörelser, gärna efter duschen.",
    month: "Byt ut den lättaste rörelsen mot en ny. Sluta med den som gör ont i leden, inte med den som stramar.",
  },
  {
    of: ["less-hard", "rest-day", "less-volume"],
    week: "Byt ett hårt pass mot en lugn promenad och ha två helt fria dagar.",
    month:
      "Är du piggare på morgonen lägger du tillbaka ett pass. Är du lika trött tar du en lätt vecka till och ser över sömnen.",
  },
  {
    of: ["cardio-base", "walk-start", "everyday-walk", "fair-build", "age-65-walk"],
    week: "Gå raskt trettio minuter tre dagar, så fort att du kan prata men inte sjunga.",
    month:
      "Lägg till fem minuter per vecka upp till fyrtiofem. Ta samma sträcka som i dag och jämför hur andningen känns.",
  },
  {
    of: ["more-volume"],
    week: "Ett pass mer än du gör nu, det lättaste av dem.",
    month: "Behåll det tre veckor innan nästa. Ta bort det igen om återhämtningen blir längre.",
  },
  {
    of: ["weight-loss", "weight-talk", "weight-gain"],
    week: "Skriv upp hur måltiderna ligger över dagen, utan att räkna kalorier.",
    month: "Går vikten åt rätt håll i en vecka av fyra räcker det som takt. Sluta om tankarna på mat tar över.",
  },
  {
    of: ["more-protein", "food", "eat-enough", "carbs-before"],
    week: "Ändra en måltid om dagen, gärna frukosten, fem dagar av sju.",
    month: "Lägg till nästa måltid när den första går av sig själv. Byt tillbaka om magen protesterar.",
  },
  {
    of: ["numbers", "beginner-weight"],
    week: "Skriv en rad efter varje pass: vad du gjorde och hur det kändes, ett till fem.",
    month: "Läs raderna i följd. Sluta skriva om de mest blir dåligt samvete.",
  },
  {
    of: ["plan-in-calendar"],
    week: (_: TrainingFacts, say) =>
      `Lägg passen på fasta dagar inom ${say("timeAvailable")}, och gör det kortaste först.`,
    month: "Öka en sak: ett pass, tio minuter eller lite mer motstånd. Aldrig två samtidigt.",
  },
  {
    of: ["talk-test", "outdoor-calm", "running-easy"],
    week: "Två lugna pass på tjugofem minuter där du kan prata hela vägen.",
    month: "Fem minuter längre per pass varannan vecka. Backa om du är tröttare dagen efter.",
  },
  {
    of: ["slow-recovery", "rest-between", "heavy-work"],
    week: "Skriv in två helt fria dagar i kalendern, som om de vore pass.",
    month: "Är du piggare på morgonen låter du det vara så. Är du tröttare två veckor i rad tar du bort ett pass.",
  },
  {
    of: ["injury-goal", "many-goals", "goal-longevity"],
    week: "Skriv målet på en rad, och under den det minsta du kan göra för det på måndag.",
    month: "Stryk målet om du inte har rört det. Det är också ett svar.",
  },
  {
    of: ["asthma"],
    week: "Börja varje pass med en kvart som långsamt blir raskare, och ha din medicin med dig.",
    month: "Blir andningen lugnare behåller du det. Behöver du mer medicin än vanligt frågar du vården.",
  },
  {
    of: ["migraine"],
    week: "Börja två pass med en kvart i prattempo.",
    month: "Går det bra ökar du lite i taget. Kommer anfallen tätare går du tillbaka ett steg.",
  },
  {
    of: ["fit-mostly-easy"],
    week: "Håll alla pass utom ett så lugna att du kan prata i hela meningar.",
    month: "Gör de lugna passen fem minuter längre varannan vecka. Backa om du är tröttare dagen efter.",
  },
  {
    of: ["sitting-work"],
    week: "Ställ en signal varje halvtimme två arbetsdagar, och res dig ett par minuter när den hörs.",
    month: "Lägg till en dag i veckan. Stör signalen byter du den mot något du ändå gör, som att hämta vatten.",
  },
  {
    of: ["goal-endurance"],
    week: "Välj rundan i kväll, ta den en gång i prattempo och skriv upp tiden.",
    month: "Ta den igen om sex veckor. Är du trött eller sjuk väntar du en vecka.",
  },
  {
    of: ["injury-minor"],
    week: "Välj i kväll en övning som inte gör ont, och gör den i stället i veckans pass.",
    month: "Känns det som vanligt två veckor i rad prövar du den gamla lätt. Gör det ont dagen efter väntar du.",
  },
  {
    of: ["beginner-habit", "technique-first"],
    week: "Samma tre rörelser i två pass, lätt och långsamt, med flera repetitioner kvar.",
    month: "Känns de säkra ökar du lite i taget. Gör en rörelse ont byter du den.",
  },
  {
    of: ["with-trainer", "gym-new"],
    week: "Boka en tid, och skriv upp två saker som du vill ha hjälp med.",
    month: "Öva dem själv i sex veckor och fråga sedan igen.",
  },
  {
    of: ["warm-up"],
    week: "Fem till tio lugna minuter före varje pass, med samma rörelser som du sedan gör.",
    month: "När det går av sig själv räcker det så. Gör något ont redan då vilar du den dagen.",
  },
  {
    of: ["shift-work"],
    week: "Skriv in två korta pass i schemat, på dagar då du har sovit ut.",
    month: "Blir de av i varje period behåller du det. Har du sovit mindre än sex timmar vilar du i stället.",
  },
  {
    of: ["stress-high", "goal-stress"],
    week: "Byt ett av passen mot en lugn promenad, utan klocka.",
    month: "Är du lugnare efteråt behåller du det. Blir passen ännu ett måste tar du bort ett.",
  },
  {
    of: ["bad-sleep"],
    week: "Byt passet mot en promenad de dagar du har sovit dåligt, och gå upp samma tid ändå.",
    month: "Blir nätterna bättre tränar du som förut. Är de lika dåliga tar du sömntestet.",
  },
  {
    of: ["sleep-basics"],
    week: "Bestäm en tid att lägga dig som ger plats för sju timmar, och håll den fem kvällar.",
    month: "Är du piggare på passen håller du fast vid den. Ligger du vaken länge tar du sömntestet.",
  },
  {
    of: ["goal-energy"],
    week: "Gå tio minuter när orken tryter, tre dagar.",
    month: "Hjälper det gör du det till vana. Är du lika trött om fyra veckor frågar du vården.",
  },
  {
    of: ["lighter-week"],
    week: "Skriv in i kalendern vilken vecka som ska vara lätt: samma dagar, hälften så mycket.",
    month: "Är du piggare efteråt behåller du takten.",
  },
  {
    of: ["group"],
    week: "Boka en plats i kväll, till en dag som brukar vara lugn.",
    month: "Har du gått tre gånger av fyra bokar du en månad till. Passar det inte byter du grupp.",
  },
  {
    of: ["swim-or-cycle-load"],
    week: "Ta trapporna och en rask promenad på två dagar då du inte simmar eller cyklar.",
    month: "Går det lätt lägger du till styrka för benen. Gör en led ont dagen efter går du tillbaka.",
  },
  {
    of: ["gain-weight"],
    week: "Lägg ett extra mål på samma tid varje dag, med något som du tål och tycker om.",
    month: "Går vikten upp i en vecka av fyra räcker det som takt. Går den inte upp alls frågar du vården.",
  },
  {
    of: ["drink-by-thirst"],
    week: "Ställ ett glas vatten vid varje måltid, och ha en flaska med på passen.",
    month: "Är du sällan törstig efteråt räcker det så.",
  },
  {
    of: ["steady-meals-energy"],
    week: "Ät frukost, lunch och middag på ungefär samma tider fem dagar.",
    month: "Håller orken längre fortsätter du. Kretsar tankarna kring mat släpper du tiderna.",
  },
  {
    of: ["morning-marks"],
    week: "Skriv ett betyg från ett till fem varje morgon, innan du tränar.",
    month: "Läs dem i följd. Tre låga i rad betyder en lugn dag. Blir de dåligt samvete slutar du skriva.",
  },
  {
    of: ["one-thing-at-a-time"],
    week: "Välj i kväll en enda sak: ett pass, tio minuter eller lite mer motstånd.",
    month: "Håll den i tre veckor innan du väljer nästa. Gå tillbaka om du sover sämre.",
  },
  {
    of: ["goal-sport-plan"],
    week: "Skriv upp det som brukar brista först, och öva det tio minuter i två pass.",
    month: "Märks det i sporten väljer du nästa. Annars frågar du någon som kan se på.",
  },
];

const TESTS: readonly Said[] = [
  TESTS_TAKEN,
  { when: CARE, say: "Vänta med egna prover. Vården väljer vilka som svarar på frågan." },
  {
    when: { mentions: ["eating-disorder", "missing-period"] },
    say: "Köp inga prover på egen hand. Vården avgör vad som behöver mätas, och vågen behövs inte för att du ska må bättre.",
  },
  {
    when: { mentions: ["pregnancy", "postpartum", "nursing"] },
    unless: IRON_KNOWN,
    say: "Är järnet lågt? Barnmorskan tar Hb och ferritin; inget annat prov behövs för att röra på sig.",
  },
  {
    when: { healthConditions: ["diabetes"] },
    say: "Hjälper träningen blodsockret? [HbA1c](/tester?q=HbA1c) före och efter tre månader svarar på det, och din mottagning tar det.",
  },
  {
    when: [{ healthConditions: ["cardiovascular"] }, { mentions: ["heart", "aneurysm", "heart-device", "long-qt"] }],
    say: "Hur hårt får du ta i? Det svarar ett arbetsprov hos vården på. Inget prov du kan köpa gör det.",
  },
  {
    when: [
      { primaryGoals: ["energy"], gender: ["kvinna"] },
      { recoveryTime: ["very-slow"], gender: ["kvinna"] },
      { currentTypes: ["löpning"], gender: ["kvinna"], weeklyHours: ["5-7", "8+"] },
    ],
    unless: IRON_KNOWN,
    say: "Kan tröttheten efter passen vara järnbrist? [Ferritin](/tester?q=ferritin) och Hb svarar på det.",
  },
  {
    when: { primaryGoals: ["longevity"], age: { min: 40 } },
    unless: [{ healthConditions: ["cardiovascular"] }, { mentions: ["heart", "heart-device", "aneurysm"] }],
    say: "Hur är risken för hjärtat? [ApoB](/tester?q=ApoB) och blodtrycket svarar på det bättre än en vanlig kolesterolsiffra.",
  },
  {
    when: { primaryGoals: ["weight-loss"], age: { min: 45 } },
    unless: [{ healthConditions: ["diabetes"] }, { mentions: ["diabetes"] }],
    say: "Har vikten påverkat blodsockret? [HbA1c](/tester?q=HbA1c) svarar på det, en gång om året räcker.",
  },
  {
    when: { primaryGoals: ["endurance"] },
    advises: ["numbers", "harder"],
    say: "Inget prov behövs för konditionen: samma runda, samma puls och en klocka mäter den lika bra.",
  },
  {
    when: { injuries: ["minor", "moderate", "significant"] },
    say: "Inget blodprov svarar på vad skadan är; en fysioterapeut gör det, ofta utan remiss.",
  },
  {
    when: { primaryGoals: ["strength"] },
    advises: ["numbers", "heavier"],
    say: "Inget prov behövs för styrkan. Vikten på stången är mätningen.",
  },
  {
    when: { stressLevel: { min: 4 } },
    say: "Inget test behövs för stressen. Ett kortisolprov säger nästan inget om en vanlig vecka.",
  },
  { when: {}, say: "Inget test behövs för att börja eller fortsätta träna som du gör." },
];

const CHANGES: readonly Said[] = [
  {
    when: { volumeAgrees: ["no"] },
    say: "Rätta svaren om hur mycket du tränar, så kan råden utgå från mängden också.",
  },
  {
    when: [
      { healthConditions: ["cardiovascular", "other"] },
      { mentions: ["heart", "beta-blocker", "high-blood-pressure"] },
    ],
    say: "Säger vården vilken puls eller belastning du tål gäller det i stället för våra försiktiga råd.",
  },
  {
    when: { injuries: ["minor", "moderate", "significant"] },
    say: "När skadan är läkt och fysioterapeuten säger ja gör du om testet: då öppnas mer.",
  },
  {
    when: { mentions: ["pregnancy", "postpartum"] },
    say: "Några månader efter förlossningen är råden andra, och tyngre.",
  },
  {
    when: { mentions: ["small-children"] },
    say: "När du har en timme i följd igen kan passen bli hela, och råden med dem.",
  },
  { when: IDLE, say: "Har du tränat fyra veckor i rad är du inte längre den som de här råden är skrivna för." },
  {
    when: { stressLevel: { min: 4 } },
    advises: ["harder"],
    say: "Sjunker stressen under fyra finns det plats för mer än lugna pass.",
  },
  {
    when: { sleepQuality: { max: 2 } },
    advises: ["more-volume"],
    say: "Sover du bättre tål du mer. Höj inget innan dess.",
  },
  { when: SLOW, advises: ["more-volume"], say: "Återhämtar du dig inom ett dygn kan du lägga till, tidigast då." },
  {
    when: { timeAvailable: ["1-2"] },
    advises: ["more-volume"],
    say: "Får du en timme till i veckan går den till lugn kondition.",
  },
  { when: { age: { min: 65 } }, say: "Ramlar du, eller får ett nytt läkemedel, ska balansen och vården komma först." },
  {
    when: {},
    say: "En skada, en sjukdom eller en ny tid i livet ändrar råden; då gör du om testet, inte bara passet.",
  },
];

/** What the text of the training test says beside its findings. */
export const TRAINING_WORDS: TestWords<TrainingFacts> = {
  ...{ frame: FRAME, links: LINKS, starts: STARTS, tests: TESTS, changes: CHANGES },
};
