import { MAX_RETESTS } from "../../../../schema/reminders.ts";
import { retestsFrom } from "../../../../schema/rules/labValues/retest.ts";
import type { Day } from "../../../../schema/rules/words/days.ts";
import { readValues } from "./labValueStorage.ts";

/** The days from which on samples of a guest are worth taking again. */
export const guestRetests = (): Day[] =>
  [...new Set(retestsFrom(readValues().values).map(({ from }) => from))].sort().slice(-MAX_RETESTS);
