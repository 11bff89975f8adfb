import { itemsOf, type JourneyItems } from "./categories.ts";
import { achievementKey } from "./journeyTexts.ts";

/** Totals that achievements are counted from. */
export interface AchievementFacts {
  hasOnboarding: boolean;
  /** Ids of items. */
  completed: ReadonlySet<string>;
  /** Most days in a row that there ever were. */
  streak: number;
  overall: number;
  minutes: number;
  /** Steps of protocols that were ticked. */
  steps: number;
}

/** Something to have reached. */
export interface AchievementDefinition {
  id: string;
  title: string;
  description: string;
  icon: string;
  maxProgress: number;
  /** How far somebody is, 0 to `maxProgress`. */
  progress(facts: AchievementFacts): number;
}

const withPrefix = ({ completed }: AchievementFacts, prefix: string): number =>
  [...completed].filter((id) => id.startsWith(prefix)).length;

const all = (facts: AchievementFacts, ids: readonly string[]): number =>
  ids.filter((id) => facts.completed.has(id)).length;

const completedLevels = (facts: AchievementFacts, mental: readonly string[]): number =>
  ["light", "medium", "hardcore"].filter((level) => {
    const ids = mental.filter((id) => id.startsWith(`mental:${level}:`));
    return all(facts, ids) === ids.length;
  }).length;

/** The ids of all achievements. */
export const ACHIEVEMENT_IDS = [
  "streak-7",
  "mental-levels",
  "first-test",
  "started",
  "streak-30",
  "three-tests",
  "reader",
  "library",
  "training",
  "comparer",
  "ten-hours",
  "halfway",
  "first-step",
  "hundred-steps",
  "thousand-steps",
] as const;
type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** The achievements, some of which depend on how much there is to do. */
export function achievementsOf(items: JourneyItems): readonly AchievementDefinition[] {
  const mental = itemsOf(items, "mental").map(({ id }) => id);
  const guides = itemsOf(items, "knowledge").map(({ id }) => id);
  const methods = itemsOf(items, "physical").filter(({ id }) => id.startsWith("method:"));
  // Where there is nothing to read, it does not count as all read.
  const atLeastOne = (count: number) => Math.max(1, count);
  const define = (
    id: AchievementId,
    title: string,
    description: string,
    icon: string,
    maxProgress: number,
    count: (facts: AchievementFacts) => number,
  ): AchievementDefinition => ({
    id,
    title: items.texts.get(achievementKey(id))?.title ?? title,
    description: items.texts.get(achievementKey(id))?.description ?? description,
    icon,
    maxProgress,
    progress: (facts) => Math.max(0, Math.min(maxProgress, count(facts))),
  });
  return [
    define("streak-7", "Sju dagar i rad", "Var aktiv sju dagar i rad.", "streak", 7, ({ streak }) => streak),
    define("mental-levels", "Tre mentala nivåer", "Gå igenom Light, Medium och Hardcore.", "mental", 3, (facts) =>
      completedLevels(facts, mental),
    ),
    define("first-test", "Första testet", "Ta ett av de tre testerna.", "test", 1, (facts) =>
      withPrefix(facts, "test:"),
    ),
    define("started", "På väg", "Berätta vart du vill.", "start", 1, ({ hasOnboarding }) => Number(hasOnboarding)),
    define("streak-30", "Trettio dagar i rad", "Var aktiv trettio dagar i rad.", "streak", 30, ({ streak }) => streak),
    define(
      "three-tests",
      "Alla tre testerna",
      "Ta sömntestet, träningstestet och protokolltestet.",
      "test",
      3,
      (facts) => withPrefix(facts, "test:"),
    ),
    define("reader", "Tio guider", "Läs tio guider till slutet.", "guide", 10, (facts) => withPrefix(facts, "guide:")),
    define("library", "Hela biblioteket", "Läs alla guider.", "guide", atLeastOne(guides.length), (facts) =>
      all(facts, guides),
    ),
    define(
      "training",
      "Alla sätt att träna",
      "Läs om alla träningsmetoder.",
      "training",
      atLeastOne(methods.length),
      (facts) => withPrefix(facts, "method:"),
    ),
    define("comparer", "Jämföraren", "Jämför något inom alla tre områdena.", "compare", 3, (facts) =>
      withPrefix(facts, "comparison:"),
    ),
    define("ten-hours", "Tio timmar", "Lägg tio timmar på din resa.", "time", 600, ({ minutes }) => minutes),
    define("halfway", "Halvvägs", "Kom halvvägs.", "progress", 50, ({ overall }) => overall),
    define("first-step", "Första steget", "Markera ett steg i ett protokoll.", "step", 1, ({ steps }) => steps),
    define("hundred-steps", "Hundra steg", "Markera hundra steg.", "step", 100, ({ steps }) => steps),
    define("thousand-steps", "Tusen steg", "Markera tusen steg.", "step", 1_000, ({ steps }) => steps),
  ];
}
