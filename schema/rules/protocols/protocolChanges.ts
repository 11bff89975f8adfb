import type { ValidationError } from "../../fieldErrors.ts";
import type { Completion, NewProtocol, ProtocolEdit, StepInput } from "../../protocols/protocolInput.ts";
import type {
  ActiveProtocol,
  EarlierFrequency,
  Protocol,
  ProtocolItem,
  ProtocolState,
} from "../../protocols/protocolState.ts";
import { toStoredNames } from "../../protocols/stepNames.ts";
import {
  defaultDescription,
  MAX_ALL_STEPS,
  MAX_EARLIER,
  MAX_PROTOCOLS,
  MAX_STORED_PROTOCOLS,
} from "../../protocols/vocabulary.ts";
import { addDays, type Day, dayOf } from "../words/days.ts";

/** There is no such protocol of one's own, and no such step. */
export const NO_PROTOCOL: ValidationError = { code: "NOT_FOUND", field: "id", message: "Protocol not found" };
export const NO_STEP: ValidationError = { code: "NOT_FOUND", field: "itemKey", message: "Steget finns inte." };

/** Somebody who has no protocols. */
export const noProtocols = (): ProtocolState => ({ protocols: [], items: [], active: [], progress: [] });

/** A protocol that is there: deleted ones are as if they were not. */
export const findProtocol = ({ protocols }: Pick<ProtocolState, "protocols">, id: string): Protocol | undefined =>
  protocols.find((protocol) => protocol.id === id && protocol.deletedAt === null);

/** The steps of a protocol in their order, without those that were removed. */
export const stepsOf = (items: readonly ProtocolItem[], protocolId: string): ProtocolItem[] =>
  items
    .filter((item) => item.protocolId === protocolId && item.removedAt === null)
    .sort((one, other) => one.sortOrder - other.sortOrder);

/** The time during which a protocol is followed now. */
export const activeOf = (active: readonly ActiveProtocol[], protocolId: string): ActiveProtocol | undefined =>
  active.find((one) => one.protocolId === protocolId && one.isActive);

/** What a protocol says of itself. */
const descriptionOf = ({ description, goal }: Pick<NewProtocol, "description" | "goal">): string =>
  description ?? (goal ? defaultDescription(goal) : "");

/** Said when somebody has as many protocols as they can. */
const TOO_MANY_PROTOCOLS = `Du kan ha högst ${MAX_PROTOCOLS} protokoll. Ta bort ett först.`;

/** Said when somebody has made and deleted as many as are stored. */
const TOO_MANY_STORED = `Du har gjort ${MAX_STORED_PROTOCOLS} protokoll, borttagna inräknade, och fler går inte att spara. Ändra ett som du har i stället.`;

/** Said when somebody has made and removed as many steps as are stored. */
const TOO_MANY_STEPS = "Så många steg går inte att spara.";

/** Said when how often a step is done was changed as often as is kept. */
const TOO_MANY_CHANGES =
  "Hur ofta steget görs har ändrats så många gånger att fler ändringar inte går att spara. Lägg till ett nytt steg i stället.";

/** What is wrong with a new protocol: somebody has as many as they can. */
export function validateProtocol(
  state: ProtocolState,
  { key, steps }: Pick<NewProtocol, "key" | "steps">,
): ValidationError | undefined {
  if (state.protocols.some(({ id }) => id === key)) return undefined;
  if (state.protocols.filter(({ deletedAt }) => deletedAt === null).length >= MAX_PROTOCOLS) {
    return { code: "TOO_MUCH", field: null, message: TOO_MANY_PROTOCOLS };
  }
  if (state.protocols.length >= MAX_STORED_PROTOCOLS) {
    return { code: "TOO_MUCH", field: null, message: TOO_MANY_STORED };
  }
  return validateSteps(state, steps);
}

/** What is too much of what an account would take over from a browser, if anything; what it has already is no more. */
export function tooMuchToMerge(
  state: ProtocolState,
  given: Pick<ProtocolState, "protocols" | "items">,
): string | undefined {
  const added = (has: readonly { id: string }[], more: readonly { id: string }[]) => {
    const known = new Set(has.map(({ id }) => id));
    return more.filter(({ id }) => !known.has(id)).length;
  };
  const protocols = added(state.protocols, given.protocols);
  const there = state.protocols.filter(({ deletedAt }) => deletedAt === null).length;
  if (there + protocols > MAX_PROTOCOLS) return TOO_MANY_PROTOCOLS;
  if (state.protocols.length + protocols > MAX_STORED_PROTOCOLS) return TOO_MANY_STORED;
  return state.items.length + added(state.items, given.items) > MAX_ALL_STEPS ? TOO_MANY_STEPS : undefined;
}

/** What is wrong with steps: one belongs to another protocol, was changed too often, or there are too many in all. */
export function validateSteps(
  state: ProtocolState,
  steps: readonly StepInput[],
  protocolId?: string,
): ValidationError | undefined {
  const known = new Map(state.items.map((item) => [item.id, item]));
  const place = steps.findIndex(({ key }) => known.has(key) && known.get(key)?.protocolId !== protocolId);
  if (place >= 0)
    return { code: "INVALID", field: `steps.${place}.key`, message: "Steget hör till ett annat protokoll." };
  const changed = steps.findIndex(({ key, frequency }) => {
    const before = known.get(key);
    const isChanged = before && (before.removedAt !== null || before.frequency !== frequency);
    return isChanged && before.earlier.length >= MAX_EARLIER;
  });
  if (changed >= 0) return { code: "TOO_MUCH", field: `steps.${changed}.frequency`, message: TOO_MANY_CHANGES };
  const added = steps.filter(({ key }) => !known.has(key)).length;
  if (state.items.length + added <= MAX_ALL_STEPS) return undefined;
  return { code: "TOO_MUCH", field: "steps", message: TOO_MANY_STEPS };
}

/** What held of a step before it is changed, so that the days that have been stay as they were. */
function earlierOf(before: ProtocolItem, frequency: ProtocolItem["frequency"], today: Day): EarlierFrequency[] {
  const list = [...before.earlier];
  const add = (one: EarlierFrequency) => {
    // Of several changes on a day the last one holds.
    if (one.until > (list.at(-1)?.until ?? "")) list.push(one);
  };
  const present = { frequency: before.frequency, isRemoved: false };
  if (before.removedAt !== null) {
    add({ ...present, until: dayOf(new Date(before.removedAt)) });
    add({ ...present, until: today, isRemoved: true });
  } else if (before.frequency !== frequency) {
    add({ ...present, until: today });
  }
  // What is as it was again was never changed.
  const last = list.at(-1);
  if (last && !last.isRemoved && last.frequency === frequency) list.pop();
  return list;
}

/** The steps of a protocol as they are to be: known ones keep what was ticked of them, those left out are removed. */
function withSteps(
  items: readonly ProtocolItem[],
  protocolId: string,
  steps: readonly StepInput[],
  at: string,
): ProtocolItem[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const given = steps.map(({ key, ...step }, sortOrder): ProtocolItem => {
    const before = known.get(key);
    return {
      ...toStoredNames(step),
      id: key,
      protocolId,
      notes: before?.notes ?? null,
      sortOrder,
      isRequired: before?.isRequired ?? true,
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
      removedAt: null,
      earlier: before ? earlierOf(before, step.frequency, dayOf(new Date(at))) : [],
    };
  });
  const keys = new Set(steps.map(({ key }) => key));
  const others = items.map((item) =>
    item.protocolId === protocolId && item.removedAt === null ? { ...item, removedAt: at, updatedAt: at } : item,
  );
  return [...others.filter(({ id }) => !keys.has(id)), ...given];
}

/**
 * A new protocol, started at once if it is meant to be; one that is known already changes nothing.
 * @param activeId names the time during which it is followed
 */
export function createProtocol(state: ProtocolState, input: NewProtocol, activeId: string, now: Date): ProtocolState {
  if (state.protocols.some(({ id }) => id === input.key)) return state;
  const at = now.toISOString();
  const protocol: Protocol = {
    id: input.key,
    name: input.name,
    description: descriptionOf(input),
    goal: input.goal,
    protocolType: input.type,
    expertName: input.expertName,
    isPublic: input.isPublic,
    isFeatured: input.isFeatured,
    hasOwnOrder: input.hasOwnOrder ?? false,
    difficultyLevel: input.difficulty,
    estimatedDurationWeeks: input.estimatedWeeks,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
  const next = {
    ...state,
    protocols: [...state.protocols, protocol],
    items: withSteps(state.items, protocol.id, input.steps, at),
  };
  return input.starts ? startProtocol(next, protocol.id, activeId, now) : next;
}

/** A protocol as it is to be from now on. */
export function updateProtocol(state: ProtocolState, id: string, edit: ProtocolEdit, now: Date): ProtocolState {
  const at = now.toISOString();
  const { name, goal, hasOwnOrder } = edit;
  return {
    ...state,
    protocols: state.protocols.map((protocol) =>
      protocol.id === id
        ? {
            ...protocol,
            name,
            goal,
            description: descriptionOf(edit),
            hasOwnOrder: hasOwnOrder ?? protocol.hasOwnOrder,
            updatedAt: at,
          }
        : protocol,
    ),
    items: withSteps(state.items, id, edit.steps, at),
  };
}

/** A protocol followed from today; one that is followed already stays as it is. */
export function startProtocol(state: ProtocolState, id: string, activeId: string, now: Date): ProtocolState {
  const protocol = findProtocol(state, id);
  if (!protocol || activeOf(state.active, id)) return state;
  const startedDate = dayOf(now);
  const weeks = protocol.estimatedDurationWeeks;
  const started: ActiveProtocol = {
    id: activeId,
    protocolId: id,
    startedDate,
    targetEndDate: weeks === null ? null : addDays(startedDate, weeks * 7),
    isActive: true,
    endedDate: null,
  };
  return { ...state, active: [...state.active, started] };
}

/** A protocol that is not followed any more. */
export const deactivateProtocol = (state: ProtocolState, id: string, now: Date): ProtocolState => ({
  ...state,
  active: state.active.map((one) =>
    one.protocolId === id && one.isActive ? { ...one, isActive: false, endedDate: dayOf(now) } : one,
  ),
});

/** A protocol that is hidden with its steps, and not followed any more; what was ticked stays. */
export function deleteProtocol(state: ProtocolState, id: string, now: Date): ProtocolState {
  const at = now.toISOString();
  const next = deactivateProtocol(state, id, now);
  return {
    ...next,
    protocols: next.protocols.map((protocol) =>
      protocol.id === id && protocol.deletedAt === null ? { ...protocol, deletedAt: at, updatedAt: at } : protocol,
    ),
    items: withSteps(next.items, id, [], at),
  };
}

/** What is wrong with ticking a step for a day: there is no such step, or the day is not one of its protocol's. */
export function validateTick(state: ProtocolState, itemId: string, day: Day, now: Date): ValidationError | undefined {
  const item = state.items.find(({ id }) => id === itemId);
  if (!item) return NO_STEP;
  if (day > dayOf(now)) return { code: "INVALID", field: "day", message: "Den dagen har inte varit än." };
  const isFollowed = state.active.some(
    ({ protocolId, startedDate, endedDate }) =>
      protocolId === item.protocolId && startedDate <= day && (endedDate === null || day <= endedDate),
  );
  if (isFollowed) return undefined;
  return { code: "INVALID", field: "day", message: "Protokollet följdes inte den dagen." };
}

/** When something was done: what a device says, unless that is still to come. */
const doneAt = (at: Date | undefined, now: Date): string => (at && at < now ? at : now).toISOString();

/**
 * A step done on a day. What was done last wins, whatever arrives last: a tick that was taken back since stays so, and
 * one that was made before another changes no more than what the other left out.
 * @param id names it, if it is new
 */
export function completeItem(
  state: ProtocolState,
  itemId: string,
  completion: Completion,
  id: string,
  now: Date,
): ProtocolState {
  const item = state.items.find((one) => one.id === itemId);
  if (!item) return state;
  const isSame = (one: ProtocolState["progress"][number]) =>
    one.protocolItemId === itemId && one.completedDate === completion.day;
  const before = state.progress.find(isSame);
  const at = doneAt(completion.at, now);
  const isUndone = state.undone?.some(
    (one) => one.protocolItemId === itemId && one.undoneDate === completion.day && one.undoneAt >= at,
  );
  if (isUndone) return state;
  const isLate = before !== undefined && before.completionTime > at;
  const [first, second] = isLate ? [before, completion] : [completion, before];
  const done = {
    id: before?.id ?? id,
    protocolId: item.protocolId,
    protocolItemId: itemId,
    completedDate: completion.day,
    completionTime: isLate ? before.completionTime : at,
    notes: first.notes ?? second?.notes ?? null,
    rating: first.rating ?? second?.rating ?? null,
  };
  return { ...state, progress: [...state.progress.filter((one) => !isSame(one)), done] };
}

/**
 * A step no longer done on the days of a checklist: a day, or a week for a weekly step. What was ticked since stays.
 * @param at when it was taken back; now when absent
 * @param newId names what is kept of that
 */
export function undoItem(
  state: ProtocolState,
  itemId: string,
  days: readonly Day[],
  at: Date | undefined,
  now: Date,
  newId: () => string,
): ProtocolState {
  const undoneAt = doneAt(at, now);
  const current = now.toISOString();
  const progress = state.progress.filter(({ protocolItemId, completedDate, completionTime }) => {
    // A clock that was put back must not keep a tick for ever.
    const tickedAt = completionTime < current ? completionTime : current;
    return protocolItemId !== itemId || !days.includes(completedDate) || tickedAt > undoneAt;
  });
  if (!state.undone) return { ...state, progress };
  const known = new Map(
    state.undone.filter((one) => one.protocolItemId === itemId).map((one) => [one.undoneDate, one]),
  );
  // A tick of a day that it cannot be of is refused whenever it arrives.
  const told = days
    .filter((day) => (known.get(day)?.undoneAt ?? "") < undoneAt && !validateTick(state, itemId, day, now))
    .map((undoneDate) => ({
      id: known.get(undoneDate)?.id ?? newId(),
      protocolItemId: itemId,
      undoneDate,
      undoneAt,
    }));
  const replaced = new Set(told.map(({ id }) => id));
  return { ...state, progress, undone: [...state.undone.filter(({ id }) => !replaced.has(id)), ...told] };
}
