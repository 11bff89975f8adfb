import { FailurePage } from "../../client/shell/pages/FailurePage.tsx";
import type { Failure } from "../platform/http/errors.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage, type StaticFrame } from "./renderStaticPage.tsx";

/** Error pages that are the same for many visitors, cached because they are needed most under load. */
const cache = new Map<string, RenderedDocument>();
const MAX_CACHED = 100;

/** Input of rendering. */
interface FailureRequest extends StaticFrame {
  failure: Failure;
}

/** Renders what went wrong as a page of the site. */
export async function renderFailure(request: FailureRequest): Promise<RenderedDocument> {
  const { failure, origin, site } = request;
  const isShareable = failure.code !== "INTERNAL_SERVER_ERROR";
  const key = JSON.stringify([origin, site, failure.code, failure.message]);
  const found = isShareable ? cache.get(key) : undefined;
  if (found) return found;
  const rendered = await renderStaticPage(<FailurePage {...failure} />, request);
  if (cache.size >= MAX_CACHED) cache.clear();
  if (isShareable) cache.set(key, rendered);
  return rendered;
}
