import { DemoShopPage, type DemoShopProps } from "../../client/shell/pages/DemoShopPage.tsx";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage, type StaticFrame } from "./renderStaticPage.tsx";

/** Renders the page shown for an invented seller's shop. */
export const renderDemoShop = (shop: DemoShopProps, page: StaticFrame): Promise<RenderedDocument> =>
  renderStaticPage(<DemoShopPage {...shop} />, page);
