import type { Site } from "../../site.ts";
import { isOff, type SiteAreaName } from "../../siteAreas.ts";
import type { FooterGroup, SiteLink } from "../../siteMenu.ts";
import { ownSlugAt } from "../../sitePages.ts";

/** What of a site's settings leads somewhere. */
export type Leading = Pick<Site, "menu" | "footer">;

/** Slugs of the pages made by admins that the settings lead to, now or before the pages moved. */
export const linkedSlugs = ({ menu, footer }: Leading): string[] => [
  ...new Set(
    [...(menu ?? []), ...(footer ?? []).flatMap(({ links }) => links)].flatMap(({ path }) => ownSlugAt(path) ?? []),
  ),
];

/** Where a path leads now; undefined where there is nothing. */
export type PathNow = (path: string) => string | undefined;

/**
 * Where paths lead now that pages have moved or gone.
 * @param pages slugs as they are, by those that the pages have or had
 */
export const pathsNow =
  (pages: ReadonlyMap<string, string>): PathNow =>
  (path) => {
    const own = ownSlugAt(path);
    if (own === undefined) return path;
    const now = pages.get(own);
    return now && `/${now}`;
  };

const followed = (links: readonly SiteLink[], now: PathNow): SiteLink[] =>
  links.flatMap((link) => {
    const path = now(link.path);
    return path === undefined ? [] : [{ ...link, path }];
  });

/** The settings with links to where the pages are; what leads nowhere is left out. */
export const followPages = <Given extends Leading>(given: Given, now: PathNow): Given => ({
  ...given,
  menu: given.menu && followed(given.menu, now),
  footer: given.footer?.map((group): FooterGroup => ({ ...group, links: followed(group.links, now) })) ?? null,
});

/** Where visitors are led: to nothing in a part of the site that is off. */
export const visiblePaths =
  (now: PathNow, areasOff: readonly SiteAreaName[]): PathNow =>
  (path) =>
    isOff(areasOff, path) ? undefined : now(path);
