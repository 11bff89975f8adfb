import Box from "@mui/material/Box";
import { REDIRECT_LABELS } from "../../../../schema/redirects.ts";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { RedirectDialog } from "./RedirectDialog.tsx";
import { type RedirectsTab_RedirectFragment as Redirect, useEditableRedirectsQuery } from "./RedirectsTab.generated.ts";

/** The tab 'Omdirigeringar': addresses that lead to others. */
export function RedirectsTab() {
  const { data, ...query } = useEditableRedirectsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="REDIRECT"
      title="Omdirigeringar"
      newLabel="Ny omdirigering"
      about="Adresser som inte har någon sida, och vart de leder i stället. Använd dem när du har flyttat hit från en annan sajt eller tagit bort en sida som andra länkar till. Sökmotorer får veta att sidan har flyttat (301). Guider som byter adressnamn leder vidare av sig själva. Får en adress en sida igen, visas sidan."
      entries={data?.editableRedirects}
      query={query}
      loading="Hämtar omdirigeringarna …"
      columns={COLUMNS}
      nameOf={({ from }) => `omdirigeringen från ${from}`}
      empty="Inga adresser leder vidare ännu."
      dialog={RedirectDialog}
    />
  );
}

const address = (text: string) => <Box sx={{ overflowWrap: "anywhere" }}>{text}</Box>;

const COLUMNS: readonly DataColumn<Redirect>[] = [
  { key: "from", header: REDIRECT_LABELS.from, isRowHeader: true, width: "42%", cell: ({ from }) => address(from) },
  { key: "to", header: REDIRECT_LABELS.to, cell: ({ to }) => address(to) },
];
