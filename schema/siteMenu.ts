/** A link to a page of the site. */
export interface SiteLink {
  /** Its path, with '#' and a place on the page where it leads there. */
  path: string;
  label: string;
}

/** Links of the footer under one heading. */
export interface FooterGroup {
  title: string;
  links: readonly SiteLink[];
}

/** The way from a question to the tests that answer it. */
export const WHICH_TEST: SiteLink = { path: "/tester/markorer", label: "Vilket test passar mig?" };

/** Id of that page's field for markers, for links to it. */
export const MARKER_SEARCH_ID = "sok-markor";

/** The header's links as they came. */
export const DEFAULT_MENU: readonly SiteLink[] = [
  { path: "/", label: "Hem" },
  { path: "/tester", label: "Tester" },
  { path: "/protokoll", label: "Protokoll" },
  { path: "/kosttillskott", label: "Kosttillskott" },
  { path: "/traning", label: "Träning" },
  { path: "/guider", label: "Guider" },
  { path: "/om-oss", label: "Om oss" },
];

/** The footer's groups as they came; together they lead to every public page. */
export const DEFAULT_FOOTER: readonly FooterGroup[] = [
  {
    title: "Jämför",
    links: [
      { path: "/tester", label: "Hälsotester" },
      { path: "/kosttillskott", label: "Kosttillskott" },
      { path: "/biohacking", label: "Biohacking" },
      { path: "/mr-scanning", label: "MR-scanning" },
      { path: "/markorer", label: "Markörer" },
      { path: "/leverantorer", label: "Leverantörer" },
    ],
  },
  {
    title: "Följ ett program",
    links: [
      { path: "/mental-optimering", label: "Mental optimering" },
      { path: "/traning", label: "Träning" },
      { path: "/protokoll", label: "Protokoll" },
      { path: "/guider", label: "Guider" },
      { path: "/min-resa", label: "Min resa" },
    ],
  },
  {
    title: "Om sajten",
    links: [
      { path: "/om-oss", label: "Om oss" },
      { path: "/rekommenderad", label: "Så väljer vi" },
      { path: "/sa-gor-vi-raden", label: "Så gör vi råden" },
      { path: "/kontakt", label: "Kontakt" },
      { path: "/integritetspolicy", label: "Integritetspolicy" },
      { path: "/min-resa#dina-uppgifter", label: "Dina uppgifter" },
      { path: "/anvandarvillkor", label: "Användarvillkor" },
      { path: "/annonslankar", label: "Annonslänkar" },
      { path: "/tillganglighet", label: "Tillgänglighet" },
    ],
  },
];
