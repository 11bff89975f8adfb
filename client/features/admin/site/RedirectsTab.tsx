import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { REDIRECT_LABELS } from "../../../../schema/redirects.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { RedirectDialog } from "./RedirectDialog.tsx";
import { type RedirectsTab_RedirectFragment as Redirect, useEditableRedirectsQuery } from "./RedirectsTab.generated.ts";

/** The tab 'Omdirigeringar': addresses that lead to others. */
export function RedirectsTab() {
  const { data, error, refetch } = useEditableRedirectsQuery({ fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<{ redirect: Redirect | null; times: number }>({ redirect: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (redirect: Redirect | null) => {
    setEdited(({ times }) => ({ redirect, times: times + 1 }));
    setOpen(true);
  };
  const redirects = data?.editableRedirects;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Omdirigeringar</Typography>
        <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
          Ny omdirigering
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6, maxWidth: "41em" }}>
        Adresser som inte har någon sida, och vart de leder i stället. Använd dem när du har flyttat hit från en annan
        sajt eller tagit bort en sida som andra länkar till. Sökmotorer får veta att sidan har flyttat (301). Guider som
        byter adressnamn leder vidare av sig själva. Får en adress en sida igen, visas sidan.
      </Typography>
      {redirects ? (
        <DataTable
          caption="Omdirigeringar"
          isDense
          stackBelow="md"
          columns={columnsWith(edit)}
          rows={redirects}
          keyOf={({ id }) => id}
          empty={<Typography color="textSecondary">Inga adresser leder vidare ännu.</Typography>}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar omdirigeringarna …" />
      )}
      {edited.times > 0 && (
        <RedirectDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.redirect}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={edit}
          onChanged={again}
        />
      )}
    </>
  );
}

const address = (text: string) => <Box sx={{ overflowWrap: "anywhere" }}>{text}</Box>;

const columnsWith = (edit: (redirect: Redirect) => void): readonly DataColumn<Redirect>[] => [
  { key: "from", header: REDIRECT_LABELS.from, isRowHeader: true, width: "42%", cell: ({ from }) => address(from) },
  { key: "to", header: REDIRECT_LABELS.to, cell: ({ to }) => address(to) },
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: (redirect) => (
      <Button
        sx={{ my: -2, minHeight: 44 }}
        aria-label={`Redigera omdirigeringen från ${redirect.from}`}
        onClick={() => edit(redirect)}
      >
        Redigera
      </Button>
    ),
  },
];
