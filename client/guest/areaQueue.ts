import pLimit, { type LimitFunction } from "p-limit";
import type { PersonalArea } from "../../schema/personal.ts";

/** How long a change may take; after that it has failed, and the next one goes. */
const TIME_LIMIT_MS = 20_000;

const queues = new Map<PersonalArea, LimitFunction>();

/**
 * Sends an area's changes one after the other: on the way they could overtake each other, and an older answer
 * would then take the place of a newer one. Areas do not wait for each other.
 * @param send is given a signal that ends the change when it takes too long
 * @param limitMs how long it may take
 * @throws what `send` throws; a TimeoutError when it took too long
 */
export function enqueueChange<Result>(
  area: PersonalArea,
  send: (signal: AbortSignal) => Promise<Result>,
  limitMs = TIME_LIMIT_MS,
): Promise<Result> {
  const queue = queues.get(area) ?? pLimit(1);
  queues.set(area, queue);
  return queue(() => {
    const signal = AbortSignal.timeout(limitMs);
    const tooLate = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return Promise.race([send(signal), tooLate]);
  });
}
