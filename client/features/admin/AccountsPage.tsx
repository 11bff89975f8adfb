import { adminPage } from "./AdministrationPage.tsx";
import { AccountsSection } from "./accounts/AccountsSection.tsx";
import { AuditLogDocument } from "./accounts/AuditLogSection.generated.ts";
import { AuditLogSection } from "./accounts/AuditLogSection.tsx";
import { RoleHoldersDocument } from "./accounts/RolesSection.generated.ts";
import { RolesSection } from "./accounts/RolesSection.tsx";

/** The page at /admin/behorigheter: who administers, who has an account, and what was done. */
export const page = adminPage({
  title: "Behörigheter och händelser",
  lead: "Vem som administrerar webbplatsen, vilka som har konto, och vad som har gjorts.",
  load: (apollo) =>
    Promise.all([apollo.query({ query: RoleHoldersDocument }), apollo.query({ query: AuditLogDocument })]),
  Content: () => (
    <>
      <RolesSection />
      <AccountsSection />
      <AuditLogSection />
    </>
  ),
});
