import { FailurePage } from "../../client/shell/pages/FailurePage.tsx";
import type { Failure } from "../platform/http/errors.ts";
import type { PageAssets } from "./assets.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStill } from "./renderStill.tsx";

/** Pages that many get alike, kept since they are wanted when there is too much to do already. */
const kept = new Map<string, RenderedDocument>();
const KEPT_AT_MOST = 100;

/** What to render. */
interface FailureRequest {
  failure: Failure;
  origin: string;
  assets: PageAssets;
}

/** Renders what went wrong as a page of the site. */
export async function renderFailure(request: FailureRequest): Promise<RenderedDocument> {
  const { failure, origin } = request;
  const isAlike = failure.code !== "INTERNAL_SERVER_ERROR";
  const key = JSON.stringify([origin, failure.code, failure.message]);
  const found = isAlike ? kept.get(key) : undefined;
  if (found) return found;
  const rendered = await renderStill(<FailurePage {...failure} />, request);
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  if (isAlike) kept.set(key, rendered);
  return rendered;
}
