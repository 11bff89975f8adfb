import {
  CRITERIA,
  FORM_LABELS,
  FORM_NAMES,
  LOCATION_LABELS,
  SAMPLE_LABELS,
  SAMPLE_NAMES,
  SEX_LABELS,
} from "./catalogue.ts";
import type { FileColumn } from "./catalogueTransfer.ts";
import { goalNamed, type JourneyTexts } from "./journey/journeyTexts.ts";
import { DIFFICULTY_NAMES } from "./products.ts";
import { foldCase } from "./rules/words/text.ts";

/*
 * The Swedish words of a file that an admin has made: those that the form of a product shows, for columns and for what
 * can be chosen. An export has the names of the graph, which are understood as well.
 */

/** What each column is called in Swedish; the first word is the one that is shown. */
export const COLUMN_WORDS: Readonly<Record<FileColumn, readonly [string, ...string[]]>> = {
  id: ["Nummer"],
  category: ["Kategori"],
  name: ["Namn"],
  description: ["Beskrivning"],
  providerName: ["Leverantör"],
  providerCountry: ["Leverantörens land", "Land"],
  contents: ["Innehåll", "Biomarkörer", "Verksamma ämnen", "Vad den mäter"],
  features: ["Egenskaper"],
  pros: ["Fördelar"],
  cons: ["Nackdelar"],
  warnings: ["Varningar"],
  criteria: ["Kriterier"],
  goals: ["Mål"],
  sampleType: ["Provtyp"],
  form: ["Form"],
  kind: ["Typ", "Typ av utrustning", "Vad testet handlar om"],
  priceEstimate: ["Pris"],
  currency: ["Valuta"],
  shipping: ["Frakt"],
  turnaroundTime: ["Svarstid"],
  dose: ["En dos", "Dos"],
  dosesPerPackage: ["Doser i en förpackning"],
  isFeatured: ["Rekommenderad"],
  isAvailable: ["Visas"],
  sampleCollectionMethod: ["Hur provet tas"],
  requiresPrescription: ["Kräver recept eller remiss"],
  labNetwork: ["Provtagningsställen"],
  deliveryMethod: ["Leveranssätt"],
  affiliateLink: ["Länk till leverantören", "Länk"],
  hasDoctorAnalysis: ["Läkarkommentar ingår"],
  testLocation: ["Var provet tas"],
  intendedFor: ["Vem testet är för"],
  labAccreditation: ["Laboratoriets ackreditering"],
  shippingRegions: ["Länder den skickas till"],
  externalRating: ["Betyg av andra"],
  difficulty: ["Svårighet"],
  checkedOn: ["Kontrollerad"],
  imageUrl: ["Bild"],
  sku: ["Leverantörens nummer", "Artikelnummer"],
  variantGroup: ["Variantgrupp"],
  gtin: ["GTIN", "EAN", "Streckkod"],
};

/** The words of a choice by their names in the graph. */
type Choices = Readonly<Record<string, string>>;

const joined = <Stored extends string>(
  names: Readonly<Record<Stored, string>>,
  labels: Readonly<Record<Stored, string>>,
) => Object.fromEntries((Object.keys(names) as Stored[]).map((stored) => [names[stored], labels[stored]]));

/** The columns in which one of a few words stands. */
const CHOICES: Readonly<Partial<Record<FileColumn, Choices>>> = {
  sampleType: joined(SAMPLE_NAMES, SAMPLE_LABELS),
  form: joined(FORM_NAMES, FORM_LABELS),
  testLocation: LOCATION_LABELS,
  // What is for everybody has no name.
  intendedFor: { "": "Alla", ...SEX_LABELS },
  difficulty: DIFFICULTY_NAMES,
  criteria: CRITERIA,
};

/** What can stand in each column where only a few words can, as an admin writes them; beside the goals, whose names are the site's. */
export const COLUMN_CHOICES: readonly { column: FileColumn; words: readonly string[] }[] = Object.entries(CHOICES).map(
  ([column, words]) => ({ column: column as FileColumn, words: Object.values(words) }),
);

/** The graph's name for a word of a column's choices; what is none of them stays, for the schema to refuse. */
function namedChoice(choices: Choices, given: unknown): unknown {
  if (typeof given !== "string") return given;
  const wanted = foldCase(given.trim());
  return Object.keys(choices).find((name) => foldCase(choices[name] ?? "") === wanted) ?? given;
}

/**
 * A column's value with the names of the graph in place of the words that an admin writes.
 * @param texts what the goals are called on the site
 */
export function withNames(column: FileColumn, value: unknown, texts: JourneyTexts): unknown {
  if (column === "goals" && Array.isArray(value)) {
    return value.map((item: unknown) =>
      item !== null && typeof item === "object" && "goal" in item && typeof item.goal === "string"
        ? { ...item, goal: goalNamed(item.goal, texts)?.id ?? item.goal }
        : item,
    );
  }
  const choices = CHOICES[column];
  if (!choices) return value;
  return Array.isArray(value) ? value.map((item) => namedChoice(choices, item)) : namedChoice(choices, value);
}
