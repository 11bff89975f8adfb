/** Biomarkers a comparison shows for each test before 'visa alla'. */
export const MAX_COMPARED_BIOMARKERS = 6;

/** True when not all values of a row are the same; a missing one differs from a given one. */
export const differs = (values: readonly (string | null)[]): boolean =>
  new Set(values.map((value) => value ?? "")).size > 1;

/** A biomarker and, for each product in order, whether it measures it. */
export interface MarkerRow {
  name: string;
  included: boolean[];
}

/** The biomarkers of all products, most common first, then in Swedish order. */
export function markerRows(biomarkersByProduct: readonly (readonly string[])[]): MarkerRow[] {
  const names = [...new Set(biomarkersByProduct.flat())];
  const order = new Intl.Collator("sv-SE");
  return names
    .map((name) => ({ name, included: biomarkersByProduct.map((biomarkers) => biomarkers.includes(name)) }))
    .sort((a, b) => count(b) - count(a) || order.compare(a.name, b.name));
}

const count = ({ included }: MarkerRow): number => included.filter(Boolean).length;
