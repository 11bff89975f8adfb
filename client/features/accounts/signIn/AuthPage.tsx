import type { ApolloClient } from "@apollo/client";
import { useEffect } from "react";
import { redirect, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Page } from "../../../pageLoader.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { loadViewer, useViewer } from "../../../shell/session/viewer.ts";
import { returnPath } from "./returnPath.ts";
import { SignInScreen, tabOf } from "./SignInScreen.tsx";

/** Redirects a visitor who is already signed in. */
async function loadAuthPage(apollo: ApolloClient, url: URL) {
  if (await loadViewer(apollo)) return redirect(returnPath(url.searchParams.get("till")));
}

/** /auth: signing in, and then on to where the visitor wanted to be. */
function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isSignedIn = Boolean(useViewer());
  const { state }: { state: { till?: string } | null } = useLocation();
  const target = returnPath(params.get("till") ?? state?.till);
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);
  if (isSignedIn) return null;
  return (
    <>
      <Seo title={tabOf(params).label} />
      <SignInScreen intro="Med ett konto följer din resa med till mobilen och datorn." />
    </>
  );
}

export const page: Page = { Component: AuthPage, loader: loadAuthPage };
