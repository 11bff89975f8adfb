import Box from "@mui/material/Box";
import { TextLink } from "./link/TextLink.tsx";

/** The way to a page: the pages above it, the highest first. */
export const Breadcrumbs = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <Box component="nav" aria-label="Var du är">
    <Box
      component="ol"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 2,
        listStyle: "none",
        m: 0,
        p: 0,
        fontSize: "1rem",
        "& li + li::before": { content: '"›" / ""', color: "text.secondary", mr: 2 },
        "& a": { display: "inline-block", py: 2 },
      }}
    >
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </Box>
  </Box>
);
