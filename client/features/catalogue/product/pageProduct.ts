import type { ProductPageQuery } from "./ProductPage.generated.ts";

/** A product as its page shows it. */
export type PageProduct = NonNullable<ProductPageQuery["product"]>;

/** A test as its page shows it. */
export type PageTest = Extract<PageProduct, { __typename: "HealthTest" }>;
