import { OfflinePage } from "../../client/shell/pages/OfflinePage.tsx";
import type { PageAssets } from "./assets.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage } from "./renderStaticPage.tsx";

/** Renders the page that shows without a network instead of one that was never visited. */
export const renderOffline = (request: { origin: string; assets: PageAssets }): Promise<RenderedDocument> =>
  renderStaticPage(<OfflinePage />, request);
