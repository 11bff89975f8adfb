import { difficultyLabel } from "../../ui/difficultyLabel.ts";
import type { ComparisonTableQuery } from "./ComparisonTable.generated.ts";
import { formatPrice, formatRating, locationLabel } from "./format.ts";

/** A product as the comparison reads it. */
export type ComparedProduct = ComparisonTableQuery["productsByIds"][number];

/** A row of the comparison: what it says of a product, null when nothing is known. */
export interface ComparisonRow {
  label: string;
  value: (product: ComparedProduct) => string | null;
}

const listed = (values: readonly string[]): string | null => (values.length > 0 ? values.join(", ") : null);
const yesNo = (value: boolean): string => (value ? "Ja" : "Nej");

/** What tests are compared by, most asked for first. */
export const TEST_ROWS: ComparisonRow[] = [
  { label: "Pris", value: ({ priceEstimate }) => priceEstimate && formatPrice(priceEstimate) },
  {
    label: "Leverantör",
    value: ({ providerName, providerCountry }) => listed([providerName, ...(providerCountry ? [providerCountry] : [])]),
  },
  { label: "Kategori", value: ({ categoryName }) => categoryName },
  { label: "Provtyp", value: ({ sampleTypeLabel }) => sampleTypeLabel },
  { label: "Var provet tas", value: ({ testLocationType }) => testLocationType && locationLabel(testLocationType) },
  { label: "Provtagning", value: ({ sampleCollectionMethod }) => sampleCollectionMethod },
  { label: "Svar inom", value: ({ turnaroundTime }) => turnaroundTime },
  { label: "Läkaranalys", value: ({ hasDoctorAnalysis }) => yesNo(hasDoctorAnalysis) },
  { label: "Nivå", value: ({ difficulty }) => difficulty && difficultyLabel(difficulty) },
  { label: "Kräver remiss", value: ({ requiresPrescription }) => yesNo(requiresPrescription) },
  { label: "Laboratorium", value: ({ labNetwork }) => listed(labNetwork) },
  { label: "Ackreditering", value: ({ labAccreditation }) => labAccreditation },
  { label: "Leverans", value: ({ deliveryMethod }) => deliveryMethod },
  { label: "Betyg", value: ({ externalRating }) => (externalRating === null ? null : formatRating(externalRating)) },
];
