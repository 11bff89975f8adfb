/**
 * The parts of the site that an operator may do without, in their order, each with the first part of the paths of all its
 * pages, and of other spellings of them.
 */
const ROOTS = {
  TESTS: ["tester", "markorer"],
  SUPPLEMENTS: ["kosttillskott"],
  EQUIPMENT: ["biohacking"],
  PROVIDERS: ["leverantorer"],
  MR: ["mr-scanning"],
  GUIDES: ["guider"],
  TRAINING: ["traning", "training"],
  PROGRAMMES: [
    "mental-optimering",
    "mental-optimering-light",
    "mental-optimering-medium",
    "mental-optimering-hardcore",
  ],
  ANALYSES: [
    "somntestet",
    "traning-quiz",
    "protokoll-quiz",
    "sleep-test",
    "training-test",
    "traningstest",
    "protokolltest",
    "sa-gor-vi-raden",
  ],
  PROTOCOLS: ["protokoll"],
  JOURNEY: ["min-resa"],
} as const satisfies Record<string, readonly string[]>;

/** A part of the site that can be turned off. */
export type SiteAreaName = keyof typeof ROOTS;

export const SITE_AREA_NAMES = Object.keys(ROOTS) as SiteAreaName[];

const AREA_OF_ROOT: ReadonlyMap<string, SiteAreaName> = new Map(
  SITE_AREA_NAMES.flatMap((area) => ROOTS[area].map((root) => [root, area] as const)),
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
