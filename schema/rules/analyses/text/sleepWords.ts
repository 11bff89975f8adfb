import { swedishNumber } from "../../words/numbers.ts";
import { sleepEfficiency } from "../agreement.ts";
import type { SleepFacts } from "../facts.ts";
import { LONG_AWAKE, MANY_WAKINGS, RESTED, SHIFTS, SHORT_SLEEP, SOON_ASLEEP, TIRED } from "../sleep/rule.ts";
import { IRON_KNOWN, type Saying, type Start, TESTS_TAKEN, type TestWords } from "./saying.ts";

type Said = Saying<SleepFacts>;

const hours = (facts: SleepFacts): string => `${swedishNumber(Math.round((facts.hoursInBed ?? 0) * 2) / 2)} timmar`;

/** How the night is used. */
const FRAME: readonly Said[] = [
  {
    when: { timesAgree: ["no"] },
    say: (_, say) =>
      `Tiderna du angav och timmarna du sover går inte ihop, så vi drar inga slutsatser av dem. I stället utgår vi från att du ger din sömn ${say("sleepQuality")} och är ${say("daytimeFatigue")} trött på dagen.`,
  },
  {
    when: SHIFTS[1],
    say: (facts, say) =>
      `Du lägger dig när andra går upp och ligger ungefär ${hours(facts)} i sängen, varav du sover ${say("sleepDuration")}.`,
  },
  {
    when: { ...SHORT_SLEEP, hoursInBed: { min: 7.5 } },
    say: (facts, say) =>
      `Du ligger i sängen ungefär ${hours(facts)} och sover ${say("sleepDuration")}: ungefär ${sleepEfficiency(facts)} % av tiden, där 85 % brukar räknas som bra. Det är alltså inte sängtid som fattas, utan sömn i den.`,
  },
  {
    when: SHORT_SLEEP,
    say: (facts, say) =>
      `Du ligger i sängen ungefär ${hours(facts)} och sover ${say("sleepDuration")}. Hur bra du än sover är natten för kort för de flesta vuxna.`,
  },
  {
    when: { hoursInBed: { min: 9.5 }, sleepDuration: ["7-8"] },
    say: (facts, say) =>
      `Du sover ${say("sleepDuration")}, vilket räcker för de flesta, men ligger i sängen ungefär ${hours(facts)}. Resten av tiden blir vaken tid, ungefär ${100 - (sleepEfficiency(facts) ?? 0)} % av natten.`,
  },
  {
    when: { sleepDuration: ["9-eller-mer"] },
    say: (_, say) => `Du sover ${say("sleepDuration")}, så natten är lång nog. Frågan är hur du mår av den.`,
  },
  {
    when: { sleepQuality: { max: 2 } },
    say: (facts, say) =>
      `Timmarna finns där, ${say("sleepDuration")} av ungefär ${hours(facts)} i sängen, men du ger sömnen bara ${say("sleepQuality")}.`,
  },
  {
    when: {},
    say: (facts, say) =>
      `Du ligger i sängen ungefär ${hours(facts)} och sover ${say("sleepDuration")}, så tiden räcker och används väl.`,
  },
];

const NO_EXERCISE = { exerciseFrequency: ["aldrig"], exerciseTime: ["tränar-inte"] } as const;

/** What belongs together. None concludes anything from an answer that another contradicts. */
const LINKS: readonly Said[] = [
  {
    when: { mentions: ["snoring"], ...TIRED },
    say: (_, say) =>
      `Snarkning och trötthet på dagen (${say("daytimeFatigue")}) hör ihop tills vården har sagt något annat: vanor kommer efter det.`,
  },
  {
    when: { mentions: ["small-children"], ...MANY_WAKINGS },
    say: (_, say) =>
      `Att du vaknar ${say("nightWakings")} med små barn säger mer om barnen än om din sömn, så råden handlar om vila snarare än om disciplin.`,
  },
  {
    when: [
      { alcoholIntake: ["måttligt", "regelbundet"], ...MANY_WAKINGS },
      { alcoholIntake: ["regelbundet"], sleepQuality: { max: 3 } },
    ],
    unless: { mentions: ["pregnancy", "alcohol-dependence"] },
    say: (_, say) =>
      `Att du dricker ${say("alcoholIntake")} och vaknar ${say("nightWakings")} per natt kan höra ihop: alkohol gör det lättare att somna och lättare att vakna.`,
  },
  {
    when: { mentions: ["hot-flushes"], roomTemperature: ["för-varmt"] },
    say: "Vallningar i ett rum som redan är för varmt väcker kroppen två gånger om, och rummet är lättast att ändra.",
  },
  {
    when: { mentions: ["pain"], ...MANY_WAKINGS },
    say: (_, say) =>
      `Smärtan och att du vaknar ${say("nightWakings")} driver på varandra: sämre sömn gör det lättare att känna ont.`,
  },
  {
    when: { caffeineIntake: ["4-eller-mer"], ...TIRED },
    say: (_, say) =>
      `Tröttheten (${say("daytimeFatigue")}) och koffeinet, ${say("caffeineIntake")} om dagen, kan hålla varandra i gång: kaffet räddar dagen och lånar av natten.`,
  },
  {
    when: [
      { caffeineIntake: ["4-eller-mer", "2-3-koppar"], ...LONG_AWAKE },
      { caffeineIntake: ["4-eller-mer"], ...MANY_WAKINGS },
    ],
    say: (_, say) =>
      `Du dricker ${say("caffeineIntake")} om dagen och det tar ${say("fallAsleepTime")} att somna; koffein från eftermiddagen kan vara en del av väntan.`,
  },
  {
    when: { stressLevel: { min: 4 }, ...LONG_AWAKE },
    say: (_, say) =>
      `Stress på ${say("stressLevel")} och ${say("fallAsleepTime")} innan du somnar brukar vara samma sak: huvudet är vaket när kroppen är trött.`,
  },
  {
    when: { stressLevel: { min: 4 }, ...MANY_WAKINGS },
    say: (_, say) =>
      `Med stress på ${say("stressLevel")} är det lätt att vakna ${say("nightWakings")} och bli liggande med tankarna.`,
  },
  {
    when: { screenTimeBedtime: ["i-sängen"], ...LONG_AWAKE },
    say: (_, say) =>
      `Skärmen i sängen och att det tar ${say("fallAsleepTime")} att somna kan ha med varandra att göra: sängen har blivit en plats att vara vaken på.`,
  },
  {
    when: { roomTemperature: ["för-varmt"], ...MANY_WAKINGS },
    say: (_, say) =>
      `Rummet är för varmt, och du vaknar ${say("nightWakings")}: börja misstänka rummet före dig själv.`,
  },
  {
    when: { noiseLevel: ["lite-ljud", "ganska-högljutt"], ...MANY_WAKINGS },
    say: (_, say) =>
      `Det är ${say("noiseLevel")} omkring dig, och du vaknar ${say("nightWakings")}. Ljud väcker också den som inte minns det.`,
  },
  {
    when: { roomDarkness: ["lite-ljus", "ganska-ljust"], bedHour: { min: 24 }, timesAgree: ["yes"] },
    say: (_, say) =>
      `Du lägger dig ${say("bedtime")}, och rummet är inte mörkt (${say("roomDarkness")}), så morgonen når dig innan du har sovit klart.`,
  },
  {
    when: { exerciseTime: ["kväll"], exerciseFrequency: ["3-4-gånger", "5-eller-mer"], ...LONG_AWAKE },
    say: (_, say) =>
      `Du tränar ${say("exerciseFrequency")} i veckan på kvällen, och det tar ${say("fallAsleepTime")} att somna; ett pass tidigare på dagen är ett enkelt prov.`,
  },
  {
    when: [
      { timesAgree: ["yes"], sleepDuration: ["7-8", "9-eller-mer"], ...TIRED },
      { sleepDuration: ["7-8"], timesAgree: ["yes"], morningTiredness: { min: 4 } },
    ],
    say: (_, say) =>
      `Timmarna räcker, och ändå är du ${say("daytimeFatigue")} trött på dagen (på morgonen ${say("morningTiredness")}): då är frågan varför, inte hur länge.`,
  },
  {
    when: { sleepQuality: { min: 4 }, ...RESTED, ...SOON_ASLEEP },
    say: (_, say) =>
      `Det tar ${say("fallAsleepTime")} att somna, du ger sömnen ${say("sleepQuality")} och är ${say("daytimeFatigue")} trött på dagen. Det är så god sömn brukar se ut inifrån.`,
  },
  {
    when: { ...NO_EXERCISE, ...TIRED },
    say: (_, say) =>
      `Du tränar inte och är ${say("daytimeFatigue")} trött. Det låter bakvänt, men lite rörelse ger ofta mer kraft än den kostar.`,
  },
  {
    when: { age: { min: 65 }, ...MANY_WAKINGS },
    say: (facts, say) =>
      `Vid ${facts.age} års ålder är sömnen ytligare än förr, så att vakna ${say("nightWakings")} behöver inte betyda att något är fel.`,
  },
  {
    when: { bedHour: { min: 24.5, max: 28.9 }, age: { max: 30 }, timesAgree: ["yes"] },
    say: (_, say) =>
      `Att du lägger dig ${say("bedtime")} är vanligt i din ålder: kroppens klocka går senare då, och ljuset på morgonen är det som flyttar den.`,
  },
  {
    when: LONG_AWAKE,
    say: (_, say) =>
      `Det tar ${say("fallAsleepTime")} att somna, och sedan vaknar du ${say("nightWakings")}: det är kvällen som har mest att ge.`,
  },
  {
    when: MANY_WAKINGS,
    say: (_, say) =>
      `Det tar ${say("fallAsleepTime")} att somna, och du vaknar ${say("nightWakings")}. Att somna är alltså inte problemet, utan att få sova vidare.`,
  },
  {
    when: {},
    say: (_, say) =>
      `Stressen (${say("stressLevel")}), kaffet (${say("caffeineIntake")}) och alkoholen (${say("alcoholIntake")}) spelar viss roll, så små ändringar räcker.`,
  },
];

const STARTS: readonly Start[] = [
  {
    of: ["early-rhythm"],
    week: "Var ute en stund på sen eftermiddag varje dag, och låt kvällen bli en kvart längre.",
    month:
      "Ta en kvart till när du somnar som förut. Fungerar det inte efter fyra veckor kan vården hjälpa till med tiderna.",
  },
  {
    of: ["alcohol-and-wakings"],
    week: "Bestäm i kväll vilka två veckor det blir, och skriv upp hur många gånger du vaknar varje natt.",
    month:
      "Märkte du skillnad vet du vad du kan göra. Får du skakningar eller svettningar tar du hjälp i stället för att sluta tvärt.",
  },
  {
    of: ["alcohol-moderate"],
    week: "Drick glaset till middagen och inget efter den, och skriv upp hur många gånger du vaknar varje natt.",
    month: "Vaknar du mindre håller du fast vid det. Annars prövar du kvällar utan.",
  },
  {
    of: ["rested-day"],
    week: "Sätt ett betyg på dagen vid middagen, fem dagar, utan att titta på någon klocka.",
    month: "Är betygen jämna sover du nog. Sjunker de i två veckor gör du om testet.",
  },
  {
    of: ["less-time-in-bed"],
    week: (_: SleepFacts, say) =>
      `Lägg dig en halvtimme senare än ${say("bedtime")} varje kväll och gå upp ${say("waketime")}, men håll minst sex timmar i sängen.`,
    month:
      "Sover du större delen av natten lägger du till en kvart i taget. Sluta om du blir sömnig på dagen eller i trafiken.",
  },
  {
    of: ["more-time-in-bed", "earlier-bedtime"],
    week: (_: SleepFacts, say) =>
      `Lägg dig en kvart före ${say("bedtime")} i tre kvällar och en halvtimme före resten av veckan.`,
    month:
      "Fortsätt en kvart i taget tills dagarna känns lättare. Ligger du vaken mer än en halvtimme går du tillbaka ett steg.",
  },
  {
    of: ["get-up-when-awake"],
    week: "Lägg en bok och en filt utanför sovrummet. Gå dit de nätter du är klarvaken, högst två gånger per natt.",
    month:
      "Är du uppe mer sällan än nu har det hjälpt. Blir nätterna kortare i två veckor i rad slutar du och frågar om KBT.",
  },
  {
    of: ["fixed-wake-time"],
    week: (facts: SleepFacts, say) =>
      `Gå upp ${facts.timesAgree === "yes" ? say("waketime") : "samma tid"} alla sju dagar, med högst en halvtimmes sovmorgon.`,
    month: "När tiden sitter lägger du dig efter tröttheten, inte efter klockan. Är du sjuk gäller inget av det.",
  },
  {
    of: ["morning-light"],
    week: "Gå ut en kvart inom en timme efter att du vaknat, minst fem av sju dagar.",
    month: "Öka till en halvtimme under de mörka månaderna. Får du ont i ögonen eller migrän tar du det kortare.",
  },
  {
    of: ["shift-rhythm", "evening-light"],
    week: "Flytta väckarklockan en kvart varannan dag, och ljuset med den.",
    month: "Stanna där dygnet passar ditt liv. Fungerar det inte efter fyra veckor kan vården hjälpa till med tiderna.",
  },
  {
    of: ["screens-away"],
    week: "Ladda telefonen i ett annat rum fem kvällar av sju, en halvtimme innan du släcker.",
    month:
      "Gör det till en timme om du somnar fortare. Märks ingen skillnad är skärmen inte ditt problem, och då får den vara.",
  },
  {
    of: ["less-alcohol"],
    week: "Välj kvällarna i förväg, och skriv upp hur många gånger du vaknar varje natt.",
    month:
      "Jämför nätterna med och utan, och behåll det som ger lugnast natt. Får du svettningar eller skakningar tar du hjälp i stället för att sluta tvärt.",
  },
  {
    of: ["evening-darkness"],
    week: "Sänk ljuset en timme före sängen varje kväll den här veckan.",
    month: "Har du blivit sömnig tidigare behåller du det. Annars släpper du det.",
  },
  {
    of: ["less-caffeine"],
    week: "Drick sista koppen före klockan 14 i veckan, och ta bort en kopp om dagen om du dricker fyra eller fler.",
    month: "Flytta till klockan 12 om det hjälpte. Får du huvudvärk trappar du ner långsammare.",
  },
  {
    of: ["cooler-room", "darker-room", "earplugs", "warmer-bed"],
    week: "Ändra en sak i rummet i kväll och låt den vara så i sju nätter.",
    month: "Vaknar du mer sällan behåller du den. Annars ställer du tillbaka och prövar nästa.",
  },
  {
    of: ["start-exercise", "more-exercise"],
    week: "Gå tjugo minuter fyra dagar, gärna före klockan 18.",
    month: "Lägg till fem minuter i veckan upp till en halvtimme. Gör det ont vilar du och tar reda på varför.",
  },
  {
    of: [
      ...["keep-habits", "trust-the-day", "keep-caffeine", "keep-alcohol", "keep-screens", "keep-exercise"],
      "evening-exercise",
    ],
    week: "Ändra ingenting. Skriv bara ner en kväll vad du gör den sista timmen.",
    month: "Läs lappen om sömnen skulle svika: där står vad du ska tillbaka till.",
  },
  {
    of: ["shift-sleep", "shift-light"],
    week: "Mörka sovrummet och stäng av telefonen före varje dagssömn, och säg till dem du bor med.",
    month: "Håll samma ordning före varje pass. Nickar du till på vägen hem tar du upp schemat med arbetsgivaren.",
  },
  {
    of: ["small-children"],
    week: "Bestäm vem som tar vilken natt, och vem som får sova ut på lördag.",
    month: "Byt när det inte håller. Är du ledsen eller tom mer än två veckor berättar du det för BVC.",
  },
  {
    of: ["nap"],
    week: "Vila högst tjugo minuter, före klockan 15, de dagar du måste.",
    month: "Behöver du vilan lika ofta som nu är natten för kort, och då är det den du ändrar.",
  },
  {
    of: ["worry-time", "end-of-work"],
    week: "Sätt en kvart i kalendern fyra kvällar, samma tid, och ha papper och penna framme.",
    month:
      "Tar tankarna mindre plats räcker två kvällar i veckan. Blir oron större av att skrivas ner slutar du och pratar med någon.",
  },
  {
    of: ["sleep-diary", "short-but-rested"],
    week: "Skriv tre tal varje morgon: när du la dig, när du gick upp och ett betyg från ett till fem.",
    month: "Sluta efter två veckor och räkna ut medelvärdet. Blir du mer orolig av att mäta slutar du genast.",
  },
  {
    of: ["wind-down"],
    week: (facts: SleepFacts, say) =>
      `Sätt en signal en timme före ${facts.timesAgree === "yes" ? say("bedtime") : "läggdags"}, och gör samma tre saker varje kväll.`,
    month: "Sitter det fyra kvällar av sju räcker det. Blir det ett krav stryker du en av sakerna.",
  },
  {
    of: ["bed-when-sleepy"],
    week: "Sitt uppe med något lugnt tills ögonlocken är tunga, fem kvällar av sju, och gå upp samma tid ändå.",
    month:
      "Somnar du inom en halvtimme de flesta kvällar håller du fast vid det. Blir det mindre än sex timmar i sängen slutar du.",
  },
  {
    of: ["warm-shower"],
    week: "Duscha varmt i tio minuter, en till två timmar före sängen, fyra kvällar.",
    month: "Somnar du fortare behåller du det. Annars släpper du det.",
  },
  {
    of: ["less-fluid"],
    week: "Drick det mesta före middagen och gå på toaletten innan du släcker, sju kvällar.",
    month: "Vaknar du färre gånger behåller du det. Måste du upp lika ofta berättar du det för vården.",
  },
  {
    of: ["earlier-exercise"],
    week: "Lägg veckans hårda pass före middagen, och ta promenaden på kvällen.",
    month: "Somnar du inte fortare efter två veckor flyttar du tillbaka dem.",
  },
  {
    of: ["no-nap"],
    week: "Gå ut en stund när du dippar i stället för att lägga dig. Måste du vila, så högst tjugo minuter före klockan 15.",
    month:
      "Somnar du lättare på kvällen behåller du det. Är du farligt trött vilar du ändå, och frågar vården om det fortsätter.",
  },
  {
    of: ["bed-for-sleep"],
    week: "Välj en annan plats för det du gör i sängen, som serier och jobb, och sitt där fem kvällar.",
    month:
      "Somnar du fortare håller du fast vid det. Blir det ett krav räcker det att telefonen ligger någon annanstans.",
  },
  {
    of: ["stop-trying"],
    week: "När du har släckt håller du ögonen öppna en stund och nöjer dig med att vila, fyra kvällar.",
    month: "Somnar du lättare fortsätter du. Blir det ännu ett sätt att försöka slutar du.",
  },
  {
    of: ["hide-the-clock"],
    week: "Ställ klockan i kväll så att den väcker dig men inte syns, och låt den stå så i sju nätter.",
    month: "Räknar du timmar mer sällan får den stå så.",
  },
  {
    of: ["accept-bad-night"],
    week: "Efter en dålig natt går du upp som vanligt och ändrar inget annat den dagen.",
    month: "Är nätterna dåliga minst tre gånger i veckan i tre månader frågar du vården om KBT.",
  },
  {
    of: ["slow-breathing"],
    week: "Fem minuter om dagen, samma tid, fyra dagar: in i fyra sekunder och ut i sex.",
    month: "Kommer lugnet lättare behåller du det. Blir du snurrig eller orolig slutar du.",
  },
  {
    of: ["some-stress"],
    week: "Skriv in två pauser på fem minuter i dagen, fyra dagar.",
    month: "Blir de av räcker det så. Blir de ännu ett måste tar du bort en.",
  },
  {
    of: ["less-exercise"],
    week: "Behåll dagarna men halvera passen den här veckan.",
    month: "Sover du djupare behåller du fler lugna pass. Annars går du tillbaka.",
  },
];

const TESTS: readonly Said[] = [
  TESTS_TAKEN,
  {
    when: [{ mentions: ["snoring"] }, { flags: ["sleep-apnoea", "tired-snorer", "waking-tired", "asleep-at-wheel"] }],
    say: "Är det sömnapné? Det visar en registrering av andningen hemma, som vården lånar ut. Inget blodprov svarar på det.",
  },
  {
    when: { mentions: ["pregnancy", "postpartum", "nursing"], ...TIRED },
    unless: IRON_KNOWN,
    say: "Kan tröttheten vara järnbrist? Be barnmorskan eller BVC om Hb och ferritin; köp inget eget prov.",
  },
  {
    when: { mentions: ["restless-legs"] },
    unless: IRON_KNOWN,
    say: "Kan oron i benen hänga ihop med järn? [Ferritin](/tester?q=ferritin) svarar på det, och vården tar det också.",
  },
  {
    when: [TIRED, { morningTiredness: { min: 5 } }],
    unless: [{ shape: ["care-first"] }, IRON_KNOWN],
    say: (facts) =>
      facts.gender === "kvinna" && (facts.age ?? 0) < 52
        ? "Kan tröttheten vara järnbrist? [Ferritin](/tester?q=ferritin) tillsammans med Hb svarar på det, och är vanligast lågt hos den som har mens."
        : "Kan tröttheten bero på ämnesomsättningen eller blodbrist? [TSH](/tester?q=TSH) och Hb svarar på det, och räcker som början.",
  },
  {
    when: { stressLevel: { min: 4 } },
    say: "Inget test behövs för stressen. Ett kortisolprov säger nästan inget om hur en vanlig vecka känns; ditt eget betyg säger mer.",
  },
  {
    when: { mentions: ["hot-flushes"], age: { min: 46 } },
    say: "Inget hormonprov behövs för vallningar efter 45: besvären räcker som svar, och det är dem vården utgår från.",
  },
  {
    when: { timesAgree: ["no"] },
    say: "Inget test behövs ännu. En sömndagbok i två veckor svarar på vad tiderna egentligen är, och kostar inget.",
  },
  {
    when: [LONG_AWAKE, MANY_WAKINGS, SHORT_SLEEP],
    say: "Inget test behövs för sömnen i sig. Inget blodprov visar hur du sover; det gör en sömndagbok i två veckor.",
  },
  {
    when: { age: { min: 50 } },
    unless: { mentions: ["heart", "heart-device", "aneurysm"] },
    say: "Inget test behövs för sömnen. Vill du ändå veta något om framtiden är [ApoB](/tester?q=ApoB) och blodtrycket frågor med svar.",
  },
  {
    when: {},
    say: "Inget test behövs för att du ska fortsätta sova bra. Spara pengarna.",
  },
];

const CHANGES: readonly Said[] = [
  {
    when: { timesAgree: ["no"] },
    say: "Rätta tiderna: då kan vi räkna på natten, och råden om när du lägger dig kan bli andra.",
  },
  {
    when: { mentions: ["snoring"] },
    say: "Visar undersökningen sömnapné blir behandlingen det första rådet, och flera av de andra behövs kanske inte.",
  },
  {
    when: { mentions: ["small-children"] },
    say: "När barnet sover hela nätter gäller nästan inget av det här längre.",
  },
  {
    when: { mentions: ["shift-work"] },
    say: "Byter du schema, eller får fasta dagpass, blir råden om ljus och tider de omvända.",
  },
  {
    when: { mentions: ["medicines"] },
    say: "Byter du läkemedel, eller flyttar tiden då du tar dem, kan det betyda mer än allt annat här.",
  },
  {
    when: { ...SHORT_SLEEP, ...LONG_AWAKE },
    say: (_, say) =>
      `Somnar du snabbare men fortfarande sover ${say("sleepDuration")} är det natten som ska bli längre, inte kvällen lugnare.`,
  },
  {
    when: { sleepDuration: ["7-8", "9-eller-mer"], ...TIRED },
    say: "Hittar vården en orsak till tröttheten går den före vanorna.",
  },
  {
    when: MANY_WAKINGS,
    say: "Vaknar du av att du behöver kissa, har ont eller svettas är det den orsaken som ska få råden.",
  },
  {
    when: { stressLevel: { min: 4 } },
    say: "Om det som stressar går över och sömnen ändå inte kommer är KBT nästa steg.",
  },
  { when: RESTED, say: "Börjar du somna på dagen, eller snarka högt, räcker inte goda vanor som svar." },
  {
    when: {},
    say: "Börjar du snarka, ta nya läkemedel eller arbeta andra tider gäller andra råd.",
  },
];

/** What the text of the sleep test says beside its findings. */
export const SLEEP_WORDS: TestWords<SleepFacts> = {
  frame: FRAME,
  links: LINKS,
  starts: STARTS,
  tests: TESTS,
  changes: CHANGES,
};
