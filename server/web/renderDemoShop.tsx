import { BrokenLinkPage, DemoShopPage, type ShopProps } from "../../client/shell/pages/DemoShopPage.tsx";
import type { RenderedDocument } from "./renderDocument.tsx";
import { renderStaticPage, type StaticFrame } from "./renderStaticPage.tsx";

/** Renders the page shown for an invented seller's shop. */
export const renderDemoShop = (shop: ShopProps, page: StaticFrame): Promise<RenderedDocument> =>
  renderStaticPage(<DemoShopPage {...shop} />, page);

/** Renders the page shown for a seller's page that does not answer. */
export const renderBrokenLink = (shop: ShopProps, page: StaticFrame): Promise<RenderedDocument> =>
  renderStaticPage(<BrokenLinkPage {...shop} />, page);
