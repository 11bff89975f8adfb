import "./base.css";
import "virtual:theme.css";
import "./fonts.css";
import { ApolloLink } from "@apollo/client";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { App, createStyleCache } from "./App.tsx";
import { createClient } from "./apollo/client.ts";
import { createHttpLink } from "./apollo/httpLink.ts";
import { createGuestLink } from "./guest/guestLink.ts";
import { notifyOtherTabs } from "./guest/personalChannel.ts";
import { createRoutes } from "./routes.tsx";
import { tabs } from "./session/sessionChannel.ts";
import { accountOf, loadViewer } from "./session/viewer.ts";
import { reportFailure } from "./shell/reportFailure.ts";
import { removeTags } from "./shell/Seo.tsx";
import { mendHash } from "./ui/link/hashes.ts";

/** Hydrates the page that the server rendered, with its data. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById("state")?.textContent ?? "{}");
  const recheck = async () => (await import("./session/viewerChanges.ts")).recheckViewer(apollo);
  const apollo = createClient({
    link: ApolloLink.from([
      createGuestLink({ accountOf: () => accountOf(apollo), onAccountChange: notifyOtherTabs }),
      createHttpLink(() => void recheck()),
    ]),
  });
  apollo.cache.restore(state.apollo ?? {});
  tabs?.addEventListener("message", () => void recheck());
  // The page's data names the viewer, unless the server could not check.
  void loadViewer(apollo).catch(() => undefined);

  let isWhole = true;
  const routes = createRoutes(apollo, undefined, () => {
    isWhole = false;
  });
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
  // The server ran these loaders; running them again would repeat the page's queries.
  const loaderData = Object.fromEntries(matches.flatMap(({ route }) => (route.id ? [[route.id, null]] : [])));
  mendHash();
  // Before the router, which listens to the same.
  window.addEventListener("popstate", mendHash, true);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

  const root = document.getElementById("root") as HTMLElement;
  const page = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <HydrationMarker>
          <App apollo={apollo} origin={state.origin ?? window.location.origin}>
            <RouterProvider router={router} />
          </App>
        </HydrationMarker>
      </CacheProvider>
    </StrictMode>
  );
  const options = { onRecoverableError: reportFailure, onUncaughtError: reportFailure };
  // Without a part that the server rendered, the page is drawn anew: it would differ from what came.
  if (isWhole) return void hydrateRoot(root, page, options);
  removeTags();
  createRoot(root, options).render(page);
}

/**
 * Sets `data-hydrated` on the root element once hydration is done; tests wait for it. It wraps the app, because a
 * sibling of the app would make the ids of `useId` differ from the server's.
 */
function HydrationMarker({ children }: { children: ReactNode }) {
  // The last effect of the first render: all others have run.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return children;
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

void start().catch(reportFailure);
