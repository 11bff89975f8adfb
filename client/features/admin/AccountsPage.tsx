import type { ApolloClient } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import { AccountsSection } from "./accounts/AccountsSection.tsx";
import { AuditLogDocument } from "./accounts/AuditLogSection.generated.ts";
import { AuditLogSection } from "./accounts/AuditLogSection.tsx";
import { RoleHoldersDocument } from "./accounts/RolesSection.generated.ts";
import { RolesSection } from "./accounts/RolesSection.tsx";
import { withAdminPolicies } from "./withAdminPolicies.tsx";

/** Loads the administrators and the audit log, for admins. */
async function loadAccountsPage(apollo: ApolloClient): Promise<void> {
  if (!(await loadViewer(apollo))?.canAdminister) return;
  await Promise.all([apollo.query({ query: RoleHoldersDocument }), apollo.query({ query: AuditLogDocument })]);
}

/** The page at /admin/behorigheter: who administers, who has an account, and what was done. */
function AccountsPage() {
  return (
    <>
      <Seo title="Behörigheter och händelser" />
      <Protected needs="admin">
        {() => (
          <PageContainer width="tools" top="heading">
            <Typography variant="h1">Behörigheter och händelser</Typography>
            <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
              Vem som administrerar webbplatsen, vilka som har konto, och vad som har gjorts.
            </Typography>
            <AdminLinks />
            <RolesSection />
            <AccountsSection />
            <AuditLogSection />
          </PageContainer>
        )}
      </Protected>
    </>
  );
}

export const page = withAdminPolicies({ Component: AccountsPage, loader: loadAccountsPage });
