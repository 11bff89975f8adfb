import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import CheckCircle from "~icons/ic/baseline-check-circle";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { type LogosTab_LogoFragment as Logo, useProviderLogosQuery } from "./LogosTab.generated.ts";
import { type Updating, useLogoUpdates } from "./useLogoUpdates.ts";

/** Providers with their logos, which can be made the pictures of their products. */
export function LogosTab() {
  const { data, error, refetch } = useProviderLogosQuery({ fetchPolicy: "cache-and-network" });
  const { updating, updated, update, undo, updateAll } = useLogoUpdates();
  const logos = data?.providerLogos;
  const isUpdating = (name: string) => updating === "all" || isOne(updating, name);
  const columns: DataColumn<Logo>[] = [
    {
      key: "logo",
      header: "Logotyp",
      cell: ({ logo }) => (
        // Logos are drawn for a light ground.
        <Box component="span" sx={{ display: "inline-block", bgcolor: "#fff", borderRadius: 1, p: 1 }}>
          <Box
            component="img"
            src={logo.url}
            alt=""
            width={logo.width ?? 240}
            height={logo.height ?? 80}
            sx={{ display: "block", width: 120, height: "auto", maxHeight: 80, objectFit: "contain" }}
          />
        </Box>
      ),
    },
    {
      key: "provider",
      header: "Leverantör",
      isRowHeader: true,
      cell: ({ providerName, file, logo }) => (
        <>
          {providerName}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block", fontWeight: 400 }}>
            {logo.url.startsWith("/logos/") ? `/logos/${file}` : `${file} i bildbiblioteket`}
          </Typography>
        </>
      ),
    },
    {
      key: "products",
      header: "Produkter med logotypen",
      cell: ({ linkedCount, productCount }) => `${linkedCount} av ${productCount}`,
    },
    {
      key: "actions",
      header: "Uppdatera",
      isHeaderHidden: true,
      align: "end",
      cell: ({ providerName, undoableCount }) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 2 }}>
          {updated.has(providerName) && <CheckCircle titleAccess="Uppdaterad" sx={{ color: "success.main" }} />}
          {undoableCount > 0 && (
            <Button
              aria-label={`Ångra logotypen för ${providerName}`}
              disabled={updating !== undefined}
              onClick={() => void undo(providerName)}
            >
              Ångra
            </Button>
          )}
          <Button
            variant="outlined"
            aria-label={`${isUpdating(providerName) ? "Uppdaterar..." : "Uppdatera"} ${providerName}`}
            disabled={updating !== undefined}
            onClick={() => void update(providerName)}
          >
            {isUpdating(providerName) ? "Uppdaterar..." : "Uppdatera"}
          </Button>
        </Box>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h2">Logotyper</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6, maxWidth: "60ch" }}>
        Gör en leverantörs logotyp till bild på alla dess produkter. Bilderna som produkterna hade sparas, så att du kan
        ångra.
      </Typography>
      {logos?.length === 0 ? (
        <Typography sx={{ maxWidth: "60ch" }}>
          Inga logotyper ännu. Du väljer en ur bildbiblioteket under Innehåll, Leverantörer.
        </Typography>
      ) : logos ? (
        <>
          <Button
            variant="contained"
            disabled={updating !== undefined}
            onClick={() => void updateAll(logos.map(({ providerName }) => providerName))}
            sx={{ mb: 6 }}
          >
            {updating === "all" ? "Uppdaterar..." : "Alla"}
            <VisuallyHidden>{updating === "all" ? "" : ` ${logos.length} logotyper uppdateras`}</VisuallyHidden>
          </Button>
          <DataTable
            caption="Leverantörernas logotyper"
            columns={columns}
            rows={logos}
            keyOf={({ providerName }) => providerName}
            stackBelow="sm"
          />
        </>
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar logotyperna …" />
      )}
    </>
  );
}

const isOne = (updating: Updating, name: string): boolean => typeof updating === "object" && updating.one === name;
