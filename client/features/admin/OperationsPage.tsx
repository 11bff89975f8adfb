import type { ApolloClient } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import { ChecksSection } from "./operations/ChecksSection.tsx";
import { withAdminPolicies } from "./withAdminPolicies.tsx";

/** Loads who is there; looking takes seconds, so the browser asks for it once the page shows. */
async function loadOperationsPage(apollo: ApolloClient): Promise<void> {
  await loadViewer(apollo);
}

/** The page at /admin/drift: whether the site works as it should. */
function OperationsPage() {
  return (
    <>
      <Seo title="Drift" />
      <Protected needs="admin">
        {() => (
          <PageContainer width="tools" top="heading">
            <Typography variant="h1">Drift</Typography>
            <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
              Om sajten fungerar som den ska, och vad du gör när den inte gör det.
            </Typography>
            <AdminLinks />
            <ChecksSection />
          </PageContainer>
        )}
      </Protected>
    </>
  );
}

export const page = withAdminPolicies({ Component: OperationsPage, loader: loadOperationsPage });
