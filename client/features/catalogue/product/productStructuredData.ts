import { breadcrumbs } from "../../../shell/layout/breadcrumbs.ts";
import type { AreaConfig } from "../list/areas.ts";
import { productData } from "../list/listStructuredData.ts";
import type { PageProduct } from "./pageProduct.ts";

/**
 * schema.org data of a product's page: the product, and where it is on the site.
 * @param isDemo whether the product is invented: then it is not offered for sale
 */
export const productStructuredData = (
  origin: string,
  product: PageProduct,
  area: AreaConfig,
  isDemo: boolean,
): object[] => [
  {
    "@context": "https://schema.org",
    ...productData(product, origin + product.path, isDemo),
    url: origin + product.path,
  },
  breadcrumbs(origin, { name: area.title, path: area.path }, { name: product.name, path: product.path }),
];
