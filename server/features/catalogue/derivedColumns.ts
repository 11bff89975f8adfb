import { FORM_LABELS, SAMPLE_LABELS } from "../../../schema/catalogue.ts";
import { answerDays } from "../../../schema/rules/catalogue/answerDays.ts";
import { dosePrice, priceFromText, pricePer } from "../../../schema/rules/catalogue/price.ts";
import { indexedWords, plainLetters } from "../../../schema/rules/search/searchWords.ts";
import { foldLine, foldName } from "../../../schema/rules/words/text.ts";
import type { Category } from "./Category.ts";
import { Area, type SampleType, type SupplementForm } from "./catalogueEnums.ts";
import type { Product } from "./Product.ts";
import { sortRank } from "./ranking.ts";

/** The columns a product is written with; the derived ones come from them. */
export type ProductFacts = Pick<
  Product,
  | "name"
  | "description"
  | "providerName"
  | "providerCountry"
  | "biomarkers"
  | "features"
  | "pros"
  | "sampleType"
  | "testCategory"
  | "priceEstimate"
  | "turnaroundTime"
  | "dosesPerPackage"
  | "isFeatured"
  | "goalReasons"
  | "includesDoctorReview"
  | "needsReferral"
>;

/** The columns that are computed whenever a product is written. */
export type DerivedColumns = Pick<
  Product,
  | "area"
  | "priceFrom"
  | "pricePer"
  | "dosePrice"
  | "answerDays"
  | "markerCount"
  | "sortRank"
  | "kind"
  | "isSwedish"
  | "hasDoctorAnalysis"
  | "requiresPrescription"
  | "searchText"
  | "searchPlain"
  | "searchWords"
  | "goalText"
  | "goalIds"
>;

const SAMPLE_TYPE_LABELS: Record<string, string> = { ...SAMPLE_LABELS, ...FORM_LABELS };

/** Swedish label of a sample type or form; null when there is none. */
export const sampleTypeLabel = (type: SampleType | SupplementForm | null): string | null =>
  type === null ? null : (SAMPLE_TYPE_LABELS[type] ?? null);

/**
 * Computes the stored columns that filters, orders and searches use.
 * @param product the product as it will be written
 * @param category the category it will be in
 */
export function deriveColumns(
  product: ProductFacts,
  category: Pick<Category, "area" | "name" | "slug">,
): DerivedColumns {
  const isSwedish = product.providerCountry === "Sverige";
  const text = lines(searchFields(category, product));
  return {
    area: category.area,
    priceFrom: priceFromText(product.priceEstimate),
    pricePer: pricePer(product.priceEstimate),
    dosePrice: dosePrice(product.priceEstimate, product.dosesPerPackage),
    answerDays: answerDays(product.turnaroundTime),
    markerCount: product.biomarkers.length,
    sortRank: sortRank(category.area, product.isFeatured, isSwedish),
    kind: (category.area === Area.BIOHACKING ? product.testCategory : product.sampleType) ?? "",
    isSwedish,
    hasDoctorAnalysis: product.includesDoctorReview ?? false,
    requiresPrescription: product.needsReferral ?? false,
    searchText: text,
    searchPlain: plainLetters(text),
    searchWords: searchedWordsOf(category, product).join(" "),
    goalText: lines([product.name, product.description, category.name]),
    goalIds: [...new Set(product.goalReasons.map(({ goal }) => goal))],
  };
}

/** A category's slug where it is a word that its name does not hold: people still search for it. */
const otherName = ({ name, slug }: Pick<Category, "name" | "slug">): string | null =>
  foldName(name).includes(foldName(slug)) ? null : slug;

/** The texts that the area's search looks in. */
function searchFields(category: Pick<Category, "area" | "name" | "slug">, product: ProductFacts): (string | null)[] {
  const type = [product.sampleType, sampleTypeLabel(product.sampleType)];
  switch (category.area) {
    case Area.TESTS:
      return [product.name, product.description, ...product.biomarkers, product.providerName, category.name, ...type];
    case Area.SUPPLEMENTS:
      return [product.name, product.description, ...product.biomarkers, ...product.features, otherName(category)];
    case Area.BIOHACKING:
      return [
        product.name,
        product.description,
        product.providerName,
        product.testCategory,
        ...product.features,
        ...product.pros,
      ];
  }
}

/** The letter before all words of an area in the index of words. */
export const shelfOf = (area: Area): string => area.charAt(0);

/** The words that a search looks for: of the same texts, and of category, provider and kind in every area. */
function searchedWordsOf(category: Pick<Category, "area" | "name" | "slug">, product: ProductFacts): string[] {
  const type = [product.sampleType, sampleTypeLabel(product.sampleType)];
  const isEquipment = category.area === Area.BIOHACKING;
  const subject = [
    ...(isEquipment ? [] : product.biomarkers),
    category.name,
    category.slug,
    product.providerName,
    ...type,
  ];
  const isText = (text: string | null): text is string => Boolean(text);
  return indexedWords(shelfOf(category.area), {
    title: [product.name],
    subject: [...subject, isEquipment ? product.testCategory : null].filter(isText),
    rest: [
      product.description,
      ...(category.area === Area.TESTS ? [] : product.features),
      ...(isEquipment ? product.pros : []),
    ],
  });
}

/** One text a line, so that a search never matches across two of them; line breaks become spaces. */
const lines = (texts: (string | null)[]): string =>
  texts
    .filter((text): text is string => Boolean(text))
    .map(foldLine)
    .join("\n");
