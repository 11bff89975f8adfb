/** A part of the site that can be turned off. */
interface SiteArea {
  /** What it is called, in the administration. */
  label: string;
  /** What it has, in one sentence. */
  text: string;
  /** The first part of the paths of all its pages, and of other spellings of them. */
  roots: readonly string[];
  /** As the graph describes it. */
  description: string;
}

/** The parts of the site that an operator may do without, in their order. */
export const SITE_AREAS = {
  TESTS: {
    label: "Hälsotester",
    text: "Listan med tester, testernas sidor, markörerna och markörväljaren.",
    roots: ["tester", "markorer"],
    description: "Health tests, markers, and the choice of a test by markers.",
  },
  SUPPLEMENTS: {
    label: "Kosttillskott",
    text: "Listan med kosttillskott och deras sidor.",
    roots: ["kosttillskott"],
    description: "Supplements.",
  },
  EQUIPMENT: {
    label: "Utrustning",
    text: "Biohacking: listan med utrustning och dess sidor.",
    roots: ["biohacking"],
    description: "Equipment for biohacking.",
  },
  PROVIDERS: {
    label: "Leverantörer",
    text: "Listan över dem som säljer, och deras sidor.",
    roots: ["leverantorer"],
    description: "Those who sell products.",
  },
  MR: {
    label: "MR-scanning",
    text: "Jämförelsen av undersökningar med magnetkamera.",
    roots: ["mr-scanning"],
    description: "Examinations with MRI.",
  },
  GUIDES: {
    label: "Guider",
    text: "Guiderna, författarnas sidor och flödet för läsare (RSS).",
    roots: ["guider"],
    description: "Guides, their authors, and their feed.",
  },
  TRAINING: {
    label: "Träning",
    text: "Träningsformerna.",
    roots: ["traning", "training"],
    description: "Methods of training.",
  },
  PROGRAMMES: {
    label: "Mental optimering",
    text: "Programmen i tre nivåer.",
    roots: ["mental-optimering", "mental-optimering-light", "mental-optimering-medium", "mental-optimering-hardcore"],
    description: "The programmes of mental optimisation.",
  },
  ANALYSES: {
    label: "Tester med råd",
    text: "Sömntestet, träningstestet och protokolltestet.",
    roots: [
      "somntestet",
      "traning-quiz",
      "protokoll-quiz",
      "sleep-test",
      "training-test",
      "traningstest",
      "protokolltest",
    ],
    description: "The guided tests, whose answers are analysed.",
  },
  PROTOCOLS: {
    label: "Protokoll",
    text: "Protokollen att följa dag för dag.",
    roots: ["protokoll"],
    description: "Protocols.",
  },
  JOURNEY: {
    label: "Min resa",
    text: "Sidan Min resa, mål och framsteg. Det som någon har sparat finns kvar, och kan hämtas under Mitt konto.",
    roots: ["min-resa"],
    description: "The visitor's own journey.",
  },
} as const satisfies Record<string, SiteArea>;

/** A part of the site that can be turned off. */
export type SiteAreaName = keyof typeof SITE_AREAS;

export const SITE_AREA_NAMES = Object.keys(SITE_AREAS) as SiteAreaName[];

const AREA_OF_ROOT: ReadonlyMap<string, SiteAreaName> = new Map(
  SITE_AREA_NAMES.flatMap((area) => SITE_AREAS[area].roots.map((root) => [root, area] as const)),
);

/** The part of the site that an address belongs to; undefined for those that every site has. */
function areaAt(address: string): SiteAreaName | undefined {
  const root = /^\/([^/?#]*)/.exec(address)?.[1] ?? "";
  return AREA_OF_ROOT.get(root) ?? (root.startsWith("dr-") ? "GUIDES" : undefined);
}

/** Whether an address lies in a part of the site that is turned off. */
export function isOff(areasOff: readonly SiteAreaName[], address: string): boolean {
  if (areasOff.length === 0) return false;
  const area = areaAt(address);
  return area !== undefined && areasOff.includes(area);
}
