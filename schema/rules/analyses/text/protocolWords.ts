import type { ProtocolFacts } from "../facts.ts";
import { IRON_KNOWN, type Saying, type Start, TESTS_TAKEN, type TestWords } from "./saying.ts";

type Said = Saying<ProtocolFacts>;

const CARE = { shape: ["care-first"] } as const;
const LITTLE_TIME = { timeAvailable: ["15-30min"] } as const;
const POOR_SLEEP = { sleepQuality: ["okej", "dalig"] } as const;
const STRESSED = { stressLevel: ["hog", "mycket-hog"] } as const;

/** What somebody wants, against the time and the money that they have. */
const FRAME: readonly Said[] = [
  {
    when: { motivationLevel: ["lag"] },
    say: (_, say) =>
      `Det du vill nå är ${say("primaryGoals")}, men lusten är liten just nu. Därför är dagen kort, och det får den vara.`,
  },
  {
    when: { ...LITTLE_TIME, primaryGoals: { min: 4 } },
    say: (facts, say) =>
      `Du har ${facts.primaryGoals.length} mål och ${say("timeAvailable")} om dagen. Det räcker till två saker som blir av, och de är valda så att de hjälper flera av målen.`,
  },
  {
    when: { budgetRange: ["minimal"] },
    say: (_, say) =>
      `Det du vill nå är ${say("primaryGoals")}, med ${say("timeAvailable")} om dagen och ${say("budgetRange")} i månaden. Pengarna är inget hinder: det som betyder mest här är gratis.`,
  },
  {
    when: { budgetRange: ["premium", "unlimited"], experienceLevel: ["nybörjare", "grundlaggande"] },
    say: (_, say) =>
      `Det du vill nå är ${say("primaryGoals")}, och du har ${say("budgetRange")} i månaden, men är ny i det här. Vanan kommer före prylarna, så köp inget den första månaden.`,
  },
  {
    when: { timeAvailable: ["1-2h", "2h+"] },
    say: (_, say) =>
      `Det du vill nå är ${say("primaryGoals")}, och du har ${say("timeAvailable")} om dagen. Det är gott om tid, så planen har plats för vila också.`,
  },
  {
    when: {},
    say: (_, say) =>
      `Det du vill nå är ${say("primaryGoals")}, och du har ${say("timeAvailable")} om dagen. Det går om få saker blir av ofta.`,
  },
];

const LINKS: readonly Said[] = [
  {
    when: { currentHealth: ["dalig"] },
    say: "Du kallar din hälsa dålig. Då är det första målet att någon i vården känner till det, och det andra att orka lite mer.",
  },
  {
    when: { ...STRESSED, sleepQuality: ["dalig"] },
    unless: { workType: ["skiftarbete"] },
    say: (_, say) =>
      `Du är ${say("stressLevel")} stressad och sömnen är ${say("sleepQuality")}. De två håller varandra uppe, så planen börjar där båda blir bättre: på kvällen.`,
  },
  {
    when: { workType: ["skiftarbete"], ...POOR_SLEEP },
    say: (_, say) =>
      `Du arbetar i skift och kallar sömnen ${say("sleepQuality")}: det är schemat som stör, inte du, och därför följer råden din vakna tid i stället för klockan.`,
  },
  {
    when: { ...STRESSED, fitnessLevel: ["mycket-aktiv"] },
    say: (_, say) =>
      `Du tränar ${say("fitnessLevel")} och är ${say("stressLevel")} stressad. Kroppen räknar ihop de två, och det är vilan som är kort.`,
  },
  {
    when: { workType: ["kontorsarbete", "hemarbete"], fitnessLevel: ["nybörjare"] },
    say: (_, say) =>
      `Du arbetar ${say("workType")} och tränar ${say("fitnessLevel")}. Där finns mest att vinna på minst möda, vad du än vill nå.`,
  },
  {
    when: { primaryGoals: ["energy"], ...POOR_SLEEP },
    say: (_, say) => `Energin som du saknar och sömnen, som är ${say("sleepQuality")}, är förmodligen samma fråga.`,
  },
  {
    when: { primaryGoals: ["sleep", "recovery"], ...STRESSED },
    say: (_, say) =>
      `Bättre nätter kommer sällan av sig själva medan du är ${say("stressLevel")} stressad; dagen måste bli lugnare först.`,
  },
  {
    when: { dietType: ["vegan"] },
    unless: { takes: ["b12", "multivitamin"] },
    say: "Du äter veganskt och nämner inget B12. Det är den enda luckan i kosten som inte går att äta sig ur.",
  },
  {
    when: { dietType: ["keto", "intermittent", "paleo"], fitnessLevel: ["aktiv", "mycket-aktiv"] },
    say: (_, say) =>
      `Kosten (${say("dietType")}) och träningen (${say("fitnessLevel")}) ska gå ihop: se till att maten räcker de dagar du tränar.`,
  },
  {
    when: { takes: { min: 3 } },
    say: (facts) =>
      `Du tar redan minst ${facts.takes.length} tillskott. Innan något läggs till är det värt att räkna ihop dem.`,
  },
  {
    when: { workType: ["fysiskt"], fitnessLevel: ["aktiv", "mycket-aktiv"] },
    say: "Du arbetar med kroppen och tränar därtill. Räkna båda när du undrar varför du är trött.",
  },
  {
    when: { age: { min: 65 }, fitnessLevel: ["nybörjare", "rekreation"] },
    say: (facts) =>
      `Vid ${facts.age} år är styrka och balans det som mest avgör vad du kan göra om tio år, så de har fått plats.`,
  },
  {
    when: { primaryGoals: ["longevity", "prevention"], ...POOR_SLEEP },
    say: (_, say) =>
      `Du tänker långsiktigt, och sömnen är ${say("sleepQuality")}: den är den billigaste försäkringen av alla.`,
  },
  {
    when: { primaryGoals: ["cognitive"], ...STRESSED },
    say: (_, say) =>
      `Fokus är svårt att träna upp när man är ${say("stressLevel")} stressad; stressen tar samma plats i huvudet.`,
  },
  {
    when: { currentHealth: ["utmarkt", "bra"], sleepQuality: ["utmarkt", "bra"], stressLevel: ["lag", "medel"] },
    say: (_, say) =>
      `Hälsan är ${say("currentHealth")}, sömnen ${say("sleepQuality")}, och du är ${say("stressLevel")} stressad. Du behöver inte laga något, bara vårda det.`,
  },
  {
    when: STRESSED,
    say: (_, say) =>
      `Du är ${say("stressLevel")} stressad, så börja med en enda sak, och vänta med resten tills den går av sig själv.`,
  },
  {
    when: POOR_SLEEP,
    say: (_, say) => `Sömnen är ${say("sleepQuality")}, och det märks på allt annat i listan.`,
  },
  {
    when: {},
    say: (_, say) =>
      `Tiderna som passar dig är ${say("preferredTimes")}, och du tränar ${say("fitnessLevel")}. Dagen är byggd efter det.`,
  },
  {
    when: {},
    say: (_, say) =>
      `Med kosten du valt (${say("dietType")}) och en hälsa som du kallar ${say("currentHealth")} kan råden fylla på i stället för att byta ut.`,
  },
];

const STARTS: readonly Start[] = [
  {
    of: ["move-beginner"],
    week: "Gå tio minuter om dagen, fem dagar, på den tid du själv valde.",
    month: "Lägg till fem minuter i taget. Sluta och fråga vården om du får ont i bröstet, yrsel eller svår andnöd.",
  },
  {
    of: ["move-poor-health"],
    week: "Gå fem till tio minuter i lugn takt, fem dagar.",
    month:
      "Lägg till några minuter när det har känts lätt en vecka. Sluta och fråga vården om du får ont i bröstet, yrsel eller svår andnöd.",
  },
  {
    of: ["move-diabetes"],
    week: "Gå tio minuter efter samma måltid, fem dagar.",
    month:
      "Ta en måltid till när den första går av sig själv. Sluta och fråga vården om du får ont i bröstet, yrsel eller svår andnöd.",
  },
  {
    of: ["morning-office", "morning-home"],
    week: "Gå en kvart ute före jobbet, tre dagar.",
    month: "Ta en dag till i veckan. Hoppa över det de dagar du har sovit för kort.",
  },
  {
    of: ["morning-move"],
    week: "Rör dig lugnt i tio minuter när du har vaknat, tre dagar.",
    month: "Blir du piggare gör du det fler dagar. Märks inget väljer du något annat ur listan.",
  },
  {
    of: ["morning-same-time"],
    week: "Gå upp inom samma halvtimme alla sju dagar.",
    month: "Sover du bättre håller du tiden. Märks inget på fyra veckor väljer du något annat ur listan.",
  },
  {
    of: ["mind-focus"],
    week: "Stäng av aviseringarna i tjugo minuter och gör bara en sak, fyra dagar.",
    month: "Blir dagen lugnare tar du två stunder. Blir de ännu ett måste slutar du.",
  },
  {
    of: ["mind-reminder"],
    week: "Sätt en enda påminnelse, vid en tid då du brukar kunna, i sju dagar.",
    month: "Stäng av den när vanan sitter. Annars byter du tid, inte antal.",
  },
  {
    of: ["mind-stress-very-high"],
    week: "Stryk en sak ur veckan i kväll, och lägg inget i dess ställe.",
    month: "Känns det lättare stryker du en sak till. Annars berättar du för någon hur du har det.",
  },
  {
    of: ["night-alcohol"],
    week: "Bestäm i kväll vilka två veckor det blir, och skriv en rad om natten varje morgon.",
    month:
      "Märkte du skillnad vet du vad du kan göra. Får du skakningar eller svettningar tar du hjälp i stället för att sluta tvärt.",
  },
  {
    of: ["night-get-up"],
    week: "Lägg fram en bok och en filt i kväll, och sätt dig där de nätter du ligger klarvaken.",
    month: "Är du uppe mer sällan än nu har det hjälpt. Annars tar du upp nätterna med vårdcentralen.",
  },
  {
    of: ["take-food-first"],
    week: "Köp ingen ny burk den här veckan, och planera tre middagar i stället.",
    month: "Fortsätt med maten så länge den räcker. Är du trött ändå frågar du vården innan du köper något.",
  },
  {
    of: ["take-omega-3"],
    week: "Skriv upp vilka dagar du äter fisk, och vad det står om EPA och DHA på burken.",
    month: "Fortsätt bara med det du vet varför du tar. Får du ont i magen slutar du och frågar apoteket.",
  },
  {
    of: ["take-sum"],
    week: "Ställ fram allt du tar i kväll, och skriv upp ämne och mängd från varje burk.",
    month: "Fortsätt bara med det du vet varför du tar. Är du osäker frågar du apoteket.",
  },
  {
    of: ["take-vegan-iodine"],
    week: "Läs i kväll på saltet och växtdrycken hemma: står det jod?",
    month: "Byt sort när den gamla tar slut. Är du trött tar du ett prov i stället för att gissa.",
  },
  {
    of: ["food-fish"],
    week: "Bestäm två middagar med fisk, och handla till dem i ett svep.",
    month: "Ta samma två dagar nästa vecka. Blir det aldrig av räcker en, och makrill på burk räknas.",
  },
  {
    of: ["one-thing", "mind-stress-very-high", "mind-slow-start", "mind-reminder"],
    week: "En enda sak i sju dagar, så liten att den går att göra en dålig dag.",
    month: "Gör du den fyra dagar av sju får den en till. Annars gör du den mindre, inte oftare.",
  },
  {
    of: ["walk", "basic-training"],
    week: "Gå tjugo minuter tre dagar, på den tid du själv valde.",
    month:
      "Förläng till trettio minuter, eller ta en dag till. Sluta och fråga vården om du får ont i bröstet, yrsel eller svår andnöd.",
  },
  {
    of: ["strength", "heavy-strength", "hard-training", "move-light-strength"],
    week: "Två pass på femton minuter: res dig från en stol, armhävning mot bänken och en bärövning.",
    month: "När tolv går lätt väljer du en tyngre variant. Vila en vecka om en led gör ont dagen efter.",
  },
  {
    of: ["night-shift"],
    week: "Mörka sovrummet och stäng av telefonen före varje dagssömn, och säg till dem du bor med.",
    month: "Håll samma ordning före varje pass. Nickar du till på vägen hem tar du upp schemat med arbetsgivaren.",
  },
  {
    of: ["night-children"],
    week: "Bestäm vem som tar vilken natt, och vem som får sova ut på lördag.",
    month: "Byt när det inte håller. Är du ledsen eller tom mer än två veckor berättar du det för BVC.",
  },
  {
    of: ["get-up-when-awake"],
    week: "Skriv upp tre tal om natten varje morgon: i säng, upp, betyg.",
    month: "Ta med dem till vårdcentralen om nätterna inte har blivit bättre.",
  },
  {
    of: ["basic-sleep", "warm-shower", "late-evening", "night-late"],
    week: "Sätt en signal en timme före läggdags och dämpa ljuset då, fem kvällar.",
    month: "Sover du bättre gör du det till vana. Märks inget väljer du något annat ur listan.",
  },
  {
    of: ["less-alcohol"],
    week: "Välj kvällarna i förväg, och skriv en rad om natten efter var och en.",
    month:
      "Behåll det som gav lugnast natt. Får du skakningar eller svettningar tar du hjälp i stället för att sluta tvärt.",
  },
  {
    of: ["early-coffee-stop"],
    week: "Sista kaffet före klockan 12 alla dagar den här veckan.",
    month: "Gjorde det ingen skillnad flyttar du tillbaka till 14. Får du huvudvärk trappar du ner långsammare.",
  },
  {
    of: ["basic-nutrition", "more-greens", "food", "more-protein", "fish", "food-bowel", "food-keto"],
    week: "Ändra en måltid om dagen, samma måltid, och handla till den i ett svep.",
    month: "Ta nästa måltid när den första går av sig själv. Ändra tillbaka om magen säger ifrån.",
  },
  {
    of: ["vitamin-d", "b12", "folic-acid", "substance", "creatine", "basic-supplements"],
    week: "Ställ burken där du äter frukost, och skriv upp vad som står på den: ämne och mängd.",
    month: "Fortsätt bara med det du vet varför du tar. Får du utslag eller ont i magen slutar du och frågar apoteket.",
  },
  {
    of: ["morning-light", "light-after-waking", "basic-morning", "fixed-rise"],
    week: "Gå ut tio minuter inom en timme efter att du vaknat, fem dagar.",
    month: "Lägg till fem minuter, eller ta kaffet med ut. Hoppa över det de dagar du har sovit för kort.",
  },
  {
    of: ["mind-work-ends", "mind-focus", "night-thoughts", "mind-paper"],
    week: "Tre rader på papper, samma tid på dagen, fyra dagar.",
    month: "Känns kvällarna friare räcker det så. Blir raderna ännu ett måste slutar du.",
  },
  {
    of: ["basic-mental", "mind-attach"],
    week: "Fem minuter om dagen, direkt efter något du redan gör.",
    month: "Märks ingen skillnad efter fyra veckor byter du till något annat. Det är inget misslyckande.",
  },
  {
    of: ["measuring", "app", "many-things"],
    week: "Mät en sak, samma tid på dagen, i sju dagar.",
    month: "Sluta mäta det som inte har ändrat något du gör.",
  },
  {
    of: ["food-cook-twice"],
    week: "Laga dubbelt två kvällar och ät resten till lunch.",
    month: "Byt ut det som inte blev ätet mot något du tycker om.",
  },
  {
    of: ["take-nothing-for-sleep", "take-free-only", "take-not-more"],
    week: "Lägg inte till något den här veckan; läs bara vad du redan har hemma.",
    month: "Det som du inte har saknat kan du låta bli att köpa.",
  },
  {
    of: ["mind-micro-breaks"],
    week: "Lägg in en liten paus efter lunchen, fem dagar.",
    month: "Flytta den dit den behövs mest. Ta bort den om den bara blir ännu ett måste.",
  },
  {
    of: ["mind-beginner"],
    week: "Två rader på papper, samma tid på dagen, fyra dagar.",
    month: "Läs dem i följd. Har de inte sagt dig något slutar du.",
  },
  {
    of: ["mind-nature"],
    week: "Tjugo minuter i en park eller i skogen, två dagar.",
    month: "Lägg till en dag om det gör dig lugnare. Är det långt dit räcker en gata med träd.",
  },
  {
    of: ["mind-company"],
    week: "Hör av dig till någon i kväll, och bestäm en tid.",
    month: "Bestäm nästa gång innan ni skiljs åt. Känner du dig ensam ändå kan det hjälpa att berätta det för vården.",
  },
  {
    of: ["mind-shift"],
    week: "Skriv in en ledig timme i veckans schema, och säg till dem du bor med.",
    month: "Håller den två veckor av fyra räcker det. Annars gör du den kortare.",
  },
  {
    of: ["night-migraine"],
    week: "Gå upp inom samma timme alla sju dagar.",
    month: "Blir anfallen färre håller du fast vid det. Visa dagboken för din läkare om de inte blir det.",
  },
  {
    of: ["night-keep"],
    week: "Ändra ingenting. Skriv bara ner en kväll vad du gör den sista timmen.",
    month: "Läs lappen om sömnen skulle svika: där står vad du ska tillbaka till.",
  },
  {
    of: ["move-not-too-late"],
    week: "Lägg veckans hårda pass så att det går två timmar mellan dem och sängen.",
    month: "Somnar du inte fortare får de ligga där de låg.",
  },
  {
    of: ["move-progress"],
    week: "Skriv upp vikt och repetitioner i två pass, och lägg på lite där tolv känns lätta.",
    month: "Står det still tar du en lättare vecka. Vila om en led gör ont dagen efter.",
  },
  {
    of: ["move-mix"],
    week: "Skriv in ett hårt pass och två tunga, med minst en lugn dag mellan de hårda.",
    month: "Håll det så innan du ökar. Byt det hårda mot ett lugnt om du sover sämre.",
  },
  {
    of: ["eat-regularly"],
    week: "Ät frukost, lunch och middag på ungefär samma tider fem dagar.",
    month: "Håller orken längre fortsätter du. Kretsar tankarna kring mat släpper du tiderna.",
  },
  {
    of: ["food-fasting"],
    week: "Bestäm dagens måltider innan du börjar äta, tre dagar, med protein och grönsaker i varje.",
    month: "Håller orken fortsätter du. Blir du yr, frusen eller upptagen av mat går du tillbaka till vanliga tider.",
  },
  {
    of: ["food-mediterranean"],
    week: "Ändra ingenting. Skriv bara upp en vecka vad du äter till middag.",
    month: "Läs lappen om vanan skulle glida: där står vad du ska tillbaka till.",
  },
  {
    of: ["food-paleo"],
    week: "Skriv upp en dag vad som ger dig kalk och vad som ger dig fibrer.",
    month: "Saknas något lägger du till det i en måltid om dagen. Är du osäker frågar du vården.",
  },
  {
    of: ["food-lunch-break"],
    week: "Lämna skrivbordet till lunchen tre dagar, och gå ut en stund efteråt.",
    month: "Gör det fem dagar om eftermiddagen blir lättare. Hinns det inte räcker maten utan skärm.",
  },
  {
    of: ["morning-short", "morning-not-mine", "morning-children"],
    week: "Välj en enda sak för morgonen och gör den fem dagar.",
    month: "Går den av sig själv räcker det så. Blir den inte av gör du den mindre, inte oftare.",
  },
  {
    of: ["busy-morning"],
    week: "Bestäm kvällen innan vad du börjar dagen med, fem dagar.",
    month: "Blir det gjort före lunch håller du fast vid det. Blir det en press till slutar du.",
  },
  {
    of: ["morning-phone"],
    week: "Lägg telefonen i ett annat rum till natten, fem dagar, och hämta den en halvtimme efter att du vaknat.",
    month: "Märks ingen skillnad får den komma tillbaka.",
  },
  {
    of: ["move-asthma"],
    week: "Börja varje pass med en kvart som långsamt blir raskare, och ha din medicin med dig.",
    month: "Blir andningen lugnare behåller du det. Behöver du mer medicin än vanligt frågar du vården.",
  },
  {
    of: ["move-balance"],
    week: "Stå på ett ben vid diskbänken, tre gånger tio sekunder per ben, tre dagar.",
    month: "Släpp taget om bänken, sedan vänd på huvudet. Håll i dig igen om du har snubblat.",
  },
  {
    of: ["move-two-fixed-times"],
    week: "Skriv in två tider i kalendern i kväll, på dagar som brukar vara lugna.",
    month: "Blir de av i tre veckor får den ena bli tio minuter längre. Annars flyttar du dem.",
  },
  {
    of: ["move-sitting"],
    week: "Ställ en signal varje timme två arbetsdagar, och res dig ett par minuter när den hörs.",
    month: "Lägg till en dag i veckan. Stör signalen byter du den mot något du ändå gör, som att hämta vatten.",
  },
];

const TESTS: readonly Said[] = [
  TESTS_TAKEN,
  { when: CARE, say: "Vänta med egna prover. Vården väljer vilka som svarar på frågan." },
  {
    when: { mentions: ["pregnancy", "nursing", "postpartum"] },
    say: "Proverna tas hos barnmorskan eller BVC. Inget behöver köpas.",
  },
  {
    when: { mentions: ["eating-disorder"] },
    say: "Köp inga prover på egen hand: vården avgör vad som behöver mätas.",
  },
  {
    when: { mentions: ["diabetes"] },
    say: "Hjälper ändringarna blodsockret? [HbA1c](/tester?q=HbA1c) efter tre månader svarar på det, och din mottagning tar det.",
  },
  {
    when: { dietType: ["vegan", "vegetarian"] },
    say: "Får du nog B12? [Aktivt B12](/tester?q=Aktivt+B12) svarar på det bättre än det vanliga provet, en gång om året.",
  },
  {
    when: { mentions: ["kidney", "liver", "cancer", "transplant"] },
    say: "Din mottagning följer redan de värden som betyder något. Egna prover ger lätt oro utan svar.",
  },
  {
    when: { takes: ["iron"] },
    unless: IRON_KNOWN,
    say: "Behöver du järnet? [Ferritin](/tester?q=ferritin) svarar på det, och ska tas innan du fortsätter.",
  },
  {
    when: { primaryGoals: ["energy"], gender: ["kvinna"], age: { max: 52 } },
    unless: IRON_KNOWN,
    say: "Kan orken vara järnbrist? [Ferritin](/tester?q=ferritin) tillsammans med Hb svarar på det.",
  },
  {
    when: { primaryGoals: ["energy"], sleepQuality: ["utmarkt", "bra"] },
    say: "Kan orken ha med ämnesomsättningen att göra? [TSH](/tester?q=TSH) svarar på det, och räcker som första prov.",
  },
  {
    when: { primaryGoals: ["longevity", "prevention"], age: { min: 40 } },
    unless: { mentions: ["heart", "heart-device", "aneurysm"] },
    say: "Hur är risken för hjärtat? [ApoB](/tester?q=ApoB) och blodtrycket svarar på det, och [Lp(a)](/tester?q=Lp%28a%29) behöver bara tas en gång i livet.",
  },
  {
    when: { workType: ["kontorsarbete", "hemarbete"], fitnessLevel: ["nybörjare"], age: { min: 45 } },
    say: "Har stillasittandet nått blodsockret? [HbA1c](/tester?q=HbA1c) svarar på det, vartannat år räcker.",
  },
  {
    when: { primaryGoals: ["sleep"] },
    say: "Inget test behövs för sömnen. Inget blodprov visar hur du sover; tre rader om dagen i två veckor gör det.",
  },
  {
    when: STRESSED,
    say: "Inget test behövs för stressen. Kortisol i saliv eller blod säger nästan inget om en vanlig vecka.",
  },
  {
    when: { primaryGoals: ["fitness", "recovery"] },
    say: "Inget prov behövs för formen: samma runda varannan vecka mäter den, gratis.",
  },
  {
    when: { primaryGoals: ["cognitive"] },
    say: "Inget test behövs för fokus, och inget gentest svarar på hur bra minne du har.",
  },
  { when: {}, say: "Inget test behövs för att börja. Ett prov är till för en fråga, och du har ingen som brådskar." },
];

const CHANGES: readonly Said[] = [
  {
    when: { mentions: ["medicines", "blood-thinner", "thyroid", "beta-blocker", "mineral-medicine"] },
    say: "Byter du läkemedel ska varje tillskott prövas om, också de som har gått bra.",
  },
  { when: { mentions: ["pregnancy"] }, say: "Efter förlossningen gäller andra råd; gör om testet då." },
  {
    when: { currentHealth: ["dalig"] },
    say: "Får du en förklaring till varför du mår dåligt går den före allt i listan.",
  },
  { when: { workType: ["skiftarbete"] }, say: "Byter du schema byter ljuset, maten och kaffet tider med det." },
  { when: { motivationLevel: ["lag"] }, say: "Kommer lusten tillbaka tål planen en sak till. Inte förr." },
  {
    when: { stressLevel: ["mycket-hog", "hog"] },
    say: "Lugnar det sig runt dig finns plats för mer; blir det värre är det hjälp du ska ha, inte vanor.",
  },
  { when: { sleepQuality: ["dalig"] }, say: "Sover du bättre om fyra veckor är det dags att se på resten igen." },
  {
    when: { dietType: ["vegan", "keto", "paleo", "intermittent"] },
    say: "Ändrar du hur du äter ändras råden om mat och tillskott först.",
  },
  {
    when: { budgetRange: ["minimal", "basic"] },
    say: "Mer pengar skulle inte ändra mycket i listan. Mer tid skulle det.",
  },
  {
    when: { age: { min: 70 } },
    say: "Ramlar du, går ner i vikt eller får ett nytt läkemedel är det vården som ska svara först.",
  },
  { when: {}, say: "Ett nytt läkemedel, en graviditet eller en sjukdom ändrar råden; gör då om testet." },
];

/** What the text of the health protocol says beside its findings. */
export const PROTOCOL_WORDS: TestWords<ProtocolFacts> = {
  ...{ frame: FRAME, links: LINKS, starts: STARTS, tests: TESTS, changes: CHANGES },
};
