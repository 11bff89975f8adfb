import { DemoShopPage, type DemoShopProps } from "../../client/shell/pages/DemoShopPage.tsx";
import type { PageAssets } from "./assets.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStill } from "./renderStill.tsx";

/** Renders what stands for the page of a seller who is invented. */
export const renderDemoShop = (
  shop: DemoShopProps,
  page: { origin: string; assets: PageAssets },
): Promise<RenderedDocument> => renderStill(<DemoShopPage {...shop} />, page);
