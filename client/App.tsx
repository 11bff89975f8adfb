import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { ThemeProvider } from "@mui/system";
import type { ReactNode } from "react";
import { OriginContext } from "./shell/Seo.tsx";
import { SiteFrame } from "./shell/SiteFrame.tsx";
import { theme } from "./theme.ts";
import { Toasts } from "./toasts/Toasts.tsx";

/** The cache of generated styles, the same on both sides so that class names agree. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "l" });
  // Styles go to the head in one piece instead of between the elements that need them.
  cache.compat = true;
  return cache;
}

/** Everything around the router. */
export function App(props: { apollo: ApolloClient; origin: string; children: ReactNode }) {
  return (
    <OriginContext value={props.origin}>
      <ApolloProvider client={props.apollo}>
        {/* Not Material UI's own provider, which holds what lets a visitor choose light or dark: the media query
            chooses here. */}
        <ThemeProvider theme={theme}>
          <SiteFrame>
            {props.children}
            <Toasts />
          </SiteFrame>
        </ThemeProvider>
      </ApolloProvider>
    </OriginContext>
  );
}
