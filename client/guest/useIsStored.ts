import { useCallback, useSyncExternalStore } from "react";
import { isStored, onStorageChange } from "./storage.ts";

/** Whether the browser holds something under a key, as that changes; false on the server and during the first render. */
export function useIsStored(key: string): boolean {
  const follow = useCallback((listener: () => void) => onStorageChange([key], listener), [key]);
  return useSyncExternalStore(
    follow,
    () => isStored(key),
    () => false,
  );
}
