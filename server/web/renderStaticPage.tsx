import type { ReactElement } from "react";
import { createStaticHandler } from "react-router-dom";
import { closeClient, createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import type { PageAssets } from "./assets.ts";
import { type RenderedDocument, renderDocument } from "./renderDocument.tsx";

/** Renders a page that is not a client route: it loads no data and runs no script. */
export async function renderStaticPage(
  element: ReactElement,
  { origin, assets }: { origin: string; assets: PageAssets },
): Promise<RenderedDocument> {
  const apollo = createClient({
    isServer: true,
    link: executorLink(() => Promise.reject(new Error("a page without scripts asks for nothing"))),
  });
  try {
    const handler = createStaticHandler([{ path: "*", element }]);
    const context = await handler.query(new Request("http://page.invalid/stilla"));
    if (context instanceof Response) throw new Error("a page without scripts leads elsewhere");
    return renderDocument({ apollo, origin, handler, context, assets });
  } finally {
    closeClient(apollo);
  }
}
