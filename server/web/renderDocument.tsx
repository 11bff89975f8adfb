import { createHash } from "node:crypto";
import type { ApolloClient } from "@apollo/client";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { App, createStyleCache } from "../../client/App.tsx";
import { HeadContext } from "../../client/shell/Seo.tsx";
import type { ShownSite } from "../../client/shell/site.ts";
import { GROUND } from "../../client/theme.ts";
import { pageConnectsTo } from "../../schema/analytics.ts";
import type { SiteIcon } from "../../schema/site.ts";
import { isOff } from "../../schema/siteAreas.ts";
import { FEED_PATH } from "../features/articles/articleFeed.ts";
import { AssetLinks, AssetScripts } from "./AssetTags.tsx";
import type { PageAssets } from "./assets.ts";
import { MANIFEST_PATH } from "./renderManifest.tsx";
import { ICON_PATHS, iconAddress } from "./siteIcons.ts";

/** A page as it is sent. */
export interface RenderedDocument {
  html: string;
  /** 'sha256-…' sources for the page's inline styles. */
  styleHashes: string[];
  /** An origin besides the site's own that the page may send to. */
  connectTo?: string | undefined;
}

/**
 * Writes out the matched routes as a whole document.
 * @param request.state what the browser takes the page over with; absent: no script runs on it
 */
export function renderDocument(request: {
  apollo: ApolloClient;
  origin: string;
  site: ShownSite;
  icon: SiteIcon | null;
  handler: StaticHandler;
  context: StaticHandlerContext;
  assets: PageAssets;
  state?: object;
}): RenderedDocument {
  const { apollo, origin, site, icon, handler, context, assets, state } = request;
  const styles = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styles);
  let tags: ReactNode;
  const page = renderToString(
    <StrictMode>
      <CacheProvider value={styles}>
        <HeadContext
          value={(ofPage) => {
            tags = ofPage;
          }}
        >
          <App apollo={apollo} origin={origin}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </HeadContext>
      </CacheProvider>
    </StrictMode>,
  );
  const chunks = extractCriticalToChunks(page).styles.filter(({ css }) => css);
  const document = renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={iconAddress(ICON_PATHS.vector, icon)} type="image/svg+xml" />
        <link rel="stylesheet" media="print" href="/print.css" />
        <link rel="apple-touch-icon" href={iconAddress(ICON_PATHS.apple, icon)} />
        <link rel="manifest" href={MANIFEST_PATH} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={GROUND.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={GROUND.dark} />
        {!isOff(site.areasOff, "/guider") && (
          <link rel="alternate" type="application/rss+xml" title={`${site.name} – guider`} href={FEED_PATH} />
        )}
        {tags}
        <AssetLinks assets={assets} />
        {state && <script type="module" async src="/early-input.js" />}
        {chunks.map(({ key, ids, css }) => (
          <style key={css} data-emotion={`${key} ${ids.join(" ")}`}>
            {css}
          </style>
        ))}
      </head>
      <body>
        {/* Rendered separately, exactly as the browser hydrates it: ids of useId depend on the surrounding elements. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
        <div id="root" dangerouslySetInnerHTML={{ __html: page }} />
        {state && (
          <script type="application/json" id="state">
            {inert(state)}
          </script>
        )}
        {state && <AssetScripts assets={assets} />}
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${document}`,
    styleHashes: chunks.map(({ css }) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`),
    connectTo: pageConnectsTo(site.analytics),
  };
}

/** JSON that cannot end its script element. */
const inert = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
