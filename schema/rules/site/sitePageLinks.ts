import type { Site } from "../../site.ts";
import { isOff, type SiteAreaName } from "../../siteAreas.ts";
import type { FooterGroup, SiteLink } from "../../siteMenu.ts";
import { ownSlugAt } from "../../sitePages.ts";
import { START_JOURNEY } from "../../startPage.ts";

/** What of a site's settings leads somewhere. */
export type Leading = Pick<Site, "menu" | "footer" | "startPage">;

/** Every path that the settings lead to. */
const pathsOf = ({ menu, footer, startPage }: Leading): string[] =>
  [
    ...(menu ?? []),
    ...(footer ?? []).flatMap(({ links }) => links),
    ...(startPage ? [startPage.mainButton, startPage.moreLink, ...startPage.cards] : []),
  ].map(({ path }) => path);

const isOwn = (path: string): boolean => path !== "" && path !== START_JOURNEY && ownSlugAt(path) !== undefined;

/** Slugs of the pages made by admins that the settings lead to, now or before the pages moved. */
export const linkedSlugs = (leading: Leading): string[] => [
  ...new Set(
    pathsOf(leading)
      .filter(isOwn)
      .map((path) => path.slice(1)),
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
    if (!isOwn(path)) return path || undefined;
    const now = pages.get(path.slice(1));
    return now && `/${now}`;
  };

const followed = (links: readonly SiteLink[], now: PathNow): SiteLink[] =>
  links.flatMap((link) => {
    const path = now(link.path);
    return path === undefined ? [] : [{ ...link, path }];
  });

/** The settings with links to where the pages are: what leads nowhere is left out of the menus, and has the path '' elsewhere. */
export function followPages<Given extends Leading>(given: Given, now: PathNow): Given {
  const { menu, footer, startPage } = given;
  const led = <Link extends { path: string }>(link: Link): Link => ({ ...link, path: now(link.path) ?? "" });
  return {
    ...given,
    menu: menu && followed(menu, now),
    footer: footer?.map((group): FooterGroup => ({ ...group, links: followed(group.links, now) })) ?? null,
    startPage: startPage && {
      ...startPage,
      mainButton: led(startPage.mainButton),
      moreLink: led(startPage.moreLink),
      cards: startPage.cards.map(led),
    },
  };
}

/** Where visitors are led: to nothing in a part of the site that is off. */
export const visiblePaths =
  (now: PathNow, areasOff: readonly SiteAreaName[]): PathNow =>
  (path) =>
    isOff(areasOff, path) ? undefined : now(path);
