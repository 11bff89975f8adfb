import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { parseUrl } from "../../../../schema/parseUrl.ts";
import { MAX_PROVIDER_SEARCH } from "../../../../schema/providers.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { EntriesTab } from "../EntriesTab.tsx";
import { formatSupplierCount } from "../suppliers/supplierLabels.ts";
import { ProviderDialog } from "./ProviderDialog.tsx";
import { type ProvidersTab_ProviderFragment as Provider, useEditableProvidersQuery } from "./ProvidersTab.generated.ts";

/** The tab 'Leverantörer': those who sell what the lists hold. */
export function ProvidersTab() {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const { data, previousData, error, refetch, fetchMore } = useEditableProvidersQuery({
    variables: { search, first: 25 },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler leverantörer",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const id = useId();
  const providers = latestData({ data, previousData, error })?.editableProviders;
  return (
    <EntriesTab
      of="PROVIDER"
      title="Leverantörer"
      newLabel="Ny leverantör"
      about="De som säljer produkterna. Var och en har en egen sida. En produkt eller en import som nämner en ny leverantör lägger till den här. Ändringar syns för besökare direkt."
      filters={
        <Box role="search" aria-label="Sök leverantörer" sx={{ my: 5, maxWidth: 520 }}>
          <FieldLabel htmlFor={id}>Sök på namn, land eller adress</FieldLabel>
          <FieldControl>
            <input
              id={id}
              type="search"
              value={typed}
              maxLength={MAX_PROVIDER_SEARCH}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldControl>
        </Box>
      }
      entries={providers?.nodes}
      query={{ error, refetch }}
      loading="Hämtar leverantörerna …"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      empty={
        search === ""
          ? "Inga leverantörer ännu. De kommer hit med den första produkten, eller lägg till en för hand."
          : "Ingen leverantör matchar sökningen."
      }
      list={(table, nodes) =>
        providers && (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
              {formatSupplierCount(providers.totalCount)}
            </Typography>
            {table("Leverantörer", nodes)}
            <ShowMore pageInfo={providers.pageInfo} awaited={awaited} onMore={more} />
          </>
        )
      }
      dialog={ProviderDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Provider>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    width: "40%",
    cell: ({ name, path, logo }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2 }}>
        {logo && (
          <Box
            component="img"
            src={logo.variants[0]?.url ?? logo.url}
            alt=""
            width={96}
            height={40}
            // Logos are made for white paper.
            sx={{ display: "block", objectFit: "contain", bgcolor: "common.white", borderRadius: 1, p: 1 }}
          />
        )}
        <TextLink
          to={path}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: -2, overflowWrap: "anywhere" }}
        >
          {name}
        </TextLink>
      </Box>
    ),
  },
  { key: "country", header: "Land", cell: ({ country }) => country ?? "–" },
  {
    key: "website",
    header: "Webbplats",
    cell: ({ website }) => (
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        {website ? (parseUrl(website)?.host ?? website) : "–"}
      </Box>
    ),
  },
  { key: "products", header: "Produkter", width: "100px", align: "end", cell: ({ productCount }) => productCount },
];
