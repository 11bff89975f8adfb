import { parseUrl } from "../../../../schema/parseUrl.ts";
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
    "name" | "description" | "providerName" | "image" | "price" | "pricePer"
  >,
  pageUrl: string | undefined,
  isDemo: boolean,
): object => ({
  "@type": "Product",
  name: product.name,
  description: product.description,
  brand: { "@type": "Brand", name: product.providerName },
  ...(product.image && parseUrl(product.image.url, pageUrl) && { image: new URL(product.image.url, pageUrl).href }),
  ...(!isDemo && offersOf(product)),
});

/** Offer of a product; nothing where its price is unknown or is not that of one, paid once. */
function offersOf({ price, pricePer }: Pick<ListStructuredData_ProductFragment, "price" | "pricePer">): {
  offers?: object;
} {
  if (!price || pricePer !== null) return {};
  const { from, to } = price;
  const kronor = ({ amount }: { amount: number }) => (amount / 100).toFixed(2);
  const offers =
    from.amount === to?.amount
      ? { "@type": "Offer", price: kronor(from) }
      : { "@type": "AggregateOffer", lowPrice: kronor(from), ...(to && { highPrice: kronor(to) }) };
  return { offers: { ...offers, priceCurrency: "SEK" } };
}
