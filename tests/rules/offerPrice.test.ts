import { describe, expect, it } from "vitest";
import { readSupplierPage } from "../../server/features/suppliers/readSupplierPage.ts";
import { ldJsonHtml } from "../support/supplierSite.ts";

/** What a page with a thing says that its maker's things cost. */
async function priceOf(thing: object): Promise<string | null> {
  const { suppliers } = await readSupplierPage(ldJsonHtml([thing]), "https://sida.example/", false);
  const price = suppliers.find(({ name }) => name === "Nordhälsa")?.price;
  return price ? `${price.lowest / 100}-${price.highest / 100} ${price.currency}` : null;
}
const product = (offers: unknown) => ({ "@type": "Product", name: "Zink", brand: "Nordhälsa", offers });
const SEK = { "@type": "Offer", priceCurrency: "SEK" };
const spec = (price: unknown, more: object = {}) => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: "SEK",
  ...more,
});
const LIST = { priceType: "https://schema.org/ListPrice" };
const STRUCK = { priceType: "StrikethroughPrice" };
const PER_100_G = { referenceQuantity: { "@type": "QuantitativeValue", value: 100, unitCode: "GRM" } };

describe("what an offer costs", () => {
  it.each<[string, object, string | null]>([
    ["a number", { ...SEK, price: 299 }, "299-299 SEK"],
    ["a number with more decimals", { ...SEK, price: "199.0000" }, "199-199 SEK"],
    ["a text", { ...SEK, price: "199.00" }, "199-199 SEK"],
    ["Swedish digits", { ...SEK, price: "1 299,50" }, "1299.5-1299.5 SEK"],
    ["German digits", { ...SEK, price: "1.295,00" }, "1295-1295 SEK"],
    ["English digits", { ...SEK, price: "1,295.00" }, "1295-1295 SEK"],
    ["a currency within the text", { "@type": "Offer", price: "295 kr" }, "295-295 SEK"],
    ["the same currency twice", { ...SEK, price: "295 kr" }, "295-295 SEK"],
    ["two currencies", { ...SEK, priceCurrency: "EUR", price: "295 kr" }, null],
    ["a currency in small letters", { priceCurrency: "sek", price: "295" }, "295-295 SEK"],
    ["'kr' as currency", { priceCurrency: "kr", price: "295" }, "295-295 SEK"],
    ["'kr.' as currency", { priceCurrency: "kr.", price: "295" }, "295-295 SEK"],
    ["a currency in words", { priceCurrency: "Svenska kronor", price: "295" }, "295-295 SEK"],
    ["a currency by its sign", { priceCurrency: "€", price: "29.90" }, "29.9-29.9 EUR"],
    ["a currency that nobody knows", { priceCurrency: "riksdaler", price: "295" }, null],
    ["another currency", { priceCurrency: "EUR", price: "29.90" }, "29.9-29.9 EUR"],
    ["no currency", { price: "295" }, null],
    ["words and no currency", { price: "från 295" }, null],
    ["what can be read in two ways", { ...SEK, price: "1.295" }, null],
    ["words", { ...SEK, price: "pris på begäran" }, null],
    ["a price for 100 g in words", { ...SEK, price: "83 kr/100 g" }, null],
    ["nothing", { ...SEK, price: 0 }, null],
    ["from and to", { ...SEK, lowPrice: "1 295,00", highPrice: "2 495,00" }, "1295-2495 SEK"],
    ["a list price before it", { "@type": "Offer", priceSpecification: [spec(89, LIST), spec(69)] }, "69-69 SEK"],
    ["a list price behind it", { "@type": "Offer", priceSpecification: [spec(249), spec(349, LIST)] }, "249-249 SEK"],
    ["a struck price beside it", { ...SEK, price: 69, priceSpecification: spec(89, STRUCK) }, "69-69 SEK"],
    ["a list price alone", { ...SEK, priceSpecification: spec(349, LIST) }, "349-349 SEK"],
    ["a price for 100 g beside it", { ...SEK, price: 249, priceSpecification: spec(83, PER_100_G) }, "249-249 SEK"],
    ["a price for 100 g alone", { ...SEK, priceSpecification: spec(83, PER_100_G) }, null],
    [
      "a price for one piece as its quantity",
      { ...SEK, priceSpecification: spec(149, { referenceQuantity: { value: "1", unitCode: "C62" } }) },
      "149-149 SEK",
    ],
    [
      "a price for two pieces as its quantity",
      { ...SEK, priceSpecification: spec(149, { referenceQuantity: { value: 2, unitCode: "C62" } }) },
      null,
    ],
    ["a price each month", { ...SEK, priceSpecification: spec(89, { billingDuration: 1, unitCode: "MON" }) }, null],
    ["a price per kg in UN/CEFACT", { ...SEK, priceSpecification: spec(830, { unitCode: "KGM" }) }, null],
    ["a price per kg in words", { ...SEK, priceSpecification: spec(830, { unitText: "kg" }) }, null],
    [
      "a price for a piece",
      { ...SEK, priceSpecification: spec(149, { unitCode: "C62", unitText: "st" }) },
      "149-149 SEK",
    ],
    [
      "a price from ten of them",
      { ...SEK, priceSpecification: [spec(199), spec(149, { eligibleQuantity: { minValue: 10 } })] },
      "199-199 SEK",
    ],
    ["a price from ten of them alone", { ...SEK, price: 149, eligibleQuantity: { value: "10" } }, null],
    [
      "a first part beside it",
      { ...SEK, priceSpecification: [spec(50, { priceComponentType: "https://schema.org/Downpayment" }), spec(500)] },
      "500-500 SEK",
    ],
    [
      "what the seller pays",
      { ...SEK, priceSpecification: [spec(120, { priceType: "InvoicePrice" }), spec(249)] },
      "249-249 SEK",
    ],
    [
      "the least that may be advertised",
      { ...SEK, priceSpecification: spec(149, { priceType: "https://schema.org/MinimumAdvertisedPrice" }) },
      null,
    ],
    ["a price without VAT", { ...SEK, priceSpecification: spec(80, { valueAddedTaxIncluded: false }) }, null],
    [
      "a price without VAT beside it",
      { ...SEK, priceSpecification: [spec(80, { valueAddedTaxIncluded: "false" }), spec(100)] },
      "100-100 SEK",
    ],
    [
      "a price that was",
      { ...SEK, priceSpecification: [spec(99, { validThrough: "2020-01-01" }), spec(149)] },
      "149-149 SEK",
    ],
    ["a price that was alone", { ...SEK, price: 99, priceValidUntil: "2021-12-31" }, null],
    ["a price that holds", { ...SEK, price: 99, priceValidUntil: "2999-12-31" }, "99-99 SEK"],
    ["a price to come", { ...SEK, price: 99, validFrom: "2999-01-01" }, null],
    ["a used one", { ...SEK, price: 99, itemCondition: "https://schema.org/UsedCondition" }, null],
    ["a rented one", { ...SEK, price: 99, businessFunction: "http://purl.org/goodrelations/v1#LeaseOut" }, null],
    ["a price for companies", { ...SEK, price: 99, eligibleCustomerType: "Business" }, null],
    ["two prices that differ", { ...SEK, price: ["399,00 kr", "299,00 kr"] }, null],
    ["one price in two spellings", { ...SEK, price: ["1295.00", "1 295:-"] }, "1295-1295 SEK"],
    ["a price with its type", { ...SEK, price: { "@value": "249", "@type": "xsd:decimal" } }, "249-249 SEK"],
    [
      "a price of members beside it",
      { ...SEK, priceSpecification: [spec(249), spec(199, { validForMemberTier: {} })] },
      "249-249 SEK",
    ],
    [
      "what sending costs",
      { ...SEK, price: 249, priceSpecification: { "@type": "DeliveryChargeSpecification", price: 49 } },
      "249-249 SEK",
    ],
    [
      "what sending costs alone",
      { ...SEK, priceSpecification: { "@type": "DeliveryChargeSpecification", price: 49 } },
      null,
    ],
  ])("with %s", async (_, offer, costs) => {
    expect(await priceOf(product(offer))).toBe(costs);
  });

  it("is from the cheapest to the dearest variant of a group, by the group's maker", async () => {
    const variants = ["299", "799"].map((price) => ({ "@type": "Product", name: "Zink", offers: { ...SEK, price } }));
    const group = { "@type": "ProductGroup", name: "Zink", brand: { "@type": "Brand", name: "Nordhälsa" } };
    expect(await priceOf({ ...group, hasVariant: variants })).toBe("299-799 SEK");
  });
});
