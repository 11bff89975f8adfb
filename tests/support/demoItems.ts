import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsOf, type JourneyItems, journeyCategories, journeyItems } from "../../schema/journey/categories.ts";
import type { CategoryId } from "../../schema/journey/vocabulary.ts";
import { LEVELS, ownSections } from "../../schema/programmes/vocabulary.ts";
import { minutesOf, readTimeOf } from "../../schema/rules/content/reading.ts";
import { type GuideFile, parseGuide } from "../../server/seed/guideFile.ts";
import { trainingMethods } from "../../server/seed/trainingMethods.ts";

const folder = join(import.meta.dirname, "../../server/seed/articles");

/** The guides of the demo, from their files. */
export const demoGuides: readonly GuideFile[] = readdirSync(folder).map((file) =>
  parseGuide(file, readFileSync(join(folder, file), "utf8")),
);

/** What counts in the journey with the demo's guides and training methods. */
export const DEMO_ITEMS: JourneyItems = journeyItems(
  journeyCategories({
    guides: demoGuides.map(({ slug, title, content, countsAsTraining }) => {
      return { slug, title, countsAsTraining, minutes: minutesOf(readTimeOf(content)) };
    }),
    trainingMethods,
    programmes: LEVELS.map((level) => ({ level, sections: ownSections(level) })),
  }),
);

/** Ids of the items of one of the demo's categories. */
export const demoIds = (category: CategoryId): string[] => itemsOf(DEMO_ITEMS, category).map(({ id }) => id);
