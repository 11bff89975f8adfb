import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A label, and what is known; what nobody knows is left out. */
export type LabelledFact = readonly [label: string, value: ReactNode];

/** Facts by label: beside each other where there is room, below each other on phones. */
export const FactList = ({ facts }: { facts: readonly LabelledFact[] }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "200px 1fr" },
      columnGap: 6,
      rowGap: { xs: 1, sm: 3 },
      m: 0,
      mt: 4,
      "& dd + dt": { mt: { xs: 3, sm: 0 } },
    }}
  >
    {facts
      .filter(([, value]) => Boolean(value))
      .map(([label, value]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: "break-word" }}>
            {value}
          </Box>
        </Box>
      ))}
  </Box>
);
