import { isSlug } from "./editedTexts.ts";
import { DEFAULT_FOOTER, DEFAULT_MENU, type SiteLink } from "./siteMenu.ts";

/** Pages that neither the menu nor the footer has as they come. */
const MORE_PAGES: readonly SiteLink[] = [
  { path: "/tester/markorer", label: "Välj test efter markörer" },
  { path: "/somntestet", label: "Sömntestet" },
  { path: "/traning-quiz", label: "Träningstestet" },
  { path: "/protokoll-quiz", label: "Protokolltestet" },
  { path: "/mental-optimering/light", label: "Mental optimering Light" },
  { path: "/mental-optimering/medium", label: "Mental optimering Medium" },
  { path: "/mental-optimering/hardcore", label: "Mental optimering Hardcore" },
];

/** The site's own pages that its menus may lead to, with what they are called there. */
export const SITE_PAGES: readonly SiteLink[] = [
  ...new Map(
    [...DEFAULT_MENU, ...DEFAULT_FOOTER.flatMap(({ links }) => links), ...MORE_PAGES].map((link) => [link.path, link]),
  ).values(),
];

const PATHS: ReadonlySet<string> = new Set(SITE_PAGES.map(({ path }) => path));

/** Name in addresses of a page that an admin may have made; undefined for one of the site's own pages. */
export const ownSlugAt = (path: string): string | undefined => (PATHS.has(path) ? undefined : path.slice(1));

/** Whether a menu may lead there: to one of the site's own pages, or to one that an admin may have made. */
export const isMenuPath = (path: string): boolean => PATHS.has(path) || (path.startsWith("/") && isSlug(path.slice(1)));

/** Pages that every footer leads to: what the law wants to be found, and how to reach the operator. */
export const FOOTER_NEEDS = ["/kontakt", "/integritetspolicy", "/anvandarvillkor", "/annonslankar", "/tillganglighet"];
