import type { ApolloClient } from "@apollo/client";
import { createContext, use } from "react";
import { isOperatorInvented, NEW_SITE, type Site } from "../../schema/site.ts";
import { type Site_SiteFragment as ShownSite, SiteDocument, useSiteQuery } from "./Site.generated.ts";

export type { ShownSite };

/** A site of which nothing is known, which no page is: each comes with it. */
const UNKNOWN: ShownSite = {
  __typename: "Site",
  ...NEW_SITE,
  isOperatorInvented: false,
  isOpen: true,
  formerCalendarsUntil: null,
  areasOff: [],
  menu: null,
  footer: null,
  hasOwnStartPage: false,
  analytics: null,
  primaryColour: null,
  logo: null,
};

/** As a browser has seen it last: its cache is emptied when somebody signs in or out. A server has many pages at once. */
let last = UNKNOWN;

function lastOf(site: ShownSite | null | undefined): ShownSite {
  if (site && typeof window !== "undefined") last = site;
  return site ?? last;
}

/** The site's settings as the cache has them, live: read once a page, for all that asks for them. */
export const useCachedSite = (): ShownSite => lastOf(useSiteQuery({ fetchPolicy: "cache-only" }).data?.site);

/** The site's settings, from `useCachedSite`. */
export const SiteContext = createContext(UNKNOWN);

/** The site's settings, live; they come with every page. */
export const useSite = (): ShownSite => use(SiteContext);

/** The site's settings, outside of rendering. */
export const siteOf = (apollo: ApolloClient): ShownSite =>
  lastOf(apollo.cache.readQuery({ query: SiteDocument })?.site);

const logoOf = ({ logoUrl: url, logoWidth: width, logoHeight: height }: Site) =>
  url === null ? null : { __typename: "Image" as const, url, width, height };

/** The site as visitors get it. */
export const shownSite = (site: Site): ShownSite => ({
  __typename: "Site",
  name: site.name,
  tagline: site.tagline,
  operatorName: site.operatorName,
  organisationNumber: site.organisationNumber,
  address: site.address,
  email: site.email,
  isOperatorInvented: isOperatorInvented(site),
  isOpen: site.openedAt !== null,
  formerCalendarsUntil: site.formerCalendarsUntil?.toISOString() ?? null,
  areasOff: site.areasOff,
  menu: site.menu && [...site.menu],
  footer: site.footer?.map(({ title, links }) => ({ title, links: [...links] })) ?? null,
  hasOwnStartPage: site.startPage !== null,
  analytics: site.analytics,
  primaryColour: site.primaryColour,
  logo: logoOf(site),
});

/** Puts what the site is called into the cache of a page that the server renders. */
export const keepSite = (apollo: ApolloClient, site: Site): void =>
  void apollo.cache.writeQuery({ query: SiteDocument, data: { site: shownSite(site) } });
