import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { LARGE_LETTERS } from "../theme.ts";

/** A label, and what is known; what nobody knows is left out. */
export type LabelledFact = readonly [label: string, value: ReactNode];

/** Facts by label, beside each other; below each other where letters are too large for that. */
export const FactList = ({ facts }: { facts: readonly LabelledFact[] }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "minmax(6rem, 36%) minmax(0, 1fr)", sm: "200px 1fr" },
      columnGap: { xs: 4, sm: 6 },
      rowGap: { xs: 2, sm: 3 },
      m: 0,
      mt: 4,
      [LARGE_LETTERS]: { gridTemplateColumns: "1fr" },
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
