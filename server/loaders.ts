import { type CatalogueLoaders, createCatalogueLoaders } from "./features/catalogue/catalogueLoaders.ts";
import type { Sql } from "./platform/database/sql.ts";

/** The loaders of every area. */
export type Loaders = CatalogueLoaders;

/** Loaders for one request: what they remember must not outlive it. */
export const createLoaders = (sql: Sql): Loaders => createCatalogueLoaders(sql);
