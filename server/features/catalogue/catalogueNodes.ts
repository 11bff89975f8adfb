import { byNumber, type NodeSource, numbersOf } from "../../platform/graphql/Node.ts";
import type { Category } from "./Category.ts";
import type { CatalogueContext } from "./catalogueLoaders.ts";
import { findProducts } from "./catalogueService.ts";
import type { Biomarker } from "./markers/Biomarker.ts";
import { PRODUCT_TYPES, type ProductRow } from "./productRows.ts";
import type { Provider } from "./providers/Provider.ts";

/** Products by their numbers; what one is called stays when it changes its area. */
const productNodes: NodeSource<CatalogueContext> = {
  name: "Product",
  types: PRODUCT_TYPES,
  typeOf: (row: ProductRow) => row.__typename,
  keyOf: ({ id }: ProductRow) => id,
  read: async (ctx, keys, selection) => byNumber(await findProducts(ctx, numbersOf(keys), selection)),
};

const categoryNodes: NodeSource<CatalogueContext> = {
  name: "Category",
  types: ["Category"],
  keyOf: ({ id }: Category) => id,
  read: async (ctx, keys) => byNumber(await ctx.loaders.categoryById.loadMany(numbersOf(keys))),
};

const providerNodes: NodeSource<CatalogueContext> = {
  name: "Provider",
  types: ["Provider"],
  keyOf: ({ id }: Provider) => id,
  read: async (ctx, keys) => byNumber(await ctx.loaders.providerById.loadMany(numbersOf(keys))),
};

const biomarkerNodes: NodeSource<CatalogueContext> = {
  name: "Biomarker",
  types: ["Biomarker"],
  keyOf: ({ id }: Biomarker) => id,
  read: async (ctx, keys) => byNumber(await ctx.loaders.biomarkerById.loadMany(numbersOf(keys))),
};

/** The catalogue's types with identifiers in the graph. */
export const catalogueNodes: readonly NodeSource<CatalogueContext>[] = [
  productNodes,
  categoryNodes,
  providerNodes,
  biomarkerNodes,
];
