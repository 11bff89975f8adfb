import { GlobalStyles } from "@mui/system";
import type { ReactNode } from "react";
import { AreasOffContext } from "../ui/link/areasOff.ts";
import { primaryStyles } from "./primaryStyles.ts";
import { useSite } from "./site.ts";

/** Applies the site's settings everywhere: its colours, and which links there are. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { areasOff, primaryColour } = useSite();
  return (
    <AreasOffContext value={areasOff}>
      {/* The server writes them into the page, where they stay: the browser need not load what derives them. */}
      {import.meta.env.SSR && primaryColour && <GlobalStyles styles={primaryStyles(primaryColour)} />}
      {children}
    </AreasOffContext>
  );
}
