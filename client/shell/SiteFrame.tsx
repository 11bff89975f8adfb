import { GlobalStyles } from "@mui/system";
import type { ReactNode } from "react";
import { AreasOffContext } from "../ui/link/areasOff.ts";
import { primaryStyles } from "./primaryStyles.ts";
import { SiteContext, useCachedSite } from "./site.ts";

/** Applies the site's settings everywhere: its colours, which links there are, and what `useSite` says. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useCachedSite();
  const { areasOff, primaryColour } = site;
  return (
    <SiteContext value={site}>
      <AreasOffContext value={areasOff}>
        {/* The server writes them into the page, where they stay: the browser need not load what derives them. */}
        {import.meta.env.SSR && primaryColour && <GlobalStyles styles={primaryStyles(primaryColour)} />}
        {children}
      </AreasOffContext>
    </SiteContext>
  );
}
