/** Longer ones are no address that anybody typed. */
const MAX_LENGTH = 2_000;

/**
 * Where a provider's link leads; undefined for what is no whole http(s) address. Asked when a product
 * is written, and again whenever somebody is sent on.
 */
export function affiliateTarget(link: string | null): string | undefined {
  if (link === null || link.length > MAX_LENGTH || !/^https?:\/\//i.test(link)) return undefined;
  return URL.canParse(link) ? new URL(link).href : undefined;
}

/** True for an address that leads nowhere: `.example` is kept for what is invented, and no site has it. */
export const isInvented = (target: string): boolean => new URL(target).hostname.endsWith(".example");
