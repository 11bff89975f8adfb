/** What may be said of a nutrient's effect on health in the EU, in words that are authorised. */
export interface AuthorisedNutrient {
  nutrient: string;
  /** What products that contain it call it among their active substances. */
  substances: readonly string[];
  /** Claims as they follow the nutrient's name. */
  claims: readonly string[];
  /** When they may be used. */
  condition: string;
  /** Where they are authorised. */
  source: string;
}

/** Commission Regulation (EU) No 432/2012 with its amendments, the list of permitted health claims. */
const LIST = "Förordning (EU) nr 432/2012";
/** A vitamin or mineral: 'källa till' of Regulation (EC) No 1924/2006, which is 15 % of the reference intake. */
const SOURCE_OF = "Produkten är minst en källa till näringsämnet: 15 % av dagligt referensintag.";
const FATIGUE = "bidrar till att minska trötthet och utmattning";
const IMMUNITY = "bidrar till immunsystemets normala funktion";
const NERVES = "bidrar till nervsystemets normala funktion";
const BONES = "bidrar till att bibehålla normal benstomme";
const CELLS = "bidrar till att skydda cellerna mot oxidativ stress";
const COLLAGEN = "bidrar till normal kollagenbildning som har betydelse för";

const listed = (
  nutrient: string,
  substances: readonly string[],
  claims: readonly string[],
  condition = SOURCE_OF,
): AuthorisedNutrient => ({ nutrient, substances, claims, condition, source: LIST });

/**
 * The register that the demo's supplements are held against: no text of theirs says more, and none
 * is shown for a goal without one of these. Only claims that are used, or may be, are listed.
 */
export const AUTHORISED_CLAIMS: readonly AuthorisedNutrient[] = [
  listed(
    "Vitamin A",
    ["Vitamin A", "Retinylpalmitat"],
    ["bidrar till att bibehålla normal syn", "bidrar till att bibehålla normal hud"],
  ),
  listed("Riboflavin", ["Riboflavin"], [FATIGUE]),
  listed("Niacin", ["Niacin"], [FATIGUE]),
  listed("Pantotensyra", ["Pantotensyra"], [FATIGUE]),
  listed("Vitamin B6", ["Vitamin B6"], [FATIGUE]),
  listed("Biotin", ["Biotin"], ["bidrar till att bibehålla normalt hår", "bidrar till att bibehålla normal hud"]),
  listed("Folat", ["Folsyra"], ["bidrar till moderns vävnadstillväxt under graviditet", FATIGUE]),
  listed("Vitamin B12", ["Metylkobalamin", "Vitamin B12"], [NERVES, "bidrar till normal energiomsättning", FATIGUE]),
  listed(
    "Vitamin C",
    ["Vitamin C"],
    [
      CELLS,
      `${COLLAGEN} hudens normala funktion`,
      `${COLLAGEN} broskets normala funktion`,
      `${COLLAGEN} tändernas normala funktion`,
      "ökar järnupptaget",
      FATIGUE,
    ],
  ),
  listed("Vitamin D", ["Vitamin D", "Vitamin D3"], [IMMUNITY, BONES]),
  listed("Vitamin E", ["D-alfatokoferol", "Vitamin E"], [CELLS]),
  listed("Vitamin K", ["Vitamin K1", "Vitamin K2"], ["bidrar till normal blodkoagulation", BONES]),
  listed(
    "Magnesium",
    ["Magnesium", "Magnesiumbisglycinat", "Magnesiumcitrat"],
    ["bidrar till normal muskelfunktion", "bidrar till elektrolytbalansen", NERVES, FATIGUE],
  ),
  listed("Järn", ["Järnbisglycinat"], ["bidrar till normal bildning av röda blodkroppar och hemoglobin", FATIGUE]),
  listed(
    "Zink",
    ["Zink", "Zinkpikolinat"],
    [IMMUNITY, "bidrar till att bibehålla normala testosteronnivåer i blodet", "bidrar till att bibehålla normal hud"],
  ),
  listed("Selen", ["Selenometionin"], ["bidrar till sköldkörtelns normala funktion", CELLS]),
  listed(
    "Jod",
    ["Jod"],
    ["bidrar till normal produktion av sköldkörtelhormoner och till sköldkörtelns normala funktion"],
  ),
  listed("Kalcium", ["Kalciumkarbonat"], ["behövs för att bibehålla normal benstomme"]),
  listed("Krom", ["Krom"], ["bidrar till att bibehålla normala blodsockernivåer"]),
  listed(
    "EPA och DHA",
    ["EPA", "DHA"],
    ["bidrar till hjärtats normala funktion"],
    "Minst en källa till EPA och DHA; effekten uppnås vid ett intag av 250 mg EPA och DHA om dagen, vilket ska sägas.",
  ),
  listed(
    "DHA",
    ["DHA"],
    ["bidrar till att bibehålla hjärnans normala funktion"],
    "Minst 40 mg DHA per 100 g; effekten uppnås vid ett intag av 250 mg DHA om dagen, vilket ska sägas.",
  ),
  listed(
    "ALA",
    ["Alfalinolensyra (ALA)"],
    ["bidrar till att bibehålla normala kolesterolnivåer i blodet"],
    "Minst en källa till ALA; effekten uppnås vid ett intag av 2 g ALA om dagen, vilket ska sägas.",
  ),
  listed(
    "Protein",
    ["Vassleprotein", "Vassleproteinisolat", "Ärtprotein", "Kasein", "Äggvitaprotein"],
    ["bidrar till att öka muskelmassan", "bidrar till att bibehålla muskelmassan"],
    "Minst en källa till protein: 12 % av energin.",
  ),
  listed(
    "Kreatin",
    ["Kreatinmonohydrat"],
    ["ökar den fysiska prestationsförmågan vid upprepad, kortvarig och högintensiv träning"],
    "Dagsintag av 3 g kreatin, vilket ska sägas; för vuxna som tränar med hög intensitet.",
  ),
  listed(
    "Laktas",
    ["Laktas"],
    ["förbättrar nedbrytningen av laktos hos personer som har svårt att bryta ner laktos"],
    "Minst 4 500 FCC-enheter till varje måltid med laktos.",
  ),
  listed(
    "Betaglukaner",
    ["Havrebetaglukan"],
    ["bidrar till att bibehålla normala kolesterolnivåer i blodet"],
    "Minst 1 g per portion; effekten uppnås vid ett intag av 3 g om dagen, vilket ska sägas.",
  ),
  listed(
    "Kolin",
    ["Kolinbitartrat"],
    ["bidrar till normal fettomsättning", "bidrar till att bibehålla normal leverfunktion"],
    "Minst 82,5 mg kolin per portion.",
  ),
];
