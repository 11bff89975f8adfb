import Box from "@mui/material/Box";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { JourneyParts } from "../features/journey/JourneyParts.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** What frames every page: skip link, header, footer, and what the journey has on every page. */
export function Shell() {
  const { state } = useNavigation();
  return (
    <div id="page">
      <Box
        component="a"
        href="#innehall"
        sx={{
          position: "absolute",
          left: 8,
          top: 8,
          zIndex: "tooltip",
          px: 4,
          py: 2.5,
          borderRadius: 1,
          bgcolor: "primary.main",
          color: "primary.contrastText",
          transform: "translateY(-200%)",
          "&:focus": { transform: "none" },
        }}
      >
        Hoppa till innehållet
      </Box>
      <Header />
      <Box
        component="main"
        id="innehall"
        tabIndex={-1}
        aria-busy={state === "loading"}
        sx={{ outline: "none", minHeight: "70vh" }}
      >
        <Outlet />
      </Box>
      <Footer />
      <JourneyParts />
      <ScrollRestoration />
    </div>
  );
}
