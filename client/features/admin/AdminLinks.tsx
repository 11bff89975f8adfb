import Box from "@mui/material/Box";
import { useLocation } from "react-router-dom";
import { TextLink } from "../../ui/link/TextLink.tsx";

/** The pages of the administration. */
const PAGES = [
  { path: "/admin", name: "Verktyg" },
  { path: "/admin/sajten", name: "Sajten" },
  { path: "/admin/innehall", name: "Innehåll" },
  { path: "/admin/behorigheter", name: "Behörigheter och händelser" },
  { path: "/admin/drift", name: "Drift" },
] as const;

/** The ways between the pages of the administration. */
export function AdminLinks() {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="Administrationens sidor"
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 1, mb: 8 }}
    >
      {PAGES.map(({ path, name }) => (
        <TextLink
          key={path}
          to={path}
          aria-current={pathname === path ? "page" : undefined}
          sx={{ py: 2, "&[aria-current]": { color: "text.primary", textDecoration: "none", fontWeight: 600 } }}
        >
          {name}
        </TextLink>
      ))}
    </Box>
  );
}
