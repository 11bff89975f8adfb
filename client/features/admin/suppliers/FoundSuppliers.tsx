import { NetworkStatus } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { readAgain } from "../versions/readAgain.ts";
import { useCreateProviderFromSupplierMutation, useFoundSuppliersQuery } from "./FoundSuppliers.generated.ts";
import { SupplierDialog } from "./SupplierDialog.tsx";
import { SupplierTable, type TableSupplier } from "./SupplierTable.tsx";
import { formatSupplierCount } from "./supplierLabels.ts";

const MAX_SEARCH = 100;

/**
 * The suppliers that collecting found: searched, page by page, and edited.
 * @param props.ended grows with every run that has ended, after which they are asked for again
 */
export function FoundSuppliers({ ended }: { ended: number }) {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useFoundSuppliersQuery({
    variables: { search },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (ended > 0) void refetch().catch(() => undefined);
  }, [ended, refetch]);
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler leverantörer",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const [edited, setEdited] = useState<{ supplier: TableSupplier; times: number }>();
  const [isEditing, setEditing] = useState(false);
  const edit = (supplier: TableSupplier) => {
    setEdited((last) => ({ supplier, times: (last?.times ?? 0) + 1 }));
    setEditing(true);
  };
  const apollo = useApolloClient();
  const searchId = useId();
  const [createProvider, { loading: isMaking }] = useCreateProviderFromSupplierMutation({});
  const makeProvider = async ({ id, name }: TableSupplier) => {
    if (isMaking) return;
    const failed = (text: string) => showToast({ title: `${name} blev ingen leverantör`, text, tone: "error" });
    try {
      const { data } = await createProvider({ variables: { input: { supplierId: id } } });
      const [wrong] = data?.createProviderFromSupplier.errors ?? [];
      if (wrong) return failed(wrong.message);
      showToast({
        title: `${name} är leverantör`,
        text: "Lägg till logotyp och text under Innehåll, Leverantörer. Sidan visas i listan när något säljs.",
        tone: "confirmation",
      });
    } catch (error) {
      failed(visitorMessage(error));
    }
  };
  const suppliers = latestData({ data, previousData, error })?.suppliers;
  const isWaiting = networkStatus === NetworkStatus.setVariables || search !== typed.trim();
  return (
    <Box component="section" aria-labelledby="leverantorer" sx={{ mt: 12 }}>
      <Typography id="leverantorer" variant="h2">
        Insamlade leverantörer
      </Typography>
      <Box role="search" aria-label="Sök leverantörer" sx={{ my: 5, maxWidth: 520 }}>
        <FieldLabel htmlFor={searchId}>Sök på namn, land, kategori eller specialisering</FieldLabel>
        <FieldControl>
          <input
            id={searchId}
            type="search"
            value={typed}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </FieldControl>
      </Box>
      {suppliers ? (
        <Box aria-busy={isWaiting}>
          <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
            {formatSupplierCount(suppliers.totalCount)}
          </Typography>
          <SupplierTable
            suppliers={suppliers.nodes}
            isSearched={search !== ""}
            onEdit={edit}
            onMakeProvider={makeProvider}
          />
          <ShowMore pageInfo={suppliers.pageInfo} awaited={awaited} onMore={more} />
        </Box>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar leverantörerna …" />
      )}
      <Deleted of="SUPPLIER" />
      {edited && (
        <SupplierDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.supplier}
          isOpen={isEditing}
          onClose={() => setEditing(false)}
          onReload={(supplier) => setEdited({ ...edited, supplier })}
          onChanged={() => void readAgain(apollo).catch(() => undefined)}
        />
      )}
    </Box>
  );
}
