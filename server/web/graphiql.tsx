import type { FastifyInstance } from "fastify";
import { renderToStaticMarkup } from "react-dom/server";
import type { HeldSite } from "../platform/site.ts";
import { AssetLinks, AssetScripts } from "./AssetTags.tsx";
import type { PageAssets } from "./assets.ts";

/** `/graphiql`: the schema's playground (`client/graphiql/`), served by ourselves; works offline. In English, as the graph is. */
export function registerGraphiql(app: FastifyInstance, assets: () => PageAssets, site: HeldSite): void {
  app.get("/graphiql", async (_request, reply) => {
    return (
      reply
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        // The editor makes its styles and workers at run time.
        .header(
          "content-security-policy",
          "default-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
        )
        .send(`<!doctype html>${renderToStaticMarkup(<Playground assets={assets()} site={site.last.name} />)}`)
    );
  });
}

const Playground = ({ assets, site }: { assets: PageAssets; site: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`GraphiQL – ${site}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <AssetLinks assets={assets} />
    </head>
    <body>
      <div id="graphiql" />
      <noscript>GraphiQL needs JavaScript.</noscript>
      <AssetScripts assets={assets} />
    </body>
  </html>
);
