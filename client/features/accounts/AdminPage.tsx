import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Seo } from "../../shell/Seo.tsx";
import { loadViewer } from "../../shell/viewer.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Protected } from "./Protected.tsx";
import { RoleHoldersDocument } from "./RolesSection.generated.ts";
import { RolesSection } from "./RolesSection.tsx";

/** Asks for what the administration shows, for those to whom it is open. */
export async function loadAdminPage(apollo: ApolloClient) {
  if ((await loadViewer(apollo))?.canAdminister) await apollo.query({ query: RoleHoldersDocument });
}

/** /admin (specification 1 §2). */
export function AdminPage() {
  return (
    <>
      <Seo title="Administratör" />
      <Protected needs="admin">{() => <Administration />}</Protected>
    </>
  );
}

function Administration() {
  return (
    <Box sx={{ maxWidth: 1040, mx: "auto", px: { xs: 4, md: 6 }, pt: { xs: 10, md: 16 } }}>
      <Typography variant="h1">Administratör</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Hantera leverantörsdata och logotyper.
      </Typography>
      <Notice tone="info">
        <strong>Kommer snart</strong>
        Verktygen för leverantörsdata, artikelbilder och logotyper är på väg.
      </Notice>
      <RolesSection />
    </Box>
  );
}
