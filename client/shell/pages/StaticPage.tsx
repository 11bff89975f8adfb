import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { Seo } from "../Seo.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** Frames a page of a few words that the server renders by itself. It works without scripts, and is not indexed. */
export const StaticPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div id="page">
    <Seo title={title} />
    <Header />
    <Box component="main" id="innehall" tabIndex={-1} sx={{ outline: "none", minHeight: "70vh" }}>
      <ShortPage>{children}</ShortPage>
    </Box>
    <Footer />
  </div>
);
