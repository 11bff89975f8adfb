import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { withReferences } from "./references.tsx";

/** A heading within a section; `id` makes it a place that links lead to. */
export const SubHeading = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Typography id={id} variant="h3" sx={{ mt: { xs: 7, md: 9 }, mb: 3, scrollMarginTop: 92 }}>
    {children}
  </Typography>
);

/** A small heading over a list. */
export const Label = ({ children }: { children: ReactNode }) => (
  <Typography component="h4" sx={{ mt: 5, mb: 1.5, fontWeight: 600 }}>
    {children}
  </Typography>
);

/** Lines of text as a list, counted where their order matters. */
export const Lines = ({ items, isOrdered }: { items: readonly string[]; isOrdered?: boolean }) => (
  <Box
    component={isOrdered ? "ol" : "ul"}
    sx={{ m: 0, pl: "1.4em", maxWidth: "66ch", "& li + li": { mt: 1.5 }, "& li::marker": { color: "primary.main" } }}
  >
    {items.map((item) => (
      <li key={item}>{withReferences(item)}</li>
    ))}
  </Box>
);

/** Cards side by side, where there is room. */
export const Cards = ({ columns, children }: { columns: 2 | 3; children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: "grid",
      gap: 4,
      m: 0,
      p: 0,
      listStyle: "none",
      gridTemplateColumns: {
        xs: "minmax(0, 1fr)",
        [columns === 3 ? "lg" : "sm"]: `repeat(${columns}, minmax(0, 1fr))`,
      },
    }}
  >
    {children}
  </Box>
);
