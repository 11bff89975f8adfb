import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import type { PersonalDataTable_RowFragment } from "./PersonalDataTable.generated.ts";

const COLUMNS: readonly DataColumn<PersonalDataTable_RowFragment>[] = [
  { key: "what", header: "Vad", isRowHeader: true, cell: ({ what }) => what },
  { key: "why", header: "Varför", cell: ({ why }) => why },
  { key: "howLong", header: "Hur länge", cell: ({ howLong }) => howLong },
];

/** The table of personal data that the site stores: what, why, how long. */
export const PersonalDataTable = ({ rows }: { rows: readonly PersonalDataTable_RowFragment[] }) => (
  <DataTable caption="Det vi sparar" columns={COLUMNS} rows={rows} keyOf={({ what }) => what} stackBelow="sm" isFixed />
);
