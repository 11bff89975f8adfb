import { isRecurring, priceRange } from "../../../../schema/rules/catalogue/price.ts";
import type { ListStructuredData_ProductFragment } from "./listStructuredData.generated.ts";

/** Products that structured data lists. */
const LISTED = 10;

/**
 * schema.org data of a list: its first ten items, and where it is on the site.
 * @param trail the pages above it and itself, by name and address
 * @param isDemo whether the products are invented: then nothing is offered for sale
 */
export function listStructuredData(
  trail: readonly (readonly [name: string, url: string])[],
  products: readonly ListStructuredData_ProductFragment[],
  isDemo: boolean,
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
          item: productData(product, url, isDemo),
        })),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: trail.map(([name, item], index) => ({ "@type": "ListItem", position: index + 1, name, item })),
      },
    ],
  };
}

/**
 * schema.org data of a product.
 * @param pageUrl where it is shown, which its picture's address is relative to
 */
export const productData = (
  product: Pick<
    ListStructuredData_ProductFragment,
    "name" | "description" | "providerName" | "image" | "priceEstimate"
  >,
  pageUrl: string | undefined,
  isDemo: boolean,
): object => ({
  "@type": "Product",
  name: product.name,
  description: product.description,
  brand: { "@type": "Brand", name: product.providerName },
  ...(product.image && URL.canParse(product.image.url, pageUrl) && { image: new URL(product.image.url, pageUrl).href }),
  ...(!isDemo && offersOf(product.priceEstimate)),
});

/** What a product is offered for; nothing where its price is unknown or is paid again and again. */
function offersOf(price: string | null): { offers?: object } {
  const range = priceRange(price);
  if (!range || isRecurring(price)) return {};
  const { lowest, highest } = range;
  const kronor = (ore: number) => (ore / 100).toFixed(2);
  const offers =
    lowest === highest
      ? { "@type": "Offer", price: kronor(lowest) }
      : {
          "@type": "AggregateOffer",
          lowPrice: kronor(lowest),
          ...(highest !== null && { highPrice: kronor(highest) }),
        };
  return { offers: { ...offers, priceCurrency: "SEK" } };
}
