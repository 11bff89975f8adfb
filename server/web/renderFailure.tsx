import { createStaticHandler } from "react-router-dom";
import { closeClient, createClient } from "../../client/apollo/client.ts";
import { executorLink } from "../../client/apollo/executorLink.ts";
import { FailurePage } from "../../client/shell/FailurePage.tsx";
import type { Failure } from "../platform/http/errors.ts";
import type { PageAssets } from "./assets.ts";
import { type RenderedDocument, renderDocument } from "./renderDocument.tsx";

/** Pages that many get alike, kept since they are wanted when there is too much to do already. */
const kept = new Map<string, RenderedDocument>();
const KEPT_AT_MOST = 100;

/** What to render. */
interface FailureRequest {
  failure: Failure;
  origin: string;
  assets: PageAssets;
}

/** Renders what went wrong as a page of the site. It asks nobody for anything, and runs no script. */
export async function renderFailure(request: FailureRequest): Promise<RenderedDocument> {
  const { failure, origin } = request;
  const isAlike = failure.code !== "INTERNAL_SERVER_ERROR";
  const key = JSON.stringify([origin, failure.code, failure.message]);
  const found = isAlike ? kept.get(key) : undefined;
  if (found) return found;
  const rendered = await render(request);
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  if (isAlike) kept.set(key, rendered);
  return rendered;
}

async function render({ failure, origin, assets }: FailureRequest): Promise<RenderedDocument> {
  const apollo = createClient({
    isServer: true,
    link: executorLink(() => Promise.reject(new Error("a page about an error asks for nothing"))),
  });
  try {
    const handler = createStaticHandler([{ path: "*", element: <FailurePage {...failure} /> }]);
    const context = await handler.query(new Request("http://page.invalid/fel"));
    if (context instanceof Response) throw new Error("the page about an error leads elsewhere");
    return renderDocument({ apollo, origin, handler, context, assets });
  } finally {
    closeClient(apollo);
  }
}
