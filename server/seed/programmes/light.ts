import type { SeededProgramme } from "./seededProgramme.ts";

/** The beginners' programme: eight weeks of meditation, sleep, stress and cognitive training, half an hour a day. */
export const light: SeededProgramme = {
  level: "light",
  title: "Mental optimering – Light",
  heading: "En halvtimme om dagen i åtta veckor",
  lead: "Små vanor som övar uppmärksamhet och minne, gör plats för sömnen och ger dig pauser när det är stressigt. Du behöver en stol, en klocka, papper och penna. Du börjar med tio minuter på morgonen.",
  description:
    "Ett program på 8 veckor för nybörjare: meditation, sömn, stress och kognitiv träning. Ungefär 30 minuter om dagen, 0 kr. Med schema, råd och vanliga frågor.",
  keywords: [
    "mental optimering",
    "meditation för nybörjare",
    "sömnvanor",
    "hantera stress",
    "kognitiv träning",
    "program på 8 veckor",
  ],
  badge: "Light · Nybörjare",
  card: {
    title: "Light",
    description: "Grunderna för dig som är nybörjare. Du lär dig en sak i taget och behöver inte köpa något.",
    timeCommitment: "10–30 min per dag",
    categories: ["Meditation", "Sömn", "Stress", "Kognitiv träning"],
    results: "2–4 veckor",
    warning: null,
  },
  position: { label: "Light/Nybörjare", timePerDay: "10–30 min", timeToResults: "2–4 veckor" },
  stats: [
    { value: "30 min", label: "om dagen, ungefär, från vecka 4" },
    { value: "0 kr", label: "kostar det att följa programmet" },
    { value: "2–4 veckor", label: "brukar det ta till de första resultaten" },
    { value: "80 %", label: "av dagarna är målet, alltså fyra av fem" },
  ],
  notices: [
    {
      kind: "medical",
      title: "Programmet är inte vård",
      text: "Det här är egenvård för dig som i stort sett mår bra. Det ersätter inte behandling. Går du i behandling, fråga den som behandlar dig innan du börjar, och ändra aldrig läkemedel på egen hand. Kontakta vårdcentralen om du har varit nedstämd eller orolig större delen av tiden i mer än två veckor. Gör det också om sömnen eller stressen hindrar dig i vardagen. Ring 1177 om du är osäker. Har du tankar på att ta ditt liv, sök hjälp direkt: ring 112 om det är akut, annars 1177. Du kan också ringa Självmordslinjen, 90101.",
    },
  ],
  sections: [
    {
      key: "introduction",
      intro: "Åtta veckor i tre faser. Du börjar med morgonen och lägger till resten när den sitter.",
    },
    {
      key: "categories",
      intro:
        "Varför de fyra delarna är med, hur säkert man vet att de hjälper och hur du gör, steg för steg. Läs en i taget.",
    },
    {
      key: "schedule",
      intro:
        "Tre stunder på bestämda tider, och några övningar att ta till vid stress. Flytta tiderna efter ditt dygn.",
    },
    {
      key: "faq",
      intro: "Tio frågor som brukar komma under de första veckorna.",
    },
    {
      key: "resources",
      intro:
        "Du klarar dig utan att köpa något. Vill du ändå ha en app, en bok eller ett hjälpmedel ser du här vad det brukar kosta och vad du får.",
    },
    {
      key: "next-steps",
      intro: "Se om du är redo för Medium, eller stanna här. Båda är bra val.",
    },
  ],
  prerequisites: [],
  phases: [
    {
      title: "Grunderna",
      weeks: "Vecka 1–2",
      steps: [
        "Sätt en siffra från 0 till 10 på din sömn, din stress och din koncentration den första dagen. Spara lappen.",
        "Välj en tid att gå upp som fungerar både vardag och helg.",
        "Gör bara morgonens tio minuter. Lunchen och kvällen får vänta.",
        "Koppla stunden till något du ändå gör, till exempel att sätta på kaffet. En händelse är ofta lättare att minnas än ett klockslag.",
        "Sätt ett kryss i almanackan varje dag som det blev av.",
      ],
      goal: "Morgonstunden är gjord 11 dagar av 14, alltså ungefär 80 procent.",
    },
    {
      title: "Expansion",
      weeks: "Vecka 3–4",
      steps: [
        "Lägg till lunchens fem minuter i vecka 3.",
        "Lägg till kvällens femton minuter i vecka 4. Nu är du uppe i ungefär 30 minuter om dagen.",
        "Välj ett ämne för den kognitiva träningen och dela upp det i små bitar.",
        "Ladda telefonen utom räckhåll från sängen.",
        "Sätt de tre siffrorna igen när vecka 4 är slut. En enhet upp eller ner kan vara slumpen.",
      ],
      goal: "Morgon, lunch och kväll har var sin plats i dagen, och du gör dem ungefär fyra dagar av fem.",
    },
    {
      title: "Integration",
      weeks: "Vecka 5–8",
      steps: [
        "Flytta tiderna så att de passar ditt dygn, men behåll alla tre stunderna.",
        "Meditera utan inspelad röst, om du har använt en.",
        "Använd den långsamma andningen en gång i veckan när det verkligen är stressigt, och skriv en rad om hur det gick.",
        "Låt det gå längre mellan förhören på sådant som du redan minns.",
        "Pröva i vecka 7 att vara utan den del som du tror betyder minst. Saknar du den tar du tillbaka den.",
        "Sätt de tre siffrorna en sista gång i vecka 8 och bestäm vad du vill behålla.",
      ],
      goal: "Rutinen kräver mindre eftertanke än i början, och du vet vad som gör nytta för just dig.",
    },
  ],
  timeSplit: {
    parts: [
      { title: "Morgon", minutes: 10, text: "Dagsljus, meditation och dagens viktigaste sak." },
      { title: "Lunch", minutes: 5, text: "Några steg utomhus och två minuters långsam andning." },
      { title: "Kväll", minutes: 15, text: "Förhör dig själv, skriv av dig dagen och varva ner." },
    ],
    note: "Ungefär 30 min om dagen. Kostnad: 0 kr. Första resultat: 2–4 veckor. Mål: 80 % av dagarna. De två första veckorna gör du bara morgonens 10 min. Hur mycket du kommer att märka går inte att lova.",
  },
  categories: [
    {
      key: "meditation",
      title: "Meditation",
      summary: "Öva på att märka när tankarna har gått i väg, och på att komma tillbaka.",
      duration: null,
      risk: null,
      warning:
        "Har du haft en psykos, har du bipolär sjukdom eller bär du på ett svårt trauma? Fråga din vårdkontakt innan du börjar meditera.",
      why: `Meditation är övning i uppmärksamhet. Du väljer något att rikta den mot, till exempel andetaget. Efter en stund har tankarna gått någon annanstans. Du märker det och går tillbaka. Just det ögonblicket är själva övningen.

**Hur säkert är det?** I en genomgång från 2014 av kontrollerade studier lindrade program med mindfulness (medveten närvaro) oro och nedstämdhet. Effekten var liten till måttlig efter ungefär åtta veckor [1]. För stress i allmänhet var svaret osäkrare, och inget tydde på att metoden var bättre än till exempel träning [1]. De flesta kurser i studierna hade en ledare och tog mer tid än tio minuter om dagen. Om sex minuter räcker lika långt vet man inte.`,
      technique: [
        "Sätt dig på en stol med båda fötterna i golvet. Ryggen är rak men inte stel.",
        "Ställ en klocka på sex minuter, med en mild signal, så att du slipper hålla reda på tiden.",
        "Slut ögonen, eller låt blicken vila på golvet en bit framför dig.",
        "Känn efter var andetaget märks tydligast: i näsan, i bröstet eller i magen. Stanna där.",
        "Låt andningen sköta sig själv. Räkna varje utandning från ett till tio och börja sedan om.",
        "När du märker att du tänker på annat, säg tyst ”tanke” för dig själv och börja om på ett.",
        "När klockan ringer, sitt kvar i tre andetag innan du reser dig.",
      ],
      protocols: [],
      tips: [
        "Sitt på samma plats varje dag. Då blir stolen en påminnelse.",
        "Känns sex minuter långt, dela upp dem i två gånger tre.",
        "Blir du orolig av att känna andningen? Lyssna på ljuden i rummet i stället, eller känn fötterna mot golvet.",
        "En inspelad röst kan vara ett stöd i början. Välj en och håll dig till den.",
        "Är du för rastlös för att sitta kan du gå långsamt och känna fotsulorna.",
      ],
      mistakes: [
        "Att försöka tömma huvudet. Det går inte, och det behövs inte.",
        "Att betygsätta varje stund. En rastlös morgon är också övning.",
        "Att börja med trettio minuter den första veckan och sedan sluta.",
        "Att byta metod så fort det känns tråkigt. Tristessen hör till.",
        "Att meditera i stället för att ta tag i något som måste lösas.",
      ],
      goals: [
        { when: "Vecka 2", text: "Du har hittat en plats och en tid som fungerar de flesta morgnar." },
        {
          when: "Vecka 4",
          text: "Du märker snabbare att tankarna har gått i väg, och kommer tillbaka utan att bli irriterad.",
        },
        { when: "Vecka 6", text: "Du stannar upp för tre andetag någon gång under dagen, utan klocka." },
        {
          when: "Vecka 8",
          text: "Du kan sitta tio minuter i sträck utan inspelad röst, och vet om meditation är något för dig.",
        },
      ],
      safety: [
        "Sluta om du blir mer orolig, känner dig overklig eller får tillbaka svåra minnen. Öppna ögonen, se dig omkring och gör något vardagligt.",
        "Kommer det tillbaka, hoppa över övningen och tala med vårdcentralen eller ring 1177.",
      ],
      resources: [
        { text: "Andning och lugn: tre övningar steg för steg", path: "/guider/andning" },
        {
          text: "Stress och återhämtning: mer om vad studierna av mindfulness visar",
          path: "/guider/stress-och-aterhamtning",
        },
        { text: "Boken av Åsa Nilsonne, under Resurser", path: null },
      ],
    },
    {
      key: "somn",
      title: "Sömn",
      summary: "Gör plats för sömnen med fasta tider, ljus på dagen och en lugn kväll.",
      duration: null,
      risk: null,
      warning: null,
      why: `Sömnen bär upp de andra delarna. Efter en kort natt är det svårare att hålla uppmärksamheten, minnas och behålla lugnet. Det har visats i många försök. De flesta vuxna mår bäst av minst sju timmar [2], men behovet skiljer sig mellan människor.

**Hur säkert är det?** Jämna sovtider hänger i stora studier ihop med bättre hälsa [3], men att det ena orsakar det andra är inte visat. Råd om vanor är enkla och har få nackdelar. Vid långvarig sömnlöshet räcker de däremot sällan ensamma. Då är KBT mot insomni det som har starkast stöd [4]. Insomni betyder sömnlöshet, och KBT är kognitiv beteendeterapi: en behandling där man ändrar vanor och tankar kring sömnen. Den får du genom vården. Kvällens kvart kan göra det lättare att somna. Tvinga fram sömnen kan ingen.`,
      technique: [
        "Bestäm en tid att gå upp. Räkna bakåt, så att det får plats minst sju timmars sömn.",
        "Gå ut i dagsljus inom en timme efter att du har vaknat, eller så snart det ljusnar. Stanna gärna ute en kvart.",
        "Drick dagens sista koffein före klockan 13. Te, cola och energidryck räknas också.",
        "Sänk ljuset hemma ungefär en timme före läggdags.",
        "Gör kroppsskanningen: låt uppmärksamheten vandra från fötterna till ansiktet och släpp efter där du spänner dig.",
        "Gå och lägg dig när du är sömnig, inte bara för att klockan är mycket.",
        "Ligger du vaken i vad som känns som tjugo minuter, gå upp. Gör något lugnt i svagt ljus och lägg dig igen när du blir sömnig.",
      ],
      protocols: [],
      tips: [
        "Ha det mörkt, tyst och svalt där du sover.",
        "Vänd bort klockan. Vet du inte vad den är kan du inte räkna timmar.",
        "Ta en varm dusch eller ett bad en till två timmar före läggdags. Det kan göra det lättare att somna.",
        "Håll tuppluren kort, högst tjugo minuter, och ta den före klockan 15.",
        "Skriv två rader om natten på papper varje morgon. Efter två veckor kan du börja se mönster.",
      ],
      mistakes: [
        "Att lägga sig tidigt för att ta igen en dålig natt. Ofta blir det bara längre tid vaken i sängen.",
        "Att sova flera timmar längre på helgen. Då blir söndagskvällen svår.",
        "Att ta ett glas vin för att somna. Alkohol gör andra halvan av natten oroligare.",
        "Att låta en app avgöra hur du har sovit. Mätare är osäkra på sömnens djup.",
        "Att börja med ett sömnpreparat på egen hand. Fråga läkare eller apotek först.",
      ],
      goals: [
        { when: "Vecka 2", text: "Tiden du går upp skiljer högst en timme mellan vardag och ledig dag." },
        { when: "Vecka 4", text: "Ljuset är nere och telefonen bortlagd en stund före läggdags, de flesta kvällar." },
        { when: "Vecka 6", text: "Du vet vilka två vanor som påverkar just din sömn mest." },
        { when: "Vecka 8", text: "Du är utvilad oftare än när du började. Är du inte det, ta upp sömnen med vården." },
      ],
      safety: [
        "Kontakta vårdcentralen om besvären har varat i mer än några veckor och påverkar dagarna. Gör det också om någon märker att du snarkar högt med uppehåll i andningen, eller om du somnar ofrivilligt på dagen.",
        "Kör inte bil när du är sömnig.",
        "Sluta inte tvärt med en sömnmedicin som du har tagit länge. Gör det tillsammans med läkaren.",
        "Sover du nästan inget i flera dygn och ändå är ovanligt uppåt och full av energi, kontakta vården samma dag.",
      ],
      resources: [
        { text: "Sov bättre: sju kvällar, en vana i taget", path: "/guider/somn-optimering" },
        { text: "Ljus och dygnsrytm: så ställer du kroppens klocka", path: "/guider/ljus-och-dygnsrytm" },
        { text: "Sömntestet: svara på frågor om dina nätter (du behöver logga in)", path: "/somntestet" },
        { text: "Boken av Marie Söderström, under Resurser", path: null },
      ],
    },
    {
      key: "stress",
      title: "Stress",
      summary: "Känn igen dina tecken, ta en paus i tid och ändra det som går att ändra.",
      duration: null,
      risk: null,
      warning:
        "Här ingår bara lugn andning. Andas aldrig snabbt och djupt före eller under bad, dykning eller bilkörning. Har du astma eller KOL kan en fysioterapeut visa en teknik som passar.",
      why: `Stress är kroppens sätt att ta fram kraft. Pulsen stiger, du skärper dig och klarar det du ska. En kort anspänning följd av vila är i regel ofarlig för den som är frisk. Svårare blir det när påslaget pågår i veckor och månader. Då kan sömnen, humöret och minnet påverkas.

**Hur säkert är det?** Att långsam andning påverkar hjärtats rytm medan du gör den är väl visat. Att andningsövningar minskar upplevd stress är måttligt säkert: effekten i studierna är liten till måttlig, och flera av dem har brister [5]. I ett stort försök blev de som andades i vanlig takt lika lugna som de som andades långsamt [6]. Kanske är det pausen som gör det mesta. Andningen ändrar heller inte orsaken. Har du för mycket att göra på arbetet är det arbetet som behöver ändras, och ansvaret är arbetsgivarens.`,
      technique: [
        "Lägg märke till ditt första tecken. Det kan vara käken, axlarna eller att du svarar kort.",
        "Stanna upp. Lägg ifrån dig det du har i händerna.",
        "Andas in genom näsan i ungefär fyra sekunder och ut i ungefär sex. Ta inte större andetag än vad som är bekvämt.",
        "Fortsätt i två minuter, alltså omkring tolv andetag.",
        "Hettar det till, ta en till tre dubbelsuckar i stället: andas in genom näsan, ta ett litet andetag till ovanpå och släpp ut allt långsamt genom munnen.",
        "Fråga dig vad nästa steg är och om det kan vänta. Skriv ner svaret.",
        "Res dig och gå några steg innan du fortsätter.",
      ],
      protocols: [],
      tips: [
        "Öva varje dag när det är lugnt. Då är andningen lättare att ta till när det gäller.",
        "Ge arbetsdagen ett tydligt slut: skriv var du är och vad nästa steg är. Stäng sedan.",
        "Ta pausen utomhus när det går, utan hörlurar.",
        "Dela upp det som stressar i tre högar: ändra nu, ändra senare, går inte att ändra.",
        "Säg tidigt till någon att det är för mycket. Börja med en mening.",
        "Gör något roligt som kräver hela din uppmärksamhet. Det är också vila.",
      ],
      mistakes: [
        "Att bara ta fram övningen när det brinner.",
        "Att andas för djupt. Blir du snurrig, ta mindre andetag eller sluta.",
        "Att fylla varje paus med telefonen.",
        "Att leta fel hos dig själv när det är uppgifterna som är för många.",
        "Att möta en full dag med hårdare träning, mer kaffe eller alkohol.",
      ],
      goals: [
        { when: "Vecka 2", text: "Du kan nämna två tecken på att du är på väg upp i varv." },
        { when: "Vecka 4", text: "Lunchpausen blir av de flesta arbetsdagar." },
        { when: "Vecka 6", text: "Du har använt andningen i minst två stressiga stunder." },
        {
          when: "Vecka 8",
          text: "Du har ändrat en sak som stressade dig, till exempel sagt nej till något återkommande.",
        },
      ],
      safety: [
        "Kontakta vårdcentralen om du i flera veckor har varit trött utan att vila hjälper, haft svårt att minnas eller gråtit utan att veta varför.",
        "Blir oron värre av att känna andningen, låt blicken vila på något i rummet i stället.",
        "Ring 112 vid tryck över bröstet, plötslig andnöd eller plötslig förlamning i ena sidan.",
        "Är du utsatt för hot eller våld, ring Kvinnofridslinjen, 020-50 50 50, polisen på 114 14 eller 112 om det är bråttom.",
      ],
      resources: [
        { text: "Stress och återhämtning: fyra sätt att vila", path: "/guider/stress-och-aterhamtning" },
        { text: "Andning och lugn: när andningen passar och när den inte gör det", path: "/guider/andning" },
        { text: "Boken av Robert Sapolsky, under Resurser", path: null },
      ],
    },
    {
      key: "kognitiv-traning",
      title: "Kognitiv träning",
      summary: "Lär dig något du har nytta av, lite i taget, och förhör dig själv.",
      duration: null,
      risk: null,
      warning: null,
      why: `Kognitiv träning betyder att öva tänkandet: minne, uppmärksamhet och problemlösning. Du blir bättre på det du övar på. Om övningen också sprider sig till annat är mycket osäkrare. Den som tränar ett minnesspel blir skicklig i spelet, men studierna visar sällan att vardagen blir lättare [7]. Därför ingår inga spel här.

Du lär dig i stället något som du har valt själv, på två sätt som har gott stöd i forskningen om inlärning: att **plocka fram ur minnet** i stället för att läsa om, och att **sprida ut övningen** på flera dagar [8]. Stödet gäller att minnas det som du har övat på. Att det gör dig smartare eller skyddar mot demens kan ingen lova. Fysisk aktivitet, god hörsel, bra blodtryck och umgänge hör till det som hänger ihop med lägre risk för demens [9]. Börja gärna där, om något av det är eftersatt.`,
      technique: [
        "Välj ett ämne för fyra veckor: ett språk, fåglarnas läten, ett instrument eller släktens historia.",
        "Dela upp det i bitar på några minuter, till exempel fem ord eller fyra takter.",
        "Gå igenom en ny bit en gång, med telefonen i ett annat rum.",
        "Lägg undan underlaget. Säg eller skriv det du minns. Det får ta emot.",
        "Rätta dig själv och märk ut det som du inte kunde.",
        "Förhör dig på samma bit nästa dag, efter tre dagar och efter en vecka.",
        "När du har kunnat den tre gånger i rad räcker det att du tar fram den då och då.",
      ],
      protocols: [],
      tips: [
        "Låt nyfikenheten välja ämne. Nyttan kan komma sedan.",
        "Gör egna kort av papper, med frågan på ena sidan och svaret på den andra.",
        "Håll det lagom svårt. Kan du allt är det för lätt. Kan du mindre än hälften, gör bitarna mindre.",
        "Förklara det du har lärt dig för någon. Då märks luckorna.",
        "Är du för trött på kvällen, flytta förhöret till lunchen.",
      ],
      mistakes: [
        "Att läsa om och stryka under. Det känns som att kunna, men syns sällan när du ska minnas.",
        "Att spara all övning till söndagen.",
        "Att betala för ett program som lovar bättre minne eller högre intelligens.",
        "Att byta ämne varje vecka.",
        "Att se det du glömmer som ett misslyckande. Att leta i minnet är själva övningen.",
      ],
      goals: [
        { when: "Vecka 4", text: "Du har valt ämne och gjort dina första tjugo kort." },
        { when: "Vecka 6", text: "Du minns minst hälften av korten en vecka efter att du lärde dig dem." },
        { when: "Vecka 8", text: "Du kan visa upp något: några meningar, en melodi eller tjugo fåglar." },
      ],
      safety: [
        "Kontakta vårdcentralen om du eller någon nära märker att minnet har blivit tydligt sämre i vardagen.",
        "Ring 112 om någon plötsligt blir förvirrad, får svårt att tala, hänger i ena mungipan eller tappar kraft i en arm.",
        "Har du nyss haft hjärnskakning, vänta och följ vårdens råd.",
      ],
      resources: [
        { text: "Träning: rörelse är en del av att ta hand om hjärnan", path: "/traning" },
        { text: "Zon 2: konditionsträning i ett tempo där du kan prata", path: "/guider/zone-2" },
        { text: "Boken om inlärning av Brown, Roediger och McDaniel, under Resurser", path: null },
      ],
    },
  ],
  schedule: [
    {
      key: "morgon",
      time: "07:00–07:10",
      title: "Morgon",
      timeOfDay: "morning",
      minutes: 10,
      activities: [
        {
          title: "Vatten och dagsljus",
          minutes: 2,
          text: "Drick ett glas vatten vid fönstret eller på trappan. Är det mörkt ute, tänd i rummet och gå ut när det har ljusnat.",
          tip: "Titta aldrig rakt mot solen. Det räcker att vara under himlen.",
          categoryKey: "sleep",
        },
        {
          title: "Följ andningen",
          minutes: 6,
          text: "Sitt på din stol och räkna utandningarna från ett till tio. Börja om när du tappar bort dig.",
          tip: "Låt telefonen ligga tills du är klar. Ta en äggklocka om du har en.",
          categoryKey: "mental",
        },
        {
          title: "Dagens viktigaste sak",
          minutes: 2,
          text: "Skriv en enda sak som du vill ha gjort i dag, och när du ska börja med den.",
          tip: "Gör den så liten att du kan börja direkt: ”ring tandläkaren klockan 10”.",
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "lunch",
      time: "12:30–12:35",
      title: "Lunch",
      timeOfDay: "afternoon",
      minutes: 5,
      activities: [
        {
          title: "Några steg utomhus",
          minutes: 3,
          text: "Gå ut och titta långt bort. Lägg märke till tre saker som du inte såg i går.",
          tip: "Kan du inte gå ut, ställ dig vid ett fönster.",
          categoryKey: "training",
        },
        {
          title: "Långsam andning",
          minutes: 2,
          text: "Andas in i ungefär fyra sekunder och ut i ungefär sex, med små och bekväma andetag.",
          tip: "Sätt en siffra på hur spänd du är, före och efter. Efter två veckor ser du om det är något för dig.",
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "kvall",
      time: "21:30–21:45",
      title: "Kväll",
      timeOfDay: "evening",
      minutes: 15,
      activities: [
        {
          title: "Förhör dig själv",
          minutes: 5,
          text: "Ta fram gårdagens kort och säg svaren högt. Lägg sedan till något nytt.",
          tip: "Sluta när tiden är ute, även om det är roligt. Då är det lätt att börja i morgon.",
          categoryKey: "mental",
        },
        {
          title: "Skriv av dig dagen",
          minutes: 3,
          text: "Skriv ner det som snurrar, och nästa steg för varje sak. En rad per sak räcker.",
          tip: "Lägg papperet i ett annat rum än det du sover i.",
          categoryKey: "mental",
        },
        {
          title: "Kroppsskanning",
          minutes: 7,
          text: "Lägg dig bekvämt i svagt ljus. Gå genom kroppen från fötterna till ansiktet och släpp efter där det spänner.",
          tip: "Är du sömnig efteråt, gå och lägg dig. Är du det inte, läs något lugnt en stund.",
          categoryKey: "sleep",
        },
      ],
    },
    {
      key: "vid-behov",
      time: "Vid behov",
      title: "När det blir stressigt",
      timeOfDay: "none",
      minutes: null,
      activities: [
        {
          title: "En till tre dubbelsuckar",
          minutes: null,
          text: "Andas in genom näsan, ta ett litet andetag till ovanpå och släpp ut allt långsamt genom munnen.",
          tip: "Passar när det hettar till, till exempel innan du svarar på ett mejl.",
          categoryKey: "mental",
        },
        {
          title: "Känn fötterna",
          minutes: null,
          text: "Pressa fötterna mot golvet. Säg tyst fem saker som du ser och tre som du hör.",
          tip: "Välj den här om du blir orolig av att tänka på andningen.",
          categoryKey: "mental",
        },
        {
          title: "Nu, sedan eller inte alls",
          minutes: null,
          text: "Fråga dig om det måste göras nu, kan göras sedan eller inte behöver göras. Skriv svaret och gå vidare.",
          tip: "Hamnar samma sak här varje vecka är det dags att prata med någon om den.",
          categoryKey: "mental",
        },
      ],
    },
  ],
  adjustments: [
    {
      title: "En riktigt dålig dag",
      text: "Gör en enda sak: tre lugna andetag på sängkanten. Det räcker för ett kryss.",
    },
    {
      title: "Skift och nätter",
      text: "Räkna från när du vaknar i stället för från klockan. Morgonen kommer när du har gått upp, kvällen före sömnen. Efter ett nattpass väntar du med ljuset tills du har sovit.",
    },
    {
      title: "Små barn",
      text: "Låt tiden du går upp vara ungefärlig och ta pauserna när de ges. Sömn går före schemat, även om det blir en tupplur.",
    },
    {
      title: "Ledig dag",
      text: "Skjut på morgonen med högst en timme. Byt gärna lunchens minuter mot en längre promenad.",
    },
  ],
  week: [],
  months: [],
  faq: [
    {
      question: "När märker jag något?",
      answer:
        "Räkna med 2–4 veckor till de första resultaten. Oftast är det småsaker, till exempel att du hinner ta ett andetag innan du svarar. Hur mycket det blir skiljer sig från person till person, och en del märker inget alls. Studier av meditation mäter ofta efter ungefär åtta veckor, och därför är programmet så långt. Jämför siffrorna från första dagen, vecka 4 och vecka 8 i stället för att känna efter varje dag.",
    },
    {
      question: "Måste jag köpa något?",
      answer:
        "Nej. Allt i schemat går att göra för 0 kr. Under Resurser ser du vad appar, böcker och några hjälpmedel brukar kosta. De kan göra det bekvämare, men det är inte visat att programmet hjälper mer med dem. Vänta gärna till vecka 4. Då vet du om det är något du saknar, och vad.",
    },
    {
      question: "Vad gör jag om jag hoppar över en dag?",
      answer:
        "Fortsätt nästa dag där du var. Du behöver inte ta igen något. Målet är 80 procent av dagarna, alltså fyra av fem, och resten är till för förkylningar, resor och vanligt liv. Blir det flera dagar i rad, gör bara morgonens sex minuter med andningen tills det rullar igen. Händer det ofta är planen för stor. Gör den mindre.",
    },
    {
      question: "Jag kan inte sluta tänka när jag mediterar. Gör jag fel?",
      answer:
        "Nej, så är det för nästan alla. Tankarna är det du övar med. Varje gång du upptäcker att du är någon annanstans och går tillbaka har du gjort en repetition, ungefär som när du lyfter en vikt. Tjugo avstickare på sex minuter är tjugo repetitioner. Det blir inte nödvändigtvis tystare med tiden, men många blir mindre störda av att det låter.",
    },
    {
      question: "Kan jag göra alla 30 minuter på en gång?",
      answer:
        "Ja, om det är enda sättet att få det gjort. Tiderna är valda för att stunderna ska hamna där de hör hemma: ljus på morgonen, en paus mitt på dagen och nedvarvning före sömnen. Vill du samla dem, gör meditationen, andningen och förhöret efter arbetet, och spara kroppsskanningen till sängen. Korta hellre än att hoppa över. Tio minuter som blir av är bättre än trettio som inte blir det.",
    },
    {
      question: "Kan jag följa programmet om jag tar medicin eller går i behandling?",
      answer:
        "Ofta går det bra, men fråga den som behandlar dig. Visa schemat. Det är särskilt viktigt om du har depression, ångest, utmattning, epilepsi eller bipolär sjukdom, eller har haft en psykos. Meditationen kan då behöva göras kortare, ledas av någon eller vänta. Dra inte ner på sömnen på egen hand. Sluta inte med ett läkemedel och ändra inte dosen för att övningarna känns bra.",
    },
    {
      question: "Kan man må sämre av meditation?",
      answer:
        "Ja, det händer. En del blir mer oroliga, känner sig overkliga eller får tillbaka svåra minnen. Hur vanligt det är vet man inte säkert, eftersom många studier aldrig har frågat. Sluta om det händer dig, och tala med vården om det kommer tillbaka. Resten av programmet kan du ofta följa ändå. Byt de sex minuterna mot en lugn promenad.",
    },
    {
      question: "Fungerar hjärngympa i mobilen?",
      answer:
        "Du blir bättre på spelet. Att du också blir bättre på annat, som att minnas namn eller hålla ordning i vardagen, har varit svårt att visa [7]. Några studier av äldre har funnit små effekter, andra inga [7, 10]. Tycker du att det är roligt är det skäl nog. Vill du minnas något bestämt är det säkrare att öva på just det, och därför ber programmet dig att välja ett eget ämne.",
    },
    {
      question: "Hur mycket behöver jag sova?",
      answer:
        "De flesta vuxna mår bäst av minst sju timmar [2], men dagen ger ett bättre svar än klockan. Är du pigg på förmiddagen och håller dig vaken på ett möte har du troligen sovit nog. Med åldern blir sömnen lättare och mer uppdelad. Det är vanligt och ingen sjukdom. Sover du länge men är trött hela dagarna behöver orsaken undersökas. Kontakta då vårdcentralen.",
    },
    {
      question: "Vad gör jag efter åtta veckor?",
      answer:
        "Behåll det som gör skillnad för dig och släpp resten. Du kan stanna på Light så länge du vill. Vill du vidare till Medium bör du ha följt Light i minst 8 veckor. Du bör också kunna kryssa för 4–5 av de 5 punkterna under Nästa steg. Är sömnen, oron eller stressen lika besvärlig som förut är svaret inte ett tuffare program. Tala då med vårdcentralen om vad som kan ligga bakom.",
    },
  ],
  resources: [
    {
      key: "apps",
      title: "Appar",
      items: [
        {
          name: "Meditationsapp med korta, ledda övningar",
          price: "99 kr/mån",
          text: "En röst leder dig genom övningar på några minuter. Passar de första veckorna, när tystnaden känns lång.",
          pros: ["Lätt att börja med", "Går ofta att pröva gratis en kort tid"],
          cons: ["Provtiden övergår ofta i betalning om du inte säger upp den"],
          level: null,
          provider: null,
        },
        {
          name: "Meditationsapp med kurser och kvällsljud",
          price: "119 kr/mån",
          text: "Kurser i flera delar, och berättelser och ljud för kvällen. Passar dig som vill ha ett upplägg att följa.",
          pros: ["En ordning att följa från början till slut", "Material både för dagen och för kvällen"],
          cons: ["Så mycket att välja på att det är lätt att bläddra i stället för att öva"],
          level: null,
          provider: null,
        },
        {
          name: "Meditationsapp med klocka och dagbok",
          price: "99 kr/mån",
          text: "En mild signal, en dagbok och få ledda övningar. Passar dig som hellre sitter i tystnad.",
          pros: ["Du leder dig själv", "Du ser dina egna anteckningar över tid"],
          cons: [
            "En vanlig klocka och ett papper gör samma nytta",
            "Läs hur appen hanterar dina uppgifter innan du skriver om hur du mår",
          ],
          level: null,
          provider: null,
        },
      ],
    },
    {
      key: "bocker",
      title: "Böcker",
      items: [
        {
          name: "Vem är det som bestämmer i ditt liv? – Åsa Nilsonne, 2004",
          price: "200–350 kr",
          text: "En svensk psykiater om medveten närvaro, med övningar för vardagen.",
          pros: ["Skriven på svenska, med vardagliga exempel"],
          cons: ["Skriven före de senaste tjugo årens studier"],
          level: null,
          provider: null,
        },
        {
          name: "Sömn: sov bättre med kognitiv beteendeterapi – Marie Söderström, 2007",
          price: "200–350 kr",
          text: "En psykolog går igenom hur sömn och stress hänger ihop och hur KBT används mot sömnproblem.",
          pros: ["Bygger på den metod som har starkast stöd vid sömnlöshet"],
          cons: [
            "Ersätter inte vård vid långvariga besvär",
            "Kan vara lättare att få tag på begagnad eller på bibliotek",
          ],
          level: null,
          provider: null,
        },
        {
          name: "Varför zebror inte får magsår – Robert Sapolsky, 2003",
          price: "200–350 kr",
          text: "En biolog berättar vad stress gör med kroppen och varför den är bra i korta stunder. Originalet kom 1994.",
          pros: ["Grundlig och rolig att läsa"],
          cons: ["Lång, med få praktiska råd", "En del av forskningen har hunnit bli äldre"],
          level: null,
          provider: null,
        },
        {
          name: "Make It Stick – Peter C. Brown, Henry L. Roediger III och Mark A. McDaniel, 2014",
          price: "200–350 kr",
          text: "Om inlärning: varför det är bättre att förhöra sig än att läsa om, och hur man sprider ut övningen.",
          pros: ["Två av författarna forskar själva om minne"],
          cons: ["På engelska", "Handlar mest om studier och yrken"],
          level: null,
          provider: null,
        },
      ],
    },
    {
      key: "fysiska",
      title: "Fysiska hjälpmedel",
      items: [
        {
          name: "Meditationskudde",
          price: "300–800 kr",
          text: "Lyfter höfterna så att det blir lättare att sitta på golvet med rak rygg.",
          pros: ["Skön om du vill sitta på golvet", "Håller i många år"],
          cons: ["En stol fungerar lika bra", "Kan kännas i knän och höfter"],
          level: null,
          provider: null,
        },
        {
          name: "Ögonmask och öronproppar",
          price: "100–300 kr",
          text: "Hjälper dig att få det mörkt och tyst när gatlyktan lyser eller grannen är vaken.",
          pros: ["Billigt att pröva", "Lätt att ta med på resan"],
          cons: [
            "Använd inte öronproppar om du behöver höra ett barn eller ett larm",
            "Kan skava eller irritera hörselgången",
          ],
          level: null,
          provider: null,
        },
        {
          name: "Blåljusglasögon",
          price: "200–500 kr",
          text: "Glas som filtrerar blått ljus på kvällen. Om de hjälper sömnen är osäkert: enligt en Cochraneöversikt från 2023, en sammanställning av kontrollerade studier, går resultaten isär [11]. Pröva att sänka ljuset först. Det kostar ingenting.",
          pros: ["Går att pröva när du inte kan sänka ljuset själv"],
          cons: ["Osäker nytta", "Bär inte tonade glas när du kör i mörker"],
          level: null,
          provider: null,
        },
      ],
    },
    {
      key: "gratis",
      title: "Gratis på nätet",
      items: [
        {
          name: "1177.se",
          price: "0 kr",
          text: "Regionernas råd om sömn, stress och psykisk hälsa, och om när och var du ska söka vård.",
          pros: ["Faktagranskat av sakkunniga i vården", "Du kan också ringa 1177, dygnet runt"],
          cons: ["Allmänna råd, inget program att följa"],
          level: null,
          provider: null,
        },
        {
          name: "Folkhälsomyndigheten: Din psykiska hälsa",
          price: "0 kr",
          text: "Myndighetens webbplats om vad som påverkar hur vi mår och hur man kan stötta någon annan.",
          pros: ["Bygger på kunskap från forskning", "Vänder sig till alla, inte bara till den som mår dåligt"],
          cons: ["Ger inte enskilda råd"],
          level: null,
          provider: null,
        },
        {
          name: "Bibliotekens e-böcker och ljudböcker",
          price: "0 kr",
          text: "Med ett lånekort kan du låna många böcker om sömn, stress och meditation på nätet.",
          pros: ["Du kan läsa innan du köper"],
          cons: ["Utbudet skiljer sig mellan kommunerna"],
          level: null,
          provider: null,
        },
        {
          name: "Guiderna här på sajten",
          price: "0 kr",
          text: "Längre texter om sömn, ljus, andning och stress, med källor och med det man inte vet.",
          pros: ["Går att läsa utan konto"],
          cons: ["Fördjupning, inte övningar dag för dag"],
          level: null,
          provider: null,
        },
      ],
    },
  ],
  tiers: [
    {
      title: "Det du har hemma",
      cost: "0 kr",
      includes: ["En stol, en klocka, papper och penna", "Böcker från biblioteket", "Gratis råd på nätet"],
    },
    {
      title: "Ett par saker",
      cost: "200–500 kr",
      includes: ["En bok om det du helst vill förbättra", "Enkel ögonmask och öronproppar"],
    },
    {
      title: "Lite bekvämare",
      cost: "1 000–2 000 kr",
      includes: [
        "En meditationskudde",
        "Två böcker",
        "Ögonmask och öronproppar",
        "En meditationsapp under programmets två månader",
      ],
    },
  ],
  readiness: {
    rule: "Minst 8 veckor med Light och 4–5 av de 5 punkterna",
    items: [
      "Jag har gjort schemat ungefär fyra dagar av fem de senaste fyra veckorna.",
      "Jag går upp vid ungefär samma tid varje dag, också när jag är ledig.",
      "Jag kan sitta i tio minuter och följa andningen utan inspelad röst.",
      "Jag har ett sätt att lugna mig som jag har använt i stressiga stunder.",
      "Jag mår i stort sett bra och har tid och lust att lägga till något.",
    ],
  },
  preview: {
    title: "Medium: när grunden sitter",
    text: "Medium bygger på vanorna från Light och lägger till verktyg som kräver mer tid, mer kunskap och ibland pengar. En del av dem passar inte alla. Därför börjar varje kategori med vad du behöver veta innan du prövar. Det är ett val, inget du måste gå vidare till.",
    items: [
      "Nootropika, med försiktighet: ämnen som säljs för tankeförmågan. Underlaget är ofta svagt, och några passar inte ihop med läkemedel.",
      "Ljusterapi: stark lampa på morgonen. Fråga läkare först om du har en ögonsjukdom eller bipolär sjukdom, eller tar läkemedel som gör dig känslig för ljus.",
      "HRV och biofeedback: HRV är den lilla skillnaden i tid mellan hjärtslagen. Biofeedback betyder att du ser en mätning av kroppen medan du övar.",
      "Kognitiv träning: längre och svårare uppgifter, och mer om vad som sprider sig till vardagen och vad som inte gör det.",
    ],
  },
  roadmap: [],
  community: [],
  future: [],
  reminder: "Det räcker att komma tillbaka. En dag som inte blev av är bara en dag.",
  sources: [
    "Goyal M, Singh S, Sibinga EMS m.fl. Meditation programs for psychological stress and well-being: a systematic review and meta-analysis. *JAMA Internal Medicine*, 2014. https://doi.org/10.1001/jamainternmed.2013.13018",
    "Watson NF, Badr MS, Belenky G m.fl. Recommended amount of sleep for a healthy adult. *Sleep*, 2015. https://doi.org/10.5665/sleep.4716",
    "Windred DP, Burns AC, Lane JM m.fl. Sleep regularity is a stronger predictor of mortality risk than sleep duration. *Sleep*, 2024. https://doi.org/10.1093/sleep/zsad253",
    "Riemann D, Espie CA, Altena E m.fl. The European Insomnia Guideline: an update on the diagnosis and treatment of insomnia 2023. *Journal of Sleep Research*, 2023. https://doi.org/10.1111/jsr.14035",
    "Fincham GW, Strauss C, Montero-Marin J, Cavanagh K. Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials. *Scientific Reports*, 2023. https://doi.org/10.1038/s41598-022-27247-y",
    "Fincham GW, Strauss C, Cavanagh K. Effect of coherent breathing on mental health and wellbeing: a randomised placebo-controlled trial. *Scientific Reports*, 2023. https://doi.org/10.1038/s41598-023-49279-8",
    "Simons DJ, Boot WR, Charness N m.fl. Do “brain-training” programs work? *Psychological Science in the Public Interest*, 2016. https://doi.org/10.1177/1529100616661983",
    "Dunlosky J, Rawson KA, Marsh EJ m.fl. Improving students’ learning with effective learning techniques. *Psychological Science in the Public Interest*, 2013. https://doi.org/10.1177/1529100612453266",
    "Livingston G, Huntley J, Sommerlad A m.fl. Dementia prevention, intervention, and care: 2020 report of the Lancet Commission. *The Lancet*, 2020. https://doi.org/10.1016/S0140-6736(20)30367-6",
    "Rebok GW, Ball K, Guey LT m.fl. Ten-year effects of the ACTIVE cognitive training trial on cognition and everyday functioning in older adults. *Journal of the American Geriatrics Society*, 2014. https://doi.org/10.1111/jgs.12607",
    "Singh S, Keller PR, Busija L m.fl. Blue-light filtering spectacle lenses for visual performance, sleep, and macular health in adults. *Cochrane Database of Systematic Reviews*, 2023. https://doi.org/10.1002/14651858.CD013244.pub2",
  ],
};
