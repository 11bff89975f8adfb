import type { ApolloClient } from "@apollo/client";
import { useEffect } from "react";
import { redirect, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isOff } from "../../../../schema/siteAreas.ts";
import type { Page } from "../../../pageLoader.ts";
import { loadViewer, useViewer, type Viewer } from "../../../session/viewer.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { type ShownSite, siteOf, useSite } from "../../../shell/site.ts";
import { returnPath } from "./returnPath.ts";
import { SignInScreen, tabOf } from "./SignInScreen.tsx";

/** Redirects a visitor who is already signed in. */
async function loadAuthPage(apollo: ApolloClient, url: URL) {
  const viewer = await loadViewer(apollo);
  if (viewer) return redirect(targetOf(url.searchParams.get("till"), viewer, siteOf(apollo)));
}

/** Where somebody wanted to be, if the site has that; an admin who wanted nothing of a site that is not open has something to do. */
function targetOf(given: string | null | undefined, viewer: Viewer | null | undefined, site: ShownSite): string {
  const wanted = returnPath(given);
  const path = isOff(site.areasOff, wanted) ? "/" : wanted;
  return path === "/" && viewer?.canAdminister && !site.isOpen ? "/admin/sajten" : path;
}

/** /auth: signing in, and then on to where the visitor wanted to be. */
function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const isSignedIn = Boolean(viewer);
  const { state }: { state: { till?: string } | null } = useLocation();
  const site = useSite();
  const target = targetOf(params.get("till") ?? state?.till, viewer, site);
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);
  if (isSignedIn) return null;
  return (
    <>
      <Seo title={tabOf(params).label} />
      <SignInScreen
        returnTo={target}
        intro={`Med ett konto följer ${isOff(site.areasOff, "/min-resa") ? "det du gör här" : "din resa"} med till mobilen och datorn.`}
      />
    </>
  );
}

export const page: Page = { Component: AuthPage, loader: loadAuthPage };
