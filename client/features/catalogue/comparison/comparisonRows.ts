import { type Area, SEX_LABELS } from "../../../../schema/catalogue.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { difficultyLabel, knowledgeLabel } from "../../../ui/difficultyLabel.ts";
import { criteriaLabels, formatDosePrice, formatDoses, formatPrice, formatRating, locationLabel } from "../format.ts";
import type { ComparisonTableQuery } from "./ComparisonTable.generated.ts";

/** A product as the comparison reads it. */
export type ComparedProduct = NonNullable<ComparisonTableQuery["productsByIds"]>[number];

/** A row's value for a product, several values on separate lines; null when unknown. */
export type ComparedValue = string | readonly string[] | null;

/** A row of the comparison. */
export interface ComparisonRow {
  label: string;
  value: (product: ComparedProduct) => ComparedValue;
}

/** How an area's products are compared. */
export interface AreaComparison {
  /** Most asked for first. */
  rows: readonly ComparisonRow[];
  /** Name of their biomarkers, where they have any: as a row, one of them, and many. */
  markers?: { label: string; one: string; many: string };
}

const listed = (values: readonly string[]): string | null => (values.length > 0 ? values.join(", ") : null);
const each = (values: readonly string[]): readonly string[] | null => (values.length > 0 ? values : null);
const yesNo = (value: boolean): string => (value ? "Ja" : "Nej");
const knownYesNo = (value: boolean | null): string | null => (value === null ? null : yesNo(value));
const row = (label: string, value: ComparisonRow["value"]): ComparisonRow => ({ label, value });

/** A row of what only products of some kinds have, or what is asked of them alone. */
const rowOf =
  <Kind extends ComparedProduct["__typename"]>(...kinds: readonly Kind[]) =>
  (label: string, value: (product: Extract<ComparedProduct, { __typename: Kind }>) => ComparedValue): ComparisonRow => {
    const isOne = (product: ComparedProduct): product is Extract<ComparedProduct, { __typename: Kind }> =>
      (kinds as readonly string[]).includes(product.__typename);
    return row(label, (product) => (isOne(product) ? value(product) : null));
  };
const testRow = rowOf("HealthTest");
const supplementRow = rowOf("Supplement");
const equipmentRow = rowOf("Equipment");
const goodsRow = rowOf("Supplement", "Equipment");

const PRICE = row("Pris", ({ priceEstimate }) => priceEstimate && formatPrice(priceEstimate));
const PROVIDER = row("Leverantör", ({ providerName, providerCountry }) =>
  listed([providerName, ...(providerCountry ? [providerCountry] : [])]),
);
const CATEGORY = rowOf("HealthTest", "Supplement")("Kategori", ({ category }) => category.name);
const PROS = goodsRow("Fördelar", ({ pros }) => each(pros));
const WARNINGS = row("Viktigt", ({ warnings }) => (warnings.length > 0 ? warnings : "Inget särskilt"));
const recommended = (area: Area): ComparisonRow =>
  row("Rekommenderad", ({ isFeatured, recommendationCriteria }) =>
    isFeatured ? criteriaLabels(recommendationCriteria, area) : yesNo(false),
  );
const CONS = goodsRow("Att tänka på", ({ cons }) => each(cons));
const FEATURES = goodsRow("Egenskaper", ({ features }) => each(features));
const LEVEL = goodsRow("Nivå", ({ difficulty }) => difficulty && difficultyLabel(difficulty));
const DELIVERY = row("Leverans", ({ deliveryMethod }) => deliveryMethod);
const REGIONS = goodsRow("Skickas till", ({ shippingRegions }) => listed(shippingRegions));
const RATING = row("Betyg hos säljaren", ({ externalRating }) =>
  externalRating === null ? null : formatRating(externalRating),
);
const CHECKED = row("Kontrollerad", ({ checkedOn }) => checkedOn && swedishDay(checkedOn));

/** Rows of each area's comparison. */
export const COMPARISONS: Record<Area, AreaComparison> = {
  TESTS: {
    rows: [
      WARNINGS,
      PRICE,
      PROVIDER,
      CATEGORY,
      recommended("TESTS"),
      testRow("För", ({ intendedFor }) => (intendedFor ? SEX_LABELS[intendedFor] : "Alla")),
      testRow("Provtyp", ({ sampleTypeLabel }) => sampleTypeLabel),
      testRow("Var provet tas", ({ testLocation }) => testLocation && locationLabel(testLocation)),
      testRow("Provtagning", ({ sampleCollectionMethod }) => sampleCollectionMethod),
      testRow("Svar inom", ({ turnaroundTime }) => turnaroundTime),
      testRow("Läkaranalys", ({ includesDoctorReview }) => knownYesNo(includesDoctorReview)),
      testRow("Förkunskaper", ({ difficulty }) => difficulty && knowledgeLabel(difficulty)),
      testRow("Kräver remiss", ({ needsReferral }) => knownYesNo(needsReferral)),
      testRow("Laboratorium", ({ labNetwork }) => listed(labNetwork)),
      testRow("Ackreditering", ({ labAccreditation }) => labAccreditation),
      DELIVERY,
      RATING,
      CHECKED,
    ],
    markers: { label: "Biomarkörer", one: "biomarkör", many: "biomarkörer" },
  },
  SUPPLEMENTS: {
    rows: [
      WARNINGS,
      PRICE,
      supplementRow("Pris per dos", ({ pricePerDose }) => pricePerDose && formatDosePrice(pricePerDose.amount)),
      PROVIDER,
      CATEGORY,
      recommended("SUPPLEMENTS"),
      supplementRow("Form", ({ formLabel }) => formLabel),
      supplementRow("Dos", formatDoses),
      FEATURES,
      PROS,
      CONS,
      LEVEL,
      DELIVERY,
      REGIONS,
      RATING,
      CHECKED,
    ],
    markers: { label: "Innehåller", one: "ämne", many: "ämnen" },
  },
  BIOHACKING: {
    rows: [
      WARNINGS,
      row(
        "Pris",
        ({ priceEstimate, pricePer }) =>
          priceEstimate && formatPrice(priceEstimate) + (pricePer === null ? " per enhet" : ""),
      ),
      PROVIDER,
      recommended("BIOHACKING"),
      equipmentRow("Typ", ({ equipmentType }) => equipmentType),
      FEATURES,
      PROS,
      CONS,
      LEVEL,
      DELIVERY,
      REGIONS,
      RATING,
      CHECKED,
    ],
  },
};
