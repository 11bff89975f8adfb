/** A place of the site that is neither a text nor a product, and what people search it by. */
export interface StaticSearchEntry {
  path: string;
  title: string;
  /** One sentence on what is there. */
  detail: string;
  /** Other words for it. */
  words: readonly string[];
  /** Where it is shown; with the pages without. */
  kind?: "CHOOSER";
}

/** The lists and the tools of the site. */
export const STATIC_SEARCH_ENTRIES: readonly StaticSearchEntry[] = [
  {
    path: "/tester",
    title: "Hälsotester",
    detail: "Se vad testerna mäter, hur de tas och vad de kostar.",
    words: ["jämför tester", "blodprov", "blodtester", "provtagning"],
  },
  {
    path: "/tester/markorer",
    title: "Välj test efter markörer",
    detail: "Välj vad du vill mäta, och se vilka tester som räcker.",
    words: [
      "markörväljaren",
      "biomarkörer",
      "vilket test passar",
      "vilket blodprov ska jag ta",
      "rätt prov",
      "välja",
      "testa mig",
    ],
    kind: "CHOOSER",
  },
  {
    path: "/markorer",
    title: "Markörer",
    detail: "Vad varje markör berättar, och vilka tester som mäter den.",
    words: ["biomarkörer", "referensvärden"],
  },
  {
    path: "/kosttillskott",
    title: "Kosttillskott",
    detail: "Se innehåll, form och pris, och vad man vet om effekten.",
    words: ["tillskott", "vitaminer", "mineraler"],
  },
  {
    path: "/biohacking",
    title: "Biohacking",
    detail: "Utrustning för att mäta och prova.",
    words: ["utrustning", "prylar", "apparater"],
  },
  {
    path: "/mr-scanning",
    title: "MR-scanning",
    detail: "Jämför undersökningar med magnetkamera.",
    words: [
      "magnetkamera",
      "magnetröntgen",
      "hjärnröntgen",
      "MRI",
      "MRT",
      "helkropp",
      "hela kroppen",
      "helkroppsröntgen",
    ],
  },
  {
    path: "/leverantorer",
    title: "Leverantörer",
    detail: "De som säljer testerna, tillskotten och utrustningen, från A till Ö.",
    words: ["säljare", "företag", "laboratorier"],
  },
  {
    path: "/somntestet",
    title: "Sömntestet",
    detail: "Ett test om dina nätter, och råd som utgår från svaren.",
    words: ["sömn", "sömntest", "sova", "sömnproblem"],
  },
  {
    path: "/traning-quiz",
    title: "Träningstestet",
    detail: "Ett test om hur du tränar, och råd som utgår från svaren.",
    words: ["träningstest", "träningsprogram", "träningsquiz"],
  },
  {
    path: "/protokoll-quiz",
    title: "Protokolltestet",
    detail: "Ett test som leder till ett upplägg att följa.",
    words: ["protokolltest"],
  },
  {
    path: "/protokoll",
    title: "Protokoll",
    detail: "Färdiga upplägg att följa, eller bygg ditt eget.",
    words: ["rutiner", "upplägg", "vanor", "morgonrutin", "kvällsrutin", "checklista", "påminnelser"],
  },
  {
    path: "/min-resa",
    title: "Min resa",
    detail: "Det du har gjort, och det som kommer härnäst.",
    words: ["mål", "framsteg", "journal"],
  },
  {
    path: "/min-resa#mina-kurvor",
    title: "Mina resultat",
    detail: "Testen du har gjort, och hur din sömn och träning har ändrats.",
    words: [
      "min sömn",
      "sömnkurva",
      "sömn över tid",
      "min sömn över tid",
      "sover jag bättre",
      "har min sömn ändrats",
      "har min sömn förändrats",
      "sömn sedan sist",
      "min träning",
      "tidigare resultat",
      "mina tester",
      "mina testresultat",
      "mina svar",
      "min utveckling",
      "kurva",
    ],
  },
  {
    path: "/min-resa/varden",
    title: "Mina värden",
    detail: "Dina provsvar över tid: vad de betyder och om de har ändrats.",
    words: ["provsvar", "labbsvar", "blodvärden", "mina prover", "tolka provsvar", "labbvärden"],
  },
  {
    path: "/min-resa#dina-uppgifter",
    title: "Dina uppgifter",
    detail: "Se, ladda ner och ta bort det som finns sparat om dig.",
    words: [
      "radera",
      "ta bort",
      "ta bort allt",
      "rensa",
      "rensa mina uppgifter",
      "GDPR",
      "glömma mig",
      "mina data",
      "personuppgifter",
      "ta bort mitt konto",
      "avsluta",
      "cookies",
      "kakor",
      "logga in",
      "glömt lösenord",
      "glömt bort lösenordet",
      "byta lösenord",
      "nytt lösenord",
      "byta e-postadress",
      "skapa konto",
      "registrera mig",
    ],
  },
  { path: "/guider", title: "Guider", detail: "Läs i lugn och ro, med källor.", words: ["artiklar", "läsa"] },
];
