import { useEffect, useEffectEvent, useState } from "react";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Asks again for what could not be read, without a word: after pauses that grow, and with the network back.
 * @param query.isKnown whether it has been read
 * @param query.error why it could not be read the last time
 * @param query.ask asks for it again
 * @returns whether it could not be read yet
 */
export function useQuietRetry(query: { isKnown: boolean; error: unknown; ask: () => Promise<unknown> }): boolean {
  const { isKnown, error, ask } = query;
  // While it is asked for again, there is no error for a moment.
  const [hasFailed, setFailed] = useState(false);
  if (error && !hasFailed) setFailed(true);
  const isMissing = hasFailed && !isKnown;
  const askLatest = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = (pause: number) => {
      timer = setTimeout(() => {
        askLatest();
        askAfter(Math.min(2 * pause, LONGEST_PAUSE_MS));
      }, pause);
    };
    const hear = () => askLatest();
    askAfter(FIRST_PAUSE_MS);
    window.addEventListener("online", hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", hear);
    };
  }, [isMissing]);
  return isMissing;
}
