/** What a deviating value can mean, in general terms. Never a diagnosis: causes are several. */
interface MarkerMeaning {
  /** Of a low value. */
  low?: string;
  /** Of a high value. */
  high?: string;
  /** What holds for both, or of a marker whose values are neither low nor high. */
  other?: string;
}

/** By the marker's name. */
export const markerMeanings: Readonly<Record<string, MarkerMeaning>> = {
  "Hemoglobin (Hb)": {
    low: "Ett lågt värde kan bero på järnbrist, blödning eller långvarig sjukdom.",
    high: "Ett högt värde kan bero på vätskebrist, rökning eller vistelse på hög höjd.",
  },
  Erytrocyter: {
    low: "Ett lågt antal kan finnas vid blodbrist.",
    high: "Ett högt antal kan finnas vid till exempel vätskebrist eller rökning.",
    other: "Ensamt säger värdet lite.",
  },
  EVF: {
    low: "Ett lågt värde kan finnas vid blodbrist eller efter mycket vätska.",
    high: "Ett högt värde kan finnas när kroppen saknar vätska.",
  },
  MCV: {
    low: "Små blodkroppar är vanliga vid järnbrist.",
    high: "Stora blodkroppar kan bero på brist på B12 eller folat, alkohol eller vissa läkemedel.",
  },
  MCH: {
    low: "Ett lågt värde följer ofta med järnbrist.",
    high: "Ett högt värde följer ofta med brist på B12 eller folat.",
    other: "Det läses tillsammans med MCV.",
  },
  Leukocyter: {
    low: "Ett lågt antal kan finnas efter en virusinfektion eller bero på läkemedel.",
    high: "Ett högt antal är vanligt vid infektion, stress, rökning och kortison.",
  },
  Neutrofiler: {
    low: "Färre än vanligt kan bero på en virusinfektion eller läkemedel, och är hos en del normalt.",
    high: "Fler än vanligt ses ofta vid infektion och efter hård träning.",
  },
  Lymfocyter: {
    low: "Antalet kan sjunka vid stress, kortison eller annan sjukdom.",
    high: "Antalet kan stiga vid en virusinfektion.",
    other: "Tillfälliga ändringar är vanliga.",
  },
  Trombocyter: {
    low: "Ett lågt antal kan bero på infektion eller läkemedel, eller på hur provet togs.",
    high: "Ett högt antal kan finnas vid inflammation eller järnbrist.",
  },
  Ferritin: {
    low: "Ett lågt värde talar för små järnförråd.",
    high: "Ett högt värde betyder sällan för mycket järn: inflammation, alkohol och fettlever är vanligare skäl.",
  },
  Järn: {
    other:
      "Värdet svänger under dygnet och efter mat. Det säger därför lite utan ferritin, transferrin och järnmättnad.",
  },
  Transferrin: {
    low: "Ett lågt värde kan finnas vid inflammation eller leversjukdom.",
    high: "Ett högt värde är vanligt vid järnbrist och vid östrogen eller graviditet.",
  },
  Järnmättnad: {
    low: "Ett lågt värde kan finnas vid järnbrist eller inflammation.",
    high: "Ett högt värde som står sig i nytt prov kan behöva utredas, bland annat för ärftlig järninlagring.",
  },
  HbA1c: {
    high: "Ett högt värde kan tyda på förhöjt blodsocker under en tid.",
    other: "Blodbrist, blödning och vissa blodsjukdomar kan göra värdet missvisande.",
  },
  "P-glukos": {
    high: "Ett högt värde kan bero på mat, stress eller infektion, eller på att kroppen har svårt att hantera socker.",
    other: "Ett enda värde räcker sällan.",
  },
  Insulin: {
    high: "Ett högt fastevärde kan finnas när kroppen svarar sämre på insulin.",
    other: "Det finns ingen vedertagen gräns, och metoderna skiljer sig åt.",
  },
  "C-peptid": {
    low: "Ett lågt värde kan betyda att kroppen bildar lite insulin.",
    high: "Ett högt värde kan betyda att kroppen bildar mycket insulin.",
    other: "Vården använder det främst när diabetes redan är känd.",
  },
  "HOMA-IR": {
    high: "Ett högt tal kan tyda på att kroppen svarar sämre på insulin.",
    other: "Måttet är gjort för grupper och är osäkert för en enskild person.",
  },
  Kolesterol: {
    high: "Ett högt värde kan bero på arv, mat eller andra sjukdomar.",
    other: "Vad det betyder beror på hur LDL och HDL ligger.",
  },
  "LDL-kolesterol": {
    high: "Högt LDL ger inga symtom, men ökar risken för hjärt-kärlsjukdom ju längre det är högt.",
    other: "Arv, mat och sköldkörtel påverkar.",
  },
  "HDL-kolesterol": {
    low: "Ett lågt värde är vanligt vid rökning, låg aktivitet och övervikt.",
    high: "Ett mycket högt värde är inte nödvändigtvis bättre.",
  },
  "Non-HDL-kolesterol": {
    high: "Ett högt värde betyder fler partiklar som kan lagras i kärlen.",
    other: "Det bedöms utifrån din samlade risk, inte för sig.",
  },
  Triglycerider: {
    high: "Ett högt värde kan bero på en måltid nyss, alkohol, mycket socker eller dåligt reglerad diabetes. Mycket höga värden behöver vård snart.",
  },
  ApoB: {
    high: "Ett högt värde betyder fler partiklar som kan fastna i kärlväggen. Det kan visa det som LDL missar när triglyceriderna är höga.",
  },
  ApoA1: {
    low: "Ett lågt värde följer ofta med lågt HDL, vid till exempel rökning eller övervikt.",
    high: "Östrogen kan höja värdet.",
  },
  "ApoB/ApoA1-kvot": {
    high: "En hög kvot kan betyda högre risk för hjärt-kärlsjukdom.",
    other: "Den vägs ihop med blodtryck, rökning, ålder och arv.",
  },
  "Lp(a)": {
    high: "Ett högt värde ärvs och ökar risken för hjärt-kärlsjukdom.",
    other: "Vanor ändrar det knappt, men gör det viktigare att hålla efter annat.",
  },
  Homocystein: {
    high: "Ett högt värde kan bero på brist på B12 eller folat, nedsatt njurfunktion, vissa läkemedel eller låg ämnesomsättning.",
  },
  "NT-proBNP": {
    high: "Ett högt värde kan finnas när hjärtat är belastat, men också vid hög ålder, förmaksflimmer och nedsatt njurfunktion. Det behöver en läkares bedömning.",
  },
  CRP: {
    high: "Ett högt värde kommer oftast av en infektion eller skada, och sjunker på några dagar.",
    other: "Provet säger inte var eller varför.",
  },
  "Högkänsligt CRP": {
    high: "Lätt förhöjda värden är vanliga efter förkylning, tandbesvär och hård träning, och vid övervikt och rökning.",
    other: "Ta om provet när du är frisk.",
  },
  SR: {
    high: "En hög sänka kan bero på infektion, inflammation, blodbrist, graviditet eller ålder.",
    other: "Värdet ändras långsamt.",
  },
  Kreatinin: {
    low: "Ett lågt värde är vanligt vid liten muskelmassa.",
    high: "Ett högt värde kan bero på nedsatt njurfunktion, men också på stora muskler, kött före provet eller kreatin.",
  },
  eGFR: {
    low: "Ett lågt värde kan betyda att njurarna filtrerar sämre. Det tas om innan något sägs, eftersom mat, träning och vätska påverkar.",
  },
  "Cystatin C": {
    high: "Ett högt värde kan betyda att njurarna filtrerar sämre.",
    other: "Kortison, inflammation och sköldkörtelns arbete påverkar också.",
  },
  Urat: {
    high: "Ett högt värde är vanligt och ger ofta inga besvär. Alkohol, vissa läkemedel och nedsatt njurfunktion höjer det.",
  },
  Natrium: {
    low: "Ett lågt värde kan bero på läkemedel, kräkningar eller mycket vätska.",
    high: "Ett högt värde kan bero på vätskebrist.",
    other: "Tydliga avvikelser behöver vård.",
  },
  Kalium: {
    high: "Ett högt värde beror ofta på hur provet togs, men kan vara allvarligt och tas därför om snabbt.",
    other: "Läkemedel, njurar och diarré påverkar.",
  },
  Kalcium: {
    low: "Ett lågt värde kan bero på brist på D-vitamin.",
    high: "Ett högt värde kan bero på bisköldkörtlarna eller för mycket D-vitamin.",
    other: "Albumin påverkar tolkningen.",
  },
  Magnesium: {
    low: "Ett lågt värde kan bero på diarré, alkohol eller vissa läkemedel.",
    other: "Ett normalt värde utesluter inte att kroppens förråd är små.",
  },
  Zink: {
    low: "Inflammation, mat och tid på dygnet sänker värdet utan att det är brist.",
    other: "Det gör provet svårt att tolka ensamt.",
  },
  Selen: {
    low: "Ett lågt värde kan bero på lite selen i maten.",
    high: "Ett högt värde kommer oftast av tillskott, och för mycket är skadligt.",
  },
  Albumin: {
    low: "Ett lågt värde kan finnas vid inflammation, leversjukdom, undernäring eller när njurarna läcker protein.",
    high: "Ett högt värde beror oftast på vätskebrist.",
  },
  ALAT: {
    high: "Ett högt värde kan bero på fettlever, alkohol, läkemedel eller virus. Hård träning kan också höja det.",
    other: "Ofta tas provet om.",
  },
  ASAT: {
    high: "Ett högt värde kan komma från levern eller musklerna.",
    other: "Vila från hård träning några dagar innan du tar om provet.",
  },
  GT: {
    high: "Ett högt värde är vanligt vid alkohol, fettlever och vissa läkemedel.",
    other: "Det visar inte ensamt vad som är orsaken.",
  },
  ALP: {
    high: "Ett högt värde kan komma från gallvägar, lever eller skelett. Det är normalt högre när man växer och under graviditet.",
  },
  Bilirubin: {
    high: "Ett lätt förhöjt värde är ofta ärftligt och ofarligt, och stiger vid fasta. Gula ögon eller gul hud behöver vård snart.",
  },
  CK: {
    high: "Ett högt värde beror oftast på träning, fall eller sprutor i muskeln. Vissa läkemedel och muskelsjukdomar kan också höja det.",
  },
  TSH: {
    low: "Lågt TSH kan betyda att sköldkörteln arbetar för fort.",
    high: "Högt TSH kan betyda att sköldkörteln arbetar för långsamt.",
    other: "Ett värde strax utanför tas om innan det betyder något.",
  },
  "Fritt T4": {
    low: "Ett lågt värde kan finnas vid för låg ämnesomsättning.",
    high: "Ett högt värde kan finnas vid för hög ämnesomsättning.",
    other: "Biotin och vissa läkemedel kan störa provet.",
  },
  "Fritt T3": {
    low: "Ett lågt värde är vanligt vid svält och annan sjukdom, utan fel på körteln.",
    high: "Ett högt värde kan finnas när sköldkörteln arbetar för fort.",
  },
  "TPO-antikroppar": {
    high: "Antikropparna ökar sannolikheten för att körteln arbetar långsammare längre fram. Många som har dem blir aldrig sjuka.",
  },
  "25-OH-vitamin D": {
    low: "Ett lågt värde är vanligt på vintern, vid lite sol och när man äter lite fisk.",
    high: "Ett mycket högt värde kommer oftast av tillskott.",
  },
  "Vitamin B12": {
    low: "Ett lågt värde kan bero på växtbaserad mat utan tillskott, magsjukdom eller vissa läkemedel.",
    high: "Ett högt värde är vanligt vid tillskott.",
  },
  "Aktivt B12": {
    low: "Ett lågt värde kan tyda på att cellerna får för lite B12.",
    other: "Gränsvärden brukar kontrolleras med metylmalonsyra.",
  },
  Folat: {
    low: "Ett lågt värde kan bero på lite grönsaker, alkohol, tarmsjukdom eller läkemedel.",
    other: "Det bedöms tillsammans med B12.",
  },
  Metylmalonsyra: {
    high: "Ett högt värde kan tyda på brist på B12 i cellerna. Nedsatt njurfunktion höjer det också, utan brist.",
  },
  "Omega-3-index": {
    low: "Ett lågt tal säger att du har ätit lite fet fisk de senaste månaderna. Det är ingen sjukdom och inget mått på hur du mår.",
  },
  Testosteron: {
    low: "Ett lågt värde hos män kan bero på sömnbrist, övervikt, sjukdom eller läkemedel, och tas om på morgonen.",
    high: "Ett högt värde hos kvinnor kan finnas vid PCOS.",
  },
  SHBG: {
    low: "Ett lågt värde är vanligt vid övervikt.",
    high: "Ett högt värde är vanligt vid p-piller, hög ålder och för hög ämnesomsättning.",
  },
  "Fritt testosteron": {
    low: "Ett lågt tal ensamt räcker inte för en slutsats.",
    other: "Värdet är en beräkning och bedöms med det totala testosteronet.",
  },
  Östradiol: {
    low: "Ett lågt värde är väntat efter klimakteriet.",
    high: "Ett högt värde är väntat mitt i cykeln.",
    other: "Nivån beror på cykeldag, ålder och hormonläkemedel.",
  },
  Progesteron: {
    low: "Ett lågt värde en vecka före mens kan betyda att ägglossningen uteblev den månaden.",
    other: "På fel dag säger provet ingenting.",
  },
  LH: {
    low: "Ett lågt värde kan bero på stress, låg vikt eller hormonläkemedel.",
    high: "Ett högt värde kan vara ägglossning eller klimakterium.",
  },
  FSH: {
    high: "Ett högt värde är väntat omkring klimakteriet. Under åren dessförinnan svänger det så mycket att ett prov säger lite.",
  },
  Prolaktin: {
    high: "Ett lätt förhöjt värde beror ofta på stress, amning eller läkemedel, och tas om i vila. Ett tydligt högt behöver utredas.",
  },
  AMH: {
    low: "Ett lågt värde kan betyda färre äggblåsor än vanligt för åldern. Det säger inget säkert om chansen att bli gravid nu.",
  },
  "DHEA-S": {
    low: "Ett lågt värde kan finnas vid kortisonbehandling eller sjukdom i binjurarna.",
    high: "Ett högt värde kan finnas vid PCOS.",
    other: "Nivån sjunker med åldern.",
  },
  Kortisol: {
    other:
      "Tid på dygnet, p-piller och sömn påverkar mest. Tydligt avvikande värden utreds i vården med andra prov än detta.",
  },
  "IGF-1": {
    low: "Ett lågt värde kan bero på lite mat, leversjukdom eller ålder.",
    high: "Ett högt värde kan bero på sjukdom i hypofysen.",
    other: "Nivån varierar mycket.",
  },
  PSA: {
    high: "Ett högt värde kan bero på godartad förstoring, inflammation eller cykling, och ibland på cancer. De flesta med lätt förhöjt värde har inte cancer.",
  },
  Transglutaminasantikroppar: {
    high: "Förhöjda antikroppar kan tyda på celiaki och utreds vidare i vården. Sluta inte äta gluten innan utredningen är klar.",
  },
  "Kortisol i saliv, morgon": {
    other: "Nivån beror på när du vaknade och hur snabbt du tog provet. Ett avvikande värde säger lite utan fler prov.",
  },
  "Kortisol i saliv, kväll": {
    high: "Ett högt värde kan bero på skiftarbete, sen träning eller stress just då. Upprepat höga värden kan behöva utredas i vården.",
  },
  "Melatonin i saliv": {
    other:
      "En sen stigning kan stämma med att du somnar sent. Skärmljus, koffein och läkemedel påverkar, och gränser för friska saknas.",
  },
  "Testosteron i saliv": {
    other: "Värdet bekräftas med blodprov innan det betyder något. Blod i saliven och tid på dygnet kan ge fel svar.",
  },
  "Progesteron i saliv": {
    other:
      "Nivån följer cykeln och skiljer mycket mellan dagar. Metoden är osäkrare än blodprov och används sällan i vården.",
  },
  "U-albumin/kreatinin-kvot": {
    high: "Ett högt värde kan bero på feber, hård träning eller urinvägsinfektion. Står det sig i flera prov kan njurarna behöva undersökas.",
  },
  "Jod i urin": {
    low: "Ett lågt värde kan betyda lite jod i maten det senaste dygnet.",
    other: "Provet är gjort för grupper, och passar sämre för en person.",
  },
  "Glukos i urin": {
    other:
      "Socker i urinen kan finnas vid högt blodsocker, under graviditet och med vissa läkemedel. Det följs upp med blodprov.",
  },
  "Blod i urin": {
    other:
      "Mens, urinvägsinfektion, njursten och hård träning är vanliga skäl. Synligt blod utan förklaring behöver vård.",
  },
  "Nitrit i urin": {
    other:
      "Ett positivt svar kan tyda på bakterier i urinen, som inte alltid behöver behandlas. Ett negativt utesluter inte en infektion.",
  },
  MTHFR: {
    other:
      "De vanliga varianterna finns hos många friska och ändrar sällan vad du behöver göra. Vården brukar inte testa för dem.",
  },
  APOE: {
    other:
      "Varianten ε4 ökar risken för Alzheimers sjukdom, men många som har den blir aldrig sjuka, och många sjuka saknar den.",
  },
  COMT: {
    other: "Varianterna hänger svagt ihop med hur vi reagerar på stress i grupp. De förutsäger inte hur du fungerar.",
  },
  LCT: {
    other: "Varianten visar om du sannolikt kan bryta ner laktos som vuxen. Magbesvär kan ha andra orsaker ändå.",
  },
  CYP1A2: {
    other: "Varianten hänger ihop med hur fort koffein bryts ner. Rökning och p-piller påverkar minst lika mycket.",
  },
  FTO: {
    other: "Riskvarianten motsvarar i snitt ett par kilo. Mat, sömn och rörelse hjälper lika bra hos dem som har den.",
  },
  ACTN3: {
    other: "Varianten är vanligare hos sprintrar på elitnivå. För vem som helst avgör träningen långt mer.",
  },
  HFE: {
    other:
      "Två ändrade kopior kan ge för mycket järn, men många med dem blir aldrig sjuka. Ferritin och järnmättnad visar hur det är.",
  },
  "HLA-DQ2/DQ8": {
    other:
      "Saknas varianterna är celiaki mycket osannolik. Finns de säger det lite, eftersom omkring fyra av tio har dem.",
  },
  CYP2C19: {
    other:
      "Varianten kan göra att vissa läkemedel verkar svagare eller starkare. Svaret är till för läkaren som skriver ut dem.",
  },
  "Faktor V Leiden": {
    other:
      "Varianten ökar risken för propp, mest tillsammans med till exempel p-piller, graviditet eller operation. De flesta med en kopia får ingen propp.",
  },
  "BRCA1/BRCA2": {
    other:
      "En sjukdomsorsakande förändring ökar risken tydligt och bekräftas alltid i vården. Ett svar utan fynd utesluter inte ärftlig risk.",
  },
  "Polygen riskpoäng": {
    high: "En hög poäng betyder en högre risk än snittet i den grupp som jämförs, inte att du blir sjuk.",
    other: "Vanor och ålder väger ofta tyngre.",
  },
  "Biologisk ålder": {
    other:
      "Ett tal över eller under din ålder är ingen sjukdom. Samma prov kan ge olika svar med olika metoder och olika dagar.",
  },
  Åldrandetakt: {
    high: "Ett tal över ett betyder i studier ett snabbare åldrande i grupp.",
    other: "För en person är osäkerheten stor.",
  },
  Telomerlängd: {
    low: "Kortare telomerer följer med åldern och skiljer mycket mellan friska.",
    other: "Ett enskilt värde går inte att använda till något råd.",
  },
};
