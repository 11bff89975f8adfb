import { createHash } from "node:crypto";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { execute, type GraphQLSchema } from "graphql";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { App, createStyleCache } from "../../client/App.tsx";
import { createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import { createRoutes, modulesOf, pageAliases } from "../../client/routes.tsx";
import type { Context } from "../platform/graphql/context.ts";
import type { PageAssets } from "./assets.ts";

/** A page to render. */
export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  schema: GraphQLSchema;
  context: Context;
  assets(modules: readonly string[]): PageAssets;
}

/** A page, or where it is instead. */
export type RenderedPage =
  | { kind: "redirect"; status: number; location: string }
  | {
      kind: "page";
      status: number;
      html: string;
      /** 'sha256-…' sources for the page's inline styles. */
      styleHashes: string[];
      /** False when data could not be read: the browser will try again, and nobody keeps the page. */
      isComplete: boolean;
    };

/**
 * Renders a page with its data. The route's loader asks the schema in-process; the Apollo cache
 * travels in the page as inert JSON, so that the browser repeats no query.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(`http://page.invalid${request.url}`);
  const alias = pageAliases.get(url.pathname.replace(/(?<=.)\/$/, ""));
  if (alias) return { kind: "redirect", status: 301, location: alias + url.search };

  let failed = false;
  const apollo = createClient({
    isServer: true,
    link: executorLink(async (document, variables) => {
      const result = await execute({
        schema: request.schema,
        document,
        variableValues: variables,
        contextValue: request.context,
      });
      if (result.errors?.length) {
        failed = true;
        throw result.errors[0];
      }
      return result;
    }),
  });

  const handler = createStaticHandler(createRoutes(apollo));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const location = context.headers.get("location");
    if (location) return { kind: "redirect", status: context.status, location };
    throw new Error(`a loader answered ${url.pathname} with status ${context.status}`);
  }
  const status = context.matches.some(({ route }) => route.path === "*") ? 404 : failed ? 503 : context.statusCode;

  const styles = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styles);
  const content = renderToString(
    <StrictMode>
      <CacheProvider value={styles}>
        <App apollo={apollo} origin={request.origin}>
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
  const assets = request.assets(modulesOf(context.matches.map(({ route }) => route.id)));
  const html = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${content.slice(0, start)}
${assets.head}
${chunks.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(" ")}">${css}</style>`).join("")}
</head>
<body>
<div id="root">${content.slice(start)}</div>
<script type="application/json" id="state">${inert({ origin: request.origin, apollo: apollo.extract(), failed })}</script>
${assets.scripts}
</body>
</html>`;
  return {
    kind: "page",
    status,
    html,
    styleHashes: chunks.map(({ css }) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`),
    isComplete: !failed,
  };
}

/** JSON that cannot end its script element. */
const inert = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
