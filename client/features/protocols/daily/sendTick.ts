import type { ApolloClient } from "@apollo/client";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import { verdictOn } from "../../../guest/errorVerdict.ts";
import type { SendOutboxEntry } from "../../../guest/guestArea.ts";
import { toastAchievements } from "../../../toasts/toastAchievements.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { showFailure } from "../data/protocolToasts.ts";
import { isTick, noteTried, type Tick } from "./pendingTicks.ts";
import { CompleteItemDocument, UndoItemDocument } from "./sendTick.generated.ts";

/** A tick that is older has waited: nobody looks for a word about it. */
const WAITED_MS = 60_000;

/** Sends an account's tick, which waited in storage until now. */
export const sendTick: SendOutboxEntry = async (apollo, change, at) => {
  if (!isTick(change)) return;
  noteTried(change);
  try {
    await makeTick(apollo, change, at);
  } catch (error) {
    if (verdictOn(error) === "rejected") toastRejected(change);
    throw error;
  }
};

/**
 * Ticks a step where it is kept, or takes that back, and says how it went.
 * @param at when it was ticked, which an account is told: of several devices what was done last wins
 * @throws when there was no answer
 */
export async function makeTick(apollo: ApolloClient, tick: Tick, at?: Date): Promise<void> {
  const { itemKey, day, isDone } = tick;
  const input = { itemKey, day, at: at?.toISOString() };
  if (!isDone) {
    const { data } = await apollo.mutate({ mutation: UndoItemDocument, variables: { input } });
    if (data && data.undoItem.errors.length > 0) toastRejected(tick);
    return;
  }
  const hasWaited = at !== undefined && Date.now() - at.getTime() > WAITED_MS;
  const { data } = await apollo.mutate({
    mutation: CompleteItemDocument,
    variables: { input },
    update: (cache) => invalidateJourneyLists(cache, ["activities", "days", "achievements"]),
  });
  if (!data) return;
  const { item, unlocked, streakReached, errors } = data.completeItem;
  if (errors.length > 0) return toastRejected(tick);
  // Nobody looks for a word about a streak of days that have passed.
  toastAchievements({ unlocked, streakReached: hasWaited ? null : streakReached });
  // Ticks come one after the other; an achievement that is told of must not go with the next one.
  // Another device may have taken it back since.
  if (hasWaited || !item?.isCompleted) return;
  showToast({
    title: "Markerat!",
    text: "Uppgift har markerats som klar",
    tone: "confirmation",
    isForTheEye: true,
    about: "tick",
  });
}

/** Says that a tick will not be kept; what shows goes back by itself. */
export const toastRejected = ({ isDone }: Pick<Tick, "isDone">): void =>
  showFailure(
    isDone ? "Kunde inte markera uppgift som klar" : "Kunde inte ångra markeringen. Försök igen om en stund.",
    "tick",
  );
