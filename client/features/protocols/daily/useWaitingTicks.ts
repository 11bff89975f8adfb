import { useEffect, useState } from "react";
import { onOutboxChange } from "../../../guest/outboxStorage.ts";
import { useViewer } from "../../../session/viewer.ts";
import { readWaitingTicks, showPendingTicks, tickName } from "./pendingTicks.ts";

/** A tick that has not arrived after this long is said to wait. */
const PATIENCE_MS = 3_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * Shows the account's ticks that wait to be sent as they will be, also after a reload and from other tabs.
 * @returns the names (`tickName`) of those that the visitor should be told of
 */
export function useWaitingTicks(): ReadonlySet<string> {
  const account = useViewer()?.id;
  const [late, setLate] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      showPendingTicks(account);
      const ticks = readWaitingTicks(account);
      const names = ticks
        .filter(({ at }) => !navigator.onLine || Date.now() - at.getTime() >= PATIENCE_MS)
        .map(tickName);
      setLate((known) => (names.length === 0 && known.size === 0 ? known : new Set(names)));
      if (names.length < ticks.length) timer = setTimeout(look, PATIENCE_MS);
    };
    const stop = onOutboxChange("protocols", look);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    look();
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, [account]);
  return late;
}
