import { type ArticleLoaders, createArticleLoaders } from "./features/articles/articleLoaders.ts";
import { type CatalogueLoaders, createCatalogueLoaders } from "./features/catalogue/catalogueLoaders.ts";
import { createMediaLoaders, type MediaLoaders } from "./features/media/mediaLoaders.ts";
import { createProtocolLoaders, type ProtocolLoaders } from "./features/protocols/protocolLoaders.ts";
import type { Sql } from "./platform/database/sql.ts";

/** The loaders of every area. */
export type Loaders = ArticleLoaders & CatalogueLoaders & MediaLoaders & ProtocolLoaders;

/** Loaders for one request: what they remember must not outlive it. */
export const createLoaders = (sql: Sql): Loaders => ({
  ...createArticleLoaders(sql),
  ...createCatalogueLoaders(sql),
  ...createMediaLoaders(sql),
  ...createProtocolLoaders(sql),
});
