import type { SeedTrainingMethod } from "./types.ts";

/** The six training methods, in the order of the page. */
export const trainingMethods: SeedTrainingMethod[] = [
  {
    slug: "styrketraning",
    title: "Styrketräning",
    icon: "STRENGTH",
    description:
      "Du arbetar mot ett motstånd som är tungt nog att kännas: skivstång, maskin, gummiband eller din egen kropp.",
    intensity: "HIGH",
    duration: "45–60 min",
    frequency: "2–3 gånger i veckan",
    benefits: [
      "Bygger muskler, och bromsar det du annars tappar med åren",
      "Belastar skelettet, som kan bli starkare",
      "Kan bidra till jämnare blodsocker",
      "Gör vardagen lättare: trappor, kassar, att resa sig från golvet",
    ],
    beginning:
      "Välj fem rörelser som tillsammans tar hela kroppen: knäböj, höftfällning, press, drag och bål. Gör 2–3 omgångar med 8–12 repetitioner, så tungt att du hade orkat två till. Lägg på lite när det har blivit lätt.",
    suits: "Dig som vill bli starkare, i alla åldrar",
    caution: "Ta hjälp med tekniken i början. Öka långsamt om du har ont eller är ovan.",
    guidePath: "/guider/styrketraning-longevity",
  },
  {
    slug: "hiit",
    title: "HIIT",
    icon: "INTERVALS",
    description:
      "Högintensiv intervallträning: korta stunder då du tar i nästan allt du kan, med vila emellan. Klassikern är fyra gånger fyra minuter.",
    intensity: "HIGH",
    duration: "30–40 min",
    frequency: "1–2 gånger i veckan",
    benefits: [
      "Höjer syreupptagningsförmågan på kort tid",
      "Tar liten plats i veckan",
      "Kan bidra till bättre blodtryck och blodsocker",
    ],
    beginning:
      "Värm upp i tio minuter. Ta i under fyra minuter så att du blir ordentligt andfådd, gå eller rulla lugnt i tre, och upprepa två till fyra gånger. Ett pass i veckan räcker länge.",
    suits: "Dig som redan rör dig regelbundet och har ont om tid",
    caution:
      "Prata med vården först om du har hjärtsjukdom, högt blodtryck eller får ont i bröstet när du anstränger dig.",
    guidePath: "/guider/hiit",
  },
  {
    slug: "zone-2",
    title: "Zone 2",
    icon: "CYCLING",
    description:
      "Lugn kondition under lång tid, i en takt där du kan prata i hela meningar men inte sjunga: rask promenad, cykel, rodd eller jogg.",
    intensity: "MEDIUM",
    duration: "45–60 min",
    frequency: "2–4 gånger i veckan",
    benefits: [
      "Bygger uthållighet som resten vilar på",
      "Tränar kroppen att använda fett som bränsle",
      "Lätt att återhämta sig från",
      "Kan göras var som helst, och i sällskap",
    ],
    beginning:
      "Gå så raskt att du blir varm och andas tydligt, men kan prata. Håll takten i 30 minuter och lägg på fem minuter i veckan. Puls behövs inte: samtalet är ditt mått.",
    suits: "Nästan alla, och dig som börjar om efter ett uppehåll",
    caution: "Det ska kännas lätt. Går det för fort blir det något annat, och du blir tröttare än nödvändigt.",
    guidePath: "/guider/zone-2",
  },
  {
    slug: "mobilitet",
    title: "Funktionell träning och rörlighet",
    icon: "MOBILITY",
    description:
      "Du tränar rörelser i stället för muskler: böja, sträcka, rotera, balansera, bära. Med eget tempo och full kontroll.",
    intensity: "MEDIUM",
    duration: "15–30 min",
    frequency: "3–5 gånger i veckan",
    benefits: [
      "Behåller rörligheten i höfter, rygg och axlar",
      "Tränar balansen, som skyddar mot fall",
      "Gör annan träning bättre och skonsammare",
    ],
    beginning:
      "Tio minuter om dagen räcker: djup knäböj med stöd, höftrotationer, bröstryggsrotation liggande på sidan och att stå på ett ben medan du borstar tänderna. Långsamt, utan att göra ont.",
    suits: "Dig som sitter mycket, och dig som vill röra dig fritt högt upp i åren",
    caution: "Töj inte in i smärta. Är en led svullen eller instabil, fråga en fysioterapeut.",
    guidePath: "/guider/mobilitet",
  },
  {
    slug: "kyla-varme",
    title: "Kyla och värme",
    icon: "COLD",
    description:
      "Bastu, kalla duschar och kalla bad utsätter kroppen för en kort, avsiktlig påfrestning. Värmen är bättre undersökt än kylan.",
    intensity: "MEDIUM",
    duration: "2–20 min",
    frequency: "1–4 gånger i veckan",
    benefits: [
      "Regelbundet bastubad hänger i finska studier ihop med bättre hjärthälsa, utan att orsaken är säker",
      "Många upplever att de blir lugnare",
      "Kyla kan minska träningsvärk för stunden",
    ],
    beginning:
      "Avsluta duschen med 15–30 sekunder kallt, eller basta högst 10 minuter åt gången i lagom värme. Drick vatten. Bada aldrig kallt ensam, och gå upp medan det fortfarande känns bra.",
    suits: "Dig som är frisk och nyfiken, som ett komplement till träningen",
    caution:
      "Avstå och fråga vården först om du har hjärt-kärlsjukdom, rytmrubbning, epilepsi eller är gravid. Kyla direkt efter styrketräning kan dämpa muskeltillväxten.",
    guidePath: "/guider/kyla-varme",
  },
  {
    slug: "aterhamtning",
    title: "Aktiv återhämtning",
    icon: "RECOVERY",
    description:
      "Lätt rörelse på vilodagar: promenad, lugn cykling, simning eller yoga, så lätt att du är piggare efteråt än före.",
    intensity: "LOW",
    duration: "20–40 min",
    frequency: "1–3 gånger i veckan",
    benefits: ["Håller dig i rörelse utan att trötta ut", "Håller vanan vid liv mellan passen"],
    beginning:
      "Lägg in en lätt dag efter varje tung. Gå en halvtimme utomhus, helst i dagsljus, och låt bli att ta tid. Sömn och mat gör resten av jobbet.",
    suits: "Alla som tränar, och dig som har mycket omkring dig",
    caution: "Är du ständigt trött trots vila? Ta en paus, och sök vård om det inte går över.",
    guidePath: "/guider/aterhamtning",
  },
];
