import type { SeededProgramme } from "./seededProgramme.ts";

/** The medium level: twelve weeks for those whose Light routines are in place. */
export const medium: SeededProgramme = {
  level: "medium",
  title: "Mental optimering – Medium",
  heading: "Medium: bygg vidare på det som sitter",
  lead: "Du har en enkel rutin som håller. Nu lägger du till ljus på bestämd tid, andning där du ser pulsen svara och övning som utmanar tanken. Allt är inte lika väl belagt, och vid varje del står hur säkert det är.",
  description:
    "Tolv veckor med ljus, andning med pulsåterkoppling och kognitiv träning, och vad man vet om nootropika. Steg, schema och vem som bör avstå.",
  keywords: [
    "mental optimering",
    "HRV-träning",
    "biofeedback",
    "ljusterapi",
    "dygnsrytm",
    "kognitiv träning",
    "nootropika",
  ],
  badge: "Medium · Avancerad",
  card: {
    title: "Medium",
    description:
      "Tolv veckor för dig som vill fördjupa rutinen från Light: ljus på morgonen, andning med återkoppling, kognitiv träning och en nykter genomgång av nootropika, ämnen som sägs skärpa tanken.",
    timeCommitment: "30–60 min per dag",
    categories: ["Nootropika", "Ljusterapi", "HRV och biofeedback", "Kognitiv träning"],
    results: "4–8 veckor",
    warning: "Light måste vara på plats först. Rutinerna därifrån ska sitta sedan 4–8 veckor.",
  },
  position: { label: "Medium/Avancerad", timePerDay: "30–60 min", timeToResults: "4–8 veckor" },
  stats: [
    { value: "45–75 min", label: "dagligen" },
    { value: "12–16 veckor", label: "att etablera" },
    { value: "4", label: "kategorier" },
  ],
  notices: [
    {
      kind: "requirement",
      title: "Light-rutinerna först",
      text: "Light-rutinerna ska sitta sedan 4–8 veckor innan du börjar här. Det betyder att du mediterar, varvar ner och håller dina sovtider de flesta dagar utan att behöva tänka på det. Är du inte där än fortsätter du med Light. Du förlorar inget på att vänta.",
    },
    {
      kind: "medical",
      title: "Tala med vården först om något av det här gäller dig",
      text: "Programmet är utbildning och ersätter inte vård. Tala med läkare innan du börjar om du är gravid eller ammar, har epilepsi, hjärtsjukdom, högt blodtryck, njursjukdom eller ögonsjukdom, har bipolär sjukdom eller har haft en psykos, eller tar läkemedel regelbundet. Ändra aldrig en ordination på egen hand. Är du under 18 år är programmet inte skrivet för dig. Mår du psykiskt dåligt kan du ringa 1177. Har du tankar på att ta ditt liv, sök hjälp direkt: ring 112 om det är akut, annars 1177 eller Självmordslinjen, 90101.",
    },
  ],
  sections: [
    {
      key: "introduction",
      intro:
        "Tolv veckor i fyra faser. Du mäter först, lägger till en del i taget och väljer till sist vad som ska vara kvar.",
    },
    {
      key: "categories",
      intro: "Läs varningen överst innan du provar något. En kategori som inte passar dig hoppar du över.",
    },
    {
      key: "schedule",
      intro:
        "Ett förslag för dagar med gott om tid, och hur du ändrar det för andra dagar. Flytta klockslagen som du vill.",
    },
    {
      key: "faq",
      intro: "Svar på det som många undrar över innan de börjar.",
    },
    {
      key: "resources",
      intro:
        "Vad sakerna kostar, vad de är bra för och vad de inte klarar. Priserna är ungefärliga, och inget tyder på att den dyraste nivån fungerar bättre än den billigaste.",
    },
    {
      key: "next-steps",
      intro: "Se om rutinen sitter, och läs vad nästa nivå handlar om. Att stanna på Medium är ett lika bra val.",
    },
  ],
  prerequisites: [],
  phases: [
    {
      title: "Mät ditt utgångsläge",
      weeks: "Vecka 1–2",
      steps: [
        "Behåll Light-rutinerna som de är. Det enda nya är att du mäter och antecknar.",
        "Mät pulsvariationen varje morgon, det vill säga hur mycket tiden mellan hjärtslagen växlar. Gör det sittande, före kaffe och te.",
        "Sätt betyg från 1 till 5 på sömn, energi och koncentration varje kväll.",
        "Räkna ihop allt koffein under en vecka: kaffe, te, läsk och energidryck.",
        "Läs varningarna i de fyra kategorierna och stryk det som inte passar dig.",
        "Bestäm en sak som du vill kunna bättre om tolv veckor.",
      ],
      goal: "Mät fem morgnar i veckan och skriv en rad varje kväll. Då har du något att jämföra med.",
    },
    {
      title: "Börja med ljus och andning",
      weeks: "Vecka 3–4",
      steps: [
        "Gå ut i dagsljuset inom en timme efter att du vaknat. Är det mörkt kan en ljuslampa ersätta, om du får använda en.",
        "Börja med 10 minuter ljus och öka till 20 under de två veckorna.",
        "Prova ut den andningstakt som känns bäst, med pulsbandet på.",
        "Öva i den takten 10 minuter på kvällen, i stället för en av övningarna från Light. Skriv upp vilket datum du började.",
        "Släck taklampan två timmar före sänggåendet.",
        "Sikta på 70 procents följsamhet, ungefär fem dagar av sju. Mer behövs inte nu.",
      ],
      goal: "Få in ljus och andning minst fem dagar i veckan, sammanlagt 20–25 min per dag.",
    },
    {
      title: "Lägg till övning för tanken",
      weeks: "Vecka 5–8",
      steps: [
        "Öva 15 minuter på morgonen på den färdighet du valde i början.",
        "Ta en kort promenad i dagsljus vid lunch och avsluta med tre minuters lugn andning.",
        "Pröva dig varje fredag utan anteckningar. Skriv upp vad du minns.",
        "Flytta dagens sista koffein till före klockan 13 från vecka 7, när övningen har kommit i gång.",
        "Låt det gå minst två veckor mellan varje ny förändring.",
      ],
      goal: "Genomför fem korta övningspass i veckan och ett eget prov på fredagen.",
    },
    {
      title: "Sätt ihop din egen dag",
      weeks: "Vecka 9–12",
      steps: [
        "Följ hela schemat de dagar du har tid. Övriga dagar räcker ljuset och andningen.",
        "Jämför veckans medelvärden med dem från vecka 1–2. Leta efter mönster, inte efter enskilda dagar.",
        "Ta bort det som inte har gett något. Tid är också en kostnad.",
        "Skriv en kort version för resor och en för dagar när du är sjuk.",
        "Lägg undan mätaren under vecka 12 och se vilka vanor som klarar sig ändå.",
        "Boka in en avstämning med dig själv om fyra veckor. Rutinen brukar ta 12–16 veckor att etablera.",
      ],
      goal: "Följ den dag du själv har satt ihop fem dagar av sju och skriv en rad om vad du behåller.",
    },
  ],
  timeSplit: {
    parts: [
      { title: "Morgon", minutes: 45, text: "Pulsmätning, ljus, dagens plan och kognitiv träning." },
      { title: "Lunch", minutes: 10, text: "Promenad i dagsljus och några lugna andetag." },
      { title: "Kväll", minutes: 20, text: "Andning med återkoppling, svagt ljus och tre rader i loggen." },
    ],
    note: "Totalt 75 min per dag när allt är på plats. Minimum är 20–25 min per dag: ljuset på morgonen och andningen på kvällen. Börja med 70 procents följsamhet, ungefär fem dagar av sju, och höj inte kravet förrän det går lätt.",
  },
  categories: [
    {
      key: "nootropika",
      title: "Nootropika",
      summary: "Ämnen som sägs skärpa tanken, och vad man vet om dem.",
      duration: null,
      risk: null,
      warning:
        "Fråga läkare innan du tar tillskott eller ökar koffeinet om du är gravid eller ammar, har ångest, epilepsi, bipolär sjukdom, hjärtsjukdom, rytmrubbning, högt blodtryck eller njursjukdom, eller har haft en psykos. Är du under 18 år hoppar du över kategorin. Tar du läkemedel frågar du apoteket. Tar du litium eller klozapin ska vården veta om det innan du ändrar hur mycket koffein du får i dig. Receptbelagda läkemedel och ämnen som säljs ”endast för forskning” ingår inte i programmet.",
      why: `Nootropika är ett samlingsord för ämnen som sägs förbättra minne, fokus eller inlärning. Det rymmer allt från te till läkemedel. För friska som sover och äter bra är stödet **svagt** för nästan allt som säljs under namnet. Kreatin och L-teanin har inget godkänt hälsopåstående om tankeförmåga i EU. För kreatin fann Efsa, EU:s livsmedelsmyndighet, 2024 inget belagt orsakssamband [1].

Några vanliga ämnen är ändå värda att förstå. Koffein är centralstimulerande: det blockerar adenosin, kroppens signal om sömnighet. Det skjuter upp tröttheten men ersätter ingen sömn. Te innehåller både koffein och aminosyran L-teanin, och små försök med paret har gett osäkra resultat. DHA, ett av fetterna i omega-3, bidrar till att bibehålla normal hjärnfunktion vid 250 milligram om dagen [2]. Att kapslar skulle göra tanken skarpare hos friska är inte visat. Du kan hoppa över hela kategorin och ändå följa programmet.`,
      technique: [
        "Börja med tröttheten. Går den inte över ska vården leta efter orsaken, till exempel järnbrist eller en sjukdom i sköldkörteln. Ta inte järn eller jod i högre dos utan att ett prov eller en läkare har visat att du behöver det.",
        "Räkna ditt koffein i en vecka. En kopp bryggkaffe på 1,5 deciliter ger ungefär 100 milligram.",
        "Håll dig under 400 milligram koffein om dagen och 200 milligram åt gången, nivåer som Efsa bedömer inte väcker oro för friska vuxna. Är du gravid eller ammar är nivån 200 milligram om dagen från all mat och dryck [3].",
        "Byt morgonens kaffe mot en kopp te i fyra veckor om du är nyfiken på koffein ihop med L-teanin. Då får du båda i den mängd som finns i en vanlig dryck.",
        "Ät fisk två till tre gånger i veckan, varav fet fisk minst en gång. Viss fisk från Östersjön och de stora sjöarna ska du äta sällan, särskilt om du är gravid eller ammar. Äter du inte fisk finns algolja; har du haft förmaksflimmer eller tar blodförtunnande läkemedel frågar du läkare först.",
        "Se kreatin som ett tillskott för muskler. 3 gram kreatin om dagen ökar den fysiska prestationsförmågan vid upprepade, korta och mycket intensiva pass. Vänta dig inget för tanken.",
        "Pröva en förändring i taget, i fyra veckor, och jämför med anteckningarna från vecka 1–2.",
        "Känn till cyklingen: många som använder sådana produkter tar dem 5 dagar på, 2 dagar av, för att inte vänja sig. Det är en vana bland användare. Vi känner inte till någon studie som visar att just det mönstret är bättre än ett annat.",
      ],
      protocols: [],
      tips: [
        "Trappa ner koffein över en vecka hellre än tvärt. Huvudvärk och trötthet kommer annars ofta inom ett dygn.",
        "Räkna med träningspulver och energidryck. En portion kan innehålla lika mycket koffein som två koppar kaffe.",
        "Välj bort blandningar där mängden av varje ämne inte står på burken.",
        "Ta med burken till apoteket när du frågar om den passar med dina läkemedel.",
        "Kreatin och omega-3 lagras i kroppen i veckor. Två dagars uppehåll gör ingen skillnad.",
        "Gå ut i dagsljuset en stund innan du tar eftermiddagens kopp. Ibland var det pausen du behövde.",
      ],
      mistakes: [
        "Att möta för lite sömn med mer koffein, natt efter natt.",
        "Att börja med tre tillskott samtidigt. Då går det inte att veta vilket som gav vad.",
        "Att blanda energidryck och alkohol. Du kan känna dig nyktrare än du är.",
        "Att låna någons adhd-medicin. Den är utskriven till en annan kropp, kan höja puls och blodtryck och kan utlösa ångest eller psykos.",
        "Att köpa ämnen märkta ”endast för forskning”. De är inte prövade som läkemedel, och du kan inte kontrollera vad de innehåller.",
        "Att ta en bra dag som bevis. Sådana har du även utan kapslar.",
      ],
      goals: [
        { when: "Vecka 2", text: "Du vet hur mycket koffein du får i dig en vanlig dag." },
        { when: "Vecka 8", text: "Dagens sista koffein ligger före klockan 13 de flesta dagar." },
        { when: "Vecka 10", text: "Du äter fisk två till tre gånger i veckan, eller har frågat apoteket om algolja." },
        { when: "Vecka 12", text: "Du har prövat högst en förändring i taget och slutat med det som inte gav något." },
      ],
      safety: [
        "Kontakta vården samma dag om hjärtat slår ojämnt eller rusar i vila. Ring 112 vid bröstsmärta, svår andnöd, svimning eller kramper.",
        "Misstänker du förgiftning, ring 112 och begär Giftinformation. Är det mindre bråttom når du Giftinformationscentralen på 010-456 67 00.",
        "Ta bort det du lade till om du blir orolig, skakig eller sover sämre. Sök vård samma dag om du blir ovanligt uppvarvad.",
        "Har du länge haft svårt att koncentrera dig? Börja hos vårdcentralen eller ring 1177. Frågor om ett läkemedel tar du med den som skrev ut det eller med apoteket.",
      ],
      resources: [
        { text: "Kreatin: vad det gör, vad det inte gör och vem som bör låta bli", path: "/guider/kreatin" },
        { text: "Omega-3: fisk, kapslar och hjärtats rytm", path: "/guider/omega-3" },
        { text: "Järn och ferritin: ta prov innan du tar tillskott", path: "/guider/jarn" },
        { text: "Apoteket och 1177 svarar på frågor om tillskott och läkemedel", path: null },
      ],
    },
    {
      key: "ljusterapi",
      title: "Ljusterapi",
      summary: "Starkt ljus på morgonen och svagt på kvällen, för dygnsrytmens skull.",
      duration: null,
      risk: null,
      warning:
        "Använd inte ljuslampa utan att ha talat med läkare om du har en ögonsjukdom, till exempel i näthinnan eller gula fläcken, eller är opererad i ögonen. Detsamma gäller om du har bipolär sjukdom eller har haft en psykos, har epilepsi, lupus eller porfyri, eller tar läkemedel som gör dig känslig för ljus. Till sådana läkemedel hör vissa antibiotika, vissa medel mot akne, psykos och rytmrubbningar, och växtbaserade läkemedel med johannesört. Apoteket kan svara på om dina hör dit. Får du migrän av ljus är lampan sällan rätt. Den ersätter inte vård vid depression.",
      why: `Ljus är den starkaste signalen till kroppens klocka. Ljus på morgonen drar klockan framåt, så att du blir sömnig tidigare på kvällen. Ljus sent på kvällen skjuter den bakåt [4]. Det är **väl belagt**. Ute är det många gånger ljusare än inne, också en mulen dag, så dagsljuset kommer först. Lampan är till för den mörka årstiden och för den som går upp före solen.

Som behandling är läget osäkrare. SBU, som granskar vårdens metoder, bedömde 2007 att underlaget för ljusterapi vid vinterdepression inte räckte [5]. En sammanvägning från 2020 av 19 studier fann en liten till måttlig lindring, men studierna var olika och hade brister [6]. Om lampan gör något för humöret hos den som inte är nedstämd är dåligt undersökt. Här används ljuset därför bara för att ge dygnet en fast takt.`,
      technique: [
        "Gå igenom varningen ovanför. Är du osäker frågar du apoteket eller 1177 innan du köper en lampa.",
        "Gå upp ungefär samma tid varje dag, även när du är ledig.",
        "Gå ut inom en timme efter att du vaknat: ungefär 10 minuter i sol, 20–30 minuter när det är mulet. Titta aldrig mot solen.",
        "Är det mörkt ute ställer du lampan snett framför dig, på det avstånd där den ger 10 000 lux enligt bruksanvisningen. Lux är ett mått på hur mycket ljus som når fram.",
        "Sitt vid lampan i 10 minuter de första dagarna och öka till 20. Ha ögonen öppna men titta på frukosten eller boken, inte in i lampan.",
        "Släck taklampan två timmar före sänggåendet och tänd låga lampor med varmt sken.",
        "Följ upp efter två veckor: när blir du sömnig, och hur lätt är det att gå upp?",
      ],
      protocols: [],
      tips: [
        "Välj en lampa som är CE-märkt som medicinteknisk produkt och som stänger ute UV-strålning.",
        "Ställ den där du ändå sitter på morgonen. Då tar ljuset ingen extra tid.",
        "Är du kvällsmänniska flyttar du väckarklockan en kvart i taget, några dagar per steg.",
        "Lämna solglasögonen hemma på morgonpromenaden, om du inte behöver dem för ögonen eller trafiken.",
        "Arbetar du natt gäller andra tider. Läs om skiftarbete i guiden innan du börjar.",
      ],
      mistakes: [
        "Att tända lampan på kvällen. Då flyttas klockan bakåt för de flesta.",
        "Att sitta för långt bort. Ljuset avtar snabbt redan på någon meter.",
        "Att dubbla tiden när inget händer de första dagarna. Huvudvärk och trötta ögon kommer oftare då.",
        "Att sola i solarium i stället. UV-strålning skadar hud och ögon och behövs inte för dygnsrytmen.",
        "Att låta lampan bli ett skäl att vänta med vård när du är nedstämd.",
      ],
      goals: [
        { when: "Vecka 4", text: "Du får ljus inom en timme efter att du har gått upp, fem dagar av sju." },
        { when: "Vecka 6", text: "Kvällens lampor är släckta eller dämpade i tid de flesta dagar." },
        { when: "Vecka 8", text: "Du går upp inom samma halvtimme sex dagar av sju." },
        { when: "Vecka 12", text: "Du vet när på året dagsljuset räcker och när lampan behövs." },
      ],
      safety: [
        "Sluta och ring vården samma dag om du blir ovanligt uppvarvad, sover mycket mindre utan att bli trött eller har rusande tankar.",
        "Korta tiden vid lätt huvudvärk eller trötta ögon. Sluta om besvären inte går över på några dagar.",
        "Får du ont i ögat eller ser sämre ska du sluta och söka vård samma dag.",
        "Är du nedstämd större delen av dagen i mer än två veckor, kontakta vårdcentralen. Vid tankar på att ta ditt liv, ring 112 om det är akut, annars 1177.",
      ],
      resources: [
        {
          text: "Ljus och dygnsrytm: dygnet timme för timme, vintermörker och skiftarbete",
          path: "/guider/ljus-och-dygnsrytm",
        },
        { text: "Sov bättre: kvällen och natten steg för steg", path: "/guider/somn-optimering" },
        { text: "Sömntestet: se hur dina nätter ser ut", path: "/somntestet" },
        { text: "Biohacking: jämför ljuslampor och annan utrustning", path: "/biohacking" },
      ],
    },
    {
      key: "hrv-biofeedback",
      title: "HRV och biofeedback",
      summary: "Andas långsamt och se på skärmen hur pulsen svarar.",
      duration: null,
      risk: null,
      warning:
        "Tala med läkare först om du har hjärtsjukdom, rytmrubbning eller pacemaker, har svimmat utan förklaring, eller har epilepsi, svår astma eller KOL. Vid förmaksflimmer och med pacemaker går värdena inte att tolka. Är du gravid andas du mjukt och håller aldrig andan; fråga barnmorskan om du är osäker. Får du panik av att rikta uppmärksamheten mot andningen hoppar du över delen. Öva aldrig i vatten eller när du kör. Värdena är ingen diagnos.",
      why: `HRV står för det engelska heart rate variability, på svenska pulsvariation: hur mycket tiden mellan hjärtslagen växlar. Pulsen stiger en aning när du andas in och sjunker när du andas ut. Vid ungefär sex andetag i minuten blir vågorna störst hos många. Biofeedback betyder att du får se dem medan du övar.

Att långsam andning påverkar hjärtats rytm i stunden är **väl belagt**. Om du blir mindre stressad är osäkrare. En sammanvägning från 2017 av 24 studier, med 484 deltagare, fann att de upplevde mindre stress och oro, men studierna var små och många saknade en bra jämförelse [7]. När 400 personer lottades till fem och ett halvt eller tolv andetag i minuten mådde båda grupperna i snitt bättre, lika mycket [8]. Lugnet kan alltså komma av stunden i sig. Det duger, men ingen takt är magisk.`,
      technique: [
        "Fukta pulsbandets kontakter och spänn det runt bröstkorgen. Vänta tills signalen är jämn.",
        "Mät på morgonen: sitt stilla en minut och mät sedan i två till tre minuter med vanlig andning. Gör likadant varje gång.",
        "Prova ut takten vid ett tillfälle: två minuter var med 6,5; 6; 5,5; 5 och 4,5 andetag i minuten, med en kort vila emellan.",
        "Välj den takt där vågen är jämn och andningen känns lätt. Är du osäker tar du sex.",
        "Andas in genom näsan i ungefär 4 sekunder och ut i ungefär 6. Håll magen mjuk och gör andetagen mindre om du blir yr.",
        "Öva 10 minuter på kvällen: fem medan du ser vågen, fem med slutna ögon.",
        "Ta med takten ut i vardagen, till exempel en minut före ett möte eller i en kö.",
        "Se på medelvärdet för sju dagar. En enskild morgon säger nästan ingenting.",
      ],
      protocols: [],
      tips: [
        "Mät före kaffe, te, nikotin och träning. Annars är det dem du mäter.",
        "Anteckna alkohol, infektion, mens, hårda pass och korta nätter. De förklarar många dalar.",
        "Jämför dig bara med dig själv. Värdet skiljer mycket mellan friska och sjunker med åldern.",
        "Låt bekvämligheten avgöra. En takt du orkar hålla är bättre än en som ser finare ut på skärmen.",
        "Vissa hjärtläkemedel ändrar värdet. Ändra aldrig medicinen för siffrans skull.",
      ],
      mistakes: [
        "Att andas för djupt. Då vädrar du ut koldioxid och kan bli yr.",
        "Att titta på värdet flera gånger om dagen. Det ger mer oro än kunskap.",
        "Att byta mätare eller app mitt i programmet. De räknar på olika sätt.",
        "Att bara öva när det redan har hettat till. Färdigheten byggs när det är lugnt.",
        "Att träna hårt med feber för att siffran ser bra ut.",
      ],
      goals: [
        { when: "Vecka 3", text: "Du har hittat en takt som känns lätt." },
        { when: "Vecka 6", text: "Du håller takten i 10 minuter och tittar på skärmen halva tiden." },
        { when: "Vecka 10", text: "Du har gjort 8 veckors HRV-träning, räknat från vecka 3." },
        { when: "Vecka 12", text: "Du hittar takten utan skärm inom ett par minuter, också en stressig dag." },
      ],
      safety: [
        "Avbryt och andas som vanligt om du blir yr, får stickningar runt munnen eller känner panik.",
        "Slår hjärtat ojämnt och fort utan förklaring, kontakta vården samma dag. Ring 112 vid bröstsmärta, svår andnöd eller om du svimmar.",
        "Mår du dåligt ringer du 1177, även när mätaren visar bra värden.",
      ],
      resources: [
        { text: "Andning och lugn: tre övningar och vad studierna visar", path: "/guider/andning" },
        { text: "Stress och återhämtning: fyra sätt att vila", path: "/guider/stress-och-aterhamtning" },
        { text: "Återhämtning som ger resultat: när kroppen behöver en lugn dag", path: "/guider/aterhamtning" },
        { text: "Light: repetera grunderna i andning och nedvarvning", path: "/mental-optimering/light" },
      ],
    },
    {
      key: "kognitiv-traning",
      title: "Kognitiv träning",
      summary: "Öva det du vill bli bättre på, så att det fastnar.",
      duration: null,
      risk: null,
      warning:
        "Nya eller tilltagande problem med minne, språk eller koncentration ska utredas och inte tränas bort. Kontakta vårdcentralen. Ring 112 om någon plötsligt får svårt att tala, hänger i ena mungipan eller blir svag i en arm eller ett ben. Har du nyligen haft en hjärnskakning, har utmattningssyndrom eller har epilepsi som utlöses av blinkande ljus frågar du vården innan du tränar vid skärm. Övningarna ersätter varken utredning eller behandling.",
      why: `Den som övar en tankeuppgift blir bättre på den. Det är **väl belagt**. Frågan är om vinsten följer med till annat, och där är svaret oftast nej eller osäkert. Flera stora genomgångar av hjärnträning har funnit att förbättringen mest stannar vid de uppgifter man övat och vid sådana som liknar dem [9]. I en amerikansk studie med drygt 2 800 äldre syntes vinster i logiskt tänkande och snabbhet ännu efter tio år, men främst i just det som de hade övat [10].

Därför utgår den här delen från färdigheter som du har nytta av: ett språk, ett instrument, ett ämne i arbetet. Två sätt att lära har gott stöd. Det ena är att plocka fram kunskapen ur minnet i stället för att läsa om. Det andra är att sprida repetitionerna över dagar och veckor [11]. Spel i mobilen kan vara roliga, men räkna inte med mer än så.`,
      technique: [
        "Välj en färdighet som du vill använda, till exempel ett språk eller ett instrument.",
        "Skriv ett mål som går att pröva, som att läsa en kort nyhetsartikel på spanska utan ordbok.",
        "Lägg telefonen i ett annat rum och ställ en klocka på 15 minuter.",
        "Börja med att skriva eller säga allt du minns från förra passet, innan du tittar efter.",
        "Öva sedan det nya på en nivå där du lyckas ungefär fyra gånger av fem. Gör det svårare när allt går bra.",
        "Repetera efter en dag, efter tre dagar, efter en vecka och efter en månad.",
        "Pröva dig en gång i veckan utan hjälpmedel och spara resultatet.",
      ],
      protocols: [],
      tips: [
        "Öva på samma plats varje dag, med allt framme. Då går det fortare att börja.",
        "Blanda olika slags uppgifter i stället för att göra tjugo likadana.",
        "Förklara det du har lärt dig för någon annan. Luckorna hörs direkt.",
        "Gå runt kvarteret i rask takt om du är trög före passet.",
        "Välj något du tycker om. Nyttigt men tråkigt tar ofta slut i tredje veckan.",
      ],
      mistakes: [
        "Att läsa om och stryka under. Det känns lätt, men det fastnar sämre.",
        "Att ta spelets poäng som mått på minnet i vardagen.",
        "Att stanna på en nivå där allt går bra.",
        "Att korta natten för att hinna öva. Minnet behöver sömnen för att det nya ska fästa.",
        "Att spara allt till söndagen. En kvart om dagen ger fler tillfällen att minnas.",
      ],
      goals: [
        { when: "Vecka 5", text: "Du har skrivit ett mål som går att pröva." },
        { when: "Vecka 8", text: "Du har fyra fredagsprov att jämföra." },
        { when: "Vecka 10", text: "Du minns det mesta från vecka 5 utan att ha läst om det." },
        { when: "Vecka 12", text: "Du använder färdigheten i vardagen minst en gång i veckan." },
      ],
      safety: [
        "Ta några dagars paus om övningen ger huvudvärk, yrsel eller sämre sömn.",
        "Kontakta vårdcentralen om du eller någon nära märker att minnet har blivit sämre, eller om du är så trött att vila inte hjälper.",
      ],
      resources: [
        { text: "Sov bättre: minnet behöver natten", path: "/guider/somn-optimering" },
        { text: "Zone 2: lugn kondition, för dig som sitter mycket", path: "/guider/zone-2" },
        { text: "Studieförbund och bibliotek: kurser, böcker och språkcaféer där du bor", path: null },
      ],
    },
  ],
  schedule: [
    {
      key: "morgon",
      time: "06:30–07:15",
      title: "Morgon",
      timeOfDay: "morning",
      minutes: 45,
      activities: [
        {
          title: "Mät pulsvariationen",
          minutes: 5,
          text: "Sätt på pulsbandet, sitt bekvämt och andas som vanligt medan mätningen går.",
          tip: "Har du sovit dåligt vet du det redan. Hoppa gärna över mätningen en sådan dag.",
          categoryKey: "tests",
        },
        {
          title: "Ljus",
          minutes: 20,
          text: "Gå ut. Är det mörkt kan du sitta vid ljuslampan, om du får använda en, och äta frukost samtidigt.",
          tip: "Lägg fram ytterkläderna på kvällen, så behöver du inte bestämma dig på morgonen.",
          categoryKey: "sleep",
        },
        {
          title: "Dagens plan och något att dricka",
          minutes: 5,
          text: "Skriv den uppgift som är viktigast i dag. Drick vatten, te eller kaffe om du vill.",
          tip: "Provar du 5 dagar på, 2 dagar av väljer du något utan koffein de två dagarna.",
          categoryKey: "nutrition",
        },
        {
          title: "Kognitiv träning",
          minutes: 15,
          text: "Börja med det du minns från i går. Öva sedan ett nytt moment.",
          tip: "Sluta när klockan ringer, även mitt i något. Då är det lättare att börja i morgon.",
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "lunch",
      time: "12:00–12:10",
      title: "Lunch",
      timeOfDay: "afternoon",
      minutes: 10,
      activities: [
        {
          title: "Promenad i dagsljus",
          minutes: 7,
          text: "Gå ett varv utomhus utan hörlurar. Titta långt bort, så får ögonen vila.",
          tip: "Kommer du inte ut ställer du dig vid det ljusaste fönstret.",
          categoryKey: "training",
        },
        {
          title: "Lugn andning",
          minutes: 3,
          text: "Andas i din takt, utan skärm. Sitt på en bänk eller stå stilla.",
          tip: "Det här är också en bra tid för dagens sista koffein.",
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "kvall",
      time: "20:30–20:50",
      title: "Kväll",
      timeOfDay: "evening",
      minutes: 20,
      activities: [
        {
          title: "Andning med biofeedback",
          minutes: 10,
          text: "Andas i din takt med pulsbandet på. Blunda den andra halvan.",
          tip: "Sänk skärmens ljus så långt det går, eller låt ett ljud ange takten.",
          categoryKey: "mental",
        },
        {
          title: "Svagt ljus",
          minutes: 5,
          text: "Släck taklampan, tänd en låg lampa och plocka fram det du behöver i morgon.",
          tip: "Ta med badrummet på rundan. Där lyser det ofta starkast i hela hemmet.",
          categoryKey: "sleep",
        },
        {
          title: "Tre rader i loggen",
          minutes: 5,
          text: "Sätt betyg på sömn, energi och koncentration. Skriv en sak som gick bra.",
          tip: "Papper går utmärkt, och då är telefonen redan bortlagd.",
          categoryKey: "mental",
        },
      ],
    },
  ],
  adjustments: [
    {
      title: "Tidig morgon",
      text: "Börjar du före klockan sju tar du bara ljuset och planen innan du går. Flytta den kognitiva träningen till lunch eller eftermiddag. Gå inte upp tidigare för att hinna med. Mitt i kroppens natt kan starkt ljus flytta klockan åt fel håll.",
    },
    {
      title: "Sen kväll",
      text: "Kommer du hem sent hoppar du över skärmen och andas fem minuter i sängen i stället. Dämpa ljuset på en gång. Gå upp som vanligt, eller högst en timme senare, och låt dagsljuset göra resten.",
    },
    {
      title: "Stressiga dagar",
      text: "Håll dig till minimum, 20–25 min: ljus på morgonen och andning på kvällen. Stryk mätningen och den kognitiva träningen. Dela gärna upp andningen på två gånger fem minuter. En sådan dag räknas fullt ut.",
    },
    {
      title: "Helger",
      text: "Gå upp inom en timme från vardagens tid och ta ljuset ute, gärna tillsammans med någon. Byt övningspasset mot något där du använder det du har lärt dig. En dag i veckan utan mätare och logg är bra.",
    },
  ],
  week: [],
  months: [],
  faq: [
    {
      question: "Måste jag ha gjort Light först?",
      answer:
        "Ja. Light-rutinerna ska sitta sedan 4–8 veckor, för Medium bygger på dem. Morgonljuset gör mindre nytta om du går upp olika tider, och andning med pulsband är lättare om du är van att sitta stilla. Har du egna rutiner som motsvarar Light, och håller de även en stressig vecka, kan du börja här. Övningarna i Medium ersätter efter hand dem i Light. Du behöver alltså inte lägga ihop tiderna.",
    },
    {
      question: "Hur lång tid tar det per dag, och hur mycket måste jag göra?",
      answer:
        "Räkna med 30–60 min per dag medan du bygger upp rutinen och 45–75 min när alla delar är på plats. Ljuset går ofta att ta till frukosten. Minimum är 20–25 min per dag. Börja med 70 procents följsamhet: gör det du planerat ungefär fem dagar av sju, och låt de andra vara lediga. En missad dag behöver inte tas igen.",
    },
    {
      question: "När kan jag märka något?",
      answer:
        "Ljuset kan flytta kvällens sömnighet redan inom några dagar. Annat går långsammare. Räkna med 4–8 veckor innan en skillnad kan synas i dina anteckningar. Hela rutinen tar 12–16 veckor att etablera. Alla märker inte något, och ingen kan säga i förväg om du gör det. Jämför med anteckningarna från de två första veckorna. Har inget rört sig efter tolv veckor kan du lägga tiden på något annat.",
    },
    {
      question: "Behöver jag ta tillskott?",
      answer:
        "Nej. Programmet går att följa helt utan, och de flesta som äter varierat får det de behöver av maten. Järn, jod och zink bidrar till normal kognitiv funktion, och flera B-vitaminer och magnesium till normal psykologisk funktion, men det betyder inte att mer är bättre. Äter du vegetabiliskt är B12 viktigt att se över. Tror du att du har brist, ta prov hos vården innan du köper något.",
    },
    {
      question: "Vad menas med 5 dagar på, 2 dagar av?",
      answer:
        "Det är ett mönster som många använder för koffein och tillskott, för att kroppen inte ska vänja sig. Vi känner inte till någon studie som visar att just det är bättre än annat. Med koffein kan två dagar utan mest ge huvudvärk och trötthet, eftersom abstinensen kan sitta i upp till en dryg vecka [12]. För kreatin och omega-3 finns inget skäl att pausa. Provar du ändå, håll mängden låg och planera inga långa bilresor under dagarna utan.",
    },
    {
      question: "Kan jag ta läkemedel eller preparat från nätet för att tänka skarpare?",
      answer:
        "Nej. Centralstimulerande läkemedel kräver utredning och uppföljning av bland annat puls, blodtryck och psykisk hälsa. De flesta är narkotikaklassade, och det är ett brott att ha dem utan eget recept. För friska är nyttan osäker, medan riskerna gäller hjärtat, sömnen, beroende och psykos. Preparat som säljs för forskning har okänt innehåll. Har du svårt att koncentrera dig, kontakta vårdcentralen eller 1177. Har du redan en medicin, prata med den som skrev ut den.",
    },
    {
      question: "Kan jag använda ljuslampa om jag är nedstämd, gravid eller tar medicin?",
      answer:
        "Är du nedstämd ska du ha vård, med eller utan lampa. Fråga där om ljus kan vara ett tillägg. Med bipolär sjukdom, tidigare psykos eller en ögonsjukdom använder du ingen lampa utan att läkare har sagt ja. Tar du läkemedel kan apoteket svara på om de gör dig känslig för ljus. Är du gravid kan du vara ute i dagsljus som vanligt; fråga barnmorskan om lampan. Dagsljus räcker för de flesta under den ljusa delen av året.",
    },
    {
      question: "Min pulsvariation sjunker. Är något fel?",
      answer:
        "Oftast inte. Värdet svänger mycket från dag till dag och sjunker tillfälligt av en kort natt, alkohol, hård träning, mens eller en infektion på väg. Se på medelvärdet för sju dagar och fundera på hur veckan har varit. Mår du bra räcker det att vila lite mer. Mår du dåligt ringer du 1177 vad mätaren än säger. Vid bröstsmärta, svår andnöd eller svimning ringer du 112.",
    },
  ],
  resources: [
    {
      key: "ljus",
      title: "Ljus",
      items: [
        {
          name: "Ljuslampa på 10 000 lux",
          price: "ungefär 700–2 500 kr",
          text: "En bordslampa med starkt, vitt sken. Läs på vilket avstånd den når 10 000 lux.",
          pros: ["Fungerar året om, oavsett väder", "Går att använda under frukosten"],
          cons: [
            "Olämplig vid ögonsjukdom, bipolär sjukdom och med vissa läkemedel",
            "Små modeller måste stå mycket nära",
            "Kan ge huvudvärk i början",
          ],
          level: null,
          provider: null,
        },
        {
          name: "Gryningslampa",
          price: "ungefär 400–1 500 kr",
          text: "En väckarklocka som tänds långsamt före väckningen.",
          pros: ["Mjukare väckning än ett larm", "Tar ingen tid"],
          cons: ["Mycket svagare än en ljuslampa och ersätter inte den", "Kan väcka den du delar rum med"],
          level: null,
          provider: null,
        },
        {
          name: "Varma, dimbara lampor",
          price: "ungefär 200–600 kr",
          text: "Ett par ljuskällor till vardagsrum och badrum, för kvällens sista timmar.",
          pros: ["Billiga och lätta att byta", "Alla hemma har nytta av dem"],
          cons: ["Gör liten skillnad om taklampan är tänd", "Alla armaturer går inte att dimra"],
          level: null,
          provider: null,
        },
      ],
    },
    {
      key: "puls",
      title: "Pulsvariation och biofeedback",
      items: [
        {
          name: "Pulsband över bröstet",
          price: "ungefär 500–1 200 kr",
          text: "Ett band som känner av hjärtats elektriska signal och skickar den till telefonen.",
          pros: ["Mäter tiden mellan slagen noggrannare än de flesta klockor", "Håller i flera år"],
          cons: ["Måste fuktas och sitta tätt", "Värdena går inte att tolka vid förmaksflimmer eller med pacemaker"],
          level: null,
          provider: null,
        },
        {
          name: "HRV-app",
          price: "ungefär 0–100 kr/mån",
          text: "En app som visar pulsvågen i stunden och anger andningstakten.",
          pros: ["Ger svar direkt medan du övar", "Gratisversioner räcker ofta"],
          cons: ["Poängen räknas olika i olika appar", "Hälsouppgifterna sparas hos ett företag; läs villkoren"],
          level: null,
          provider: null,
        },
        {
          name: "Klocka eller ring med pulsmätning",
          price: "ungefär 1 500–4 000 kr",
          text: "Mäter på natten med ljus mot huden. Kan ersätta morgonmätningen, men sällan pulsbandet när du övar.",
          pros: ["Mäter medan du sover", "Visar även sömntider och steg"],
          cons: ["Dyrare, ibland med månadsavgift", "Osäkrare när du rör dig", "Kan göra dig upptagen av siffror"],
          level: null,
          provider: null,
        },
        {
          name: "Biofeedback med handledning",
          price: "ungefär 1 000–1 500 kr per besök",
          text: "Ett eller två besök där någon hjälper dig att hitta takten och tolka det du ser.",
          pros: ["Du får svar på dina egna frågor", "Tryggare om du har en sjukdom"],
          cons: ["Få mottagningar erbjuder det", "Du betalar oftast själv"],
          level: null,
          provider: "Legitimerad psykolog eller fysioterapeut",
        },
      ],
    },
    {
      key: "kognitiv",
      title: "Kognitiv träning",
      items: [
        {
          name: "Digitala minneskort",
          price: "0 kr",
          text: "Ett program som visar korten igen just när du är på väg att glömma dem.",
          pros: ["Bygger på spridd repetition, som har gott stöd", "Du gör korten själv, om det du behöver"],
          cons: ["Tar tid att komma i gång med", "Passar fakta och ord bättre än färdigheter"],
          level: null,
          provider: null,
        },
        {
          name: "Kognitiv träningsapp",
          price: "ungefär 0–150 kr/mån",
          text: "En samling korta spel för minne, uppmärksamhet och snabbhet.",
          pros: ["Lätt att börja med", "Svårighetsgraden följer dig"],
          cons: ["Vinsten stannar oftast i spelet", "Poäng och påminnelser kan bli ett tvång"],
          level: null,
          provider: null,
        },
        {
          name: "Kurs eller studiecirkel",
          price: "ungefär 1 000–3 000 kr",
          text: "Språk, musik eller hantverk tillsammans med andra under en termin.",
          pros: ["Du lär dig något användbart", "Du träffar folk"],
          cons: ["Bunden till tid och plats", "Resvägen tillkommer"],
          level: null,
          provider: null,
        },
      ],
    },
    {
      key: "mat",
      title: "Mat och tillskott",
      items: [
        {
          name: "Svart eller grönt te",
          price: "ungefär 30–100 kr per förpackning",
          text: "En kopp te innehåller både koffein och L-teanin, oftast med mindre koffein än en kopp kaffe.",
          pros: ["En vanlig dryck, och lätt att hålla på en måttlig nivå", "Billigare än tillskott"],
          cons: ["Stör sömnen om du dricker det sent", "Minskar upptaget av järn när du dricker det till maten"],
          level: null,
          provider: null,
        },
        {
          name: "Omega-3 från fisk eller alger",
          price: "ungefär 100–250 kr per månad",
          text: "För dig som inte äter fisk. Läs hur mycket DHA och EPA en dagsdos ger.",
          pros: [
            "DHA bidrar till att bibehålla normal hjärnfunktion vid 250 mg om dagen",
            "Algolja passar dig som äter vegetabiliskt",
          ],
          cons: [
            "Fråga läkare först vid förmaksflimmer eller blodförtunnande läkemedel, och barnmorskan om du är gravid",
            "Behövs sällan om du äter fisk",
          ],
          level: null,
          provider: null,
        },
        {
          name: "Kreatinmonohydrat",
          price: "ungefär 50–150 kr per månad",
          text: "För dig som tränar korta, mycket intensiva pass. Hör till träningen mer än till tanken.",
          pros: ["Väl undersökt för muskler", "3 gram om dagen räcker, utan uppladdning"],
          cons: [
            "Inte vid njursjukdom, graviditet, amning eller före 18 år",
            "Kan påverka blodprov på njurarna; berätta att du tar det",
            "Nyttan för minne och tanke är inte visad",
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
          name: "Make It Stick – Peter C. Brown, Henry L. Roediger III och Mark A. McDaniel (2014)",
          price: "ungefär 200–350 kr",
          text: "Hur inlärning går till, av en författare och två minnesforskare. På engelska.",
          pros: ["Nära forskningen", "Råden går att använda samma dag"],
          cons: ["Många exempel på samma sak", "Skriven mest för studier"],
          level: null,
          provider: null,
        },
        {
          name: "Den översvämmade hjärnan – Torkel Klingberg (2007)",
          price: "ungefär 100–250 kr",
          text: "En hjärnforskare om arbetsminnet, alltså det vi håller i huvudet medan vi tänker.",
          pros: ["På svenska och lätt att följa", "Finns på många bibliotek"],
          cons: ["Nyare studier är mer tveksamma till hur långt träningen räcker"],
          level: null,
          provider: null,
        },
        {
          name: "Life Time – Russell Foster (2022)",
          price: "ungefär 150–300 kr",
          text: "En forskare inom dygnsrytm om ljus, sömn och kroppens klocka. På engelska.",
          pros: ["Skriven av en av dem som har byggt upp kunskapen", "Tar upp skiftarbete och åldrande"],
          cons: ["Lång och bitvis teknisk"],
          level: null,
          provider: null,
        },
        {
          name: "Heart Breath Mind – Leah Lagos (2020)",
          price: "ungefär 200–350 kr",
          text: "En psykologs program på tio veckor för andning med pulsåterkoppling. På engelska.",
          pros: ["Tydliga steg vecka för vecka", "Skriven av någon som arbetar med metoden"],
          cons: ["Lovar mer än studierna kan bära", "Riktar sig mest till dem som vill prestera"],
          level: null,
          provider: null,
        },
      ],
    },
  ],
  tiers: [
    {
      title: "Minimum",
      cost: "ungefär 1 500 kr",
      includes: [
        "Dagsljus så långt det går, och en enkel ljuslampa, ungefär 800 kr",
        "Ett pulsband över bröstet, ungefär 600 kr",
        "HRV-app och minneskort i gratisversion, 0 kr",
        "En begagnad bok, ungefär 100 kr, eller ett lånekort på biblioteket",
      ],
    },
    {
      title: "Rekommenderad",
      cost: "ungefär 4 000 kr",
      includes: [
        "En ljuslampa med stor lysyta, CE-märkt som medicinteknisk produkt, ungefär 1 800 kr",
        "Ett pulsband med bra passform, ungefär 1 000 kr",
        "En HRV-app i tre månader, ungefär 300 kr",
        "Varma, dimbara lampor till kvällen, ungefär 400 kr",
        "Två böcker, ungefär 500 kr",
      ],
    },
    {
      title: "Optimal",
      cost: "ungefär 8 000 kr",
      includes: [
        "En stor ljuslampa, ungefär 2 200 kr",
        "Ett pulsband, ungefär 1 000 kr, och en HRV-app i tre månader, ungefär 300 kr",
        "Två besök för biofeedback med handledning, ungefär 2 400 kr",
        "En kurs eller studiecirkel, ungefär 2 100 kr",
      ],
    },
  ],
  readiness: {
    rule: "Alla fem punkterna ska stämma innan du läser vidare om Hardcore. Är någon osäker stannar du på Medium.",
    items: [
      "Jag har följt min Medium-rutin i 3–6 månader.",
      "Jag har gjort minst 8 veckors HRV-träning och hittar min takt utan skärm.",
      "Jag sover gott de flesta nätter och har fasta tider.",
      "Jag mår psykiskt stabilt och har inte behövt avbryta någon del på grund av besvär.",
      "Jag har talat med en läkare om vad jag tänker göra och läkaren ser inget hinder.",
    ],
  },
  preview: {
    title: "Hardcore: det här handlar nästa nivå om",
    text: "Hardcore är för erfarna och kräver medicinsk övervakning. Riskerna är större, beläggen är ofta svagare, och en del av innehållet är till för att förstå snarare än att prova. Räkna med 1–2 timmar om dagen och 6–12 månader att etablera. De flesta har ingen anledning att gå vidare.",
    items: [
      "Farmakologi och psykedelisk forskning: vad som undersöks, vad lagen säger och varför det inte finns något att prova själv",
      "Neurofeedback och hjärnstimulering: att se hjärnans signaler på en skärm, hos en legitimerad behandlare",
      "Kyla, värme och andning, med fasta gränser och aldrig ensam",
      "Djup meditation och retreater, i långsam takt och med erfarna lärare",
      "Det som krävs först: läkares klartecken, en erfaren vägledare och 5 000–20 000 kr per månad",
    ],
  },
  roadmap: [],
  community: [],
  future: [],
  reminder: "Du behöver inte göra allt. Behåll det som gör dagarna lite lättare, släpp resten och låt sömnen gå först.",
  sources: [
    "Efsa. Creatine and improvement in cognitive function. *EFSA Journal*, 2024. https://doi.org/10.2903/j.efsa.2024.9100",
    "Kommissionens förordning (EU) nr 432/2012 om godkända hälsopåståenden. https://eur-lex.europa.eu/eli/reg/2012/432/oj",
    "Efsa. Scientific opinion on the safety of caffeine. *EFSA Journal*, 2015. https://doi.org/10.2903/j.efsa.2015.4102",
    "Khalsa SBS, Jewett ME, Cajochen C, Czeisler CA. A phase response curve to single bright light pulses in human subjects. *Journal of Physiology*, 2003. https://doi.org/10.1113/jphysiol.2003.040477",
    "SBU. Ljusterapi vid depression samt övrig behandling av årstidsbunden depression. 2007.",
    "Pjrek E, Friedrich ME, Cambioli L m.fl. The efficacy of light therapy in the treatment of seasonal affective disorder: a meta-analysis of randomized controlled trials. *Psychotherapy and Psychosomatics*, 2020. https://doi.org/10.1159/000502891",
    "Goessl VC, Curtiss JE, Hofmann SG. The effect of heart rate variability biofeedback training on stress and anxiety: a meta-analysis. *Psychological Medicine*, 2017. https://doi.org/10.1017/S0033291717001003",
    "Fincham GW, Strauss C, Cavanagh K. Effect of coherent breathing on mental health and wellbeing: a randomised placebo-controlled trial. *Scientific Reports*, 2023. https://doi.org/10.1038/s41598-023-49279-8",
    "Simons DJ, Boot WR, Charness N m.fl. Do “brain-training” programs work? *Psychological Science in the Public Interest*, 2016. https://doi.org/10.1177/1529100616661983",
    "Rebok GW, Ball K, Guey LT m.fl. Ten-year effects of the ACTIVE cognitive training trial on cognition and everyday functioning in older adults. *Journal of the American Geriatrics Society*, 2014. https://doi.org/10.1111/jgs.12607",
    "Dunlosky J, Rawson KA, Marsh EJ m.fl. Improving students’ learning with effective learning techniques. *Psychological Science in the Public Interest*, 2013. https://doi.org/10.1177/1529100612453266",
    "Juliano LM, Griffiths RR. A critical review of caffeine withdrawal: empirical validation of symptoms and signs, incidence, severity, and associated features. *Psychopharmacology*, 2004. https://doi.org/10.1007/s00213-004-2000-x",
  ],
};
