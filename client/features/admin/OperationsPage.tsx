import { adminPage } from "./AdministrationPage.tsx";
import { ChecksSection } from "./operations/ChecksSection.tsx";

/** The page at /admin/drift: whether the site works as it should. Looking takes seconds, so it is not waited for. */
export const page = adminPage({
  title: "Drift",
  lead: "Om sajten fungerar som den ska, och vad du gör när den inte gör det.",
  Content: ChecksSection,
});
