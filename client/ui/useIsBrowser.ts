import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and during the first render, which equals the server's; true from then on. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
