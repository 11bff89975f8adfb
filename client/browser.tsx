import "./fonts.css";
import { ApolloLink } from "@apollo/client";
import { CacheProvider } from "@emotion/react";
import { StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { App, createStyleCache } from "./App.tsx";
import { createClient } from "./apollo/client.ts";
import { createHttpLink } from "./apollo/httpLink.ts";
import { createGuestLink } from "./guest/guestLink.ts";
import { tellOtherTabs } from "./guest/personalChannel.ts";
import { createRoutes } from "./routes.tsx";
import { tabs } from "./shell/session/sessionChannel.ts";
import { accountOf, loadViewer } from "./shell/session/viewer.ts";

/** Takes over the page that the server rendered, with the data it came with. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById("state")?.textContent ?? "{}");
  const recheck = async () => (await import("./shell/session/viewerChanges.ts")).recheckViewer(apollo);
  const apollo = createClient({
    link: ApolloLink.from([
      createGuestLink({ accountOf: () => accountOf(apollo), onAccountChange: tellOtherTabs }),
      createHttpLink(() => void recheck()),
    ]),
  });
  apollo.cache.restore(state.apollo ?? {});
  tabs?.addEventListener("message", () => void recheck());
  // The page came with the answer, unless the server could not find it out.
  void loadViewer(apollo).catch(() => undefined);

  const routes = createRoutes(apollo);
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
  // The server ran these loaders; running them again would repeat the page's queries.
  const loaderData = Object.fromEntries(matches.flatMap(({ route }) => (route.id ? [[route.id, null]] : [])));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App apollo={apollo} origin={state.origin ?? window.location.origin}>
          <RouterProvider router={router} />
        </App>
        <Alive />
      </CacheProvider>
    </StrictMode>,
  );
}

/** Says at the document's root that everything on the page reacts, for whoever waits for it. */
function Alive() {
  // The last effect of the first render: all others have run.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return null;
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

void start();
