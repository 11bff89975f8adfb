import { counted } from "../../../../schema/rules/words/numbers.ts";
import { SUPPLIER_LABELS, type SupplierFact } from "../../../../schema/suppliers.ts";

/** '1 leverantör', '12 leverantörer' */
export const formatSupplierCount = (count: number): string => counted(count, "leverantör", "leverantörer");

/** What a field is called; one that is not known yet by its own name. */
export const labelOf = (field: string): string => SUPPLIER_LABELS[field as SupplierFact] ?? field;

/** A value of the list of changes in words. */
export function formatFactValue(value: string | null): string {
  if (!value || value === "[]") return "inget";
  if (!value.startsWith("[")) return value;
  try {
    return (JSON.parse(value) as string[]).join(", ");
  } catch {
    // It was too long to be kept whole.
    return value.replace(/[[\]"]/g, "").replaceAll(",", ", ");
  }
}
