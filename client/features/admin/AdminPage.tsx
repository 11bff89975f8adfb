import type { ApolloClient } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { Seo } from "../../shell/Seo.tsx";
import { loadViewer } from "../../shell/session/viewer.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { RoleHoldersDocument } from "./RolesSection.generated.ts";
import { RolesSection } from "./RolesSection.tsx";

/** Loads the administration's data, for admins. */
export async function loadAdminPage(apollo: ApolloClient) {
  if ((await loadViewer(apollo))?.canAdminister) await apollo.query({ query: RoleHoldersDocument });
}

/** The page at /admin. */
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
    <PageContainer width="tools" top="heading">
      <Typography variant="h1">Administratör</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6 }}>
        Hantera leverantörsdata och logotyper.
      </Typography>
      <Notice tone="info">
        <strong>Kommer snart</strong>
        Verktygen för leverantörsdata, artikelbilder och logotyper är på väg.
      </Notice>
      <RolesSection />
    </PageContainer>
  );
}
