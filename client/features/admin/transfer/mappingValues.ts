import { type CatalogueMapping, type ColumnMapping, emptyColumn } from "../../../../schema/catalogueMapping.ts";
import type { FileColumn } from "../../../../schema/catalogueTransfer.ts";
import type { FieldValue } from "../../../../schema/rules/catalogue/mapping/mapRow.ts";
import { labelOfField } from "../accounts/changeLabels.ts";
import type { TransferTab_FileFragment, TransferTab_MappingFragment } from "./TransferTab.generated.ts";

/** What was read of a file. */
export type CatalogueFile = TransferTab_FileFragment;

/** What every new product has to have, first. */
export const REQUIRED: readonly FileColumn[] = ["name", "providerName", "category"];

/** What a column of ours is called for an admin. */
export const columnLabel = (column: FileColumn): string => {
  if (column === "id") return "Vårt nummer";
  if (column === "shipping") return "Frakt";
  return column === "currency" ? "Valuta" : labelOfField("PRODUCT", column);
};

/** A mapping of the graph as our rules take it, with the columns that cannot be missing. */
export function toMapping({ preset, isShown, columns }: TransferTab_MappingFragment): CatalogueMapping {
  const known = columns.map(
    ({ column, fields, constant, prefix, values, isRaw }): ColumnMapping => ({
      column: column as FileColumn,
      fields: [...fields],
      constant,
      prefix,
      values: values.map(({ from, to }) => ({ from, to })),
      isRaw,
    }),
  );
  const missing = REQUIRED.filter((column) => !known.some((one) => one.column === column));
  const all = [...missing.map(emptyColumn), ...known];
  const rank = ({ column }: ColumnMapping) => (REQUIRED.includes(column) ? REQUIRED.indexOf(column) : REQUIRED.length);
  return { preset, isShown, columns: all.sort((a, b) => rank(a) - rank(b)) };
}

/** A mapping as it is sent: without what takes nothing. */
export const toInput = ({ columns, ...mapping }: CatalogueMapping): CatalogueMapping => ({
  ...mapping,
  columns: columns.filter(({ fields, constant }) => fields.length > 0 || constant !== null),
});

/** The fields of a sample's row, as they are mapped. */
export const fieldsOf = (row: CatalogueFile["sample"][number]): ReadonlyMap<string, FieldValue> =>
  new Map(row.fields.map(({ name, values }) => [name, values.length === 1 ? (values[0] ?? "") : values]));
