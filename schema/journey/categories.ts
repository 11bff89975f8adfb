import { CATEGORY_SLUGS } from "../catalogue.ts";
import type { CategoryId } from "./vocabulary.ts";

/** One thing that counts in a category. */
export interface JourneyItem {
  /** Stable name, e.g. 'test:sleep'. */
  id: string;
  title: string;
  /** Where it is done. */
  url: string;
}

/** A category with everything that counts in it. */
export interface JourneyCategoryDefinition {
  id: CategoryId;
  title: string;
  items: readonly JourneyItem[];
}

const LEVELS = { light: "Light", medium: "Medium", hardcore: "Hardcore" } as const;
const SECTIONS_OF_A_LEVEL = 6;

/** The six training methods of /traning. */
export const TRAINING_METHODS = {
  styrketraning: "Styrketräning",
  hiit: "HIIT",
  "zone-2": "Zone 2",
  mobilitet: "Mobilitet",
  "kyla-varme": "Kyla och värme",
  aterhamtning: "Återhämtning",
} as const;

/** The three tests that a visitor can take. */
export const TESTS = {
  sleep: { title: "Sömntestet", url: "/somntestet" },
  training: { title: "Träningstestet", url: "/traning-quiz" },
  protocol: { title: "Protokolltestet", url: "/protokoll-quiz" },
} as const;

/** The 25 guides: slug → title. The first five belong to training as well. */
export const GUIDES = {
  "styrketraning-longevity": "Styrketräning för ett långt liv",
  hiit: "Högintensiv träning",
  "zone-2": "Zone 2: lugn kondition",
  mobilitet: "Rörlighet hela livet",
  aterhamtning: "Återhämtning som ger resultat",
  "kyla-varme": "Kyla och värme",
  "mat-som-forlanger-livet": "Mat för ett långt liv",
  "somn-optimering": "Sov bättre",
  "ljus-och-dygnsrytm": "Ljus och dygnsrytm",
  "stress-och-aterhamtning": "Stress och återhämtning",
  andning: "Andning och lugn",
  "protein-hela-livet": "Protein genom livet",
  "omega-3": "Omega-3",
  "d-vitamin": "D-vitamin",
  magnesium: "Magnesium",
  kreatin: "Kreatin",
  vo2max: "VO2max",
  blodsocker: "Blodsocker och glukosmätare",
  blodfetter: "Blodfetter och hjärtat",
  jarn: "Järn och ferritin",
  skoldkorteln: "Sköldkörteln",
  "forsta-blodprovet": "Ditt första blodprov",
  "lasa-labbsvar": "Läs ett labbsvar",
  "dna-tester": "DNA-tester och deras gränser",
  "sa-fungerar-lankarna": "Så fungerar länkarna här",
} as const;

const TRAINING_GUIDES = ["styrketraning-longevity", "hiit", "zone-2", "mobilitet", "aterhamtning"] as const;

const TEST_CATEGORY_TITLES: Record<(typeof CATEGORY_SLUGS.TESTS)[number], string> = {
  blodtester: "Blodtester",
  "svenska-blodtester": "Svenska blodtester",
  halsokontroller: "Hälsokontroller",
  hormontester: "Hormontester",
  "dna-epigenetik": "DNA och epigenetik",
  helgenomssekvensering: "Helgenomssekvensering",
};

const guide = (slug: keyof typeof GUIDES, prefix: string): JourneyItem => ({
  id: `${prefix}:${slug}`,
  title: GUIDES[slug],
  url: `/guider/${slug}`,
});

/** The four categories with their 18, 12, 15 and 25 items. */
export const JOURNEY_CATEGORIES: readonly JourneyCategoryDefinition[] = [
  {
    id: "mental",
    title: "Mental optimering",
    items: Object.entries(LEVELS).flatMap(([level, name]) =>
      Array.from({ length: SECTIONS_OF_A_LEVEL }, (_, index) => ({
        id: `mental:${level}:${index + 1}`,
        title: `${name}, del ${index + 1}`,
        url: `/mental-optimering/${level}`,
      })),
    ),
  },
  {
    id: "physical",
    title: "Fysisk träning",
    items: [
      ...Object.entries(TRAINING_METHODS).map(([method, title]) => ({
        id: `method:${method}`,
        title,
        url: "/traning",
      })),
      { id: "physical:training-test", ...TESTS.training },
      ...TRAINING_GUIDES.map((slug) => guide(slug, "training-guide")),
    ],
  },
  {
    id: "testing",
    title: "Testning & optimering",
    items: [
      ...Object.entries(TESTS).map(([kind, test]) => ({ id: `test:${kind}`, ...test })),
      ...CATEGORY_SLUGS.TESTS.map((slug) => ({
        id: `category:${slug}`,
        title: TEST_CATEGORY_TITLES[slug],
        url: `/tester?kategori=${slug}`,
      })),
      { id: "comparison:TESTS", title: "Jämför hälsotester", url: "/tester" },
      { id: "comparison:SUPPLEMENTS", title: "Jämför kosttillskott", url: "/kosttillskott" },
      { id: "comparison:BIOHACKING", title: "Jämför utrustning", url: "/biohacking" },
      { id: "markers", title: "Välj markörer", url: "/tester/markorer" },
      { id: "mr", title: "Läs jämförelsen av MR-undersökningar", url: "/mr-scanning" },
      { id: "result-again", title: "Gå tillbaka till ett testresultat", url: "/min-resa" },
    ],
  },
  {
    id: "knowledge",
    title: "Kunskap & guider",
    items: (Object.keys(GUIDES) as (keyof typeof GUIDES)[]).map((slug) => guide(slug, "guide")),
  },
];

const CATEGORY_OF_ITEM: ReadonlyMap<string, CategoryId> = new Map(
  JOURNEY_CATEGORIES.flatMap(({ id, items }) => items.map((item) => [item.id, id] as const)),
);

/** The category that an item counts in; undefined for one that does not exist. */
export const categoryOfItem = (itemId: string): CategoryId | undefined => CATEGORY_OF_ITEM.get(itemId);

const exists = (itemId: string): boolean => CATEGORY_OF_ITEM.has(itemId);

/**
 * The items that doing one thing completes: its own, and where it counts in two categories the other
 * one too, as guides and the test of training do. None for what does not exist.
 */
export function itemsCompletedBy(itemId: string): string[] {
  const [kind, name] = itemId.split(":", 2);
  const also = kind === "guide" ? `training-guide:${name}` : kind === "test" ? `physical:${name}-test` : undefined;
  return [itemId, ...(also ? [also] : [])].filter(exists);
}
