import { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/system";
import { render, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import { ViewerDocument, type ViewerQuery } from "../../client/session/Viewer.generated.ts";
import { theme } from "../../client/theme.ts";
import { Toasts } from "../../client/toasts/Toasts.tsx";

/** Who visits, and what the server answers. */
interface Visit {
  /** Null for a guest. */
  me?: NonNullable<ViewerQuery["me"]> | null;
  link?: ApolloLink;
}

/**
 * Shows routes at an address to a visitor, with all that the site has around them but its styles: without a layout there
 * is nothing to see of them.
 */
export function show(routes: RouteObject[], address: string, visit: Visit = {}): UserEvent {
  const { me = null, link = ApolloLink.empty() } = visit;
  window.history.pushState(null, "", address);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  const apollo = createClient({ link });
  apollo.writeQuery({ query: ViewerDocument, data: { me } });
  const unseen = createCache({ key: "l", container: document.createElement("div") });
  render(
    <CacheProvider value={unseen}>
      <ApolloProvider client={apollo}>
        <ThemeProvider theme={theme}>
          <RouterProvider router={router} />
          <Toasts />
        </ThemeProvider>
      </ApolloProvider>
    </CacheProvider>,
  );
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** A button by its name. */
export const button = (name: string): HTMLElement => screen.getByRole("button", { name });

/** What elements say, in order. */
export const textsOf = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);
