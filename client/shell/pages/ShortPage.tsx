import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Artwork } from "../../ui/Artwork.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";

/** A page of a few words, set where the other pages begin, with a scene beside them. */
export const ShortPage = ({ children }: { children: ReactNode }) => (
  <Box sx={{ position: "relative", overflow: "hidden", minHeight: { md: 520 } }}>
    <Artwork scene="home" words="wide" />
    <PageContainer sx={{ position: "relative", py: { xs: 16, md: 24 } }}>
      <Box sx={{ maxWidth: 640 }}>{children}</Box>
    </PageContainer>
  </Box>
);
