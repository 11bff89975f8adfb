import { OfflinePage } from "../../client/shell/pages/OfflinePage.tsx";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage, type StaticFrame } from "./renderStaticPage.tsx";

/** Renders the page that shows without a network instead of one that was never visited. */
export const renderOffline = (request: StaticFrame): Promise<RenderedDocument> =>
  renderStaticPage(<OfflinePage />, request);
