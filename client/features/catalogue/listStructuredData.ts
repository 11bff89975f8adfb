import type { ListStructuredData_ProductFragment } from "./listStructuredData.generated.ts";

/** Products that structured data lists (specification 2 §9). */
const LISTED = 10;

/**
 * schema.org data of a list: its first ten items, and where it is on the site.
 * @param trail the pages above it and itself, by name and address
 */
export function listStructuredData(
  trail: readonly (readonly [name: string, url: string])[],
  products: readonly ListStructuredData_ProductFragment[],
): object {
  const [name, url] = trail.at(-1) ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
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
            ...(product.imageUrl &&
              URL.canParse(product.imageUrl, url) && { image: new URL(product.imageUrl, url).href }),
            ...(product.priceFrom !== null && {
              offers: { "@type": "Offer", priceCurrency: "SEK", price: (product.priceFrom / 100).toFixed(2) },
            }),
          },
        })),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: trail.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
      },
    ],
  };
}
