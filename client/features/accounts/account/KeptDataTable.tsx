import { type DataColumn, DataTable } from "../../../ui/DataTable.tsx";
import type { KeptDataTable_RowFragment } from "./KeptDataTable.generated.ts";

const COLUMNS: readonly DataColumn<KeptDataTable_RowFragment>[] = [
  { key: "what", header: "Vad", isRowHeader: true, cell: ({ what }) => what },
  { key: "why", header: "Varför", cell: ({ why }) => why },
  { key: "howLong", header: "Hur länge", cell: ({ howLong }) => howLong },
];

/** What is kept about the one who asks: what, why, how long. */
export const KeptDataTable = ({ rows }: { rows: readonly KeptDataTable_RowFragment[] }) => (
  <DataTable caption="Det vi sparar" columns={COLUMNS} rows={rows} keyOf={({ what }) => what} stackBelow="sm" isFixed />
);
