import type { Analytics } from "./analytics.ts";
import type { ConsentHistory } from "./consents.ts";
import type { SiteAreaName } from "./siteAreas.ts";
import type { FooterGroup, SiteLink } from "./siteMenu.ts";
import type { StartPage } from "./startPage.ts";

/** Settings of the site: name and operator, as an admin sets them. */
export interface SiteFacts {
  /** Shown in the header, in page titles and in mail. */
  name: string;
  /** One line about what the site is, for the footer and as default description. */
  tagline: string;
  /** The operator; '' until it is filled in, as the three that follow. */
  operatorName: string;
  organisationNumber: string;
  address: string;
  email: string;
}

/** How the site looks, where that is not as it came. */
export interface SiteLook {
  /** As '#1F5A48'; null for the product's own. */
  primaryColour: string | null;
  /** Address of a picture of the library, shown where the name would be; null for none. */
  logoUrl: string | null;
  /** Of the logo, in pixels. */
  logoWidth: number | null;
  logoHeight: number | null;
  /** Address of a picture of the library that the icons are made from; null for none of its own. */
  iconUrl: string | null;
  /** Address of a picture of the library, shown with links to pages that have none of their own; null: one is drawn. */
  shareImageUrl: string | null;
}

/** The picture of the library that a site's icons are made from. */
export interface SiteIcon {
  url: string;
  /** Follows from its content. */
  version: string;
}

/** The primary colour as it came. */
export const OWN_COLOUR = "#1F5A48";

/** What the site has and where it leads. */
interface SiteContents {
  /** Parts that it does without. */
  areasOff: SiteAreaName[];
  /** The header's links; null as they came. */
  menu: readonly SiteLink[] | null;
  /** The footer's groups; null as they came. */
  footer: readonly FooterGroup[] | null;
  /** The start page; null as it came. */
  startPage: StartPage | null;
  /** What counts visits; null for nothing. */
  analytics: Analytics | null;
  /** How soon messages are usually answered, as the end of a sentence; '' where nothing is promised. */
  answerTime: string;
  /** Who has reviewed the rules of the tests medically, and when; '' and null where nobody has. */
  rulesReviewer: string;
  rulesReviewedOn: string | null;
  /** What visitors can consent to, in an admin's words; null as it came. */
  consents: ConsentHistory;
}

/** As it came. */
export const AS_IT_CAME: SiteLook & SiteContents = {
  primaryColour: null,
  logoUrl: null,
  logoWidth: null,
  logoHeight: null,
  iconUrl: null,
  shareImageUrl: null,
  areasOff: [],
  menu: null,
  footer: null,
  startPage: null,
  analytics: null,
  answerTime: "",
  rulesReviewer: "",
  rulesReviewedOn: null,
  consents: null,
};

/** The site as every part of it needs it. */
export interface Site extends SiteFacts, SiteLook, SiteContents {
  /** When it was opened to visitors; null while it says that it opens soon. */
  openedAt: Date | null;
  /** Protocols made before then have the names in calendars that they had; null where there are none. */
  formerCalendarsUntil: Date | null;
  /** The picture chosen for it, or else a logo that is nearly square; null: the product's own icons. */
  icon: SiteIcon | null;
}

/** The demo's site, whose company is invented. */
export const DEMO_SITE: SiteFacts = {
  name: "Livsresan",
  tagline: "Hitta rätt bland råd om hälsa, träning och ett långt liv.",
  operatorName: "Livsresan Demo AB (påhittat företag)",
  organisationNumber: "000000-0000 (exempel)",
  address: "Exempelgatan 1, 000 00 Exempelstad",
  email: "hej@livsresan.example",
};

/** How soon the demo says that messages are answered. */
export const DEMO_ANSWER_TIME = "oftast inom två arbetsdagar";

/** A site that nobody has set up yet. */
export const NEW_SITE: SiteFacts = {
  name: DEMO_SITE.name,
  tagline: DEMO_SITE.tagline,
  operatorName: "",
  organisationNumber: "",
  address: "",
  email: "",
};

/** Shown on every page that has something of the invented demo catalogue. */
export const DEMO_NOTICE =
  "Det här är en demo. Alla produkter, säljare, vårdgivare, priser, betyg och datum är påhittade. Inget går att köpa.";

/** Shown on the pages that name the operator, while it is invented. */
export const OPERATOR_NOTICE =
  "Det här är en demo. Företaget bakom sajten är påhittat, och kontaktuppgifterna är exempel.";

/** The facts of the operator. */
export const OPERATOR_FACTS = ["operatorName", "organisationNumber", "address", "email"] as const;

/** Whether any of what is said of the operator is the demo's, or an address that cannot exist. */
export const isOperatorInvented = (site: SiteFacts): boolean =>
  OPERATOR_FACTS.some((fact) => site[fact] !== "" && site[fact] === DEMO_SITE[fact]) || /\.example$/i.test(site.email);

/** Missing facts about the operator. */
export const missingOperatorFacts = (site: SiteFacts): (typeof OPERATOR_FACTS)[number][] =>
  OPERATOR_FACTS.filter((fact) => site[fact] === "");
