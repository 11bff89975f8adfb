import { addDays, dayOf, hourOf } from "../../../../schema/rules/words/days.ts";
import { addressOf } from "../page/protocolViews.ts";

/** Until this hour yesterday's list can still be reached. */
const NOON = 12;

/** Whether it is early enough to look at yesterday. */
export const hasYesterday = (now: Date): boolean => hourOf(now) < NOON;

/** The day that an address asks for; undefined for today. */
export const dayFrom = (params: URLSearchParams, now = new Date()): string | undefined =>
  params.get("dag") === "igar" && hasYesterday(now) ? addDays(dayOf(now), -1) : undefined;

/** Where yesterday's list is. */
export const YESTERDAY = `${addressOf("idag")}&dag=igar`;
