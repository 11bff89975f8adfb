import { LEVELS } from "../../../../schema/programmes/vocabulary.ts";
import { readingOf } from "../../../../schema/rules/reminders/noticesDue.ts";
import type { Day } from "../../../../schema/rules/words/days.ts";
import { readProgress } from "./programmesStorage.ts";

/** The last day on which a guest read in a programme that is not read to its end. */
export const guestReadOn = (): Day | null => readingOf(LEVELS.map((level) => readProgress(level)))?.readOn ?? null;
