import { createHash } from "node:crypto";
import type { ApolloClient } from "@apollo/client";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { App, createStyleCache } from "../../client/App.tsx";
import { BRAND } from "../../schema/brand.ts";
import { FEED_PATH } from "../features/articles/articleFeed.ts";
import type { PageAssets } from "./assets.ts";

/** A page as it is sent. */
export interface RenderedDocument {
  html: string;
  /** 'sha256-…' sources for the page's inline styles. */
  styleHashes: string[];
}

/**
 * Writes out the matched routes as a whole document.
 * @param request.state what the browser takes the page over with; absent: no script runs on it
 */
export function renderDocument(request: {
  apollo: ApolloClient;
  origin: string;
  handler: StaticHandler;
  context: StaticHandlerContext;
  assets: PageAssets;
  state?: object;
}): RenderedDocument {
  const { apollo, origin, handler, context, assets, state } = request;
  const styles = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styles);
  const content = renderToString(
    <StrictMode>
      <CacheProvider value={styles}>
        <App apollo={apollo} origin={origin}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </CacheProvider>
    </StrictMode>,
  );
  const chunks = extractCriticalToChunks(content).styles.filter(({ css }) => css);
  // React puts what belongs in the head (title, meta, links) before the page itself.
  const start = content.indexOf('<div id="page"');
  if (start < 0) throw new Error("the page has no part that is its body");
  const html = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" media="print" href="/print.css">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="alternate" type="application/rss+xml" title="${BRAND.name} – guider" href="${FEED_PATH}">
${content.slice(0, start)}
${assets.head}
${chunks.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(" ")}">${css}</style>`).join("")}
</head>
<body>
<div id="root">${content.slice(start)}</div>
${state ? `<script type="application/json" id="state">${inert(state)}</script>\n${assets.scripts}` : ""}
</body>
</html>`;
  return {
    html,
    styleHashes: chunks.map(({ css }) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`),
  };
}

/** JSON that cannot end its script element. */
const inert = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
