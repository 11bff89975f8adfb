import type { SeededProgramme } from "./seededProgramme.ts";

/** The third level: demanding practice under supervision, and the boundaries of what nobody should do alone. */
export const hardcore: SeededProgramme = {
  level: "hardcore",
  title: "Mental optimering – Hardcore",
  heading: "Hardcore: krävande övning som du inte gör ensam",
  lead: "Det här är den svåraste nivån. Den bygger på en rutin du redan har, ett medicinskt klartecken och en vägledare som kan säga stopp. Olagliga ämnen och receptbelagda läkemedel ingår inte. En stor del av arbetet är att lära känna gränserna.",
  description:
    "Nivån för erfarna: fyra kategorier med risknivå, dagsschema, plan för sex månader och sju böcker. Kräver läkare och vägledare.",
  keywords: [
    "mental optimering",
    "hardcore",
    "neurofeedback",
    "kallbad och bastu",
    "meditationsretreat",
    "psykedelisk forskning",
    "klinisk studie",
    "medicinskt klartecken",
  ],
  badge: "Hardcore · Endast erfarna",
  card: {
    title: "Advanced/Hardcore",
    description:
      "För dig som har en stadig rutin och vill gå längre med läkare och vägledare vid sidan. En kategori i taget.",
    timeCommitment: "1–2 timmar per dag",
    categories: [
      "Avancerad farmakologi och psykedelisk forskning",
      "Neurofeedback och hjärnstimulering",
      "Kyla, värme och andning",
      "Långa retreater och djup meditation",
    ],
    results: "8–12 veckor",
    warning:
      "Kräver Medium-rutin i 3–6 månader, medicinskt klartecken och professionellt stöd. Passar inte alla, och ingen behöver gå hit.",
  },
  position: { label: "Advanced/Hardcore", timePerDay: "1–2 timmar", timeToResults: "8–12 veckor" },
  stats: [
    { value: "1–2 timmar", label: "om dagen" },
    { value: "6–12 månader", label: "att etablera hela programmet" },
    { value: "2–3 månader", label: "för varje kategori, en i taget" },
    { value: "3–6 månader", label: "med Medium-rutin innan du börjar" },
    { value: "5 000–20 000 kr", label: "i budget per månad" },
    { value: "Obligatoriskt", label: "med professionellt stöd" },
  ],
  notices: [
    {
      kind: "medical",
      title: "Medicinsk varning",
      text: "Programmet är information. Det är ingen behandling och ersätter inte vård. Börja först när en läkare som känner till dina sjukdomar och läkemedel har gett klartecken. Det gäller särskilt om du är gravid eller ammar, eller har epilepsi, hjärtsjukdom, högt blodtryck, metall eller elektronik i kroppen. Det gäller också om du eller en nära släkting har haft psykos eller bipolär sjukdom. Nivån är för dig som har fyllt 18 år. Ändra aldrig dina läkemedel på egen hand. Mår du psykiskt dåligt kan du ringa 1177, och Självmordslinjen når du på 90101. Ring 112 vid livsfara, eller om du har tankar på att ta ditt liv och tänker göra allvar av dem.",
    },
    {
      kind: "legal",
      title: "Olagligt och receptbelagt ingår inte",
      text: "Psilocybin, LSD och MDMA är narkotika i Sverige. Det är straffbart att ha dem, att sälja dem och att använda dem själv. Receptbelagda läkemedel, till exempel mot adhd, sömnstörning eller depression, är till för den som har fått dem utskrivna. Läkemedel får inte skickas hit från länder utanför EES, och narkotikaklassade läkemedel får aldrig skickas hit med post. Därför finns här inga doser, inköpsråd eller anvisningar. Skälet är också medicinskt: du vet inte vad ett ämne från nätet innehåller, och ingen följer hur du mår. Fråga apoteket eller Läkemedelsverket om reglerna, läkaren om behandling och 1177 om du är orolig för ett bruk.",
    },
  ],
  sections: [
    {
      key: "introduction",
      intro: "Läs det här före allt annat. Saknas någon av förutsättningarna är det klokare att stanna på Medium.",
    },
    {
      key: "categories",
      intro:
        "Varje kategori har en risknivå. Den säger hur illa det kan gå utan stöd, inte hur mycket du har att vinna.",
    },
    {
      key: "schedule",
      intro: "Dagen tar 90 minuter i grundform. Veckan och månaderna visar var det tunga hamnar, och var du vilar.",
    },
    {
      key: "faq",
      intro: "Tio frågor om vården, lagen, pengarna och när du ska sluta.",
    },
    {
      key: "resources",
      intro:
        "Det mesta går att låna, hyra eller vara utan. Lägg hellre pengarna på människor med utbildning än på apparater.",
    },
    {
      key: "next-steps",
      intro: "Sex steg i ordning. De som är märkta som kritiska går inte att hoppa över.",
    },
  ],
  prerequisites: [
    {
      title: "Medium-rutin i 3–6 månader",
      text: "Du har följt Medium i 3–6 månader och håller rutinen också när veckan är stökig. Sömnen är stabil, och du vet hur stress känns i din kropp.",
    },
    {
      title: "Medicinskt klartecken",
      text: "En läkare har gått igenom dina sjukdomar, dina läkemedel och den kategori du vill börja med. Klartecknet gäller en kategori, inte allt. Ta om samtalet när du byter kategori eller får ett nytt läkemedel.",
    },
    {
      title: "En erfaren vägledare",
      text: "Någon som själv har övat länge, träffar dig regelbundet och vågar avråda. Det kan vara en meditationslärare, en legitimerad psykolog eller en ledare i en badförening, beroende på kategori.",
    },
    {
      title: "1–2 timmar om dagen",
      text: "Tiden ska finnas utan att du tar den från sömnen, barnen eller rörelsen. Går det bara på papperet är det för tidigt.",
    },
    {
      title: "Budget 5 000–20 000 kr per månad",
      text: "Det mesta går till människor: läkarsamtal, vägledare, behandlare och ibland en retreat. Apparater är den minsta posten. Låna aldrig pengar för att vara med.",
    },
    {
      title: "Professionellt stöd är obligatoriskt",
      text: "Utöver vägledaren behöver du någon med legitimation, till exempel läkare eller psykolog, som du kan nå om du mår dåligt. Skriv upp namnet, numret och vad du gör när mottagningen är stängd.",
    },
    {
      title: "6–12 månader att etablera",
      text: "Räkna med 6–12 månader innan hela programmet sitter. Efter 8–12 veckor brukar det gå att bedöma om en kategori ger dig något.",
    },
    {
      title: "En kategori i taget",
      text: "Börja med en kategori och låt den ta 2–3 månader innan du lägger till nästa. Gör du två saker samtidigt vet du inte vilken som hjälpte, och inte vilken som störde sömnen.",
    },
  ],
  phases: [],
  timeSplit: null,
  categories: [
    {
      key: "farmakologi",
      title: "Avancerad farmakologi och psykedelisk forskning",
      summary: "Vad forskningen undersöker, vad lagen säger och hur du frågar. Här finns ingenting att pröva själv.",
      duration: "2–3 månader, bara läsning och samtal",
      risk: "MYCKET HÖG",
      warning:
        "Kategorin handlar om kunskap och gränser. Psykedelika är narkotika i Sverige, och receptbelagda läkemedel ska bara användas som läkaren har ordinerat. Risknivån gäller den som prövar själv. Du ska läsa, fråga och avstå.",
      why: `Psykedelika är ämnen som tillfälligt förändrar sinnesintryck och tankar. De studeras som behandling av bland annat svår depression. I en studie från 2022 med 233 personer minskade symtomen mer på tre veckor hos dem som fick den högsta dosen psilocybin än hos dem som fick den lägsta [1]. Efter tolv veckor var skillnaden osäker, och självmordstankar eller självskada förekom i alla grupper [1]. Deltagarna var noga utvalda och hade utbildad personal hos sig.

Det säger inget om friska människor hemma. **Ingen har visat att psykedelika gör friska skarpare på sikt.** Läkemedel som höjer vakenheten ger utvilade, friska människor en liten och osäker vinst för tänkandet [2], men biverkningarna är verkliga. Den som kan underlaget är svårare att lura. Därför består kategorin av läsning, frågor och samtal.`,
      technique: [
        "Skriv ner frågan du egentligen vill ha svar på, till exempel ”Varför kan jag inte koncentrera mig?”. Ofta leder den till sömn, stress eller något som vården kan utreda.",
        "Gör en lista över allt du tar: läkemedel med och utan recept, tillskott, naturläkemedel, koffein, nikotin och alkohol.",
        "Läs bipacksedlarna och stryk under vad som står om varningar och om andra läkemedel. Ta med det du inte förstår till apoteket.",
        "Sök en systematisk översikt, alltså en rapport som samlar och granskar alla studier om en fråga. SBU och Cochrane är två ställen att börja på.",
        "Slå upp vad som gäller i Sverige. Läkemedelsverket visar om ett läkemedel är godkänt, receptbelagt eller narkotikaklassat.",
        "Är du intresserad av att delta i forskning söker du i EU:s offentliga register över läkemedelsprövningar och hör av dig till den som ansvarar för studien. En läkemedelsprövning i Sverige måste ha tillstånd av Läkemedelsverket, och etiken ska vara granskad. Du lämnar skriftligt samtycke och kan sluta när du vill utan att säga varför.",
        "Skriv ner dina gränser: vad du inte tar, vem du ringer om du blir frestad eller orolig och när du söker vård. Låt någon du litar på läsa papperet.",
      ],
      protocols: [
        {
          title: "Så pratar du med en läkare",
          steps: [
            "Boka ett vanligt besök och säg vad det gäller: besvären, inte ämnet du har läst om.",
            "Ta med läkemedelslistan och högst tre frågor, skrivna i den ordning de är viktiga.",
            "Berätta om psykos, bipolär sjukdom, epilepsi och hjärtsjukdom hos dig själv och dina närmaste släktingar.",
            "Säg som det är om du har använt narkotika eller någon annans medicin. Läkaren behöver veta det för att råda dig rätt.",
            "Fråga: Vad kan det här bero på? Vilken behandling har bäst stöd? Vad händer om vi avvaktar?",
            "Be om att få höra planen en gång till, och skriv upp när och hur den ska följas upp.",
          ],
        },
        {
          title: "Så bedömer du en studie",
          steps: [
            "Vem deltog? Se efter om de var sjuka eller friska, hur många de var och vilka som inte fick vara med.",
            "Vad jämfördes det med? Helst ska en annan grupp ha fått placebo, alltså ett verkningslöst medel, eller vanlig behandling.",
            "Visste deltagarna vad de fick? Med psykedelika märker de flesta det, och då påverkar förväntan svaret.",
            "Hur stor var skillnaden, och hur länge höll den? Leta efter antal personer, inte bara procent.",
            "Vilka biverkningar räknades, och hur många hoppade av?",
            "Vem betalade, och finns det fler studier som visar samma sak? En ensam studie är en fråga, inte ett svar.",
          ],
        },
      ],
      tips: [
        "Läs studiens sammanfattning innan du läser nyheten om den. Ofta står det viktigaste förbehållet i sista meningen.",
        "Tacka nej till den som tar betalt för en plats i en studie. Seriös forskning tar inte betalt av deltagarna.",
        "Fråga en farmaceut på apoteket om dina läkemedel går ihop med tillskotten. Det kostar inget.",
        "Lita på att vården har tystnadsplikt, med få undantag. Du kan tala öppet också om det som är olagligt.",
        "Ge varje påstående ett datum. Läget ändras, och det du läste för två år sedan kan vara fel i dag.",
      ],
      mistakes: [
        "Att läsa ”det forskas på det” som ”det är ofarligt”.",
        "Att tro att mikrodosering, alltså mycket små mängder, är laglig. Lagen frågar inte efter mängden. När deltagarna inte har vetat vad de fått har skillnaden mot placebo dessutom varit liten eller ingen.",
        "Att låna en väns medicin inför en tenta eller ett nattpass. Den är utskriven för någon annan, och det är olagligt att lämna den vidare.",
        "Att resa till ett land med andra regler och tro att skyddsnätet följer med. Efteråt får du och vården här hemma försöka reda ut vad du fick i dig.",
        "Att räkna berättelser på nätet som underlag. Du ser bara dem som har valt att skriva.",
      ],
      goals: [
        {
          when: "Efter 2 veckor",
          text: "Läkemedelslistan är klar, och du har gått igenom den med en farmaceut.",
        },
        {
          when: "Efter 1 månad",
          text: "Du har talat med en läkare om din egentliga fråga och vet vad nästa steg i vården är.",
        },
        {
          when: "Efter 2 månader",
          text: "Du kan läsa två studier och säga vilka som deltog, vad de jämfördes med och hur stor skillnaden var.",
        },
        {
          when: "Efter 3 månader",
          text: "Dina skrivna gränser har hållit, och du kan förklara dem för en vän utan att slå upp något.",
        },
      ],
      safety: [
        "Ta inga ämnen ur den här kategorin på egen hand. Psykedelika kan utlösa psykos, mani, svår ångest och olyckor. Risken är större om du eller en nära släkting har haft psykos eller bipolär sjukdom.",
        "Psykedelika och centralstimulerande ämnen kan höja puls och blodtryck. De är särskilt farliga vid hjärtsjukdom, högt blodtryck och epilepsi, och när man är gravid eller ammar.",
        "Litium, antidepressiva läkemedel och vissa starka smärtstillande kan tillsammans med psykedelika eller centralstimulerande ämnen ge kramper eller livsfarligt mycket av signalämnet serotonin.",
        "Sluta aldrig med ett läkemedel och minska det inte utan läkarens råd. Det gäller också om en studie kräver det.",
        "Ring 112 vid kramper, bröstsmärta, hög feber, svår förvirring, medvetslöshet, eller om någon har tankar på att ta sitt liv och tänker göra allvar av dem. Be om Giftinformation om någon har fått i sig ett ämne. Är det mindre bråttom når du Giftinformationscentralen på 010-456 67 00.",
        "Är du orolig för ditt eget eller någon annans bruk? Ring 1177, vårdcentralen eller en beroendemottagning. Du behöver inte ha slutat för att få hjälp.",
      ],
      resources: [
        { text: "Läkemedelsverket: vad som är godkänt, receptbelagt och narkotikaklassat", path: null },
        { text: "SBU: systematiska översikter på svenska", path: null },
        {
          text: "Stress och återhämtning: när det är belastningen och inte hjärnan som behöver ändras",
          path: "/guider/stress-och-aterhamtning",
        },
        { text: "Läs ett labbsvar: om läkaren vill ta prover", path: "/guider/lasa-labbsvar" },
      ],
    },
    {
      key: "neurofeedback",
      title: "Neurofeedback och hjärnstimulering",
      summary:
        "Träning där du ser hjärnans signaler på en skärm, hos en legitimerad behandlare. Stimulering hör till vården.",
      duration: "2–3 månader, ungefär 20 besök",
      risk: "MEDEL-HÖG",
      warning:
        "Bygg ingen egen utrustning och koppla aldrig ström till huvudet. Hjärnstimulering ges i vården och i godkänd forskning. Har du epilepsi eller metall eller elektronik i kroppen, eller är du gravid, ska en läkare bedöma dig först.",
      why: `Vid neurofeedback mäter sensorer på huvudet hjärnans svaga elektriska signaler, EEG. Du ser dem på en skärm och övar på att påverka dem. Ingen ström går in i dig. Mest undersökt är metoden vid adhd. I en sammanvägning från 2024 av 38 lottade studier syntes ingen nytta av betydelse för symtomen när bedömarna troligen inte visste vem som hade fått träningen [3]. För friska som vill tänka skarpare är underlaget ännu tunnare.

Stimulering är något annat. Magnetpulser, rTMS, ges i psykiatrin till vissa personer med depression. Svag likström, tDCS, studeras fortfarande. **Se kategorin som ett dyrt försök med osäkert utfall.** En fast tid, stillhet och en människa som följer dig kan förklara en del av det som deltagare upplever, och det är inget fel på den förklaringen.`,
      technique: [
        "Börja med orsaken. Låt vården bedöma sömn, syn, stress och eventuell adhd innan du betalar för träning av uppmärksamheten.",
        "Kontrollera att behandlaren är legitimerad psykolog eller läkare. Du kan fråga Socialstyrelsen. Titlar som neurofeedbackterapeut är inte skyddade.",
        "Lämna en fullständig hälsodeklaration, också om anfall, skallskador, implantat, psykiska sjukdomar och läkemedel.",
        "Bestäm ett enda mål tillsammans med kliniken, till exempel hur länge du kan läsa utan att tappa tråden. Mät det två veckor i förväg.",
        "Räkna med två besök i veckan. Ett besök tar ungefär en timme, och själva träningen är ofta hälften.",
        "Skriv en rad samma kväll om sömn, huvudvärk, humör och ork, var och en från 0 till 10.",
        "Öva en kort stund hemma utan apparat på det tillstånd du hittar vid skärmen. Det är vardagen som räknas.",
        "Stäm av efter tio besök. Har målet inte rört sig är det klokt att sluta, hur mycket du än har betalat.",
      ],
      protocols: [
        {
          title: "Så väljer du klinik",
          steps: [
            "Be om namn och legitimation på den som ska behandla dig, inte bara på den som äger kliniken.",
            "Fråga om verksamheten för journal, är anmäld till Inspektionen för vård och omsorg, Ivo, och har patientförsäkring.",
            "Be om underlaget för just din fråga. Ett ärligt svar innehåller orden ”vi vet inte”.",
            "Be om priset för tio besök och vad som gäller om du avbryter. Skriv inte på ett långt paket i förskott.",
            "Gå därifrån om någon lovar resultat, vill ändra dina läkemedel eller säljer apparater att ta hem.",
          ],
        },
        {
          title: "Ett besök, steg för steg",
          steps: [
            "Kom utsövd, mätt och utan mer koffein än vanligt. Säg till om något har ändrats sedan sist.",
            "Behandlaren fäster sensorerna med gel och kontrollerar signalen. Det ska inte göra ont.",
            "Ni går igenom dagens uppgift, till exempel att hålla en bild på skärmen stilla.",
            "Träna i korta omgångar med paus. Säg till om du blir yr, illamående eller orolig.",
            "Avsluta med tio minuters vila, och kör inte bil om du är trött.",
          ],
        },
        {
          title: "Avstämning efter tio besök",
          steps: [
            "Lägg de tio kvällsraderna bredvid de två veckor du mätte före start.",
            "Låt någon som bor eller arbetar med dig svara på om något har blivit annorlunda, innan du berättar vad du själv tycker.",
            "Räkna ihop kostnaden och skriv vad du annars hade lagt pengarna på.",
            "Bestäm tillsammans med behandlaren: tio besök till, paus eller avslut.",
          ],
        },
      ],
      tips: [
        "Lägg besöken på samma veckodag och tid. Då stör dygnsrytmen mätningen mindre.",
        "Ändra inget annat under månaden. En ny träningsvana eller mer sömn kan annars få äran.",
        "Ta med en lista över läkemedel varje gång den ändras, även för det du köper utan recept.",
        "Be att få se mätningen obearbetad och få störningarna förklarade. En blinkning eller en spänd käke syns tydligare än en tanke.",
        "Se ett enkelt EEG-pannband för hemmabruk som en leksak. Det är ingen medicinsk mätning.",
      ],
      mistakes: [
        "Att köpa en hjärnstimulator på nätet för att studier låter lovande. År 2016 skrev 39 forskare ett öppet brev till dem som stimulerar sig själva, just för att avråda [4].",
        "Att låta ett färgat EEG ställa diagnos. En hjärnkarta ensam kan inte säga om du har adhd, depression eller utmattning.",
        "Att betala för fyrtio besök i förväg och sedan fortsätta för pengarnas skull.",
        "Att tolka huvudvärk och dålig sömn som tecken på att det fungerar.",
        "Att byta ut en behandling som hjälper mot träning som kanske gör det.",
      ],
      goals: [
        { when: "Före start", text: "Läkaren har gett klartecken, och du har mätt ditt enda mål i två veckor." },
        {
          when: "Efter 5 besök",
          text: "Du vet hur ett besök känns och har inga besvär som håller i sig till nästa dag.",
        },
        { when: "Efter 10 besök", text: "Du har gjort avstämningen och tagit ett beslut som går att motivera." },
        {
          when: "4 veckor efter sista besöket",
          text: "Målet är mätt en sista gång, och du vet om något har hållit i sig utan träning.",
        },
      ],
      safety: [
        "Stimulera aldrig hjärnan själv, varken med hemmabyggd eller köpt apparat. Brännskador på huden är kända, och kramper och mani har förekommit även under kontrollerade former.",
        "Hjärnstimulering kräver läkares beslut om du har haft krampanfall, skallskada eller hjärntumör, har pacemaker, hörselimplantat eller metall i huvudet, eller är gravid.",
        "Har du haft psykos, mani, svår depression eller posttraumatiskt stressyndrom ska din kontakt i psykiatrin säga ja först, även till neurofeedback.",
        "Vissa läkemedel sänker tröskeln för kramper, till exempel en del medel mot depression och psykos. Visa alltid hela listan.",
        "Pausa och kontakta kliniken vid huvudvärk som håller i sig, sömnlöshet, ny oro eller ovanligt uppskruvat humör. Ring 112 vid krampanfall, plötslig svaghet eller svårt att tala.",
        "Programmet är inte för barn och ungdomar.",
      ],
      resources: [
        { text: "Socialstyrelsen: fråga om en person har legitimation", path: null },
        { text: "Medium: öva uppmärksamhet utan apparater först", path: "/mental-optimering/medium" },
        { text: "Sov bättre: det som påverkar skärpan mest", path: "/guider/somn-optimering" },
      ],
    },
    {
      key: "kyla-varme-andning",
      title: "Kyla, värme och andning",
      summary:
        "Kalla duschar, korta kallbad, bastu och långsam andning, med fasta gränser och alltid med någon i närheten.",
      duration: "2–3 månader",
      risk: "MEDEL",
      warning:
        "Bada och basta aldrig ensam. Håll aldrig andan och andas aldrig snabbt i vatten, före bad eller när du kör. Den som svimmar i vatten kan drunkna. Fråga läkare först vid hjärtsjukdom, högt blodtryck, epilepsi eller graviditet.",
      why: `Kallt vatten och het bastu är korta och starka påfrestningar. Att man blir klarvaken är ingen inbillning: i ett försök steg stresshormonet noradrenalin kraftigt i kallt vatten [5]. Om någon blir lugnare eller tåligare på sikt är mindre säkert. En översikt från 2025 av elva studier fann lägre stress tolv timmar efter kallbad, men ingen skillnad strax efter eller efter ett dygn [6].

Täta bastubad hänger samman med lägre dödlighet i en stor finsk studie, som inte kan visa orsak [7]. Långsam andning är det mildaste i kategorin. Den kan minska upplevd stress något [8], och exakt takt tycks spela liten roll [9]. **Det svåra är att hålla gränserna när du har blivit van.** Vana dämpar köldchocken, alltså flämtandet och hjärtklappningen den första tiden, men tar inte bort den [10].`,
      technique: [
        "Börja på land. Andas in i fyra sekunder och ut i sex, genom näsan om det går, i fem till tio minuter på en stol.",
        "Bestäm gränserna innan du byter om: tid, temperatur och vem som tittar på klockan. De ändras inte på plats.",
        "I kyla är andningen din mätare. Du ska kunna säga en hel mening. Kan du inte det går du upp.",
        "Håll vattnet på 10–15 grader och stanna högst två minuter. Det har inte visats att kallare eller längre är bättre.",
        "Håll bastun på högst 80 grader, tio minuter åt gången och högst två omgångar.",
        "Svalna eller värm dig i lugn takt efteråt. Res dig långsamt, klä dig direkt och drick vatten.",
        "Skriv hur du mår en timme senare och nästa morgon, inte bara på bryggan.",
      ],
      protocols: [
        {
          title: "Kall dusch, vecka 1–4",
          steps: [
            "Se till att någon är hemma. Duscha varmt som vanligt.",
            "Vecka 1: avsluta med 15 sekunder kallt på ben och armar, tre dagar i veckan.",
            "Vecka 2: 30 sekunder på hela kroppen utom huvudet. Andas ut långsamt tills flämtandet lägger sig.",
            "Vecka 3–4: upp till en minut. Stanna där.",
            "Sluta om du mest mår dåligt av det. Kategorin går att göra med bara andning.",
          ],
        },
        {
          title: "Kallbad i sällskap, från vecka 5",
          steps: [
            "Välj en badplats med stege där du bottnar, och ha en nykter person på land som inte ska bada samtidigt.",
            "Mät vattnet. Är det kallare än 10 grader väntar du till en annan dag.",
            "Gå i med fötterna först, till axlarna. Hoppa inte, dyk inte och håll ansiktet ovanför ytan.",
            "Stanna 30 sekunder de första gångerna. Öka med högst 15 sekunder i taget, till två minuter.",
            "Gå upp medan fingrarna fortfarande kan knäppa en knapp. Torka dig, klä på dig och sitt ner med något varmt.",
            "Vänta med bilen tills du har slutat frysa och känner händerna.",
          ],
        },
        {
          title: "Bastu i två omgångar",
          steps: [
            "Drick ett par glas vatten, och spara alkoholen till en annan dag.",
            "Sitt på nedre laven i tio minuter, i sällskap.",
            "Gå ut och svalna i tio minuter. En sval dusch räcker.",
            "Ta en omgång till om du mår bra. Yrsel, illamående eller hjärtklappning betyder att du är klar.",
            "Avsluta med fem minuter långsam andning, sittande i omklädningsrummet.",
          ],
        },
      ],
      tips: [
        "Gå med i en badförening eller hitta en fast badkamrat. Då blir det lättare både att komma i väg och att avstå.",
        "Lägg kylan på en annan dag än styrketräningen. Kallbad direkt efteråt kan bromsa muskeltillväxten.",
        "Basta hellre på eftermiddagen än sent på kvällen om du blir pigg av det.",
        "Ta av ringar och ha kläderna i påklädningsordning. Kalla fingrar är klumpiga.",
        "Ha mössa på, och badskor om botten är vass eller stegen isig.",
      ],
      mistakes: [
        "Att tävla med klockan. De sista sekunderna tillför troligen ingenting, men omdömet sviktar i kyla.",
        "Att göra djupa, snabba andetag före badet. Koldioxiden vädras ut, och då kan syret ta slut innan du märker det.",
        "Att bada efter en natt med dålig sömn, en infektion eller ett par glas vin.",
        "Att växla mellan hett och iskallt den första månaden. Blodtrycket svänger kraftigt.",
        "Att använda kylan som straff. Blir den ett krav du inte kan säga nej till, ta upp det med vägledaren.",
      ],
      goals: [
        { when: "Efter 4 veckor", text: "Du duschar kallt i upp till en minut och kan tala lugnt hela tiden." },
        {
          when: "Efter 8 veckor",
          text: "Du har badat ute omkring fyra gånger i sällskap, inom gränserna varje gång, eller avstått för att vattnet var för kallt.",
        },
        { when: "Efter 12 veckor", text: "Du har avbrutit minst en gång när något kändes fel, och det gick bra." },
      ],
      safety: [
        "Fråga läkare först om du har hjärtsjukdom, rytmrubbning, högt blodtryck, epilepsi eller nedsatt känsel, eller om du har svimmat oväntat.",
        "Avstå från kallbad om du får nässelutslag av kyla, eller vita och smärtsamma fingrar. Har du astma eller KOL ska läkaren säga sitt, eftersom kall luft och kallt vatten kan dra ihop luftrören.",
        "Är du gravid ska du varken börja med kallbad eller basta utan att ha frågat barnmorskan.",
        "Fråga läkare eller apotek om du tar läkemedel mot högt blodtryck eller hjärtrytmrubbning, eller vätskedrivande, lugnande eller starka smärtstillande medel. Basta och bada inte med alkohol i kroppen, med feber eller efter magsjuka.",
        "Snabb andning med långa andningsuppehåll ingår inte i programmet. Får du panik av långsam andning, låt blicken vila på något i rummet och andas som vanligt.",
        "Ring 112 om någon får bröstsmärta, blir förvirrad eller okontaktbar, slutar huttra fast personen är genomkall eller har varit nära att drunkna. Kontakta vården samma dag om hjärtat slår oregelbundet efteråt, och ring 112 om du då också får svårt att andas eller svimmar. Ring 1177 om känseln inte kommer tillbaka.",
      ],
      resources: [
        { text: "Kyla och värme: vad som är visat och vad som är känsla", path: "/guider/kyla-varme" },
        { text: "Andning och lugn: övningarna steg för steg", path: "/guider/andning" },
        { text: "Återhämtning som ger resultat: när kylan inte passar", path: "/guider/aterhamtning" },
      ],
    },
    {
      key: "djup-meditation",
      title: "Långa retreater och djup meditation",
      summary: "Daglig meditation på upp till 45 minuter och, när grunden håller, en kort retreat med erfarna lärare.",
      duration: "2–3 månader före en första retreat",
      risk: "LÅG-MEDEL",
      warning:
        "Lång tystnad är inte vila för alla. Avstå från retreat om du har haft psykos eller mani, eller har tankar på att ta ditt liv. Vid depression, trauma, ätstörning eller beroende ska din vårdkontakt säga ja först.",
      why: `En retreat är några dygn med meditation, ofta i tystnad och utan telefon. Program på ungefär åtta veckor kan lindra oro och nedstämdhet något, och det är måttligt säkert belagt [11]. För långa retreater vet man mindre. Få studier har lottat deltagarna, och den som själv väljer tystnad i en vecka skiljer sig nog från andra redan i bilen dit.

Riskerna är verkliga. I en översikt från 2020 beräknades ungefär 8 procent ha fått besvär av meditation, oftast oro eller nedstämdhet, men siffran skilde sig mycket mellan studierna [12]. Det hände också människor som inte hade haft psykiska besvär tidigare [12]. Vid intensiv övning har sömnlöshet, overklighetskänslor och någon gång psykos beskrivits. **Bygg därför upp tiden långsamt,** med en lärare som ser dig varje dag och en väg hem som alltid är öppen.`,
      technique: [
        "Sitt stadigt på stol, pall eller kudde. Det ska gå att sitta kvar utan smärta, för smärta är inget mål.",
        "Välj ett ankare för uppmärksamheten: andningen, ljuden i rummet eller fötterna mot golvet. Håll dig till samma i en månad.",
        "När tanken drar i väg märker du det, säger tyst ”tanke” och går tillbaka. Det är hela övningen, också efter tusen timmar.",
        "Vidga efter tio minuter. Låt ljud, känslor och tankar komma och gå utan att följa någon av dem.",
        "Växla mellan sittande och gående. Gå tio långsamma steg, vänd och gå tillbaka.",
        "Blir det för mycket öppnar du ögonen, ser dig omkring, nämner fem saker du ser och reser dig. Att avbryta är en del av tekniken.",
        "Stäm av med läraren en gång i veckan. Berätta om sömn, aptit och humör, inte bara om hur du sitter.",
      ],
      protocols: [
        {
          title: "Trappan till 45 minuter",
          steps: [
            "Vecka 1–2: 20 minuter om dagen, samma tid och plats.",
            "Vecka 3–4: 30 minuter, varav tio gående.",
            "Vecka 5–8: 30 minuter på vardagar och 45 minuter en dag i veckan. Lägg till en halv dag med grupp och lärare, tre till fyra timmar med pauser.",
            "Vecka 9–12, om du stannar i kategorin: 45 minuter två dagar i veckan och en halv dag till i grupp.",
            "Gå ner ett trappsteg om sömnen blir sämre två veckor i rad.",
          ],
        },
        {
          title: "Den första retreaten, två till tre dygn",
          steps: [
            "Välj en plats med erfarna lärare, enskilda samtal varje dag och en hälsodeklaration före antagning. Finns ingen deklaration väljer du en annan.",
            "Berätta för lärarna om sjukdomar och läkemedel, och ta dina läkemedel som vanligt.",
            "Bestäm med en närstående hur ni når varandra, och att du får åka hem när du vill.",
            "Ät och sov som de andra. Hoppa inte över måltider eller natten för att komma längre.",
            "Tala med läraren samma dag om du inte kan sova, blir rädd eller känner dig overklig.",
          ],
        },
        {
          title: "Veckan efter",
          steps: [
            "Planera två lugna dagar utan stora beslut, långa bilresor eller fester.",
            "Halvera tiden på kudden i en vecka. Rör på dig och umgås.",
            "Ha ett samtal med vägledaren inom sju dagar.",
            "Fråga någon hemma hur du verkar. Låt svaret väga mer än din egen känsla.",
          ],
        },
      ],
      tips: [
        "Börja med en heldag nära hemmet. Den säger mer om hur en vecka skulle bli än någon bok.",
        "Fråga vad retreaten kostar, vem som leder den och vad som händer om någon mår dåligt. Öppna svar är ett gott tecken.",
        "Ha kvar rörelse och dagsljus varje dag, också under tysta dygn.",
        "Låt en övning få vara tråkig. Tristess är vanligare än insikt, och helt ofarlig.",
        "Skriv högst tre rader efter passet. Långa anteckningar blir lätt till grubbel.",
      ],
      mistakes: [
        "Att börja med tio tysta dygn. Det är som att springa maraton utan att ha joggat.",
        "Att sluta med läkemedel för att få en renare upplevelse. Följden kan bli återfall mitt under en vecka utan telefon.",
        "Att tolka minskat sömnbehov och växande energi som framsteg. Det kan vara början på mani.",
        "Att fasta, kallbada och meditera länge samma dygn.",
        "Att stanna hos en lärare som kräver lydnad, stora pengar eller att du bryter med familj och vänner.",
      ],
      goals: [
        { when: "Efter 1 månad", text: "Du sitter 20–30 minuter de flesta dagar och sover som förut eller bättre." },
        {
          when: "Efter 2 månader",
          text: "Någon gång i veckan märker du irritationen innan du svarar, och hinner välja ord.",
        },
        {
          when: "Efter 3 månader",
          text: "Du har övat minst en halv dag i grupp och bestämt med vägledaren om en kort retreat passar dig.",
        },
        {
          when: "Efter 6 månader",
          text: "En retreat på två till tre dygn är genomförd, eller klokt bortvald, och vardagen fungerar som vanligt.",
        },
      ],
      safety: [
        "Avstå från retreat vid tidigare psykos eller mani, och vid tankar på att ta ditt liv. Läkare ska säga ja först om du har bipolär sjukdom, svår depression, posttraumatiskt stressyndrom, ätstörning eller pågående beroende.",
        "Vänta om du nyligen har förlorat någon, skilt dig eller börjat med eller bytt läkemedel mot psykiska besvär. Tystnad kan göra det svårare, och retreaten går att göra ett annat år.",
        "Sluta för dagen och tala med läraren om du inte har sovit på en natt, känner dig overklig, får starka minnesbilder eller panik.",
        "Kontakta vården samma dag om du knappt behöver sova men är full av energi, hör eller ser sådant som andra inte märker eller blir övertygad om att du har ett särskilt uppdrag. Ring 1177, eller åk till en psykiatrisk akutmottagning.",
        "Ring 112 om någon är i fara, eller har tankar på att ta sitt liv och tänker göra allvar av dem.",
        "Knän, rygg och tryckkänsliga nerver tål inte hur långa pass som helst. Byt ställning om benet domnar.",
      ],
      resources: [
        { text: "Stress och återhämtning: fyra sätt att vila", path: "/guider/stress-och-aterhamtning" },
        { text: "Light: grunderna i meditation, om du vill börja om från början", path: "/mental-optimering/light" },
        { text: "1177: psykisk ohälsa och var du söker hjälp", path: null },
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
          title: "Avstämning",
          minutes: 5,
          text: "Skriv hur du sov, vilopulsen om du mäter den och humöret från 0 till 10. Är två av tre klart sämre än vanligt gör du en lätt dag.",
          tip: "Bestäm i förväg vad som räknas som sämre. Då slipper du förhandla med dig själv.",
          categoryKey: "tests",
        },
        {
          title: "Långsam andning",
          minutes: 10,
          text: "Sitt på en stol och andas in i fyra sekunder och ut i sex. Fyll inte lungorna mer än vad som är bekvämt.",
          tip: "Blir du snurrig tar du mindre andetag.",
          categoryKey: "mental",
        },
        {
          title: "Kategorins pass",
          minutes: 30,
          text: "Dagens övning ur den enda kategori du arbetar med: meditation, läsning av en studie, en kall dusch med vila efteråt eller uppmärksamhetsövningen från kliniken.",
          tip: "Står inget på schemat promenerar du. Fyll inte luckan med en kategori till.",
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "mitt-pa-dagen",
      time: "12:15–12:30",
      title: "Mitt på dagen",
      timeOfDay: "afternoon",
      minutes: 15,
      activities: [
        {
          title: "Promenad i dagsljus",
          minutes: 10,
          text: "Gå utan hörlurar, helst med någon. Det är dagens viktigaste paus från dig själv.",
          tip: "Har du svårt att komma ut räcker ett varv runt kvarteret.",
          categoryKey: "training",
        },
        {
          title: "Tyst stund",
          minutes: 5,
          text: "Sitt med öppna ögon och följ ljuden omkring dig. Inget ska uppnås.",
          tip: null,
          categoryKey: "mental",
        },
      ],
    },
    {
      key: "kvall",
      time: "20:30–21:00",
      title: "Kväll",
      timeOfDay: "evening",
      minutes: 30,
      activities: [
        {
          title: "Logg",
          minutes: 5,
          text: "Tre rader: vad du gjorde, hur det kändes och om något oroade dig. Ta med raderna till vägledaren.",
          tip: "Skriv för hand om skärmen gör dig pigg.",
          categoryKey: "tests",
        },
        {
          title: "Läsning",
          minutes: 15,
          text: "Ett par sidor ur månadens bok eller en sammanfattning av en studie. Stryk under det du inte tror på.",
          tip: "Läs på papper i svagt, varmt ljus.",
          categoryKey: "mental",
        },
        {
          title: "Nedvarvning",
          minutes: 10,
          text: "Dämpa ljuset, lägg fram morgondagens kläder och gör några lugna rörelser. Telefonen stannar utanför sovrummet.",
          tip: "Kallbad och långa meditationer gör en del pigga. Lägg dem tidigare på dagen om du är en av dem.",
          categoryKey: "sleep",
        },
      ],
    },
  ],
  adjustments: [
    {
      title: "Sjuk",
      text: "Inga pass, ingen kyla och ingen bastu. Vänta tills du har varit feberfri i två dygn och börja om på halva tiden.",
    },
    {
      title: "Sömnbrist",
      text: "Efter en natt under sex timmar gör du bara andningen och promenaden. Efter tre sådana nätter pausar du kategorin och ringer vägledaren. Sover du lite utan att bli trött kontaktar du vården.",
    },
    {
      title: "Hög stress",
      text: "Korta till 20 minuter och stryk allt som pressar kroppen. Under en kris är programmet inte rätt hjälp. Tala med någon, och sök vård om det inte ger med sig.",
    },
    {
      title: "Resa",
      text: "Behåll avstämningen, andningen och loggen. Bada inte kallt på okänd plats och börja inget nytt. Ta dina läkemedel på den tid läkaren eller apoteket har sagt när du byter tidszon.",
    },
    {
      title: "Dag med besök eller bad",
      text: "Byt ut morgonens pass mot besöket, badet eller gruppen. Håll dagen på högst två timmar, resan oräknad.",
    },
    {
      title: "Nytt läkemedel eller ny diagnos",
      text: "Pausa kategorin tills du har frågat läkaren. Klartecknet gällde så som du mådde då.",
    },
  ],
  week: [
    {
      day: "Måndag",
      title: "Grunddag",
      text: "Dagsschemat som det står, 90 minuter. Läs igenom veckans gränser och skriv in besök och bad i kalendern.",
    },
    {
      day: "Tisdag",
      title: "Kategorins långa pass",
      text: "Låt kategorin få upp till 60 minuter och korta resten. Högst två timmar sammanlagt.",
    },
    {
      day: "Onsdag",
      title: "Kunskapsdag",
      text: "Byt passet mot att läsa en studie eller ett kapitel. Skriv en fråga till läkaren, behandlaren eller läraren.",
    },
    {
      day: "Torsdag",
      title: "Möte med vägledaren",
      text: "Ett samtal på 30–60 minuter, på plats eller på skärm. Gå igenom loggen, också det som inte blev av.",
    },
    {
      day: "Fredag",
      title: "Lätt dag",
      text: "60 minuter räcker. Andning, promenad och nedvarvning, och kvällen ägnar du åt människor.",
    },
    {
      day: "Lördag",
      title: "I sällskap",
      text: "Kallbad, bastu, gruppmeditation eller studiecirkel, beroende på kategori. Högst två timmar, med tid att vila efteråt.",
    },
    {
      day: "Söndag",
      title: "Vila och genomgång",
      text: "En timme: långpromenad och veckans siffror. Jämför sömn och humör med förra veckan och bestäm om nästa blir likadan, lättare eller ett uppehåll.",
    },
  ],
  months: [
    {
      title: "Månad 1",
      steps: [
        "Träffa läkaren och få klartecken för den första kategorin.",
        "Välj vägledare, boka fyra samtal och kom överens om när någon av er säger stopp.",
        "Mät utgångsläget i fyra veckor: sömn, humör, vilopuls och ett mål som du själv väljer.",
        "Följ dagsschemat med Medium-rutinen som pass.",
      ],
      goal: "Alla förutsättningar är uppfyllda, och du vet hur en vanlig månad ser ut i siffror.",
    },
    {
      title: "Månad 2",
      steps: [
        "Börja med kategorin som har lägst risk. Den här planen utgår från meditationen.",
        "Följ trappan: 20 minuter om dagen i två veckor, därefter 30.",
        "Skriv loggen varje kväll och läs upp den för vägledaren en gång i veckan.",
      ],
      goal: "Du övar de flesta dagar, och sömnen är minst lika god som i månad 1.",
    },
    {
      title: "Månad 3",
      steps: [
        "Håll 30 minuter på vardagar och 45 minuter en dag i veckan.",
        "Delta i en halv dags övning med grupp och lärare.",
        "Fråga två personer som känner dig väl om de har märkt någon skillnad.",
        "Jämför siffrorna med utgångsläget efter 8–12 veckor.",
      ],
      goal: "Du kan säga vad meditationen ger dig, vad den kostar och om du vill behålla den.",
    },
    {
      title: "Månad 4",
      steps: [
        "Ta om läkarsamtalet inför den andra kategorin. I planen är det kyla, värme och andning.",
        "Korta meditationen till 20 minuter, så att tiden räcker.",
        "Gör de fyra veckorna med kall dusch, och bastu i sällskap högst en gång i veckan.",
      ],
      goal: "Gränserna för tid och temperatur är skrivna, och du har hållit dem varje gång.",
    },
    {
      title: "Månad 5",
      steps: [
        "Bada ute i sällskap en gång i veckan, i 10–15 grader och högst två minuter. Är vattnet kallare fortsätter du med duschen.",
        "Öva långsam andning på land alla dagar, också när du inte badar.",
        "Ta en hel vecka utan kyla och se om något förändras.",
        "Avbryt medvetet ett bad i förtid, så att du vet att du kan.",
      ],
      goal: "Du kan avstå utan att det känns som ett nederlag.",
    },
    {
      title: "Månad 6",
      steps: [
        "Mät i fyra veckor på samma sätt som i månad 1.",
        "Räkna ihop timmar och kronor, och skriv vad de har ersatt.",
        "Gå igenom allt med läkaren och vägledaren.",
        "Välj: fortsätt till en tredje kategori, stanna här eller gå tillbaka till Medium.",
      ],
      goal: "Ett beslut som vilar på din logg. Alla tre vägarna är lika goda.",
    },
  ],
  faq: [
    {
      question: "Måste jag gå vidare till Hardcore?",
      answer:
        "Nej. För de flesta räcker Light eller Medium, och det mesta som har stöd i forskningen finns redan där: sömn, rörelse, vila, övning och människor. Det som skiljer nivåerna är tid, pengar och risk, inte kvalitet. Det finns inga studier som visar att just det här upplägget ger mer än Medium. Välj Hardcore om du är nyfiken och har gott om stöd, inte för att något saknas i ditt liv.",
    },
    {
      question: "Vad ska läkaren säga ja till, och räcker vårdcentralen?",
      answer:
        "Fråga om en sak i taget: ”Är det något i min hälsa eller mina läkemedel som talar emot kallbad?” Vårdcentralen kan svara om du har en sjukdom eller tar läkemedel, men måste ge plats åt sjuka först och skriver sällan intyg för egna projekt. Är du frisk kan en privat läkare eller företagshälsovården vara ett alternativ. Be att svaret antecknas i journalen, och berätta ärligt vad du tänker göra.",
    },
    {
      question: "Hur hittar jag en erfaren vägledare?",
      answer:
        "Sök någon som har övat i många år, själv får handledning och kan säga vilka som inte bör delta. Be om två personer att ringa som har haft samma vägledare. För neurofeedback ska det vara en legitimerad psykolog eller läkare. Akta dig för den som lovar genombrott, vill ha betalt för ett år i förväg, ger råd om läkemedel utan att vara läkare eller tycker att oro är ett motstånd du ska pressa dig igenom.",
    },
    {
      question: "När märker jag något?",
      answer:
        "Räkna med 8–12 veckor innan det går att säga om en kategori gör skillnad för dig. Vissa märker något tidigare, andra ingenting alls. Att etablera hela programmet tar 6–12 månader, eftersom du tar en kategori i taget. Utgå från loggen och inte från minnet. Vi minns gärna det vi har ansträngt oss för som bättre än det var. Har inget rört sig efter tre månader är det ett gott skäl att sluta.",
    },
    {
      question: "Får jag mikrodosera om jag är försiktig?",
      answer:
        "Nej. Psilocybin och LSD är narkotika i Sverige oavsett mängd, och redan eget bruk är straffbart. Underlaget är också svagt. När deltagare inte har vetat om de fått ämnet eller placebo har skillnaden varit liten eller ingen [13]. Innehållet går inte att kontrollera hemma, och vid psykos, bipolär sjukdom eller hjärtsjukdom är riskerna större. Mår du så dåligt att det lockar är det ett skäl att söka vård. Ring 1177 eller vårdcentralen.",
    },
    {
      question: "Kan jag delta i en studie om psykedelika?",
      answer:
        "Kanske. Studierna gäller oftast en viss sjukdom, och många anmälda får nej av säkerhetsskäl. Sök i EU:s register över läkemedelsprövningar eller fråga din läkare. Läs forskningspersonsinformationen i lugn och ro, och fråga om försäkring, uppföljning och vad som händer om du mår sämre. Delta inte för att få ett ämne, eftersom lotten avgör vad du får. Sluta inte med något läkemedel innan din egen läkare och studieläkaren är överens. Du kan hoppa av när du vill.",
    },
    {
      question: "Kan jag köpa en apparat och stimulera hjärnan hemma?",
      answer:
        "Avstå. Resultaten skiljer sig mycket mellan personer, elektrodernas läge spelar stor roll och effekten kan sitta i längre än man tror [4]. Brännskador är kända, och kramper och mani har förekommit. Sådana apparater omfattas av EU:s regler för medicinteknik även när de säljs utan medicinskt syfte, men märkningen säger inte att du blir skarpare. Har du en depression kan psykiatrin bedöma om magnetstimulering, rTMS, är något för dig.",
    },
    {
      question: "Kan jag vara med om jag äter läkemedel?",
      answer:
        "Ofta, men fråga först. Läkemedel för blodtryck och hjärta, vätskedrivande, lugnande och starka smärtstillande kan göra bastu och kallbad farliga. Läkemedel mot depression, psykos och epilepsi spelar roll för hjärnstimulering och ibland för retreater. Ta med hela listan till läkaren eller apoteket, också tillskott och naturläkemedel. Hoppa aldrig över en dos för att kunna delta. Krockar något är det övningen som får vika.",
    },
    {
      question: "Vad kostar det, och var kan jag spara?",
      answer:
        "Budgeten är 5 000–20 000 kr per månad. Den låga änden räcker till vägledare, något läkarsamtal och en badförening. Den höga behövs de månader du går på neurofeedback två gånger i veckan eller åker på retreat. Spara på apparater: en dusch, en stol och en anteckningsbok kostar nästan inget. Spara inte på legitimerad personal. Blir pengarna en oro har programmet redan kostat för mycket.",
    },
    {
      question: "När ska jag sluta direkt?",
      answer:
        "Sluta om du sover dåligt tre nätter i rad, får panik eller känner dig overklig, börjar dölja vad du gör eller inte kan ta en ledig dag utan ångest. Ring 1177 eller din vårdkontakt om det inte vänder på ett par dagar. Sök vård samma dag om du knappt behöver sova men är full av energi. Ring 112 vid bröstsmärta, kramper, svår förvirring eller om du har tankar på att ta ditt liv och tänker göra allvar av dem.",
    },
  ],
  resources: [
    {
      key: "utrustning",
      title: "Utrustning",
      items: [
        {
          name: "Anteckningsbok och penna",
          price: "ungefär 50–150 kr",
          text: "Loggen är det viktigaste redskapet. Papper går att visa för läkaren och behöver ingen laddning.",
          pros: ["Ingen skärm på kvällen", "Allt på ett ställe"],
          cons: ["Du får räkna medelvärden själv"],
          level: "Nybörjare",
          provider: null,
        },
        {
          name: "Meditationskudde eller pall",
          price: "300–800 kr",
          text: "Gör långa pass skonsammare för knän och höfter. En stol fungerar lika bra.",
          pros: ["Håller i många år", "Inget att ställa in"],
          cons: ["Prova först, för höjden måste passa dig"],
          level: "Nybörjare",
          provider: null,
        },
        {
          name: "Termometer för bad och bastu",
          price: "ungefär 100–300 kr",
          text: "Utan siffra går gränsen på 10–15 grader inte att hålla. Känslan i handen räcker inte.",
          pros: ["Enkel", "Gör gränsen tydlig"],
          cons: ["Ytan kan vara varmare än vattnet längre ner"],
          level: "Nybörjare",
          provider: null,
        },
        {
          name: "Pulsband över bröstet",
          price: "ungefär 700–1 200 kr",
          text: "Visar puls och HRV, pulsens små variationer från slag till slag. Använd det för att se din egen trend i vila.",
          pros: ["Säkrare än de flesta klockor", "Går att använda till träning också"],
          cons: ["HRV svänger av sömn, kaffe och infektion", "Säger inget om sjukdom"],
          level: "Medel",
          provider: null,
        },
        {
          name: "Blodtrycksmätare för överarmen",
          price: "ungefär 400–1 000 kr",
          text: "Bra att ha före kyla och bastu. Välj en med manschett som passar din arm, och mät sittande efter fem minuters vila.",
          pros: ["Ger läkaren något att utgå från"],
          cons: ["Enstaka värden oroar i onödan", "Ersätter inte läkarens bedömning"],
          level: "Medel",
          provider: null,
        },
        {
          name: "Kar eller tunna för kallbad",
          price: "ungefär 2 000–15 000 kr",
          text: "Behövs inte där det finns sjö eller dusch. Ha aldrig karet olåst om barn kan komma åt det, och bada inte ensam i det heller.",
          pros: ["Jämn temperatur", "Nära hemmet"],
          cons: ["Vattnet måste bytas och hållas rent", "Lockar till bad utan sällskap"],
          level: "Avancerad",
          provider: null,
        },
        {
          name: "EEG-pannband för hemmabruk",
          price: "ungefär 3 000–6 000 kr",
          text: "Mäter ungefärligt och påverkas av blinkningar och spända muskler. Se det som ett sätt att lära sig hur brusig en hjärnsignal är.",
          pros: ["Skickar ingen ström", "Kan göra övningen roligare"],
          cons: ["Liten nytta för pengarna", "Ställer inga diagnoser"],
          level: "Avancerad",
          provider: null,
        },
        {
          name: "Klinikens utrustning för EEG och neurofeedback",
          price: "ingår i besöket",
          text: "Används av utbildad personal som kan skilja hjärnsignaler från störningar. Köp inte en egen.",
          pros: ["Någon annan ansvarar för säkerheten"],
          cons: ["Bunden till klinikens tider"],
          level: "Professional",
          provider: null,
        },
      ],
    },
    {
      key: "tjanster",
      title: "Professionella tjänster",
      items: [
        {
          name: "Läkarsamtal om klartecken",
          price: "patientavgift i regionen, eller ungefär 1 200–3 000 kr privat",
          text: "Går igenom sjukdomar, läkemedel och en kategori i taget. Intyg kan kosta extra.",
          pros: ["Kan säga nej på goda grunder"],
          cons: ["Vårdcentralen prioriterar den som är sjuk"],
          level: null,
          provider: "Läkare på vårdcentral, företagshälsovård eller privat mottagning",
        },
        {
          name: "Rådgivning om läkemedel och tillskott",
          price: "0 kr",
          text: "Farmaceuten ser om något krockar och vad du bör ta upp med läkaren.",
          pros: ["Ingen tidsbokning på de flesta håll"],
          cons: ["Svårt att tala ostört vid disken, så fråga om ett enskilt rum"],
          level: null,
          provider: "Farmaceut på apotek",
        },
        {
          name: "Samtal med psykolog eller psykoterapeut",
          price: "ungefär 1 000–1 800 kr per samtal privat",
          text: "Ditt professionella stöd när något väcks. Via vårdcentralen betalar du patientavgift.",
          pros: ["Skyddad titel, journal och tystnadsplikt"],
          cons: ["Väntetid i den offentliga vården"],
          level: null,
          provider: "Legitimerad psykolog eller psykoterapeut",
        },
        {
          name: "Neurofeedback, serie om tio besök",
          price: "ungefär 10 000–15 000 kr",
          text: "Inklusive bedömning före och avstämning efter. Betala per besök om det går.",
          pros: ["Ingen ström går in i kroppen"],
          cons: ["Osäker nytta", "Dyrt och tidskrävande"],
          level: null,
          provider: "Klinik med legitimerad psykolog eller läkare",
        },
        {
          name: "Handledning i meditation",
          price: "ungefär 500–1 200 kr per samtal, ibland frivillig gåva",
          text: "En fast lärare som följer dig över tid och känner tecknen på att det blir för mycket.",
          pros: ["Märker det du själv missar"],
          cons: ["Titeln är inte skyddad, så fråga om erfarenhet"],
          level: null,
          provider: "Erfaren meditationslärare",
        },
        {
          name: "Kort retreat, två till tre dygn",
          price: "ungefär 1 500–5 000 kr",
          text: "Mat, rum och undervisning. Fråga efter hälsodeklaration och enskilda samtal innan du anmäler dig.",
          pros: ["Strukturen är färdig", "Lärare på plats"],
          cons: ["Vården finns sällan på plats", "Svårt att avboka sent"],
          level: null,
          provider: "Retreatgård eller meditationsförening",
        },
        {
          name: "Andning och kondition med fysioterapeut",
          price: "patientavgift i regionen, eller ungefär 700–1 200 kr privat",
          text: "Bra om du har astma, KOL, smärta eller har svårt att andas lugnt.",
          pros: ["Anpassat efter din kropp"],
          cons: ["Ger inte råd om kallbad om du är hjärtsjuk, det gör läkaren"],
          level: null,
          provider: "Legitimerad fysioterapeut",
        },
        {
          name: "Badförening med bastu",
          price: "ungefär 300–2 000 kr per år",
          text: "Sällskap, stege, livboj och människor som är vana att avbryta.",
          pros: ["Du badar aldrig ensam"],
          cons: ["Kö på en del orter"],
          level: null,
          provider: "Ideell förening",
        },
      ],
    },
    {
      key: "bocker",
      title: "Sju böcker",
      items: [
        {
          name: "Testing Treatments – Imogen Evans, Hazel Thornton, Iain Chalmers och Paul Glasziou (2:a upplagan, 2011)",
          price: "gratis att läsa på nätet",
          text: "Varför behandlingar måste prövas rättvist och hur man genomskådar påståenden. Läs den före allt annat på listan.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "Brainwashed: The Seductive Appeal of Mindless Neuroscience – Sally Satel och Scott O. Lilienfeld (2013)",
          price: "ungefär 200–350 kr",
          text: "En psykiater och en psykolog om vad hjärnbilder inte kan berätta. Nyttig innan du betalar för en hjärnkarta.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "Altered Traits – Daniel Goleman och Richard J. Davidson (2017)",
          price: "ungefär 200–350 kr",
          text: "Går igenom forskningen om meditation och sorterar bort svaga studier. Författarna mediterar själva, så läs med det i minnet.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "The Buddha Pill: Can Meditation Change You? – Miguel Farias och Catherine Wikholm (2015)",
          price: "ungefär 200–350 kr",
          text: "Två psykologer prövar löftena om meditation och tar baksidorna på allvar. En bra motvikt till den förra.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "Trauma-Sensitive Mindfulness – David A. Treleaven (2018)",
          price: "ungefär 250–400 kr",
          text: "Hur tystnad kan väcka svåra minnen, och hur övningen kan ändras så att den blir tryggare. Läs den tillsammans med din vägledare.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "Essentials of Sea Survival – Frank Golden och Michael Tipton (2002)",
          price: "ungefär 300–600 kr, eller via biblioteket",
          text: "Två forskare om köldchock, nedkylning och drunkning. Saklig läsning som ger respekt för kallt vatten.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
        {
          name: "Vem är det som bestämmer i ditt liv? – Åsa Nilsonne (2004)",
          price: "ungefär 100–250 kr, eller via biblioteket",
          text: "En svensk psykiater om medveten närvaro, utan stora ord. Den lättaste ingången på listan.",
          pros: [],
          cons: [],
          level: null,
          provider: null,
        },
      ],
    },
  ],
  tiers: [],
  readiness: null,
  preview: null,
  roadmap: [
    {
      title: "Håll Medium-rutinen i 3–6 månader",
      text: "Rutinen ska klara en förkylning, en pressad vecka på arbetet och en semester. Räkna från den vecka då den började kännas självklar.",
      isCritical: true,
    },
    {
      title: "Skaffa medicinskt klartecken",
      text: "Boka tid, ta med läkemedelslistan och fråga om den kategori du tänker börja med. Är svaret nej gäller det.",
      isCritical: true,
    },
    {
      title: "Ordna vägledare och professionellt stöd",
      text: "Ha båda på plats före första passet, och kom överens om vad som får er att stoppa. Berätta också för någon hemma.",
      isCritical: true,
    },
    {
      title: "Mät utgångsläget",
      text: "Fyra veckor med sömn, humör, vilopuls och ett eget mål. Du kan börja utan siffror, men då blir svaret senare en gissning.",
      isCritical: false,
    },
    {
      title: "Etablera en kategori i 2–3 månader",
      text: "Bara en. Börja med den som har lägst risk och öka långsamt. Lägg inte till nästa förrän den första går lugnt.",
      isCritical: true,
    },
    {
      title: "Utvärdera och välj väg",
      text: "Gå igenom loggen med vägledaren efter 8–12 veckor. Fortsätt, byt, vila eller gå tillbaka till Medium.",
      isCritical: false,
    },
  ],
  community: [
    {
      title: "Meditationsgrupp",
      text: "Några som sitter tillsammans en kväll i veckan med en erfaren lärare, och som märker om du slutar komma.",
    },
    {
      title: "Bastu- och badlag",
      text: "Sällskap vid vattnet, fasta tider och en enkel regel: ingen badar ensam, och den som vill avstå gör det.",
    },
    {
      title: "Läsecirkel om forskning",
      text: "En studie i månaden, läst med frågorna från kategorin om farmakologi. Ingen delar ämnen eller inköpsråd.",
    },
    {
      title: "Närstående och stöd",
      text: "För dig som lever med någon som övar hårt, eller som själv har mått dåligt av det. Samtal med andra i samma läge.",
    },
  ],
  future: [
    {
      title: "Psykedelika som läkemedel",
      text: "Längst har studierna om psilocybin vid depression kommit. Varken psilocybin eller MDMA är godkänt som läkemedel i EU när det här skrivs, och den amerikanska läkemedelsmyndigheten sade 2024 nej till MDMA vid posttraumatiskt stressyndrom och begärde mer underlag. Skulle något godkännas blir det behandling av sjuka i vården, inte träning av friska.",
    },
    {
      title: "Hjärnstimulering som anpassar sig",
      text: "Utrustning som läser av hjärnan och ändrar stimuleringen efter hand används i en del länder vid svår epilepsi och Parkinsons sjukdom, med elektroder som opereras in. För friska finns inget som liknar ett färdigt bruk.",
    },
    {
      title: "Fokuserat ultraljud",
      text: "Starkt ultraljud används i vården mot vissa svåra skakningar. Svagt ultraljud som påverkar hjärnan utan att skada den prövas i små studier. Till hemmet hör det inte.",
    },
    {
      title: "Gränssnitt mellan hjärna och dator",
      text: "Inopererade elektroder har i försök låtit ett litet antal förlamade personer styra en markör eller få hjälp att tala. Det kräver operation och prövas för dem som har mycket att vinna.",
    },
    {
      title: "Virtuell verklighet i behandling",
      text: "Exponering i virtuell miljö har visst stöd vid fobier när en behandlare leder den. Fristående program för avslappning är mindre undersökta, och en del blir åksjuka.",
    },
    {
      title: "Mätning av hjärnan hemma",
      text: "Sensorerna blir mindre och tolkningen bättre, framför allt för sömn. Att läsa av fokus eller känslor med säkerhet går inte i dag, och hjärndata är känsliga uppgifter som du bör vara rädd om.",
    },
  ],
  reminder:
    "Det svåra på den här nivån är inte att göra mer. Det är att stanna när det är dags, fråga när du är osäker och låta någon annan se det du själv missar. Ingen övning är värd din sömn, din hälsa eller dem du tycker om. Du kan gå tillbaka till Medium när som helst, och det är inget steg bakåt. Mår du dåligt ringer du 1177, och 112 om det är akut.",
  sources: [
    "Goodwin GM, Aaronson ST, Alvarez O m.fl. Single-dose psilocybin for a treatment-resistant episode of major depression. *New England Journal of Medicine*, 2022. https://doi.org/10.1056/NEJMoa2206443",
    "Roberts CA, Jones A, Sumnall H m.fl. How effective are pharmaceuticals for cognitive enhancement in healthy adults? *European Neuropsychopharmacology*, 2020. https://doi.org/10.1016/j.euroneuro.2020.07.002",
    "Westwood SJ, Aggensteiner PM, Kaiser A m.fl. Neurofeedback for attention-deficit/hyperactivity disorder: a systematic review and meta-analysis. *JAMA Psychiatry*, 2024. https://doi.org/10.1001/jamapsychiatry.2024.3702",
    "Wurzman R, Hamilton RH, Pascual-Leone A, Fox MD. An open letter concerning do-it-yourself users of transcranial direct current stimulation. *Annals of Neurology*, 2016. https://doi.org/10.1002/ana.24689",
    "Šrámek P, Šimečková M, Janský L m.fl. Human physiological responses to immersion into water of different temperatures. *European Journal of Applied Physiology*, 2000. https://doi.org/10.1007/s004210050065",
    "Cain T, Brinsley J, Bennett H m.fl. Effects of cold-water immersion on health and wellbeing: a systematic review and meta-analysis. *PLOS ONE*, 2025. https://doi.org/10.1371/journal.pone.0317615",
    "Laukkanen T, Khan H, Zaccardi F, Laukkanen JA. Association between sauna bathing and fatal cardiovascular and all-cause mortality events. *JAMA Internal Medicine*, 2015. https://doi.org/10.1001/jamainternmed.2014.8187",
    "Fincham GW, Strauss C, Montero-Marin J, Cavanagh K. Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials. *Scientific Reports*, 2023. https://doi.org/10.1038/s41598-022-27247-y",
    "Fincham GW, Strauss C, Cavanagh K. Effect of coherent breathing on mental health and wellbeing: a randomised placebo-controlled trial. *Scientific Reports*, 2023. https://doi.org/10.1038/s41598-023-49279-8",
    "Tipton MJ, Collier N, Massey H m.fl. Cold water immersion: kill or cure? *Experimental Physiology*, 2017. https://doi.org/10.1113/EP086283",
    "Goyal M, Singh S, Sibinga EMS m.fl. Meditation programs for psychological stress and well-being: a systematic review and meta-analysis. *JAMA Internal Medicine*, 2014. https://doi.org/10.1001/jamainternmed.2013.13018",
    "Farias M, Maraldi E, Wallenkampf KC, Lucchetti G. Adverse events in meditation practices and meditation-based therapies: a systematic review. *Acta Psychiatrica Scandinavica*, 2020. https://doi.org/10.1111/acps.13225",
    "Szigeti B, Kartner L, Blemings A m.fl. Self-blinding citizen science to explore psychedelic microdosing. *eLife*, 2021. https://doi.org/10.7554/eLife.62878",
  ],
};
