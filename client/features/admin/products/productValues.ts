import type { EditedProduct, ProductForm } from "../../../../schema/products.ts";
import type { ProductEditor_ProductFragment as Product, UpdateProductInput } from "./ProductEditor.generated.ts";

/** What a new product begins with. */
const NEW: Required<ProductForm> = {
  category: "",
  name: "",
  description: "",
  providerName: "",
  providerCountry: "",
  sku: "",
  gtin: "",
  variantGroup: "",
  contents: [],
  features: [],
  pros: [],
  cons: [],
  warnings: [],
  criteria: [],
  goals: [],
  sampleType: "",
  form: "",
  kind: "",
  priceEstimate: "",
  turnaroundTime: "",
  dose: "",
  dosesPerPackage: null,
  isFeatured: false,
  isAvailable: false,
  sampleCollectionMethod: "",
  requiresPrescription: null,
  labNetwork: [],
  deliveryMethod: "",
  affiliateLink: "",
  hasDoctorAnalysis: null,
  testLocation: "",
  intendedFor: "",
  labAccreditation: "",
  shippingRegions: [],
  externalRating: null,
  difficulty: "",
  imageUrl: "",
  checkedOn: "",
};

/** A product as its form has it: '' where the graph has null. */
export function valuesOf(product: Product | null): Required<ProductForm> {
  if (!product) return NEW;
  const { externalRating, dosesPerPackage, ...fields } = product;
  const given = Object.entries(NEW).map(([name, empty]) => [name, fields[name as keyof typeof fields] ?? empty]);
  const goals = product.goals.map(({ goal, reason }) => ({ goal, reason }));
  return { ...Object.fromEntries(given), goals, externalRating, dosesPerPackage };
}

/** A checked product as the graph takes it. */
export const inputOf = (edited: EditedProduct): Omit<UpdateProductInput, "id" | "version"> => ({
  ...edited,
  imageUrl: edited.imageUrl ?? "",
  sku: edited.sku ?? "",
  gtin: edited.gtin ?? "",
  variantGroup: edited.variantGroup ?? "",
});
