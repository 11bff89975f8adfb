import type { ActiveProtocol, ProtocolItem, ProtocolProgress, ProtocolState } from "../../protocols/protocolState.ts";
import { type StepCategory, stepCategory, TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";
import { addDays, type Day, dayOf, mondayOf, weekOf } from "../words/days.ts";
import { findProtocol } from "./protocolChanges.ts";

/** A step's state on a day: what is said of it, and what was done. */
export interface ChecklistItem extends Omit<SaidOfStep, "timeOfDay"> {
  itemKey: string;
  /** The day that it is for; of a weekly step the Monday of its week. */
  day: Day;
  category: StepCategory;
  timeOfDay: TimeOfDay;
  dosage: string | null;
  protocolKey: string;
  protocolName: string;
  isCompleted: boolean;
  /** When it was done, as ISO text. */
  completedAt: string | null;
  completionNotes: string | null;
  /** 1 to 5. */
  rating: number | null;
}

/** What the list shows of a step as it is stored; a new field comes along by itself. */
type SaidOfStep = ReturnType<typeof saidOf>;
const saidOf = ({
  id: _id,
  protocolId: _protocol,
  categoryId: _category,
  dosageAmount: _dosage,
  isRequired: _required,
  sortOrder: _place,
  createdAt: _made,
  updatedAt: _changed,
  removedAt: _removed,
  earlier: _earlier,
  ...said
}: ProtocolItem) => said;

/** What is to do on a day. */
export interface Checklist {
  day: Day;
  /** What is done daily; these alone are counted. */
  items: ChecklistItem[];
  /** What is done once a week. */
  weekly: ChecklistItem[];
  doneCount: number;
  totalCount: number;
  /** 0 to 100. */
  percentage: number;
}

const TIME_ORDER = Object.keys(TIMES_OF_DAY);
const titles = new Intl.Collator("sv-SE");

/** In the order of the day, then by title. */
const byTimeThenTitle = (one: ChecklistItem, other: ChecklistItem): number =>
  TIME_ORDER.indexOf(one.timeOfDay) - TIME_ORDER.indexOf(other.timeOfDay) || titles.compare(one.title, other.title);

/**
 * Puts the steps of a protocol in the order that they were given by hand, within a time of day: they change places with
 * each other, and steps of other protocols stay where they are.
 * @param places of the steps in their protocol, by key
 */
function inOwnOrder(list: readonly ChecklistItem[], protocolKey: string, places: ReadonlyMap<string, number>) {
  const isOwn = (item: ChecklistItem) => item.protocolKey === protocolKey;
  const own = list
    .filter(isOwn)
    .sort(
      (one, other) =>
        TIME_ORDER.indexOf(one.timeOfDay) - TIME_ORDER.indexOf(other.timeOfDay) ||
        (places.get(one.itemKey) ?? 0) - (places.get(other.itemKey) ?? 0),
    );
  return list.map((item) => (isOwn(item) ? (own.shift() ?? item) : item));
}

/** How often a step was done on a day, and whether it was out of the protocol then: changes leave earlier days alone. */
function asOf(item: Pick<ProtocolItem, "frequency" | "removedAt" | "earlier">, day: Day) {
  const earlier = item.earlier.find(({ until }) => day < until);
  const isRemoved = item.removedAt !== null && dayOf(new Date(item.removedAt)) <= day;
  return earlier ?? { frequency: item.frequency, isRemoved };
}

/** How often a step was done on a day. */
const frequencyOn = (item: Pick<ProtocolItem, "frequency" | "removedAt" | "earlier">, day: Day) =>
  asOf(item, day).frequency;

/** The days by which it is known whether a step is done on a day. */
export const daysOf = (item: Pick<ProtocolItem, "frequency" | "removedAt" | "earlier">, day: Day): Day[] =>
  frequencyOn(item, day) === "weekly" ? weekOf(day).filter((one) => frequencyOn(item, one) === "weekly") : [day];

/** Percent done, rounded; 0 when there is nothing to do. */
export const percentageOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.round((done / total) * 100);

/** A step's state on a day, by its ticks. */
export function checklistItem(
  item: ProtocolItem,
  protocolName: string,
  day: Day,
  progress: readonly ProtocolProgress[],
): ChecklistItem {
  const days = daysOf(item, day);
  const frequency = frequencyOn(item, day);
  const done = progress.find(
    ({ protocolItemId, completedDate }) => protocolItemId === item.id && days.includes(completedDate),
  );
  return {
    ...saidOf(item),
    itemKey: item.id,
    day: frequency === "weekly" ? mondayOf(day) : day,
    category: stepCategory(item.categoryId),
    frequency,
    timeOfDay: item.timeOfDay ?? "morning",
    dosage: item.dosageAmount,
    protocolKey: item.protocolId,
    protocolName,
    isCompleted: done !== undefined,
    completedAt: done?.completionTime ?? null,
    completionNotes: done?.notes ?? null,
    rating: done?.rating ?? null,
  };
}

/** Whether a protocol was followed on a day. */
export const isFollowedOn = ({ startedDate, endedDate, isActive }: ActiveProtocol, day: Day): boolean =>
  startedDate <= day && (isActive || (endedDate !== null && day < endedDate));

/**
 * What is to do on a day, in the order of the day, then by title or as its protocol was put in order. A missing time of
 * day counts as morning.
 */
export function checklistOf(state: ProtocolState, day: Day): Checklist {
  const followed = new Set(
    state.active.filter((one) => one.isActive && one.startedDate <= day).map(({ protocolId }) => protocolId),
  );
  const byTitle = state.items
    .filter(({ protocolId, removedAt }) => removedAt === null && followed.has(protocolId))
    .flatMap((item) => {
      const protocol = findProtocol(state, item.protocolId);
      return protocol ? [checklistItem(item, protocol.name, day, state.progress)] : [];
    })
    .sort(byTimeThenTitle);
  const places = new Map(state.items.map(({ id, sortOrder }) => [id, sortOrder]));
  const all = state.protocols
    .filter(({ hasOwnOrder }) => hasOwnOrder)
    .reduce((list, { id }) => inOwnOrder(list, id, places), byTitle);
  const items = all.filter(({ frequency }) => frequency === "daily");
  const doneCount = items.filter(({ isCompleted }) => isCompleted).length;
  return {
    day,
    items,
    weekly: all.filter(({ frequency }) => frequency === "weekly"),
    doneCount,
    totalCount: items.length,
    percentage: percentageOf(doneCount, items.length),
  };
}

/**
 * How many of a protocol's daily steps were done, by day.
 * @param ticks each of a step and a day
 */
export function doneByDay(
  items: readonly ProtocolItem[],
  ticks: readonly Pick<ProtocolProgress, "protocolItemId" | "completedDate">[],
): Map<Day, number> {
  const known = new Map(items.map((item) => [item.id, item]));
  const done = new Map<Day, number>();
  for (const { protocolItemId, completedDate } of ticks) {
    const item = known.get(protocolItemId);
    if (!item || frequencyOn(item, completedDate) !== "daily") continue;
    done.set(completedDate, (done.get(completedDate) ?? 0) + 1);
  }
  return done;
}

/** How a day of a protocol went. */
export interface ProtocolDay {
  day: Day;
  doneCount: number;
  totalCount: number;
}

/** The first day on which a protocol was followed; today when it never was. */
const firstFollowed = (active: readonly ActiveProtocol[], today: Day): Day =>
  active.map(({ startedDate }) => startedDate).sort()[0] ?? today;

/**
 * The day from which on it matters to a history of so many days what was done. It reaches no further back, since it
 * has every day on which the protocol was followed.
 */
export function historyStart(active: readonly ActiveProtocol[], today: Day, count: number): Day {
  const first = firstFollowed(active, today);
  let day = today;
  for (let missing = count; day > first; day = addDays(day, -1)) {
    if (active.some((one) => isFollowedOn(one, day))) missing -= 1;
    if (missing === 0) break;
  }
  return day;
}

/**
 * How the days of a protocol went, the newest first: those on which it was followed.
 * @param doneByDay how many of its daily steps were done, by day
 * @param count how many days at most
 */
export function historyOf(
  items: readonly ProtocolItem[],
  active: readonly ActiveProtocol[],
  doneByDay: ReadonlyMap<Day, number>,
  today: Day,
  count: number,
): ProtocolDay[] {
  const steps = items.map((item) => ({ item, from: dayOf(new Date(item.createdAt)) }));
  const isDaily = (item: ProtocolItem, day: Day): boolean => {
    const { frequency, isRemoved } = asOf(item, day);
    return frequency === "daily" && !isRemoved;
  };
  const first = firstFollowed(active, today);
  const days: ProtocolDay[] = [];
  for (let day = today; day >= first && days.length < count; day = addDays(day, -1)) {
    const doneCount = doneByDay.get(day) ?? 0;
    if (doneCount === 0 && !active.some((one) => isFollowedOn(one, day))) continue;
    const totalCount = steps.filter(({ item, from }) => from <= day && isDaily(item, day)).length;
    days.push({ day, doneCount, totalCount: Math.max(doneCount, totalCount) });
  }
  return days;
}
