import { useCallback, useSyncExternalStore } from "react";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";
import { useViewer } from "../session/viewer.ts";
import { onOutboxChange, readOutbox } from "./outboxStorage.ts";

const ALL = Object.keys(PERSONAL_FIELDS) as PersonalArea[];

/**
 * How many changes the account that is signed in has made that the server does not have yet.
 * @param area of this area alone
 */
export function useOutboxCount(area?: PersonalArea): number {
  const account = useViewer()?.id;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (area ? [area] : ALL).map((one) => onOutboxChange(one, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [area],
  );
  return useSyncExternalStore(
    subscribe,
    () => (area ? [area] : ALL).flatMap(readOutbox).filter((one) => one.account === account).length,
    () => 0,
  );
}
