import { CatalogueResolver, ProductResolver } from "./features/catalogue/CatalogueResolver.ts";

/** Every resolver of the graph; a new area adds its own here. */
export const resolvers = [CatalogueResolver, ProductResolver] as const;
