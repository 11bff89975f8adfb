import Box from "@mui/material/Box";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { JourneyParts } from "../features/journey/JourneyParts.tsx";
import { type KeptArea, keptAreas } from "../guest/keptAreas.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { useViewer } from "./viewer.ts";

const TakeOver = lazy(async () => ({ default: (await import("./TakeOver.tsx")).TakeOver }));

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
      <TakeOverSlot />
      <ScrollRestoration />
    </div>
  );
}

/** Asks somebody who has signed in what to do with what the browser holds, once until the page is left. */
function TakeOverSlot() {
  const viewer = useViewer();
  const [isDone, setDone] = useState(false);
  const [areas, setAreas] = useState<readonly KeptArea[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void (viewer ? keptAreas() : Promise.resolve([]))
      // What could not be loaded is offered the next time.
      .catch(() => [])
      .then((found) => isCurrent && setAreas(found));
    return () => {
      isCurrent = false;
    };
  }, [viewer]);
  if (areas.length === 0 || isDone) return null;
  return (
    <Suspense>
      <TakeOver areas={areas} onDone={() => setDone(true)} />
    </Suspense>
  );
}
