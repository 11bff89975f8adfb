import { DemoShopPage, type DemoShopProps } from "../../client/shell/pages/DemoShopPage.tsx";
import type { PageAssets } from "./assets.ts";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage } from "./renderStaticPage.tsx";

/** Renders what stands for the page of a seller who is invented. */
export const renderDemoShop = (
  shop: DemoShopProps,
  page: { origin: string; assets: PageAssets },
): Promise<RenderedDocument> => renderStaticPage(<DemoShopPage {...shop} />, page);
