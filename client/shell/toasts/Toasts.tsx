import { useSyncExternalStore } from "react";
import { ToastHost } from "./ToastHost.tsx";
import { toastStore } from "./toasts.ts";

const NONE: readonly never[] = [];

/** Where toasts appear. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE);
  return toasts.length > 0 ? <ToastHost toasts={toasts} /> : null;
}
