/** What a deviating value can mean, in general terms, by the marker's name. Never a diagnosis: causes are several. */
export const markerMeanings: Readonly<Record<string, string>> = {
  "Hemoglobin (Hb)":
    "Lågt värde kan bero på järnbrist, blödning eller långvarig sjukdom. Högt värde kan bero på vätskebrist, rökning eller vistelse på hög höjd.",
  Erytrocyter:
    "Ett lågt antal kan finnas vid blodbrist, ett högt vid till exempel vätskebrist eller rökning. Ensamt säger värdet lite.",
  EVF: "Ett lågt värde kan finnas vid blodbrist eller efter mycket vätska, ett högt när kroppen saknar vätska.",
  MCV: "Små blodkroppar är vanliga vid järnbrist. Stora kan bero på brist på B12 eller folat, alkohol eller vissa läkemedel.",
  MCH: "Ett lågt värde följer ofta med järnbrist, ett högt med brist på B12 eller folat. Det läses tillsammans med MCV.",
  Leukocyter:
    "Ett högt antal är vanligt vid infektion, stress, rökning och kortison. Ett lågt kan finnas efter en virusinfektion eller bero på läkemedel.",
  Neutrofiler:
    "Fler än vanligt ses ofta vid infektion och efter hård träning. Färre kan bero på en virusinfektion eller läkemedel, och är hos en del normalt.",
  Lymfocyter:
    "Antalet kan stiga vid en virusinfektion och sjunka vid stress, kortison eller annan sjukdom. Tillfälliga ändringar är vanliga.",
  Trombocyter:
    "Ett högt antal kan finnas vid inflammation eller järnbrist. Ett lågt kan bero på infektion eller läkemedel, eller på hur provet togs.",
  Ferritin:
    "Lågt värde talar för små järnförråd. Högt värde betyder sällan för mycket järn: inflammation, alkohol och fettlever är vanligare skäl.",
  Järn: "Värdet svänger under dygnet och efter mat. Det säger därför lite utan ferritin, transferrin och järnmättnad.",
  Transferrin:
    "Ett högt värde är vanligt vid järnbrist och vid östrogen eller graviditet. Ett lågt kan finnas vid inflammation eller leversjukdom.",
  Järnmättnad:
    "Ett lågt värde kan finnas vid järnbrist eller inflammation. Ett högt som står sig i nytt prov kan behöva utredas, bland annat för ärftlig järninlagring.",
  HbA1c:
    "Ett högt värde kan tyda på förhöjt blodsocker under en tid. Blodbrist, blödning och vissa blodsjukdomar kan göra värdet missvisande.",
  "P-glukos":
    "Ett högt värde kan bero på mat, stress eller infektion, eller på att kroppen har svårt att hantera socker. Ett enda värde räcker sällan.",
  Insulin:
    "Högt fastevärde kan finnas när kroppen svarar sämre på insulin. Det finns ingen vedertagen gräns, och metoderna skiljer sig åt.",
  "C-peptid":
    "Lågt värde kan betyda att kroppen bildar lite insulin, högt att den bildar mycket. Vården använder det främst när diabetes redan är känd.",
  "HOMA-IR":
    "Ett högt tal kan tyda på att kroppen svarar sämre på insulin. Måttet är gjort för grupper och är osäkert för en enskild person.",
  Kolesterol:
    "Ett högt värde kan bero på arv, mat eller andra sjukdomar. Vad det betyder beror på hur LDL och HDL ligger.",
  "LDL-kolesterol":
    "Högt LDL ger inga symtom, men ökar risken för hjärt-kärlsjukdom ju längre det är högt. Arv, mat och sköldkörtel påverkar.",
  "HDL-kolesterol":
    "Ett lågt värde är vanligt vid rökning, låg aktivitet och övervikt. Ett mycket högt värde är inte nödvändigtvis bättre.",
  "Non-HDL-kolesterol":
    "Ett högt värde betyder fler partiklar som kan lagras i kärlen. Det bedöms utifrån din samlade risk, inte för sig.",
  Triglycerider:
    "Ett högt värde kan bero på en måltid nyss, alkohol, mycket socker eller dåligt reglerad diabetes. Mycket höga värden behöver vård snart.",
  ApoB: "Ett högt värde betyder fler partiklar som kan fastna i kärlväggen. Det kan visa det som LDL missar när triglyceriderna är höga.",
  ApoA1: "Ett lågt värde följer ofta med lågt HDL, vid till exempel rökning eller övervikt. Östrogen kan höja värdet.",
  "ApoB/ApoA1-kvot":
    "En hög kvot kan betyda högre risk för hjärt-kärlsjukdom. Den vägs ihop med blodtryck, rökning, ålder och arv.",
  "Lp(a)":
    "Ett högt värde ärvs och ökar risken för hjärt-kärlsjukdom. Vanor ändrar det knappt, men gör det viktigare att hålla efter annat.",
  Homocystein:
    "Ett högt värde kan bero på brist på B12 eller folat, nedsatt njurfunktion, vissa läkemedel eller låg ämnesomsättning.",
  "NT-proBNP":
    "Ett högt värde kan finnas när hjärtat är belastat, men också vid hög ålder, förmaksflimmer och nedsatt njurfunktion. Det behöver en läkares bedömning.",
  CRP: "Ett högt värde kommer oftast av en infektion eller skada, och sjunker på några dagar. Provet säger inte var eller varför.",
  "Högkänsligt CRP":
    "Lätt förhöjda värden är vanliga efter förkylning, tandbesvär och hård träning, och vid övervikt och rökning. Ta om provet när du är frisk.",
  SR: "En hög sänka kan bero på infektion, inflammation, blodbrist, graviditet eller ålder. Värdet ändras långsamt.",
  Kreatinin:
    "Ett högt värde kan bero på nedsatt njurfunktion, men också på stora muskler, kött före provet eller kreatin. Ett lågt är vanligt vid liten muskelmassa.",
  eGFR: "Ett lågt värde kan betyda att njurarna filtrerar sämre. Det tas om innan något sägs, eftersom mat, träning och vätska påverkar.",
  "Cystatin C":
    "Ett högt värde kan betyda att njurarna filtrerar sämre. Kortison, inflammation och sköldkörtelns arbete påverkar också.",
  Urat: "Ett högt värde är vanligt och ger ofta inga besvär. Alkohol, vissa läkemedel och nedsatt njurfunktion höjer det.",
  Natrium:
    "Ett lågt värde kan bero på läkemedel, kräkningar eller mycket vätska, ett högt på vätskebrist. Tydliga avvikelser behöver vård.",
  Kalium:
    "Läkemedel, njurar och diarré påverkar. Ett högt värde beror ofta på hur provet togs, men kan vara allvarligt och tas därför om snabbt.",
  Kalcium:
    "Ett högt värde kan bero på bisköldkörtlarna eller för mycket D-vitamin, ett lågt på brist på D-vitamin. Albumin påverkar tolkningen.",
  Magnesium:
    "Ett lågt värde kan bero på diarré, alkohol eller vissa läkemedel. Ett normalt värde utesluter inte att kroppens förråd är små.",
  Zink: "Inflammation, mat och tid på dygnet sänker värdet utan att det är brist. Det gör provet svårt att tolka ensamt.",
  Selen:
    "Ett lågt värde kan bero på lite selen i maten. Ett högt kommer oftast av tillskott, och för mycket är skadligt.",
  Albumin:
    "Ett lågt värde kan finnas vid inflammation, leversjukdom, undernäring eller när njurarna läcker protein. Ett högt beror oftast på vätskebrist.",
  ALAT: "Ett högt värde kan bero på fettlever, alkohol, läkemedel eller virus. Hård träning kan också höja det. Ofta tas provet om.",
  ASAT: "Ett högt värde kan komma från levern eller musklerna. Vila från hård träning några dagar innan du tar om provet.",
  GT: "Ett högt värde är vanligt vid alkohol, fettlever och vissa läkemedel. Det visar inte ensamt vad som är orsaken.",
  ALP: "Ett högt värde kan komma från gallvägar, lever eller skelett. Det är normalt högre när man växer och under graviditet.",
  Bilirubin:
    "Ett lätt förhöjt värde är ofta ärftligt och ofarligt, och stiger vid fasta. Gula ögon eller gul hud behöver vård snart.",
  CK: "Ett högt värde beror oftast på träning, fall eller sprutor i muskeln. Vissa läkemedel och muskelsjukdomar kan också höja det.",
  TSH: "Högt TSH kan betyda att sköldkörteln arbetar för långsamt, lågt att den arbetar för fort. Ett värde strax utanför tas om innan det betyder något.",
  "Fritt T4":
    "Ett lågt värde kan finnas vid för låg ämnesomsättning, ett högt vid för hög. Biotin och vissa läkemedel kan störa provet.",
  "Fritt T3":
    "Ett högt värde kan finnas när sköldkörteln arbetar för fort. Ett lågt är vanligt vid svält och annan sjukdom, utan fel på körteln.",
  "TPO-antikroppar":
    "De ökar sannolikheten för att körteln arbetar långsammare längre fram. Många som har dem blir aldrig sjuka.",
  "25-OH-vitamin D":
    "Ett lågt värde är vanligt på vintern, vid lite sol och när man äter lite fisk. Ett mycket högt kommer oftast av tillskott.",
  "Vitamin B12":
    "Ett lågt värde kan bero på växtbaserad mat utan tillskott, magsjukdom eller vissa läkemedel. Ett högt är vanligt vid tillskott.",
  "Aktivt B12":
    "Ett lågt värde kan tyda på att cellerna får för lite B12. Gränsvärden brukar kontrolleras med metylmalonsyra.",
  Folat:
    "Ett lågt värde kan bero på lite grönsaker, alkohol, tarmsjukdom eller läkemedel. Det bedöms tillsammans med B12.",
  Metylmalonsyra:
    "Ett högt värde kan tyda på brist på B12 i cellerna. Nedsatt njurfunktion höjer det också, utan brist.",
  "Omega-3-index":
    "Ett lågt tal säger att du har ätit lite fet fisk de senaste månaderna. Det är ingen sjukdom och inget mått på hur du mår.",
  Testosteron:
    "Ett lågt värde hos män kan bero på sömnbrist, övervikt, sjukdom eller läkemedel, och tas om på morgonen. Ett högt hos kvinnor kan finnas vid PCOS.",
  SHBG: "Ett lågt värde är vanligt vid övervikt, ett högt vid p-piller, hög ålder och för hög ämnesomsättning.",
  "Fritt testosteron":
    "Värdet är en beräkning och bedöms med det totala testosteronet. Ett lågt tal ensamt räcker inte för en slutsats.",
  Östradiol:
    "Nivån beror på cykeldag, ålder och hormonläkemedel. Ett lågt värde är väntat efter klimakteriet, ett högt mitt i cykeln.",
  Progesteron:
    "Ett lågt värde en vecka före mens kan betyda att ägglossningen uteblev den månaden. På fel dag säger provet ingenting.",
  LH: "Ett högt värde kan vara ägglossning eller klimakterium. Ett lågt kan bero på stress, låg vikt eller hormonläkemedel.",
  FSH: "Ett högt värde är väntat omkring klimakteriet. Under åren dessförinnan svänger det så mycket att ett prov säger lite.",
  Prolaktin:
    "Ett lätt förhöjt värde beror ofta på stress, amning eller läkemedel, och tas om i vila. Ett tydligt högt behöver utredas.",
  AMH: "Ett lågt värde kan betyda färre äggblåsor än vanligt för åldern. Det säger inget säkert om chansen att bli gravid nu.",
  "DHEA-S":
    "Nivån sjunker med åldern. Ett högt värde kan finnas vid PCOS, ett lågt vid kortisonbehandling eller sjukdom i binjurarna.",
  Kortisol:
    "Tid på dygnet, p-piller och sömn påverkar mest. Tydligt avvikande värden utreds i vården med andra prov än detta.",
  "IGF-1":
    "Ett lågt värde kan bero på lite mat, leversjukdom eller ålder, ett högt på sjukdom i hypofysen. Nivån varierar mycket.",
  PSA: "Ett högt värde kan bero på godartad förstoring, inflammation eller cykling, och ibland på cancer. De flesta med lätt förhöjt värde har inte cancer.",
  Transglutaminasantikroppar:
    "Förhöjda antikroppar kan tyda på celiaki och utreds vidare i vården. Sluta inte äta gluten innan utredningen är klar.",
  "Kortisol i saliv, morgon":
    "Nivån beror på när du vaknade och hur snabbt du tog provet. Ett avvikande värde säger lite utan fler prov.",
  "Kortisol i saliv, kväll":
    "Ett högt värde kan bero på skiftarbete, sen träning eller stress just då. Upprepat höga värden kan behöva utredas i vården.",
  "Melatonin i saliv":
    "En sen stigning kan stämma med att du somnar sent. Skärmljus, koffein och läkemedel påverkar, och gränser för friska saknas.",
  "Testosteron i saliv":
    "Värdet bekräftas med blodprov innan det betyder något. Blod i saliven och tid på dygnet kan ge fel svar.",
  "Progesteron i saliv":
    "Nivån följer cykeln och skiljer mycket mellan dagar. Metoden är osäkrare än blodprov och används sällan i vården.",
  "U-albumin/kreatinin-kvot":
    "Ett högt värde kan bero på feber, hård träning eller urinvägsinfektion. Står det sig i flera prov kan njurarna behöva undersökas.",
  "Jod i urin":
    "Ett lågt värde kan betyda lite jod i maten det senaste dygnet. Provet är gjort för grupper, och passar sämre för en person.",
  "Glukos i urin":
    "Socker i urinen kan finnas vid högt blodsocker, under graviditet och med vissa läkemedel. Det följs upp med blodprov.",
  "Blod i urin":
    "Mens, urinvägsinfektion, njursten och hård träning är vanliga skäl. Synligt blod utan förklaring behöver vård.",
  "Nitrit i urin":
    "Ett positivt svar kan tyda på bakterier i urinen, som inte alltid behöver behandlas. Ett negativt utesluter inte en infektion.",
  MTHFR:
    "De vanliga varianterna finns hos många friska och ändrar sällan vad du behöver göra. Vården brukar inte testa för dem.",
  APOE: "Varianten ε4 ökar risken för Alzheimers sjukdom, men många som har den blir aldrig sjuka, och många sjuka saknar den.",
  COMT: "Varianterna hänger svagt ihop med hur vi reagerar på stress i grupp. De förutsäger inte hur du fungerar.",
  LCT: "Varianten visar om du sannolikt kan bryta ner laktos som vuxen. Magbesvär kan ha andra orsaker ändå.",
  CYP1A2: "Varianten hänger ihop med hur fort koffein bryts ner. Rökning och p-piller påverkar minst lika mycket.",
  FTO: "Riskvarianten motsvarar i snitt ett par kilo. Mat, sömn och rörelse hjälper lika bra hos dem som har den.",
  ACTN3: "Varianten är vanligare hos sprintrar på elitnivå. För vem som helst avgör träningen långt mer.",
  HFE: "Två ändrade kopior kan ge för mycket järn, men många med dem blir aldrig sjuka. Ferritin och järnmättnad visar hur det är.",
  "HLA-DQ2/DQ8":
    "Saknas varianterna är celiaki mycket osannolik. Finns de säger det lite, eftersom omkring fyra av tio har dem.",
  CYP2C19:
    "Varianten kan göra att vissa läkemedel verkar svagare eller starkare. Svaret är till för läkaren som skriver ut dem.",
  "Faktor V Leiden":
    "Varianten ökar risken för propp, mest tillsammans med till exempel p-piller, graviditet eller operation. De flesta med en kopia får ingen propp.",
  "BRCA1/BRCA2":
    "En sjukdomsorsakande förändring ökar risken tydligt och bekräftas alltid i vården. Ett svar utan fynd utesluter inte ärftlig risk.",
  "Polygen riskpoäng":
    "En hög poäng betyder en högre risk än snittet i den grupp som jämförs, inte att du blir sjuk. Vanor och ålder väger ofta tyngre.",
  "Biologisk ålder":
    "Ett tal över eller under din ålder är ingen sjukdom. Samma prov kan ge olika svar med olika metoder och olika dagar.",
  Åldrandetakt: "Ett tal över ett betyder i studier ett snabbare åldrande i grupp. För en person är osäkerheten stor.",
  Telomerlängd:
    "Kortare telomerer följer med åldern och skiljer mycket mellan friska. Ett enskilt värde går inte att använda till något råd.",
};
