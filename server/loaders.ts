import { type ArticleLoaders, articleLoaders } from "./features/articles/articleLoaders.ts";
import { type CatalogueLoaders, catalogueLoaders } from "./features/catalogue/catalogueLoaders.ts";
import { type MediaLoaders, mediaLoaders } from "./features/media/mediaLoaders.ts";
import { type ProtocolLoaders, protocolLoaders } from "./features/protocols/protocolLoaders.ts";
import { lazyLoaders } from "./platform/loaders.ts";

/** The loaders of every area. */
export type Loaders = ArticleLoaders & CatalogueLoaders & MediaLoaders & ProtocolLoaders;

/** Loaders for one request: what they remember must not outlive it. */
export const createLoaders = lazyLoaders<Loaders>({
  ...articleLoaders,
  ...catalogueLoaders,
  ...mediaLoaders,
  ...protocolLoaders,
});
