import { DEFAULT_MENU, type SiteLink, WHICH_TEST } from "../../../schema/siteMenu.ts";
import { SITE_SEARCH_PATH } from "../../../schema/siteSearch.ts";
import type { Viewer } from "../../session/viewer.ts";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { useSite } from "../site.ts";

/** Picks the links that lead to what the site has. */
export function useShown(): (links: readonly SiteLink[]) => SiteLink[] {
  const isOff = useIsOff();
  return (links) => links.filter(({ path }) => !isOff(path));
}

/** The header's links; admins have one more. */
export function useMainLinks(viewer: Viewer | null | undefined): SiteLink[] {
  const links = useShown()(useSite().menu ?? DEFAULT_MENU);
  return viewer?.canAdminister ? [...links, { path: "/admin", label: "Admin" }] : links;
}

/** The menu of phones: the header's links, and those that have no room beside it. */
export function useMenuLinks(viewer: Viewer | null | undefined): SiteLink[] {
  const main = useMainLinks(viewer);
  const more = useShown()([
    { path: SITE_SEARCH_PATH, label: "Sök" },
    WHICH_TEST,
    { path: "/min-resa", label: "Min resa" },
    ...(viewer ? [{ path: "/konto", label: "Mitt konto" }] : []),
  ]);
  return [...main, ...more.filter(({ path }) => !main.some((link) => link.path === path))];
}
