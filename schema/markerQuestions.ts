/** A question that tests are taken for. */
export interface MarkerQuestion {
  /** Its name in addresses; it stays. */
  key: string;
  /** The question, as somebody asks it. */
  title: string;
  /** What the markers can show about it, and what they cannot. */
  text: string;
  /** Names of the markers, as the shared vocabulary has them; the most telling first. */
  markerNames: readonly string[];
  /** The guide that names them. */
  guideSlug: string;
  /** Additional search terms of the question. */
  words: readonly string[];
}

/**
 * The questions that the marker chooser can be entered by. Markers are those that the guide names for the question, and
 * no more: many markers without a question give many small deviations.
 */
export const MARKER_QUESTIONS: readonly MarkerQuestion[] = [
  {
    key: "trott",
    title: "Varför är jag trött?",
    text: "Proven kan visa blodbrist, järnbrist, inflammation, brist på B12 och om sköldkörteln arbetar för lite eller för mycket. B12 är mest intressant om du äter vegetabiliskt eller är äldre. Trötthet har ofta andra orsaker, som sömn, stress eller en infektion. Har den hållit i sig i några veckor, prata med vårdcentralen.",
    markerNames: ["Hemoglobin (Hb)", "Ferritin", "CRP", "TSH", "Vitamin B12"],
    guideSlug: "forsta-blodprovet",
    words: [
      "trötthet",
      "trötta",
      "orkar",
      "orkeslös",
      "energilös",
      "hängig",
      "sömnig",
      "utmattad",
      "ork",
      "blodprov",
      "prov",
      "test",
    ],
  },
  {
    key: "hjarta",
    title: "Hur mår hjärtat på sikt?",
    text: "Blodfetterna säger något om risken för hjärt-kärlsjukdom många år framåt. Lp(a) är ärftligt och räcker att mäta en gång. Blodtryck och rökning betyder också mycket, och syns inte i provet.",
    markerNames: ["LDL-kolesterol", "HDL-kolesterol", "Triglycerider", "ApoB", "Lp(a)"],
    guideSlug: "blodfetter",
    words: [
      "hjärt-kärlsjukdom",
      "hjärtinfarkt",
      "stroke",
      "blodfetter",
      "kolesterol",
      "hjärta",
      "blodprov",
      "prov",
      "test",
    ],
  },
  {
    key: "skoldkortel",
    title: "Är det sköldkörteln?",
    text: "TSH mäts först, och fritt T4 hjälper till att läsa svaret. Tecknen på låg ämnesomsättning är vanliga också hos den som har en frisk sköldkörtel. Ett värde strax över gränsen behöver tas om.",
    markerNames: ["TSH", "Fritt T4"],
    guideSlug: "skoldkorteln",
    words: [
      "ämnesomsättning",
      "fryser",
      "frusen",
      "gått upp i vikt",
      "håravfall",
      "tappar hår",
      "hypotyreos",
      "blodprov",
      "prov",
      "test",
    ],
  },
  {
    key: "jarn",
    title: "Har jag järnbrist?",
    text: "Ferritin visar lagret, som töms innan blodvärdet sjunker. CRP visar om det finns en inflammation, som kan få ferritin att se bättre ut än det är. Visar provet brist behöver orsaken redas ut i vården.",
    markerNames: ["Ferritin", "Hemoglobin (Hb)", "CRP"],
    guideSlug: "jarn",
    words: [
      "järn",
      "blodbrist",
      "blodvärde",
      "andfådd",
      "yr",
      "blek",
      "håravfall",
      "tappar hår",
      "riklig mens",
      "blodprov",
      "prov",
      "test",
    ],
  },
  {
    key: "blodsocker",
    title: "Är jag på väg mot diabetes?",
    text: "HbA1c visar medelnivån de senaste två till tre månaderna, och du behöver inte fasta. Ett enstaka värde ställer ingen diagnos.",
    markerNames: ["HbA1c"],
    guideSlug: "blodsocker",
    words: ["blodsocker", "sockersjuka", "prediabetes", "törstig", "blodprov", "prov", "test"],
  },
  {
    key: "njurar-och-lever",
    title: "Hur arbetar njurar och lever?",
    text: "Kreatinin och eGFR visar hur väl njurarna filtrerar blodet, och ALAT stiger när leverceller skadas. Hård träning dagarna före kan höja både kreatinin och ALAT.",
    markerNames: ["Kreatinin", "eGFR", "ALAT"],
    guideSlug: "forsta-blodprovet",
    words: ["njurar", "lever", "levervärden", "njurvärden", "blodprov", "prov", "test"],
  },
  {
    key: "d-vitamin",
    title: "Får jag nog med D-vitamin?",
    text: "Friska vuxna har sällan nytta av att mäta. Vill du ändå veta är värdet som lägst i slutet av vintern.",
    markerNames: ["25-OH-vitamin D"],
    guideSlug: "d-vitamin",
    words: ["vitamin D", "D-vitaminbrist", "solbrist", "blodprov", "prov", "test"],
  },
  {
    key: "leder",
    title: "Varför har jag ont i lederna?",
    text: "Är en led svullen, varm eller röd, eller är du stel länge varje morgon i flera veckor, kontakta vårdcentralen i stället för att köpa ett test. Har du feber också, sök vård samma dag. CRP visar om det finns en inflammation, och urat är oftast högt vid gikt. Artros och överbelastning, som är vanligare, syns inte i blodet.",
    markerNames: ["CRP", "Urat"],
    guideSlug: "mobilitet",
    words: [
      "ont i lederna",
      "ont i leder",
      "ledvärk",
      "ledsmärta",
      "ledbesvär",
      "leder",
      "värker",
      "stela leder",
      "svullna leder",
      "gikt",
      "urinsyra",
      "artros",
      "reumatism",
      "ledgångsreumatism",
      "blodprov",
      "prov",
      "test",
    ],
  },
];
