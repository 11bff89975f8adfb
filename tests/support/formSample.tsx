import { ApolloLink } from "@apollo/client";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App, createStyleCache } from "../../client/App.tsx";
import { createClient } from "../../client/apollo/client.ts";
import { ViewerDocument } from "../../client/session/Viewer.generated.ts";
import { SAMPLE_ROUTES } from "./sampleRoutes.tsx";

const apollo = createClient({ link: ApolloLink.empty() });
apollo.writeQuery({ query: ViewerDocument, data: { me: null } });
createRoot(document.getElementById("root") as HTMLElement).render(
  <CacheProvider value={createStyleCache()}>
    <App apollo={apollo} origin={window.location.origin}>
      <RouterProvider router={createBrowserRouter(SAMPLE_ROUTES)} />
    </App>
  </CacheProvider>,
);
