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
    ...(!isDemo && sellersData(product)),
    url: origin + product.path,
  },
  breadcrumbs(origin, { name: area.title, path: area.path }, { name: product.name, path: product.path }),
];

/** The offers of a product that several sell: in kronor, for one, of those that have it. */
function sellersData({ offers }: PageProduct): { offers?: object } {
  const sold = offers.flatMap(({ price, pricePer, isAvailable, providerName }) =>
    price && pricePer === null && isAvailable ? [{ amount: price.amount, providerName }] : [],
  );
  if (sold.length < 2) return {};
  const kronor = (amount: number) => (amount / 100).toFixed(2);
  const amounts = sold.map(({ amount }) => amount);
  return {
    offers: {
      "@type": "AggregateOffer",
      offerCount: sold.length,
      lowPrice: kronor(Math.min(...amounts)),
      highPrice: kronor(Math.max(...amounts)),
      priceCurrency: "SEK",
      offers: sold.map(({ amount, providerName }) => ({
        "@type": "Offer",
        price: kronor(amount),
        priceCurrency: "SEK",
        availability: "https://schema.org/InStock",
        seller: { "@type": "Organization", name: providerName },
      })),
    },
  };
}
