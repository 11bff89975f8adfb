import { CATEGORY_SLUGS } from "../catalogue.ts";
import { type Level, SECTION_IDS, type SectionId, type ShownSection } from "../programmes/vocabulary.ts";
import { type JourneyTexts, journeyTextsOf, type WrittenText } from "./journeyTexts.ts";
import { CATEGORY_TITLES, type CategoryId } from "./vocabulary.ts";

/** One thing that counts in a category. */
export interface JourneyItem {
  /** Stable name, e.g. 'test:sleep'. */
  id: string;
  title: string;
  /** Where it is done. */
  url: string;
  /** How long reading it takes, of a guide. */
  minutes?: number | null;
}

/** A category with everything that counts in it. */
export interface JourneyCategoryDefinition {
  id: CategoryId;
  title: string;
  items: readonly JourneyItem[];
}

/** Published content that counts in the journey. */
export interface CountedContent {
  guides: readonly {
    slug: string;
    title: string;
    /** How long reading it takes. */
    minutes: number;
    /** True: reading it counts in 'Fysisk träning', too. */
    countsAsTraining: boolean;
  }[];
  trainingMethods: readonly { slug: string; title: string }[];
  /** Levels with the sections that show. */
  programmes: readonly { level: Level; sections: readonly ShownSection[] }[];
}

/** Everything that counts in the journey, as the rules take it. */
export interface JourneyItems {
  categories: readonly JourneyCategoryDefinition[];
  /** Items by their id. */
  byId: ReadonlyMap<string, JourneyItem & { category: CategoryId }>;
  /** What admins have written of goals and achievements. */
  texts: JourneyTexts;
}

/** Looking at a result again: it counts as something that there is to do, and takes no time. */
export const RESULT_AGAIN = "result-again";

/** Names of the levels. */
export const LEVEL_TITLES: Record<Level, string> = { light: "Light", medium: "Medium", hardcore: "Hardcore" };

/** Key of a section's item, wherever the section stands and whatever it is called. */
export const itemOfSection = (level: Level, section: SectionId): string =>
  `mental:${level}:${SECTION_IDS.indexOf(section) + 1}`;

/** A programme's section as something that counts. */
export const sectionItem = (level: Level, { key, title }: Pick<ShownSection, "key" | "title">): JourneyItem => ({
  id: itemOfSection(level, key),
  title: `${LEVEL_TITLES[level]}: ${title}`,
  url: `/mental-optimering/${level}#${key}`,
});

/** Whether an item is a programme's section. */
export const isProgrammeItem = (itemId: string): boolean => itemId.startsWith("mental:");

/** The three tests that a visitor can take. */
export const TESTS = {
  sleep: { title: "Sömntestet", url: "/somntestet" },
  training: { title: "Träningstestet", url: "/traning-quiz" },
  protocol: { title: "Protokolltestet", url: "/protokoll-quiz" },
} as const;

const TEST_CATEGORY_TITLES: Record<(typeof CATEGORY_SLUGS.TESTS)[number], string> = {
  blodtester: "Blodtester",
  "svenska-blodtester": "Svenska blodtester",
  halsokontroller: "Hälsokontroller",
  hormontester: "Hormontester",
  "dna-epigenetik": "DNA och epigenetik",
  helgenomssekvensering: "Helgenomssekvensering",
};

/** The four categories with what is fixed and what operators have published. */
export function journeyCategories({
  guides,
  trainingMethods,
  programmes,
}: CountedContent): JourneyCategoryDefinition[] {
  const guideItems = (prefix: string, counted: CountedContent["guides"]): JourneyItem[] =>
    counted.map(({ slug, title, minutes }) => ({ id: `${prefix}:${slug}`, title, url: `/guider/${slug}`, minutes }));
  return [
    {
      id: "mental",
      title: CATEGORY_TITLES.mental,
      items: programmes.flatMap(({ level, sections }) => sections.map((section) => sectionItem(level, section))),
    },
    {
      id: "physical",
      title: CATEGORY_TITLES.physical,
      items: [
        ...trainingMethods.map(({ slug, title }) => ({ id: `method:${slug}`, title, url: "/traning" })),
        { id: "physical:training-test", ...TESTS.training },
        ...guideItems(
          "training-guide",
          guides.filter(({ countsAsTraining }) => countsAsTraining),
        ),
      ],
    },
    {
      id: "testing",
      title: CATEGORY_TITLES.testing,
      items: [
        ...Object.entries(TESTS).map(([kind, test]) => ({ id: `test:${kind}`, ...test })),
        ...CATEGORY_SLUGS.TESTS.map((slug) => ({
          id: `category:${slug}`,
          title: TEST_CATEGORY_TITLES[slug],
          url: `/tester?kategori=${slug}`,
        })),
        {
          id: "comparison:TESTS",
          title: "Jämför hälsotester",
          url: "/tester",
        },
        {
          id: "comparison:SUPPLEMENTS",
          title: "Jämför kosttillskott",
          url: "/kosttillskott",
        },
        {
          id: "comparison:BIOHACKING",
          title: "Jämför utrustning",
          url: "/biohacking",
        },
        { id: "markers", title: "Välj markörer", url: "/tester/markorer" },
        {
          id: "mr",
          title: "Läs jämförelsen av MR-undersökningar",
          url: "/mr-scanning",
        },
        {
          id: RESULT_AGAIN,
          title: "Gå tillbaka till ett testresultat",
          url: "/min-resa",
        },
      ],
    },
    { id: "knowledge", title: CATEGORY_TITLES.knowledge, items: guideItems("guide", guides) },
  ];
}

/** Everything that counts, ready to be looked up. */
export const journeyItems = (
  categories: readonly JourneyCategoryDefinition[],
  written: readonly WrittenText[] = [],
): JourneyItems => ({
  categories,
  texts: journeyTextsOf(written),
  byId: new Map(
    categories.flatMap(({ id, items }) => items.map((item) => [item.id, { ...item, category: id }] as const)),
  ),
});

/** The category that an item counts in; undefined for one that does not exist. */
export const categoryOfItem = (items: JourneyItems, itemId: string): CategoryId | undefined =>
  items.byId.get(itemId)?.category;

/** The items of a category. */
export const itemsOf = (items: JourneyItems, category: CategoryId): readonly JourneyItem[] =>
  items.categories.find(({ id }) => id === category)?.items ?? [];

/** Content that operators may unpublish or hide, by the kind of its item, and where it counts while it is there. */
const PUBLISHED_KINDS: Readonly<Record<string, CategoryId>> = {
  guide: "knowledge",
  "training-guide": "physical",
  method: "physical",
  mental: "mental",
};

/**
 * The category that an item is stored under: the one that it counts in, or that it would count in if it were
 * published (again); undefined for what means nothing.
 */
export function categoryToStore(items: JourneyItems, itemId: string): CategoryId | undefined {
  const [kind = ""] = itemId.split(":", 1);
  return categoryOfItem(items, itemId) ?? (Object.hasOwn(PUBLISHED_KINDS, kind) ? PUBLISHED_KINDS[kind] : undefined);
}

/**
 * The items that doing one thing completes: its own, and where it counts in two categories the other
 * one too, as guides and the test of training do. None for what does not exist.
 */
export function itemsCompletedBy(items: JourneyItems, itemId: string): string[] {
  const [kind, name] = itemId.split(":", 2);
  const also = kind === "guide" ? `training-guide:${name}` : kind === "test" ? `physical:${name}-test` : undefined;
  return [itemId, ...(also ? [also] : [])].filter((id) => items.byId.has(id));
}

/** Titles of completed items, for those whose titles are an invitation. */
export const DONE_TITLES: Readonly<Record<string, string>> = {
  "comparison:TESTS": "Jämförelse av hälsotester",
  "comparison:SUPPLEMENTS": "Jämförelse av kosttillskott",
  "comparison:BIOHACKING": "Jämförelse av utrustning",
  markers: "Val av markörer",
  mr: "Jämförelse av MR-undersökningar",
  [RESULT_AGAIN]: "Ett testresultat, sett igen",
};
