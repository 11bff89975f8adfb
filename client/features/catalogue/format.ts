import { type Area, CRITERIA, type Criterion, LOCATION_LABELS } from "../../../schema/catalogue.ts";
import { counted, swedishNumber } from "../../../schema/rules/words/numbers.ts";
import type { TestLocation } from "../../apollo/schemaTypes.generated.ts";

/** '1 295 kr' for 129 500 öre; whole kronor. */
export const formatAmount = (ore: number): string => `${swedishNumber(Math.round(ore / 100))}\u00a0kr`;

/** 'ca 2,10 kr per dos' for 210 öre; whole kronor from a hundred on. */
export const formatDosePrice = (ore: number): string => {
  const kronor = ore >= 10_000 ? swedishNumber(Math.round(ore / 100)) : (ore / 100).toFixed(2).replace(".", ",");
  return `ca\u00a0${kronor}\u00a0kr per dos`;
};

/** '1 kapsel, 120 doser', as far as it is known. */
export const formatDoses = (of: { dose: string | null; dosesPerPackage: number | null }): string | null =>
  [of.dose, of.dosesPerPackage && counted(of.dosesPerPackage, "dos", "doser")].filter(Boolean).join(", ") || null;

/** A price as the catalogue words it, broken between its numbers only: never inside one, nor before its 'kr'. */
export const formatPrice = (price: string): string => price.replace(/(?<=\d) /g, "\u00a0");

/** The criteria that a product meets, in words; of what is either of two, the one that its area knows. */
export const criteriaLabels = (criteria: readonly Criterion[], area: Area): string[] =>
  criteria.map((criterion) => CRITERIA[criterion].split(" eller ").at(area === "BIOHACKING" ? -1 : 0) ?? "");

/** '4,5 av 5' */
export const formatRating = (rating: number): string => `${swedishNumber(Math.round(rating * 10) / 10)} av 5`;

/** 'Hemma' for HOME. */
export const locationLabel = (location: TestLocation): string => LOCATION_LABELS[location];

/** Markers of a test or contents of a supplement; nothing for equipment. */
export const contentsOf = (
  product:
    | { __typename: "HealthTest"; markerNames: readonly string[] }
    | { __typename: "Supplement"; substances: readonly string[] }
    | { __typename: "Equipment" },
): readonly string[] => {
  if (product.__typename === "HealthTest") return product.markerNames;
  return product.__typename === "Supplement" ? product.substances : [];
};
