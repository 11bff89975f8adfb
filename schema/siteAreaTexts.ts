import type { SiteAreaName } from "./siteAreas.ts";

/** Description of a part of the site. */
interface SiteArea {
  /** Its name in the administration. */
  label: string;
  /** Its content in one sentence. */
  text: string;
  /** As the graph describes it. */
  description: string;
}

/** Descriptions of the parts of the site. */
export const SITE_AREAS = {
  TESTS: {
    label: "Hälsotester",
    text: "Listan med tester, testernas sidor, markörerna och markörväljaren.",
    description: "Health tests, markers, and the choice of a test by markers.",
  },
  SUPPLEMENTS: {
    label: "Kosttillskott",
    text: "Listan med kosttillskott och deras sidor.",
    description: "Supplements.",
  },
  EQUIPMENT: {
    label: "Utrustning",
    text: "Biohacking: listan med utrustning och dess sidor.",
    description: "Equipment for biohacking.",
  },
  PROVIDERS: {
    label: "Leverantörer",
    text: "Listan över dem som säljer, och deras sidor.",
    description: "Those who sell products.",
  },
  MR: {
    label: "MR-scanning",
    text: "Jämförelsen av undersökningar med magnetkamera.",
    description: "Examinations with MRI.",
  },
  GUIDES: {
    label: "Guider",
    text: "Guiderna, författarnas sidor och flödet för läsare (RSS).",
    description: "Guides, their authors, and their feed.",
  },
  TRAINING: {
    label: "Träning",
    text: "Träningsformerna.",
    description: "Methods of training.",
  },
  PROGRAMMES: {
    label: "Mental optimering",
    text: "Programmen i tre nivåer.",
    description: "The programmes of mental optimisation.",
  },
  ANALYSES: {
    label: "Tester med råd",
    text: "Sömntestet, träningstestet och protokolltestet.",
    description: "The guided tests, whose answers are analysed.",
  },
  PROTOCOLS: {
    label: "Protokoll",
    text: "Protokollen att följa dag för dag.",
    description: "Protocols.",
  },
  JOURNEY: {
    label: "Min resa",
    text: "Sidan Min resa, mål och framsteg. Det som någon har sparat finns kvar, och kan hämtas under Mitt konto.",
    description: "The visitor's own journey.",
  },
} as const satisfies Record<SiteAreaName, SiteArea>;
