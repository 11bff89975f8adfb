import { registerEnumType } from "type-graphql";
import { parseUrl } from "../../../../schema/parseUrl.ts";

/** Kind of page that a counted link leads to. */
export enum AffiliateLinkKind {
  PRODUCT = "PRODUCT",
  OFFER = "OFFER",
  MR_PROVIDER = "MR_PROVIDER",
}
registerEnumType(AffiliateLinkKind, {
  name: "AffiliateLinkKind",
  description: "Whose page a counted link leads to.",
  valuesConfig: {
    PRODUCT: { description: "A product's, at its provider." },
    OFFER: { description: "That of one of several sellers of a product." },
    MR_PROVIDER: { description: "That of a provider of MR scans." },
  },
});

/** Path prefix of counted links; an identifier follows. */
export const VISIT_PATHS = {
  [AffiliateLinkKind.PRODUCT]: "/ut/",
  [AffiliateLinkKind.OFFER]: "/ut/erbjudande/",
  [AffiliateLinkKind.MR_PROVIDER]: "/ut/mr/",
} as const satisfies Record<AffiliateLinkKind, string>;

/** Longer ones are no address that anybody typed. */
const MAX_LENGTH = 2_000;

/**
 * Where a provider's link leads; undefined for what is no whole http(s) address. Asked when a product
 * is written, and again whenever somebody is sent on.
 */
export function affiliateTarget(link: string | null): string | undefined {
  if (link === null || link.length > MAX_LENGTH || !/^https?:\/\//i.test(link)) return undefined;
  return parseUrl(link)?.href;
}

/** The path that leads to a provider's page and counts the click; null where there is no page. */
export const visitPath = (kind: AffiliateLinkKind, id: number, link: string | null): string | null =>
  affiliateTarget(link) === undefined ? null : VISIT_PATHS[kind] + id;

/** True for an address that leads nowhere: `.example` is reserved for examples, so no site has it. */
export const isInvented = (target: string): boolean => new URL(target).hostname.endsWith(".example");
