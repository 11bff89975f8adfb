import { DIFFICULTY_NAMES, type EditedProduct, type ProductForm } from "../../../schema/products.ts";
import { isImplausibleChange, withFormerPrice } from "../../../schema/rules/catalogue/price.ts";
import type { Category } from "./Category.ts";
import {
  Area,
  Difficulty,
  RecommendationCriterion,
  SampleType,
  Sex,
  SupplementForm,
  TestLocation,
} from "./catalogueEnums.ts";
import type { ProductFactFields } from "./editing/EditableProduct.ts";
import { nameOf } from "./enumNames.ts";
import type { Product } from "./Product.ts";
import type { ProductInput } from "./productService.ts";

/** The name that the graph has for a stored value that is surely one of them. */
const nameIn = <Name extends string>(values: Readonly<Record<Name, string>>, stored: string): Name[] => {
  const name = nameOf(values, stored);
  return name === null ? [] : [name];
};

/**
 * A checked product as it is stored. Of what only an area's products have, what the category's area has is kept.
 * @param category the one that `edited.category` names
 * A price that has changed by more than half, or to 0, waits for an admin's word, and the former one stays.
 * @param existing the stored product, when there is one: its number, its prices, and its picture and the numbers
 *   that others have for it when `edited` says none
 */
export function toProductInput(
  edited: EditedProduct,
  category: Pick<Category, "id" | "area">,
  existing?: Pick<
    Product,
    "id" | "imageUrl" | keyof Prices | "sku" | "gtin" | "variantGroup" | "awaitsReview" | "editedFields"
  >,
): ProductInput {
  const { imageUrl = existing?.imageUrl ?? null } = edited;
  const { sku = existing?.sku ?? null, gtin = existing?.gtin ?? null } = edited;
  const { variantGroup = existing?.variantGroup ?? null } = edited;
  const hasDoses = category.area === Area.SUPPLEMENTS;
  const isTest = category.area === Area.TESTS;
  // One by one: copying all but some is slow, and files have a hundred thousand lines.
  return {
    ...pricesOf(edited.priceEstimate, existing),
    ...(existing && { id: existing.id }),
    name: edited.name,
    description: edited.description,
    providerName: edited.providerName,
    providerCountry: edited.providerCountry,
    imageUrl,
    sku,
    gtin,
    variantGroup,
    // Whoever shows it has looked at it.
    awaitsReview: (existing?.awaitsReview ?? false) && !edited.isAvailable,
    editedFields: existing?.editedFields ?? [],
    categoryId: category.id,
    biomarkers: edited.contents,
    features: edited.features,
    pros: edited.pros,
    cons: edited.cons,
    warnings: edited.warnings,
    recommendationCriteria: edited.criteria.map((name) => RecommendationCriterion[name]),
    goalReasons: edited.goals,
    testCategory: edited.kind,
    turnaroundTime: edited.turnaroundTime,
    dose: hasDoses ? edited.dose : null,
    dosesPerPackage: hasDoses ? edited.dosesPerPackage : null,
    sampleType: storedType(category.area, edited),
    sampleCollectionMethod: edited.sampleCollectionMethod,
    testLocationType: edited.testLocation && TestLocation[edited.testLocation],
    intendedFor: isTest && edited.intendedFor ? Sex[edited.intendedFor] : null,
    isFeatured: edited.isFeatured,
    isAvailable: edited.isAvailable,
    needsReferral: isTest ? edited.requiresPrescription : null,
    labNetwork: edited.labNetwork,
    labAccreditation: edited.labAccreditation,
    deliveryMethod: edited.deliveryMethod,
    affiliateLink: edited.affiliateLink,
    includesDoctorReview: isTest ? edited.hasDoctorAnalysis : null,
    shippingRegions: edited.shippingRegions,
    externalRating: edited.externalRating,
    difficulty: edited.difficulty && Difficulty[edited.difficulty],
    checkedAt: edited.checkedOn,
  };
}

/** The price that is shown, one that waits, and what it cost before. */
type Prices = Pick<Product, "priceEstimate" | "heldPrice" | "formerPrices">;

function pricesOf(newPrice: string | null, existing: Prices | undefined): Prices {
  if (!existing) return { priceEstimate: newPrice, heldPrice: null, formerPrices: {} };
  const { priceEstimate, heldPrice, formerPrices } = existing;
  if (newPrice === priceEstimate) return { priceEstimate, heldPrice, formerPrices };
  return isImplausibleChange(priceEstimate, newPrice, formerPrices)
    ? { priceEstimate, heldPrice: newPrice, formerPrices }
    : { priceEstimate: newPrice, heldPrice: null, formerPrices: withFormerPrice(formerPrices, priceEstimate) };
}

function storedType(
  area: Area,
  { sampleType, form }: Pick<EditedProduct, "sampleType" | "form">,
): SampleType | SupplementForm | null {
  if (area === Area.TESTS) return sampleType && SampleType[sampleType];
  if (area === Area.SUPPLEMENTS) return form && SupplementForm[form];
  return null;
}

/**
 * A stored product as it is edited and exported; what is null there is '' here, as in a form.
 * @param row the product with its category
 */
export function fromProduct(
  row: Omit<ProductInput, "categoryId"> & { category: Pick<Category, "slug"> },
): Required<ProductForm> {
  return {
    category: row.category.slug,
    name: row.name,
    description: row.description,
    providerName: row.providerName,
    providerCountry: row.providerCountry ?? "",
    sku: row.sku ?? "",
    gtin: row.gtin ?? "",
    variantGroup: row.variantGroup ?? "",
    contents: row.biomarkers,
    features: row.features,
    pros: row.pros,
    cons: row.cons,
    warnings: row.warnings,
    criteria: row.recommendationCriteria.flatMap((stored) => nameIn(RecommendationCriterion, stored)),
    goals: row.goalReasons.map(({ goal, reason }) => ({ goal, reason })),
    sampleType: nameOf(SampleType, row.sampleType) ?? "",
    form: nameOf(SupplementForm, row.sampleType) ?? "",
    kind: row.testCategory ?? "",
    priceEstimate: row.priceEstimate ?? "",
    turnaroundTime: row.turnaroundTime ?? "",
    dose: row.dose ?? "",
    dosesPerPackage: row.dosesPerPackage,
    isFeatured: row.isFeatured,
    isAvailable: row.isAvailable,
    sampleCollectionMethod: row.sampleCollectionMethod ?? "",
    requiresPrescription: row.needsReferral,
    labNetwork: row.labNetwork,
    deliveryMethod: row.deliveryMethod ?? "",
    affiliateLink: row.affiliateLink ?? "",
    hasDoctorAnalysis: row.includesDoctorReview,
    testLocation: nameOf(TestLocation, row.testLocationType) ?? "",
    intendedFor: nameOf(Sex, row.intendedFor) ?? "",
    labAccreditation: row.labAccreditation ?? "",
    shippingRegions: row.shippingRegions,
    externalRating: row.externalRating,
    difficulty: nameOf(DIFFICULTY_NAMES, row.difficulty) ?? "",
    imageUrl: row.imageUrl ?? "",
    checkedOn: row.checkedAt ?? "",
  };
}

/** What the graph has of a product as its form has it: enums by their names, '' for null. */
export function inputToForm(
  input: ProductFactFields & { goals: readonly { goal: string; reason: string }[] },
): unknown {
  return {
    ...input,
    providerCountry: input.providerCountry ?? "",
    sku: input.sku ?? undefined,
    gtin: input.gtin ?? undefined,
    variantGroup: input.variantGroup ?? undefined,
    criteria: input.criteria.flatMap((stored) => nameIn(RecommendationCriterion, stored)),
    sampleType: nameOf(SampleType, input.sampleType ?? null),
    form: nameOf(SupplementForm, input.form ?? null),
    testLocation: nameOf(TestLocation, input.testLocation ?? null),
    intendedFor: nameOf(Sex, input.intendedFor ?? null),
    difficulty: nameOf(DIFFICULTY_NAMES, input.difficulty ?? null),
    kind: input.kind ?? "",
    priceEstimate: input.priceEstimate ?? "",
    turnaroundTime: input.turnaroundTime ?? "",
    dose: input.dose ?? "",
    dosesPerPackage: input.dosesPerPackage ?? null,
    sampleCollectionMethod: input.sampleCollectionMethod ?? "",
    deliveryMethod: input.deliveryMethod ?? "",
    affiliateLink: input.affiliateLink ?? "",
    labAccreditation: input.labAccreditation ?? "",
    externalRating: input.externalRating ?? null,
    requiresPrescription: input.requiresPrescription ?? null,
    hasDoctorAnalysis: input.hasDoctorAnalysis ?? null,
    checkedOn: input.checkedOn ?? null,
  };
}
