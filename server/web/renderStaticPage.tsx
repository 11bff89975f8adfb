import type { ReactElement } from "react";
import { createStaticHandler } from "react-router-dom";
import { closeClient, createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import { keepSite, shownSite } from "../../client/shell/site.ts";
import type { Site } from "../../schema/site.ts";
import type { PageAssets } from "./assets.ts";
import { type RenderedDocument, renderDocument } from "./renderDocument.tsx";

/** Context of a static page. */
export interface StaticFrame {
  origin: string;
  /** Settings of the site. */
  site: Site;
  assets: PageAssets;
}

/** Renders a page that is not a client route: it loads no data and runs no script. */
export async function renderStaticPage(
  element: ReactElement,
  { origin, site, assets }: StaticFrame,
): Promise<RenderedDocument> {
  const apollo = createClient({
    isServer: true,
    link: executorLink(() => Promise.reject(new Error("a static page must not run queries"))),
  });
  keepSite(apollo, site);
  try {
    const handler = createStaticHandler([{ path: "*", element }]);
    const context = await handler.query(new Request("http://page.invalid/stilla"));
    if (context instanceof Response) throw new Error("a static page must not redirect");
    return renderDocument({ apollo, origin, site: shownSite(site), icon: site.icon, handler, context, assets });
  } finally {
    closeClient(apollo);
  }
}
