import { storedInterval } from "../features/catalogue/markers/referenceIntervalRows.ts";
import { guidesOfMarker, markerReferences } from "./markerGuides.ts";
import { markerIntervals } from "./markerIntervals.ts";
import { markerMeanings } from "./markerMeanings.ts";
import { markerPreparation } from "./markerPreparation.ts";
import type { SeedBiomarker } from "./types.ts";

/** Markers by what they are about. Units as used in Sweden. */
const GROUPS: Record<string, Pick<SeedBiomarker, "name" | "unit" | "description">[]> = {
  Blodvärden: [
    {
      name: "Hemoglobin (Hb)",
      unit: "g/L",
      description: "Ämnet i de röda blodkropparna som transporterar syre. Ett lågt värde kan tyda på blodbrist.",
    },
    {
      name: "Erytrocyter",
      unit: "10¹²/L",
      description: "Antalet röda blodkroppar. Värdet bedöms tillsammans med hemoglobin och MCV.",
    },
    {
      name: "EVF",
      unit: null,
      description: "Hur stor andel av blodet som består av röda blodkroppar. Värdet påverkas av vätskebalansen.",
    },
    {
      name: "MCV",
      unit: "fL",
      description: "De röda blodkropparnas genomsnittliga storlek. Det kan ge en ledtråd om orsaken till blodbrist.",
    },
    { name: "MCH", unit: "pg", description: "Hur mycket hemoglobin varje röd blodkropp innehåller i genomsnitt." },
    {
      name: "Leukocyter",
      unit: "10⁹/L",
      description:
        "Antalet vita blodkroppar, som ingår i immunförsvaret. Värdet kan stiga vid till exempel en infektion.",
    },
    {
      name: "Neutrofiler",
      unit: "10⁹/L",
      description: "Den vanligaste typen av vita blodkroppar. De ökar ofta vid infektioner med bakterier.",
    },
    {
      name: "Lymfocyter",
      unit: "10⁹/L",
      description: "Vita blodkroppar som bland annat bildar antikroppar och försvarar kroppen mot virus.",
    },
    {
      name: "Trombocyter",
      unit: "10⁹/L",
      description: "Antalet blodplättar, som behövs för att blodet ska kunna levra sig.",
    },
  ],
  Järn: [
    {
      name: "Ferritin",
      unit: "µg/L",
      description:
        "Visar hur mycket järn som finns lagrat i kroppen. Värdet kan vara högt vid inflammation, även om järnförråden är små.",
    },
    {
      name: "Järn",
      unit: "µmol/L",
      description: "Mängden järn i blodet just när provet tas. Värdet varierar mycket under dygnet.",
    },
    {
      name: "Transferrin",
      unit: "g/L",
      description: "Det protein som transporterar järn i blodet. Det brukar öka vid järnbrist.",
    },
    {
      name: "Järnmättnad",
      unit: "%",
      description: "Hur stor del av transferrinet som bär järn. Ett lågt värde kan tyda på järnbrist.",
    },
  ],
  Blodsocker: [
    {
      name: "HbA1c",
      unit: "mmol/mol",
      description:
        "Långtidsblodsocker. Värdet speglar den genomsnittliga blodsockernivån under de senaste två till tre månaderna.",
    },
    {
      name: "P-glukos",
      unit: "mmol/L",
      description: "Blodsockret när provet tas. Provet tas ofta fastande för att värdet ska gå att jämföra.",
    },
    {
      name: "Insulin",
      unit: "mIE/L",
      description:
        "Hormonet som hjälper cellerna att ta upp socker. Det mäts fastande och tolkas tillsammans med glukos.",
    },
    {
      name: "C-peptid",
      unit: "nmol/L",
      description: "Bildas när kroppen tillverkar insulin. Värdet visar ungefär hur mycket eget insulin du har.",
    },
    {
      name: "HOMA-IR",
      unit: null,
      description:
        "Räknas ut från fasteglukos och fasteinsulin. Det är ett grovt mått på hur känslig kroppen är för insulin.",
    },
  ],
  "Blodfetter och kärl": [
    {
      name: "Kolesterol",
      unit: "mmol/L",
      description: "Den totala mängden kolesterol i blodet. Värdet säger mer när det delas upp i LDL och HDL.",
    },
    {
      name: "LDL-kolesterol",
      unit: "mmol/L",
      description:
        "Den sorts kolesterol som kan lagras i kärlväggarna. Högt LDL under lång tid ökar risken för hjärt-kärlsjukdom.",
    },
    {
      name: "HDL-kolesterol",
      unit: "mmol/L",
      description:
        "Den sorts kolesterol som transporteras tillbaka till levern. Värdet bedöms tillsammans med andra blodfetter.",
    },
    {
      name: "Non-HDL-kolesterol",
      unit: "mmol/L",
      description: "Allt kolesterol utom HDL. Värdet kan bedömas även om du inte har fastat.",
    },
    {
      name: "Triglycerider",
      unit: "mmol/L",
      description: "Ett blodfett som påverkas av mat, alkohol och vikt. Nivån stiger efter en måltid.",
    },
    {
      name: "ApoB",
      unit: "g/L",
      description: "Visar hur många partiklar i blodet som kan föra in kolesterol i kärlväggen.",
    },
    { name: "ApoA1", unit: "g/L", description: "Det viktigaste proteinet i HDL-partiklarna." },
    {
      name: "ApoB/ApoA1-kvot",
      unit: null,
      description:
        "Förhållandet mellan två proteiner i blodfetterna. Kvoten används vid bedömning av risken för hjärt-kärlsjukdom.",
    },
    {
      name: "Lp(a)",
      unit: "nmol/L",
      description:
        "En ärftlig blodfettspartikel. Nivån ändras lite under livet, så det räcker ofta att mäta den en gång.",
    },
    {
      name: "Homocystein",
      unit: "µmol/L",
      description: "En aminosyra som kan öka vid brist på B12, folat eller vitamin B6, och vid nedsatt njurfunktion.",
    },
    {
      name: "NT-proBNP",
      unit: "ng/L",
      description: "Bildas när hjärtat belastas. Värdet ökar med åldern och bedöms av läkare.",
    },
  ],
  Inflammation: [
    {
      name: "CRP",
      unit: "mg/L",
      description:
        "Ett protein som ökar snabbt vid infektion eller inflammation. Provet visar inte var i kroppen den sitter.",
    },
    {
      name: "Högkänsligt CRP",
      unit: "mg/L",
      description: "CRP mätt med en metod som fångar låga nivåer. En förkylning eller hård träning kan påverka värdet.",
    },
    {
      name: "SR",
      unit: "mm/h",
      description: "Sänkan. Den stiger långsamt vid inflammation och kan vara hög av många olika skäl.",
    },
  ],
  "Njurar och salter": [
    {
      name: "Kreatinin",
      unit: "µmol/L",
      description: "En restprodukt från musklerna som njurarna rensar bort. Stor muskelmassa kan ge ett högre värde.",
    },
    {
      name: "eGFR",
      unit: "mL/min/1,73 m²",
      description: "En beräkning av hur väl njurarna filtrerar blodet. Den utgår ofta från kreatinin, ålder och kön.",
    },
    {
      name: "Cystatin C",
      unit: "mg/L",
      description: "Ett protein som visar njurarnas funktion och påverkas mindre av muskelmassa än kreatinin.",
    },
    {
      name: "Urat",
      unit: "µmol/L",
      description: "Urinsyra, en restprodukt i ämnesomsättningen. Höga nivåer kan finnas vid gikt.",
    },
    { name: "Natrium", unit: "mmol/L", description: "Ett salt som styr kroppens vätskebalans." },
    { name: "Kalium", unit: "mmol/L", description: "Ett salt som är viktigt för muskler, nerver och hjärtats rytm." },
    {
      name: "Kalcium",
      unit: "mmol/L",
      description: "Kalcium behövs för skelettet, musklerna och nerverna. Nivån styrs bland annat av bisköldkörtlarna.",
    },
    {
      name: "Magnesium",
      unit: "mmol/L",
      description:
        "Ett mineral som behövs för muskler och nerver. Blodvärdet visar bara en liten del av kroppens magnesium.",
    },
    {
      name: "Zink",
      unit: "µmol/L",
      description:
        "Ett spårämne som behövs för bland annat immunförsvaret. Nivån varierar under dygnet och efter måltid.",
    },
    {
      name: "Selen",
      unit: "µmol/L",
      description: "Ett spårämne som behövs bland annat i sköldkörteln. Svensk mat innehåller ofta lite selen.",
    },
  ],
  "Lever och muskler": [
    {
      name: "Albumin",
      unit: "g/L",
      description:
        "Blodets vanligaste protein, som bildas i levern. Ett lågt värde kan bland annat finnas vid inflammation.",
    },
    {
      name: "ALAT",
      unit: "µkat/L",
      description: "Ett enzym som främst finns i levern. Det kan stiga när levern är påverkad.",
    },
    {
      name: "ASAT",
      unit: "µkat/L",
      description: "Ett enzym i lever och muskler. Det kan stiga efter hård träning, utan att levern är påverkad.",
    },
    {
      name: "GT",
      unit: "µkat/L",
      description: "Ett enzym som kan stiga vid bland annat alkohol, vissa läkemedel och påverkan på gallvägarna.",
    },
    { name: "ALP", unit: "µkat/L", description: "Ett enzym från bland annat lever och skelett." },
    {
      name: "Bilirubin",
      unit: "µmol/L",
      description: "Bildas när röda blodkroppar bryts ner. Ett lätt förhöjt värde är vanligt och ofta ofarligt.",
    },
    {
      name: "CK",
      unit: "µkat/L",
      description: "Ett muskelenzym. Det stiger ofta flera dagar efter ovan eller hård träning.",
    },
  ],
  Sköldkörtel: [
    {
      name: "TSH",
      unit: "mIE/L",
      description:
        "Hormonet från hypofysen som styr sköldkörteln. Det är oftast det första provet när sköldkörteln ska bedömas.",
    },
    {
      name: "Fritt T4",
      unit: "pmol/L",
      description: "Sköldkörtelns vanligaste hormon i sin fria form. Det tolkas tillsammans med TSH.",
    },
    {
      name: "Fritt T3",
      unit: "pmol/L",
      description: "Det mest aktiva sköldkörtelhormonet. Det bildas främst genom att T4 omvandlas.",
    },
    {
      name: "TPO-antikroppar",
      unit: "kIE/L",
      description:
        "Antikroppar mot sköldkörteln. De kan finnas vid en autoimmun sjukdom, men också hos personer utan besvär.",
    },
  ],
  "Vitaminer och fettsyror": [
    {
      name: "25-OH-vitamin D",
      unit: "nmol/L",
      description: "Visar hur mycket vitamin D du har. Nivån brukar vara högst efter sommaren och lägst efter vintern.",
    },
    {
      name: "Vitamin B12",
      unit: "pmol/L",
      description:
        "Behövs för blodbildning och nervsystem. Ett värde i det lägre området kan behöva följas upp med fler prov.",
    },
    {
      name: "Aktivt B12",
      unit: "pmol/L",
      description: "Den del av B12 som cellerna kan ta upp. Det kallas också holotranskobalamin.",
    },
    {
      name: "Folat",
      unit: "nmol/L",
      description: "Ett B-vitamin som behövs när nya celler bildas, bland annat röda blodkroppar.",
    },
    {
      name: "Metylmalonsyra",
      unit: "µmol/L",
      description: "Kan öka när cellerna har för lite B12. Nedsatt njurfunktion kan också höja värdet.",
    },
    {
      name: "Omega-3-index",
      unit: "%",
      description:
        "Andelen EPA och DHA bland fettsyrorna i de röda blodkropparna. Värdet speglar intaget under några månader.",
    },
  ],
  Hormoner: [
    {
      name: "Testosteron",
      unit: "nmol/L",
      description:
        "Ett könshormon som finns hos alla. Hos män är nivån högst på morgonen, och provet tas därför före klockan 10.",
    },
    {
      name: "SHBG",
      unit: "nmol/L",
      description: "Ett protein som binder könshormoner. Det behövs för att räkna ut hur mycket hormon som är fritt.",
    },
    {
      name: "Fritt testosteron",
      unit: "pmol/L",
      description: "Den del av testosteronet som inte är bunden. Värdet räknas oftast ut från testosteron och SHBG.",
    },
    {
      name: "Östradiol",
      unit: "pmol/L",
      description: "Det viktigaste östrogenet. Nivån varierar mycket under menscykeln och sjunker efter klimakteriet.",
    },
    {
      name: "Progesteron",
      unit: "nmol/L",
      description: "Ett hormon som stiger efter ägglossningen. Svaret måste läsas utifrån vilken cykeldag provet togs.",
    },
    {
      name: "LH",
      unit: "IE/L",
      description: "Ett hormon från hypofysen som styr äggstockar och testiklar. Det stiger kraftigt före ägglossning.",
    },
    {
      name: "FSH",
      unit: "IE/L",
      description: "Ett hormon från hypofysen som påverkar äggblåsor och spermier. Nivån stiger omkring klimakteriet.",
    },
    {
      name: "Prolaktin",
      unit: "mIE/L",
      description: "Hormonet som styr mjölkbildningen. Stress, sömn och vissa läkemedel kan höja nivån.",
    },
    {
      name: "AMH",
      unit: "µg/L",
      description:
        "Ger en uppskattning av hur många äggblåsor som finns kvar. Värdet förutsäger inte om du kan bli gravid.",
    },
    { name: "DHEA-S", unit: "µmol/L", description: "Ett hormon från binjurarna. Nivån sjunker med åldern." },
    {
      name: "Kortisol",
      unit: "nmol/L",
      description:
        "Ett hormon från binjurarna som följer dygnsrytmen. Ett enda värde säger lite om hur stressad du är.",
    },
    {
      name: "IGF-1",
      unit: "µg/L",
      description: "Ett ämne som speglar hur mycket tillväxthormon kroppen bildar. Värdet bedöms efter ålder.",
    },
    {
      name: "PSA",
      unit: "µg/L",
      description:
        "Ett protein från prostatan. Det kan vara högt av ofarliga skäl; läs om för- och nackdelar innan du tar provet.",
    },
  ],
  "Övrigt i blod": [
    {
      name: "Transglutaminasantikroppar",
      unit: "kE/L",
      description:
        "Antikroppar som kan finnas vid celiaki (glutenintolerans). Du behöver äta gluten som vanligt innan provet tas.",
    },
  ],
  Saliv: [
    {
      name: "Kortisol i saliv, morgon",
      unit: "nmol/L",
      description: "Fritt kortisol strax efter att du har vaknat, när nivån brukar vara som högst.",
    },
    {
      name: "Kortisol i saliv, kväll",
      unit: "nmol/L",
      description: "Fritt kortisol sent på kvällen, när nivån normalt är låg.",
    },
    {
      name: "Melatonin i saliv",
      unit: "pmol/L",
      description:
        "Hormonet som talar om för kroppen att det är natt. Flera prov på en kväll visar när nivån börjar stiga.",
    },
    {
      name: "Testosteron i saliv",
      unit: "pmol/L",
      description:
        "Den fria delen av testosteronet, mätt i saliv. Metoden är mindre säker än blodprov vid låga nivåer.",
    },
    {
      name: "Progesteron i saliv",
      unit: "pmol/L",
      description: "Fritt progesteron i saliv. Svaret läses utifrån dag i menscykeln.",
    },
  ],
  Urin: [
    {
      name: "U-albumin/kreatinin-kvot",
      unit: "g/mol",
      description: "Visar om njurarna läcker protein. Förhöjda värden brukar kontrolleras med ett nytt prov.",
    },
    {
      name: "Jod i urin",
      unit: "µg/L",
      description:
        "Speglar jodintaget under det senaste dygnet. Ett enstaka prov ger en osäker bild för en enskild person.",
    },
    {
      name: "Glukos i urin",
      unit: null,
      description: "Visar om det finns socker i urinen. Svaret ges som negativt eller positivt.",
    },
    {
      name: "Blod i urin",
      unit: null,
      description: "Visar om det finns spår av blod i urinen. Ett positivt svar behöver följas upp i vården.",
    },
    { name: "Nitrit i urin", unit: null, description: "Kan vara positivt när det finns bakterier i urinen." },
  ],
  Genvarianter: [
    {
      name: "MTHFR",
      unit: null,
      description: "En gen för ett enzym som omvandlar folat. Vanliga varianter har oftast liten betydelse för hälsan.",
    },
    {
      name: "APOE",
      unit: null,
      description:
        "En gen som påverkar blodfetterna. En variant ökar också risken för Alzheimers sjukdom; fundera på om du vill veta.",
    },
    {
      name: "COMT",
      unit: null,
      description: "En gen för ett enzym som bryter ner bland annat dopamin. Sambanden med stress och fokus är svaga.",
    },
    {
      name: "LCT",
      unit: null,
      description: "Varianter nära genen påverkar om du kan bryta ner mjölksocker som vuxen.",
    },
    {
      name: "CYP1A2",
      unit: null,
      description: "En gen för ett enzym i levern som bryter ner koffein. Varianter påverkar hur snabbt det går.",
    },
    {
      name: "FTO",
      unit: null,
      description: "En gen där vissa varianter har ett svagt samband med aptit och vikt. Vanor betyder mer.",
    },
    {
      name: "ACTN3",
      unit: null,
      description: "En gen för ett protein i snabba muskelfibrer. Varianten säger lite om hur du svarar på träning.",
    },
    {
      name: "HFE",
      unit: null,
      description: "En gen där två ändrade kopior kan leda till att kroppen tar upp för mycket järn.",
    },
    {
      name: "HLA-DQ2/DQ8",
      unit: null,
      description:
        "Genvarianter som nästan alla med celiaki har. De är vanliga, och de flesta som bär dem får inte celiaki.",
    },
    {
      name: "CYP2C19",
      unit: null,
      description:
        "En gen för ett enzym som bryter ner flera läkemedel. Ändra aldrig en behandling utan att prata med läkare.",
    },
    {
      name: "Faktor V Leiden",
      unit: null,
      description: "En ärftlig variant som ökar risken för blodpropp. Svaret bör gås igenom med vården.",
    },
    {
      name: "BRCA1/BRCA2",
      unit: null,
      description:
        "Gener där vissa ovanliga förändringar ökar risken för bland annat bröstcancer. Genetisk vägledning rekommenderas.",
    },
    {
      name: "Polygen riskpoäng",
      unit: null,
      description:
        "En sammanvägning av många genvarianter som var för sig betyder lite. Poängen är en uppskattning, inte en diagnos.",
    },
  ],
  Epigenetik: [
    {
      name: "Biologisk ålder",
      unit: "år",
      description:
        "En uppskattning som bygger på DNA-metylering, kemiska märken på arvsmassan. Olika metoder kan ge olika svar.",
    },
    {
      name: "Åldrandetakt",
      unit: "år/år",
      description:
        "En beräkning av hur fort kroppen åldras just nu, utifrån DNA-metylering. Måttet används främst i forskning.",
    },
    {
      name: "Telomerlängd",
      unit: "kb",
      description:
        "Längden på kromosomernas ändar, som blir kortare med åldern. Värdet varierar mycket mellan friska personer.",
    },
  ],
};

/** The shared vocabulary of markers, group by group; tests refer to these by exact name. */
export const biomarkers: SeedBiomarker[] = Object.entries(GROUPS).flatMap(([group, markers]) =>
  markers.map((marker) => ({
    ...marker,
    group,
    otherMeaning: markerMeanings[marker.name]?.other ?? "",
    lowMeaning: markerMeanings[marker.name]?.low ?? "",
    highMeaning: markerMeanings[marker.name]?.high ?? "",
    reference: markerReferences[marker.name] ?? null,
    referenceIntervals: (markerIntervals.get(marker.name)?.intervals ?? []).map(storedInterval),
    referenceSource: markerIntervals.get(marker.name)?.source ?? "",
    preparation: markerPreparation[marker.name] ?? "",
    guideSlugs: guidesOfMarker(marker.name, group),
  })),
);
