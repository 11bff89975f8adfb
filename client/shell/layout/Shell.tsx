import Box from "@mui/material/Box";
import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router-dom";
import { JourneyParts } from "../../features/journey/page/JourneyParts.tsx";
import { hasGuestData } from "../../guest/guestMerge.ts";
import { useViewer } from "../session/viewer.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** One that could not be loaded is offered the next time. */
const GuestMergeDialog = lazy(async () => {
  const loaded = await import("../session/GuestMergeDialog.tsx").catch(() => undefined);
  return { default: loaded?.GuestMergeDialog ?? (() => null) };
});

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
      <GuestMergeSlot />
      <ScrollRestoration />
    </div>
  );
}

/** Asks somebody who has signed in what to do with what the browser holds of a guest; loaded when there is anything. */
function GuestMergeSlot() {
  const account = useViewer()?.id;
  const [askedAccount, setAskedAccount] = useState<string>();
  useEffect(() => setAskedAccount(account !== undefined && hasGuestData() ? account : undefined), [account]);
  if (askedAccount === undefined || askedAccount !== account) return null;
  return (
    <Suspense>
      <GuestMergeDialog key={account} account={account} />
    </Suspense>
  );
}
