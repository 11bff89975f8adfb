import type { ListStructuredData_ProductFragment } from "./listStructuredData.generated.ts";

/** Products that structured data lists (specification 2 §9). */
const LISTED = 10;

/**
 * schema.org data of a list: its first ten items.
 * @param url canonical address of the list
 */
export function listStructuredData(
  name: string,
  url: string,
  products: readonly ListStructuredData_ProductFragment[],
): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    url,
    numberOfItems: Math.min(products.length, LISTED),
    itemListElement: products.slice(0, LISTED).map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Product",
        name: product.name,
        description: product.description,
        brand: { "@type": "Brand", name: product.providerName },
        ...(product.imageUrl && URL.canParse(product.imageUrl, url) && { image: new URL(product.imageUrl, url).href }),
        ...(product.priceFrom !== null && {
          offers: { "@type": "Offer", priceCurrency: "SEK", price: (product.priceFrom / 100).toFixed(2) },
        }),
      },
    })),
  };
}
