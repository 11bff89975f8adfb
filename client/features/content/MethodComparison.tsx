import { type DataColumn, DataTable } from "../../ui/table/DataTable.tsx";
import { IntensityBadge } from "./MethodCard.tsx";
import type { TrainingMethods_MethodFragment } from "./TrainingMethods.generated.ts";

type Method = TrainingMethods_MethodFragment;

const COLUMNS: readonly DataColumn<Method>[] = [
  { key: "title", header: "Metod", isRowHeader: true, cell: ({ title }) => title },
  { key: "intensity", isFolded: true, header: "Intensitet", cell: (method) => <IntensityBadge method={method} /> },
  { key: "duration", isFolded: true, header: "Tid", cell: ({ duration }) => duration },
  { key: "frequency", isFolded: true, header: "Hur ofta", cell: ({ frequency }) => frequency },
  { key: "suits", isFolded: true, header: "Passar", cell: ({ suits }) => suits },
  { key: "caution", isFolded: true, header: "Tänk på", cell: ({ caution }) => caution },
];

/** The methods beside each other: a table on large screens, cards on small ones. */
export const MethodComparison = ({ methods }: { methods: readonly Method[] }) => (
  <DataTable
    caption="Träningsmetoderna sida vid sida"
    columns={COLUMNS}
    rows={methods}
    keyOf={({ slug }) => slug}
    stackBelow="md"
    isFixed
  />
);
