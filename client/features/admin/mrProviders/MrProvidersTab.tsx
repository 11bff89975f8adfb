import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { Deleted } from "../versions/Deleted.tsx";
import { MrProviderEditor } from "./MrProviderEditor.tsx";
import { useEditableMrProvidersQuery } from "./MrProvidersTab.generated.ts";
import { MrProviderTable } from "./MrProviderTable.tsx";

/** The tab 'MR-leverantörer': the providers that /mr-scanning compares; one of them is edited at its own address. */
export function MrProvidersTab() {
  const id = useSearchParams()[0].get("id");
  const { data, error, refetch } = useEditableMrProvidersQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const providers = data?.editableMrProviders;
  if (id === "ny") return <MrProviderEditor key="ny" />;
  if (!providers) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar leverantörerna …" />
    );
  }
  if (id) {
    const edited = providers.find((provider) => provider.id === id);
    if (edited) return <MrProviderEditor key={id} provider={edited} />;
    return (
      <EmptyState
        title="Leverantören finns inte längre."
        level="h2"
        action={
          <Button component={Link} to={addressOfContentTab("mr")} variant="outlined">
            Visa alla leverantörer
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 4, mb: 6 }}>
        <Box sx={{ mr: "auto" }}>
          <Typography variant="h2">MR-leverantörer</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: "60ch" }}>
            De som jämförs på sidan om MR-undersökningar. Ändringar syns för besökare direkt.
          </Typography>
        </Box>
        <Button component={Link} to={addressOfContentTab("mr", "ny")} variant="contained">
          Ny leverantör
        </Button>
      </Box>
      <MrProviderTable providers={providers} />
      <Deleted of="MR_PROVIDER" />
    </>
  );
}
