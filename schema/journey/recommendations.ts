import { TESTS } from "../analyses/vocabulary.ts";
import type { Difficulty } from "../catalogue.ts";
import type { CategoryId, Priority, RecommendationType } from "./vocabulary.ts";

/** Something worth doing next. */
export interface Recommendation {
  id: string;
  title: string;
  description: string;
  url: string;
  type: RecommendationType;
  priority: Priority;
  /** The category of the journey that it belongs to. */
  category: CategoryId;
  /** Minutes. */
  estimatedTime: number;
  difficulty: Difficulty;
  tags: readonly string[];
  /** Name of its icon, as in `/icons`. */
  icon: string;
  /**
   * The items of the journey that belong to it: it is done when all of them are. One that ends with a colon stands
   * for all of its kind. Empty for what is no item.
   */
  items: readonly string[];
}

const define = <Table extends Record<string, Omit<Recommendation, "id">>>(
  table: Table,
): { [Id in keyof Table]: Recommendation } =>
  Object.fromEntries(Object.entries(table).map(([id, rest]) => [id, { id, ...rest }])) as never;

/** Everything that can be recommended, by id. */
export const RECOMMENDATIONS = define({
  "mental-light": {
    title: "Mental optimering Light",
    description: "Sex korta delar om lugn, vanor och fokus. En bra början om du är ny.",
    url: "/mental-optimering/light",
    type: "content",
    priority: "high",
    category: "mental",
    estimatedTime: 20,
    difficulty: "lätt",
    tags: ["mental", "stress", "fokus"],
    icon: "mental",
    items: ["mental:light:"],
  },
  "mental-medium": {
    title: "Mental optimering Medium",
    description: "För dig som har vanorna på plats och vill gå vidare.",
    url: "/mental-optimering/medium",
    type: "content",
    priority: "medium",
    category: "mental",
    estimatedTime: 30,
    difficulty: "medium",
    tags: ["mental", "fokus"],
    icon: "mental",
    items: ["mental:medium:"],
  },
  "mental-hardcore": {
    title: "Mental optimering Hardcore",
    description:
      "Krävande. Läs förutsättningarna först: god hälsa, erfarenhet av Light och Medium, och någon att rådfråga.",
    url: "/mental-optimering/hardcore",
    type: "content",
    priority: "medium",
    category: "mental",
    estimatedTime: 45,
    difficulty: "svår",
    tags: ["mental"],
    icon: "mental",
    items: ["mental:hardcore:"],
  },
  "sleep-test": {
    title: "Sömntestet",
    description: "Svara på frågor om din sömn och få råd som passar dig.",
    url: "/somntestet",
    type: "test",
    priority: "high",
    category: "testing",
    estimatedTime: TESTS.sleep.minutes,
    difficulty: "lätt",
    tags: ["sömn", "återhämtning"],
    icon: "sleep",
    items: ["test:sleep"],
  },
  "basic-tests": {
    title: "Grundläggande hälsotester",
    description: "Se vad ett första blodprov kan visa, och jämför vad som finns.",
    url: "/tester",
    type: "product",
    priority: "medium",
    category: "testing",
    estimatedTime: 15,
    difficulty: "lätt",
    tags: ["tester", "blodprov"],
    icon: "test",
    items: ["category:blodtester", "comparison:TESTS"],
  },
  supplements: {
    title: "Behöver du tillskott?",
    description: "De flesta klarar sig utan. Se vad som finns, vad det innehåller och vad det kostar.",
    url: "/kosttillskott",
    type: "supplement",
    priority: "medium",
    category: "testing",
    estimatedTime: 15,
    difficulty: "medium",
    tags: ["kosttillskott"],
    icon: "supplement",
    items: ["comparison:SUPPLEMENTS"],
  },
  training: {
    title: "Träning för ett långt liv",
    description: "Olika sätt att träna, vad de ger och hur du börjar.",
    url: "/traning",
    type: "guide",
    priority: "high",
    category: "physical",
    estimatedTime: 15,
    difficulty: "medium",
    tags: ["träning", "kondition", "styrka"],
    icon: "training",
    items: ["method:"],
  },
  biohacking: {
    title: "Avancerad biohacking",
    description: "Utrustning som mäter och tränar: vad den kan, och vad den inte kan.",
    url: "/biohacking",
    type: "biohacking",
    priority: "medium",
    category: "testing",
    estimatedTime: 20,
    difficulty: "svår",
    tags: ["utrustning", "mätning"],
    icon: "biohacking",
    items: ["comparison:BIOHACKING"],
  },
  coaching: {
    title: "Personlig coachning",
    description: "Berätta vad du vill, så hör vi av oss om hur vi kan hjälpa till.",
    url: "/kontakt",
    type: "content",
    priority: "low",
    category: "knowledge",
    estimatedTime: 10,
    difficulty: "medium",
    tags: ["coachning"],
    icon: "contact",
    items: [],
  },
  "training-test": {
    title: "Träningstestet",
    description: "Berätta hur du tränar i dag och få ett upplägg som passar.",
    url: "/traning-quiz",
    type: "test",
    priority: "medium",
    category: "testing",
    estimatedTime: TESTS.training.minutes,
    difficulty: "lätt",
    tags: ["träning", "kondition", "plan"],
    icon: "training",
    items: ["test:training"],
  },
  "sleep-guide": {
    title: "Sov bättre",
    description: "Vad som hjälper, i den ordning det brukar löna sig att prova.",
    url: "/guider/somn-optimering",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 8,
    difficulty: "lätt",
    tags: ["sömn"],
    icon: "guide",
    items: ["guide:somn-optimering"],
  },
  "energy-guide": {
    title: "Järn och ferritin",
    description: "En vanlig orsak till trötthet som går att mäta.",
    url: "/guider/jarn",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 7,
    difficulty: "lätt",
    tags: ["energi", "trötthet"],
    icon: "guide",
    items: ["guide:jarn"],
  },
  "stress-guide": {
    title: "Stress och återhämtning",
    description: "Hur kroppen varvar ner, och vad du kan göra i dag.",
    url: "/guider/stress-och-aterhamtning",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 8,
    difficulty: "lätt",
    tags: ["stress"],
    icon: "guide",
    items: ["guide:stress-och-aterhamtning"],
  },
  "food-guide": {
    title: "Mat för ett långt liv",
    description: "Åtta enkla byten, och vad forskningen säger om dem.",
    url: "/guider/mat-som-forlanger-livet",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 9,
    difficulty: "lätt",
    tags: ["longevity", "mat"],
    icon: "guide",
    items: ["guide:mat-som-forlanger-livet"],
  },
  "focus-guide": {
    title: "Ljus och dygnsrytm",
    description: "Rätt ljus vid rätt tid gör dagen klarare och natten lugnare.",
    url: "/guider/ljus-och-dygnsrytm",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 7,
    difficulty: "lätt",
    tags: ["fokus", "ljus"],
    icon: "guide",
    items: ["guide:ljus-och-dygnsrytm"],
  },
  "first-test-guide": {
    title: "Ditt första blodprov",
    description: "Vad som är värt att mäta först, och när du ska fråga vården.",
    url: "/guider/forsta-blodprovet",
    type: "article",
    priority: "medium",
    category: "knowledge",
    estimatedTime: 8,
    difficulty: "lätt",
    tags: ["förebygga", "blodprov"],
    icon: "guide",
    items: ["guide:forsta-blodprovet"],
  },
});

/** Name of a recommendation. */
export type RecommendationId = keyof typeof RECOMMENDATIONS;

/** Additional recommendations of each onboarding goal, by the goal's id. */
export const RECOMMENDED_FOR_GOAL: Readonly<Record<string, RecommendationId>> = {
  fitness: "training-test",
  sleep: "sleep-guide",
  energy: "energy-guide",
  stress: "stress-guide",
  weight: "food-guide",
  longevity: "food-guide",
  focus: "focus-guide",
  prevention: "first-test-guide",
};

/** Recommendation of each interest of the questionnaire: interest → its text and recommendation. */
export const INTERESTS = {
  sleep: { label: "Sömn", recommendation: "sleep-guide" },
  training: { label: "Träning", recommendation: "training" },
  food: { label: "Mat", recommendation: "food-guide" },
  stress: { label: "Stress", recommendation: "stress-guide" },
  tests: { label: "Hälsotester", recommendation: "basic-tests" },
  supplements: { label: "Kosttillskott", recommendation: "supplements" },
  biohacking: { label: "Biohacking", recommendation: "biohacking" },
  longevity: { label: "Livslängd", recommendation: "first-test-guide" },
} as const satisfies Record<string, { label: string; recommendation: RecommendationId }>;

/** Name of an interest. */
export type Interest = keyof typeof INTERESTS;

/** The three activities that every plan begins with. */
export const FIRST_PLAN: readonly RecommendationId[] = ["sleep-test", "training", "mental-light"];
