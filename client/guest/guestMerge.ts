import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import { LAB_VALUE_KEYS } from "../../schema/labValues/labValueKeys.ts";
import { PROGRESS_KEYS } from "../../schema/programmes/progressKeys.ts";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import type { GuestMergeArea } from "./guestArea.ts";
import { isStored, readStored, storeAll } from "./storage.ts";

/** The areas that store something; a new one adds itself here, its code is loaded when it has something. */
const AREAS: readonly { keys: readonly string[]; load(): Promise<GuestMergeArea> }[] = [
  {
    keys: [JOURNEY_KEYS.progress, JOURNEY_KEYS.activities, JOURNEY_KEYS.onboarding, JOURNEY_KEYS.answers],
    load: async () => (await import("../features/journey/data/journeyMerge.ts")).journeyMerge,
  },
  {
    keys: [PROTOCOL_KEYS.protocols],
    load: async () => (await import("../features/protocols/data/protocolsMerge.ts")).protocolsMerge,
  },
  {
    keys: Object.values(ANALYSIS_KEYS),
    load: async () => (await import("../features/analyses/data/analysesMerge.ts")).analysesMerge,
  },
  {
    keys: Object.values(PROGRESS_KEYS),
    load: async () => (await import("../features/programmes/data/programmesMerge.ts")).programmesMerge,
  },
  {
    keys: [LAB_VALUE_KEYS.values, LAB_VALUE_KEYS.profile],
    load: async () => (await import("../features/labValues/data/labValuesMerge.ts")).labValuesMerge,
  },
];

const SNOOZE_KEY = "merge-later";
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const readSnooze = (json: unknown) => json as { account?: unknown; until?: unknown } | undefined;

/** True within a week after an account answered 'Inte nu'. */
export function isMergeSnoozed(account: string): boolean {
  const snooze = readStored(SNOOZE_KEY, readSnooze);
  const now = Date.now();
  // A clock that was set back does not make a week of a year.
  return snooze?.account === account && Number(snooze.until) > now && Number(snooze.until) <= now + WEEK_MS;
}

/** Does not ask this account again for a week; on /min-resa it can always be asked for. */
export const snoozeMerge = (account: string): boolean =>
  storeAll({ [SNOOZE_KEY]: { account, until: Date.now() + WEEK_MS } });

let isMergeAsked = false;
const askedListeners = new Set<() => void>();

/** Opens the dialog that merges a guest's data, from wherever one is; at once, or as soon as it has been loaded. */
export function openGuestMerge(): void {
  isMergeAsked = true;
  for (const listener of askedListeners) listener();
}

/**
 * Calls the listener when the dialog is asked for, and at once when it was asked for before anybody listened.
 * @returns what ends it
 */
export function onMergeAsked(listener: () => void): () => void {
  const answer = () => {
    isMergeAsked = false;
    listener();
  };
  askedListeners.add(answer);
  if (isMergeAsked) answer();
  return () => void askedListeners.delete(answer);
}

const withData = () => AREAS.filter(({ keys }) => keys.some(isStored));

/** True when the browser stores something that could be merged into an account. */
export const hasGuestData = (): boolean => withData().length > 0;

/** The areas that store something. */
export const guestMergeAreas = (): Promise<GuestMergeArea[]> => Promise.all(withData().map(({ load }) => load()));
