import { SITE_SEARCH_PATH } from "../../../schema/siteSearch.ts";
import type { Viewer } from "../../session/viewer.ts";
import { useIsOff } from "../../ui/link/areasOff.ts";

/** A link with its text. */
export interface NavigationLink {
  to: string;
  label: string;
}

/** Picks the links that lead to what the site has. */
export function useShown(): <Link extends { to: string }>(links: readonly Link[]) => Link[] {
  const isOff = useIsOff();
  return (links) => links.filter(({ to }) => !isOff(to));
}

const PUBLIC_LINKS: readonly NavigationLink[] = [
  { to: "/", label: "Hem" },
  { to: "/tester", label: "Tester" },
  { to: "/protokoll", label: "Protokoll" },
  { to: "/kosttillskott", label: "Kosttillskott" },
  { to: "/traning", label: "Träning" },
  { to: "/guider", label: "Guider" },
  { to: "/om-oss", label: "Om oss" },
];

/** The header's links; admins have one more. */
export const mainLinks = (viewer: Viewer | null | undefined): readonly NavigationLink[] =>
  viewer?.canAdminister ? [...PUBLIC_LINKS, { to: "/admin", label: "Admin" }] : PUBLIC_LINKS;

/** The menu of phones: the header's links, and those that have no room beside it. */
export const menuLinks = (viewer: Viewer | null | undefined): readonly NavigationLink[] => [
  ...mainLinks(viewer),
  { to: SITE_SEARCH_PATH, label: "Sök" },
  { to: "/min-resa", label: "Min resa" },
  ...(viewer ? [{ to: "/konto", label: "Mitt konto" }] : []),
];

/** The footer's groups; together they lead to every public page. */
export const FOOTER_GROUPS = [
  {
    title: "Jämför",
    links: [
      { to: "/tester", label: "Hälsotester" },
      { to: "/kosttillskott", label: "Kosttillskott" },
      { to: "/biohacking", label: "Biohacking" },
      { to: "/mr-scanning", label: "MR-scanning" },
      { to: "/markorer", label: "Markörer" },
      { to: "/leverantorer", label: "Leverantörer" },
    ],
  },
  {
    title: "Följ ett program",
    links: [
      { to: "/mental-optimering", label: "Mental optimering" },
      { to: "/traning", label: "Träning" },
      { to: "/protokoll", label: "Protokoll" },
      { to: "/guider", label: "Guider" },
      { to: "/min-resa", label: "Min resa" },
    ],
  },
  {
    title: "Om sajten",
    links: [
      { to: "/om-oss", label: "Om oss" },
      { to: "/rekommenderad", label: "Så väljer vi" },
      { to: "/sa-gor-vi-raden", label: "Så gör vi råden" },
      { to: "/kontakt", label: "Kontakt" },
      { to: "/integritetspolicy", label: "Integritetspolicy" },
      { to: "/min-resa#dina-uppgifter", label: "Dina uppgifter" },
      { to: "/anvandarvillkor", label: "Användarvillkor" },
      { to: "/annonslankar", label: "Annonslänkar" },
      { to: "/tillganglighet", label: "Tillgänglighet" },
    ],
  },
] as const;
