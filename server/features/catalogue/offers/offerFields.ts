/** What a seller says of a product for itself, by its names in files and forms; beside it, whether it can be bought. */
export const OFFER_FIELDS = [
  "providerName",
  "providerCountry",
  "sku",
  "priceEstimate",
  "heldPrice",
  "affiliateLink",
] as const;

/** Whether a field of a product is one that each of its sellers says for itself. */
export const isOfOffer = (field: string): boolean => (OFFER_FIELDS as readonly string[]).includes(field);

/** Whose line it is where several sell a product, which its fields are shown as of. */
export interface Seller {
  /** Whether it is tied by this line. */
  isNew: boolean;
  /** Whether its texts are the product's. */
  isOwn: boolean;
  /** What sending is known to cost, in öre; null where nothing is. */
  shipping: number | null;
  /** What the product costs now, which the price of one that is new is held against. */
  shownPrice: string | null;
}

/** What is written of an offer beside the product. */
export interface SoldLine extends Pick<Seller, "isNew" | "isOwn"> {
  name: string;
  /** In öre; undefined where the line does not say. */
  shipping: number | undefined;
  /** Whether that is news. */
  isChanged: boolean;
  waits: boolean;
}

/** Whether an offer counts: an admin may have to look at it first, or has said that it is of something else. */
export type OfferState = "TIED" | "WAITING" | "IGNORED";
