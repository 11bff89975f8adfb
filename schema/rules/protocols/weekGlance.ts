import type { ProtocolState } from "../../protocols/protocolState.ts";
import { type Pause, pausedBy } from "../journey/pauses.ts";
import { swedishDay } from "../words/dates.ts";
import { addDays, type Day, weekOf } from "../words/days.ts";

/** How a week went with a protocol, and what is next. */
export interface WeekGlance {
  protocolKey: string;
  name: string;
  /** Days on which something was to do, and of those the days on which something was done. */
  plannedDays: number;
  doneDays: number;
  /** In words: 'Bockat av 5 av 7 dagar. Nästa vecka: 3 steg om dagen.' */
  text: string;
}

/**
 * A look at the week of a day, by protocol in the order that they were started.
 * @param state what is followed, and what was ticked in that week
 * @param pauses days of rest
 */
export function weekGlance(state: ProtocolState, pauses: readonly Pause[], day: Day): WeekGlance[] {
  const isPaused = pausedBy(pauses);
  return [...state.active]
    .sort((one, other) => (one.startedDate < other.startedDate ? -1 : 1))
    .flatMap(({ protocolId, startedDate, targetEndDate }) => {
      const protocol = state.protocols.find(({ id }) => id === protocolId);
      const items = state.items.filter((item) => item.protocolId === protocolId && item.removedAt === null);
      if (!protocol || items.length === 0) return [];
      const isPlanned = (one: Day) =>
        startedDate <= one && (targetEndDate === null || one < targetEndDate) && !isPaused(one);
      const planned = weekOf(day).filter(isPlanned);
      const ticked = new Set(
        state.progress.filter((tick) => tick.protocolId === protocolId).map(({ completedDate }) => completedDate),
      );
      const done = planned.filter((one) => ticked.has(one));
      const daily = items.filter(({ frequency }) => frequency === "daily").length;
      const next = weekOf(addDays(day, 7));
      const said = [
        daily > 0 ? dailyText(done.length, planned.length) : weeklyText(ticked.size > 0, planned.length),
        next.some(isPlanned)
          ? `Nästa vecka: ${stepsText(daily, items.length - daily)}.`
          : targetEndDate !== null && targetEndDate <= (next[0] ?? day)
            ? `Planen gick till och med ${swedishDay(addDays(targetEndDate, -1))}.`
            : "Nästa vecka vilar du.",
      ];
      return {
        protocolKey: protocolId,
        name: protocol.name,
        plannedDays: planned.length,
        doneDays: done.length,
        text: said.join(" "),
      };
    });
}

const dailyText = (done: number, planned: number): string =>
  planned === 0 ? "Den här veckan vilade du." : `Bockat av ${done} av ${planned} ${planned === 1 ? "dag" : "dagar"}.`;

const weeklyText = (isDone: boolean, planned: number): string =>
  planned === 0 ? "Den här veckan vilade du." : isDone ? "Bockat av den här veckan." : "Inte bockat av den här veckan.";

const stepsText = (daily: number, weekly: number): string =>
  [daily > 0 && `${daily} steg om dagen`, weekly > 0 && `${weekly} steg en gång i veckan`]
    .filter(Boolean)
    .join(" och ");
