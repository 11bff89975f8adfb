import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TextLink } from "../../ui/TextLink.tsx";
import { ON_SCREEN } from "./articleLayout.ts";

/** The calm ending of a guide: what to do next, and where all of it is (specification 2 §2). */
export function GuideNextSteps({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby="nasta-steg"
      sx={{ maxWidth: 1280, mx: "auto", px: { xs: 4, md: 6 }, mt: { xs: 16, md: 24 }, ...ON_SCREEN }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 6, mb: { xs: 4, md: 6 } }}>
        <Typography id="nasta-steg" variant="h2" sx={{ mr: "auto" }}>
          Nästa steg för dig
        </Typography>
        <TextLink to="/min-resa" sx={{ py: 2 }}>
          Alla rekommendationer
        </TextLink>
      </Box>
      <Box sx={{ minHeight: { md: 144 }, "@media (scripting: none)": { display: "none" } }}>{children}</Box>
    </Box>
  );
}
