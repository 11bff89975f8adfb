import { fillPlaceholders } from "../../../../schema/rules/content/placeholders.ts";
import { isOff, type SiteAreaName } from "../../../../schema/siteAreas.ts";
import { SITE_PAGES } from "../../../../schema/sitePages.ts";
import { useSite } from "../../../shell/site.ts";
import { useOwnPagesQuery } from "./SiteTabs.generated.ts";

/** A page of the site to lead to. */
export interface SitePage {
  path: string;
  /** What a link to it is called at first. */
  label: string;
  /** Why visitors see no link to it now. */
  isHidden: "avstängd del" | "utkast" | undefined;
}

/** Every page that a link of the settings may lead to: the site's own, then those that admins have made. */
export function useSitePages(areasOff: readonly SiteAreaName[]): SitePage[] {
  const site = useSite();
  const { data } = useOwnPagesQuery({ fetchPolicy: "cache-and-network" });
  return [
    ...SITE_PAGES.map((page) => ({
      ...page,
      isHidden: isOff(areasOff, page.path) ? ("avstängd del" as const) : undefined,
    })),
    ...(data?.editablePages ?? [])
      .filter(({ isOwn }) => isOwn)
      .map(({ slug, title, isPublished }) => ({
        path: `/${slug}`,
        label: fillPlaceholders(title, site),
        isHidden: isPublished ? undefined : ("utkast" as const),
      })),
  ];
}

/** Pages as a field offers them. */
export const choicesOf = (pages: readonly SitePage[]): { value: string; label: string; name: string }[] =>
  pages.map(({ path, label, isHidden }) => ({
    value: path,
    name: path,
    label: isHidden ? `${label} (${isHidden})` : label,
  }));
