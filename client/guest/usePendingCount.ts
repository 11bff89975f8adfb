import { useCallback, useSyncExternalStore } from "react";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";
import { useViewer } from "../shell/session/viewer.ts";
import { onPendingChanges, readPendingChanges } from "./pendingChanges.ts";

const ALL = Object.keys(PERSONAL_FIELDS) as PersonalArea[];

/**
 * How many changes the account that is signed in has made that the server does not have yet.
 * @param area of this area alone
 */
export function usePendingCount(area?: PersonalArea): number {
  const account = useViewer()?.id;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (area ? [area] : ALL).map((one) => onPendingChanges(one, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [area],
  );
  return useSyncExternalStore(
    subscribe,
    () => (area ? [area] : ALL).flatMap(readPendingChanges).filter((one) => one.account === account).length,
    () => 0,
  );
}
